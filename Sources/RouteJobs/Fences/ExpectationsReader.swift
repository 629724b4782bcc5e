package import Geofencing
import TextWriting
package import TrackFormats
import Tracks

/// Reads an expectations file: `{"expectations":[{"fence":"depot","enter":{"min":1}}, …]}`.
///
/// Nothing in it is passed over: a key or a fence that is not known, a value that cannot be meant,
/// and an expectation that expects nothing are errors with their place.
package struct ExpectationsReader: ~Copyable {
  private var scanner: JSONScanner
  private let fences: [String]

  private init(_ input: consuming InputBuffer, fences: [String]) {
    scanner = JSONScanner(input)
    self.fences = fences
  }

  /// Reads a file.
  ///
  /// - Parameter fences: The ids of all fences.
  /// - Throws: `invalid-expectation`, and what is wrong with the JSON.
  package static func read(
    _ input: consuming InputBuffer, fences: [String]
  ) throws(ReadError) -> [FenceExpectation] {
    var reader = ExpectationsReader(input, fences: fences)
    return try reader.file()
  }

  /// Reads a file from the disk, `-` for standard input.
  ///
  /// - Throws: as `read(_:fences:)`, and `cannot-read`.
  package static func read(
    path: String, fences: [String]
  ) throws(ReadError) -> [FenceExpectation] {
    let input = try FileInput(path: path, expansionLimit: 1 << 30)
    return try read(input.makeBuffer(), fences: fences)
  }

  private mutating func file() throws(ReadError) -> [FenceExpectation] {
    var expectations: [FenceExpectation]?
    try beginObject("an expectations file is an object with the member \"expectations\"")
    let start = scanner.tokenPosition
    var seen: Set<String> = []
    while try nextKey(among: ["expectations"], of: "an expectations file", &seen) != nil {
      expectations = try list()
    }
    _ = try scanner.next()
    guard let expectations, !expectations.isEmpty else {
      throw ReadError(.invalidExpectation, at: start, "there are no expectations")
    }
    return expectations
  }

  private mutating func list() throws(ReadError) -> [FenceExpectation] {
    guard try scanner.next() == .beginArray else {
      throw wrong("\"expectations\" is an array of objects")
    }
    var expectations: [FenceExpectation] = []
    while true {
      let event = try scanner.next()
      if event == .endArray { return expectations }
      guard event == .beginObject else { throw wrong("an expectation is an object") }
      expectations.append(try expectation())
    }
  }

  /// Reads the expectation whose bracket has just been read.
  private mutating func expectation() throws(ReadError) -> FenceExpectation {
    let start = scanner.tokenPosition
    var expectation = FenceExpectation()
    var seen: Set<String> = []
    while let key = try nextKey(among: Self.keys, of: "an expectation", &seen) {
      switch key {
      case "name": expectation.name = try string(key)
      case "tracks": expectation.tracks = try string(key)
      case "fence": expectation.fence = try fence(try scanner.next(), key)
      case "enter": expectation.enter = try count(key, isTimed: true)
      case "exit": expectation.exit = try count(key, isTimed: true)
      case "count": expectation.count = try count(key, isTimed: false)
      case "never": expectation.never = try truth(key)
      case "always": expectation.always = try truth(key)
      case "startsInside": expectation.startsInside = try boolean(key)
      case "endsInside": expectation.endsInside = try boolean(key)
      case "dwell": expectation.dwell = try duration(try scanner.next(), key)
      case "totalDwell": expectation.totalDwell = try durations(key)
      case "maxDwell": expectation.maxDwell = try duration(try scanner.next(), key)
      default: expectation.sequence = try sequence(key)
      }
    }
    try check(expectation, at: start)
    return expectation
  }

  static let keys = [
    "name", "tracks", "fence", "enter", "exit", "count", "never", "always", "startsInside",
    "endsInside", "dwell", "totalDwell", "maxDwell", "sequence",
  ]

  /// Refuses what no path could ever do, and what any would.
  private func check(_ expectation: FenceExpectation, at place: FilePosition) throws(ReadError) {
    func refuse(_ message: String) -> ReadError {
      ReadError(.invalidExpectation, at: place, message)
    }
    let demands = expectation.demands
    if demands.isEmpty { throw refuse("this expectation expects nothing") }
    let needsFence = demands.contains { if case .sequence = $0 { false } else { true } }
    if needsFence && expectation.fence == nil {
      throw refuse("this expectation names no \"fence\"")
    }
    if expectation.never {
      let others = demands.filter { $0 != .never && $0.key != "sequence" }
      if let other = others.first {
        throw refuse("\"never\" says all about the fence, so \"\(other.key)\" is too much")
      }
    }
    if !needsFence && expectation.fence != nil {
      throw refuse("nothing is expected of \"fence\": a sequence names its own fences")
    }
  }
}

extension ExpectationsReader {
  /// The next key of the object that is being read; nil at its end.
  private mutating func nextKey(
    among keys: [String], of owner: String, _ seen: inout Set<String>
  ) throws(ReadError) -> String? {
    guard try scanner.next() == .key else { return nil }
    let key = scanner.text
    if !keys.contains(key) {
      throw wrong(
        "\(owner) has no \"\(key)\"" + Suggestion.hint(for: key, among: keys)
          + " (\(keys.joined(separator: ", ")))")
    }
    if !seen.insert(key).inserted { throw wrong("\"\(key)\" stands twice in \(owner)") }
    return key
  }

  private mutating func beginObject(_ otherwise: String) throws(ReadError) {
    if try scanner.next() != .beginObject { throw wrong(otherwise) }
  }

  /// An error at the latest token.
  private func wrong(_ message: String) -> ReadError {
    ReadError(.invalidExpectation, at: scanner.tokenPosition, message)
  }

  private mutating func string(_ key: String) throws(ReadError) -> String {
    guard try scanner.next() == .string, !scanner.text.isEmpty else {
      throw wrong("\"\(key)\" is a text")
    }
    return scanner.text
  }

  private mutating func boolean(_ key: String) throws(ReadError) -> Bool {
    guard try scanner.next() == .boolean else { throw wrong("\"\(key)\" is true or false") }
    return scanner.rawToken == "true"
  }

  private mutating func truth(_ key: String) throws(ReadError) -> Bool {
    guard try boolean(key) else { throw wrong("\"\(key)\" is true, or left out") }
    return true
  }

  /// The id of a fence, from the token just read.
  private func fence(_ event: JSONScanner.Event, _ key: String) throws(ReadError) -> String {
    guard event == .string else { throw wrong("\"\(key)\" names a fence by its id") }
    let id = scanner.text
    if fences.contains(id) { return id }
    throw wrong(
      "there is no fence '\(id)'"
        + (Suggestion.closest(to: id, among: fences).map { "; did you mean '\($0)'?" }
          ?? (fences.isEmpty
            ? ""
            : " (there are \(fences.prefix(12).map { "'\($0)'" }.joined(separator: ", "))"
              + (fences.count > 12 ? ", …)" : ")")))
    )
  }

  private mutating func sequence(_ key: String) throws(ReadError) -> [String] {
    let message = "\"\(key)\" is an array of fence ids"
    guard try scanner.next() == .beginArray else { throw wrong(message) }
    var ids: [String] = []
    while true {
      let event = try scanner.next()
      if event == .endArray { break }
      ids.append(try fence(event, key))
    }
    if ids.isEmpty { throw wrong(message + ", and not empty") }
    return ids
  }

  private mutating func count(
    _ key: String, isTimed: Bool
  ) throws(ReadError) -> FenceExpectation.CountRule {
    switch try scanner.next() {
    case .number:
      let number = try whole(key)
      return FenceExpectation.CountRule(min: number, max: number)
    case .boolean:
      return scanner.rawToken == "true"
        ? FenceExpectation.CountRule(min: 1) : FenceExpectation.CountRule(max: 0)
    case .beginObject: break
    default: throw wrong("\"\(key)\" is a number, true, false, or an object with min and max")
    }
    let place = scanner.tokenPosition
    var rule = FenceExpectation.CountRule()
    var seen: Set<String> = []
    let keys = isTimed ? ["min", "max", "between"] : ["min", "max"]
    while let inner = try nextKey(among: keys, of: "\"\(key)\"", &seen) {
      let event = try scanner.next()
      switch inner {
      case "min", "max":
        guard event == .number else { throw wrong("\"\(inner)\" is a whole number") }
        let number = try whole(inner)
        if inner == "min" { rule.min = number } else { rule.max = number }
      default:
        guard event == .beginArray else { throw wrong(Self.between) }
        rule.from = try instant()
        rule.until = try instant()
        guard try scanner.next() == .endArray else { throw wrong(Self.between) }
        if let from = rule.from, let until = rule.until, until < from {
          throw ReadError(.invalidExpectation, at: place, "\"between\" ends before it begins")
        }
      }
    }
    // What is said to happen at some time is to happen.
    if !seen.contains("min") && !seen.contains("max") { rule.min = 1 }
    if rule.max.map({ $0 < rule.min }) ?? false {
      throw ReadError(.invalidExpectation, at: place, "\"max\" is below \"min\"")
    }
    if rule.min == 0 && rule.max == nil {
      throw ReadError(.invalidExpectation, at: place, "any number of times is no expectation")
    }
    return rule
  }

  private static let between = "\"between\" is an array of two times such as 2026-05-01T07:00:00Z"

  /// An end of `between`; null leaves it open.
  private mutating func instant() throws(ReadError) -> Timestamp? {
    switch try scanner.next() {
    case .null: return nil
    case .string:
      var text = scanner.text
      let result = text.withUTF8 { bytes in
        bytes.baseAddress.map { TimestampScanner.timestamp($0, count: bytes.count) } ?? .invalid
      }
      guard case .time(let time, hasZone: true) = result else {
        throw wrong("'\(scanner.text)' is no time with a zone, such as 2026-05-01T07:00:00Z")
      }
      return time
    default: throw wrong(Self.between)
    }
  }

  /// The number just read.
  private func whole(_ key: String) throws(ReadError) -> Int {
    guard let number = Int(exactly: scanner.number), (0...(1 << 53)).contains(number) else {
      throw wrong("\"\(key)\" is a whole number, 0 or more")
    }
    return number
  }

  /// The duration just read.
  private func duration(_ event: JSONScanner.Event, _ key: String) throws(ReadError) -> Double {
    switch event {
    case .number where scanner.number >= 0 && scanner.number.isFinite: return scanner.number
    case .string:
      if let seconds = Quantity.seconds(scanner.text) { return seconds }
    default: break
    }
    throw wrong("\"\(key)\" is a duration: seconds, or a text such as \"90s\", \"10min\", \"2h\"")
  }

  private mutating func durations(_ key: String) throws(ReadError) -> FenceExpectation.DurationRule
  {
    let event = try scanner.next()
    guard event == .beginObject else {
      let least = try duration(event, key)
      if least == 0 { throw wrong("any duration is no expectation; \"dwell\": 0 wants a stay") }
      return FenceExpectation.DurationRule(min: least)
    }
    let place = scanner.tokenPosition
    var rule = FenceExpectation.DurationRule()
    var seen: Set<String> = []
    while let inner = try nextKey(among: ["min", "max"], of: "\"\(key)\"", &seen) {
      let seconds = try duration(try scanner.next(), inner)
      if inner == "min" { rule.min = seconds } else { rule.max = seconds }
    }
    if rule.min == 0 && rule.max == nil && !seen.isEmpty {
      throw ReadError(.invalidExpectation, at: place, "any duration is no expectation")
    }
    if seen.isEmpty || rule.max.map({ $0 < rule.min }) ?? false {
      throw ReadError(
        .invalidExpectation, at: place, "\"\(key)\" has a min, a max, or both, max not below min")
    }
    return rule
  }
}
