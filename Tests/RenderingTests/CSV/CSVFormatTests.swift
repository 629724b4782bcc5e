import RoutelayTestSupport
import Testing
import Tracks

@testable import Rendering

@Suite struct CSVFormatTests {
  @Test func everythingOfGPX() throws {
    try Golden.check(try output(fullGPXDocument(), .csv).text, "full-gpx.csv")
  }

  @Test func everythingOfGeoJSON() throws {
    try Golden.check(try output(fullGeoJSONDocument(), .csv).text, "full-geojson.csv")
  }

  @Test func theHeaderIsTheContract() throws {
    #expect(
      try output(TrackDocument(), .csv).text
        == "kind,track,segment,index,name,latitude,longitude,elevation,time,speed,course,heartRate,"
        + "cadence,temperature,power,hdop,vdop,pdop,satellites,fix,accuracy\r\n")
  }
}
