import Overlays
import Testing
import Tracks

@testable import Rendering

@Suite struct OutputFormatBytesTests {
  @Test(arguments: OutputFormat.all.map(\.name))
  func theBytesInMemoryAreThoseOfTheFile(name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    let streamed = try output(fullGPXDocument(), format)
    let source = OverlaySource(name: "input-0", format: "x", bytes: nil)
    let whole = try format.bytes(
      of: OutputContents(document: fullGPXDocument(), sources: [source]))
    #expect(String(decoding: whole.bytes, as: UTF8.self) == streamed.text)
    #expect(whole.report == streamed.report)
  }
}
