import Geodesy
import Testing

@testable import Tracks

@Suite struct AntimeridianCutTests {
  private func segment(_ longitudes: [Double]) -> Segment {
    Segment(coordinates: longitudes.map { Coordinate(uncheckedLatitude: 1, longitude: $0) })
  }

  @Test(
    arguments: [
      ([], false), ([180], false), ([0, 179.9], false), ([-90, 90, -90], false),
      ([-180, 180], false), ([180.000001], true), ([-540, -540], true), ([90.1, -90], true),
      ([0, 10, 179, -179], true),
    ] as [([Double], Bool)])
  func whatNeedsACut(_ longitudes: [Double], _ isExpected: Bool) {
    #expect(AntimeridianCut.needsCut(segment(longitudes).coordinates) == isExpected)
  }

  @Test(arguments: [
    [0, 90, 180, 270, 360], [0, 90, 180, 270, 0], [0, 90, 180, -90, 0], [-180, -90, 0, 90, 180],
    [360, 270, 180, 90, 0], [540, 450, 360, 270, 180],
  ])
  func aRingRoundThePoleIsACapHoweverItIsWritten(_ longitudes: [Double]) throws {
    // 0 … 360 was taken as unclosed, and became a ring with a step over half the world.
    let ring = Segment(
      coordinates: longitudes.map { Coordinate(uncheckedLatitude: 70, longitude: $0) })
    #expect(ring.isClosed)
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [ring]))
    #expect(pieces.count == 1)
    let outline = try #require(pieces.first?.rings.first).coordinates
    #expect(outline.first == outline.last)
    #expect(outline.map(\.latitude).max() == 90)
    var doubledArea = 0.0
    for (a, b) in zip(outline, outline.dropFirst()) {
      #expect(abs(b.longitude - a.longitude) <= 180 || a.latitude == 90 && b.latitude == 90)
      doubledArea += a.longitude * b.latitude - b.longitude * a.latitude
    }
    // The whole strip of longitudes, 20 degrees high, counter-clockwise.
    #expect(abs(doubledArea / 2 - 360 * 20) < 1e-9)
  }

  @Test func aLineThatNeedsNoCutIsNotCopied() {
    let line = segment((0..<100).map(Double.init))
    let pieces = AntimeridianCut.pieces(of: line)
    let before = line.coordinates.withUnsafeBufferPointer { $0.baseAddress }
    #expect(pieces.count == 1)
    #expect(pieces[0].coordinates.withUnsafeBufferPointer { $0.baseAddress } == before)
  }

  @Test func aPolygonThatNeedsNoCutIsNotCopied() {
    let corners = [(0.0, 0.0), (1, 0), (1, 1), (0, 0)]
    let ring = Segment(
      coordinates: corners.map { Coordinate(uncheckedLatitude: $0.1, longitude: $0.0) })
    let pieces = AntimeridianCut.pieces(of: Polygon(rings: [ring]))
    let before = ring.coordinates.withUnsafeBufferPointer { $0.baseAddress }
    #expect(pieces.count == 1)
    #expect(pieces[0].rings[0].coordinates.withUnsafeBufferPointer { $0.baseAddress } == before)
  }
}
