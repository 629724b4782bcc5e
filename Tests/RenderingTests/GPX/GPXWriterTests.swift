import Foundation
import Testing
import Tracks

@testable import Rendering

/// The order of child elements in the schema of GPX 1.1.
private let schema: [String: [String]] = [
  "gpx": ["metadata", "wpt", "rte", "trk", "extensions"],
  "metadata": [
    "name", "desc", "author", "copyright", "link", "time", "keywords", "bounds", "extensions",
  ],
  "author": ["name", "email", "link"], "copyright": ["year", "license"], "link": ["text", "type"],
  "rte": ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "rtept"],
  "trk": ["name", "cmt", "desc", "src", "link", "number", "type", "extensions", "trkseg"],
  "trkseg": ["trkpt", "extensions"], "wpt": point, "rtept": point, "trkpt": point,
  "gpxtpx:TrackPointExtension": [
    "gpxtpx:atemp", "gpxtpx:wtemp", "gpxtpx:depth", "gpxtpx:hr", "gpxtpx:cad", "gpxtpx:speed",
    "gpxtpx:course", "gpxtpx:bearing",
  ],
]

private let point = [
  "ele", "time", "magvar", "geoidheight", "name", "cmt", "desc", "src", "link", "sym", "type",
  "fix", "sat", "hdop", "vdop", "pdop", "ageofdgpsdata", "dgpsid", "extensions",
]

/// Walks through tags, and says what is not as the schema has it.
private func problems(_ xml: String) -> [String] {
  var problems: [String] = []
  var open: [(name: String, children: [String])] = []
  for piece in xml.split(separator: "<") where !piece.hasPrefix("?") {
    let tag = piece.prefix { $0 != ">" }
    let name = String(tag.drop { $0 == "/" }.prefix { !" />\n".contains($0) })
    if tag.hasPrefix("/") {
      guard let last = open.popLast(), last.name == name else { return problems + ["</\(name)>"] }
      if let order = schema[name] {
        let places = last.children.map { order.firstIndex(of: $0) ?? -1 }
        if places.contains(-1) || places != places.sorted() {
          problems.append("\(name): \(last.children)")
        }
      }
    } else {
      if !open.isEmpty { open[open.count - 1].children.append(name) }
      if !tag.hasSuffix("/") { open.append((name, [])) }
    }
  }
  return open.isEmpty ? problems : problems + ["open: \(open)"]
}

@Suite struct GPXWriterTests {
  @Test func elementsStandInTheOrderOfTheSchema() throws {
    #expect(problems(try output(fullGPXDocument(), .gpx).text) == [])
    #expect(problems(try output(fullGeoJSONDocument(), .gpx).text) == [])
  }

  @Test func theCheckOfTheOrderSeesDisorder() {
    #expect(
      problems("<wpt lat=\"1\"><time>x</time><ele>1</ele></wpt>") == ["wpt: [\"time\", \"ele\"]"])
    #expect(problems("<gpx><wpt></gpx>") == ["</gpx>"])
  }

  @Test func namespacesAreDeclaredWhereTheyAreUsed() throws {
    func root(_ channel: Channel?, inArea: Bool = false) throws -> [String] {
      var line = segment([1, 2], [3, 4])
      if let channel { line.setLast(channel, 5) }
      let item: TrackDocument.Item =
        inArea ? .area(Area(polygons: [Polygon(rings: [line])])) : .track(Track(segments: [line]))
      let text = try output(document(item), .gpx).text
      return GPXNamespace.allCases.map(\.prefix).filter { text.contains("xmlns:\($0)=") }
    }
    #expect(try root(nil) == [])
    #expect(try root(.hdop) == [])
    #expect(try root(.speed) == ["gpxtpx"])
    #expect(try root(.power) == ["rl"])
    #expect(try root(.accuracy) == ["rl"])
    #expect(try root(.accuracy, inArea: true) == [])
  }

  @Test func theCreatorOfTheInputStays() throws {
    var document = TrackDocument()
    document.metadata.creator = "a \"b\""
    #expect(try output(document, .gpx).text.contains("creator=\"a &quot;b&quot;\""))
  }

  @Test func charactersThatXMLCannotHoldAreALoss() throws {
    let track = Track(details: words { $0.name = "a\0b" })
    let (text, report) = try output(document(.track(track)), .gpx)
    #expect(text.contains("<name>ab</name>"))
    #expect(report.losses == ["control characters"])
  }

  @Test func longitudesStayAsTheyAre() throws {
    let line = segment([180, 1], [-180, 2], [190.5, 3])
    let text = try output(document(.track(Track(segments: [line]))), .gpx).text
    #expect(text.contains("lat=\"1\" lon=\"180\""))
    #expect(text.contains("lat=\"2\" lon=\"-180\""))
    #expect(text.contains("lat=\"3\" lon=\"190.5\""))
  }
}
