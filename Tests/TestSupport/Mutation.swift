/// One random change of a text, of the kinds that happen to files.
package enum Mutation: CaseIterable {
  case flipsABit
  case replacesAByte
  case insertsAnIndicator
  case deletesBytes
  case deletesALine
  case repeatsALine
  case swapsLines
  case cutsTheEnd

  private static let indicators = Array("-?:,[]{}#&*!|>'\"%@`~<. \t\n\r\u{FEFF}\u{2028}é0".utf8)

  /// Applies from one to three changes.
  package static func apply(to bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      (allCases.randomElement(using: &random) ?? .flipsABit).change(&result, &random)
    }
    return result
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch self {
    case .flipsABit: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .replacesAByte: bytes[place] = Self.indicators.randomElement(using: &random) ?? 0
    case .insertsAnIndicator:
      bytes.insert(Self.indicators.randomElement(using: &random) ?? 0, at: place)
    case .deletesBytes:
      bytes.removeSubrange(place..<min(place + .random(in: 1...12, using: &random), bytes.count))
    case .cutsTheEnd: bytes.removeSubrange(place...)
    case .deletesALine, .repeatsALine, .swapsLines: changeLines(&bytes, &random)
    }
  }

  private func changeLines(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = Int.random(in: 0..<lines.count, using: &random)
    switch self {
    case .deletesALine: lines.remove(at: line)
    case .repeatsALine: lines.insert(lines[line], at: line)
    default: lines.swapAt(line, .random(in: 0..<lines.count, using: &random))
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
