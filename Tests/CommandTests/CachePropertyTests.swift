import Foundation
import TestSupport
import Testing

/// Whatever happens to scenes, outputs and configurations between runs, a run with the cache
/// leaves what one without it would make.
struct CachePropertyTests {
  private static let texts = [
    Sample.good, Sample.flow, Sample.warning, "version: 1\ncontainers: [{id: one, size: 20}]\n",
  ]
  private static let configurations = [
    "limits: {count: [1, 12]}\n", "variants: [{name: large, dynamicType: xxxLarge}]\n",
    "rules: {unused-anchor: off}\n", "exclude: [f0/deep]\n",
  ]
  private static let optionSets: [[String]] = [
    [], [], [], ["--counts", "all"], ["--variant", "all"], ["--emit", "svg"], ["--jobs", "1"],
  ]

  @Test func `outputs equal those of a compiler that knows nothing`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    let scenec = try Scenec(["in/always.scene.yaml": Sample.good])
    // What is there when the cache is damaged is nobody's any more.
    var forgotten: Set<String> = []
    for turn in 0..<40 {
      var changes: [String] = []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        changes.append(try Self.change(scenec, &random))
        if changes.last == "damage the cache" {
          forgotten.formUnion(try OutputTree(scenec, "out").files.keys)
        }
      }
      let options = try #require(Self.optionSets.randomElement(using: &random))
      let context: Comment = "seed \(seed), turn \(turn): \(changes), \(options)"
      let run = ["compile", "in", "-o", "out", "--prune"] + options
      let cached = try scenec.run(run)
      let plain = try scenec.run(["compile", "in", "-o", "fresh", "--no-cache"] + options)
      #expect(cached.status == 0 && plain.status == 0, context)
      // What was removed is said first, as far as it is said.
      #expect(
        cached.errors.components(separatedBy: "\n").filter { !$0.contains("is gone") }
          == plain.errors.components(separatedBy: "\n"), context)
      // Outputs of another format, and what somebody edited before its scene went, may be there
      // too; what belongs to the run must be there as it should.
      let fresh = try OutputTree(scenec, "fresh").files
      let found = try OutputTree(scenec, "out").files
      for (path, text) in fresh { #expect(found[path] == text, "\(context): \(path)") }
      let ending = options.contains("svg") ? ".svg" : ".json"
      for path in found.keys
      where path.hasSuffix(ending) && fresh[path] == nil && !forgotten.contains(path) {
        #expect(
          found[path] == "edited" || cached.errors.contains(path) || Self.isExcluded(scenec, path),
          "\(context): \(path) is left")
      }
      #expect(
        try scenec.run(["compile", "in", "-o", "out", "--check"] + options).status
          == (cached.errors.contains("remove it by hand") ? 1 : 0), context)
      try FileManager.default.removeItem(atPath: scenec.folder.path("fresh"))
    }
  }

  /// Whether an output is one of a scene that is there, but not looked at.
  private static func isExcluded(_ scenec: Scenec, _ path: String) -> Bool {
    let stem = path.components(separatedBy: ".")[0]
    return scenec.folder.text("in/" + stem + ".scene.yaml") != nil
  }

  /// Makes one change between two runs; answers what it was.
  private static func change(_ scenec: Scenec, _ random: inout SeededRandom) throws -> String {
    let names = scenec.folder.contents()
    let scenes = names.filter { $0.hasPrefix("in/") && $0.hasSuffix(".scene.yaml") }
      .filter { $0 != "in/always.scene.yaml" }
    let outputs = names.filter { $0.hasPrefix("out/") && !$0.hasSuffix("/") }
    func path(_ name: String) -> String { scenec.folder.path(name) }
    let newScene =
      "in/f\(Int.random(in: 0...2, using: &random))/"
      + (Bool.random(using: &random) ? "deep/" : "")
      + "s\(Int.random(in: 0...5, using: &random)).scene.yaml"
    switch Int.random(in: 0..<11, using: &random) {
    case 0...2:
      try scenec.folder.write(texts.randomElement(using: &random) ?? "", to: newScene)
      return "write \(newScene)"
    case 3:
      guard let scene = scenes.randomElement(using: &random) else { return "nothing" }
      try FileManager.default.removeItem(atPath: path(scene))
      return "remove \(scene)"
    case 4:
      guard let scene = scenes.randomElement(using: &random), scene != newScene else {
        return "nothing"
      }
      try scenec.folder.write(scenec.folder.text(scene) ?? "", to: newScene)
      try FileManager.default.removeItem(atPath: path(scene))
      return "move \(scene) to \(newScene)"
    case 5...6:
      guard let output = outputs.randomElement(using: &random) else { return "nothing" }
      try scenec.folder.write("edited", to: output)
      return "edit \(output)"
    case 7:
      guard let output = outputs.randomElement(using: &random) else { return "nothing" }
      try FileManager.default.removeItem(atPath: path(output))
      return "remove \(output)"
    case 8:
      let place = "in/" + ["", "f1/"][Int.random(in: 0...1, using: &random)] + ".scenec.yaml"
      try scenec.folder.write(configurations.randomElement(using: &random) ?? "", to: place)
      return "configure \(place)"
    case 9:
      let found = names.filter { $0.hasSuffix(".scenec.yaml") }.randomElement(using: &random)
      if let found { try FileManager.default.removeItem(atPath: path(found)) }
      return "remove \(found ?? "nothing")"
    default:
      let cache = "out/.scenec-cache"
      guard
        var bytes = try? [UInt8](Data(contentsOf: scenec.folder.url.appendingPathComponent(cache)))
      else { return "nothing" }
      bytes[Int.random(in: bytes.indices, using: &random)] ^= 0x40
      try Data(bytes).write(to: scenec.folder.url.appendingPathComponent(cache))
      return "damage the cache"
    }
  }
}
