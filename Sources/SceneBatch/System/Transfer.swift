#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of an open file up to its end, at most `limit` of them.
///
/// Pipes and terminals are waited for. `expected` bytes, if right, are read in one piece.
func readAll(
  _ descriptor: Int32, expected: Int, limit: Int
) throws(SystemFailure) -> [UInt8] {
  var bytes: [UInt8] = []
  var room = max(expected, 0) + 1
  while bytes.count < limit {
    let block = try readBlock(descriptor, atMost: min(room, limit - bytes.count))
    if block.isEmpty { break }
    if bytes.isEmpty { bytes = block } else { bytes.append(contentsOf: block) }
    room = 1 << 16
  }
  return bytes
}

/// The bytes of an open file of a status, at most `limit` of them.
func readAll(
  _ descriptor: Int32, _ status: FileStatus, limit: Int
) throws(SystemFailure) -> [UInt8] {
  // Files of the kernel's own making have no size.
  guard status.kind == .regular, status.size > 0, status.size < limit else {
    return try readAll(descriptor, expected: 1 << 16, limit: limit)
  }
  let bytes = try readBlock(descriptor, atMost: status.size + 1)
  // One more was asked for: the file has ended.
  if bytes.count == status.size { return bytes }
  return try bytes + readAll(descriptor, expected: 1 << 16, limit: limit - bytes.count)
}

/// One read of at most `size` bytes; empty at the end of the file.
private func readBlock(_ descriptor: Int32, atMost size: Int) throws(SystemFailure) -> [UInt8] {
  var failure: SystemFailure?
  let block = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    do throws(SystemFailure) {
      count = try whenReady(descriptor, POLLIN) { read(descriptor, buffer.baseAddress, size) }
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return block
}

/// Writes all bytes, however many calls that takes.
func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemFailure) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = try whenReady(descriptor, POLLOUT) {
      rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }
    rest = rest.dropFirst(count)
  }
}

/// Writes all that a file holds to another one.
func copyAll(from source: Int32, to target: Int32) throws(SystemFailure) {
  _ = try uninterrupted { lseek(source, 0, SEEK_SET) }
  while true {
    let block = try readBlock(source, atMost: 1 << 16)
    if block.isEmpty { return }
    try writeAll(target, block)
  }
}

/// A call that is repeated when a descriptor that another program made non-blocking is ready.
private func whenReady(
  _ descriptor: Int32, _ event: some BinaryInteger, _ call: () -> Int
) throws(SystemFailure) -> Int {
  while true {
    do throws(SystemFailure) {
      return try uninterrupted(call)
    } catch {
      guard error.number == EAGAIN || error.number == EWOULDBLOCK else { throw error }
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      _ = try uninterrupted { poll(&request, 1, -1) }
    }
  }
}
