/// Names in the spellings that belong together.
enum Naming {
  /// `InvalidID` -> `invalid-id`, `YamlSyntax` -> `yaml-syntax`.
  static func kebabCase(_ typeName: String) -> String {
    let letters = Array(typeName)
    var result = ""
    for (index, letter) in letters.enumerated() {
      let followsLower = index > 0 && !letters[index - 1].isUppercase
      let precedesLower = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, index > 0, followsLower || precedesLower { result += "-" }
      result += letter.lowercased()
    }
    return result
  }

  /// `radial` -> `Radial`, `radial-fan` -> `RadialFan`.
  static func upperCamelCase(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
