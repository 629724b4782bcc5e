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

    fileprivate var index: Int {
      switch self {
      case .track: 0
      case .route: 1
      case .waypoint: 2
      case .area: 3
      case .feature: 4
      }
    }
  }

  /// For each kind, in order, how many features there were.
  private var counts = Array(repeating: 0, count: Kind.allCases.count)
  /// Ids given away.
  private var taken: Set<Key> = []
  /// For ids that clashed, the number that was tried last: all before it are taken.
  private var lastNumbers: [Key: Int] = [:]
  /// Ids of the input, given away or not.
  private let reserved: Set<Key>
  /// How many ids clashed.
  package private(set) var clashCount = 0
  /// The first clash.
  package private(set) var firstClash: IDClash?
  /// The latest clash.
  package private(set) var lastClash: IDClash?

  /// An id as a value: `"a"` and `"\u0061"` are the same one, `1` and `"1"` are not.
  private enum Key: Hashable {
    case string(String)
    case other(String)

    init(_ token: JSONText) {
      // Half characters differ only as they are written.
      let isWhole = !token.hasLoneSurrogate
      self = (isWhole ? token.decodedString : nil).map { .string($0) } ?? .other(token.text)
    }
  }

  /// Makes an assignment for an output of these items.
  package init(items: [TrackDocument.Item] = []) {
    reserved = Set(items.compactMap { $0.id.map { Key($0) } })
  }

  /// The id of the next feature, a JSON string or number.
  ///
  /// - Parameter isPart: Whether the feature is a part of the one before it, so that the id of the
  ///   input is given away already.
  package mutating func token(
    for details: ItemDetails, _ kind: Kind, isPart: Bool = false
  ) -> JSONText {
    let count = counts[kind.index]
    counts[kind.index] = count + 1
    if let id = details.id {
      if taken.insert(Key(id)).inserted { return id }
      return replacement(for: id, isPart ? .part : .repeated)
    }
    let id = Self.generated(kind, count)
    // Generated ids clash with none but those of the input.
    if reserved.isEmpty { return id }
    let key = Key(id)
    if !reserved.contains(key), taken.insert(key).inserted { return id }
    return replacement(for: id, .generated)
  }

  /// `"kind-count"`, put together byte by byte: documents may need millions.
  private static func generated(_ kind: Kind, _ count: Int) -> JSONText {
    var name = kind.rawValue
    let text = name.withUTF8 { name in
      String(unsafeUninitializedCapacity: name.count + 24) { bytes in
        let limit = name.count + 24
        var end = limit
        var rest = UInt(bitPattern: count)
        // The number is written from its end, then moved to its place.
        repeat {
          end -= 1
          bytes[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
          rest /= 10
        } while rest > 0
        bytes[0] = UInt8(ascii: "\"")
        var filled = 1
        for byte in name {
          bytes[filled] = byte
          filled += 1
        }
        bytes[filled] = UInt8(ascii: "-")
        filled += 1
        for i in end..<limit {
          bytes[filled] = bytes[i]
          filled += 1
        }
        bytes[filled] = UInt8(ascii: "\"")
        return filled + 1
      }
    }
    return JSONText(text: text)
  }

  private mutating func replacement(for id: JSONText, _ reason: IDClash.Reason) -> JSONText {
    let isString = id.text.utf8.first == UInt8(ascii: "\"")
    let start = isString ? String(id.text.dropLast()) : "\"\(id.text)"
    let original = Key(id)
    var number = lastNumbers[original] ?? 1
    while true {
      number += 1
      let candidate = JSONText(text: "\(start)~\(number)\"")
      let key = Key(candidate)
      if !reserved.contains(key), taken.insert(key).inserted {
        let clash = IDClash(id: id, replacement: candidate, reason: reason)
        clashCount += 1
        if firstClash == nil { firstClash = clash }
        lastClash = clash
        lastNumbers[original] = number
        return candidate
      }
    }
  }
}

extension TrackDocument.Item {
  /// The id of a GeoJSON feature, as written.
  fileprivate var id: JSONText? {
    switch self {
    case .track(let track): track.details.id
    case .route(let route): route.details.id
    case .waypoint(let waypoint): waypoint.details.id
    case .area(let area): area.details.id
    case .feature(let feature): feature.details.id
    }
  }

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
