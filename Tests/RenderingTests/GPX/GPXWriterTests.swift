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

/// The same for GPX 1.0; `any` stands for elements of other namespaces.
private let oldSchema: [String: [String]] = [
  "gpx": [
    "name", "desc", "author", "email", "url", "urlname", "time", "keywords", "bounds", "wpt", "rte",
    "trk", "any",
  ],
  "rte": ["name", "cmt", "desc", "src", "url", "urlname", "number", "any", "rtept"],
  "trk": ["name", "cmt", "desc", "src", "url", "urlname", "number", "any", "trkseg"],
  "trkseg": ["trkpt"], "wpt": oldPoint(), "rtept": oldPoint(),
  "trkpt": oldPoint(["course", "speed"]),
]

private func oldPoint(_ motion: [String] = []) -> [String] {
  ["ele", "time"] + motion + [
    "magvar", "geoidheight", "name", "cmt", "desc", "src", "url", "urlname", "sym", "type", "fix",
    "sat", "hdop", "vdop", "pdop", "ageofdgpsdata", "dgpsid", "any",
  ]
}

/// Walks through tags, and says what is not as the schema has it.
private func problems(_ xml: String, _ schema: [String: [String]] = schema) -> [String] {
  var problems: [String] = []
  var open: [(name: String, children: [String])] = []
  for piece in xml.split(separator: "<") where !piece.hasPrefix("?") {
    let tag = piece.prefix { $0 != ">" }
    let name = String(tag.drop { $0 == "/" }.prefix { !" />\n".contains($0) })
    if tag.hasPrefix("/") {
      guard let last = open.popLast(), last.name == name else { return problems + ["</\(name)>"] }
      if let order = schema[name] {
        let places = last.children.map { child in
          order.firstIndex(of: child)
            ?? (child.contains(":") ? order.firstIndex(of: "any") : nil) ?? -1
        }
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

  @Test func elementsOfGPX10StandInTheOrderOfItsSchema() throws {
    var options = OutputOptions()
    options.gpxVersion = .v1_0
    for document in [fullGPXDocument(), fullGeoJSONDocument()] {
      let text = try output(document, .gpx, options).text
      #expect(problems(text, oldSchema) == [])
      #expect(!text.contains("<extensions>"))
      #expect(!text.contains("<metadata>"))
    }
  }

  @Test func speedAndCourseStandInTheFixInGPX10ButNotInOtherPoints() throws {
    var line = segment([1, 2], [3, 4])
    line.setLast(.speed, 5)
    line.setLast(.course, 90)
    line.setLast(.heartRate, 99)
    var options = OutputOptions()
    options.gpxVersion = .v1_0
    let track = try output(document(.track(Track(segments: [line]))), .gpx, options).text
    #expect(
      track.contains(
        "<course>90</course><speed>5</speed><gpxtpx:TrackPointExtension><gpxtpx:hr>99</gpxtpx:hr>"
          + "</gpxtpx:TrackPointExtension></trkpt>"))
    let route = try output(document(.route(Route(points: line))), .gpx, options).text
    #expect(route.contains("<gpxtpx:speed>5</gpxtpx:speed><gpxtpx:course>90</gpxtpx:course>"))
    #expect(!route.contains("<speed>"))
  }

  @Test func anExtensionOfGPXsOwnNamespaceIsALossInGPX10() throws {
    var line = segment([1, 2])
    var details = FixDetails()
    details.extensions = RawXML(text: "<distance>5</distance><v:a xmlns:v=\"urn:v\"/>")
    line.setLastDetails(details)
    var options = OutputOptions()
    options.gpxVersion = .v1_0
    let (text, report) = try output(document(.track(Track(segments: [line]))), .gpx, options)
    #expect(text.contains("lon=\"1\"><v:a xmlns:v=\"urn:v\"/></trkpt>"))
    #expect(report.losses == ["extensions in the namespace of GPX"])
  }
}
