import Geodesy
import Testing
import Tracks

@testable import Geofencing

@Suite struct PrivacyScrubberTests {
  static let region = ClipRegion(
    .outside, of: fences(BoxFence(west: 13.4, south: 52.5, east: 13.41, north: 52.53)),
    boundary: .inclusive)

  private func members(_ pairs: (String, String)...) -> JSONMembers {
    JSONMembers(pairs.map { JSONMembers.Member(key: $0.0, value: JSONText(text: $0.1)) })
  }

  @Test func onlyWhatTellsIsTakenOut() {
    var scrubber = PrivacyScrubber(Self.region)
    var text = FixDetails()
    text.name = "52.52,13.405"
    text.comment = "nice"
    text.links = [Link(href: "https://a/?q=52.52,13.405"), Link(href: "https://b/")]
    text.extensions = RawXML(text: "<a lat='52.52' lon='13.405'/><b>7</b>")
    scrubber.scrub(&text)
    #expect(text.name == nil && text.comment == "nice")
    #expect(text.links.map(\.href) == ["https://b/"])
    #expect(text.extensions?.text == "<b>7</b>")
    #expect(scrubber.removedCount == 3)
  }

  @Test func wordsThatTellTogetherGo() {
    var scrubber = PrivacyScrubber(Self.region)
    var text = FixDetails()
    text.comment = "52.52"
    text.description = "13.405"
    scrubber.scrub(&text)
    #expect(text.isEmpty && scrubber.removedCount == 1)
    var raw: RawXML? = RawXML(text: "<lat>52.52</lat><lon>13.405</lon><hr>7</hr>")
    scrubber.scrub(&raw)
    #expect(raw?.text == "<hr>7</hr>")
  }

  @Test func membersAloneAndInPairs() {
    var scrubber = PrivacyScrubber(Self.region)
    var members = members(
      ("lat", "52.52"), ("ele", "3"), ("lon", "13.405"), ("at", "[13.405,52.52]"), ("n", "\"x\""))
    scrubber.scrub(&members)
    #expect(members.members.map(\.key) == ["ele", "n"] && scrubber.removedCount == 3)
    var far = self.members(
      ("latitude", "52.52"), ("a", "1"), ("b", "2"), ("c", "3"), ("d", "4"), ("e", "5"),
      ("longitude", "13.405"))
    scrubber.scrub(&far)
    #expect(far["latitude"] == nil && far["longitude"] == nil && far.members.count == 5)
  }

  @Test func detailsOfAnItem() {
    var scrubber = PrivacyScrubber(Self.region)
    var details = ItemDetails()
    details.id = JSONText(text: "\"52.52,13.405\"")
    details.properties = members(("home", "{\"lat\":52.52,\"lon\":13.405}"), ("a", "1"))
    details.foreignMembers = members(("at", "[52.52,13.405]"))
    details.geometryForeignMembers = members(("at", "[52.52,13.405]"))
    details.overlay = JSONText(text: "{\"center\":[13.405,52.52]}")
    scrubber.scrub(&details)
    #expect(details.id == nil && details.overlay == nil)
    #expect(details.properties?.members.map(\.key) == ["a"])
    #expect(details.foreignMembers.isEmpty && details.geometryForeignMembers.isEmpty)
    #expect(scrubber.removedCount == 5)
  }

  @Test func fixesOfASegment() {
    var scrubber = PrivacyScrubber(Self.region)
    var segment = Segment()
    func append(_ place: Coordinate, _ name: String, _ raw: String? = nil) {
      var details = FixDetails()
      details.name = name
      details.extensions = raw.map { RawXML(text: $0) }
      segment.append(Fix(coordinate: place, elevation: 1, details: details))
    }
    append(at(52, 13), "a")
    append(at(52, 13), "b", "<p lat='52.52' lon='13.405'/><q/>")
    append(at(52.5, 13.405), "on the border", "<q/>")
    append(at(52, 13), "52.52 13.405")
    segment.setLast(.speed, 52.5201)
    segment.setLast(.course, 13.4051)
    segment.extensions = RawXML(text: "<s>52.52 13.405</s>")
    scrubber.scrub(&segment)
    #expect(segment.count == 4 && segment.extensions == nil)
    #expect(segment.map { $0.details?.name } == ["a", "b", nil, nil])
    #expect(segment[1].details?.extensions?.text == "<q/>" && segment[2].details == nil)
    #expect(segment[3].channels.isEmpty)
    #expect(segment.compactMap(\.elevation).count == 4)
    #expect(scrubber.removedCount == 5)
  }
}
