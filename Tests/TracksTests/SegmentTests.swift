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

  @Test func wholeColumnsAreTheSameAsFixes() throws {
    var appended = Segment()
    for fix in try mixedFixes() {
      var bare = fix
      bare.details = nil
      appended.append(bare)
    }
    var filled = Segment(coordinates: appended.coordinates, elevations: appended.elevations)
    filled.setTimes(appended.times)
    filled.setColumn(.power, [.nan, 210, .nan, .nan])
    filled.setColumn(.heartRate, [1, 2, 3, 4])
    filled.setColumn(.heartRate, [.nan, 120, .nan, 121])
    #expect(filled == appended)
    #expect(filled.columns.map(\.channel) == [.heartRate, .power])
    // A column of gaps is none.
    filled.setColumn(.power, [.nan, .nan, .nan, .nan])
    filled.setElevations([.nan, .nan, .nan, .nan])
    filled.setTimes(Array(repeating: .missing, count: 4))
    #expect(filled.columns.map(\.channel) == [.heartRate])
    #expect(filled.elevations.isEmpty)
    #expect(filled.times.isEmpty)
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

  private func extended(_ text: String?, name: String? = nil) throws -> Fix {
    var details = FixDetails()
    details.name = name
    details.extensions = text.map { RawXML(text: $0) }
    return Fix(coordinate: try coordinate(1, 2), details: details.isEmpty ? nil : details)
  }

  @Test func extensionsAreKeptFixByFix() throws {
    let fixes = [
      try extended(nil), try extended("<a/>"), try extended("<b/>", name: "n"),
      try extended(nil, name: "m"), try extended("<a/>"), try extended(nil),
    ]
    var segment = Segment()
    for fix in fixes { segment.append(fix) }
    #expect(Array(segment) == fixes)
    #expect(segment.hasFixExtensions)
    #expect(segment.detailTable.map(\.name) == ["n", "m"])
    #expect(segment.extensions(at: 4) == RawXML(text: "<a/>"))
    #expect(segment.withExtensions(at: 2) { Array($0) } == Array("<b/>".utf8))
    #expect(segment.withExtensions(at: 3) { Array($0) } == nil)
    #expect(segment.spokenDetails(at: 2)?.extensions == nil)
    for indices in [[], [0], [1], [0, 2, 4], [3, 5]] {
      let kept = segment.keeping(indices)
      #expect(Array(kept) == indices.map { fixes[$0] })
      #expect(kept.hasFixExtensions == indices.contains { [1, 2, 4].contains($0) })
      var again = Segment()
      for fix in kept { again.append(fix) }
      #expect(again == kept)
    }
    // A copy does not change with the segment.
    var copy = segment
    copy.append(try extended("<c/>"))
    #expect(copy.count == 7 && segment.count == 6)
    #expect(Array(copy.keeping(Array(0..<6))) == fixes)
  }

  @Test func wordsAndExtensionsMayBeChangedTogether() throws {
    var segment = Segment()
    for fix in [try extended("<a/>"), try extended("<b/>", name: "n"), try extended(nil)] {
      segment.append(fix)
    }
    segment.extensions = RawXML(text: "<s/>")
    segment.updateDetails { details, i in
      details.comment = "\(i)"
      if i == 0 { details.extensions = nil }
    }
    #expect(segment.map { $0.details?.comment } == ["0", "1", "2"])
    #expect(segment.map { $0.details?.extensions?.text } == [nil, "<b/>", nil])
    #expect(segment.extensions?.text == "<s/>")
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

  @Test func linesFollowTheirFixes() {
    var segment = Segment()
    for i in 0..<4 {
      segment.append(
        Coordinate(uncheckedLatitude: 0, longitude: Double(i)), elevation: .nan, time: .missing)
      if i != 1 { segment.setLastLine(10 * i + 1) }
    }
    #expect(segment.lines == [1, 0, 21, 31])
    #expect(segment.line(at: 1) == nil && segment.line(at: 3) == 31)
    let kept = segment.keeping([0, 3])
    #expect(kept.lines == [1, 31] && kept.count == 2)
    segment.updateDetails { details, i in if i == 2 { details.name = "c" } }
    #expect(segment.lines == [1, 0, 21, 31] && segment.details(at: 2)?.name == "c")
    segment.append(
      Coordinate(uncheckedLatitude: 0, longitude: 9), elevation: .nan, time: .missing)
    #expect(segment.lines.last == 0 && segment.lines.count == 5)
    // Where a fix stood in a file does not make it another one.
    #expect(segment.keeping([0]) == Segment(coordinates: [segment.coordinates[0]]))
    #expect(Segment(coordinates: segment.coordinates).lines.isEmpty)
    segment.setLines([5, 4, 3, 2, 1])
    #expect(segment.line(at: 0) == 5 && segment.line(at: 7) == nil)
    segment.append(contentsOf: kept)
    #expect(segment.lines == [5, 4, 3, 2, 1, 1, 31])
  }
}
