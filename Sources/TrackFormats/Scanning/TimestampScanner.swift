package import Tracks

/// Reads xsd:dateTime from bytes.
package enum TimestampScanner {
  /// What a token says.
  package enum Result {
    /// An instant; `hasZone` is false when none was written and UTC was assumed.
    case time(Timestamp, hasZone: Bool)
    /// No time at all.
    case invalid
  }

  /// Reads a whole token, white space around it allowed.
  package static func timestamp(_ bytes: UnsafePointer<UInt8>, count: Int) -> Result { .invalid }
}
