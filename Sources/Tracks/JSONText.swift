/// A JSON value as it was written: its tokens, without the white space between them.
///
/// Numbers and strings keep every digit and escape of the input.
public struct JSONText: Hashable, Sendable {
  /// One JSON value, RFC 8259, in UTF-8.
  public var text: String

  /// Wraps the text of one JSON value.
  public init(text: String) { self.text = text }
}

/// The members of a JSON object, in the order of the input.
public struct JSONMembers: Hashable, Sendable {
  /// One member: its key with escapes resolved, and its value as written.
  public struct Member: Hashable, Sendable {
    /// The key, unescaped.
    public var key: String
    /// The value's tokens.
    public var value: JSONText

    /// Makes a member.
    public init(key: String, value: JSONText) {
      self.key = key
      self.value = value
    }
  }

  /// The members in order. Keys are unique: of duplicates, the last value stands at the first
  /// one's place.
  public var members: [Member]

  /// Makes an object's members.
  public init(_ members: [Member] = []) { self.members = members }

  /// Whether there are none.
  public var isEmpty: Bool { members.isEmpty }

  /// The value under a key, or nil.
  ///
  /// - Complexity: O(number of members).
  public subscript(key: String) -> JSONText? {
    members.first { $0.key == key }?.value
  }
}
