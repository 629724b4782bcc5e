import Testing
import Tracks

@testable import TrackFormats

struct PointWordTests {
  @Test func everyWordIsReadIntoItsOwnPlace() {
    var details = FixDetails()
    for word in PointWord.allCases where word != .links {
      #expect(word.read(JSONText(text: "\"\(word.rawValue) \\u00e9\""), into: &details))
    }
    #expect(details.name == "name é")
    #expect(details.comment == "cmt é")
    #expect(details.description == "desc é")
    #expect(details.source == "src é")
    #expect(details.symbol == "sym é")
    #expect(details.type == "type é")
    #expect(details.magneticVariation == "magvar é")
    #expect(details.geoidHeight == "geoidheight é")
    #expect(details.ageOfDGPSData == "ageofdgpsdata é")
    #expect(details.dgpsID == "dgpsid é")
    #expect(details.links.isEmpty)
  }

  @Test(arguments: PointWord.allCases, ["1", "null", "{}", "true"])
  func otherValuesAreLeftAlone(word: PointWord, value: String) {
    var details = FixDetails()
    #expect(!word.read(JSONText(text: value), into: &details))
    #expect(details.isEmpty)
  }

  @Test func linksAreObjectsWithAnAddress() {
    let links = Link.list(
      JSONText(text: #"[{"href":"a","text":"A","type":"text/html"},{"href":"b"}]"#))
    #expect(links == [Link(href: "a", text: "A", type: "text/html"), Link(href: "b")])
    for other in [#"[{"text":"A"}]"#, #"["a"]"#, #"[{"href":"a","rel":"b"}]"#, #"[{"href":1}]"#] {
      #expect(Link.list(JSONText(text: other)) == nil)
    }
  }

  private func details(_ geometry: String, _ columns: String) throws -> ReadResult {
    try readGeoJSON(
      #"{"type":"Feature","geometry":\#(geometry),"#
        + #""properties":{"coordinateProperties":\#(columns)}}"#)
  }

  @Test func wordsOfTheFixesOfALine() throws {
    let result = try details(
      #"{"type":"LineString","coordinates":[[1,2],[3,4],[5,6]]}"#,
      #"{"name":["A",null,"C"],"links":[null,[{"href":"x"}],null],"sym":["Flag"],"z":1}"#)
    let track = try #require(result.document.tracks.first)
    let fixes = Array(track.segments[0])
    #expect(fixes.map { $0.details?.name } == ["A", nil, "C"])
    #expect(fixes.map { $0.details?.links ?? [] } == [[], [Link(href: "x")], []])
    // An array that does not fit stays, and so does what is unknown.
    #expect(
      track.details.properties?["coordinateProperties"]?.text == #"{"sym":["Flag"],"z":1}"#)
    #expect(result.findings.findings.isEmpty)
  }

  @Test func aPointHasTheWordsOfItsFeature() throws {
    let result = try details(#"{"type":"Point","coordinates":[1,2]}"#, #"{"name":"A"}"#)
    let waypoint = try #require(result.document.waypoints.first)
    #expect(waypoint.position.details(at: 0) == nil)
    #expect(waypoint.details.properties?["coordinateProperties"]?.text == #"{"name":"A"}"#)
  }

  @Test func sourceLinksAndNumberOfAFeature() throws {
    func read(_ number: String) throws -> ItemDetails {
      let result = try readGeoJSON(
        #"{"type":"Feature","geometry":null,"properties":{"src":"watch","number":\#(number),"#
          + #""links":[{"href":"x"}]}}"#)
      return try #require(result.document.features.first).details
    }
    #expect(try read("7").number == "7")
    #expect(try read(#""007""#).number == "007")
    for other in ["-1", "1.5", #""12a""#, "null", #""""#] { #expect(try read(other).number == nil) }
    #expect(try read("7").text.source == "watch")
    #expect(try read("7").text.links == [Link(href: "x")])
  }
}
