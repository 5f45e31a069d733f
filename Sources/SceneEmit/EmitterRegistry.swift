/// The output formats for placements, the default first.
public let placementsEmitters: [any PlacementsEmitter.Type] = [
  PlacementsJSONEmitter.self,
  SVGEmitter.self,
]

/// The report formats for diagnostics, the default first.
public let diagnosticsEmitters: [any DiagnosticsEmitter.Type] = [
  TextDiagnosticsEmitter.self,
  ConciseDiagnosticsEmitter.self,
  JSONDiagnosticsEmitter.self,
  JSONLinesDiagnosticsEmitter.self,
  SARIFDiagnosticsEmitter.self,
  GitHubDiagnosticsEmitter.self,
  GitLabDiagnosticsEmitter.self,
  JUnitDiagnosticsEmitter.self,
]
