#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file's identity, whatever path leads to it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let number: UInt64
}

/// What changes when a file's bytes do; times are nanoseconds since 1970.
///
/// The time of the last change of status cannot be set by programs, so an edit that sets the
/// time of modification back shows too.
struct FileStamp: Equatable, Sendable {
  let identity: FileIdentity
  let size: Int
  let modified: Int64
  let changed: Int64
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
  /// When it was modified, and when its status changed, in nanoseconds since 1970.
  let times: (modified: Int64, changed: Int64)
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
    #if canImport(Darwin)
      times = (nanoseconds(record.st_mtimespec), nanoseconds(record.st_ctimespec))
    #else
      times = (nanoseconds(record.st_mtim), nanoseconds(record.st_ctim))
    #endif
    permissions = UInt32(record.st_mode & 0o7777)
    owner = (UInt32(record.st_uid), UInt32(record.st_gid))
  }
}

extension FileStatus {
  /// What tells the file's bytes from other ones.
  var stamp: FileStamp {
    FileStamp(
      identity: identity, size: size, modified: times.modified, changed: times.changed)
  }
}

/// Wraps around for times that no file has.
private func nanoseconds(_ time: timespec) -> Int64 {
  Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
}
