/// Any JSON value: for the parts of a document that a renderer passes on without reading them.
public enum OverlayJSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as the nearest double.
  case number(Double)
  /// A string.
  case string(String)
  /// An array.
  case array([OverlayJSONValue])
  /// An object; the order of members is not kept.
  case object([String: OverlayJSONValue])
}

extension OverlayJSONValue: Codable {
  /// Decodes any value. How deep values may nest is the decoder's limit.
  ///
  /// - Throws: `DecodingError` when the decoder meets what is no JSON.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([OverlayJSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: OverlayJSONValue].self))
    }
  }

  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}
