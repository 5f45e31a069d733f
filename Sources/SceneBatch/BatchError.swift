import SceneSource

/// Why a run cannot do what was asked; each message is one line that says what to do.
package enum BatchError: Error, Equatable {
  /// The request itself is wrong.
  case usage(String)
  /// An input cannot be read.
  case unreadable(String, reason: String)
  /// An output cannot be written; an older one still stands as it was.
  case unwritable(String, reason: String)
  /// The reader of a stream has gone; nothing is to be said about it.
  case closedPipe

  /// The line for a person, without a line break; empty for a closed pipe.
  package var message: String {
    switch self {
    case .usage(let message): message
    case .unreadable(let name, let reason): "cannot read \(quotedPath(name)): \(reason)"
    case .unwritable(let name, let reason): "cannot write \(quotedPath(name)): \(reason)"
    case .closedPipe: ""
    }
  }
}

/// A path in 'quotes', whole and on one line; control characters appear as escapes.
package func quotedPath(_ path: String) -> String {
  "'" + path.unicodeScalars.map(printable).joined() + "'"
}
