import Geofencing
import Testing
import TrackFormats
import Tracks

@testable import RouteJobs

struct ExpectationsReaderTests {
  static func read(_ text: String) throws -> [FenceExpectation] {
    try ExpectationsReader.read(
      InputBuffer(Array(text.utf8)), fences: ["depot", "school", "gate", "yard", "corridor"])
  }

  static func one(_ members: String) throws -> FenceExpectation {
    try #require(try read("{\"expectations\":[{\(members)}]}").first)
  }

  @Test func theContractsExample() throws {
    let all = try Self.read(
      """
      {"expectations":[{"name":"reaches the depot","tracks":"*.gpx","fence":"depot",
        "enter":{"min":1,"between":["2026-05-01T07:00:00Z","2026-05-01T08:00:00Z"]},"dwell":"2min"},
       {"fence":"school","never":true},{"sequence":["gate","yard","depot"]},
       {"fence":"corridor","always":true}]}
      """)
    #expect(all.count == 4)
    #expect(all[0].name == "reaches the depot" && all[0].tracks == "*.gpx")
    #expect(
      all[0].enter
        == FenceExpectation.CountRule(
          min: 1, from: Timestamp(seconds: 1_777_618_800), until: Timestamp(seconds: 1_777_622_400))
    )
    #expect(all[0].dwell == 120)
    #expect(all[1].demands == [.never])
    #expect(all[2].sequence == ["gate", "yard", "depot"])
    #expect(all[3].demands == [.always])
  }

  @Test(
    arguments: [
      ("\"enter\":2", .enter(.init(min: 2, max: 2))), ("\"enter\":true", .enter(.init(min: 1))),
      ("\"exit\":false", .exit(.init(max: 0))), ("\"count\":{\"max\":3}", .count(.init(max: 3))),
      (
        "\"enter\":{\"between\":[null,\"2026-05-01T07:00:00+00:00\"]}",
        .enter(.init(min: 1, until: Timestamp(seconds: 1_777_618_800)))
      ), ("\"startsInside\":false", .startsInside(false)),
      ("\"endsInside\":true", .endsInside(true)),
      ("\"dwell\":90", .dwell(90)), ("\"dwell\":\"1.5h\"", .dwell(5400)),
      ("\"totalDwell\":\"10min\"", .totalDwell(.init(min: 600))),
      ("\"totalDwell\":{\"max\":60}", .totalDwell(.init(max: 60))),
      ("\"maxDwell\":\"90s\"", .maxDwell(90)),
    ] as [(String, FenceExpectation.Demand)])
  func values(_ member: String, _ expected: FenceExpectation.Demand) throws {
    #expect(try Self.one("\"fence\":\"depot\",\(member)").demands == [expected])
  }

  @Test(arguments: [
    ("[]", 1, 1, "is an object"),
    ("{}", 1, 1, "no expectations"),
    ("{\"expectations\":[]}", 1, 1, "no expectations"),
    ("{\"expectation\":[]}", 1, 2, "did you mean 'expectations'?"),
    ("{\"expectations\":{}}", 1, 17, "array of objects"),
    ("{\"expectations\":[7]}", 1, 18, "an expectation is an object"),
    ("{\"expectations\":[\n {\"fence\":\"depot\",\"entr\":1}]}", 2, 19, "did you mean 'enter'?"),
    ("{\"expectations\":[{\"fence\":\"depto\",\"enter\":1}]}", 1, 27, "did you mean 'depot'?"),
    ("{\"expectations\":[{\"fence\":\"x\",\"enter\":1}]}", 1, 27, "there are 'depot', 'school'"),
    ("{\"expectations\":[{\"sequence\":[\"gate\",\"yrad\"]}]}", 1, 38, "did you mean 'yard'?"),
    ("{\"expectations\":[{\"sequence\":[]}]}", 1, 31, "not empty"),
    ("{\"expectations\":[{\"fence\":\"depot\"}]}", 1, 18, "expects nothing"),
    ("{\"expectations\":[{\"never\":true}]}", 1, 18, "names no \"fence\""),
    ("{\"expectations\":[{\"fence\":\"depot\",\"never\":false}]}", 1, 43, "left out"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"always\":1}]}", 1, 44, "true or false"),
    (
      "{\"expectations\":[{\"fence\":\"depot\",\"never\":true,\"enter\":1}]}", 1, 18,
      "\"enter\" is too much"
    ),
    (
      "{\"expectations\":[{\"fence\":\"depot\",\"sequence\":[\"gate\"]}]}", 1, 18,
      "a sequence names its own fences"
    ),
    ("{\"expectations\":[{\"fence\":\"depot\",\"enter\":-1}]}", 1, 43, "0 or more"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"enter\":1.5}]}", 1, 43, "whole number"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"enter\":\"1\"}]}", 1, 43, "is a number"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"enter\":{\"min\":0}}]}", 1, 43, "any number of"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"enter\":{\"min\":2,\"max\":1}}]}", 1, 43, "below"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"count\":{\"between\":[]}}]}", 1, 44, "has no"),
    (
      "{\"expectations\":[{\"fence\":\"depot\",\"enter\":{\"between\":[\"7:00\",null]}}]}", 1, 55,
      "no time with a zone"
    ),
    (
      "{\"expectations\":[{\"fence\":\"depot\",\"enter\":{\"between\":[\"2026-05-01T07:00:00\",null]}}]}",
      1, 55, "no time with a zone"
    ),
    (
      "{\"expectations\":[{\"fence\":\"depot\",\"enter\":{\"between\":"
        + "[\"2026-05-01T07:00:00Z\",\"2026-05-01T06:00:00Z\"]}}]}", 1, 43, "ends before"
    ),
    ("{\"expectations\":[{\"fence\":\"depot\",\"dwell\":\"2 weeks\"}]}", 1, 43, "a duration"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"dwell\":-2}]}", 1, 43, "a duration"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"totalDwell\":{}}]}", 1, 48, "a min, a max"),
    (
      "{\"expectations\":[{\"fence\":\"depot\",\"totalDwell\":{\"min\":0}}]}", 1, 48, "any duration"
    ),
    ("{\"expectations\":[{\"fence\":\"depot\",\"totalDwell\":0}]}", 1, 48, "any duration"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"totalDwell\":\"0s\"}]}", 1, 48, "any duration"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"dwell\":1,\"dwell\":2}]}", 1, 45, "twice"),
    ("{\"expectations\":[{\"fence\":\"depot\",\"name\":\"\",\"dwell\":2}]}", 1, 42, "is a text"),
  ])
  func whatCannotBeMeant(_ text: String, _ line: Int, _ column: Int, _ words: String) {
    let error = #expect(throws: ReadError.self) { try Self.read(text) }
    #expect(error?.problem == .invalidExpectation)
    #expect(error?.position == FilePosition(line: line, column: column))
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func brokenJSONIsThat() {
    #expect(throws: ReadError.self) { try Self.read("{\"expectations\":[") }
    let error = #expect(throws: ReadError.self) {
      try Self.read("{\"expectations\":[{\"fence\":\"depot\",\"dwell\":2}]} x")
    }
    #expect(error?.problem == .trailingContent)
  }
}
