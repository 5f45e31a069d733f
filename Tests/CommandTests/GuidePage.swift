import Foundation
import TestSupport

/// The page "scenec in CI" of the documentation, whose recipes are tried as they stand there.
enum GuidePage {
  static let path = "Sources/scenec/scenec.docc/scenec-in-CI.md"

  /// The block of a language in the section of a title; nil when there is none.
  static func block(_ language: String, in section: String, _ number: Int = 0) throws -> String? {
    let sections = try Repository.text(path).components(separatedBy: "\n## ")
    guard let text = sections.first(where: { $0.hasPrefix(section + "\n") }) else { return nil }
    let blocks = text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
    return number < blocks.count ? blocks[number] + "\n" : nil
  }
}
