import Geodesy
import Geofencing
import TrackFormats
import Testing

@testable import RouteJobs

@Suite struct PolygonReadingTests {
  private static func ring(_ numbers: [Double]...) throws -> [Coordinate] {
    try numbers.map { try Coordinate(latitude: $0[1], longitude: $0[0]) }
  }

  @Test func goodRingsAreTakenAsTheyAre() throws {
    let square = try Self.ring([0, 0], [1, 0], [1, 1], [0, 1], [0, 0])
    for repairs in [false, true] {
      let reading = try PolygonReading([[square]], edges: .mercator, repairs: repairs)
      #expect(reading.repair == nil && reading.fence.edges == .mercator)
    }
  }

  @Test func othersAreRefusedOrRepaired() throws {
    let square = try Self.ring([0, 0], [9, 0], [9, 9], [0, 9])
    let bow = try Self.ring([0, 0], [2, 2], [2, 0], [0, 2])
    let speck = try Self.ring([1, 1], [2, 2], [1, 1])
    for (polygons, problem) in [
      ([[bow]], ProblemClass.selfIntersection), ([[square, speck]], .invalidGeometry),
    ] {
      let refusal = #expect(throws: JobRefusal.self) {
        try PolygonReading(polygons, edges: .planar, repairs: false)
      }
      #expect(refusal?.problem == problem)
      let reading = try PolygonReading(polygons, edges: .planar, repairs: true)
      #expect(reading.repair?.problem == problem)
    }
  }

  @Test func whatCannotBeRepairedIsRefusedAllTheSame() throws {
    let speck = try Self.ring([1, 1], [2, 2], [1, 1])
    let refusal = #expect(throws: JobRefusal.self) {
      try PolygonReading([[speck]], edges: .planar, repairs: true)
    }
    #expect(refusal?.problem == .invalidGeometry)
  }
}
