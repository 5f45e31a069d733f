import TestSupport
import Testing

/// The import lines of the sources against the table of the house.
struct ImportTests {
  /// What the modules below a folder of `Sources` may import; libm goes by three names.
  static let allowed: [String: Set<String>] = [
    "CYaml": [],
    "CParserMemory": [],
    "SceneSource": [],
    "SceneSyntax": ["CYaml", "CParserMemory", "SceneSource"],
    "SceneLayout": libm,
    "SceneSema": ["SceneSource", "SceneSyntax", "SceneLayout"],
    "SceneLint": ["SceneSource", "SceneLayout"],
    "SceneEmit": ["SceneSource", "SceneLayout"],
    "SceneConfig": ["SceneSource", "SceneSyntax", "SceneLayout", "SceneSema"],
    "SceneCompiler": compilerRooms,
    "SceneBatch": Set(["SceneSource", "SceneLayout", "SceneEmit", "SceneConfig", "SceneCompiler"])
      .union(libm).union(foundation),
    "scenec": compilerRooms.union(["SceneCompiler", "SceneBatch"]).union(libm).union(foundation),
    "Benchmarks": compilerRooms.union(["SceneCompiler", "SceneBatch", "CYaml"]).union(libm),
    "Examples": ["SceneSource", "SceneLayout", "SceneEmit", "SceneCompiler"],
  ]
  private static let libm: Set = ["Darwin", "Glibc", "Musl"]
  private static let foundation: Set = ["FoundationEssentials"]
  private static let compilerRooms: Set = [
    "SceneSource", "SceneSyntax", "SceneLayout", "SceneSema", "SceneLint", "SceneEmit",
    "SceneConfig",
  ]

  @Test(arguments: SourceScan.swiftFiles(below: "Sources"))
  func `imports only what its room may`(path: String) throws {
    let room = String(path.split(separator: "/")[1])
    let allowed = try #require(Self.allowed[room], "the table has no room '\(room)'")
    let found = Set(SourceScan.imports(in: try Repository.text(path)).map(\.module))
    #expect(found.subtracting(allowed).sorted() == [])
  }

  @Test func `libyaml stays inside the modules that import it`() throws {
    for path in SourceScan.swiftFiles(below: "Sources") {
      for line in SourceScan.imports(in: try Repository.text(path)) where line.module == "CYaml" {
        #expect(line.access == "internal", "\(path) does not say 'internal import CYaml'")
      }
    }
  }

  @Test func `every form of an import line is read`() {
    let text = """
      import A
      public import B
      @preconcurrency internal import C
      #if canImport(D)
        import D
      #endif
      import struct E.F
      // import G
      let important = 1
      """
    let found = SourceScan.imports(in: text)
    #expect(found.map(\.module) == ["A", "B", "C", "D", "E"])
    #expect(found.map(\.access) == [nil, "public", "internal", nil, nil])
  }
}
