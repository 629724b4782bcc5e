import Foundation
import RoutelayTestSupport
import Testing
import Tracks

@testable import Overlays

@Suite struct ScenePropertiesTests {
  @Test func foreignMembersMakeRoom() {
    var properties = SceneProperties(
      details([("overlay", "1"), ("overlay_", "2"), ("coordinateProperties", "3")]).properties
        ?? JSONMembers())
    var report = SceneReport()
    properties.makeRoom(&report)
    #expect(
      properties.members.members.map(\.key) == ["overlay__", "overlay_", "coordinateProperties_"])
    #expect(properties.members.members.map(\.value.text) == ["1", "2", "3"])
    #expect(report.notices.map(\.problem) == ["unknown-extension"])
    #expect(report.notices.map(\.count) == [2])
  }

  @Test func eachKindHasItsSimplestyleMembers() {
    func keys(_ shape: SceneShape) -> [String] {
      var properties = SceneProperties(JSONMembers())
      properties.addSimplestyle(OverlayStyle(), shape)
      return properties.members.members.map(\.key)
    }
    let line = segment([(0, 0), (1, 1)])
    let stroke = ["stroke", "stroke-width", "stroke-opacity"]
    #expect(keys(.polyline([SceneLine(points: line, segment: 0)])) == stroke)
    #expect(keys(.polygon([], numbers: [])) == stroke + ["fill", "fill-opacity"])
    #expect(keys(.annotation(line)) == ["marker-color"])
    #expect(keys(.collection([.point(line), .lines([line])])) == stroke + ["marker-color"])
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (4, "4"), (2.5, "2.5"), (0.1, "0.1"), (1.0005, "1.001"),
    (-1.25, "-1.25"), (-0.0001, "0"), (1_000_000, "1000000"), (0.001, "0.001"), (.nan, "null"),
    (1e300, "null"),
  ])
  func numbersAreRounded(_ number: Double, _ text: String) {
    #expect(JSONText(rounding: number).text == text)
  }

  @Test func quotedTextIsWhatFoundationReads() throws {
    try forEachSeed { random in
      var text = ""
      for _ in 0..<random.int(in: 0...12) {
        let scalars = [
          UInt32(random.int(in: 0...0x1F)), UInt32(random.int(in: 0x20...0x7F)), 0x22, 0x5C,
          UInt32(random.int(in: 0x80...0xD7FF)), UInt32(random.int(in: 0x10000...0x10FFFF)),
        ]
        text.unicodeScalars.append(Unicode.Scalar(scalars[random.int(in: 0...5)]) ?? "x")
      }
      let quoted = JSONText(quoting: text)
      let read = try JSONSerialization.jsonObject(
        with: Data(quoted.text.utf8), options: .fragmentsAllowed)
      try #require((read as? String).map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
      try #require(quoted.decodedString == text)
    }
  }

  @Test func aProximityIsAPropertyUnlessThereIsOne() {
    var waypoint = Waypoint(position: segment([(1, 2)]))
    waypoint.proximity = 150.5
    var properties = SceneProperties(JSONMembers())
    properties.addWords(of: waypoint.details)
    #expect(properties.members["proximity"]?.text == "150.5")
    properties = SceneProperties(details([("proximity", "\"near\"")]).properties ?? JSONMembers())
    properties.addWords(of: waypoint.details)
    #expect(properties.members["proximity"]?.text == "\"near\"")
  }
}
