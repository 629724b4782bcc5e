import Testing

@testable import Geofencing

struct PathPatternTests {
  @Test(arguments: [
    ("*.gpx", "a.gpx", true), ("*.gpx", "2026/a.gpx", true), ("*.gpx", "a.gpx.gz", false),
    ("2026/*.gpx", "2026/a.gpx", true), ("2026/*.gpx", "2026/05/a.gpx", false),
    ("2026/**/a.gpx", "2026/05/01/a.gpx", true), ("2026/**/a.gpx", "2026/a.gpx", true),
    ("**/a.gpx", "a.gpx", true), ("**", "a/b/c", true), ("a?c", "abc", true), ("a?c", "ac", false),
    ("a?c", "a/c", false), ("drive-[0-9].gpx", "drive-7.gpx", true),
    ("drive-[!0-9].gpx", "drive-7.gpx", false), ("drive-[!0-9].gpx", "drive-x.gpx", true),
    ("[a-", "[a-", true), ("[]]", "]", true), ("\\*", "*", true), ("\\*", "a", false),
    ("", "", true), ("", "a", false), ("*", "", true), ("A.gpx", "a.gpx", false),
    ("*a*b*c*", "xxaxxbxxcxx", true), ("ü*", "übung.gpx", true),
  ])
  func patterns(_ pattern: String, _ path: String, _ expected: Bool) {
    #expect(PathPattern(pattern).matches(path: path) == expected)
  }

  @Test func manyStarsAreNoTrap() {
    let pattern = PathPattern(String(repeating: "*a", count: 40) + "b")
    #expect(!pattern.fits(String(repeating: "a", count: 4000)))
  }
}
