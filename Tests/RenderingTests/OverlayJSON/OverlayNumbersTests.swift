import Geodesy
import TextWriting
import Testing

@testable import Rendering

@Suite struct OverlayNumbersTests {
  private func text(_ precision: Int = 7, _ body: (OverlayNumbers, inout ByteWriter) -> Void) throws
    -> String
  {
    let bytes = try ByteWriter.collect { (out) throws(WriteError) in
      body(OverlayNumbers(precision: precision), &out)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    (7, 1.23456789, "1.2345679"), (7, -0.00000001, "0"), (7, 1e-7, "0.0000001"), (0, 179.6, "180"),
    (15, 0.1, "0.1"), (-3, 1.5, "2"), (99, 0.25, "0.25"),
  ])
  func degrees(_ precision: Int, _ value: Double, _ expected: String) throws {
    #expect(try text(precision) { $0.write(degrees: value, to: &$1) } == expected)
  }

  @Test func otherNumbersHaveThreeDecimals() throws {
    #expect(try text { $0.write(268_435_455.99951, to: &$1) } == "268435456")
    #expect(try text { $0.write(-0.0004, to: &$1) } == "0")
    #expect(try text { $0.write(12.3456, to: &$1) } == "12.346")
  }

  @Test func boxes() throws {
    let bounds = CoordinateBounds(west: 170, south: -1, east: -170, north: 2.5)
    #expect(try text { $0.write(bounds, nil, to: &$1) } == "[170,-1,-170,2.5]")
    #expect(try text { $0.write(bounds, -3...4.5, to: &$1) } == "[170,-1,-3,-170,2.5,4.5]")
  }

  @Test(arguments: [(170.0, -170.0, true), (-10, 10, false)])
  func boxesWithNames(_ west: Double, _ east: Double, _ crosses: Bool) throws {
    let bounds = CoordinateBounds(west: west, south: -1, east: east, north: 2.5)
    #expect(
      try text { $0.write(box: bounds, to: &$1) }
        == "{\"west\":\(Int(west)),\"south\":-1,\"east\":\(Int(east)),\"north\":2.5,"
        + "\"crossesAntimeridian\":\(crosses)}")
  }

  @Test func aRectangleIsThatOfTheBoxAsWritten() throws {
    let exact = CoordinateBounds(west: 7.00000004, south: 0, east: 8, north: 1.00000006)
    let written = CoordinateBounds(west: 7, south: 0, east: 8, north: 1.0000001)
    #expect(OverlayNumbers(precision: 7).mapRect(of: exact) == MapRect(written))
    #expect(OverlayNumbers(precision: 15).mapRect(of: written) == MapRect(written))
    #expect(try text { $0.write(exactly: 0.123456789012, to: &$1) } == "0.123456789012")
  }

  @Test func rectsRegionsAndPlaces() throws {
    let rect = MapRect(x: 1, y: 2.0004, width: 3, height: 4)
    #expect(try text { $0.write(rect, to: &$1) } == #"{"x":1,"y":2,"width":3,"height":4}"#)
    let place = Coordinate(uncheckedLatitude: 1, longitude: -2)
    #expect(
      try text { $0.write(place: place, to: &$1) } == #"{"latitude":1,"longitude":-2}"#)
    let region = MapRegion(center: place, latitudeDelta: 3, longitudeDelta: 4)
    #expect(
      try text { $0.write(region, to: &$1) }
        == #"{"center":{"latitude":1,"longitude":-2},"span":{"latitudeDelta":3,"longitudeDelta":4}}"#
    )
  }
}
