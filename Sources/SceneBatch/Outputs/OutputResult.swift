/// What became of the output of one scene.
package enum OutputResult: Sendable {
  /// None was asked for, or the scene has errors.
  case none
  /// It was found to hold what it should.
  case current
  /// It was written.
  case written
  /// It is not there, and was not to be written.
  case missing(path: String)
  /// Other bytes are there, and it was not to be written.
  case stale(path: String)
  /// It could not be written, or read.
  case failed(BatchError)
}
