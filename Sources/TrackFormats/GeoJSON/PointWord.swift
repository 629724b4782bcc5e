import Tracks

/// What GPX says about a point or a track in words, under the keys that GeoJSON outputs have for
/// them.
enum PointWord: String, CaseIterable {
  case name
  case comment = "cmt"
  case description = "desc"
  case source = "src"
  case links
  case symbol = "sym"
  case type
  case magneticVariation = "magvar"
  case geoidHeight = "geoidheight"
  case ageOfDGPSData = "ageofdgpsdata"
  case dgpsID = "dgpsid"

  /// Sets the word from a value.
  ///
  /// - Returns: Whether the value is what this word can be: a list of links, or a string.
  @discardableResult
  func read(_ value: JSONText, into details: inout FixDetails) -> Bool {
    if self == .links {
      guard let links = Link.list(value) else { return false }
      details.links = links
      return true
    }
    guard let text = value.string else { return false }
    set(text, in: &details)
    return true
  }

  /// Sets the word; links are no text.
  func set(_ text: String, in details: inout FixDetails) {
    switch self {
    case .name: details.name = text
    case .comment: details.comment = text
    case .description: details.description = text
    case .source: details.source = text
    case .links: break
    case .symbol: details.symbol = text
    case .type: details.type = text
    case .magneticVariation: details.magneticVariation = text
    case .geoidHeight: details.geoidHeight = text
    case .ageOfDGPSData: details.ageOfDGPSData = text
    case .dgpsID: details.dgpsID = text
    }
  }
}

extension Link {
  /// The links of an array of objects with `href`, and perhaps `text` and `type`; nil for any
  /// other value.
  static func list(_ value: JSONText) -> [Link]? {
    guard value.text.utf8.first == UInt8(ascii: "[") else { return nil }
    var scanner = value.scanner
    var findings = FindingLog()
    var links: [Link] = []
    do throws(ReadError) {
      _ = try scanner.next()
      while true {
        switch try scanner.next() {
        case .endArray: return links
        case .beginObject:
          let members = try scanner.captureMembers(findings: &findings)
          guard let href = members["href"]?.string else { return nil }
          // A member that there is no place for would be lost.
          let known = ["href", "text", "type"]
          if members.members.contains(where: { !known.contains($0.key) || $0.value.string == nil })
          {
            return nil
          }
          links.append(
            Link(href: href, text: members["text"]?.string, type: members["type"]?.string))
        default: return nil
        }
      }
    } catch { return nil }
  }
}
