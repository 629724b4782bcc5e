import Geodesy
import TextWriting
import Tracks

/// Writes the lines of a document as encoded polylines: each segment of a track and the path of each
/// route is a line of text, cut at the 180th meridian into more of them, so that no decoder draws
/// around the world.
struct PolylineWriter {
  /// Whether a place was no multiple of the last decimal.
  private(set) var hasRounded = false
  /// Whether a line was cut.
  private(set) var hasCut = false
  private let scale: Double

  /// Makes a writer.
  ///
  /// - Parameter precision: Decimals of degrees: 6, or 5 for every other number.
  init(precision: Int) { scale = precision == 6 ? 1e6 : 1e5 }

  /// Writes all lines; segments without fixes are none.
  mutating func write(_ document: TrackDocument, to out: inout ByteWriter) {
    for item in document.items {
      switch item {
      case .track(let track): for segment in track.segments { write(segment, to: &out) }
      case .route(let route): write(route.path, to: &out)
      case .waypoint, .area, .feature: break
      }
    }
  }

  private mutating func write(_ segment: Segment, to out: inout ByteWriter) {
    if segment.isEmpty { return }
    // Places that a cut makes were never in the input.
    if !hasRounded { hasRounded = segment.coordinates.contains { !isExact($0) } }
    let pieces = AntimeridianCut.pieces(of: segment)
    if pieces.count > 1 { hasCut = true }
    for piece in pieces {
      write(piece.coordinates, to: &out)
      out.write(UInt8(ascii: "\n"))
    }
  }

  /// Writes one line. Each coordinate is rounded for itself and the steps are between the rounded
  /// ones: errors do not add up.
  private func write(_ coordinates: [Coordinate], to out: inout ByteWriter) {
    var latitude = 0
    var longitude = 0
    for coordinate in coordinates {
      let next = (rounded(coordinate.latitude), rounded(coordinate.longitude))
      Self.write(next.0 - latitude, to: &out)
      Self.write(next.1 - longitude, to: &out)
      (latitude, longitude) = next
    }
  }

  /// Whether a decoder gets the very same numbers.
  private func isExact(_ coordinate: Coordinate) -> Bool {
    Double(rounded(coordinate.latitude)) / scale == coordinate.latitude
      && Double(rounded(coordinate.longitude)) / scale == coordinate.longitude
  }

  private func rounded(_ degrees: Double) -> Int { Int((degrees * scale).rounded()) }

  /// Writes a number, five bits a character, the lowest first.
  private static func write(_ number: Int, to out: inout ByteWriter) {
    // The sign goes into the lowest bit: 0, -1, 1, -2 and so on.
    var bits = UInt(bitPattern: number << 1 ^ number >> (Int.bitWidth - 1))
    while bits >= 0x20 {
      out.write(UInt8(truncatingIfNeeded: bits & 0x1F | 0x20) + 63)
      bits >>= 5
    }
    out.write(UInt8(truncatingIfNeeded: bits) + 63)
  }
}
