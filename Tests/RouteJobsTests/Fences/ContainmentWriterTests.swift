import Geodesy
import Geofencing
import TextWriting
import Testing

@testable import RouteJobs

@Suite struct ContainmentWriterTests {
  private let set: FenceSet

  init() throws {
    let polygon = try FenceText(polygon: "-1,-1 -1,1 1,1 1,-1", edges: .planar, repairs: false)
    set = FenceSet([
      Fence(id: "a \"zone\"", shape: polygon.shape),
      Fence(id: "b", shape: try FenceText(circle: "0,1,1km").shape),
      Fence(id: "c\u{1B}", shape: try FenceText(circle: "50,50,1km").shape),
    ])
  }

  private func places(_ text: String) throws -> [Coordinate] {
    try text.split(separator: " ").map { try FenceText.place($0) }
  }

  private func json(
    _ text: String, includesBoundary: Bool = true, listsAll: Bool = false
  ) throws -> String {
    let writer = ContainmentWriter(set, includesBoundary: includesBoundary, listsAll: listsAll)
    let places = try places(text)
    return String(
      decoding: try ByteWriter.collect { out in writer.writeJSON(places, to: &out) }, as: UTF8.self)
  }

  private func text(_ text: String) throws -> String {
    let writer = ContainmentWriter(set, includesBoundary: true, listsAll: false)
    let places = try places(text)
    return String(
      decoding: try ByteWriter.collect { out in
        writer.writeText(places, to: &out) { "\(Int($0.value.rounded())) m" }
      }, as: UTF8.self)
  }

  /// Those that hold the place, and the nearest other one.
  @Test func fencesThatMatterAreListed() throws {
    #expect(
      try json("0,1 0,0.5")
        == #"{"results":[{"latitude":0,"longitude":1,"inside":["a \"zone\"","b"],"#
        + #""states":{"a \"zone\"":"boundary","b":"inside","c\u001b":"outside"},"#
        + #""margins":{"a \"zone\"":0,"b":-1000,"c\u001b":\#(margin(0, 1))}},"#
        + #"{"latitude":0,"longitude":0.5,"inside":["a \"zone\""],"#
        + #""states":{"a \"zone\"":"inside","b":"outside"},"#
        + #""margins":{"a \"zone\"":-55659.745,"b":54659.745}}]}"# + "\n")
  }

  private func margin(_ latitude: Double, _ longitude: Double) -> String {
    let place = Coordinate(uncheckedLatitude: latitude, longitude: longitude)
    let far = set.fences[2].shape.margin(of: place).value
    return ReportText.number(far, decimals: 3) ?? ""
  }

  @Test func theBoundaryCountsWhereItIsToCount() throws {
    #expect(try json("1,1").contains(#""inside":["a \"zone\""],"states":{"a \"zone\"":"boundary""#))
    #expect(
      try json("1,1", includesBoundary: false)
        .contains(#""inside":[],"states":{"a \"zone\"":"boundary""#))
  }

  @Test func allFencesAreListedOnRequest() throws {
    let text = try json("0,0.5", listsAll: true)
    #expect(text.contains(#""states":{"a \"zone\"":"inside","b":"outside","c\u001b":"outside"}"#))
    #expect(text.contains(#""margins":{"a \"zone\"":-55659.745,"b":54659.745,"c\u001b":"#))
  }

  /// Shortest decimals, without exponents, as they were given.
  @Test func placesAreWrittenAsTheyWere() throws {
    #expect(
      try json("-0,-539.123456789012 1e-9,1e-20").hasPrefix(
        #"{"results":[{"latitude":0,"longitude":-539.123456789012,"#))
    #expect(
      try json("1e-9,1e-20").hasPrefix(
        #"{"results":[{"latitude":0.000000001,"longitude":0.00000000000000000001,"#))
  }

  @Test func noPlacesAreNoResults() throws {
    #expect(try json("") == "{\"results\":[]}\n")
    #expect(try text("") == "")
  }

  @Test func textIsForPeople() throws {
    #expect(
      try text("0,0.5 1,1 2,2") == """
        0,0.5: in a "zone"
          inside   a "zone", 55660 m to its boundary
          outside  b, 54660 m from its boundary
        1,1: in a "zone"
          boundary  a "zone"
          outside   b, 109574 m from its boundary
        2,2: in no fence
          outside  a "zone", \(Int(set.fences[0].shape.margin(
            of: Coordinate(uncheckedLatitude: 2, longitude: 2)).value.rounded())) m from its boundary

        """)
    // Nothing that controls a terminal.
    #expect(!(try text("50,50").contains("\u{1B}")))
  }

  @Test func workInVainIsLeft() throws {
    let writer = ContainmentWriter(set, includesBoundary: true, listsAll: false)
    let places = try places("0,0")
    let bytes = try ByteWriter.collect { out in
      writer.writeJSON(places, to: &out, isInVain: { true })
    }
    #expect(String(decoding: bytes, as: UTF8.self) == #"{"results":["#)
  }
}
