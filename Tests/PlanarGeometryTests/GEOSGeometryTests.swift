import Geodesy
import Testing

@testable import PlanarGeometry

@Suite struct GEOSGeometryTests {
  final class Watched {
    weak var context: GEOSContext?
    init(_ context: GEOSContext?) { self.context = context }
  }

  @Test func nothingIsLeftAfterManyRounds() throws {
    let context = try GEOSContext()
    for i in 0..<2000 {
      let hole = square(i.isMultiple(of: 3) ? 50 : 1, 0, 1)
      _ = try PlaneArea(rings: [square(0, 0, 10), hole]).validity(in: context)
    }
    #expect(context.liveGeometryCount == 0)
  }

  @Test func aGeometryKeepsItsContext() throws {
    var context: GEOSContext? = try GEOSContext()
    let watched = Watched(context)
    var geometry: GEOSGeometry?
    if let context {
      geometry = try GEOSGeometry(PlaneArea(rings: [square(0, 0, 1)]), in: context)
      #expect(context.liveGeometryCount == 1)
    }
    context = nil
    #expect(watched.context != nil)
    #expect(geometry?.place() == nil, "a polygon is no point")
    geometry = nil
    #expect(watched.context == nil)
  }
}
