import SceneSource
import Testing

struct NearestNameTests {
  @Test(arguments: [
    ("startAngel", "startAngle"),  // transposed
    ("radus", "radius"),  // a letter left out
    ("radiuss", "radius"),  // a letter too many
    ("radios", "radius"),  // another letter
    ("RADIUS", "radius"),  // case alone
    ("Startangel", "startAngle"),  // case and a transposition
    ("radius", "radius"),
    ("gpa", "gap"),
  ])
  func `one slip finds the name`(word: String, name: String) {
    #expect(NearestName.of(word, among: ["radius", "startAngle", "gap"]) == name)
  }

  @Test func `a third of the longer name may differ`() {
    #expect(NearestName.of("abcxyz", among: ["abcdef"]) == nil)
    #expect(NearestName.of("abcdyz", among: ["abcdef"]) == "abcdef")
    #expect(NearestName.of("abcdexyz", among: ["abcdefgh"]) == nil)
    #expect(NearestName.of("abcdefxyz", among: ["abcdefghi"]) == "abcdefghi")
    #expect(NearestName.of("abcd", among: ["abcdef"]) == "abcdef")
    #expect(NearestName.of("abc", among: ["abcdef"]) == nil)
  }

  @Test func `transpositions are adjacent and count one`() {
    // "badc" is two transpositions away from "abcd", of which one is allowed.
    #expect(NearestName.of("badc", among: ["abcd"]) == nil)
    #expect(NearestName.of("badcef", among: ["abcdef"]) == "abcdef")
    #expect(NearestName.of("cba", among: ["abc"]) == nil)
  }

  @Test func `names of one or two letters only by their case`() {
    #expect(NearestName.of("x", among: ["y"]) == nil)
    #expect(NearestName.of("X", among: ["y", "x"]) == "x")
    #expect(NearestName.of("di", among: ["id"]) == nil)
    #expect(NearestName.of("ID", among: ["id"]) == "id")
    #expect(NearestName.of("idd", among: ["id"]) == "id")
  }

  @Test func `a tie goes to the earlier candidate`() {
    #expect(NearestName.of("cat", among: ["bat", "hat"]) == "bat")
    #expect(NearestName.of("cat", among: ["hat", "bat"]) == "hat")
  }

  @Test func `the nearer candidate wins wherever it stands`() {
    #expect(NearestName.of("spacign", among: ["spacings", "spacing"]) == "spacing")
    #expect(NearestName.of("spacign", among: ["spacing", "spacings"]) == "spacing")
  }

  @Test func `nothing is near nothing`() {
    #expect(NearestName.of("", among: ["a", ""]) == nil)
    #expect(NearestName.of("radius", among: []) == nil)
    #expect(NearestName.of("radius", among: [""]) == nil)
  }

  @Test func `words of more than forty letters have no neighbour`() {
    let forty = String(repeating: "a", count: 40)
    #expect(NearestName.of(forty, among: [forty]) == forty)
    #expect(NearestName.of(forty + "a", among: [forty + "a"]) == nil)
    #expect(NearestName.of(String(repeating: "é", count: 41), among: [forty]) == nil)
  }

  @Test func `letters are scalars, not bytes`() {
    #expect(NearestName.of("grö", among: ["grü"]) == "grü")
  }
}
