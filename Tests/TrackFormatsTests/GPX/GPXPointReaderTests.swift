import Geodesy
import Testing
import Tracks

@testable import TrackFormats

@Suite struct GPXPointReaderTests {
  private static let good = "<trkpt lat='1' lon='1'/>"

  @Test(arguments: [
    ("lon='1'", "the fix has no latitude"), ("lat='1'", "the fix has no longitude"),
    ("lat='' lon='1'", "the latitude is empty"), ("lat=' ' lon='1'", "the latitude is empty"),
    ("lat='x' lon='1'", "the latitude \"x\" is not a number"),
    ("lat='1' lon='1,5'", "the longitude \"1,5\" is not a number"),
    ("lat='nan' lon='1'", "the latitude \"nan\" is not a number"),
    ("lat='1e400' lon='1'", "the latitude \"1e400\" is not a number"),
    ("lat='-90.0001' lon='91'", "latitude -90.0001 is out of range -90…90"),
    ("lat='90.5' lon='91'", "latitude 90.5 is out of range -90…90"),
    ("lat='1' lon='540.1'", "longitude 540.1 is out of range -540…540"),
  ])
  func aFixWithoutAValidPositionIsSkippedAndSaid(attributes: String, message: String) throws {
    let text = XMLTesting.track(
      "\n <trkpt \(attributes)><ele>1</ele></trkpt>\(GPXPointReaderTests.good)")
    let result = try XMLTesting.read(text)
    #expect(result.document.tracks[0].segments[0].count == 1)
    let finding = try #require(result.findings.findings.first)
    #expect(finding.problem == .invalidCoordinate)
    #expect(finding.position == FilePosition(line: 2, column: 2))
    #expect(finding.message == message)
    // Alone, it is the end of the file.
    let alone = text.replacing(GPXPointReaderTests.good, with: "")
    let error = #expect(throws: ReadError.self) { try XMLTesting.read(alone) }
    #expect(error == ReadError(.invalidCoordinate, at: finding.position, message))
  }

  @Test(arguments: [
    ("90", "180"), ("-90", "-180"), ("+1", "181"), ("1.", ".5"), ("-0.0", "540"), (" 1 ", "\n2\t"),
    ("1e1", "-3E-7"), ("007", "-539.999"),
  ])
  func everyOtherPositionIsReadAsWritten(latitude: String, longitude: String) throws {
    let result = try XMLTesting.read(
      XMLTesting.track("<trkpt lat='\(latitude)' lon='\(longitude)'/>"))
    let read = result.document.tracks[0].segments[0][0].coordinate
    func number(_ text: String) -> Double? {
      var text = text.filter { !$0.isWhitespace }
      if text.hasSuffix(".") { text += "0" }
      return Double(text)
    }
    #expect(read.latitude == number(latitude))
    #expect(read.longitude == number(longitude))
    #expect(result.oddities.isEmpty)
  }

  @Test func theLastOfTwoValuesCounts() throws {
    for tail in ["", "<name/>"] {
      let fix = try XMLTesting.read(
        XMLTesting.track("<trkpt lat='1' lon='1'><ele>1</ele><ele>2</ele>\(tail)</trkpt>")
      ).document.tracks[0].segments[0][0]
      #expect(fix.elevation == 2)
    }
  }
}
