import Foundation
import Overlays
import Testing
import Tracks

@testable import Rendering

@Suite struct OverlayDocumentWriterTests {
  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func itSaysWhereItCameFromAndWhatWasDone() throws {
    let document = OverlayExamples.ride
    let sources = [
      OverlaySource(name: "a \"b\".gpx", format: "gpx", bytes: 12),
      OverlaySource(name: "-", format: "geojson", bytes: nil),
    ]
    var options = OutputOptions()
    options.mapType = "satellite"
    options.generator = "routelay 1.2.3"
    let text = try OverlayExamples.write(
      document, options, sources: sources, steps: [JSONText(text: #"{"step":"clean"}"#)]
    ).text
    let info = try #require(try object(text)["routelay"] as? [String: Any])
    #expect(info["generator"] as? String == "routelay 1.2.3")
    #expect(info["mapType"] as? String == "satellite")
    #expect((info["steps"] as? [[String: String]]) == [["step": "clean"]])
    let names = (info["sources"] as? [[String: Any]])?.map { $0["name"] as? String }
    #expect(names == ["a \"b\".gpx", "-"])
    #expect(text.contains(#"{"name":"-","format":"geojson","bytes":null}"#))
  }

  @Test(arguments: [("satellite", "satellite"), ("terrain", "standard")])
  func theMapTypeOfTheInputIsKeptWhereItIsOne(_ input: String, _ written: String) throws {
    var document = TrackDocument()
    document.mapType = input
    let text = try OverlayExamples.write(document).text
    #expect(text.contains(#""mapType":"\#(written)""#))
  }

  @Test func membersOfTheTopAreKeptForOneInputOnly() throws {
    var document = TrackDocument()
    document.foreignMembers = OverlayExamples.members([("a", "1.50"), ("features", "2")])
    let one = try OverlayExamples.write(document)
    #expect(one.text.hasSuffix(",\n\"a\":1.50,\n\"features_\":2}\n"))
    #expect(one.report.losses.isEmpty)
    let source = OverlaySource(name: "x", format: "geojson", bytes: 1)
    let two = try OverlayExamples.write(document, sources: [source, source])
    #expect(try object(two.text)["a"] == nil)
    #expect(two.report.losses == ["foreign members of the document"])
  }

  @Test func whatGPXSaysOfItselfIsLost() throws {
    var document = TrackDocument()
    document.metadata.name = "n"
    document.metadata.documentExtensions = RawXML(text: "<a/>")
    #expect(try OverlayExamples.write(document).report.losses == ["metadata", "extensions"])
  }

  @Test func theBoxHasSixNumbersWhenAllIs3D() throws {
    let high = Track(segments: [OverlayExamples.segment([(0, 0), (1, 1)], elevations: [2, 3])])
    let flat = Track(segments: [OverlayExamples.segment([(0, 0), (1, 1)])])
    func box(_ items: [TrackDocument.Item]) throws -> [Double]? {
      try object(OverlayExamples.write(OverlayExamples.document(items)).text)["bbox"] as? [Double]
    }
    #expect(try box([.track(high)]) == [0, 0, 2, 1, 1, 3])
    #expect(try box([.track(high), .track(flat)]) == [0, 0, 1, 1])
    #expect(try box([]) == nil)
  }
}
