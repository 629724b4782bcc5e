import Framing
import Geodesy
import Rendering
import Testing

@testable import RoutelayCLI

@Suite struct FrameTextTests {
  private func frame(padding: ViewportPadding, _ places: [(Double, Double)]) throws -> FramedCamera
  {
    var content = FramedContent()
    content.add(
      path: places.map { Coordinate(uncheckedLatitude: $0.0, longitude: $0.1) })
    return try FramedCamera(
      content, FramingOptions(viewport: try Viewport(width: 400, height: 300.5), padding: padding))
  }

  private func table(_ frames: [FramedCamera]) -> String {
    String(decoding: FrameText.table(frames), as: UTF8.self)
  }

  @Test func aTableHasTheCameraAndARowForEachClient() throws {
    let text = table([try frame(padding: ViewportPadding(all: 20), [(45, 7), (45.1, 7.1)])])
    let lines = text.split(separator: "\n")
    #expect(lines.first == "400x300.5, padding 20")
    let labels = lines.dropFirst().map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(
      labels == ["center", "distance", "heading", "shows", "left"]
        + ClientDialect.all.map { $0.name[...] })
    #expect(text.contains("  center     45.0500"))
    #expect(text.contains("field of view 30°"))
    #expect(text.contains("zoom256 11, fits yes"))
    #expect(!text.contains("it does not fit") && !text.contains("note"))
  }

  @Test func unevenPaddingIsListed() throws {
    let padding = try ViewportPadding(top: 1, left: 2, bottom: 3, right: 4.25)
    let frame = try frame(padding: padding, [(0, 179), (1, 181)])
    let text = table([frame, frame])
    #expect(text.hasPrefix("400x300.5, padding 1,2,3,4.25\n"))
    #expect(text.contains("\n\n400x300.5, padding"))
    #expect(text.contains("(over the 180th meridian)"))
  }

  @Test func jsonIsThatOfTheWriter() throws {
    let frame = try frame(padding: .zero, [(45, 7), (45.1, 7.1)])
    let text = String(decoding: FrameText.json([frame]), as: UTF8.self)
    #expect(text.hasPrefix("{\"frames\":[\n{\"viewport\":{\"width\":400,\"height\":300.5},"))
  }
}
