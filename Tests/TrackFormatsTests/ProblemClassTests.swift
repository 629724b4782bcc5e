import Testing

@testable import TrackFormats

@Suite struct ProblemClassTests {
  @Test func theWordsAreThoseOfTheContract() {
    // Scripts match on them: one that changes breaks somebody's build.
    #expect(
      ProblemClass.allCases.map(\.rawValue).sorted() == [
        "cannot-read", "cannot-write", "corrupt-gzip", "duplicate-id", "duplicate-key",
        "forbidden-entity", "invalid-argument", "invalid-character", "invalid-coordinate",
        "invalid-encoding", "invalid-expectation", "invalid-geometry", "invalid-number",
        "invalid-style", "invalid-time", "leading-whitespace", "limit-exceeded", "malformed-json",
        "malformed-xml", "namespace", "nesting-too-deep", "no-data", "non-standard-number",
        "not-geojson", "not-gpx", "number-out-of-range", "output-collision", "self-intersection",
        "single-fix-segment", "time-not-increasing", "time-without-zone", "trailing-content",
        "truncated-input", "unclosed-ring", "undeclared-entity", "unknown-extension",
        "unsupported-crs", "unsupported-encoding", "wrong-winding",
      ])
  }
}
