import Geodesy

extension JSONScanner {
  /// Reads as many features that are one point each as follow each other in the window: only their
  /// coordinates. Stops before whatever is unusual — the end of the window, another geometry, nested
  /// properties, an escape, a letter beyond ASCII, a value out of range — and leaves that to `next()`.
  ///
  /// The scanner must be inside an array, between two values.
  ///
  /// - Returns: How many features were read.
  mutating func readPointFeatures(into positions: inout [Coordinate], limit: Int) -> Int {
    guard state == .firstElement || state == .afterValue, depth + 3 < limits.nestingDepth,
      // A string of the window is no longer than this; whoever wants less gets the general path.
      limits.tokenBytes >= 16 << 20
    else { return 0 }
    let start = UnsafePointer(input.bytes) + input.head
    var next = start
    var needsComma = state == .afterValue
    var total = 0
    while total < limit {
      var cursor = PlainCursor(next)
      if needsComma && !cursor.take(UInt8(ascii: ",")) { break }
      guard let position = cursor.pointFeature() else { break }
      positions.append(position)
      total += 1
      needsComma = true
      next = cursor.place
    }
    if total > 0 {
      input.mark = nil
      input.head += next - start
      state = .afterValue
    }
    return total
  }
}

/// Reads plain JSON: ASCII without escapes, nothing nested that is not asked for. Whatever is not
/// plain, and the 0 behind the window, ends with a failure; nothing is lost by that.
private struct PlainCursor {
  var place: UnsafePointer<UInt8>

  init(_ place: UnsafePointer<UInt8>) { self.place = place }

  /// Steps over white space and a byte; false where another byte stands.
  @inline(__always)
  mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    if place.pointee != byte { return false }
    place += 1
    return true
  }

  @inline(__always)
  mutating func skipSpace() {
    while place.pointee == 0x20 || place.pointee == 0x0A || place.pointee == 0x0D
      || place.pointee == 0x09
    {
      place += 1
    }
  }

  /// A feature with a position; nil for anything else.
  mutating func pointFeature() -> Coordinate? {
    guard take(UInt8(ascii: "{")) else { return nil }
    var position: Coordinate?
    var hasType = false
    var hasProperties = false
    repeat {
      guard let key = key() else { return nil }
      switch key {
      case .type:
        if hasType || !takeWord("Feature") { return nil }
        hasType = true
      case .geometry:
        guard position == nil, let point = point() else { return nil }
        position = point
      case .properties:
        if hasProperties || !takeFlatObject() { return nil }
        hasProperties = true
      case .id:
        if !takeScalar() { return nil }
      default: return nil
      }
    } while take(UInt8(ascii: ","))
    return hasType && take(UInt8(ascii: "}")) ? position : nil
  }

  /// A geometry that is a Point of two or three numbers in their ranges.
  private mutating func point() -> Coordinate? {
    guard take(UInt8(ascii: "{")) else { return nil }
    var position: Coordinate?
    var hasType = false
    repeat {
      guard let key = key() else { return nil }
      switch key {
      case .type:
        if hasType || !takeWord("Point") { return nil }
        hasType = true
      case .coordinates:
        guard position == nil, let place = coordinates() else { return nil }
        position = place
      default: return nil
      }
    } while take(UInt8(ascii: ","))
    return hasType && take(UInt8(ascii: "}")) ? position : nil
  }

  private mutating func coordinates() -> Coordinate? {
    guard take(UInt8(ascii: "[")), let longitude = number(), take(UInt8(ascii: ",")),
      let latitude = number(), abs(longitude) <= 540, abs(latitude) <= 90
    else { return nil }
    if take(UInt8(ascii: ",")), number() == nil { return nil }
    return take(UInt8(ascii: "]"))
      ? Coordinate(uncheckedLatitude: latitude, longitude: longitude) : nil
  }

  private mutating func number() -> Double? {
    skipSpace()
    let value = NumberScanner.scan(&place)
    return value.isFinite ? value : nil
  }

  /// The members that a point feature and its geometry have.
  private enum Key { case type, geometry, properties, coordinates, id }

  private mutating func key() -> Key? {
    skipSpace()
    if place.pointee != UInt8(ascii: "\"") { return nil }
    let key: Key
    let word: StaticString
    switch place[1] {
    case UInt8(ascii: "t"): (key, word) = (.type, "type")
    case UInt8(ascii: "g"): (key, word) = (.geometry, "geometry")
    case UInt8(ascii: "p"): (key, word) = (.properties, "properties")
    case UInt8(ascii: "c"): (key, word) = (.coordinates, "coordinates")
    case UInt8(ascii: "i"): (key, word) = (.id, "id")
    default: return nil
    }
    return takeQuoted(word) && take(UInt8(ascii: ":")) ? key : nil
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    skipSpace()
    return takeQuoted(word)
  }

  @inline(__always)
  private mutating func takeQuoted(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    if place[0] != UInt8(ascii: "\"") { return false }
    for i in 0..<count where place[i + 1] != word.utf8Start[i] { return false }
    if place[count + 1] != UInt8(ascii: "\"") { return false }
    place += count + 2
    return true
  }

  /// An object of strings, numbers, truth values and nulls, or null.
  private mutating func takeFlatObject() -> Bool {
    skipSpace()
    if place.pointee != UInt8(ascii: "{") { return takeLiteral("null") }
    place += 1
    if take(UInt8(ascii: "}")) { return true }
    repeat {
      skipSpace()
      guard takeString(), take(UInt8(ascii: ":")), takeScalar() else { return false }
    } while take(UInt8(ascii: ","))
    return take(UInt8(ascii: "}"))
  }

  private mutating func takeScalar() -> Bool {
    skipSpace()
    switch place.pointee {
    case UInt8(ascii: "\""): return takeString()
    case UInt8(ascii: "t"): return takeLiteral("true")
    case UInt8(ascii: "f"): return takeLiteral("false")
    case UInt8(ascii: "n"): return takeLiteral("null")
    default: return number() != nil
    }
  }

  @inline(__always)
  private mutating func takeString() -> Bool {
    if place.pointee != UInt8(ascii: "\"") { return false }
    var next = place + 1
    // From space through DEL, without quote and backslash.
    while next.pointee &- 0x20 < 0x60, next.pointee != UInt8(ascii: "\""),
      next.pointee != UInt8(ascii: "\\")
    {
      next += 1
    }
    if next.pointee != UInt8(ascii: "\"") { return false }
    place = next + 1
    return true
  }

  private mutating func takeLiteral(_ word: StaticString) -> Bool {
    for i in 0..<word.utf8CodeUnitCount where place[i] != word.utf8Start[i] { return false }
    place += word.utf8CodeUnitCount
    return true
  }
}
