#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file's identity, whatever path leads to it.
struct FileIdentity: Hashable {
  let device: UInt64
  let number: UInt64
}

/// What the file system tells of a file.
struct FileStatus {
  enum Kind {
    case folder
    case regular
    /// A pipe, a terminal, a device, a symbolic link that was not followed.
    case other
  }

  let kind: Kind
  let identity: FileIdentity
  /// In bytes; of no meaning unless the file is regular.
  let size: Int
  /// Who may read, write and run it, with the bits of `chmod`.
  let permissions: UInt32
  /// The numbers of its user and its group.
  let owner: (user: UInt32, group: UInt32)

  /// Looks a path up; symbolic links are followed.
  init(path: String) throws(SystemFailure) {
    var record = stat()
    _ = try uninterrupted { stat(path, &record) }
    self.init(record)
  }

  /// Looks a path up; a symbolic link is `other`.
  init(unfollowed path: String) throws(SystemFailure) {
    var record = stat()
    _ = try uninterrupted { lstat(path, &record) }
    self.init(record)
  }

  /// Looks an open file up.
  init(descriptor: Int32) throws(SystemFailure) {
    var record = stat()
    _ = try uninterrupted { fstat(descriptor, &record) }
    self.init(record)
  }

  private init(_ record: stat) {
    switch record.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .regular
    default: kind = .other
    }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: record.st_dev),
      number: UInt64(truncatingIfNeeded: record.st_ino))
    size = Int(record.st_size)
    permissions = UInt32(record.st_mode & 0o7777)
    owner = (UInt32(record.st_uid), UInt32(record.st_gid))
  }
}
