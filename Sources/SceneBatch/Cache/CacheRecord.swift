/// What an output holds, and the file that held it when that was last looked at.
struct OutputContent: Equatable, Sendable {
  let size: Int
  let hash: ContentHash
  /// Nil when the file may have been changed before it could be looked at.
  var stamp: FileStamp?
}

/// One line of a cache: an output that this tool wrote, or found as it would write it.
struct CacheRecord: Equatable, Sendable {
  /// The path below the folder of outputs.
  let output: [UInt8]
  /// The scene's path from that folder, without symbolic links; empty when it was standard input.
  var scene: [UInt8]
  /// The scene's absolute path as it was named: where either path leads to something, the scene
  /// is not gone, though the outputs or the scenes have moved, or a link leads elsewhere.
  var name: [UInt8]
  /// What decides the output: the scene's bytes and name, and how it is compiled.
  let key: ContentHash
  var content: OutputContent
  /// As `CachedFindings` writes them.
  let findings: [UInt8]
}

extension CacheRecord {
  /// The bytes of the record but for the output's path.
  var body: [UInt8] {
    var writer = CacheWriter()
    writer.write(piece: scene)
    writer.write(piece: name)
    writer.write(key)
    writer.write(UInt64(content.size))
    writer.write(content.hash)
    writer.write(UInt8(content.stamp == nil ? 0 : 1))
    if let stamp = content.stamp {
      writer.write(stamp.identity.device)
      writer.write(stamp.identity.number)
      writer.write(stamp.modified)
      writer.write(stamp.changed)
    }
    writer.write(piece: findings)
    return writer.bytes
  }

  /// Reads the body of the record of an output.
  init(output: ArraySlice<UInt8>, body: ArraySlice<UInt8>) throws(CacheReader.Damage) {
    var reader = CacheReader(body)
    self.output = Array(output)
    scene = Array(try reader.piece())
    name = Array(try reader.piece())
    key = try reader.hash()
    guard let size = Int(exactly: try reader.number(UInt64.self)) else {
      throw CacheReader.Damage()
    }
    content = OutputContent(size: size, hash: try reader.hash(), stamp: nil)
    if try reader.number(UInt8.self) == 1 {
      let identity = FileIdentity(device: try reader.number(), number: try reader.number())
      content.stamp = FileStamp(
        identity: identity, size: size, modified: try reader.number(),
        changed: try reader.number())
    }
    findings = Array(try reader.piece())
  }
}
