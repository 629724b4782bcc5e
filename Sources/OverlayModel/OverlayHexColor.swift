/// An sRGB color with alpha, written `#RRGGBBAA`.
public struct OverlayHexColor: Codable, Hashable, Sendable {
  /// 0 through 255.
  public var red: UInt8
  /// 0 through 255.
  public var green: UInt8
  /// 0 through 255.
  public var blue: UInt8
  /// 0 is invisible, 255 opaque.
  public var alpha: UInt8

  /// Makes a color.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Reads `#RRGGBBAA`, and what simplestyle and CSS also write: `#RRGGBB`, `#RGB`, `#RGBA`,
  /// letters of either case, the `#` missing. Nil for anything else, color names too.
  public init?(_ text: String) {
    var digits: [UInt8] = []
    for (i, byte) in text.utf8.enumerated() {
      if i == 0 && byte == UInt8(ascii: "#") { continue }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
      if digits.count > 8 { return nil }
    }
    switch digits.count {
    case 3, 4:
      let alpha = digits.count == 4 ? digits[3] * 17 : 255
      self.init(red: digits[0] * 17, green: digits[1] * 17, blue: digits[2] * 17, alpha: alpha)
    case 6, 8:
      func byte(_ i: Int) -> UInt8 { digits[i] << 4 | digits[i + 1] }
      self.init(
        red: byte(0), green: byte(2), blue: byte(4), alpha: digits.count == 8 ? byte(6) : 255)
    default:
      return nil
    }
  }

  /// `#RRGGBBAA`, with capital letters.
  public var text: String { "#" + [red, green, blue, alpha].map(Self.hex).joined() }

  /// Red, green, blue and alpha as fractions of 1: what `UIColor` and `CGColor` take.
  public var components: (red: Double, green: Double, blue: Double, alpha: Double) {
    (Double(red) / 255, Double(green) / 255, Double(blue) / 255, Double(alpha) / 255)
  }

  private static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + text : text
  }

  /// Decodes text.
  ///
  /// - Throws: `DecodingError.dataCorrupted` when it is no color.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = OverlayHexColor(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no color of the form #RRGGBBAA")
    }
    self = color
  }

  /// Encodes as `#RRGGBBAA`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}
