import Foundation
import Testing
import Tracks

@testable import Rendering

@Suite struct CSVWriterTests {
  private func rows(_ document: TrackDocument) throws -> [[Substring]] {
    try output(document, .csv).text.components(separatedBy: "\r\n").dropFirst().dropLast().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
  }

  @Test func everyRowHasEveryColumn() throws {
    for row in try rows(fullGPXDocument()) where !row.contains(where: { $0.contains("\"") }) {
      #expect(row.count == 21)
    }
  }

  @Test func itemsAreCountedByKind() throws {
    let starts = try rows(fullGeoJSONDocument()).map { $0.prefix(4).joined(separator: ",") }
    #expect(
      starts == [
        "track,0,0,0", "track,0,0,1", "waypoint,0,0,0", "waypoint,1,0,0", "waypoint,2,0,0",
        "waypoint,3,0,0", "feature,0,0,0", "feature,0,0,1", "feature,0,0,2", "feature,0,0,3",
        "feature,0,1,0", "feature,0,1,1", "feature,0,1,2", "feature,0,1,3", "feature,1,0,0",
        "feature,1,0,1", "feature,1,0,2", "feature,1,0,3", "feature,1,1,0", "feature,1,1,1",
        "feature,1,1,2", "feature,1,1,3", "feature,3,0,0", "feature,3,1,0", "feature,3,1,1",
        "feature,3,2,0", "feature,3,2,1", "feature,3,2,2", "feature,3,2,3", "track,1,0,0",
        "track,1,0,1", "track,1,1,0", "track,1,1,1",
      ])
  }

  @Test func aFixesOwnNameComesBeforeThatOfItsTrack() throws {
    var line = segment([1, 2], [3, 4])
    var own = FixDetails()
    own.name = "own"
    line.setLastDetails(own)
    let track = Track(details: words { $0.name = "whole" }, segments: [line])
    #expect(try rows(document(.track(track))).map { $0[4] } == ["whole", "own"])
  }

  @Test func channelsStandUnderTheirNames() throws {
    var line = segment([1, 2])
    for (i, channel) in Channel.allCases.enumerated() where channel != .fix {
      line.setLast(channel, Double(i) + 0.25)
    }
    line.setLast(.fix, 1)
    let header = try output(TrackDocument(), .csv).text.dropLast().split(separator: ",")
    let row = try #require(try rows(document(.track(Track(segments: [line])))).first)
    for (i, channel) in Channel.allCases.enumerated() {
      let column = try #require(header.firstIndex { $0 == channel.key })
      #expect(row[column] == (channel == .fix ? "2d" : "\(Double(i) + 0.25)"))
    }
  }
}
