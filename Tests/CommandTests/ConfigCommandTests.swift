import Foundation
import TestSupport
import Testing

@Suite("scenec config and what follows a configuration")
struct ConfigCommandTests {
  private static let text = """
    limits:
      count: [1, 30]
    rules:
      unused-anchor: error
    exclude: [vendor, "!vendor/ours"]
    platform: visionOS
    variants: [{device: iPhone SE}, {name: large, dynamicType: xxLarge}]

    """

  /// The values and origins by the settings' names.
  private func settings(_ output: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in output.split(separator: "\n").dropFirst() {
      let name = line.prefix { $0 != " " }
      result[String(name)] = line.dropFirst(name.count).split(separator: " ")
        .joined(separator: " ")
    }
    return result
  }

  @Test("each setting is printed with its file and line, or as a default")
  func text() throws {
    let scenec = try Scenec(["a/.scenec.yaml": Self.text])
    let result = try scenec("config", "a/deep/x.scene.yaml")
    #expect(result.status == 0)
    #expect(result.errors == "")
    let found = settings(result.output)
    #expect(found["limits.count"] == "[1, 30] a/.scenec.yaml:2")
    #expect(found["rules.unused-anchor"] == "error a/.scenec.yaml:4")
    #expect(found["rules.unplaced-child"] == "warning default")
    #expect(found["exclude"] == "[\"vendor\", \"!vendor/ours\"] a/.scenec.yaml:5")
    #expect(found["platform"] == "visionOS a/.scenec.yaml:6")
    #expect(found["variants"] == "[\"iPhone SE\", \"large\"] a/.scenec.yaml:7")
    #expect(found["gitignore"] == "true default")
    #expect(found["rules.negative-radius"] == nil)
    let outside = settings(try scenec("config").output)
    #expect(outside["limits.count"] == "[1, 19] default")
    #expect(outside.values.allSatisfy { $0.hasSuffix(" default") })
    #expect(settings(try scenec("config", "--no-config", "a").output) == outside)
    let named = settings(try scenec("config", "--config", "a/.scenec.yaml").output)
    #expect(named == found)
    let inside = settings(try scenec.shell("cd a && \"$scenec\" config").output)
    #expect(inside["platform"] == "visionOS .scenec.yaml:6")
  }

  @Test("the same as JSON")
  func json() throws {
    let scenec = try Scenec([".scenec.yaml": Self.text])
    let result = try scenec("config", "--format=json")
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let entries = try #require((document as? [String: Any])?["settings"] as? [[String: Any]])
    let limits = try #require(entries.first { $0["name"] as? String == "limits.count" })
    #expect(limits["value"] as? [Int] == [1, 30])
    #expect(limits["file"] as? String == ".scenec.yaml" && limits["line"] as? Int == 2)
    let baseline = try #require(entries.first { $0["name"] as? String == "baseline" })
    #expect(baseline["value"] is NSNull && baseline["file"] is NSNull)
  }

  @Test("its mistakes go to standard error, and the exit status counts them")
  func mistakes() throws {
    let scenec = try Scenec([".scenec.yaml": "platform: ios\ngitignore: false\n"])
    let result = try scenec("config")
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix(".scenec.yaml:1:11: error: platform is 'ios'; did you mean"))
    #expect(settings(result.output)["gitignore"] == "false .scenec.yaml:2")
    #expect(settings(result.output)["platform"] == "none default")
  }

  @Test("the scene's schema follows the limits that apply in the current folder")
  func schema() throws {
    let scenec = try Scenec(["a/.scenec.yaml": Self.text])
    let standard = try scenec("schema").output
    let followed = try scenec.shell("cd a && \"$scenec\" schema")
    #expect(followed.output.contains("\"maximum\": 30"))
    #expect(!standard.contains("\"maximum\": 30"))
    #expect(try scenec("schema", "--config=a/.scenec.yaml").output == followed.output)
    #expect(try scenec.shell("cd a && \"$scenec\" schema --no-config").output == standard)
    try scenec.folder.write("limits: 3\n", to: ".scenec.yaml")
    let broken = try scenec("schema")
    #expect(broken.status == 2 && broken.output == "")
    #expect(broken.errorLines.count == 1)
    #expect(broken.errors.contains("'.scenec.yaml' has errors; 'scenec config' shows them"))
    #expect(try scenec("schema", "config").status == 0)
  }

  @Test("a project's variants are emitted with each scene")
  func variants() throws {
    let scenec = try Scenec([
      ".scenec.yaml": Self.text, "a.scene.yaml": Sample.good,
      "bad/.scenec.yaml": "variants: [{device: iPhne SE}, {set: {}}]\n",
    ])
    let result = try scenec("compile", "--variant=large", "-o", "-", "a.scene.yaml")
    #expect(result.status == 0)
    #expect(result.output.contains("\"name\":\"large\""))
    let bad = try scenec("config", "bad")
    #expect(bad.status == 1)
    #expect(bad.errors.contains("bad/.scenec.yaml:1:21: error: "))
    #expect(bad.errors.contains("did you mean 'iPhone SE'?"))
    #expect(bad.errors.contains("bad/.scenec.yaml:1:33: error: unknown key 'set'"))
  }

  @Test("the configuration that init writes is one")
  func initial() throws {
    let scenec = try Scenec()
    #expect(try scenec("init").status == 0)
    let result = try scenec("config")
    #expect(result.status == 0 && result.errors == "")
    #expect(settings(result.output)["limits.count"] == "[1, 19] .scenec.yaml:5")
  }
}
