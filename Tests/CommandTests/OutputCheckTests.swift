import Foundation
import TestSupport
import Testing

@Suite("scenec compile --check, and outputs that are current")
struct OutputCheckTests {
  private static func compiled() throws -> Scenec {
    let scenec = try Scenec([
      "in/a.scene.yaml": Sample.good, "in/sub/b.scene.yaml": Sample.flow,
    ])
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    return scenec
  }

  @Test("current outputs are exit 0 and silent, in every format")
  func current() throws {
    let scenec = try Self.compiled()
    for arguments in [["in", "-o", "out"], ["in/a.scene.yaml", "-o", "a.svg"]] {
      let line = arguments.joined(separator: " ")
      #expect(try scenec.shell("\"$scenec\" compile \(line)").status == 0)
      let result = try scenec.shell("\"$scenec\" compile --check \(line)")
      #expect(result.status == 0)
      #expect(result.output + result.errors == "")
    }
  }

  @Test(
    "what is stale or missing is one line each, and nothing is written",
    arguments: [
      ("printf ' ' >> out/a.placements.json", "stale"),
      ("printf '' > out/a.placements.json", "stale"),
      ("sed 's/circle/Circle/' out/a.placements.json > x && mv x out/a.placements.json", "stale"),
      ("head -c 100 out/a.placements.json > x && mv x out/a.placements.json", "stale"),
      ("rm out/a.placements.json", "missing"),
      ("ln -sf nowhere out/a.placements.json", "missing"),
      ("ln -sf sub/b.placements.json out/a.placements.json", "stale"),
    ])
  func outdated(change: String, state: String) throws {
    let scenec = try Self.compiled()
    #expect(try scenec.shell(change).status == 0)
    let before = scenec.folder.contents().map { scenec.folder.text($0) }
    let result = try scenec("compile", "--check", "in", "-o", "out")
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(
      result.errors
        == "in/a.scene.yaml: error: output 'out/a.placements.json' is \(state); compile it again\n")
    #expect(scenec.folder.contents().map { scenec.folder.text($0) } == before)
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    #expect(try scenec("compile", "--check", "in", "-o", "out").status == 0)
  }

  @Test("all outputs are named, in the order of the scenes, for any number of jobs")
  func many() throws {
    let scenec = try Scenec()
    let numbers = 10..<60
    for number in numbers { try scenec.folder.write(Sample.good, to: "in/s\(number).scene.yaml") }
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    for number in numbers where number % 2 == 0 {
      try scenec.folder.write(Sample.flow, to: "in/s\(number).scene.yaml")
    }
    for jobs in ["1", "4"] {
      let result = try scenec("compile", "--check", "in", "-o", "out", "--jobs", jobs)
      #expect(result.status == 1)
      #expect(
        result.errorLines
          == numbers.filter { $0 % 2 == 0 }.map {
            "in/s\($0).scene.yaml: error: output 'out/s\($0).placements.json' is stale; "
              + "compile it again"
          })
    }
    let nowhere = try scenec("compile", "--check", "in", "-o", "nowhere")
    #expect(nowhere.status == 1)
    #expect(nowhere.errorLines.count == numbers.count)
    #expect(!scenec.folder.contents().contains("nowhere/"))
  }

  @Test("a scene with an error is reported as compile does; its output is not judged")
  func sceneWithError() throws {
    let scenec = try Self.compiled()
    try scenec.folder.write(Sample.threeMistakes, to: "in/a.scene.yaml")
    let result = try scenec("compile", "--check", "in", "-o", "out")
    #expect(result.status == 1)
    #expect(result.errors.contains("in/a.scene.yaml:5:13: error: "))
    #expect(!result.errors.contains("stale"))
  }

  @Test(
    "what cannot be compared is exit 2 and says why",
    arguments: [
      ("rm out/a.placements.json; mkdir out/a.placements.json", "it is a folder"),
      ("rm out/a.placements.json; mkfifo out/a.placements.json", "it is not a file"),
      ("ln -sf a.placements.json out/a.placements.json", "its symbolic links form a loop"),
    ])
  func unreadable(change: String, reason: String) throws {
    let scenec = try Self.compiled()
    #expect(try scenec.shell(change).status == 0)
    let result = try scenec("compile", "--check", "in", "-o", "out")
    #expect(result.status == 2)
    #expect(
      result.errors == "scenec: error: cannot read 'out/a.placements.json': \(reason)\n")
  }

  @Test("an output that others may not read is exit 2", .enabled(if: getuid() != 0))
  func forbidden() throws {
    let scenec = try Self.compiled()
    #expect(try scenec.shell("chmod 0 out/a.placements.json").status == 0)
    let result = try scenec("compile", "--check", "in", "-o", "out")
    #expect(result.status == 2)
    #expect(
      result.errors == "scenec: error: cannot read 'out/a.placements.json': permission denied\n")
  }

  @Test("standard output cannot be compared")
  func standardOutput() throws {
    let scenec = try Self.compiled()
    let result = try scenec("compile", "--check", "in/a.scene.yaml", "-o", "-")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("'--check' compares with files"))
  }

  @Test("compile leaves an output with the same bytes alone, and its time; it replaces others")
  func unchanged() throws {
    let scenec = try Self.compiled()
    let old = "touch -d '2001-02-03' out/a.placements.json out/sub/b.placements.json"
    #expect(try scenec.shell(old).status == 0)
    try scenec.folder.write(Sample.warning, to: "in/sub/b.scene.yaml")
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    let times = try scenec.shell("find out -newermt 2002-01-01 -type f ! -name .scenec-cache")
    #expect(times.output == "out/sub/b.placements.json\n")
    #expect(try scenec("compile", "--check", "--quiet", "in", "-o", "out").status == 0)
  }

  @Test("a link to the same bytes stays; one to others is replaced, and its target is kept")
  func links() throws {
    let scenec = try Self.compiled()
    let link = "cp out/a.placements.json same; ln -sf ../same out/a.placements.json"
    #expect(try scenec.shell(link).status == 0)
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    #expect(try scenec.shell("readlink out/a.placements.json").output == "../same\n")
    try scenec.folder.write("mine", to: "same")
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    #expect(try scenec.shell("readlink out/a.placements.json").status == 1)
    #expect(scenec.folder.text("same") == "mine")
  }

  @Test("an output of many blocks is compared to its end")
  func large() throws {
    let scenec = try Scenec([
      "big.scene.yaml": """
      version: 1
      containers:
        - layout: flow
          children:
            - {layout: flow, children: [\(String(repeating: "{size: 3}, ", count: 4000))]}

      """
    ])
    #expect(try scenec("compile", "big.scene.yaml", "-o", "out").status == 0)
    let path = "out/big.placements.json"
    let size = try #require(scenec.folder.text(path)).utf8.count
    #expect(size > 4 << 16)
    #expect(try scenec("compile", "--check", "big.scene.yaml", "-o", "out").status == 0)
    for offset in [0, size / 2, size - 2] {
      let change = "printf '~' | dd of=\(path) bs=1 seek=\(offset) conv=notrunc status=none"
      #expect(try scenec.shell(change).status == 0)
      #expect(try scenec("compile", "--check", "big.scene.yaml", "-o", "out").status == 1)
      #expect(try scenec("compile", "big.scene.yaml", "-o", "out").status == 0)
      #expect(try scenec("compile", "--check", "big.scene.yaml", "-o", "out").status == 0)
    }
  }
}
