import Foundation
import SceneBatch
import TestSupport
import Testing

@Suite("Parts of the scenes")
struct ShardTests {
  /// Scenes with and without findings in several folders.
  static func project() throws -> Scenec {
    let scenec = try Scenec()
    let texts = [Sample.good, Sample.threeMistakes, Sample.warning, Sample.flow]
    for number in 0..<40 {
      let name = "s/\(number % 3)/scene \(number).scene.yaml"
      try scenec.folder.write(texts[number % texts.count], to: name)
    }
    return scenec
  }

  private func findings(_ scenec: Scenec, _ options: String...) throws -> [String] {
    try scenec.run(["lint", "--format=concise", "s"] + options).output
      .split(separator: "\n").map(String.init)
  }

  @Test("are disjoint and hold every scene", arguments: [1, 2, 3, 7, 41])
  func partition(count: Int) throws {
    let scenec = try Self.project()
    let parts = try (1...count).map { try findings(scenec, "--shard", "\($0)/\(count)") }
    let all = try findings(scenec)
    #expect(all.count == 40)
    #expect(parts.flatMap { $0 }.sorted() == all.sorted())
    if count > 1 { #expect(parts.allSatisfy { $0.count < all.count }) }
  }

  /// Computed from the description of the hash by a program in another language.
  @Test(
    "follow from the name alone",
    arguments: [
      ("a.scene.yaml", 3, 82_717), ("scenes/b.scene.yaml", 3, 262_086),
      ("é.scene.yml", 2, 824_903), ("tabs/tabs.scene.yaml", 3, 319_844),
      ("./tabs/tabs.scene.yaml", 3, 319_844), (".//./a.scene.yaml", 3, 82_717),
    ])
  func vectors(name: String, ofThree: Int, ofMillion: Int) throws {
    for number in 1...3 {
      let shard = try #require(Shard("\(number)/3"))
      #expect(shard.contains(name) == (number == ofThree))
    }
    #expect(try #require(Shard("\(ofMillion)/1000000")).contains(name))
  }

  @Test("are of one size, also where names repeat their folders'", arguments: [2, 3, 8])
  func balance(count: Int) throws {
    let names = (0..<4_000).map { "menu\($0)/menu\($0).scene.yaml" }
    for number in 1...count {
      let shard = try #require(Shard("\(number)/\(count)"))
      let size = names.count { shard.contains($0) }
      // Five standard deviations of a fair choice.
      let mean = Double(names.count) / Double(count)
      #expect(abs(Double(size) - mean) < 5 * (mean * (1 - 1 / Double(count))).squareRoot())
    }
  }

  @Test("compile to the same bytes as all at once")
  func sameBytes() throws {
    let scenec = try Self.project()
    #expect(try scenec("compile", "s", "-o", "whole").status == 1)
    for part in ["2/3", "1/3", "3/3"] {
      _ = try scenec("compile", "s", "-o", "parts", "--shard", part)
    }
    let compared = try scenec.shell("diff -r -x .scenec-cache whole parts && ls whole/0 | wc -l")
    #expect(compared.status == 0)
    #expect(Int(compared.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0 > 5)
  }

  @Test("a part without scenes is success")
  func empty() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    for options in [["lint"], ["compile", "-o", "out"]] {
      let result = try scenec.run(options + ["--shard", "1/3"])
      #expect(result.status == 0 && result.output == "" && result.errors == "")
    }
    #expect(try scenec("lint", "--shard", "3/3").status == 1)
    #expect(scenec.folder.contents() == ["a.scene.yaml"])
  }

  @Test("take part of a list of names")
  func listed() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes, "é.scene.yml": Sample.warning])
    let list = "a.scene.yaml\né.scene.yml\n"
    let (second, third) = try (
      scenec("lint", "--shard=2/3", "--files-from=-", input: list),
      scenec("lint", "--shard=3/3", "--files-from=-", input: list)
    )
    #expect(second.status == 0 && second.output.hasPrefix("é.scene.yml:2:"))
    #expect(third.status == 1 && third.output.hasPrefix("a.scene.yaml:5:"))
  }

  @Test("two scenes of one output are told in every part", arguments: 1...4)
  func collision(number: Int) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good, "a.scene.yml": Sample.good])
    let result = try scenec("compile", "-o", "out", "--shard", "\(number)/4")
    #expect(result.status == 2)
    #expect(result.errors.contains("would both be written to 'out/a.placements.json'"))
    let single = try scenec("compile", "-o", "out.json", "--shard", "\(number)/4")
    #expect(single.errors.contains("takes one scene, found 2"))
  }

  @Test("reports of one commit have different names in SARIF")
  func category() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let whole = try scenec("lint", "--format", "sarif").output
    #expect(whole.contains("\"automationDetails\":{\"id\":\"scenec/\"}"))
    let part = try scenec("lint", "--format", "sarif", "--shard", "2/12").output
    #expect(part.contains("\"automationDetails\":{\"id\":\"scenec-2-of-12/\"}"))
  }

  @Test(
    "what names no part is one line that says what is expected",
    arguments: [
      "0/3", "4/3", "a/b", "1", "1/", "/3", "1/3/5", "-1/3", "+1/3", " 1/3", "1/0", "1.5/3",
      "1/99999999999999999999999", "1/1000001", "¹/3", "1\\3",
    ])
  func bad(shard: String) throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    let result = try scenec("lint", "--shard=\(shard)")
    #expect(result.status == 2 && result.output == "" && result.errorLines.count == 1)
    #expect(result.errors.contains("'--shard' is "))
    #expect(result.errors.contains("expected i/n, as 2/5: a whole number n from 1 to 1000000"))
  }

  @Test("a baseline is not written by a part")
  func baseline() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.warning])
    let result = try scenec("lint", "--shard", "1/2", "--write-baseline", "b.json")
    #expect(result.status == 2)
    #expect(result.errors.contains("leave '--shard'"))
    #expect(scenec.folder.contents() == ["a.scene.yaml"])
  }
}
