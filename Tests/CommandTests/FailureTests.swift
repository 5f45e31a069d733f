import Foundation
import TestSupport
import Testing

@Suite("Outputs that cannot be written")
struct FailureTests {
  private static let refused = "a part of its path is a file, not a folder"

  @Test("a file where a folder should be is one line, for any number of scenes")
  func fileAsFolder() throws {
    let scenec = try Scenec([
      "in/a.scene.yaml": Sample.good, "in/b.scene.yaml": Sample.good,
      "in/c.scene.yaml": Sample.good, "file": "",
    ])
    let result = try scenec("compile", "in", "-o", "file/below")
    #expect(result.status == 2)
    #expect(
      result.errorLines == [
        "scenec: error: cannot write 'file/below/a.placements.json': \(Self.refused) (and 2 more)"
      ])
    let single = try scenec("compile", "in/a.scene.yaml", "-o", "file/a.json")
    #expect(single.status == 2)
    #expect(
      single.errorLines == ["scenec: error: cannot write 'file/a.json': \(Self.refused)"])
  }

  @Test("an output whose name a folder has leaves the folder, the others and no rubbish")
  func folderAsFile() throws {
    let scenec = try Scenec([
      "in/a.scene.yaml": Sample.good, "in/b.scene.yaml": Sample.good,
      "out/a.placements.json/inside": "",
    ])
    let result = try scenec("compile", "in", "-o", "out")
    #expect(result.status == 2)
    #expect(
      result.errorLines == [
        "scenec: error: cannot write 'out/a.placements.json': it is a folder"
      ])
    #expect(
      scenec.folder.contents().filter { $0.hasPrefix("out/") } == [
        "out/", "out/a.placements.json/", "out/a.placements.json/inside",
        "out/b.placements.json",
      ])
  }

  @Test(
    "a full disk is exit 2 and one line", .enabled(if: deviceExists("/dev/full")),
    arguments: [
      "lint bad.scene.yaml > /dev/full", "lint --format json > /dev/full",
      "compile good.scene.yaml -o - > /dev/full", "schema > /dev/full", "--help > /dev/full",
      "explain radial > /dev/full",
    ])
  func fullDisk(line: String) throws {
    let scenec = try Scenec([
      "bad.scene.yaml": Sample.threeMistakes, "good.scene.yaml": Sample.good,
    ])
    let result = try scenec.shell("\"$scenec\" \(line)")
    #expect(result.status == 2)
    #expect(
      result.errorLines == [
        "scenec: error: cannot write to standard output: no space left on the disk"
      ])
  }

  @Test("a disk that fills while a file is written keeps the old output and no rubbish")
  func fileSizeLimit() throws {
    let scenec = try Scenec(["big.scene.yaml": Self.bigScene, "out/big.placements.json": "old"])
    // A limit of 8 blocks of 512 or 1024 bytes; it comes with a signal, which must not kill.
    let result = try scenec.shell(
      "ulimit -f 8; \"$scenec\" compile big.scene.yaml -o out")
    #expect(result.status == 2)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("cannot write 'out/big.placements.json': "))
    #expect(scenec.folder.text("out/big.placements.json") == "old")
    #expect(
      scenec.folder.contents() == ["big.scene.yaml", "out/", "out/big.placements.json"])
  }

  @Test("a closed standard output takes no file's place")
  func closedOutput() throws {
    let scenec = try Scenec([
      "bad.scene.yaml": Sample.threeMistakes, "good.scene.yaml": Sample.good,
    ])
    let lint = try scenec.shell("\"$scenec\" lint >&-")
    #expect(lint.status == 2)
    #expect(
      lint.errorLines == ["scenec: error: cannot write to standard output: the stream is closed"])
    let compile = try scenec.shell("\"$scenec\" compile . -o out >&- 2>&-")
    #expect(compile.status == 2)
    #expect(scenec.folder.text("bad.scene.yaml") == Sample.threeMistakes)
    #expect(scenec.folder.text("out/good.placements.json")?.hasPrefix("{") == true)
  }

  @Test("a reader that goes away ends the program in silence", arguments: ["", "trap '' PIPE; "])
  func closedPipe(preparation: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Self.manyMistakes, "big.scene.yaml": Self.bigScene])
    for line in ["lint a.scene.yaml", "lint --format=json", "compile big.scene.yaml -o -"] {
      let result = try scenec.shell(
        "\(preparation){ \"$scenec\" \(line); echo \"exit $?\" > status; } | head -c 1 > /dev/null")
      #expect(result.errors == "")
      #expect(scenec.folder.text("status") == "exit 141\n")
    }
  }

  @Test("a reader of the report that goes away leaves no rubbish")
  func closedReportPipe() throws {
    let scenec = try Scenec(["in/a.scene.yaml": Self.manyMistakes, "in/b.scene.yaml": Sample.good])
    let result = try scenec.shell(
      "\"$scenec\" compile in -o out 2>&1 >/dev/null | head -c 1 > /dev/null")
    #expect(result.errors == "")
    #expect(scenec.folder.contents().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  /// A report of far more than a pipe holds.
  private static let manyMistakes =
    Sample.good + (0..<5000).map { "mistake\($0): 1\n" }.joined()

  /// Placements of far more than a pipe holds.
  private static let bigScene =
    "version: 1\ncanvas: [390, 2000]\ncontainers:\n  - layout: flow\n    children:\n"
    + String(repeating: "      - {size: 10}\n", count: 5000)
}

private func deviceExists(_ path: String) -> Bool {
  FileManager.default.fileExists(atPath: path)
}
