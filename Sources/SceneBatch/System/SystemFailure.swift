#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A failed system call, or something that is not to be done though the system would.
struct SystemFailure: Error {
  /// The number of the failure; 0 for what is refused.
  let number: Int32
  private var refusal = ""

  init(number: Int32) { self.number = number }

  /// A refusal, with the end of a sentence that says why.
  static func refused(_ reason: String) -> SystemFailure {
    var failure = SystemFailure(number: 0)
    failure.refusal = reason
    return failure
  }

  /// The failure of the last call of this thread.
  static var last: SystemFailure { SystemFailure(number: errno) }

  /// A folder stands where a file is expected.
  static var isFolder: SystemFailure { SystemFailure(number: EISDIR) }

  /// What a person has to know, as the end of a sentence.
  var reason: String {
    switch number {
    case 0: refusal
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of its path is a file, not a folder"
    case ENOSPC, EDQUOT: "no space left on the disk"
    case EFBIG: "it is larger than the system allows"
    case EROFS: "the file system is read-only"
    case EMFILE, ENFILE: "too many open files; try a smaller '--jobs'"
    case ELOOP: "its symbolic links form a loop"
    case ENAMETOOLONG: "its name is too long"
    case EBADF: "the stream is closed"
    default: String(cString: strerror(number))
    }
  }
}

/// The result of a system call that answers -1 when it fails, repeated while signals interrupt
/// it.
func uninterrupted<Result: SignedInteger>(
  _ call: () -> Result
) throws(SystemFailure) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    if errno != EINTR { throw .last }
  }
}
