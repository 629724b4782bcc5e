import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXStylesTests {
  private static let prefixes =
    " xmlns:s='\(GPXVocabulary.style2)' xmlns:x='\(GPXVocabulary.gpxExtensions3)'"

  private func read(_ extensions: String) throws -> (DrawingStyle?, ReadResult) {
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<trk><extensions>\(extensions)</extensions></trk>", attributes: Self.prefixes))
    return (result.document.tracks[0].details.drawing, result)
  }

  @Test func everythingOfALineAndAFill() throws {
    let extensions = """
      <s:line><s:color>FF8000</s:color><s:opacity>0.5</s:opacity><s:width>5</s:width>\
      <s:pattern>dash</s:pattern><s:linecap>square</s:linecap><s:dasharray>\
      <s:dash mark="6" space="2.5"/><s:dash mark="1" space="2.5"/></s:dasharray></s:line>\
      <s:fill><s:color>00ff00</s:color><s:opacity>0.25</s:opacity></s:fill>
      """
    let (drawing, result) = try read(extensions)
    var expected = DrawingStyle()
    expected.strokeColor = "#ff8000"
    expected.strokeOpacity = 0.5
    expected.lineWidth = 5
    expected.lineCap = .square
    expected.lineDashPattern = [6, 2.5, 1, 2.5]
    expected.fillColor = "#00ff00"
    expected.fillOpacity = 0.25
    #expect(drawing == expected)
    #expect(result.oddities.isEmpty)
    // All of it stays, for GPX outputs.
    let text = result.document.tracks[0].details.text.extensions?.text
    #expect(text?.contains("<s:dash mark=\"6\" space=\"2.5\"/>") == true)
    #expect(text?.contains("<s:width>5</s:width>") == true)
  }

  @Test(arguments: [
    ("Black", "#000000"), ("DarkRed", "#800000"), ("DarkGreen", "#008000"),
    ("DarkYellow", "#808000"), ("DarkBlue", "#000080"), ("DarkMagenta", "#800080"),
    ("DarkCyan", "#008080"), ("LightGray", "#c0c0c0"), ("DarkGray", "#808080"),
    ("Red", "#ff0000"), ("Green", "#00ff00"), ("Yellow", "#ffff00"), ("Blue", "#0000ff"),
    ("Magenta", "#ff00ff"), ("Cyan", "#00ffff"), ("White", "#ffffff"), ("red", "#ff0000"),
  ])
  func wordsOfGarmin(word: String, color: String) throws {
    let (drawing, result) = try read(
      "<x:TrackExtension><x:DisplayColor> \(word) </x:DisplayColor></x:TrackExtension>")
    #expect(drawing?.strokeColor == color)
    #expect(drawing?.strokeOpacity == nil)
    #expect(result.oddities.isEmpty)
  }

  @Test func transparentIsAnOpacity() throws {
    let (drawing, _) = try read("<x:DisplayColor>Transparent</x:DisplayColor>")
    #expect(drawing?.strokeColor == nil)
    #expect(drawing?.strokeOpacity == 0)
  }

  @Test(arguments: [true, false])
  func gpxStyleSaysMoreThanDisplayColor(isFirst: Bool) throws {
    let line = "<s:line><s:color>#123456</s:color></s:line>"
    let color = "<x:DisplayColor>Red</x:DisplayColor>"
    let (drawing, _) = try read(isFirst ? line + color : color + line)
    #expect(drawing?.strokeColor == "#123456")
  }

  @Test(arguments: [
    ("<x:DisplayColor>Mauve</x:DisplayColor>", "<DisplayColor> holds \"Mauve\""),
    ("<s:line><s:color>FF00FF80</s:color></s:line>", "<color> holds \"FF00FF80\""),
    ("<s:line><s:color></s:color></s:line>", "<color> holds \"\""),
    ("<s:line><s:opacity>2</s:opacity></s:line>", "<opacity> holds \"2\""),
    ("<s:line><s:width>-1</s:width></s:line>", "<width> holds \"-1\""),
    ("<s:line><s:width>1e400</s:width></s:line>", "<width> holds \"1e400\""),
    ("<s:line><s:linecap>pointed</s:linecap></s:line>", "<linecap> holds \"pointed\""),
    ("<s:line><s:pattern>zigzag</s:pattern></s:line>", "<pattern> holds \"zigzag\""),
    (
      "<s:line><s:dasharray><s:dash mark='x' space='1'/></s:dasharray></s:line>",
      "<mark of dash> holds \"x\""
    ),
    ("<s:fill><s:opacity>x</s:opacity></s:fill>", "<opacity> holds \"x\""),
  ])
  func whatIsNoStyleIsSaidAndLeftOut(extensions: String, message: String) throws {
    let (drawing, result) = try read(extensions)
    #expect(drawing == nil)
    #expect(result.oddities.map(\.problem) == [.invalidStyle])
    #expect(result.oddities[0].message.hasPrefix(message))
  }

  @Test(arguments: [("solid", [Double]()), ("Dash", [12, 8]), ("dot", [1, 8])])
  func patternsInWords(word: String, pattern: [Double]) throws {
    let (drawing, _) = try read("<s:line><s:pattern>\(word)</s:pattern></s:line>")
    #expect(drawing?.lineDashPattern == pattern)
  }

  @Test func aStyleIsOfItsOwnItemOnly() throws {
    let line = "<s:line><s:width>3</s:width></s:line>"
    let result = try XMLTesting.read(
      XMLTesting.gpx(
        "<rte>\(line)</rte><trk/><trk><extensions>\(line)</extensions></trk>"
          + "<wpt lat='1' lon='1'><extensions>\(line)</extensions></wpt>"
          + "<extensions>\(line)</extensions>", attributes: Self.prefixes))
    #expect(result.document.routes[0].details.drawing?.lineWidth == 3)
    #expect(result.document.tracks.map { $0.details.drawing?.lineWidth } == [nil, 3])
    #expect(result.document.waypoints[0].details.drawing == nil)
  }
}
