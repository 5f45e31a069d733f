import Foundation
import TestSupport
import Testing

/// What README.md says is what scenec does.
struct ReadmeTests {
  /// A command of a `console` block, and what it prints.
  struct Example: CustomTestStringConvertible, Sendable {
    let command: String
    var output = ""
    var testDescription: String { command }
  }

  static let examples: [Example] = {
    var examples: [Example] = []
    var isConsole = false
    let text = (try? Repository.text("README.md")) ?? ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if isConsole, !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }()

  @Test func `has examples`() { #expect(Self.examples.count >= 4) }

  @Test(arguments: examples)
  func `a console block shows what its command prints`(example: Example) throws {
    let scenec = try Scenec()
    let command = example.command.replacingOccurrences(
      of: "/tmp/", with: scenec.folder.url.path + "/")
    let result = try scenec.shell(
      "PATH=\"$(dirname \"$scenec\"):$PATH\"; cd \"\(Repository.root.path)\"; \(command)")
    #expect(result.output == example.output)
    #expect(result.errors == "")
  }

  @Test func `shows the picture that scenec draws`() throws {
    let scenec = try Scenec()
    let scene = Repository.url("scenes/examples/app-orbit.scene.yaml").path
    #expect(try scenec("compile", scene, "-o", "app-orbit.svg").status == 0)
    let picture = try Repository.text("scenes/pictures/app-orbit.svg")
    #expect(scenec.folder.text("app-orbit.svg") == picture)
  }
}
