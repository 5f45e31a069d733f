import SceneCompiler
import SceneLayout
import SceneSource
import TestSupport
import Testing

/// What `sibling-overlap` advises, tried out.
struct AdviceTests {
  /// A container on a ring or in a honeycomb whose children are too many for it.
  private struct Crowd {
    var count: Int
    var attribute: String
    var value: Double?
    let rest: String
    let template: String

    init(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      let isRing = seed % 3 != 0
      let side = Int.random(in: 20...70, using: &random)
      count = Int.random(in: 3...19, using: &random)
      attribute = isRing ? "radius" : "gap"
      value = seed % 3 == 1 ? nil : Double(Int.random(in: 2...60, using: &random))
      rest =
        isRing
        ? "layout: radial, startAngle: \(Int.random(in: -180...180, using: &random))"
        : "layout: honeycomb, hexSize: \(Int.random(in: 10...40, using: &random))"
      let shape = Bool.random(using: &random) ? "circle" : "rectangle"
      template = "{size: [\(side), \(side + Int(seed % 2) * 13)], shape: \(shape)}"
    }

    var text: String {
      let value = value.map { ", \(attribute): \($0)" } ?? ""
      // Without a radius the ring fills the canvas; a small one makes it crowded.
      return "- {\(rest)\(value), count: \(count), template: \(template)}"
    }

    /// The message about an overlap; nil where none overlap.
    var overlap: String? {
      lintResult(text, canvas: "[150, 150]").diagnostics
        .first { $0.rule.id == "sibling-overlap" }?.message
    }
  }

  private static let seeds: [UInt64] = Array(0..<200)

  @Test(arguments: seeds)
  func `the advised distance parts all, 0.2 less does not`(seed: UInt64) throws {
    var crowd = Crowd(seed: seed)
    guard let message = crowd.overlap else { return }
    let advised = try #require(message.firstMatch(of: /a (?:radius|gap) of ([0-9.]+) would do/)).1
    let value = try #require(Double(advised))
    crowd.value = value
    #expect(crowd.overlap == nil, "seed \(seed): \(crowd.text)")
    crowd.value = value - 0.2
    #expect(crowd.overlap != nil, "seed \(seed): \(crowd.text)")
  }

  @Test(arguments: seeds)
  func `the advised count fits, one more does not`(seed: UInt64) throws {
    var crowd = Crowd(seed: seed)
    guard let message = crowd.overlap else { return }
    let advised = try #require(message.firstMatch(of: /([0-9]+) child(?:ren)? would fit/)).1
    let count = try #require(Int(advised))
    #expect(count < crowd.count)
    crowd.count = count
    #expect(crowd.overlap == nil, "seed \(seed): \(crowd.text)")
    crowd.count = count + 1
    #expect(crowd.overlap != nil, "seed \(seed): \(crowd.text)")
  }

  @Test func `the properties above have something to try`() {
    let crowded = Self.seeds.filter { Crowd(seed: $0).overlap != nil }
    #expect(crowded.count > 100)
  }

  @Test func `a radius that must do at each count is that of the fullest ring`() {
    // 12 circles of 44: 22 / sin 15deg = 85.0014; 19: 22 / sin(180deg / 19) = 133.66.
    let one = "- {layout: radial, radius: 60, count: 12, template: {size: 44, shape: circle}}"
    #expect(findings(one)[0].contains("a radius of 85.1 would do"))
    let all = one.replacing("count: 12", with: "count: 12, countRange: [1, 19]")
    #expect(findings(all)[0].contains("a radius of 133.7 would do"))
  }
}
