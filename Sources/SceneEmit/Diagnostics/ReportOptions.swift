public import SceneSource

/// How a report is made for its reader.
public struct ReportOptions: Sendable {
  /// Whether text may carry terminal colours.
  public var color: Bool
  /// Whether the exit status counts warnings, for formats that say what has failed.
  public var isStrict: Bool
  /// The rules that the report may name, for formats that describe them.
  public var rules: [Rule]
  /// The version of the program.
  public var version: String
  /// What tells the reports of one commit apart: a part of the scenes has a name of its own.
  public var category: String
  /// The absolute path of the folder to which the formats of services make names relative.
  public var folder: String?

  /// Makes options.
  public init(
    color: Bool = false, isStrict: Bool = false, rules: [Rule] = [], version: String = "0",
    category: String = "scenec", folder: String? = nil
  ) {
    self.color = color
    self.isStrict = isStrict
    self.rules = rules
    self.version = version
    self.category = category
    self.folder = folder
  }
}

extension ReportOptions {
  /// A file's name relative to `folder` when it lies below it, else the name as it is.
  func path(of file: SourceFile) -> String {
    guard let folder else { return file.name }
    let prefix = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    let name = file.name.utf8
    guard name.starts(with: prefix.utf8), name.count > prefix.utf8.count else { return file.name }
    return String(decoding: name.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
