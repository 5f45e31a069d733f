import Foundation
import TestSupport
import Testing

/// The cache of outputs, by what a user sees of it.
struct CacheTests {
  private static let cache = "out/.scenec-cache"

  /// A folder of scenes, compiled once.
  private static func compiled(_ more: KeyValuePairs<String, String> = [:]) throws -> Scenec {
    let scenec = try Scenec([
      "in/a.scene.yaml": Sample.good, "in/sub/b.scene.yaml": Sample.flow,
      "in/warned.scene.yaml": Sample.warning,
    ])
    for (path, text) in more { try scenec.folder.write(text, to: path) }
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    return scenec
  }

  /// Whether the outputs are those of a compiler that knows nothing.
  private static func expectOutputsAsNew(
    _ scenec: Scenec, _ options: [String] = [], _ place: SourceLocation = #_sourceLocation
  ) throws {
    let fresh = "fresh-\(UUID().uuidString)"
    _ = try scenec.run(["compile", "in", "-o", fresh, "--no-cache"] + options)
    let expected = try OutputTree(scenec, fresh)
    #expect(try OutputTree(scenec, "out") == expected, sourceLocation: place)
    #expect(scenec.folder.text(fresh + "/.scenec-cache") == nil, sourceLocation: place)
    try FileManager.default.removeItem(atPath: scenec.folder.path(fresh))
  }

  /// Replaces the recorded findings' sentence, so that a report shows where it came from.
  ///
  /// The cache is a whole one again: its hash is that of the changed text, by python's own
  /// arithmetic.
  private static func mark(_ scenec: Scenec) throws {
    let script = """
      import hashlib, struct, sys
      M = (1 << 64) - 1
      def rot(x, n): return ((x << n) | (x >> (64 - n))) & M
      def mixed(k):
          k ^= k >> 33; k = k * 0xff51afd7ed558ccd & M
          k ^= k >> 33; k = k * 0xc4ceb9fe1a85ec53 & M
          return k ^ k >> 33
      def murmur(data):
          a = b = 0; c1 = 0x87c37b91114253d5; c2 = 0x4cf5ad432745937f
          whole = len(data) // 16 * 16
          for i in range(0, whole, 16):
              x, y = struct.unpack_from('<QQ', data, i)
              a ^= rot(x * c1 & M, 31) * c2 & M; a = ((rot(a, 27) + b) * 5 + 0x52dce729) & M
              b ^= rot(y * c2 & M, 33) * c1 & M; b = ((rot(b, 31) + a) * 5 + 0x38495ab5) & M
          x, y = struct.unpack('<QQ', data[whole:].ljust(16, bytes(1)))
          b ^= rot(y * c2 & M, 33) * c1 & M; a ^= rot(x * c1 & M, 31) * c2 & M
          a ^= len(data); b ^= len(data); a = (a + b) & M; b = (a + b) & M
          a = mixed(a); b = mixed(b); a = (a + b) & M; b = (a + b) & M
          return struct.pack('<QQ', a, b)
      data = open('\(cache)', 'rb').read()
      assert murmur(data[:-16]) == data[-16:], 'not the hash of the bytes before'
      data = data[:-16].replace(b'no alias uses', b'NO alias uses')
      assert b'NO alias uses' in data, data
      open('\(cache)', 'wb').write(data + murmur(data))
      """
    try scenec.folder.write(script, to: "mark.py")
    let result = try scenec.shell("python3 mark.py && rm mark.py")
    #expect(result.status == 0 && result.errors == "")
  }

  @Test func `what did not change is taken from the cache, findings and all`() throws {
    let scenec = try Self.compiled()
    let first = try scenec("compile", "in", "-o", "out", "--no-cache").errors
    #expect(first.contains("no alias uses"))
    for format in ["text", "json", "sarif", "junit", "github", "gitlab", "jsonl", "concise"] {
      let compiled = try scenec("compile", "in", "-o", "out", "--no-cache", "--format", format)
      let cached = try scenec("compile", "in", "-o", "out", "--format", format)
      #expect(cached.errors == compiled.errors)
    }
    try Self.mark(scenec)
    // Only a scene that is not compiled can report the text that the test wrote.
    #expect(
      try scenec("compile", "in", "-o", "out").errors
        == first.replacingOccurrences(of: "no alias uses", with: "NO alias uses"))
    #expect(
      try scenec("compile", "in", "-o", "out", "--check").errors.contains("NO alias uses"))
    #expect(try scenec("compile", "in", "-o", "out", "--no-cache").errors == first)
  }

  @Test(arguments: [
    ("echo '# more' >> in/warned.scene.yaml", ""),
    ("mv in/warned.scene.yaml in/warned.scene.yml", ""),
    ("mv in/warned.scene.yaml in/other.scene.yaml", ""),
    ("echo 'exclude: []' > .scenec.yaml", ""),
    (":", "--counts all"), (":", "--variant all"), (":", "--emit svg"), (":", "--config c.yaml"),
  ])
  func `a change of what decides an output compiles it again`(
    change: String, options: String
  ) throws {
    let scenec = try Self.compiled(["c.yaml": "exclude: []\n"])
    try Self.mark(scenec)
    let result = try scenec.shell("\(change); \"$scenec\" compile in -o out \(options)")
    #expect(result.status == 0)
    #expect(result.errors.contains("no alias uses"))
  }

  @Test(arguments: [
    "rm out/a.placements.json", "rm -r out/sub", "echo >> out/a.placements.json",
    ": > out/a.placements.json", "rm out/.scenec-cache; echo > out/a.placements.json",
    // As long and as old as before, in place.
    """
    touch -r out/a.placements.json then
    printf '~' | dd of=out/a.placements.json bs=1 seek=40 conv=notrunc status=none
    touch -r then out/a.placements.json; rm then
    """,
    "cp out/sub/b.placements.json out/a.placements.json",
    "ln -f out/sub/b.placements.json out/a.placements.json",
    "ln -sf sub/b.placements.json out/a.placements.json", "ln -sf nowhere out/a.placements.json",
  ])
  func `an output that someone touched is said to be stale, and written again`(
    change: String
  ) throws {
    let scenec = try Self.compiled()
    // Older than the cache, so that nothing has to be read to believe it.
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    #expect(try scenec.shell(change).status == 0)
    let before = try OutputTree(scenec, "out")
    let check = try scenec("compile", "in", "-o", "out", "--check", "--quiet")
    #expect(check.status == 1)
    #expect(check.errorLines.count == 1)
    #expect(try OutputTree(scenec, "out") == before)
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    try Self.expectOutputsAsNew(scenec)
  }

  @Test func `an output that is current keeps its time, and so does the cache`() throws {
    let scenec = try Self.compiled()
    Thread.sleep(forTimeInterval: 0.05)
    // The first run may find outputs as new as the cache, and look at them once more.
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    let times = "stat -c '%n %i %Y %Z' out out/* out/sub/* out/.scenec-cache"
    let before = try scenec.shell(times).output
    Thread.sleep(forTimeInterval: 0.05)
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    #expect(try scenec("compile", "in", "-o", "out", "--check").status == 0)
    #expect(try scenec.shell(times).output == before)
  }

  @Test func `outputs that only moved in time are believed by their bytes`() throws {
    let scenec = try Self.compiled()
    try Self.mark(scenec)
    #expect(try scenec.shell("cp -r out copy && rm -r out && mv copy out").status == 0)
    #expect(try scenec("compile", "in", "-o", "out").errors.contains("NO alias uses"))
  }

  @Test func `a whole project can be moved`() throws {
    let scenec = try Self.compiled()
    try Self.mark(scenec)
    let result = try scenec.shell(
      "mkdir -p x/y && mv in out x/y && cd x/y && \"$scenec\" compile in -o out")
    #expect(result.status == 0)
    #expect(result.errors.contains("NO alias uses"))
    #expect(!result.errors.contains("gone"))
  }

  @Test func `one file and standard output use no cache`() throws {
    let scenec = try Scenec(["a.scene.yaml": Sample.good])
    #expect(try scenec("compile", "a.scene.yaml", "-o", "a.json").status == 0)
    #expect(try scenec("compile", "a.scene.yaml", "-o", "-").status == 0)
    #expect(try scenec("compile", "a.scene.yaml", "-o", "out", "--no-cache").status == 0)
    #expect(try scenec.shell("find . -name '.*' -type f").output == "")
    #expect(
      scenec.folder.contents() == ["a.json", "a.scene.yaml", "out/", "out/a.placements.json"])
  }

  @Test func `a check writes nothing, be there a cache or not`() throws {
    let scenec = try Self.compiled()
    #expect(try scenec.shell("touch out/a.placements.json; rm \(Self.cache)").status == 0)
    #expect(try scenec("compile", "in", "-o", "out", "--check").status == 0)
    #expect(scenec.folder.text(Self.cache) == nil)
  }

  @Test func `a scene with an error is reported each time, and its output stays`() throws {
    let scenec = try Self.compiled()
    let old = scenec.folder.text("out/a.placements.json")
    try scenec.folder.write(Sample.threeMistakes, to: "in/a.scene.yaml")
    let first = try scenec("compile", "in", "-o", "out")
    let second = try scenec("compile", "in", "-o", "out")
    #expect(first.status == 1)
    #expect(second.status == 1)
    #expect(first.errors == second.errors)
    #expect(scenec.folder.text("out/a.placements.json") == old)
    try scenec.folder.write(Sample.flow, to: "in/a.scene.yaml")
    #expect(try scenec("compile", "in", "-o", "out").status == 0)
    try Self.expectOutputsAsNew(scenec)
  }

  @Test(arguments: [
    "printf '' > C", "printf x > C", "rm C && mkdir C", "rm C && mkdir C && touch C/x",
    "rm C && mkfifo C", "ln -sf ../in/a.scene.yaml C", "ln -sf . C", "ln -sf nowhere C",
    "sed -i 's/scenec cache 1/scenec cache 2/' C", "sed -i 's/scenec cache 1/scenec cache 0/' C",
    "cat C C > x && mv x C", "head -c 1000000 /dev/zero > C", "chmod 000 C", "cp /bin/true C",
  ])
  func `a cache that is none is ignored, and replaced if that can be`(damage: String) throws {
    let scenec = try Self.compiled()
    let script = damage.replacingOccurrences(of: "C", with: Self.cache)
    #expect(try scenec.shell(script).status == 0)
    let expected = try scenec("compile", "in", "-o", "fresh", "--no-cache")
    for _ in 0..<2 {
      let result = try scenec("compile", "in", "-o", "out")
      #expect(result.status == 0)
      #expect(result.errors == expected.errors)
    }
    try Self.expectOutputsAsNew(scenec)
    #expect(scenec.folder.text("in/a.scene.yaml") == Sample.good)
  }

  @Test func `a cache cut off or with a flipped bit is ignored`() throws {
    let scenec = try Self.compiled()
    let url = scenec.folder.url.appendingPathComponent(Self.cache)
    let whole = [UInt8](try Data(contentsOf: url))
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    // A cache that is believed would call this output current.
    let broken = "out/a.placements.json"
    var damaged: [[UInt8]] = [0, 1, 14, 15, 16, 30, 31, 32, 40, whole.count / 2, whole.count - 17]
      .map { Array(whole.prefix($0)) }
    damaged += [1, 15, 16].map { Array(whole.dropLast($0)) }
    damaged.append(whole + [0])
    for _ in 0..<15 {
      var bytes = whole
      bytes[Int.random(in: bytes.indices, using: &random)] ^=
        1
        << UInt8.random(
          in: 0..<8, using: &random)
      damaged.append(bytes)
    }
    for bytes in damaged {
      try Data(bytes).write(to: url)
      try scenec.folder.write("broken", to: broken)
      let result = try scenec("compile", "in", "-o", "out", "--quiet")
      #expect(result.status == 0 && result.errors == "", "seed \(seed), \(bytes.count) bytes")
      #expect(scenec.folder.text(broken)?.hasPrefix("{") == true, "seed \(seed)")
      #expect([UInt8](try Data(contentsOf: url)).count == whole.count, "seed \(seed)")
    }
    try Self.expectOutputsAsNew(scenec)
  }
}

/// The files below a folder of outputs, without what belongs to the cache.
struct OutputTree: Equatable {
  let files: [String: String]

  init(_ scenec: Scenec, _ folder: String) throws {
    var files: [String: String] = [:]
    for path in scenec.folder.contents() where path.hasPrefix(folder + "/") {
      let below = String(path.dropFirst(folder.count + 1))
      guard !below.isEmpty, below != ".scenec-cache", !below.hasPrefix(".scenec-cache/") else {
        continue
      }
      files[below] = below.hasSuffix("/") ? "" : scenec.folder.text(path) ?? "(unreadable)"
    }
    self.files = files
  }
}
