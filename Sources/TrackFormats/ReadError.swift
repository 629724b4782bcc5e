/// Why a file cannot be read. Nothing of it is returned then.
public struct ReadError: Error, Hashable, Sendable {
  /// What kind of trouble.
  public var problem: ProblemClass
  /// Where; nil when it has no place in the file (it cannot be opened, say).
  public var position: FilePosition?
  /// What was found, and what was expected.
  public var message: String

  /// Makes an error.
  public init(_ problem: ProblemClass, at position: FilePosition?, _ message: String) {
    self.problem = problem
    self.position = position
    self.message = message
  }

  /// The same error at a place, unless it has one.
  func placed(at place: @autoclosure () -> FilePosition) -> ReadError {
    if position != nil { return self }
    var error = self
    error.position = place()
    return error
  }
}
