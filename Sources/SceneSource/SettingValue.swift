/// The value of a project's setting, in a form that any listing can write.
public enum SettingValue: Sendable, Hashable {
  /// Nothing is set, and nothing applies.
  case none
  case word(String)
  case bool(Bool)
  case numbers([Int])
  case words([String])
}
