import Geodesy
import RoutelayTestSupport
import Testing

@testable import Framing

@Suite struct FramedContentTests {
  @Test func nothingHasNoBounds() throws {
    var content = FramedContent()
    content.add(path: [])
    #expect(content.isEmpty && content.bounds == nil)
    #expect(throws: FramingError.noGeometry) { try content.fit(FramingOptions(390, 844)) }
  }

  /// The box is that of the bounds code, whatever is added.
  @Test func boundsAreTheNarrowest() throws {
    try forAll { random in
      var content = FramedContent()
      var builder = BoundsBuilder()
      for _ in 0..<random.int(in: 1...5) {
        if random.oneIn(3) {
          let point = random.place(latitudes: -90...90)
          content.add(point: point)
          builder.add(point: point)
        } else {
          let start = random.place(latitudes: -60...60)
          let path = (0..<random.int(in: 1...4)).map { index in
            place(
              start.latitude + Double(index),
              Antimeridian.wrapped(start.longitude + random.double(in: -20...20)))
          }
          content.add(path: path)
          builder.add(path: path)
        }
      }
      return content.bounds == builder.bounds
    }
  }

  @Test func latitudesBeyondTheWorldAreTold() throws {
    var content = FramedContent([[80, 0], [85, 1]])
    #expect(!content.clampedLatitude)
    content.add(point: place(90, 0))
    #expect(content.clampedLatitude)
    // simplegeo/polymaps #108: a pole caused numbers that were none.
    let fit = try content.fit(FramingOptions(400, 800))
    #expect(fit.clampedLatitude && fit.fits)
    #expect(fit.camera.center.latitude > 80 && fit.camera.center.latitude < 85.06)
    #expect(fit.contentRect.minY == 0)
  }

  @Test(arguments: [-1.0, .nan, .infinity])
  func outsetsAreFiniteAndNotNegative(bad: Double) throws {
    var content = FramedContent()
    content.add(point: place(0, 0), outset: ScreenEdges(top: 0, left: bad, bottom: 0, right: 0))
    #expect(throws: FramingError.self) { try content.fit(FramingOptions(400, 400)) }
  }

  @Test func boxesAreFramedWhole() throws {
    var content = FramedContent()
    content.add(CoordinateBounds(west: 170, south: -20, east: -170, north: 20))
    let fit = try content.fit(FramingOptions(400, 400))
    #expect(fit.bounds == CoordinateBounds(west: 170, south: -20, east: -170, north: 20))
    #expect(fit.camera.center.longitude == -180)
    #expect(abs(fit.contentRect.x - 260978915.556) < 2)
    #expect(abs(fit.contentRect.width - 14913080.889) < 2)
  }
}
