import Foundation
import RoutelayTestSupport
import Testing

/// The cases that ask whether a place is in a fence, from end to end.
@Suite struct FenceContainsCaseTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A place, and whether it is inside.
  struct Question: Sendable {
    var latitude: Double
    var longitude: Double
    var isInside: Bool
    var why: String

    init(_ latitude: Double, _ longitude: Double, _ isInside: Bool, _ why: String) {
      self.latitude = latitude
      self.longitude = longitude
      self.isInside = isInside
      self.why = why
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var file: String
    /// The fence that is asked about; nil for the only one.
    var fence: String?
    var questions: [Question]
    var testDescription: String { id }
  }

  static let cases = [
    Case(
      id: "O-FENCE-01", file: "fence_square.geojson",
      questions: [
        Question(0, 0, true, "middle"),
        Question(0, 1, true, "on the east edge, which is also the bounding box"),
        Question(1, 1, true, "corner"),
        Question(-1, 0.3, true, "on the south edge"),
        Question(0, 1.000001, false, "0.11 m outside"),
        Question(1, 1.5, false, "on the extension of the north edge"),
      ]),
    Case(
      id: "O-FENCE-02", file: "fence_corner_rays.geojson", fence: "a",
      questions: [
        Question(50, 12, true, "same latitude as the first corner"),
        Question(51, 12, true, "same latitude as another corner"),
        Question(50, 9.9, false, "west, same latitude as a corner"),
        Question(52, 10, false, "level with the top corner, outside"),
        Question(49, 10, false, "level with the bottom corner, outside"),
      ]),
    Case(
      id: "O-FENCE-02", file: "fence_corner_rays.geojson", fence: "b",
      questions: [
        Question(0, 1, true, "ray runs through two corners"),
        Question(0, 2.5, false, "east of the corner"),
        Question(0, -0.5, false, "west of the corner"),
      ]),
    Case(
      id: "O-FENCE-03", file: "fence_hole_island.geojson",
      questions: [
        Question(1, 1, true, "in the ring"),
        Question(2.5, 2.5, false, "in the hole"),
        Question(4, 4, true, "on the island inside the hole"),
        Question(2, 4, true, "on the edge of the hole"),
        Question(9, 4, false, "outside"),
      ]),
    Case(
      id: "O-FENCE-04", file: "fence_overlap.geojson",
      questions: [
        Question(2, 2.5, true, "hole of part 1, but inside part 2"),
        Question(2, 1.5, false, "hole of part 1, not in part 2"),
        Question(2, 3.5, true, "in both parts (even count)"),
        Question(2, 4, true, "on the border of part 1, inside part 2"),
        Question(2, 5, true, "only part 2"),
      ]),
    Case(
      id: "O-FENCE-05", file: "fence_dateline_uncut.geojson",
      questions: [
        Question(0.5, 179.5, true, "west part"),
        Question(-0.5, -179.5, true, "east part"),
        Question(0, 180, true, "on the 180th meridian"),
        Question(0, -180, true, "the same place, other sign"),
        Question(0, 0, false, "Greenwich"),
        Question(0, 178.5, false, "just west"),
        Question(0, -178.5, false, "just east"),
      ]),
    Case(
      id: "O-FENCE-06", file: "fence_dateline_cut.geojson",
      questions: [
        Question(-17, 179, true, "west half"),
        Question(-17, -179, true, "east half"),
        Question(-17, 180, true, "on the seam, written 180"),
        Question(-17, -180, true, "on the seam, written -180"),
        Question(-17, 0, false, "other side of the world"),
        Question(-15, 180, false, "north of it on the seam"),
      ]),
    Case(
      id: "O-FENCE-07", file: "fence_minus205.geojson",
      questions: [
        Question(0, -170, true, "inside as written"),
        Question(0, 170, true, "170 = -190, inside"),
        Question(0, 140, false, "140 = -220, west of it"),
        Question(0, -100, false, "east of it"),
      ]),
    Case(
      id: "O-FENCE-08", file: "fence_south_cap.geojson",
      questions: [
        Question(-80, 0, true, "on the ice"),
        Question(-89.9, 123, true, "next to the pole"),
        Question(-90, 0, true, "the pole"),
        Question(-75, 179.9, true, "near the seam"),
        Question(-75, -179.9, true, "near the seam, other side"),
        Question(-60, 0, false, "at sea"),
        Question(80, 0, false, "other pole"),
      ]),
    Case(
      id: "O-FENCE-09", file: "circle_north.geojson",
      questions: [
        Question(69.043927, 18.0, true, "4900 m north"),
        Question(69.04572, 18.0, false, "5100 m north"),
        Question(68.999956, 18.122469, true, "4900 m east"),
        Question(68.999953, 18.127467, false, "5100 m east"),
        Question(
          69.041199, 18.115186, false, "corner of the square, 4600 north and 4600 east = 6505 m"),
        Question(69.030459, 17.914904, true, "3400 north and 3400 west = 4808 m"),
        Question(69.0, 18.0, true, "centre"),
      ]),
    Case(
      id: "O-FENCE-10", file: "circle_dateline.geojson",
      questions: [
        Question(0, -179.9, true, "22.3 km away"),
        Question(0.2, -179.8, true, "40.1 km away"),
        Question(0, -179.4, false, "77.9 km away"),
        Question(0, 179.4, false, "55.7 km away"),
        Question(0, 0, false, "20003.0 km away"),
        Question(0, 180, true, "11.1 km away"),
        Question(0, -180, true, "11.1 km away"),
      ]),
    Case(
      id: "O-FENCE-15", file: "fence_wrong_winding.geojson",
      questions: [
        Question(47.01, 11.01, true, "in the ring"),
        Question(47.05, 11.1, false, "in the hole"),
        Question(47.2, 11.1, false, "outside"),
        Question(47.05, 11.16, true, "between hole and edge"),
      ]),
  ]

  private func results(_ options: String) throws -> [[String: Any]] {
    let run = try ToolRun.shell("\"$routelay\" fence contains --json \(options)", in: folder)
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require((document as? [String: Any])?["results"] as? [[String: Any]])
  }

  private func path(_ file: String) -> String {
    "'" + PackageRoot.path("Tests/RoutelayCLITests/Cases/\(file)") + "'"
  }

  @Test(arguments: cases) func placesAreWhereTheyAre(_ example: Case) throws {
    let places = example.questions.map { "\($0.latitude),\($0.longitude)" }.joined(separator: " ")
    let results = try results("--fences \(path(example.file)) --at \(places) --all-fences")
    #expect(results.count == example.questions.count)
    for (result, question) in zip(results, example.questions) {
      let states = try #require(result["states"] as? [String: String])
      let fence = try #require(example.fence ?? states.keys.first)
      let isInside = (result["inside"] as? [String])?.contains(fence)
      #expect(isInside == question.isInside, "\(question.why)")
      // State, margin and list agree, whatever is on the boundary.
      let state = try #require(states[fence])
      let margin = try #require((result["margins"] as? [String: Double])?[fence])
      #expect((state == "outside") != question.isInside, "\(question.why)")
      #expect(state == "boundary" ? margin == 0 : (margin < 0) == question.isInside)
    }
    // Counting goes another way.
    let points = try folder.write(
      #"{"type":"MultiPoint","coordinates":["#
        + example.questions.map { "[\($0.longitude),\($0.latitude)]" }.joined(separator: ",")
        + "]}",
      "points.geojson")
    let run = try ToolRun.shell(
      "\"$routelay\" fence contains --fences \(path(example.file)) --points \(points) --counts",
      in: folder)
    let count = example.questions.count(where: \.isInside)
    #expect(run.code == 0)
    let rows = run.output.split(separator: "\r\n").dropFirst()
    let row = rows.first { $0.hasPrefix((example.fence ?? "") + ",") } ?? rows.first
    #expect(row?.hasSuffix(",\(count)") == true, "\(run.output)")
  }

  @Test func negativeRadius() throws {  // O-FENCE-11
    let run = try ToolRun.shell(
      "\"$routelay\" fence contains --json --at 50,10 --fences \(path("circle_bad_radius.geojson"))",
      in: folder)
    #expect(run.code == 2 && run.output.isEmpty)
    #expect(run.error.contains("circle_bad_radius.geojson:22:"))
    #expect(run.error.contains("[invalid-argument]"))
    let typed = try ToolRun.shell(
      "\"$routelay\" fence contains --json --at 50,10 --circle 50,10,-1,minus", in: folder)
    #expect(typed.code == 64 && typed.output.isEmpty && typed.error.contains("[invalid-argument]"))
  }

  @Test func radiusZeroIsItsCenterOnly() throws {  // O-FENCE-11
    let results = try results("--circle 50,10,0,zero --at 50,10 50.001,10")
    #expect(results.map { $0["inside"] as? [String] } == [["zero"], []])
  }
}
