import Foundation
import TestSupport
import Testing

/// What a long run shows; scenes that are pipes make it as long as a test wants.
@Suite(.serialized)
struct ProgressTests {
  /// Scenes, two of them pipes, and what a terminal is sent by a run over them.
  private static let terminal = #"""
    NAMES = [f"{name}.scene.yaml" for name in "abcdef"]
    for name in "abdf": write(f"{name}.scene.yaml", GOOD % 20)
    for name in "ce": os.mkfifo(f"{name}.scene.yaml")
    BAD = GOOD.replace("circle", "radial, radius: -1") % 20
    LINE = rb"\r\x1b\[K(scenec: \d of 6 scenes, [0-9.]+ per second, \d+ s left)"

    def feed():
        # The first is waited for longer than it takes until the line is shown.
        for name, text in (("c", GOOD % 20), ("e", BAD)):
            time.sleep(0.7)
            write(f"{name}.scene.yaml", text)

    def shown(*arguments, stdout=None, columns=80, feeding=True, signals=()):
        master, slave = pty.openpty()
        import fcntl, struct, termios
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        os.environ["TERM"] = os.environ.get("TERM", "xterm")
        child = start(*arguments, "--jobs", "1", stdout=stdout or slave, stderr=slave)
        os.close(slave)
        if feeding: threading.Thread(target=feed, daemon=True).start()
        data, sent, begin = b"", 0, time.monotonic()
        while True:
            if time.monotonic() - begin > 120: give_up("no end")
            ready = select.select([master], [], [], 0.05)[0]
            try: block = os.read(master, 65536) if ready else None
            except OSError: break
            if block == b"": break
            data += block or b""
            if sent < len(signals) and b" of 6 scenes" in data:
                child.send_signal(signals[sent]); sent += 1
        child.wait(timeout=120)
        return data, child.returncode, time.monotonic() - begin

    def erased(data):
        """What stays on the terminal, for one that knows what is used here."""
        lines, line = [], ""
        for part in re.split(r"(\r\n|\r\x1b\[K)", data.decode()):
            if part == "\r\n": lines.append(line)
            line = "" if part.startswith("\r") else line + part
        return lines + ([line] if line else [])


    """#

  private static func answer(_ script: String) throws -> String {
    try LiveScenec.run(terminal + script, in: Scenec())
  }

  @Test func `a terminal sees how far it is, and in the end only the report`() throws {
    let answer = try Self.answer(
      #"""
      data, status, _ = shown("lint", "--color", "never", "--format", "concise", *NAMES)
      lines = re.findall(LINE, data)
      print(len(lines) > 0, status)
      print(*sorted({re.sub(rb"[0-9.]+ per.*", b"", line).decode() for line in lines}), sep="\n")
      print(*[re.sub("in [0-9.]+ s", "in X s", line) for line in erased(data)], sep="\n")
      # Each line is taken away before anything else is written.
      rest = re.sub(LINE + rb"(?=\r\x1b\[K)", b"", data)
      print(rb"scenes," in rest, rest.count(b"\r\x1b[K"))
      """#)
    let lines = answer.split(separator: "\n").map(String.init)
    #expect(lines.first == "True 1")
    #expect(
      lines.dropFirst().prefix { $0.hasSuffix("scenes, ") }.contains("scenec: 3 of 6 scenes, "))
    #expect(
      lines.drop { !$0.hasPrefix("e.scene") } == [
        "e.scene.yaml:3:37: error: radius is -1, expected 0 or more [negative-radius]",
        "scenec: 6 scenes in X s: 1 scene with errors",
        "False 1",
      ])
  }

  @Test func `a narrow terminal gets a part of the line, which never wraps`() throws {
    let answer = try Self.answer(
      #"""
      data, status, _ = shown("lint", "--color", "never", "--format", "concise", *NAMES, columns=20)
      lines = re.findall(rb"\r\x1b\[K(scenec: [^\r]*)", data)
      print({len(line) for line in lines} == {19}, status)
      data, status, _ = shown("lint", "--color", "never", "--format", "concise", *NAMES, columns=10)
      print(b"scenes," in data, status)
      """#)
    #expect(answer == "True 1\nFalse 1\n")
  }

  @Test(
    "nobody is shown what cannot be taken away or is not read by a person",
    arguments: ["TERM=dumb", "stderr=file"])
  func silence(_ circumstance: String) throws {
    let answer = try Self.answer(
      #"""
      if "\#(circumstance)" == "TERM=dumb":
          os.environ["TERM"] = "dumb"
          data, status, _ = shown("lint", *NAMES, stdout=open("report", "wb"))
      else:
          threading.Thread(target=feed, daemon=True).start()
          status = start("lint", *NAMES, stderr=open("errors", "wb")).wait(timeout=120)
          data = read("errors").encode()
      print(b" of " in data, b"\r\x1b" in data, status)
      """#)
    #expect(answer == "False False 1\n")
  }

  @Test func `a signal takes the line away and keeps what was found`() throws {
    let answer = try Self.answer(
      #"""
      write("b.scene.yaml", BAD)
      data, status, seconds = shown("lint", "--color", "never", "--format", "concise", *NAMES, signals=[signal.SIGINT])
      print(status, data.endswith(b"\r\x1b[K") or b"\r\x1b[K" in data[data.rindex(b" left"):])
      print(*[line for line in erased(data) if line.startswith("b.scene")])
      """#)
    #expect(
      answer == """
        -2 True
        b.scene.yaml:3:37: error: radius is -1, expected 0 or more [negative-radius]

        """)
  }

  @Test("what is asked for is said without a terminal", arguments: ["lint", "compile"])
  func verbose(subcommand: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "b.scene.yaml": Sample.threeMistakes])
    let output = subcommand == "compile" ? ["-o", "out"] : []
    let plain = try scenec.run([subcommand] + output)
    if subcommand == "compile" {
      try FileManager.default.removeItem(atPath: scenec.folder.path("out/a.placements.json"))
    }
    let result = try scenec.run([subcommand, "--verbose", "--jobs", "2"] + output)
    #expect(result.status == 1)
    #expect(result.output == plain.output)
    let lines = result.errorLines.drop { !$0.hasPrefix("scenec: 2 scenes in ") }
    let written = subcommand == "compile" ? "1 output written, " : ""
    #expect(lines.first?.hasSuffix(" s: \(written)1 scene with errors") == true)
    let rows = try lines.dropFirst().map { line in
      try #require(line.wholeMatch(of: /scenec:  ([a-z]+) +([0-9]+\.[0-9]{3}) s/), "\(line)")
    }
    let stages =
      subcommand == "lint"
      ? ["finding", "reading", "parsing", "lowering", "linting", "wall"]
      : [
        "finding", "reading", "caching", "parsing", "lowering", "linting", "layout", "writing",
        "wall",
      ]
    #expect(rows.map { String($0.1) } == stages)
    // Two threads may do twice the work of one in a time; a thousandth for each rounding.
    let seconds = rows.compactMap { Double($0.2) }
    let wall = try #require(seconds.last)
    #expect(seconds.dropLast().reduce(0, +) <= 2 * wall + 0.01)
  }
}
