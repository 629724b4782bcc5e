import Geodesy

/// Finds what could be coordinates in text of any kind: words, addresses of pages, JSON, XML.
///
/// A coordinate is two numbers that stand near each other, in either order, at least one of them
/// with decimals; or two numbers that keys, attributes or elements call latitude and longitude,
/// wherever they stand. Also read: degrees, minutes and seconds with letters for the hemisphere,
/// whole numbers of 1e-5, 1e-6 and 1e-7 degrees, and commas for decimal points, also where digits are
/// written as escapes or in other scripts. Dates and times are passed over.
struct CoordinateText {
  /// What the word before a number says.
  private enum Key { case latitude, longitude, other }

  private struct Number {
    var value: Double
    var hasDecimals: Bool
    var key: Key
    /// How many letters of hemispheres stood before it.
    var hemisphere: Int
  }

  /// How far apart the numbers of a pair may stand: others may be between them.
  private static let reach = 4

  private let bytes: UnsafeBufferPointer<UInt8>
  private let commaIsPoint: Bool
  private var i = 0
  private var numbers: [Number] = []
  private var hemispheres: [UInt8] = []
  private var key = Key.other

  /// Whether some coordinate that a text could mean is one that is looked for.
  ///
  /// - Complexity: O(length) calls of `isWanted`.
  static func holds(_ text: String, where isWanted: (Coordinate) -> Bool) -> Bool {
    var copy = text
    return copy.withUTF8 { holds($0, where: isWanted) }
  }

  /// Whether some coordinate that UTF-8 text could mean is one that is looked for.
  static func holds(
    _ bytes: UnsafeBufferPointer<UInt8>, where isWanted: (Coordinate) -> Bool
  ) -> Bool {
    if holdsAsWritten(bytes, where: isWanted) { return true }
    // Text in text has escapes in escapes.
    guard var text = DecodedText.decoded(bytes) else { return false }
    for _ in 0..<4 {
      if text.withUnsafeBufferPointer({ holdsAsWritten($0, where: isWanted) }) { return true }
      guard let next = text.withUnsafeBufferPointer(DecodedText.decoded) else { return false }
      text = next
    }
    return text.withUnsafeBufferPointer { holdsAsWritten($0, where: isWanted) }
  }

  private static func holdsAsWritten(
    _ bytes: UnsafeBufferPointer<UInt8>, where isWanted: (Coordinate) -> Bool
  ) -> Bool {
    var scan = CoordinateText(bytes, commaIsPoint: false)
    scan.read()
    if scan.hasMatch(isWanted) { return true }
    guard hasDecimalComma(bytes) else { return false }
    scan = CoordinateText(bytes, commaIsPoint: true)
    scan.read()
    return scan.hasMatch(isWanted)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, commaIsPoint: Bool) {
    self.bytes = bytes
    self.commaIsPoint = commaIsPoint
  }

  // MARK: Matching

  private func hasMatch(_ isWanted: (Coordinate) -> Bool) -> Bool {
    if numbers.count < 2 { return false }
    func isHit(_ latitude: Double, _ longitude: Double) -> Bool {
      guard let place = try? Coordinate(latitude: latitude, longitude: longitude) else {
        return false
      }
      return isWanted(place)
    }
    func isHit(_ a: Number, _ b: Number) -> Bool {
      for latitude in values(of: a) {
        for longitude in values(of: b) where isHit(latitude, longitude) { return true }
      }
      return false
    }
    for (k, first) in numbers.enumerated() {
      for second in numbers[(k + 1)...].prefix(Self.reach) {
        let isNamed = first.key != .other && second.key != .other && first.key != second.key
        let isLarge = abs(first.value) > 540 && abs(second.value) > 540
        guard first.hasDecimals || second.hasDecimals || isNamed || isLarge else { continue }
        if isHit(first, second) || isHit(second, first) { return true }
      }
    }
    let latitudes = numbers.filter { $0.key == .latitude }
    let longitudes = numbers.filter { $0.key == .longitude }
    if zip(latitudes, longitudes).contains(where: { isHit($0, $1) }) { return true }
    return sexagesimals.contains { isHit($0, $1) || isHit($1, $0) }
  }

  /// What a number could mean in degrees.
  private func values(of number: Number) -> [Double] {
    var values = [number.value]
    if abs(number.value) > 540 && !number.hasDecimals {
      values = [number.value / 1e7, number.value / 1e6, number.value / 1e5]
    }
    let letters = [number.hemisphere - 1, number.hemisphere].filter(hemispheres.indices.contains)
    if letters.contains(where: { isSouthOrWest(hemispheres[$0]) }) { values += values.map { -$0 } }
    return values
  }

  private func isSouthOrWest(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "S") || letter == UInt8(ascii: "W")
  }

  /// Pairs of neighboring angles in degrees, minutes and seconds, with the letter of the hemisphere
  /// before or behind.
  private var sexagesimals: [(Double, Double)] {
    if hemispheres.count < 2 { return [] }
    var groups = Array(repeating: [Number](), count: hemispheres.count + 1)
    for number in numbers { groups[number.hemisphere].append(number) }
    var pairs: [(Double, Double)] = []
    for isBehind in [true, false] {
      let angles = hemispheres.indices.map { k in
        let group = groups[isBehind ? k : k + 1]
        let sign = isSouthOrWest(hemispheres[k]) ? -1.0 : 1.0
        return (1...3).compactMap { count -> Double? in
          guard group.count >= count else { return nil }
          let parts = isBehind ? group.suffix(count) : group.prefix(count)
          var (angle, unit) = (0.0, 1.0)
          for part in parts {
            angle += abs(part.value) / unit
            unit *= 60
          }
          return sign * angle
        }
      }
      for (a, b) in zip(angles, angles.dropFirst()) {
        for x in a {
          for y in b { pairs.append((x, y)) }
        }
      }
    }
    return pairs
  }

  // MARK: Reading

  private func byte(_ offset: Int = 0) -> UInt8? {
    let place = i + offset
    return place >= 0 && place < bytes.count ? bytes[place] : nil
  }

  private static func isDigit(_ byte: UInt8?) -> Bool { byte.map { $0 &- 0x30 <= 9 } ?? false }

  private static func isLetter(_ byte: UInt8?) -> Bool {
    byte.map { ($0 | 0x20) &- 0x61 < 26 } ?? false
  }

  private static func isHexDigit(_ byte: UInt8?) -> Bool {
    isDigit(byte) || (byte.map { ($0 | 0x20) &- 0x61 < 6 } ?? false)
  }

  private static func hasDecimalComma(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 2 else { return false }
    return (1..<(bytes.count - 1)).contains {
      bytes[$0] == UInt8(ascii: ",") && isDigit(bytes[$0 - 1]) && isDigit(bytes[$0 + 1])
    }
  }

  private mutating func read() {
    while let byte = byte() {
      if Self.isDigit(byte) || (byte == UInt8(ascii: ".") && Self.isDigit(self.byte(1))) {
        if !skipDateOrTime() { readNumber() }
      } else if Self.isLetter(byte) {
        readWord()
      } else if byte == UInt8(ascii: "%"), Self.isHexDigit(self.byte(1)),
        Self.isHexDigit(self.byte(2))
      {
        i += 3
      } else if byte == UInt8(ascii: "\\") {
        i += self.byte(1) == UInt8(ascii: "u") ? 6 : 2
      } else if byte == UInt8(ascii: "&") {
        skipEntity()
      } else {
        i += 1
      }
    }
  }

  private mutating func skipEntity() {
    var end = i + 1
    while end < bytes.count, end < i + 12,
      Self.isLetter(bytes[end]) || Self.isDigit(bytes[end]) || bytes[end] == UInt8(ascii: "#")
    {
      end += 1
    }
    i = end < bytes.count && bytes[end] == UInt8(ascii: ";") ? end + 1 : i + 1
  }

  private mutating func readWord() {
    let start = i
    while Self.isLetter(byte()) || byte() == UInt8(ascii: "_") { i += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<i])
    if word.count == 1 {
      let letter = word[0] & 0xDF
      if [UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "E"), UInt8(ascii: "W")]
        .contains(letter)
      {
        hemispheres.append(letter)
        return
      }
    }
    let text = String(decoding: word, as: UTF8.self).lowercased()
    switch text {
    case "null", "true", "false": break
    default: key = Self.key(text)
    }
  }

  private static func key(_ word: String) -> Key {
    if word.hasPrefix("lat") || word.hasSuffix("lat") || word.contains("latitude") {
      return .latitude
    }
    for name in ["lon", "lng"] where word.hasPrefix(name) || word.hasSuffix(name) {
      return .longitude
    }
    return word.contains("longitude") ? .longitude : .other
  }

  /// Passes over `2026-05-01`, what follows it as a time, and `07:00:00`; not over minutes and
  /// seconds of an angle, behind which a letter for the hemisphere stands.
  private mutating func skipDateOrTime() -> Bool {
    func digits(from place: Int) -> Int {
      var end = place
      while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
      return end - place
    }
    func stands(_ character: Character, at place: Int) -> Bool {
      place < bytes.count && character.asciiValue == bytes[place]
    }
    var end = i
    if digits(from: i) == 4, stands("-", at: i + 4), digits(from: i + 5) == 2,
      stands("-", at: i + 7), digits(from: i + 8) == 2
    {
      end = i + 10
      if end < bytes.count, stands("T", at: end) || stands(" ", at: end),
        digits(from: end + 1) == 2, stands(":", at: end + 3)
      {
        end += 1
      } else {
        i = end
        return true
      }
    }
    guard (1...2).contains(digits(from: end)) else { return false }
    var place = end + digits(from: end)
    guard stands(":", at: place), digits(from: place + 1) == 2 else { return false }
    place += 3
    if stands(":", at: place), digits(from: place + 1) == 2 {
      place += 3
      if stands(".", at: place) || stands(",", at: place), digits(from: place + 1) > 0 {
        place += 1 + digits(from: place + 1)
      }
    }
    if end == i {
      var next = place
      while stands(" ", at: next) || stands("\"", at: next) { next += 1 }
      if next < bytes.count, !Self.isLetter(next + 1 < bytes.count ? bytes[next + 1] : nil),
        "NSEWnsew".utf8.contains(bytes[next])
      {
        return false
      }
    }
    i = place
    return true
  }

  private mutating func readNumber() {
    var isNegative = false
    let before = byte(-1)
    if before == UInt8(ascii: "-") {
      isNegative = !Self.isDigit(byte(-2)) && !Self.isLetter(byte(-2))
    } else if before == 0x92, byte(-2) == 0x88, byte(-3) == 0xE2 {
      isNegative = true
    }
    let start = i
    while Self.isDigit(byte()) { i += 1 }
    var text = String(decoding: bytes[start..<i], as: UTF8.self)
    var hasDecimals = false
    let isPoint =
      byte() == UInt8(ascii: ".") || (commaIsPoint && byte() == UInt8(ascii: ","))
    if isPoint, Self.isDigit(byte(1)) {
      hasDecimals = true
      let point = i + 1
      i = point
      while Self.isDigit(byte()) { i += 1 }
      text += "." + String(decoding: bytes[point..<i], as: UTF8.self)
    }
    if let letter = byte(), letter | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+") ? 1 : 0
      var end = i + 1 + sign
      while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
      let count = end - i - 1 - sign
      // What looks like `13.4E52.5` are two numbers.
      if (1...2).contains(count), end == bytes.count || bytes[end] != UInt8(ascii: ".") {
        text += String(decoding: bytes[i..<end], as: UTF8.self)
        hasDecimals = true
        i = end
      }
    }
    guard let value = Double(text.hasPrefix(".") ? "0" + text : text) else { return }
    numbers.append(
      Number(
        value: isNegative ? -value : value, hasDecimals: hasDecimals, key: key,
        hemisphere: hemispheres.count))
  }
}
