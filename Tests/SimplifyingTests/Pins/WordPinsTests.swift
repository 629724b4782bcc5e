import Geodesy
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct WordPinsTests {
  /// A straight line of which some fixes say something.
  static let track: Segment = {
    let changes: [Int: (inout FixDetails) -> Void] = [
      2: { $0.name = "Saddle" }, 3: { $0.comment = "view" }, 4: { $0.description = "ford" },
      5: { $0.symbol = "Flag" }, 6: { $0.links = [Link(href: "https://a.example")] },
      7: { $0.extensions = RawXML(text: "<x>1</x>") }, 8: { $0.name = "" },
    ]
    var segment = Segment()
    for (i, coordinate) in line(walk([(0, 0), (100, 0)], step: 10)).coordinates.enumerated() {
      var words = FixDetails()
      changes[i]?(&words)
      segment.append(Fix(coordinate: coordinate, details: words))
    }
    return segment
  }()

  @Test func fixesWithWordsOfTheirOwnStay() {
    var rules = PinRules()
    #expect(rules.pins(of: Self.track, waypoints: []) == [])
    rules.turnOn(.words)
    #expect(rules.pins(of: Self.track, waypoints: []) == [2, 3, 4, 5, 6])
    #expect(rules.pins(of: line([(0, 0), (1, 1)]), waypoints: []) == [])
  }

  @Test func wordsWereDroppedWithoutAWord() throws {
    var document = TrackDocument()
    document.items = [.track(Track(segments: [Self.track, line([(0, 0), (5, 0), (9, 0)])]))]
    var plan = try DocumentSamples.within(1)
    #expect(try document.simplified(by: plan).report.droppedWords == 5)
    plan.pins.turnOn(.words)
    #expect(try document.simplified(by: plan).report.droppedWords == 0)
  }
}
