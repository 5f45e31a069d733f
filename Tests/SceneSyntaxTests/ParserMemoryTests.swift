internal import CParserMemory
import SceneSource
import TestSupport
import Testing

@testable import SceneSyntax

/// The memory that libyaml gets while a text is read.
struct ParserMemoryTests {
  private typealias Block = UnsafeMutableRawPointer

  /// Runs a body as a reading does, on the thread that it started on.
  private func whileReading<Result>(_ body: () throws -> Result) rethrows -> Result {
    scenec_reading_begin()
    defer { scenec_reading_end() }
    return try body()
  }

  @Test func `blocks are aligned, hold their size and do not overlap`() throws {
    try whileReading {
      let sizes = [0, 1, 15, 16, 17, 32, 33, 500, 1024, 1025, 5000, 70_000]
      let blocks = try (sizes + sizes).map { try #require(yaml_malloc($0)) }
      for (block, size) in zip(blocks, sizes + sizes) {
        #expect(Int(bitPattern: block) % 16 == 0)
        block.initializeMemory(as: UInt8.self, repeating: UInt8(size % 251), count: size)
      }
      for (block, size) in zip(blocks, sizes + sizes) {
        let bytes = UnsafeRawBufferPointer(start: block, count: size)
        #expect(bytes.allSatisfy { $0 == UInt8(size % 251) })
        yaml_free(block)
      }
    }
  }

  @Test func `a small block that was freed is given out again`() throws {
    try whileReading {
      let first = try #require(yaml_malloc(20))
      yaml_free(first)
      #expect(yaml_malloc(32) == first)
      let other = try #require(yaml_malloc(16))
      #expect(other != first)
      yaml_free(first)
      yaml_free(other)
    }
  }

  @Test func `an event's value goes back to where it came from`() throws {
    let ofMalloc = try #require(yaml_malloc(20))
    try whileReading {
      yaml_free(ofMalloc)
      let ofRegion = try #require(yaml_malloc(20))
      yaml_free(ofRegion)
      #expect(yaml_malloc(32) == ofRegion)
      yaml_free(ofRegion)
    }
  }

  @Test func `nothing comes from nothing`() {
    whileReading {
      yaml_free(nil)
      #expect(yaml_strdup(nil) == nil)
      let block = yaml_realloc(nil, 8)
      #expect(block != nil)
      yaml_free(block)
    }
  }

  @Test func `a text is duplicated with its end`() throws {
    try whileReading {
      for length in [0, 15, 16, 2000] {
        let text = String(repeating: "x", count: length)
        let copy = try #require(yaml_strdup(text))
        #expect(String(cString: copy) == text)
        yaml_free(copy)
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `any order of calls keeps what was written`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var live: [(block: Block, size: Int, byte: UInt8)] = []
    func fill(_ block: Block, _ size: Int, _ byte: UInt8) {
      block.initializeMemory(as: UInt8.self, repeating: byte, count: size)
    }
    func holds(_ block: Block, _ size: Int, _ byte: UInt8) -> Bool {
      UnsafeRawBufferPointer(start: block, count: size).allSatisfy { $0 == byte }
    }
    try whileReading {
      for _ in 0..<20_000 {
        let size = Int.random(
          in: 0..<(Int.random(in: 0..<4, using: &random) == 0 ? 3000 : 100), using: &random)
        let byte = UInt8(Int.random(in: 0..<256, using: &random))
        switch Int.random(in: 0..<5, using: &random) {
        case 0, 1:
          let block = try #require(yaml_malloc(size))
          fill(block, size, byte)
          live.append((block, size, byte))
        case 2 where !live.isEmpty:
          let index = Int.random(in: 0..<live.count, using: &random)
          let old = live[index]
          let block = try #require(yaml_realloc(old.block, size))
          try #require(holds(block, min(size, old.size), old.byte), "seed \(seed)")
          fill(block, size, byte)
          live[index] = (block, size, byte)
        case _ where !live.isEmpty:
          let old = live.remove(at: Int.random(in: 0..<live.count, using: &random))
          try #require(holds(old.block, old.size, old.byte), "seed \(seed)")
          yaml_free(old.block)
        default: break
        }
      }
      for (block, size, byte) in live {
        try #require(holds(block, size, byte), "seed \(seed)")
        yaml_free(block)
      }
    }
  }

  @Test func `readings within readings, and memory outside of them`() throws {
    let outside = try #require(yaml_malloc(16))
    try whileReading {
      let outer = try #require(yaml_malloc(16))
      let inner = whileReading { yaml_malloc(16) }
      #expect(inner != outer)
      // Both readings share a region, which lives as long as the outer one.
      inner?.storeBytes(of: 7, as: UInt8.self)
      #expect(inner?.load(as: UInt8.self) == 7)
      yaml_free(inner)
      yaml_free(outer)
      yaml_free(outside)
    }
    let after = try #require(yaml_realloc(nil, 100))
    yaml_free(after)
  }

  #if os(Linux)
    @Test func `libyaml takes its memory from here`() throws {
      let text = Array("word".utf8)
      try text.withUnsafeBufferPointer { bytes in
        let reader = try #require(EventReader(bytes))
        while let kind = reader.next(), kind != .scalar {}
        let value = try #require(reader.scalar.baseAddress)
        let block = try #require(yaml_malloc(16))
        #expect(abs(Int(bitPattern: value) - Int(bitPattern: block)) < 1 << 16)
        yaml_free(block)
      }
    }
  #endif
}
