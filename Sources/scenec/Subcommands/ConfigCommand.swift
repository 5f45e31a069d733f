import SceneBatch
import SceneCompiler
import SceneConfig
import SceneEmit
import SceneSource

extension Subcommand {
  static let config = Subcommand(
    name: "config",
    summary: "Prints the settings that apply to a scene, and where each is set",
    operands: Operands(
      usage: "[PATH]",
      help: "A scene or a folder, which need not exist; default: the current folder",
      completion: .files, maximumCount: 1),
    options: [.listFormat, .config, .noConfig]
  ) { arguments throws(BatchError) in
    let table = try ConfigurationTable(arguments.configurationChoice())
    let loaded = try table.configuration(forPath: arguments.operands.first ?? ".")
    let settings = listedSettings(loaded)
    let isJSON = arguments.value(of: .listFormat) == "json"
    let rows = settings.map {
      [$0.name, $0.value.text, $0.origin.map { "\($0):\($1)" } ?? "default"]
    }
    let status = try Command.printProduct(
      isJSON ? settingsJSON(settings) : textTable([["SETTING", "VALUE", "FROM"]] + rows))
    guard let loaded, !loaded.parsed.diagnostics.isEmpty else { return status }
    var report = DiagnosticsReport(arguments, .error, to: StreamWriter(.error), file: nil)
    report.add(loaded.source, loaded.diagnostics, isFixable: false)
    try report.finish([])
    return report.exitStatus
  }
}

private func listedSettings(_ loaded: LoadedConfiguration?) -> [ListedSetting] {
  let lines = loaded.map { LineTable($0.source) }
  return (loaded?.configuration ?? Configuration()).settings(ruleCatalog).map { setting in
    ListedSetting(
      name: setting.name, value: setting.value,
      origin: setting.place.flatMap { place in
        guard let loaded, let lines else { return nil }
        return (loaded.source.name, lines.location(at: Int(place.start)).line)
      })
  }
}

extension SettingValue {
  /// The value as a configuration says it.
  fileprivate var text: String {
    switch self {
    case .none: "none"
    case .word(let word): word.unicodeScalars.map(printable).joined()
    case .bool(let flag): flag ? "true" : "false"
    case .numbers(let numbers): "[\(numbers.map { String($0) }.joined(separator: ", "))]"
    case .words(let words):
      "[\(words.map { "\"\($0.unicodeScalars.map(printable).joined())\"" }.joined(separator: ", "))]"
    }
  }
}
