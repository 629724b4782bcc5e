/// A command line that asks for something impossible.
package struct UsageError: Error, Hashable, Sendable {
  /// One sentence without final period: what is wrong, and the remedy where there is one.
  package var message: String
  /// The class of trouble for the end of the message.
  package var problem: String

  /// Makes an error.
  package init(_ message: String, problem: String = "invalid-argument") {
    self.message = message
    self.problem = problem
  }
}
