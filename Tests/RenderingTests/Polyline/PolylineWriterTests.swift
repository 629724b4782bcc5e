import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import Rendering

@Suite struct PolylineWriterTests {
  @Test func theExampleOfTheDescriptionIsWritten() throws {
    let line = segment([-120.2, 38.5], [-120.95, 40.7], [-126.453, 43.252])
    #expect(
      try output(document(.track(Track(segments: [line]))), .polyline).text
        == "_p~iF~ps|U_ulLnnqC_mqNvxq`@\n")
  }

  @Test func segmentsAreNeverBridged() throws {
    let track = Track(segments: [
      segment([1, 2], [3, 4]), Segment(), segment([5, 6]), segment([7, 8], [9, 10]),
    ])
    let route = Route(points: segment([-1, -2], [-3, -4]))
    #expect(
      try decodedPolylines(of: document(.track(track), .route(route), .track(Track()))) == [
        [[200_000, 100_000], [400_000, 300_000]], [[600_000, 500_000]],
        [[800_000, 700_000], [1_000_000, 900_000]], [[-200_000, -100_000], [-400_000, -300_000]],
      ])
  }

  @Test func linesAreCutWhereADecoderWouldGoRound() throws {
    let line = segment([179, 10], [-179, 20])
    #expect(
      try decodedPolylines(of: document(.track(Track(segments: [line])))) == [
        [[1_000_000, 17_900_000], [1_500_000, 18_000_000]],
        [[1_500_000, -18_000_000], [2_000_000, -17_900_000]],
      ])
    // A longitude past 180 comes back inside, alone too.
    let lone = document(.route(Route(points: segment([185, 1]))))
    #expect(try decodedPolylines(of: lone) == [[[100_000, -17_500_000]]])
  }

  @Test func eachPlaceIsRoundedForItself() throws {
    for (precision, scale) in [(5, 1e5), (6, 1e6)] {
      var options = OutputOptions()
      options.polylinePrecision = precision
      try forEachSeed(count: 150) { random in
        var line = Segment()
        var place = [random.double(in: -170...170), random.double(in: -80...80)]
        for _ in 0...random.int(in: 0...300) {
          line.append(segment(place)[0])
          place[0] += random.double(in: -0.000_02...0.000_02)
          place[1] += random.double(in: -0.000_02...0.000_02)
        }
        let decoded = try decodedPolylines(
          of: document(.track(Track(segments: [line]))), options)[0]
        try #require(decoded.count == line.count)
        for (place, coordinate) in zip(decoded, line.coordinates) {
          try #require(abs(Double(place[0]) / scale - coordinate.latitude) <= 0.51 / scale)
          try #require(abs(Double(place[1]) / scale - coordinate.longitude) <= 0.51 / scale)
        }
      }
    }
  }

  @Test func theEndsOfTheWorldAreWritten() throws {
    let line = segment([-180, -90], [180, -90], [180, 90], [0, 0], [-180, 90])
    for (precision, scale) in [(5, 100_000), (6, 1_000_000)] {
      var options = OutputOptions()
      options.polylinePrecision = precision
      let places = try decodedPolylines(
        of: document(.track(Track(segments: [line]))), options
      ).joined()
      #expect(places.map { abs($0[0]) }.max() == 90 * scale)
      #expect(places.map { abs($0[1]) }.max() == 180 * scale)
    }
  }

  @Test func aRouteIsDrawnAlongItsShapingPoints() throws {
    let route = Route(
      points: segment([0, 0], [2, 0]), shaping: [segment([1, 1]).coordinates])
    let straight = Route(points: segment([0, 0], [1, 1], [2, 0]))
    #expect(
      try output(document(.route(route)), .polyline).text
        == output(document(.route(straight)), .polyline).text)
  }
}
