import OverlayModel
import Testing
import Tracks

@testable import Overlays

@Suite struct StyleResolverTests {
  private func resolve(
    _ properties: [(String, String)], overlay: String? = nil
  ) -> StyleResolver {
    var details = details(properties)
    details.overlay = overlay.map { JSONText(text: $0) }
    return StyleResolver(details)
  }

  @Test func theDefaultIsTheToolkits() {
    let style = resolve([]).style
    #expect(style == OverlayStyle())
    #expect(style.strokeColor.text == "#007AFFFF")
    #expect(style.fillColor.text == "#007AFF1A")
    #expect((style.lineWidth, style.miterLimit, style.lineDashPhase) == (4, 10, 0))
    #expect((style.lineCap, style.lineJoin) == (.round, .round))
  }

  @Test func simplestyleIsRead() {
    let resolver = resolve([
      ("stroke", "\"#f00\""), ("stroke-opacity", "0.5"), ("stroke-width", "\"2.5\""),
      ("fill", "\"00ff00\""), ("marker-color", "\"#0000FF\""), ("marker-symbol", "\"\\u0063afe\""),
      ("marker-size", "\"large\""),
    ])
    #expect(resolver.complaints.isEmpty)
    #expect(resolver.style.strokeColor.text == "#FF000080")
    #expect(resolver.style.lineWidth == 2.5)
    #expect(resolver.style.fillColor.text == "#00FF001A")
    #expect(resolver.style.markerTintColor.text == "#0000FFFF")
    #expect(resolver.marker.glyph == "cafe")
  }

  @Test func fillOpacityGoesWithAnyFill() {
    #expect(resolve([("fill-opacity", "1")]).style.fillColor.text == "#007AFFFF")
    #expect(
      resolve([("fill-opacity", "0"), ("fill", "\"#123456\"")]).style.fillColor.text == "#12345600")
  }

  @Test(arguments: [
    ("stroke", "\"red\""), ("stroke", "7"), ("stroke-width", "-1"), ("stroke-width", "\"wide\""),
    ("stroke-opacity", "1.5"), ("fill", "[]"), ("fill-opacity", "true"),
    ("marker-size", "\"huge\""),
    ("marker-color", "\"#12\""), ("marker-symbol", "{}"), ("stroke-width", "1e400"),
  ])
  func whatIsNoStyleIsComplainedAboutAndTheDefaultUsed(_ key: String, _ value: String) {
    let resolver = resolve([(key, value)])
    #expect(resolver.style == OverlayStyle())
    #expect(resolver.marker == SceneMarker())
    #expect(resolver.complaints.count == 1)
    #expect(resolver.complaints[0].hasPrefix("\"\(key)\" is \(value), not "))
  }

  @Test func nullIsAbsent() {
    #expect(resolve([("stroke", "null"), ("marker-symbol", "null")]).complaints.isEmpty)
  }

  @Test func anOverlayObjectWins() {
    let resolver = resolve(
      [("stroke", "\"#f00\""), ("marker-symbol", "\"cafe\"")],
      overlay: """
        {"type":"polyline","level":"aboveLabels","zIndex":-3,"glyph":"bar","displayPriority":250.5,\
        "clusteringIdentifier":"a,\\"b}","style":{"strokeColor":"#01020304","lineCap":"butt",\
        "lineJoin":"bevel","lineWidth":7,"lineDashPattern":[4, 2],"lineDashPhase":-1,"miterLimit":3,\
        "fillColor":"#05060708","markerTintColor":"#090A0B0C"}}
        """)
    #expect(resolver.complaints.isEmpty)
    #expect(resolver.style.strokeColor.text == "#01020304")
    #expect((resolver.style.lineCap, resolver.style.lineJoin) == (.butt, .bevel))
    #expect((resolver.style.lineWidth, resolver.style.miterLimit) == (7, 3))
    #expect(resolver.style.lineDashPattern == [4, 2])
    #expect(resolver.style.lineDashPhase == -1)
    #expect(resolver.style.fillColor.text == "#05060708")
    #expect(resolver.style.markerTintColor.text == "#090A0B0C")
    #expect(resolver.level == .aboveLabels)
    #expect(resolver.zIndex == -3)
    #expect(resolver.marker.glyph == "bar")
    #expect(resolver.marker.displayPriority == 250.5)
    #expect(resolver.marker.clusteringIdentifier == "a,\"b}")
  }

  @Test(arguments: [
    #"{"level":"underground"}"#, #"{"zIndex":1.5}"#, #"{"zIndex":1e300}"#, #"{"glyph":5}"#,
    #"{"displayPriority":1001}"#, #"{"style":[]}"#, #"{"style":{"lineDashPattern":[-1]}}"#,
    #"{"style":{"lineDashPattern":4}}"#, #"{"style":{"lineCap":"pointed"}}"#,
    ##"{"style":{"strokeColor":"blue"}}"##, #"{"style":{"lineDashPhase":"x"}}"#,
  ])
  func anOverlayObjectIsNotTrusted(_ overlay: String) {
    let resolver = resolve([], overlay: overlay)
    #expect(resolver.style == OverlayStyle())
    #expect(resolver.zIndex == 0)
    #expect(resolver.marker == SceneMarker())
    #expect(resolver.complaints.count == 1)
  }

  @Test func aGPXSymbolIsTheGlyph() {
    var details = ItemDetails()
    details.text.symbol = "Summit"
    #expect(StyleResolver(details).marker.glyph == "Summit")
  }

  @Test func aStyleOfGPXIsTakenUnlessPropertiesSayMore() {
    var drawing = DrawingStyle()
    drawing.strokeColor = "#ff8000"
    drawing.strokeOpacity = 0.5
    drawing.lineWidth = 5
    drawing.lineCap = .square
    drawing.lineDashPattern = [6, 2.5]
    drawing.fillColor = "#00ff00"
    var details = ItemDetails()
    details.drawing = drawing
    let style = StyleResolver(details).style
    #expect(style.strokeColor.text == "#FF800080")
    #expect(style.fillColor.text == "#00FF001A")
    #expect((style.lineWidth, style.lineCap) == (5, .square))
    #expect(style.lineDashPattern == [6, 2.5])
    details.properties = Self.made([("stroke", "\"#0000ff\""), ("stroke-width", "1")]).properties
    let own = StyleResolver(details).style
    #expect(own.strokeColor.text == "#0000FFFF")
    #expect((own.lineWidth, own.lineCap) == (1, .square))
  }

  @Test func transparentLinesAreNotSeen() {
    var details = ItemDetails()
    details.drawing = DrawingStyle()
    details.drawing?.strokeOpacity = 0
    #expect(StyleResolver(details).style.strokeColor.text == "#007AFF00")
  }

  @Test func dashesMayBeAProperty() {
    #expect(resolve([("stroke-dasharray", "[4,2]")]).style.lineDashPattern == [4, 2])
    #expect(resolve([("stroke-dasharray", "\"4 2\"")]).style.lineDashPattern == [])
    #expect(resolve([("stroke-dasharray", "\"4 2\"")]).complaints.isEmpty)
  }

  private static func made(_ properties: [(String, String)]) -> ItemDetails { details(properties) }
}
