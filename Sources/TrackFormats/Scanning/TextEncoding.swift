/// How a text file stores its characters as bytes.
package enum TextEncoding: Hashable, Sendable {
  case utf8
  /// Seven bits; a byte with the eighth is taken for a part of UTF-8.
  case ascii
  case utf16LittleEndian
  case utf16BigEndian
  /// ISO-8859-1.
  case latin1
  case windows1252

  /// The name in messages.
  var title: String {
    switch self {
    case .utf8: "UTF-8"
    case .ascii: "US-ASCII"
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    case .latin1: "ISO-8859-1"
    case .windows1252: "Windows-1252"
    }
  }

  /// What is read, for messages about all else.
  static let readable = "UTF-8, UTF-16, ISO-8859-1, Windows-1252 and US-ASCII are"

  /// The encodings that a label in an XML declaration may mean, upper or lower case: IANA's names
  /// and the aliases that programs write. Empty for a label that is not known.
  ///
  /// `UTF-16` leaves the order of the bytes open.
  static func named(_ label: String) -> [TextEncoding] {
    switch label.lowercased() {
    case "utf-8", "utf8": [.utf8]
    case "us-ascii", "ascii", "iso646-us", "iso-ir-6", "ansi_x3.4-1968", "cp367", "646": [.ascii]
    case "utf-16", "utf16", "iso-10646-ucs-2", "ucs-2", "unicode":
      [.utf16LittleEndian, .utf16BigEndian]
    case "utf-16le", "utf16le": [.utf16LittleEndian]
    case "utf-16be", "utf16be": [.utf16BigEndian]
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "iso88591", "iso_8859-1:1987", "iso-ir-100",
      "latin1", "latin-1", "l1", "cp819", "ibm819":
      [.latin1]
    case "windows-1252", "cp1252", "cp-1252", "x-cp1252", "win-1252", "ansi": [.windows1252]
    default: []
    }
  }

  /// Windows-1252's characters for the bytes 0x80…0x9F; 0 for the five that have none.
  static func windowsCharacter(_ byte: UInt8) -> UInt32 {
    switch byte {
    case 0x80: 0x20AC
    case 0x82: 0x201A
    case 0x83: 0x0192
    case 0x84: 0x201E
    case 0x85: 0x2026
    case 0x86: 0x2020
    case 0x87: 0x2021
    case 0x88: 0x02C6
    case 0x89: 0x2030
    case 0x8A: 0x0160
    case 0x8B: 0x2039
    case 0x8C: 0x0152
    case 0x8E: 0x017D
    case 0x91: 0x2018
    case 0x92: 0x2019
    case 0x93: 0x201C
    case 0x94: 0x201D
    case 0x95: 0x2022
    case 0x96: 0x2013
    case 0x97: 0x2014
    case 0x98: 0x02DC
    case 0x99: 0x2122
    case 0x9A: 0x0161
    case 0x9B: 0x203A
    case 0x9C: 0x0153
    case 0x9E: 0x017E
    case 0x9F: 0x0178
    case 0x81, 0x8D, 0x8F, 0x90, 0x9D: 0
    default: UInt32(byte)
    }
  }
}
