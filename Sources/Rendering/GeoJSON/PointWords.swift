import TextWriting
import Tracks

/// What GPX can say about a point (or a track) besides numbers, under the element's own name.
///
/// A new word is one line in the table.
struct PointWords {
  /// The member's key.
  let key: StaticString
  private let value: @Sendable (FixDetails) -> Value?

  private enum Value {
    case text(String)
    case links([Link])
  }

  private init(_ key: StaticString, _ text: @escaping @Sendable (FixDetails) -> String?) {
    self.key = key
    value = { text($0).map { .text($0) } }
  }

  private init(_ key: StaticString, links: @escaping @Sendable (FixDetails) -> [Link]) {
    self.key = key
    value = { links($0).isEmpty ? nil : .links(links($0)) }
  }

  /// Every word, in the order in which they are written.
  static let all: [PointWords] = [
    PointWords("name") { $0.name },
    PointWords("cmt") { $0.comment },
    PointWords("desc") { $0.description },
    PointWords("src") { $0.source },
    PointWords("links", links: { $0.links }),
    PointWords("sym") { $0.symbol },
    PointWords("type") { $0.type },
    PointWords("magvar") { $0.magneticVariation },
    PointWords("geoidheight") { $0.geoidHeight },
    PointWords("ageofdgpsdata") { $0.ageOfDGPSData },
    PointWords("dgpsid") { $0.dgpsID },
  ]

  /// Whether it is said.
  func isSaid(in details: FixDetails) -> Bool { value(details) != nil }

  /// Writes the value, which must be said.
  func write(_ details: FixDetails, _ json: inout JSONWriter, _ out: inout ByteWriter) {
    switch value(details) {
    case .text(let text): json.string(text, &out)
    case .links(let links):
      json.beginArray(&out)
      for link in links {
        json.beginObject(&out)
        json.key("href" as StaticString, &out)
        json.string(link.href, &out)
        if let text = link.text {
          json.key("text" as StaticString, &out)
          json.string(text, &out)
        }
        if let type = link.type {
          json.key("type" as StaticString, &out)
          json.string(type, &out)
        }
        json.endObject(&out)
      }
      json.endArray(&out)
    case nil: json.null(&out)
    }
  }
}

extension FixDetails {
  /// Whether anything is said beside extensions.
  var hasWords: Bool {
    name != nil || comment != nil || description != nil || source != nil || !links.isEmpty
      || symbol != nil || type != nil || magneticVariation != nil || geoidHeight != nil
      || ageOfDGPSData != nil || dgpsID != nil
  }
}
