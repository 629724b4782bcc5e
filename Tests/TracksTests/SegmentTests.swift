import Geodesy
import Testing

@testable import Tracks

@Suite struct SegmentTests {
  private func coordinate(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
    try Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Fixes in which every kind of value is there, missing first, missing last, or never there.
  private func mixedFixes() throws -> [Fix] {
    var named = FixDetails()
    named.name = "Hut"
    return [
      Fix(coordinate: try coordinate(45, 7)),
      Fix(
        coordinate: try coordinate(45.1, 7.1), elevation: 801.5,
        channels: [.power: 210, .heartRate: 120], details: named),
      Fix(coordinate: try coordinate(45.2, 7.2), time: Timestamp(seconds: 60)),
      Fix(
        coordinate: try coordinate(45.3, 7.3), elevation: 0, time: Timestamp(seconds: 61),
        channels: [.heartRate: 121], details: named),
    ]
  }

  @Test func whatIsAppendedIsWhatIsRead() throws {
    let fixes = try mixedFixes()
    var segment = Segment()
    for fix in fixes { segment.append(fix) }
    #expect(Array(segment) == fixes)
  }

  @Test func columnsNeverDriftApart() throws {
    var segment = Segment()
    for fix in try mixedFixes() {
      segment.append(fix)
      let count = segment.coordinates.count
      #expect([0, count].contains(segment.elevations.count))
      #expect([0, count].contains(segment.times.count))
      #expect([0, count].contains(segment.detailIndices.count))
      #expect(segment.columns.allSatisfy { $0.values.count == count })
    }
    #expect(segment.columns.map(\.channel) == [.heartRate, .power])
  }

  @Test func equalDetailsAreStoredOnce() throws {
    var segment = Segment()
    for fix in try mixedFixes() { segment.append(fix) }
    #expect(segment.detailTable.count == 1)
  }

  @Test(arguments: [[], [0], [3], [0, 2], [1, 3], [0, 1, 2, 3]])
  func keepingKeepsEveryValueOfTheKept(indices: [Int]) throws {
    let fixes = try mixedFixes()
    var segment = Segment()
    for fix in fixes { segment.append(fix) }
    #expect(Array(segment.keeping(indices)) == indices.map { fixes[$0] })
  }

  @Test func aSegmentBuiltTheOtherWayRoundIsEqual() throws {
    // A synthesized == would compare gaps as NaN, and the order of tables.
    let fixes = try mixedFixes()
    var whole = Segment()
    for fix in fixes { whole.append(fix) }
    var withExtra = Segment()
    var other = FixDetails()
    other.comment = "dropped"
    withExtra.append(
      Fix(coordinate: try coordinate(1, 1), channels: [.course: 9], details: other))
    for fix in fixes { withExtra.append(fix) }
    let kept = withExtra.keeping(Array(1...fixes.count))
    #expect(kept == whole)
    #expect(kept.hashValue == whole.hashValue)
    #expect(whole.keeping([0, 1, 2]) != whole)
  }

  @Test func aGapIsNilAndNeverANumber() throws {
    var segment = Segment()
    for fix in try mixedFixes() { segment.append(fix) }
    #expect(segment.values(of: .heartRate) == [nil, 120, nil, 121])
    #expect(segment.values(of: .speed) == nil)
    #expect(segment[0].elevation == nil)
    #expect(segment[1].time == nil)
    #expect(!segment.hasAllElevations)
    #expect(!Segment().hasAllElevations)
    #expect(segment.keeping([1, 3]).hasAllElevations)
  }
}
