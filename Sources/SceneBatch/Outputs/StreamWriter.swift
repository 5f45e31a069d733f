#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output or standard error, written in whole blocks.
///
/// The first failure is kept and ends the writing; whoever writes asks for it when it suits.
package final class StreamWriter {
  /// A stream of this process.
  package enum Stream: Sendable {
    case output
    case error
  }

  /// What went wrong first; `closedPipe` when the reader has gone.
  package private(set) var failure: BatchError?
  /// Called before anything is written.
  package var willWrite: (() -> Void)?
  /// Whether what was written ends with its line.
  package private(set) var isAtLineStart = true
  private let stream: Stream

  /// Makes a writer; nothing is opened.
  package init(_ stream: Stream) { self.stream = stream }

  /// Writes bytes at once; after a failure nothing happens.
  package func write(_ bytes: [UInt8]) {
    guard failure == nil, let last = bytes.last else { return }
    willWrite?()
    isAtLineStart = last == UInt8(ascii: "\n")
    do throws(SystemFailure) {
      try writeAll(stream == .output ? STDOUT_FILENO : STDERR_FILENO, bytes)
    } catch {
      let isClosed = error.number == EPIPE
      failure = isClosed ? .closedPipe : .unwritable(.stream(stream), reason: error.reason)
    }
  }

  /// Writes text at once.
  package func write(_ text: String) { write(Array(text.utf8)) }
}

extension StreamWriter {
  /// Makes the standard streams safe to use; call it before any file is opened.
  ///
  /// A standard stream that the caller closed is filled with a file that cannot be used as it,
  /// so that no scene or output takes its number and gets what is meant for the stream. A pipe
  /// whose reader has gone, or a file beyond the limit of the process, is a failure to write,
  /// not a signal, so that temporary files are removed.
  package static func prepare() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether a stream is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool {
    isatty(stream == .output ? STDOUT_FILENO : STDERR_FILENO) == 1
  }

  /// How many columns the terminal of standard error has; nil when it does not say.
  package static var terminalWidth: Int? {
    #if canImport(Darwin)
      let request: UInt = 0x4008_7468  // TIOCGWINSZ, a macro that Swift cannot read.
    #else
      let request = UInt(TIOCGWINSZ)
    #endif
    var size = winsize()
    guard ioctl(STDERR_FILENO, request, &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
}

/// The value of a variable of the environment; nil when it is not set.
package func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
