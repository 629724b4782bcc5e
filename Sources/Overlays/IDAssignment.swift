package import Tracks

/// Gives the features of an output their ids: those of the input as they were written, generated
/// ones (`track-0`, `route-0`, …) for the rest, and never the same one twice.
///
/// A generated id counts the features of its kind in the output, those with an id of their own
/// too. A clash gets `~2`, `~3` and so on at its end: the later of two equal ids of the input, and
/// always the generated one where an id of the input, even a later one, looks like it.
package struct IDAssignment: Sendable {
  /// What a feature shows.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case track, route, waypoint, area, feature
  }

  private var counts: [Kind: Int] = [:]
  /// Ids given away.
  private var taken: Set<Key> = []
  /// Ids of the input, given away or not.
  private let reserved: Set<Key>
  /// How many ids clashed.
  package private(set) var clashCount = 0
  /// The first id that clashed, as written, and what was made of it.
  package private(set) var firstClash: (id: JSONText, replacement: JSONText)?

  /// An id as a value: `"a"` and `"\u0061"` are the same one, `1` and `"1"` are not.
  private enum Key: Hashable {
    case string(String)
    case other(String)

    init(_ token: JSONText) {
      self = token.decodedString.map { .string($0) } ?? .other(token.text)
    }
  }

  /// Makes an assignment for an output of these items.
  package init(items: [TrackDocument.Item] = []) {
    reserved = Set(items.compactMap { $0.details.id.map { Key($0) } })
  }

  /// The id of the next feature, a JSON string or number.
  package mutating func token(for details: ItemDetails, _ kind: Kind) -> JSONText {
    let count = counts[kind, default: 0]
    counts[kind] = count + 1
    if let id = details.id {
      if taken.insert(Key(id)).inserted { return id }
      return replacement(for: id)
    }
    let id = JSONText(text: "\"\(kind.rawValue)-\(count)\"")
    // Generated ids clash with none but those of the input.
    if reserved.isEmpty { return id }
    let key = Key(id)
    if !reserved.contains(key), taken.insert(key).inserted { return id }
    return replacement(for: id)
  }

  private mutating func replacement(for id: JSONText) -> JSONText {
    let isString = id.text.utf8.first == UInt8(ascii: "\"")
    let start = isString ? String(id.text.dropLast()) : "\"\(id.text)"
    var number = 2
    while true {
      let candidate = JSONText(text: "\(start)~\(number)\"")
      let key = Key(candidate)
      if !reserved.contains(key), taken.insert(key).inserted {
        clashCount += 1
        if firstClash == nil { firstClash = (id, candidate) }
        return candidate
      }
      number += 1
    }
  }
}

extension TrackDocument.Item {
  /// What is known about the item as a whole.
  package var details: ItemDetails {
    switch self {
    case .track(let track): track.details
    case .route(let route): route.details
    case .waypoint(let waypoint): waypoint.details
    case .area(let area): area.details
    case .feature(let feature): feature.details
    }
  }
}
