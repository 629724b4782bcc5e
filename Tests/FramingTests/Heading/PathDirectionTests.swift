import RoutelayTestSupport
import Testing

@testable import Framing
@testable import Geodesy

@Suite struct PathDirectionTests {
  static func direction(_ content: FramedContent) throws -> PathDirection {
    PathDirection(content, try content.placed())
  }

  /// heading.along
  @Test func alongIsTheDirectionOnTheMap() throws {
    let content = FramedContent([[45, 7], [45.03, 7.02], [45.06, 7.09], [45.1, 7.1]])
    #expect(abs(try Self.direction(content).along - 35.240792006874045) < 1e-9)
  }

  @Test func aWayBackToItsStartHasNoDirection() throws {
    let loop = FramedContent([[45, 7], [46, 8], [45, 7]])
    #expect(try Self.direction(loop).along == 0)
    #expect(try Self.direction(FramedContent([[45, 7]])).along == 0)
  }

  @Test func severalPathsAreOneWay() throws {
    var content = FramedContent([[0, 179], [0, 179.5]])
    content.add(point: place(10, 170))
    content.add(path: [place(0, -179.5), place(0, -179)])
    #expect(abs(try Self.direction(content).along - 90) < 1e-9)
    var points = FramedContent()
    points.add(point: place(0, 1))
    points.add(point: place(0, 0))
    #expect(try Self.direction(points).along == 270)
  }

  @Test(arguments: [0.0, 10, 45, 90, 135, 179, 200, 271, 350])
  func principalIsTheLongAxis(heading: Double) throws {
    // A zigzag along a heading on the map.
    let ahead = SIMD2(DegreeMath.sine(heading), -DegreeMath.cosine(heading))
    let aside = SIMD2(-ahead.y, ahead.x)
    let path = (0...20).map { index -> Coordinate in
      let point =
        SIMD2(1.4e8, 1e8) + ahead * Double(index) * 1000
        + aside * Double(index == 0 || index == 20 ? 0 : index % 2 * 2 - 1) * 300
      return MapPoint(x: point.x, y: point.y).coordinate ?? place(0, 0)
    }
    var content = FramedContent()
    content.add(path: path)
    let principal = try Self.direction(content).principal
    #expect(abs((principal - heading).remainder(dividingBy: 360)) < 1.5)
    // Where most vertices are does not matter, only where the way is.
    var dense = FramedContent()
    dense.add(path: Array(repeating: path[0], count: 500) + path)
    #expect(abs(try Self.direction(dense).principal - principal) < 1e-6)
  }

  @Test func noAxisStandsOut() throws {
    let square = FramedContent([
      [0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [-0.5, -0.5], [0.5, -0.5],
    ])
    #expect(abs(try Self.direction(square).principal.remainder(dividingBy: 90)) < 1e-6)
    #expect(try Self.direction(FramedContent([[45, 7], [45, 7]])).principal == 0)
    var moments = Moments()
    for point in [SIMD2(1.0, 0), SIMD2(-1, 0), SIMD2(0, 1), SIMD2(0, -1)] {
      moments.add(point: point)
    }
    #expect(moments.axis == nil && moments.weight == 4)
  }

  @Test func axesPointNorthWhereNothingElseSays() throws {
    let direction = try Self.direction(FramedContent([[45, 7], [46, 8], [45, 7]]))
    #expect(direction.oriented(SIMD2(1, 2)) == SIMD2(-1, -2))
    #expect(direction.oriented(SIMD2(-1, 0)) == SIMD2(1, 0))
    var points = FramedContent()
    for latitude in [1.0, 2, 0] { points.add(point: place(latitude, 0)) }
    // The last point is south of the first.
    #expect(try Self.direction(points).principal == 180)
  }
}
