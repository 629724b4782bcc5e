/// The id of a feature: text, or a number where the input had a number.
public enum OverlayIdentifier: Hashable, Sendable {
  /// A text, such as `track-0`.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// Any other number.
  case number(Double)

  /// The id as text: what `MKGeoJSONFeature.identifier` says for text ids.
  public var text: String {
    switch self {
    case .string(let text): text
    case .integer(let value): String(value)
    case .number(let value): String(value)
    }
  }
}

extension OverlayIdentifier: Codable {
  /// Decodes a text or a number.
  ///
  /// - Throws: `DecodingError.typeMismatch` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let value = try? container.decode(Int64.self) {
      self = .integer(value)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// Encodes a text or a number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    }
  }
}
