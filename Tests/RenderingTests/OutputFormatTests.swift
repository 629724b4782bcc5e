import Testing
import Tracks

@testable import Rendering

@Suite struct OutputFormatTests {
  @Test(arguments: OutputFormat.all.map(\.name))
  func sameContentsGiveSameBytes(name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    for document in [fullGPXDocument(), fullGeoJSONDocument(), TrackDocument()] {
      let first = try output(document, format)
      let second = try output(document, format)
      #expect(first.text == second.text)
      #expect(first.report == second.report)
    }
  }

  @Test(arguments: OutputFormat.all.map(\.name))
  func anEmptyDocumentLosesNothing(name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    #expect(try output(TrackDocument(), format).report == OutputReport())
  }
}
