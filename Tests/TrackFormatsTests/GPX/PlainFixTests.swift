import Geodesy
import Testing
import Tracks

@testable import TrackFormats

@Suite struct PlainFixTests {
  /// Where a plain fix at the start of a window ends; nil when it is declined.
  private func end(_ text: String, prefix: String = "", inner: String = "t") throws -> Int? {
    let window = Array(text.utf8) + Array(repeating: 0, count: InputBuffer.padding)
    let prefix = try #require(PlainPrefix(prefix))
    let inner = try #require(PlainPrefix(inner))
    var point = GPXPoint()
    var clock = TimestampScanner.Cache()
    return window.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return nil }
      var fix = PlainFix(at: start, prefix: prefix, inner: inner)
      return fix.read(&point, &clock) ? fix.next - start : nil
    }
  }

  private static let whole =
    "\n  <p:trkpt lat=\"45.5\" lon='-7.25'>\r\n    <p:ele>801.5</p:ele>"
    + "<p:time>2026-05-01T07:00:00.25Z</p:time><p:speed>1</p:speed><p:extensions>"
    + "<t:TrackPointExtension><t:hr>99</t:hr></t:TrackPointExtension> </p:extensions>\n  </p:trkpt>"

  @Test func itEndsBehindItsLastByte() throws {
    #expect(
      try end(PlainFixTests.whole + "\n<p:trkpt", prefix: "p") == PlainFixTests.whole.utf8.count)
  }

  @Test func cutAnywhereItIsDeclined() throws {
    for count in 0..<PlainFixTests.whole.count {
      #expect(try end(String(PlainFixTests.whole.prefix(count)), prefix: "p") == nil)
    }
  }

  @Test func eachNameNeedsItsOwnPrefix() throws {
    for prefix in ["", "q", "pp", "p2", "sevenlt"] {
      #expect(try end(PlainFixTests.whole, prefix: prefix) == nil)
    }
    #expect(try end(PlainFixTests.whole, prefix: "p", inner: "u") == nil)
    let longest = PlainFixTests.whole.replacing("p:", with: "sevenlt:")
    #expect(try end(longest, prefix: "sevenlt") == longest.utf8.count)
    #expect(PlainPrefix("eightltr") == nil)
  }

  @Test(arguments: [
    "<trkpt lat='1' lon='2'/>", "<trkpt lat='1' lon='2'></trkpt>", " <trkpt lon='2'\tlat='1' />",
  ])
  func bareFixesAreTaken(text: String) throws {
    #expect(try end(text) == text.utf8.count)
  }

  @Test(arguments: [
    "<trkpt/>", "<trkpt lat='1'/>", "<trkpt lat='1' lat='2'/>", "<trkpt lat='1' lon='2' x='3'/>",
    "<trkpt lat='1\" lon='2'/>", "<trkpt lat='1' lon='nan'/>", "<trkpt lat='91' lon='2'/>",
    "<trkpt lat='1' lon='541'/>", "<trkpt lat='1' lon='2'><ele>1</ele></trkseg>",
    "<trkpt lat='1' lon='2'>x</trkpt>", "<trkpt lat='1' lon='2'><ele></ele></trkpt>",
    "<trkpt lat='1' lon='2'><hr>1</hr></trkpt>", "<rtept lat='1' lon='2'/>",
  ])
  func whateverIsOddIsDeclined(text: String) throws { #expect(try end(text) == nil) }
}
