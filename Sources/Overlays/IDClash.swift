package import Tracks

/// An id that was given away already, and what was made of it.
package struct IDClash: Sendable {
  /// How ids come to clash.
  package enum Reason: Sendable {
    /// The id stands twice in the input.
    case repeated
    /// An id of the input looks like a generated one.
    case generated
    /// One item of the input became several features.
    case part
  }

  /// The id as it was written.
  package var id: JSONText
  /// The id that is used instead, a string.
  package var replacement: JSONText
  /// How it came.
  package var reason: Reason

  /// Says what clashed, and what became of it.
  package var message: String {
    let isString = id.text.utf8.first == UInt8(ascii: "\"")
    let new = replacement.text + (isString ? "" : ", a string")
    return switch reason {
    case .repeated: "the id \(id.text) stands twice; the later feature is \(new)"
    case .generated: "the input has an id \(id.text) of its own; the feature is \(new)"
    case .part: "the id \(id.text) is that of the lines; the fix beside them is \(new)"
    }
  }
}
