import Geodesy
import TextWriting
import Tracks

/// Writes the lines of a document as encoded polylines: each segment of a track and the path of each
/// route is a line of text, cut at the 180th meridian into more of them, so that no decoder draws
/// around the world.
struct PolylineWriter {
  private let scale: Double

  /// Makes a writer.
  ///
  /// - Parameter precision: Decimals of degrees: 6, or 5 for every other number.
  init(precision: Int) { scale = precision == 6 ? 1e6 : 1e5 }

  /// Writes all lines; segments without fixes are none.
  func write(_ document: TrackDocument, to out: inout ByteWriter) {
    for item in document.items {
      switch item {
      case .track(let track): for segment in track.segments { write(segment, to: &out) }
      case .route(let route): write(route.path, to: &out)
      case .waypoint, .area, .feature: break
      }
    }
  }

  private func write(_ segment: Segment, to out: inout ByteWriter) {
    if segment.isEmpty { return }
    for piece in AntimeridianCut.pieces(of: segment) {
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
