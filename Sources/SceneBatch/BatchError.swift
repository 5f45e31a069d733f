package import SceneCompiler
import SceneSource

/// Why a run cannot do what was asked; each message is one line that says what to do.
package enum BatchError: Error, Equatable {
  /// The request itself is wrong.
  case usage(String)
  /// An input cannot be read.
  case unreadable(String, reason: String)
  /// An output, a file or a stream, cannot be written; an older file still stands as it was.
  case unwritable(Target, reason: String)
  /// An output whose scene is gone cannot be removed.
  case unremovable(String, reason: String)
  /// A scene has not what its output shall show; an older output still stands as it was.
  case unselectable(String, SelectionFailure)
  /// The reader of a stream has gone; nothing is to be said about it.
  case closedPipe

  /// What was to be written.
  package enum Target: Equatable, Sendable {
    case file(String)
    case stream(StreamWriter.Stream)
  }

  /// The line for a person, without a line break; empty for a closed pipe.
  package var message: String {
    switch self {
    case .usage(let message): message
    case .unreadable(let name, let reason): "cannot read \(quotedPath(name)): \(reason)"
    case .unwritable(let name, let reason): "cannot write \(name): \(reason)"
    case .unremovable(let name, let reason): "cannot remove \(quotedPath(name)): \(reason)"
    case .unselectable(let name, .unknownVariant(let variant, let known)):
      "\(quotedPath(name)) has no variant \(quoted(variant))"
        + (NearestName.of(variant, among: known).map { "; did you mean '\($0)'?" }
          ?? (known.isEmpty ? ", nor any other" : "; it has \(known.joined(separator: ", "))"))
    case .unselectable(let name, .tooManyPlacements(let limit)):
      "the counts of \(quotedPath(name)) place more than \(limit) elements; leave '--counts' out"
    case .closedPipe: ""
    }
  }
}

extension BatchError.Target: CustomStringConvertible {
  /// The target as a message names it.
  package var description: String {
    switch self {
    case .file(let path): quotedPath(path)
    case .stream(.output): "to standard output"
    case .stream(.error): "to standard error"
    }
  }
}

/// A path in 'quotes', whole and on one line; control characters appear as escapes.
package func quotedPath(_ path: String) -> String {
  "'" + path.unicodeScalars.map(printable).joined() + "'"
}
