import TextWriting
import Testing
import Tracks

@testable import Rendering

@Suite struct FeaturePropertiesTests {
  private func written(_ details: ItemDetails, _ shape: FeatureShape?) throws -> String {
    let bytes = try ByteWriter.collect { out in
      var json = JSONWriter()
      var coordinates = CoordinateWriter()
      var renames = Renames()
      FeatureProperties(details: details, shape: shape)
        .write(&coordinates, &renames, &json, &out)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private var timedPoint: FeatureShape {
    var point = Segment()
    point.append(
      segment([1, 2])[0].coordinate, elevation: .nan, time: Timestamp(seconds: 0))
    point.setLast(.speed, 2.5)
    return FeatureShape(points: point, isMultiPoint: false)
  }

  @Test func tokensStayAsTheyAreWritten() throws {
    #expect(
      try written(properties(["b": "1.50", "a": "[1e2,{\"c\":null}]", "é\"": "\"\\u0041\""]), nil)
        == #"{"b":1.50,"a":[1e2,{"c":null}],"é\"":"\u0041"}"#)
  }

  @Test func nothingIsAnEmptyObject() throws {
    #expect(try written(ItemDetails(), nil) == "{}")
  }

  @Test func numbersAreNumbersWhereJSONHasThem() throws {
    for (number, json) in [
      ("12", "12"), ("0", "0"), ("007", "\"007\""), ("+1", "\"+1\""), ("", "\"\""),
    ] {
      var details = ItemDetails()
      details.number = number
      #expect(try written(details, nil) == "{\"number\":\(json)}")
    }
  }

  @Test func theTimeOfAPointIsAPropertyOfGPX() throws {
    #expect(
      try written(ItemDetails(), timedPoint)
        == #"{"time":"1970-01-01T00:00:00Z","coordinateProperties":{"speed":2.5}}"#)
  }

  @Test func theTimeOfAPointIsSaidOnceForGeoJSON() throws {
    #expect(
      try written(properties(["time": "\"1970-01-01T00:00Z\""]), timedPoint)
        == #"{"time":"1970-01-01T00:00Z","coordinateProperties":{"speed":2.5}}"#)
    #expect(
      try written(properties([:]), timedPoint)
        == #"{"coordinateProperties":{"times":"1970-01-01T00:00:00Z","speed":2.5}}"#)
  }

  @Test func arraysOfOthersJoinOurs() throws {
    let details = properties(["coordinateProperties": #"{"mood":"fine","speed":9}"#])
    #expect(
      try written(details, timedPoint)
        == #"{"coordinateProperties":{"times":"1970-01-01T00:00:00Z","speed":2.5,"mood":"fine"}}"#)
    #expect(
      try written(details, nil) == #"{"coordinateProperties":{"mood":"fine","speed":9}}"#)
  }

  @Test func whatIsInTheWayIsRenamed() throws {
    var details = properties(["coordinateProperties": "7", "overlay": "8"])
    details.overlay = JSONText(text: #"{"type":"polyline","segments":[0]}"#)
    #expect(
      try written(details, timedPoint)
        == #"{"coordinateProperties_":7,"overlay_":8,"overlay":{"type":"polyline"},"#
        + #""coordinateProperties":{"times":"1970-01-01T00:00:00Z","speed":2.5}}"#)
  }

  @Test func aProximityIsAPropertyUnlessThereIsOne() throws {
    var waypoint = Waypoint(position: segment([1, 2]))
    waypoint.proximity = 150.5
    var feature = try #require(try features(document(.waypoint(waypoint))).first)
    #expect((feature["properties"] as? [String: Any])?["proximity"] as? Double == 150.5)
    waypoint.details.properties = properties(["proximity": "\"near\""]).properties
    feature = try #require(try features(document(.waypoint(waypoint))).first)
    #expect((feature["properties"] as? [String: Any])?["proximity"] as? String == "near")
  }

  @Test func aStyleOfGPXIsSimplestyle() throws {
    var track = Track(segments: [segment([1, 2], [3, 4])])
    var drawing = DrawingStyle()
    drawing.strokeColor = "#ff8000"
    drawing.strokeOpacity = 0.5
    drawing.lineWidth = 5
    drawing.lineDashPattern = [6, 2.5]
    drawing.fillColor = "#00ff00"
    drawing.fillOpacity = 0.25
    track.details.drawing = drawing
    let text = try output(document(.track(track)), .geoJSON).text
    #expect(
      text.contains(
        ##"{"stroke":"#ff8000","stroke-width":5,"stroke-opacity":0.5,"##
          + ##""stroke-dasharray":[6,2.5],"fill":"#00ff00","fill-opacity":0.25}"##))
    // Properties of a GeoJSON input stay what they are.
    track.details.properties = properties(["stroke": "\"#000000\""]).properties
    let own = try output(document(.track(track)), .geoJSON).text
    #expect(own.contains(##""properties":{"stroke":"#000000"}"##))
  }

  @Test func whatIsInTheWayIsRenamedWithAWord() throws {
    let details = properties(["coordinateProperties": "5", "coordinateProperties_": "6"])
    var track = Track(details: details, segments: [segment([1, 2], [3, 4])])
    track.segments[0].setColumn(.heartRate, [100, 101])
    let (text, report) = try output(document(.track(track)), .geoJSON)
    #expect(text.contains(#""coordinateProperties__":5"#))
    #expect(report.notices.map(\.problem) == ["unknown-extension"])
    #expect(report.notices[0].message.contains("renamed to \"coordinateProperties__\""))
  }
}
