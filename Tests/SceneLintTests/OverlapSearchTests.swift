import SceneLayout
import TestSupport
import Testing

@testable import SceneLint

/// The search against a comparison of each outline with each.
struct OverlapSearchTests {
  private struct Pair: Hashable {
    let first: Int
    let second: Int
  }

  private func search(_ outlines: [Outline]) -> Set<Pair> {
    var found: Set<Pair> = []
    var search = OverlapSearch(outlines)
    search.forEachPair { a, b in
      #expect(found.insert(Pair(first: a.index, second: b.index)).inserted)
      return true
    }
    return found
  }

  private func compareAll(_ outlines: [Outline]) -> Set<Pair> {
    var found: Set<Pair> = []
    for (number, a) in outlines.enumerated() {
      for b in outlines[(number + 1)...] {
        let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
        let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
        if width > 0.01, height > 0.01 { found.insert(Pair(first: a.index, second: b.index)) }
      }
    }
    return found
  }

  private func outline(_ index: Int, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Outline
  {
    Outline(Rect(x: x, y: y, width: w, height: h), isCircle: false, index: index)
  }

  @Test(arguments: 0..<300)
  func `finds what a comparison of each with each finds`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 2...160, using: &random)
    let room = Double.random(in: 50...3000, using: &random)
    let side = Double.random(in: 1...120, using: &random)
    let step = [0, 1, 10].randomElement(using: &random) ?? 0
    let outlines = (0..<count).map { index in
      func value(_ range: ClosedRange<Double>) -> Double {
        let value = Double.random(in: range, using: &random)
        return step == 0 ? value : (value / Double(step)).rounded() * Double(step)
      }
      return outline(index, value(0...room), value(0...room), value(1...side), value(1...side))
    }
    #expect(search(outlines) == compareAll(outlines), "seed \(seed)")
  }

  @Test func `words on a page are cut into lines and words, not compared`() {
    let outlines = (0..<10_000).map { index in
      outline(index, Double(index % 100) * 50, Double(index / 100) * 30, 48, 28)
    }
    #expect(search(outlines).isEmpty)
  }

  @Test func `one overlap among many is found`() {
    var outlines = (0..<10_000).map { index in
      outline(index, Double(index % 100) * 50, Double(index / 100) * 30, 48, 28)
    }
    outlines[7_777] = outline(7_777, 77 * 50 - 10, 77 * 30, 48, 28)
    #expect(search(outlines) == [Pair(first: 7_776, second: 7_777)])
  }

  @Test func `a staircase, which no line cuts, is swept`() {
    let outlines = (0..<2_000).map { outline($0, Double($0) * 10, Double($0) * 10, 15, 9) }
    #expect(search(outlines).isEmpty)
    let steps = (0..<2_000).map { outline($0, Double($0) * 10, Double($0) * 10, 15, 15) }
    #expect(search(steps).count == 1_999)
  }

  @Test(.timeLimit(.minutes(15)))
  func `many copies on one spot end the search early`() {
    let outlines = (0..<250_000).map { outline($0, 0, 0, 10, 10) }
    var (count, first) = (0, -1)
    var search = OverlapSearch(outlines)
    search.forEachPair { a, _ in
      if count == 0 { first = a.index }
      count += 1
      return true
    }
    #expect(first == 0)
    #expect(count < 64 * 250_000 + 100_001)
  }

  @Test func `circles overlap by their distance, a circle and a square by their frames`() {
    let (a, b) = (
      Rect(x: 0, y: 0, width: 60, height: 60), Rect(x: 45, y: 45, width: 60, height: 60)
    )
    func overlap(_ first: Bool, _ second: Bool) -> Double {
      Outline(a, isCircle: first, index: 0).overlap(Outline(b, isCircle: second, index: 1))
    }
    // Centres 45 sqrt 2 = 63.64 apart, radii of 30.
    #expect(abs(overlap(true, true) - -3.6396) < 1e-4)
    #expect(overlap(true, false) == 15)
    #expect(overlap(false, false) == 15)
    // The circle of an oblong frame has the shorter side and stands in the middle.
    let wide = Outline(Rect(x: 0, y: 0, width: 100, height: 20), isCircle: true, index: 0)
    let ball = Outline(Rect(x: 55, y: 0, width: 20, height: 20), isCircle: true, index: 1)
    #expect(wide.overlap(ball) == 5)
  }
}
