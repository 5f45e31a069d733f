import TestSupport
import Testing

/// No library but SceneBatch touches the world: a search for names in the text of the sources.
struct PurityTests {
  private static let functions: Set = [
    "print", "debugPrint", "dump", "readLine", "exit", "abort", "system", "popen", "fopen",
    "freopen", "open", "creat", "fputs", "puts", "printf", "fprintf", "getenv", "setenv", "time",
    "clock", "clock_gettime", "gettimeofday", "rand", "arc4random",
  ]
  private static let names: Set = [
    "stdout", "stderr", "stdin", "environ", "ContinuousClock", "SuspendingClock", "Date",
    "ProcessInfo", "FileManager", "FileHandle", "CommandLine", "SystemRandomNumberGenerator",
  ]
  private static let pureRooms = [
    "SceneSource", "SceneSyntax", "SceneLayout", "SceneSema", "SceneLint", "SceneEmit",
    "SceneConfig", "SceneCompiler",
  ]
  private static let pureFiles = pureRooms.flatMap { SourceScan.swiftFiles(below: "Sources/" + $0) }

  private static func worldly(in text: String) -> [String] {
    SourceScan.calls(of: functions, in: text)
      .union(SourceScan.mentions(of: names, in: text)).sorted()
  }

  @Test(arguments: pureFiles)
  func `neither prints, exits, opens a file nor reads clock or environment`(path: String) throws {
    #expect(Self.worldly(in: try Repository.text(path)) == [])
  }

  @Test func `the search finds calls and names, and passes over members, comments and texts`() {
    let text = """
      print(1); if done { exit (0) }  // getenv("A")
      let start = ContinuousClock.now
      bracket.open()
      let place = "open"
      imprint(time)
      """
    #expect(Self.worldly(in: text) == ["ContinuousClock", "exit", "print"])
  }
}
