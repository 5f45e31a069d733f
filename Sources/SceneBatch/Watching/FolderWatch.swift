#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waits for changes in folders: told by the system where it can (Linux), or else by the clock.
package final class FolderWatch {
  /// Why the clock has to do although the system could tell; a sentence without a full stop.
  package private(set) var limitation: String?
  private var notifications: FolderNotifications?

  /// How long nothing may happen until a burst of changes is over, and how long it may last.
  private static let quiet: Int64 = 100_000_000
  private static let longestBurst: Int64 = 5_000_000_000

  /// Starts; nothing is watched yet.
  package init() {
    #if canImport(Glibc)
      do throws(SystemFailure) {
        notifications = try FolderNotifications()
      } catch {
        limit("programs that watch", "fs.inotify.max_user_instances")
      }
    #endif
  }

  /// Watches these folders and no others; answers whether some of them were not watched before.
  ///
  /// What changed in those meanwhile is not told, so look again after a yes.
  package func follow(_ folders: WatchedFolders) -> Bool {
    guard let notifications else { return false }
    do throws(SystemFailure) {
      return try notifications.follow(folders)
    } catch {
      limit("watched folders", "fs.inotify.max_user_watches")
      return false
    }
  }

  private func limit(_ things: String, _ setting: String) {
    notifications = nil
    limitation =
      "the system's limit of \(things) is reached, so files are looked at every second; "
      + "raise \(setting)"
  }

  /// Waits until something may have changed, and the burst of changes is over.
  package func wait() {
    guard let notifications else {
      sleep(1)
      return
    }
    while !notifications.wait(nanoseconds: nil) {}
    let start = monotonicNanoseconds()
    var end = start + Self.quiet
    while true {
      let now = monotonicNanoseconds()
      guard now < end else { return }
      if notifications.wait(nanoseconds: end - now) {
        end = min(monotonicNanoseconds() + Self.quiet, start + Self.longestBurst)
      }
    }
  }
}

#if canImport(Glibc)
  /// The notifications of Linux, inotify.
  private final class FolderNotifications {
    private let descriptor: Int32
    private var names: [Int32: WatchedNames] = [:]
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 8)

    /// What may mean that a file, a folder or what may be done with it is another one.
    private static let mask = UInt32(
      IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    init() throws(SystemFailure) {
      descriptor = try uninterrupted { inotify_init1(O_CLOEXEC | O_NONBLOCK) }
    }

    deinit {
      close(descriptor)
      buffer.deallocate()
    }

    func follow(_ folders: WatchedFolders) throws(SystemFailure) -> Bool {
      var next: [Int32: WatchedNames] = [:]
      for (path, names) in folders.byPath {
        // Also for one that is watched: another folder may have that name now.
        let watch = inotify_add_watch(descriptor, path, Self.mask)
        if watch >= 0 {
          next[watch] = names
        } else if errno == ENOSPC || errno == ENOMEM {
          throw .last
        }
      }
      for watch in names.keys where next[watch] == nil { inotify_rm_watch(descriptor, watch) }
      let isGrown = next.keys.contains { names[$0] == nil }
      names = next
      return isGrown
    }

    /// Waits for notifications, for ever without a time; answers whether one of them matters.
    func wait(nanoseconds: Int64?) -> Bool {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Rounded up: a wait of nothing would spin.
      let milliseconds = nanoseconds.map { Int32(clamping: ($0 + 999_999) / 1_000_000) } ?? -1
      guard poll(&request, 1, milliseconds) > 0 else { return false }
      let size = read(descriptor, buffer.baseAddress, buffer.count)
      var (offset, matters) = (0, false)
      while offset < size {
        let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        offset = start + Int(event.len)
        let name = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[start..<offset])
        if self.matters(event, name) { matters = true }
      }
      return matters
    }

    private func matters(_ event: inotify_event, _ bytes: UnsafeRawBufferPointer) -> Bool {
      // More happened than the system keeps.
      if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      if event.mask & UInt32(IN_IGNORED) != 0 { return names.removeValue(forKey: event.wd) != nil }
      guard let names = names[event.wd] else { return false }
      let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      guard !name.isEmpty else {
        // The folder itself; its permissions may hide what is in it.
        return true
      }
      return names.contains(name, isFolder: event.mask & UInt32(IN_ISDIR) != 0)
    }
  }
#else
  /// No notifications; the clock tells when to look.
  private final class FolderNotifications {
    func follow(_ folders: WatchedFolders) throws(SystemFailure) -> Bool { false }
    func wait(nanoseconds: Int64?) -> Bool { true }
  }
#endif
