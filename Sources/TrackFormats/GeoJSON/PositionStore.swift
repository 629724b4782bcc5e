import Geodesy
import Tracks

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The positions of the geometry that is being read: one growing buffer per column, used over and
/// over. Segments get exact copies, so nothing that a file holds is kept in oversized arrays.
struct PositionStore: ~Copyable {
  /// Longitude and latitude of each position, as a column of coordinates lies in memory.
  private(set) var places: UnsafeMutablePointer<Double>
  /// Elevations, NaN for none.
  private(set) var elevations: UnsafeMutablePointer<Double>
  /// Positions stored.
  private(set) var count = 0
  private(set) var capacity = 0
  /// The line of each position; empty unless lines are remembered.
  private(set) var lines: [Int32] = []

  init() {
    places = PositionStore.resized(nil, to: 2048)
    elevations = PositionStore.resized(nil, to: 1024)
    capacity = 1024
  }

  deinit {
    free(places)
    free(elevations)
  }

  /// Large blocks are moved by the kernel without a copy, and what is not used takes no memory.
  private static func resized(_ block: UnsafeMutablePointer<Double>?, to count: Int)
    -> UnsafeMutablePointer<Double>
  {
    guard let memory = realloc(block, count * MemoryLayout<Double>.stride) else {
      fatalError("out of memory")
    }
    return memory.bindMemory(to: Double.self, capacity: count)
  }

  /// Makes room for at least one more position.
  mutating func reserve() {
    if count < capacity { return }
    capacity *= 2
    places = PositionStore.resized(places, to: capacity * 2)
    elevations = PositionStore.resized(elevations, to: capacity)
  }

  mutating func append(longitude: Double, latitude: Double, elevation: Double) {
    reserve()
    places[2 * count] = longitude
    places[2 * count + 1] = latitude
    elevations[count] = elevation
    count += 1
  }

  /// Remembers the line of the position that was appended last. Of all, or of none.
  mutating func appendLine(_ line: Int) { lines.append(Int32(clamping: line)) }

  /// Takes over positions that were written behind the last one.
  mutating func accept(_ more: Int) { count += more }

  /// Forgets everything; a block of extraordinary size is given back.
  mutating func removeAll() {
    count = 0
    lines.removeAll(keepingCapacity: true)
    if capacity > 1 << 20 {
      free(places)
      free(elevations)
      places = PositionStore.resized(nil, to: 2048)
      elevations = PositionStore.resized(nil, to: 1024)
      capacity = 1024
    }
  }

  /// The positions of a range as a segment.
  func segment(_ range: Range<Int>) -> Segment {
    if range.isEmpty { return Segment() }
    let coordinates = [Coordinate](unsafeUninitializedCapacity: range.count) { buffer, filled in
      if let target = buffer.baseAddress {
        UnsafeMutableRawPointer(target).copyMemory(
          from: places + 2 * range.lowerBound,
          byteCount: range.count * MemoryLayout<Coordinate>.stride)
      }
      filled = range.count
    }
    let source = UnsafeBufferPointer(start: elevations + range.lowerBound, count: range.count)
    let hasElevations = source.contains { !$0.isNaN }
    var segment = Segment(
      coordinates: coordinates, elevations: hasElevations ? Array(source) : [])
    if !lines.isEmpty { segment.setLines(Array(lines[range])) }
    return segment
  }

  /// Appends all positions to a column.
  func append(to column: inout [Coordinate]) {
    for i in 0..<count {
      column.append(
        Coordinate(uncheckedLatitude: places[2 * i + 1], longitude: places[2 * i]))
    }
  }

  /// Whether two positions are the same place, longitudes meant modulo 360.
  func isSamePlace(_ a: Int, _ b: Int) -> Bool {
    places[2 * a + 1] == places[2 * b + 1]
      && Antimeridian.isSameMeridian(places[2 * a], places[2 * b])
  }
}
