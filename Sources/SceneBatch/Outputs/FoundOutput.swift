#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stood where an output goes when the run was planned.
enum FoundOutput: Equatable, Sendable {
  case nothing
  case file(FileStamp)
  /// A symbolic link that leads to a regular file.
  case link(to: FileIdentity)
  /// Something else, or what cannot be looked up.
  case other

  /// Looks a target up.
  init(at target: OutputPlan.Target) {
    guard case .file(let path) = target else {
      self = .other
      return
    }
    do throws(SystemFailure) {
      let status = try FileStatus(unfollowed: path)
      self = status.kind == .regular ? .file(status.stamp) : Self.followed(path)
    } catch {
      self = error.number == ENOENT ? .nothing : .other
    }
  }

  private static func followed(_ path: String) -> FoundOutput {
    guard let status = try? FileStatus(path: path), status.kind == .regular else { return .other }
    return .link(to: status.identity)
  }

  /// The regular file that the target leads to.
  var identity: FileIdentity? {
    switch self {
    case .file(let stamp): stamp.identity
    case .link(let identity): identity
    case .nothing, .other: nil
    }
  }
}
