import Geodesy
import Rendering
import RoutelayTestSupport
import Testing
import TextWriting
import TrackFormats
import Tracks

/// Documents of anything that GPX can say, written in either version and read again: what does not
/// return stands in the losses, and what stands in the losses does not return.
@Suite struct GPXRoundTripTests {
  @Test(arguments: GPXVersion.allCases)
  func whatIsNotLostReturns(version: GPXVersion) throws {
    try forEachSeed(count: 400) { random in
      var maker = DocumentMaker(random: random)
      let document = maker.document()
      var options = OutputOptions()
      options.gpxVersion = version
      var report = OutputReport()
      let bytes = try ByteWriter.collect { (out) throws(WriteError) in
        report = try OutputFormat.gpx.write(OutputContents(document: document), options, &out)
      }
      var input = InputBuffer(bytes)
      let result = try TrackFormat.gpx.read(&input, ReadOptions())
      var expected = Reduction(version: version)
      let reduced = expected.of(document)
      try #require(result.document.metadata == reduced.metadata)
      try #require(result.document == reduced)
      try #require(Set(report.losses) == expected.losses)
      try #require(result.version == version.rawValue)
      try #require(
        result.findings.findings.allSatisfy {
          [.timeNotIncreasing, .singleFixSegment].contains($0.problem)
        })
    }
  }
}

/// Makes documents in the order in which GPX has them.
private struct DocumentMaker {
  var random: SeededGenerator

  mutating func maybe<Value>(_ value: (inout Self) -> Value) -> Value? {
    random.oneIn(3) ? value(&self) : nil
  }

  mutating func words() -> String {
    ["", "Hut", " Pass & <Peak> ", "Höhe\n2", "\"x\""][random.int(in: 0...4)]
  }

  mutating func link() -> Link {
    var link = Link(href: ["", "https://example.org/?a=1&b", "x"][random.int(in: 0...2)])
    link.text = maybe { $0.words() }
    link.type = maybe { _ in "text/html" }
    return link
  }

  mutating func links() -> [Link] { (0..<random.int(in: 0...2)).map { _ in link() } }

  mutating func raw() -> RawXML {
    let pieces = [
      "<v:a xmlns:v=\"urn:v\">1</v:a>", "<b xmlns=\"urn:b\"><c q=\">/&lt;\"/></b>",
      "<distance>5</distance>", "<v:d xmlns:v=\"urn:v\"/>",
    ]
    let count = random.int(in: 1...3)
    return RawXML(text: (0..<count).map { _ in pieces[random.int(in: 0...3)] }.joined())
  }

  mutating func number() -> Double { Double(random.int(in: -90_000...90_000)) / 1000 }

  mutating func details(ofPoint isPoint: Bool) -> FixDetails {
    var details = FixDetails()
    details.name = maybe { $0.words() }
    details.comment = maybe { $0.words() }
    details.description = maybe { $0.words() }
    details.source = maybe { $0.words() }
    details.type = maybe { $0.words() }
    if random.oneIn(2) { details.links = links() }
    if isPoint {
      details.symbol = maybe { $0.words() }
      details.magneticVariation = maybe { _ in "1.50" }
      details.geoidHeight = maybe { _ in "47" }
      details.ageOfDGPSData = maybe { _ in "3.0" }
      details.dgpsID = maybe { _ in "0042" }
    }
    details.extensions = maybe { $0.raw() }
    return details
  }

  mutating func fix(withDetails: Bool) -> Fix {
    var fix = Fix(
      coordinate: Coordinate(uncheckedLatitude: number(), longitude: number() * 2))
    fix.elevation = maybe { $0.number() }
    fix.time = maybe { Timestamp(seconds: Int64($0.random.int(in: 0...2_000_000_000))) }
    for channel in Channel.allCases where random.oneIn(4) {
      fix.channels[channel] = channel == .fix ? Double(random.int(in: 0...4)) : number()
    }
    if withDetails && random.oneIn(2) {
      let details = details(ofPoint: true)
      if !details.isEmpty { fix.details = details }
    }
    return fix
  }

  mutating func segment() -> Segment {
    var segment = Segment()
    for _ in 0..<random.int(in: 0...4) { segment.append(fix(withDetails: true)) }
    segment.extensions = maybe { $0.raw() }
    return segment
  }

  mutating func itemDetails(ofPoint isPoint: Bool = false) -> ItemDetails {
    var details = ItemDetails()
    details.text = self.details(ofPoint: isPoint)
    if !isPoint { details.number = maybe { _ in "7" } }
    return details
  }

  mutating func document() -> TrackDocument {
    var document = TrackDocument()
    document.metadata.creator = maybe { $0.words() } ?? "c"
    document.metadata.name = maybe { $0.words() }
    document.metadata.description = maybe { $0.words() }
    document.metadata.keywords = maybe { $0.words() }
    document.metadata.time = maybe { _ in Timestamp(seconds: 1) }
    document.metadata.links = links()
    document.metadata.copyright = maybe { Copyright(author: $0.words(), year: "2026") }
    document.metadata.extensions = maybe { $0.raw() }
    document.metadata.documentExtensions = maybe { $0.raw() }
    var author = Person(name: maybe { $0.words() }, email: maybe { _ in "a@b.c" })
    author.link = maybe { $0.link() }
    if author != Person() { document.metadata.author = author }
    for _ in 0..<random.int(in: 0...2) {
      var position = Segment()
      position.append(fix(withDetails: false))
      document.items.append(
        .waypoint(Waypoint(details: itemDetails(ofPoint: true), position: position)))
    }
    for _ in 0..<random.int(in: 0...1) {
      var points = segment()
      points.extensions = nil
      document.items.append(.route(Route(details: itemDetails(), points: points)))
    }
    for _ in 0..<random.int(in: 0...2) {
      let segments = (0..<random.int(in: 0...2)).map { _ in segment() }
      document.items.append(.track(Track(details: itemDetails(), segments: segments)))
    }
    return document
  }
}

/// What a version of GPX can hold of a document, and what is lost.
private struct Reduction {
  let version: GPXVersion
  var losses: Set<String> = []

  init(version: GPXVersion) { self.version = version }

  mutating func of(_ document: TrackDocument) -> TrackDocument {
    if version == .v1_1 { return document }
    var result = document
    result.items = []
    reduce(&result.metadata)
    for item in document.items {
      switch item {
      case .waypoint(var waypoint):
        reduce(&waypoint.details.text)
        result.items.append(.waypoint(waypoint))
      case .route(var route):
        reduce(&route.details)
        reduce(&route.points)
        result.items.append(.route(route))
      case .track(var track):
        reduce(&track.details)
        for i in track.segments.indices {
          if track.segments[i].extensions != nil { losses.insert("extensions of segments") }
          track.segments[i].extensions = nil
          reduce(&track.segments[i])
        }
        result.items.append(.track(track))
      case .area, .feature: break
      }
    }
    return result
  }

  private mutating func reduce(_ metadata: inout DocumentMetadata) {
    if metadata.author?.link != nil {
      losses.insert("links of authors")
      metadata.author?.link = nil
    }
    if metadata.author == Person() { metadata.author = nil }
    if metadata.copyright != nil { losses.insert("copyright") }
    metadata.copyright = nil
    if metadata.extensions != nil { losses.insert("extensions of the metadata") }
    metadata.extensions = nil
    reduce(&metadata.links)
    reduce(&metadata.documentExtensions)
  }

  private mutating func reduce(_ links: inout [Link]) {
    if links.count > 1 { losses.insert("links after the first") }
    links = Array(links.prefix(1))
    if links.first?.type != nil {
      losses.insert("media types of links")
      links[0].type = nil
    }
  }

  private mutating func reduce(_ raw: inout RawXML?) {
    guard let text = raw?.text, text.contains("<distance>5</distance>") else { return }
    losses.insert("extensions in the namespace of GPX")
    let rest = text.replacing("<distance>5</distance>", with: "")
    raw = rest.isEmpty ? nil : RawXML(text: rest)
  }

  private mutating func reduce(_ text: inout FixDetails) {
    reduce(&text.links)
    reduce(&text.extensions)
  }

  private mutating func reduce(_ details: inout ItemDetails) {
    if details.text.type != nil { losses.insert("types of tracks and routes") }
    details.text.type = nil
    reduce(&details.text)
  }

  private mutating func reduce(_ segment: inout Segment) {
    var reduction = self
    segment.updateDetails { details, _ in reduction.reduce(&details) }
    self = reduction
  }
}
