import Foundation
import Geodesy
import Rendering
import RoutelayTestSupport
import TextWriting
import Testing
import Tracks

@testable import RouteJobs

struct PolylineURLTests {
  /// The polylines of a document as they are written, a line each.
  private func written(_ document: TrackDocument, _ precision: Int) throws -> String {
    var options = OutputOptions()
    options.polylinePrecision = precision
    var bytes: [UInt8] = []
    var writer = ByteWriter { bytes += $0 }
    _ = try OutputFormat.polyline.write(OutputContents(document: document), options, &writer)
    try writer.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// RFC 3986, 2.3.
  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")

  @Test(arguments: [5, 6])
  func asLongAsSomebodyElsesEscapes(_ precision: Int) throws {
    var escapes = 0
    try forEachSeed(count: 60) { random in
      var document = TrackDocument()
      for _ in 0..<random.int(in: 0...4) {
        let places = (0..<random.int(in: 0...40)).map { _ in
          Coordinate(
            uncheckedLatitude: random.double(in: -80...80), longitude: random.double(in: -170...0))
        }
        document.items.append(
          random.oneIn(3)
            ? .route(Route(points: Segment(coordinates: places)))
            : .track(Track(segments: [Segment(coordinates: places)])))
      }
      let lines = try written(document, precision).split(separator: "\n")
      let escaped = try lines.map {
        try #require($0.addingPercentEncoding(withAllowedCharacters: Self.unreserved))
      }
      let length = escaped.reduce(0) { $0 + $1.utf8.count }
      escapes += length - lines.reduce(0) { $0 + $1.utf8.count }
      try #require(PolylineURL.length(of: document, precision: precision) == length)
    }
    #expect(escapes > 100)
  }

  @Test func theLineOfTheFormatsDescription() {
    // (38.5, -120.2), (40.7, -120.95), (43.252, -126.453): `_p~iF~ps|U_ulLnnqC_mqNvxq`@`, of which
    // `|`, the grave accent and `@` are escaped.
    let places = [(38.5, -120.2), (40.7, -120.95), (43.252, -126.453)].map {
      Coordinate(uncheckedLatitude: $0.0, longitude: $0.1)
    }
    var document = TrackDocument()
    document.items = [.track(Track(segments: [Segment(coordinates: places)]))]
    #expect(PolylineURL.length(of: document, precision: 5) == 27 + 2 * 3)
  }

  @Test func nothingIsNothing() {
    #expect(PolylineURL.length(of: TrackDocument(), precision: 5) == 0)
  }
}
