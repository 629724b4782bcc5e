import Geodesy
import Testing
import Tracks

@testable import TrackFormats

/// The field's known trouble with GPX, each named by what went wrong.
@Suite struct GPXCasesTests {
  private func read(_ name: String) throws -> ReadResult {
    try XMLTesting.read(try XMLTesting.input(name))
  }

  private func error(_ name: String) throws -> ReadError? {
    let bytes = try XMLTesting.input(name)
    return #expect(throws: ReadError.self) { try XMLTesting.read(bytes) }
  }

  private func counts(_ result: ReadResult) -> [Int] {
    result.document.tracks.flatMap { $0.segments.map(\.count) }
  }

  private func classes(_ result: ReadResult) -> [String] {
    result.findings.findings.map {
      let place = $0.position.map { ":\($0.line)" } ?? ""
      return "\($0.problem.rawValue)\(place) x\($0.count)"
    }
  }

  private func unix(_ result: ReadResult) -> [Double?] {
    result.document.tracks.flatMap(\.segments).joined().map {
      $0.time.map { $0.seconds(since: Timestamp(seconds: 0)) }
    }
  }

  @Test func offsetsAreAppliedNotDropped() throws {
    let result = try read("time_offsets")
    // 2021-06-06T06:50:00Z, 06:55:00Z, 06:55:30Z
    #expect(unix(result) == [1_622_962_200, 1_622_962_500, 1_622_962_530])
    #expect(result.findings.findings.isEmpty)
  }

  @Test func aTimeWithoutZoneIsUTCWhateverTheMachinesZone() throws {
    let result = try read("time_no_zone")
    #expect(unix(result) == [1_582_970_400, 1_582_970_405.644, 1_582_970_409])
    #expect(classes(result) == ["time-without-zone:6 x3"])
  }

  @Test func fractionalSecondsAreKept() throws {
    let result = try read("time_nanoseconds")
    let times = result.document.tracks[0].segments[0].map(\.time)
    #expect(
      times == [
        Timestamp(seconds: 1_558_619_087, nanoseconds: 609_273_374),
        Timestamp(seconds: 1_558_619_088, nanoseconds: 100_000_000),
        Timestamp(seconds: 1_558_619_089, nanoseconds: 1),
      ])
  }

  @Test func aLeapSecondDropsNoFix() throws {
    let result = try read("time_leap_second")
    #expect(unix(result) == [1_483_228_770, 1_483_228_800, 1_483_228_830])
  }

  @Test func blanksBeforeTheDeclarationLoseNothing() throws {
    let result = try read("leading_spaces")
    #expect(counts(result) == [2])
    #expect(classes(result) == ["leading-whitespace:1 x1"])
  }

  @Test func aFileWithoutNamespaceIsNoEmptyMap() throws {
    let result = try read("no_namespace")
    #expect(counts(result) == [2])
    let fix = result.document.tracks[0].segments[0][1]
    #expect(fix.coordinate.latitude == 36.711)
    #expect(fix.elevation == 13.1)
    #expect(result.version == nil)
    #expect(result.document.routes.count == 1)
  }

  @Test func gpx10IsNotAnEmptyMap() throws {
    let result = try read("gpx10")
    #expect(result.version == "1.0")
    #expect(counts(result) == [2])
    #expect(result.document.waypoints.map(\.details.text.name) == ["Fork", "Bridge"])
    #expect(result.document.metadata.time == Timestamp(seconds: 1_334_049_320))
    #expect(unix(result) == [1_334_049_320, 1_334_049_380])
    let segment = result.document.tracks[0].segments[0]
    #expect(segment.values(of: .course) == [284.5, 280])
    #expect(segment.values(of: .speed) == [1.25, 1.5])
    #expect(result.findings.findings.isEmpty)
  }

  @Test func anUndeclaredExtensionPrefixLosesNoFix() throws {
    let result = try read("unbound_prefix")
    #expect(counts(result) == [2])
    #expect(classes(result) == ["namespace:6 x2"])
    #expect(result.document.tracks[0].segments[0].values(of: .heartRate) == [125, nil])
    #expect(unix(result)[0] == 1_551_514_250)
  }

  @Test func emptyAndSingleFixSegmentsAreKept() throws {
    #expect(counts(try read("empty_and_single_segments")) == [0, 1, 3])
  }

  @Test func anHTMLEntityIsNamedNotSwallowed() throws {
    let error = try #require(try error("html_entity"))
    #expect(error.problem == .undeclaredEntity)
    #expect(error.position == FilePosition(line: 4, column: 13))
    #expect(error.message.contains("&ntilde;"))
  }

  @Test func aDeclaredEntityDoesNotVanishFromTheText() throws {
    let result = try read("internal_entity_name")
    #expect(result.document.tracks[0].details.text.name == "Example Trails North")
    #expect(counts(result) == [2])
  }

  @Test func entitiesThatGrowToTwoThousandMillionLettersEndEarly() throws {
    let error = try #require(try error("entity_bomb"))
    #expect(error.problem == .forbiddenEntity)
  }

  @Test func aControlCharacterIsAnErrorAtItsLine() throws {
    let error = try #require(try error("control_char"))
    #expect(error.problem == .malformedXML)
    #expect(error.position == FilePosition(line: 4, column: 16))
    #expect(error.message.contains("U+0013"))
  }

  @Test func aLogInPageIsNotGPX() throws {
    let error = try #require(try error("login_page"))
    #expect(error.problem == .notGPX)
    #expect(
      error.message
        == "the root element is html, not gpx: this is an HTML page (a log-in or error page?)")
  }

  @Test func namesInCDATAAndTagsWithLineBreaksAreRead() throws {
    let waypoints = try read("cdata_names").document.waypoints
    #expect(waypoints.map(\.details.text.name) == ["A & B <ridge>", "40417 2"])
    #expect(waypoints[0].details.text.description == "- Y - 7 - NORTH")
    #expect(
      waypoints[0].position[0].time
        == Timestamp(seconds: 1_560_529_208, nanoseconds: 250_000_000))
  }

  @Test func aDecimalCommaIsNotRoundedToWholeDegrees() throws {
    let error = try #require(try error("decimal_comma"))
    #expect(error.problem == .invalidCoordinate)
    #expect(error.position == FilePosition(line: 6, column: 7))
    #expect(error.message == "the latitude \"50,612345\" is not a number")
  }

  @Test func exponentsInCoordinatesAreRead() throws {
    let segment = try read("exponent_lon").document.tracks[0].segments[0]
    #expect(segment.map(\.coordinate.longitude) == [0.000441, -3e-7, -0.0004418])
  }

  @Test func aByteOrderMarkAndCRLFChangeNothing() throws {
    let result = try read("bom_crlf")
    #expect(result.document.tracks[0].details.text.name == "Höhenweg")
    #expect(counts(result) == [2])
  }

  @Test func declaredLatin1IsNeitherGarbledNorRefused() throws {
    let result = try read("latin1_declared")
    #expect(result.document.tracks[0].details.text.name == "Küstenweg Größe")
    #expect(counts(result) == [2])
    #expect(result.findings.findings.isEmpty)
  }

  @Test func aFlippedByteInANameIsAnErrorNotACrash() throws {
    let error = try #require(try error("bad_utf8_attr_name"))
    #expect(error.problem == .invalidEncoding)
    #expect(error.position?.line == 5)
  }

  @Test func aRecordingCutInsideATagIsNoSuccess() throws {
    let error = try #require(try error("truncated_close_tag"))
    #expect(error.problem == .truncatedInput)
    #expect(error.position == FilePosition(line: 8, column: 88))
  }

  @Test func emptyLatAndLonAreNotNullIsland() throws {
    let result = try read("empty_latlon")
    #expect(counts(result) == [3])
    #expect(classes(result) == ["invalid-coordinate:7 x1"])
  }

  @Test func latitude91IsSkippedNotClamped() throws {
    let result = try read("lat_over_90")
    #expect(counts(result) == [2])
    #expect(classes(result) == ["invalid-coordinate:7 x1"])
    #expect(result.findings.findings[0].message == "latitude 91.2 is out of range -90…90")
  }

  @Test func swappedLatitudeAndLongitudeAreSaidNotRepaired() throws {
    let error = try #require(try error("swapped_latlon"))
    #expect(error.problem == .invalidCoordinate)
    #expect(error.position == FilePosition(line: 6, column: 7))
    #expect(
      error.message == "latitude 139.71234 is out of range (are latitude and longitude swapped?)")
  }

  @Test func lonBeforeLatIsNotTakenByPlace() throws {
    let segment = try read("lon_first_plain_extensions").document.tracks[0].segments[0]
    #expect(segment[0].coordinate.latitude == 42.3651)
    #expect(segment[0].coordinate.longitude == -71.1045)
    #expect(segment[1].elevation == 0.5)
    #expect(segment.values(of: .speed) == [2.71, 3.9])
    #expect(segment.values(of: .course) == [94.1, 96])
    #expect(segment.values(of: .accuracy) == [5, 5])
    #expect(segment[0].details?.extensions?.text == "<vAcc>-1.0</vAcc>")
  }

  @Test func shapingPointsAreNoRoutePointsAndAreKept() throws {
    let route = try read("route_shaping_points").document.routes[0]
    #expect(route.points.map(\.coordinate.latitude) == [46.7846, 46.784])
    #expect(route.path.map(\.coordinate.latitude) == [46.7846, 46.7844, 46.7841, 46.784])
    #expect(
      route.points[0].details?.extensions?.text
        == "<gpxx:RoutePointExtension xmlns:gpxx=\"http://www.garmin.com/xmlschemas/GpxExtensions/v3\">"
        + "<gpxx:rpt lat=\"46.7844\" lon=\"7.1582\"/><gpxx:rpt lat=\"46.7841\" lon=\"7.1586\"/>"
        + "</gpxx:RoutePointExtension>")
  }

  @Test func aMissingHeartRateOrTimeShiftsNoOther() throws {
    let result = try read("gaps_in_hr_and_time")
    let segment = result.document.tracks[0].segments[0]
    #expect(segment.values(of: .heartRate) == [120, nil, 122, 123, 124])
    #expect(segment.map { $0.time == nil } == [false, false, true, false, false])
    #expect(segment.detailTable.isEmpty)
  }

  @Test func missingHeightsAreAbsentNotZero() throws {
    let segment = try read("missing_heights").document.tracks[0].segments[0]
    #expect(segment.map(\.elevation) == [100, nil, 110, nil, 105])
  }

  @Test func timesAtBothEndsOnlyInventNone() throws {
    let result = try read("times_at_ends_only")
    #expect(unix(result).map { $0 == nil } == [false, true, true, false])
  }

  @Test func twoFixesInOneSecondAreNoFindingButGoingBackIs() throws {
    #expect(try read("same_second").findings.findings.isEmpty)
    let result = try read("late_fix")
    #expect(classes(result) == ["time-not-increasing:9 x1"])
    #expect(result.findings.findings[0].position?.column == 39)
    #expect(result.findings.findings[0].message == "the time goes back by 20.0 s")
  }
}
