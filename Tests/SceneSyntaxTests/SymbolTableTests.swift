@testable import SceneSyntax
import Testing

struct SymbolTableTests {
  private func intern(_ key: String, _ table: inout SymbolTable) -> UInt32 {
    Array(key.utf8).withUnsafeBufferPointer { table.intern($0) }
  }

  @Test func `the same key has the same number through all growth`() {
    var table = SymbolTable()
    let keys = (0..<5_000).map { "key-\($0)" }
    let numbers = keys.map { intern($0, &table) }
    #expect(numbers == (0..<5_000).map(UInt32.init))
    #expect(keys.map { intern($0, &table) } == numbers)
    #expect(table.count == 5_000)
    let texts = numbers.map { String(decoding: table.bytes(Int($0)), as: UTF8.self) }
    #expect(texts == keys)
  }

  @Test func `keys differ by any byte and by their length`() {
    var table = SymbolTable()
    let keys = ["", "a", "aa", "ab", "b", "A", "a\u{0}", "é", "e\u{301}"]
    #expect(keys.map { intern($0, &table) } == Array(0..<9))
    #expect(intern("", &table) == 0)
    #expect(table.bytes(0).isEmpty)
  }

  @Test func `the same symbol is a duplicate only within one mapping`() {
    var keys = DuplicateKeys()
    keys.begin(symbolCount: 2)
    #expect(keys.first(symbol: 0, in: 1, key: 2) == nil)
    #expect(keys.first(symbol: 1, in: 1, key: 4) == nil)
    #expect(keys.first(symbol: 0, in: 1, key: 6) == 2)
    #expect(keys.first(symbol: 0, in: 1, key: 8) == 2)
    keys.begin(symbolCount: 3)
    #expect(keys.first(symbol: 0, in: 20, key: 21) == nil)
    #expect(keys.first(symbol: 2, in: 20, key: 23) == nil)
    #expect(keys.first(symbol: 0, in: 20, key: 25) == 21)
  }
}
