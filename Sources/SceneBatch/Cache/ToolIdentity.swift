import SceneCompiler

#if canImport(Darwin)
  import Darwin
#endif

/// What tells this compiler from other ones: its version, and the size and time of its program
/// file, since two builds of one version may differ.
func addToolIdentity(to hasher: inout ContentHasher) {
  hasher.add(piece: scenecVersion)
  guard let path = programPath, let status = try? FileStatus(path: path) else { return }
  hasher.add(UInt64(status.size))
  hasher.add(UInt64(bitPattern: status.times.modified))
}

/// The file that runs; nil when the system does not say.
private var programPath: String? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  #else
    return "/proc/self/exe"
  #endif
}
