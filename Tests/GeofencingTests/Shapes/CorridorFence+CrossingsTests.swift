import Foundation
import RoutelayTestSupport
import Testing

@testable import Geodesy
@testable import Geofencing

@Suite struct CorridorFenceCrossingsTests {
  @Test func acrossAndAlong() throws {
    let line = places([(45, 7), (45, 7.1), (45.1, 7.1)])
    let fence = try CorridorFence([line], buffer: 200.meters)
    let across = fence.crossings(from: place(44.95, 7.05), to: place(45.05, 7.05))
    #expect(across.count == 2)
    let way = GeodesicWay(from: place(44.95, 7.05), to: place(45.05, 7.05))
    #expect(abs((across[1] - across[0]) * way.length - 400) < 1e-3)
    // Along both legs and round the bend, never out.
    #expect(fence.crossings(from: place(45, 7.09), to: place(45, 7.1)).isEmpty)
    #expect(fence.crossings(from: place(45.001, 7.0985), to: place(45.0015, 7.099)).isEmpty)
    // Over the corner, out and in again.
    #expect(fence.crossings(from: place(45, 7.05), to: place(45.05, 7.1)).count == 2)
  }

  @Test func crossingsPartStates() throws {
    try forAll(count: 120) { random in
      let length = pow(10, random.double(in: 1...5))
      let start = random.coordinate(latitudes: -85...85)
      let line = random.line(from: start, legs: random.int(in: 0...15), length: length)
      let buffer = length * random.double(in: 0.05...0.5)
      let fence = try CorridorFence([line], buffer: Meters(buffer))
      func point() -> Coordinate {
        Geodesic.destination(
          from: line[random.int(in: 0...line.count - 1)], azimuth: random.double(in: 0...360),
          distance: buffer * random.double(in: 0...3))
      }
      let way = GeodesicWay(from: point(), to: point())
      let crossings = fence.crossings(from: way.start, to: way.end)
      func isInside(_ along: Double) -> Bool { fence.state(of: way.place(along)) != .outside }
      guard (crossings.count % 2 == 1) == (isInside(0) != isInside(way.length)) else {
        return false
      }
      for i in 1..<100 {
        let part = Double(i) / 100
        if crossings.contains(where: { abs($0 - part) * way.length < 1e-4 }) { continue }
        let count = crossings.filter { $0 < part }.count
        if isInside(part * way.length) != (isInside(0) != (count % 2 == 1)) { return false }
      }
      return crossings.allSatisfy {
        abs(fence.margin(of: way.place($0 * way.length)).value) < 1e-3
      }
    }
  }
}
