import Foundation
import TestSupport
import Testing

/// What goes wrong around a run: its outputs are whole, and the next run repairs the rest.
@Suite(.serialized)
struct FaultTests {
  /// A scene of some 30 kB of placements, in two versions.
  private static func scene(_ number: Int, version: Int) -> String {
    """
    version: 1
    canvas: [4000, 4000]
    containers:
      - {id: s\(number), layout: flow, count: \(10 + version), template: \
    {layout: flow, count: 19, template: {size: \(5 + version), data: "\(data)"}}}

    """
  }
  private static let data = String(repeating: "x", count: 40)
  private static let numbers = 10..<18

  private static func write(_ scenec: Scenec, version: (Int) -> Int) throws {
    for number in numbers {
      try scenec.folder.write(
        scene(number, version: version(number)), to: "in/\(number % 3)/s\(number).scene.yaml")
    }
  }

  private static func rubbish(_ scenec: Scenec) -> [String] {
    scenec.folder.contents().filter { $0.hasSuffix(".tmp") }
  }

  @Test(.timeLimit(.minutes(15)))
  func `a run killed a hundred times leaves whole outputs, and the next one repairs all`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    let scenec = try Scenec()
    var trees: [OutputTree] = []
    for version in 0...1 {
      try Self.write(scenec) { _ in version }
      #expect(try scenec("compile", "in", "-o", "v\(version)", "--no-cache").status == 0)
      trees.append(try OutputTree(scenec, "v\(version)"))
    }
    let start = Date()
    #expect(try scenec("compile", "in", "-o", "timed").status == 0)
    var duration = Date().timeIntervalSince(start)
    var killed = 0
    var turnsWithRubbish = 0
    for turn in 0..<100 {
      let versions = Self.numbers.map { _ in Int.random(in: 0...1, using: &random) }
      try Self.write(scenec) { versions[$0 - Self.numbers.lowerBound] }
      let delay = duration * Double.random(in: 0.05...1, using: &random)
      let begin = Date()
      if try scenec.runKilled(["compile", "in", "-o", "out"], after: delay) {
        killed += 1
      } else {
        // The machine has become less busy than it was.
        duration = min(duration, Date().timeIntervalSince(begin))
      }
      let files = try OutputTree(scenec, "out").files
      if files.keys.contains(where: { $0.hasSuffix(".tmp") }) { turnsWithRubbish += 1 }
      for (path, text) in files where path.hasSuffix(".json") {
        #expect(
          trees.contains { $0.files[path] == text }, "seed \(seed), turn \(turn): \(path)")
      }
      guard turn % 25 == 24 else { continue }
      #expect(try scenec("compile", "in", "-o", "out").status == 0)
      #expect(try scenec("compile", "in", "-o", "fresh", "--no-cache").status == 0)
      #expect(try OutputTree(scenec, "out") == OutputTree(scenec, "fresh"), "seed \(seed)")
      #expect(try scenec("compile", "in", "-o", "out", "--check").status == 0)
      #expect(Self.rubbish(scenec) == [])
    }
    // Else nothing was tested.
    #expect(killed > 30, "\(turnsWithRubbish) turns left temporary files")
  }

  @Test func `temporary files of dead processes go, all others stay`() throws {
    let scenec = try Scenec(["in/sub/a.scene.yaml": Sample.good, "in/b.scene.yaml": Sample.good])
    // The number of a process that was, and of one that is.
    let dead = try scenec.shell("sh -c 'echo $$'").output.trimmingCharacters(in: .newlines)
    let stale = ["out/.scenec-\(dead)-0.tmp", "out/sub/.scenec-\(dead)-12.tmp"]
    let kept = [
      "out/.scenec-\(getpid())-0.tmp", "out/.scenec-\(dead)-x.tmp", "out/.scenec-\(dead).tmp",
      "out/scenec-\(dead)-0.tmp", "out/.scenec--0.tmp", "out/other/.scenec-\(dead)-0.tmp",
    ]
    for path in stale + kept { try scenec.folder.write("", to: path) }
    // One that a process holds, which is only seen by its lock, as from another container.
    try scenec.folder.write("", to: "out/.scenec-\(dead)-7.tmp")
    let result = try scenec.shell(
      "flock out/.scenec-\(dead)-7.tmp \"$scenec\" compile in -o out")
    #expect(result.status == 0)
    #expect(Self.rubbish(scenec) == (kept + ["out/.scenec-\(dead)-7.tmp"]).sorted())
  }

  @Test func `temporary files of dead processes go though all outputs are current`() throws {
    let scenec = try Scenec(["in/sub/a.scene.yaml": Sample.good, "in/b.scene.yaml": Sample.good])
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    let dead = try scenec.shell("sh -c 'echo $$'").output.trimmingCharacters(in: .newlines)
    for path in ["out/.scenec-\(dead)-0.tmp", "out/sub/.scenec-\(dead)-12.tmp"] {
      try scenec.folder.write("", to: path)
    }
    #expect(try scenec("compile", "in", "-o", "out", "--check").status == 0)
    #expect(Self.rubbish(scenec).count == 2)
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    #expect(Self.rubbish(scenec) == [])
  }

  @Test func `compilers on one folder of outputs at a time do not disturb one another`() throws {
    let scenec = try Scenec()
    for round in 0..<5 {
      try Self.write(scenec) { ($0 + round) % 2 }
      let result = try scenec.shell(
        """
        printf 'json\nsvg\njson\nsvg\n' | xargs -P 4 -I '{}' "$scenec" compile in -o out --emit '{}'
        """)
      #expect(result.status == 0)
      #expect(result.errors == "")
      for emit in ["json", "svg"] {
        #expect(try scenec("compile", "in", "-o", "fresh", "--emit", emit).status == 0)
        #expect(try scenec("compile", "in", "-o", "out", "--emit", emit, "--check").status == 0)
      }
      #expect(try OutputTree(scenec, "out") == OutputTree(scenec, "fresh"))
      #expect(Self.rubbish(scenec) == [])
      // What each of them knows is known.
      let known = try scenec.shell(
        "grep -a -o '[0-2]/s[0-9]*\\.\\(svg\\|placements\\)' out/.scenec-cache | sort -u | wc -l")
      #expect(known.output.trimmingCharacters(in: .whitespacesAndNewlines) == "16")
    }
  }

  @Test func `what others write while a run is at work is left alone, or replaced`() throws {
    let scenec = try Scenec(["b.scene.yaml": Sample.good, "c.scene.yaml": Sample.good])
    let result = try scenec.shell(
      """
      "$scenec" compile b.scene.yaml -o same.json; mkfifo a.scene.yaml
      "$scenec" compile a.scene.yaml b.scene.yaml c.scene.yaml -o out --jobs 1 & child=$!
      exec 3> a.scene.yaml  # Waits until it is read.
      mkdir out; cp same.json out/b.placements.json; echo other > out/c.placements.json
      touch -d 2001-01-01 out/*.json
      cat b.scene.yaml >&3; exec 3>&-
      wait $child; find out -name '*.json' ! -newermt 2002-01-01
      """)
    #expect(result.status == 0)
    #expect(result.output == "out/b.placements.json\n")
    for name in "bc" {
      let output = try scenec("compile", "\(name).scene.yaml", "-o", "-").output
      #expect(scenec.folder.text("out/\(name).placements.json") == output)
    }
    #expect(Self.rubbish(scenec) == [])
  }

  @Test func `a scene that vanishes before or while it is read harms no other`() throws {
    let scenec = try Scenec(["b.scene.yaml": Sample.good, "c.scene.yaml": Sample.flow])
    let result = try scenec.shell(
      """
      cp c.scene.yaml text; mkfifo a.scene.yaml
      "$scenec" compile a.scene.yaml b.scene.yaml c.scene.yaml -o out --jobs 1 & child=$!
      exec 3> a.scene.yaml  # Waits until it is read.
      rm a.scene.yaml b.scene.yaml
      cat text >&3; exec 3>&-
      wait $child
      """)
    #expect(result.status == 2)
    #expect(
      result.errorLines == [
        "scenec: error: cannot read 'b.scene.yaml': no such file or folder"
      ])
    #expect(
      scenec.folder.contents().filter { $0.hasPrefix("out/") } == [
        "out/", "out/a.placements.json", "out/c.placements.json",
      ])
  }

  @Test(.enabled(if: canMount))
  func `a full disk keeps what is whole, and is filled up when there is room`() throws {
    let scenec = try Scenec(["out/mine": ""])
    try Self.write(scenec) { _ in 0 }
    #expect(try scenec("compile", "in", "-o", "fresh").status == 0)
    let result = try Self.mounted(
      scenec, options: "size=120k",
      """
      "$scenec" compile in -o out 2> log; echo $?
      find out -name '*.tmp'
      for file in $(cd out; find . -name '*.json'); do cmp out/$file fresh/$file && echo whole; done
      mount -o remount,size=64m out; "$scenec" compile in -o out; echo $?
      diff -r -x .scenec-cache out fresh && echo same
      """)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first == "2")
    #expect(lines.suffix(2) == ["0", "same"])
    #expect(lines.dropFirst().dropLast(2).allSatisfy { $0 == "whole" })
    #expect((2..<8).contains(lines.count - 3))
    #expect(result.errors == "")
    let log = try #require(scenec.folder.text("log"))
    #expect(log.hasPrefix("scenec: error: cannot write 'out/"))
    #expect(log.contains("': no space left on the disk (and "))
    #expect(log.split(separator: "\n").count == 1)
  }

  @Test(.enabled(if: canMount))
  func `outputs that cannot be written are current, or one line says that they are not`() throws {
    let scenec = try Scenec(["out/mine": ""])
    try Self.write(scenec) { _ in 0 }
    let result = try Self.mounted(
      scenec, options: "size=64m",
      """
      "$scenec" compile in -o out; mount -o remount,ro out
      "$scenec" compile in -o out; echo $?
      rm out/.scenec-cache 2>/dev/null; "$scenec" compile in -o out --no-cache; echo $?
      echo '# more' >> in/0/s12.scene.yaml; "$scenec" compile in -o out; echo $?
      rm in/1/s10.scene.yaml; "$scenec" compile in -o out --prune 2>&1; echo $?
      sed -i 's/size: 5/size: 6/' in/0/s12.scene.yaml; "$scenec" compile in -o out --quiet 2>&1
      echo $?
      """)
    #expect(result.errors == "")
    #expect(
      result.output.split(separator: "\n") == [
        "0", "0", "0",
        "scenec: error: cannot remove 'out/1/s10.placements.json': the file system is read-only",
        "2",
        "scenec: error: cannot write 'out/0/s12.placements.json': the file system is read-only",
        "2",
      ])
  }

  @Test func `no link leads out of the folder of outputs`() throws {
    let scenec = try Scenec([
      "in/sub/a.scene.yaml": Sample.good, "in/b.scene.yaml": Sample.good, "else/mine": "mine",
    ])
    try scenec.folder.makeFolder("out")
    try scenec.folder.link("out/sub", to: "../else")
    let before = scenec.folder.contents()
    for options in [[], ["--check"], ["--no-cache"], ["--prune"]] {
      let result = try scenec.run(["compile", "in", "-o", "out"] + options)
      #expect(result.status == 2)
      #expect(result.errorLines.count == 1)
      #expect(
        result.errors.hasPrefix(
          "scenec: error: 'out/sub/a.placements.json' would be written outside of 'out': its "
            + "folder is '"))
      #expect(scenec.folder.contents() == before)
    }
  }

  @Test func `OUT itself, and what stays within it, may be links`() throws {
    let scenec = try Scenec([
      "in/sub/a.scene.yaml": Sample.good, "in/b.scene.yaml": Sample.good, "real/here/mine": "mine",
    ])
    try scenec.folder.link("out", to: "real")
    try scenec.folder.link("real/sub", to: "here")
    for _ in 0..<2 { #expect(try scenec("compile", "in", "-o", "out").status == 0) }
    #expect(scenec.folder.text("real/here/a.placements.json") != nil)
    try scenec.folder.write(Sample.flow, to: "in/here/a.scene.yaml")
    let result = try scenec("compile", "in", "-o", "out")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("would both be written to"))
  }

  @Test func `a link in the place of an output is replaced, and its target is kept`() throws {
    let scenec = try Scenec(["in/a.scene.yaml": Sample.good, "precious": "mine"])
    try scenec.folder.makeFolder("out")
    try scenec.folder.link("out/a.placements.json", to: "../precious")
    for _ in 0..<2 { #expect(try scenec("compile", "in", "-o", "out").status == 0) }
    #expect(scenec.folder.text("precious") == "mine")
    #expect(try scenec.shell("test -L out/a.placements.json").status == 1)
  }

  @Test(arguments: ["ln -s ../in/150.scene.yaml", "ln in/7.scene.yaml", "ln -sf ../out/5"])
  func `an output is refused whose place leads to one of many scenes`(link: String) throws {
    let scenec = try Scenec()
    for number in 0..<300 {
      try scenec.folder.write(Sample.good, to: "in/\(number).scene.yaml")
      if number < 299 { try scenec.folder.write("", to: "out/\(number).placements.json") }
    }
    let result = try scenec.shell(
      """
      mv in/9.scene.yaml out/5; ln -s ../out/5 in/9.scene.yaml
      \(link) out/299.placements.json || exit
      for jobs in 1 2 3 256; do "$scenec" compile in -o out --jobs $jobs; done
      """)
    #expect(
      result.errorLines
        == Array(
          repeating: "scenec: error: 'out/299.placements.json' is an input and would be "
            + "overwritten; name another OUT", count: 4))
    #expect(scenec.folder.text("out/0.placements.json") == "")
  }

  /// Whether the tests may mount file systems, in a name space of their own.
  private static let canMount: Bool = {
    guard let scenec = try? Scenec(["out/mine": ""]) else { return false }
    return (try? mounted(scenec, options: "size=64k", "true"))?.status == 0
  }()

  /// Runs a script in which `out` is a small file system.
  private static func mounted(
    _ scenec: Scenec, options: String, _ script: String
  ) throws -> ProcessResult {
    try scenec.folder.write(
      "mount -t tmpfs -o \(options) none out || exit 99\n\(script)", to: "run")
    return try scenec.shell("unshare --mount sh run")
  }
}
