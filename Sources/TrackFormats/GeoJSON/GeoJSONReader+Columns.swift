import Tracks

/// A kind of per-position values that GeoJSON files keep in arrays beside the coordinates.
private enum Column {
  case elevation, times
  case channel(Channel)

  /// The column of a key inside `coordinateProperties`.
  init?(_ key: String) {
    switch key {
    case "elevation": self = .elevation
    case "times", "coordTimes": self = .times
    case "heart", "heartRates": self = .channel(.heartRate)
    default:
      guard let channel = Channel.allCases.first(where: { $0.key == key }) else { return nil }
      self = .channel(channel)
    }
  }
}

extension GeoJSONReader {
  /// The keys of the properties themselves that togeojson keeps such arrays in.
  private static let plainKeys = ["coordTimes", "times", "heart", "heartRates"]

  static func mayHoldValues(_ key: String) -> Bool {
    // The length alone tells most keys apart.
    switch key.utf8.count {
    case 5, 10: plainKeys.contains(key)
    case 20: key == "coordinateProperties"
    default: false
    }
  }

  /// Moves the values that belong to single positions from the properties into the segments.
  mutating func takeColumns(of feature: inout GeoJSONFeature) {
    takeTime(of: &feature)
    guard var properties = feature.details.properties,
      properties.members.contains(where: { GeoJSONReader.mayHoldValues($0.key) }),
      let geometry = feature.geometry
    else { return }
    var lines = PositionLines(geometry)
    if lines.levels == nil { return }
    for key in GeoJSONReader.plainKeys {
      // Anyone may call a property so: only an array speaks of positions.
      guard let value = properties[key], value.text.utf8.first == UInt8(ascii: "["),
        let column = Column(key)
      else { continue }
      valuePlaces.current = key
      if take(value, as: column, key, nesting: lines.nesting(of: value), into: &lines) {
        properties.members.removeAll { $0.key == key }
      }
    }
    if let value = properties["coordinateProperties"], var inner = value.members {
      valuePlaces.current = "coordinateProperties"
      let count = inner.members.count
      inner.members.removeAll { member in
        if let word = PointWord(rawValue: member.key) {
          return lines.hasOwnWords && take(member.value, as: word, into: &lines)
        }
        guard let column = Column(member.key) else { return false }
        return take(member.value, as: column, member.key, into: &lines)
      }
      if inner.isEmpty && count > 0 {
        properties.members.removeAll { $0.key == "coordinateProperties" }
      } else if inner.members.count < count,
        let i = properties.members.firstIndex(where: { $0.key == "coordinateProperties" })
      {
        properties.members[i].value = inner.jsonText
      }
    }
    feature.details.properties = properties
    feature.geometry = lines.geometry
  }

  /// Sets the time of a point. The property stays: its text may say more than the instant.
  private mutating func takeTime(of feature: inout GeoJSONFeature) {
    guard case .point(var segment) = feature.geometry,
      let value = feature.details.properties?["time"]
    else { return }
    valuePlaces.current = "time"
    guard let time = timestamp(ofProperty: value) else { return }
    segment.setTimes([time])
    feature.geometry = .point(segment)
  }

  /// Sets a column from an array with a value per position.
  private mutating func take(
    _ value: JSONText, as column: Column, _ key: String, nesting: PositionLines.Nesting = .like,
    into lines: inout PositionLines
  ) -> Bool {
    let mark = findings.mark
    var scanner = value.scanner
    do throws(ReadError) {
      switch column {
      case .times:
        var times: [Timestamp] = []
        let fits = try lines.scan(&scanner, nesting: nesting) { scanner, event in
          times.append(time(event, scanner))
        }
        guard fits else { break }
        lines.split(times) { $0.setTimes($1) }
        return true
      case .elevation, .channel:
        var values: [Double] = []
        let words = if case .channel(.fix) = column { true } else { false }
        let fits = try lines.scan(&scanner, nesting: nesting) { scanner, event in
          values.append(number(event, scanner, words: words, key))
        }
        guard fits else { break }
        lines.split(values) { segment, values in
          if case .channel(let channel) = column {
            segment.setColumn(channel, values)
          } else {
            segment.fillElevations(values)
          }
        }
        return true
      }
    } catch {}
    findings.rewind(to: mark)
    note(
      .invalidGeometry,
      "the array \"\(key)\" does not nest like the coordinates; it is kept as a property")
    return false
  }

  /// Sets words of the fixes from an array that nests exactly like the coordinates. Anything else
  /// under the key stays a property: the keys are common words.
  private func take(
    _ value: JSONText, as word: PointWord, into lines: inout PositionLines
  ) -> Bool {
    var scanner = value.scanner
    var words: [JSONText?] = []
    do throws(ReadError) {
      let fits = try lines.scan(&scanner, array: { words.append($0) }) { scanner, event in
        words.append(event == .null ? nil : JSONText(text: scanner.rawToken))
      }
      guard fits else { return false }
    } catch { return false }
    var unread = FixDetails()
    // A word that cannot hold all of its text stays where it is.
    for case .some(let text) in words
    where text.hasLoneSurrogate || !word.read(text, into: &unread) { return false }
    lines.split(words) { segment, words in
      segment.updateDetails { details, i in
        if let text = words[i] { word.read(text, into: &details) }
      }
    }
    return true
  }

  private mutating func number(
    _ event: JSONScanner.Event, _ scanner: borrowing JSONScanner, words: Bool, _ key: String
  ) -> Double {
    switch event {
    case .null: return .nan
    case .number where !words && scanner.number.isFinite: return scanner.number
    case .string where words:
      if let index = Channel.fixWords.firstIndex(of: scanner.text) { return Double(index) }
    default: break
    }
    note(.invalidNumber, "\(scanner.rawToken) in \"\(key)\" is no value; it is left out")
    return .nan
  }

  private mutating func time(
    _ event: JSONScanner.Event, _ scanner: borrowing JSONScanner
  ) -> Timestamp {
    switch event {
    case .null: return .missing
    case .string: return timestamp(scanner.text, isProperty: false) ?? .missing
    default:
      note(.invalidTime, "\(scanner.rawToken) is no time; it is left out")
      return .missing
    }
  }

  /// The time that a property tells. Most strings have no escapes: their bytes are the text.
  private mutating func timestamp(ofProperty value: JSONText) -> Timestamp? {
    var copy = value.text
    let plain = copy.withUTF8 { bytes -> TimestampScanner.Result? in
      guard bytes.count >= 2, bytes[0] == UInt8(ascii: "\"") else { return .invalid }
      let inside = UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1])
      return inside.contains(UInt8(ascii: "\\")) ? nil : GeoJSONReader.scanTime(inside)
    }
    if let plain { return timestamp(plain, value.text, isProperty: true) }
    return value.string.flatMap { timestamp($0, isProperty: true) }
  }

  private mutating func timestamp(_ text: String, isProperty: Bool) -> Timestamp? {
    var copy = text
    return timestamp(copy.withUTF8(GeoJSONReader.scanTime), text, isProperty: isProperty)
  }

  /// Scans a copy: the scanner looks past the end of what it reads.
  private static func scanTime(_ bytes: UnsafeBufferPointer<UInt8>) -> TimestampScanner.Result {
    withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: bytes.count + InputBuffer.padding
    ) { padded in
      let end = padded.initialize(fromContentsOf: bytes)
      padded[end...].initialize(repeating: 0)
      return padded.baseAddress.map {
        TimestampScanner.timestamp($0, count: bytes.count)
      } ?? .invalid
    }
  }

  private mutating func timestamp(
    _ result: TimestampScanner.Result, _ text: String, isProperty: Bool
  ) -> Timestamp? {
    switch result {
    case .time(let time, let hasZone):
      if !hasZone { note(.timeWithoutZone, "a time without a zone is read as UTC") }
      return time
    case .invalid:
      if !isProperty { note(.invalidTime, "\"\(text)\" is no time; it is left out") }
      return nil
    }
  }
}

extension Segment {
  /// Sets elevations where there are none.
  fileprivate mutating func fillElevations(_ values: [Double]) {
    if elevations.isEmpty { return setElevations(values) }
    setElevations(zip(elevations, values).map { $0.isNaN ? $1 : $0 })
  }
}
