#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that appears whole or not at all.
///
/// Blocks go to a temporary file in the folder of the target, which takes the target's name
/// when all is written. After a failure the target is as it was and the temporary file is
/// gone. Missing folders are made when the file is begun.
final class AtomicFile {
  private let path: String
  private let temporary: TemporaryFile
  private var failure: SystemFailure?

  /// Begins the file, which may have to replace one; outputs that are written at a time have
  /// different numbers.
  init(_ path: String, number: Int, replacing: Bool = true) throws(BatchError) {
    self.path = path
    do throws(SystemFailure) {
      temporary = try Self.begin(in: ScenePath.folder(of: path), number, replacing)
    } catch {
      throw .unwritable(.file(path), reason: error.reason)
    }
  }

  private static func begin(
    in folder: String, _ number: Int, _ replacing: Bool
  ) throws(SystemFailure) -> TemporaryFile {
    do throws(SystemFailure) {
      return try TemporaryFile(in: folder, number: number, replacing: replacing)
    } catch {
      guard error.number == ENOENT else { throw error }
      try makeFolder(folder)
      return try TemporaryFile(in: folder, number: number, replacing: replacing)
    }
  }

  /// Appends bytes; after a failure nothing happens until `commit` reports it.
  func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    do throws(SystemFailure) {
      try writeAll(temporary.descriptor, bytes)
    } catch {
      failure = error
    }
  }

  /// Gives the file its name; once.
  ///
  /// False when something has the name that is not to be replaced.
  @discardableResult
  func commit(replacing: Bool = true) throws(BatchError) -> Bool {
    do throws(SystemFailure) {
      if let failure { throw failure }
      return try temporary.rename(to: path, replacing: replacing)
    } catch {
      throw .unwritable(.file(path), reason: error.reason)
    }
  }

  /// The file as it is before it has its name.
  var stamp: FileStamp? { (try? FileStatus(descriptor: temporary.descriptor))?.stamp }
}

extension FileStamp {
  /// The stamp of the file by a name that it was given since, which changes its status only; nil
  /// when somebody else was there already.
  func renewed(by path: String) -> FileStamp? {
    guard let now = (try? FileStatus(unfollowed: path))?.stamp,
      now.identity == identity, now.modified == modified
    else { return nil }
    return now
  }
}

/// Makes a folder and those above it that are missing; one that is there is fine.
func makeFolder(_ path: String) throws(SystemFailure) {
  if mkdir(path, 0o777) == 0 { return }
  switch errno {
  case EEXIST: return
  case ENOENT where ScenePath.folder(of: path) != path:
    try makeFolder(ScenePath.folder(of: path))
    // Another thread may have made it meanwhile.
    if mkdir(path, 0o777) != 0, errno != EEXIST { throw .last }
  default: throw .last
  }
}
