import RoutelayTestSupport
import Testing

@testable import RouteJobs

@Suite struct PathTextTests {
  @Test func anyBytesSurvive() throws {
    try forAll { random in
      let bytes = (0..<random.int(in: 0...12)).map { _ in
        random.oneIn(3) ? UInt8(random.int(in: 0x20...0x7E)) : UInt8(random.int(in: 0x80...0xFF))
      }
      return PathText.bytes(PathText.text(bytes)) == bytes
    }
  }

  @Test(arguments: ["ride.gpx", "Тур.gpx", "東京 🚲.gpx", ""])
  func properNamesStayAsTheyAre(_ name: String) {
    #expect(PathText.text(Array(name.utf8)) == name)
    #expect(PathText.withSystemName(name) { String(cString: $0) } == name)
  }

  @Test func namesThatAreNotUTF8ReachTheSystem() {
    let text = PathText.text([0x63, 0x61, 0x66, 0xE9])
    #expect(PathText.withSystemName(text) { $0[3] } == CChar(bitPattern: 0xE9))
    #expect(PathText.display(text) == "caf\\xE9")
    #expect(PathText.reported(text) == "caf\\xE9")
  }

  @Test(
    arguments: [
      ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\nb", "a\\u{A}b"), ("a\u{202E}b", "a\\u{202E}b"),
      ("a\u{9B}b", "a\\u{9B}b"), ("Zürich", "Zürich"),
    ])
  func whatControlsATerminalIsWrittenOut(_ text: String, _ shown: String) {
    #expect(PathText.display(text) == shown)
  }

  @Test(
    arguments: [
      ("a/b/c.gpx", "a/b", "c.gpx"), ("c.gpx", ".", "c.gpx"), ("/c.gpx", "/", "c.gpx"),
      ("a/", "a", ""),
    ])
  func pathsHaveAFolderAndAName(_ path: String, _ folder: String, _ name: String) {
    #expect(PathText.folder(of: path) == folder)
    #expect(PathText.baseName(path) == name)
  }

  @Test func aReportNamesTheFileThatExists() {
    // A program that reads the report must find a file with a line end in its name.
    #expect(PathText.reported("a\nb.gpx") == "a\nb.gpx")
  }

  @Test func slashesAreNotDoubled() {
    #expect(PathText.joined("a/", "b") == "a/b")
    #expect(PathText.joined("a", "b") == "a/b")
    #expect(PathText.joined("/", "b") == "/b")
    #expect(PathText.joined("", "b") == "b")
  }

  @Test func differentlyComposedLettersAreDifferentNames() {
    #expect(PathText.precedes("e\u{301}", "\u{E9}"))
    #expect(PathText.bytes("e\u{301}") != PathText.bytes("\u{E9}"))
  }
}
