import Testing

@testable import Reports

struct PathURITests {
  @Test(arguments: [
    ("a/b.gpx", "a/b.gpx"), ("/tmp/a b.gpx", "file:///tmp/a%20b.gpx"), ("c:d/e", "./c:d/e"),
    ("d/c:e", "d/c:e"), ("100%?#.gpx", "100%25%3F%23.gpx"), ("ü.gpx", "%C3%BC.gpx"),
    ("../a.gpx", "../a.gpx"), ("a\tb", "a%09b"),
  ])
  func paths(_ path: String, _ expected: String) {
    #expect(PathURI.text(of: path) == expected)
  }
}
