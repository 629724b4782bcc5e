import Testing
import Tracks

@testable import Rendering

@Suite struct DocumentContentsTests {
  @Test func theCreatorAloneSaysNothing() {
    var metadata = DocumentMetadata()
    #expect(!metadata.saysAnything)
    metadata.creator = "x"
    #expect(!metadata.saysAnything)
    metadata.keywords = "y"
    #expect(metadata.saysAnything)
  }

  @Test func extensionsAreFoundWhereverTheyStand() {
    let raw = RawXML(text: "<a/>")
    #expect(!document(.track(Track(segments: [segment([1, 2])]))).hasExtensions)
    var atTop = TrackDocument()
    atTop.metadata.documentExtensions = raw
    #expect(atTop.hasExtensions)
    #expect(document(.route(Route(details: words { $0.extensions = raw }))).hasExtensions)
    var lone = segment([1, 2])
    lone.extensions = raw
    #expect(document(.track(Track(segments: [lone]))).hasExtensions)
  }

  @Test func extensionsOfFixesThatAreGoneAreNoLoss() {
    var line = segment([1, 2], [3, 4])
    var details = FixDetails()
    details.extensions = RawXML(text: "<a/>")
    line.setLastDetails(details)
    #expect(document(.track(Track(segments: [line]))).hasExtensions)
    #expect(!document(.track(Track(segments: [line.keeping([0])]))).hasExtensions)
  }

  @Test func segmentsOfEveryItem() {
    let counts = fullGeoJSONDocument().items.map { $0.segments.map(\.count) }
    #expect(
      counts == [[2], [1], [1], [1], [1], [4, 4], [4, 4], [], [1, 2, 4], [2, 2]])
  }
}
