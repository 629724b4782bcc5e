extension JSONScanner {
  /// Reads as many positions of two or three numbers as follow each other in the window, with any
  /// white space, straight into a store. Stops before whatever is unusual — the end of the window,
  /// a longer position, a value out of range, no number — and leaves that to `next()`.
  ///
  /// The scanner must be inside an array, between two values.
  ///
  /// - Returns: How many positions were read.
  mutating func readPositionRun(into store: inout PositionStore, limit: Int) -> Int {
    guard state == .firstElement || state == .afterValue, depth < limits.nestingDepth else {
      return 0
    }
    let start = UnsafePointer(input.bytes) + input.head
    var next = start
    var needsComma = state == .afterValue
    var total = 0
    while total < limit {
      store.reserve()
      let places = store.places + 2 * store.count
      let elevations = store.elevations + store.count
      let room = min(store.capacity - store.count, limit - total)
      var count = 0
      while count < room {
        var place = next
        if needsComma {
          if place.pointee <= 0x20 { place = afterSpace(place) }
          if place.pointee != UInt8(ascii: ",") { break }
          place += 1
        }
        if place.pointee <= 0x20 { place = afterSpace(place) }
        if place.pointee != UInt8(ascii: "[") { break }
        place += 1
        if place.pointee <= 0x20 { place = afterSpace(place) }
        let longitude = NumberScanner.scan(&place)
        if place.pointee <= 0x20 { place = afterSpace(place) }
        if place.pointee != UInt8(ascii: ",") { break }
        place += 1
        if place.pointee <= 0x20 { place = afterSpace(place) }
        let latitude = NumberScanner.scan(&place)
        if place.pointee <= 0x20 { place = afterSpace(place) }
        var elevation = Double.nan
        if place.pointee == UInt8(ascii: ",") {
          place += 1
          if place.pointee <= 0x20 { place = afterSpace(place) }
          elevation = NumberScanner.scan(&place)
          if !elevation.isFinite { break }
          if place.pointee <= 0x20 { place = afterSpace(place) }
        }
        if place.pointee != UInt8(ascii: "]") { break }
        if !(abs(longitude) <= 540 && abs(latitude) <= 90) { break }
        places[2 * count] = longitude
        places[2 * count + 1] = latitude
        elevations[count] = elevation
        count += 1
        needsComma = true
        next = place + 1
      }
      store.accept(count)
      total += count
      if count < room { break }
    }
    if total > 0 {
      input.mark = nil
      input.head += next - start
      state = .afterValue
    }
    return total
  }
}

/// The first byte that is no white space. The 0 behind a window is none.
private func afterSpace(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
  var place = start
  while place.pointee == 0x20 || place.pointee == 0x0A || place.pointee == 0x0D
    || place.pointee == 0x09
  {
    place += 1
  }
  return place
}
