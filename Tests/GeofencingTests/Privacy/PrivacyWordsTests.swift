import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct PrivacyWordsTests {
  @Test func noWordIsForgotten() {
    var text = FixDetails()
    #expect(PrivacyWords.all(of: text).isEmpty)
    text.name = "1"
    text.comment = "2"
    text.description = "3"
    text.source = "4"
    text.symbol = "5"
    text.type = "6"
    text.magneticVariation = "7"
    text.geoidHeight = "8"
    text.ageOfDGPSData = "9"
    text.dgpsID = "10"
    text.extensions = RawXML(text: "11")
    text.links = [Link(href: "12", text: "13", type: "14")]
    #expect(
      PrivacyWords.all(of: text) == (1...14).map { "\($0)" }.joined(separator: "\n"))
    // Every stored word has a line above: a new one must come into `all` too.
    let members = JSONMembers([JSONMembers.Member(key: "k", value: JSONText(text: "[1]"))])
    #expect(PrivacyWords.all(of: members) == "k [1]")
  }

  @Test func channelsWithTheDigitsOfACoordinate() {
    var segment = Segment()
    for (speed, course) in [
      (52.5201, 13.4051), (52.52, 13.4), (13.4051, 52.5201), (1.2345, 2.3456),
    ] {
      segment.append(at(0, 0), elevation: 5.25, time: .missing)
      segment.setLast(.speed, speed)
      segment.setLast(.course, course)
    }
    let hits = PrivacyWords.coordinatesInChannels(of: segment) {
      Geodesic.distance(from: $0, to: at(52.52, 13.405)) < 100
    }
    #expect(hits.map(\.fix) == [0, 2] && hits.allSatisfy { $0.columns == [0, 1] })
  }
}
