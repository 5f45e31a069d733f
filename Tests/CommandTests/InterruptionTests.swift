import TestSupport
import Testing

/// What a signal and odd files leave behind.
@Suite(.serialized)
struct InterruptionTests {
  /// A scene whose output is so large that a signal comes while it is written.
  private static let large = """
    version: 1
    containers:
      - {layout: flow, count: 19, template: {layout: flow, count: 19, template: {layout: flow, \
    count: 19, template: {layout: flow, count: 19, template: {size: 1, data: "\(text)"}}}}}

    """
  private static let text = String(repeating: "x", count: 2000)

  /// The tests' processes start with most signals blocked, which a terminal's do not.
  private static let unblocked =
    "import os, signal, sys; signal.pthread_sigmask(signal.SIG_SETMASK, []); "
    + "os.execv(sys.argv[1], sys.argv[1:])"

  // (A shell starts a background program with SIGINT ignored, and that must stay so.)
  @Test(arguments: [("TERM", 143), ("HUP", 129), ("KILL", 137)], [false, true])
  func `a signal ends the program and leaves no temporary file`(
    signal: (name: String, status: Int32), replacing: Bool
  ) throws {
    let scenec = try Scenec(["large.scene.yaml": Self.large])
    if replacing { try scenec.folder.write("old", to: "out/large.json") }
    let result = try scenec.shell(
      """
      python3 -c '\(Self.unblocked)' "$scenec" compile large.scene.yaml -o out/large.json & child=$!
      for turn in $(seq 2000); do
        ls -A out 2>/dev/null | grep -q tmp && break
        ls -l /proc/$child/fd 2>/dev/null | grep -q 'out/.*deleted' && break
        sleep 0.01
      done
      kill -\(signal.name) $child; wait $child; status=$?; ls -A out; cat out/*; exit $status
      """)
    // Nothing can be done then where a file must have a name; the next run removes it.
    let isExcused = signal.name == "KILL"
    let left = result.output.replacing(/[.]scenec-[0-9]+-0[.]tmp\n/) { isExcused ? "" : $0.output }
    #expect(left == (replacing ? "large.json\nold" : ""))
    #expect(result.status == signal.status)
  }

  @Test func `an input behind a link is never overwritten`() throws {
    let scenec = try Scenec(["real.json": Sample.good])
    try scenec.folder.link("a.scene.yaml", to: "real.json")
    let result = try scenec("compile", "a.scene.yaml", "-o", "real.json")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(scenec.folder.text("real.json") == Sample.good)
  }

  @Test func `a file is no folder for outputs`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "taken": "text"])
    let result = try scenec("compile", "a.scene.yaml", "-o", "taken")
    #expect(result.status == 2)
    #expect(
      result.errors == "scenec: error: 'taken' is a file; name a folder, a file ending in .json "
        + "or .svg, or -\n")
  }

  @Test func `a closed standard input cannot be read`() throws {
    let result = try Scenec().shell("\"$scenec\" lint - <&-")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
  }
}
