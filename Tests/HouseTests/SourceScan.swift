import Foundation
import TestSupport

/// One `import` line of a source file.
struct ImportLine: Hashable {
  /// The access level that is written, `internal` too; nil when there is none.
  let access: String?
  let module: String
}

/// What the house reads from Swift sources: plain text searches, no compiler.
enum SourceScan {
  /// The Swift files below a folder of the package, as paths from its top level.
  static func swiftFiles(below folder: String) -> [String] {
    Repository.files(below: folder, suffixes: [".swift"])
  }

  /// The import lines of a source text, whatever attributes and access they have.
  static func imports(in text: String) -> [ImportLine] {
    let line =
      /(?:@\w+\s+)*(?:(public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|typealias|var|let)\s+)?(\w+).*/
    return text.split(whereSeparator: \.isNewline).compactMap { text in
      guard let match = try? line.wholeMatch(in: text.drop(while: \.isWhitespace)) else {
        return nil
      }
      return ImportLine(access: match.1.map(String.init), module: String(match.2))
    }
  }

  /// The words of `names` that a source text calls as free functions, comments aside.
  static func calls(of names: Set<String>, in text: String) -> Set<String> {
    words(matching: /(?:^|[^.\w])(\w+)\s*\(/, in: text).intersection(names)
  }

  /// The words of `names` that a source text mentions anywhere, comments aside.
  static func mentions(of names: Set<String>, in text: String) -> Set<String> {
    words(matching: /(\w+)/, in: text).intersection(names)
  }

  private static func words(
    matching pattern: Regex<(Substring, Substring)>, in text: String
  ) -> Set<String> {
    let lines = text.split(whereSeparator: \.isNewline).map { line in
      line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
    }
    return Set(lines.flatMap { $0.matches(of: pattern).map { String($0.1) } })
  }

  /// The type that a source text declares with a conformance, as in `struct Name: Conformance`.
  static func type(conformingTo conformance: String, in text: String) throws -> String? {
    let declaration = try Regex(
      #"(?:struct|enum|class)\s+(\w+)\s*:\s*[^{]*\b\#(conformance)\b"#,
      as: (Substring, Substring).self)
    return text.firstMatch(of: declaration).map { String($0.1) }
  }

  /// The files below a folder that declare a type with a conformance, and that type.
  static func declarations(
    of conformance: String, below folder: String
  ) throws -> [(path: String, type: String)] {
    try swiftFiles(below: folder).compactMap { path in
      try type(conformingTo: conformance, in: Repository.text(path)).map { (path, $0) }
    }
  }

  /// The name of a file without its folder and its suffix.
  static func stem(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }
}
