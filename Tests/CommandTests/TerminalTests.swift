import Foundation
import TestSupport
import Testing

/// What people see in terminals of every kind; `script` of util-linux is the terminal.
@Suite("Terminals", .enabled(if: isScriptOfLinux, "no 'script' of util-linux"))
struct TerminalTests {
  /// What a terminal shows of `scenec lint`, but for its summary, after a command that sets it up.
  private static func shown(_ setUp: String, _ arguments: String = "lint") throws -> String {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    try scenec.folder.write("\(setUp)\nexec \"$scenec\" \(arguments) 2> errors\n", to: "run")
    let result = try scenec.shell("script -qec 'sh ./run' /dev/null < /dev/null")
    #expect(result.status == 1 || arguments != "lint")
    return result.output.replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// What a file gets of the same.
  private static func plain(_ arguments: String = "lint") throws -> String {
    let scenec = try Scenec(["a.scene.yaml": Sample.threeMistakes])
    return try scenec.shell("\"$scenec\" \(arguments)").output
  }

  @Test(
    "a terminal that can show colours gets them, whatever its width",
    arguments: [
      "stty cols 80", "stty cols 0 rows 0", "stty cols 1", "unset COLUMNS", "export COLUMNS=0",
      "export COLUMNS=-5", "export COLUMNS=lots",
    ])
  func colours(setUp: String) throws {
    let shown = try Self.shown("export TERM=xterm; \(setUp)")
    #expect(shown.contains("\u{1B}["))
    let uncoloured = shown.replacing(/\x{1B}\[[0-9;]*m/, with: "")
    #expect(uncoloured == (try Self.plain()))
  }

  @Test(
    "one that cannot, or should not, gets the text of a file",
    arguments: [
      "export TERM=dumb", "export TERM=dumb; stty cols 0", "export TERM=xterm NO_COLOR=1",
      "export TERM=dumb; unset COLUMNS; stty cols 1",
    ])
  func plainText(setUp: String) throws {
    #expect(try Self.shown(setUp) == Self.plain())
  }

  @Test(
    "help and lists are the same in every terminal",
    arguments: [
      "lint --help", "--help", "rules", "layouts", "explain radial", "man",
    ])
  func texts(arguments: String) throws {
    for setUp in ["export TERM=xterm; stty cols 1", "unset TERM COLUMNS; stty cols 0"] {
      #expect(try Self.shown(setUp, arguments) == Self.plain(arguments))
    }
  }
}

/// Whether `script` takes the options of util-linux.
private let isScriptOfLinux: Bool = {
  let result = try? Scenec().shell("script --version")
  return result?.output.contains("util-linux") ?? false
}()
