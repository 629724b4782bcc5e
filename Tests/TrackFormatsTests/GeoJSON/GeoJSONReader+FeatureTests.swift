import Testing
import Tracks

@testable import TrackFormats

private let point = #"{"type":"Point","coordinates":[1,2]}"#

struct GeoJSONFeatureTests {
  @Test(arguments: [
    ("\"a\\u0041\"", "\"a\\u0041\""), ("1.50e3", "1.50e3"), ("null", nil), ("true", nil),
    ("{}", nil),
    ("[1]", nil),
  ])
  func idsAreStringsOrNumbersAsWritten(id: String, kept: String?) throws {
    for text in [
      #"{"type":"Feature","id":\#(id),"geometry":\#(point)}"#,
      #"{"id":\#(id),"geometry":\#(point),"type":"Feature"}"#,
    ] {
      let result = try readGeoJSON(text)
      #expect(result.document.waypoints.first?.details.id?.text == kept)
      #expect(result.findings.findings.isEmpty == (kept != nil || id == "null"))
    }
  }

  @Test func wordsComeFromThePropertiesThatStay() throws {
    let properties =
      #"{"title":"T","name":"N","description":"D","cmt":"C","type":"Y","sym":"S","x":[1, 2.0]}"#
    let details = try #require(
      try readGeoJSON(feature(point, properties: properties)).document.waypoints.first
    ).details
    #expect(details.text.name == "N")
    #expect(details.text.description == "D")
    #expect(details.text.comment == "C")
    #expect(details.text.type == "Y")
    #expect(details.text.symbol == "S")
    #expect(
      details.properties?.members.map(\.key) == [
        "title", "name", "description", "cmt", "type", "sym", "x",
      ])
    #expect(details.properties?["x"]?.text == "[1,2.0]")
    let titled = try readGeoJSON(feature(point, properties: #"{"name":5,"title":"T"}"#))
    #expect(titled.document.waypoints.first?.details.text.name == "T")
  }

  @Test func propertiesBeforeTheTypeAreReadAlike() throws {
    let text = #"{"properties":{"a":1,"a":2,"name":"n"},"geometry":null,"type":"Feature"}"#
    let result = try readGeoJSON(text)
    #expect(result.document.features.first?.details.properties?["a"]?.text == "2")
    #expect(result.document.features.first?.details.text.name == "n")
    #expect(result.findings.findings.map(\.problem) == [.duplicateKey])
  }

  @Test func aFeatureLeftOutTakesNothingElseAway() throws {
    var options = ReadOptions()
    options.skipInvalid = true
    let bad =
      #"{"type":"Feature","geometry":{"type":"Point","coordinates":[1,{"a":[2]}]},"properties":{}}"#
    let text =
      #"{"type":"FeatureCollection","features":[\#(bad),\#(feature(point)),\#(bad)],"k":1}"#
    let result = try readGeoJSON(text, options)
    #expect(result.document.items.count == 1)
    #expect(result.document.foreignMembers["k"]?.text == "1")
    #expect(result.findings.findings.map(\.count) == [2])
    #expect(result.findings.findings.first?.message.contains("feature 0") == true)
    let alone = try readGeoJSON(bad, options)
    #expect(alone.document.items.isEmpty)
    #expect(alone.document.featureCount == 1)
  }

  /// Keys are kept without their escapes, and half a character has no other form.
  @Test(arguments: [
    #"{"type":"Feature","geometry":null,"properties":{"\ud800":1}}"#,
    #"{"properties":{"a":0,"\udc00b":1},"type":"Feature","geometry":null}"#,
    #"{"type":"Feature","geometry":null,"x\ud83d":1}"#,
    #"{"type":"FeatureCollection","features":[],"x\ud83d":1}"#,
  ])
  func halfCharactersOfKeysWereLostWithoutAWord(text: String) throws {
    #expect(try readGeoJSON(text).losses == ["half characters in names of members"])
    let whole = text.replacing("\\ud800", with: "\\ud83d\\ude00").replacing("\\udc00", with: "\\n")
      .replacing("\\ud83d\"", with: "\"")
    #expect(try readGeoJSON(whole).losses.isEmpty)
  }
}
