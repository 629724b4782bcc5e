package import TrackFormats

/// A file that could not be read or written.
package struct JobFailure: Error, Hashable, Sendable {
  /// What kind of trouble.
  package var problem: ProblemClass
  /// The file.
  package var path: String
  /// Where in it, nil when it has no place.
  package var position: FilePosition?
  /// What happened.
  package var message: String
  /// Whether it is only that nobody reads the output any more.
  package var isClosedPipe = false

  /// Makes a failure.
  package init(
    _ problem: ProblemClass, path: String, at position: FilePosition? = nil, _ message: String
  ) {
    self.problem = problem
    self.path = path
    self.position = position
    self.message = message
  }

  /// Whether the content was never seen, so that nothing can be said about it.
  package var isUnreadable: Bool { problem == .cannotRead || problem == .noData }

  /// What a reader threw, with its file.
  package init(_ error: ReadError, path: String) {
    self.init(error.problem, path: path, at: error.position, error.message)
  }
}

/// A job that is not started: what was asked for cannot be meant.
package struct JobRefusal: Error, Hashable, Sendable {
  /// What kind of trouble.
  package var problem: ProblemClass
  /// What is wrong, and the remedy.
  package var message: String

  /// Makes a refusal.
  package init(_ message: String, problem: ProblemClass = .invalidArgument) {
    self.problem = problem
    self.message = message
  }
}
