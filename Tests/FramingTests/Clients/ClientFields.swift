@testable import Framing
@testable import Geodesy

extension ClientCamera {
  /// The value of a name, through objects by dots.
  subscript(path: String) -> ClientValue? {
    var fields = self.fields
    var value: ClientValue?
    for name in path.split(separator: ".") {
      value = fields.first { $0.name == name }?.value
      if case .object(let inner) = value { fields = inner }
    }
    return value
  }

  /// The number of a name.
  func number(_ path: String) -> Double {
    switch self[path] {
    case .degrees(let number), .meters(let number), .zoom(let number), .points(let number),
      .number(let number):
      number
    default: .nan
    }
  }

  /// The numbers of a list.
  func numbers(_ path: String) -> [Double] {
    guard case .list(let values) = self[path] else { return [] }
    return values.compactMap {
      if case .degrees(let number) = $0 { number } else { nil }
    }
  }
}

/// The cameras of clients for a content.
func clients(
  _ content: FramedContent, _ options: FramingOptions
) throws -> [String: ClientCamera] {
  let cameras = try content.clientCameras(for: content.fit(options))
  return Dictionary(uniqueKeysWithValues: cameras.map { ($0.client, $0) })
}

/// The route of the reference values.
let referenceRoute = FramedContent([[45, 7], [45.03, 7.02], [45.06, 7.09], [45.1, 7.1]])
