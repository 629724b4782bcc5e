import Testing

@testable import RouteJobs

@Suite struct FileEndingTests {
  private let known = ["gpx", "geojson", "json", "overlay.json"]

  @Test(
    arguments: [
      ("ride.gpx", "ride.csv"), ("ride.gpx.gz", "ride.csv"), ("RIDE.GPX.GZ", "RIDE.csv"),
      ("a/b.c/ride", "a/b.c/ride.csv"), ("ride.overlay.json", "ride.csv"),
      ("ride.2024.gpx", "ride.2024.csv"), ("ride.txt", "ride.csv"), (".gpx", ".gpx.csv"),
      ("a/.hidden", "a/.hidden.csv"), ("ride.overlay.json.gz", "ride.csv"), (".gz", ".gz.csv"),
      ("ride.gz", "ride.csv"), ("über.GeoJSON", "über.csv"),
    ])
  func theEndingIsReplaced(_ path: String, _ result: String) {
    #expect(FileEnding.replace(in: path, by: "csv", known: known) == result)
  }

  @Test func theLongestEndingWins() {
    #expect(FileEnding.find(in: "a.overlay.json", among: known) == "overlay.json")
    #expect(FileEnding.find(in: "a.json", among: known) == "json")
    #expect(FileEnding.find(in: "gpx", among: known) == nil)
    #expect(FileEnding.find(in: "a.gpx/b", among: known) == nil)
  }
}
