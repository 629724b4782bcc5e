import Foundation
import Geodesy
import Overlays
import Rendering
import RoutelayTestSupport
import Testing
import TextWriting
import TrackFormats
import Tracks

/// Every sample through readers and writers and back: what one writes, the other understands.
struct RoundTripTests {
  /// The files that can be read, below the package's root.
  static let files: [String] = {
    let folders = [
      "SampleRoutes/everyday", "SampleRoutes/edge", "Tests/TrackFormatsTests/Cases",
    ]
    return folders.flatMap { folder in
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: PackageRoot.path(folder))) ?? []
      return names.sorted().map { "\(folder)/\($0)" }
    }.filter { (try? document(ofFile: $0)) != nil }
  }()

  private static func document(ofFile file: String) throws -> TrackDocument {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: PackageRoot.path(file))))
    if file.hasSuffix(".polyline") { return try read(bytes, .polyline) }
    return try read(bytes, file.hasSuffix(".gpx") ? .gpx : .geoJSON)
  }

  private static func read(_ bytes: [UInt8], _ format: TrackFormat) throws -> TrackDocument {
    var input = InputBuffer(bytes)
    return try format.read(&input, ReadOptions()).document
  }

  private static func write(_ document: TrackDocument, _ format: OutputFormat) throws -> [UInt8] {
    var options = OutputOptions()
    options.overlayChannels = nil
    return try ByteWriter.collect { (out) throws(WriteError) in
      _ = try format.write(OutputContents(document: document), options, &out)
    }
  }

  /// Writes and reads again.
  private static func through(
    _ document: TrackDocument, _ output: OutputFormat, _ input: TrackFormat
  ) throws -> (document: TrackDocument, text: String) {
    let bytes = try write(document, output)
    return (try read(bytes, input), String(decoding: bytes, as: UTF8.self))
  }

  @Test func thereAreSamples() { #expect(Self.files.count > 40) }

  @Test(arguments: files) func gpxIsAFixedPoint(file: String) throws {
    let first = try Self.through(Self.document(ofFile: file), .gpx, .gpx)
    let second = try Self.through(first.document, .gpx, .gpx)
    let third = try Self.through(second.document, .gpx, .gpx)
    #expect(second.text == third.text)
  }

  @Test(arguments: files) func geoJSONIsAFixedPoint(file: String) throws {
    let first = try Self.through(Self.document(ofFile: file), .geoJSON, .geoJSON)
    let second = try Self.through(first.document, .geoJSON, .geoJSON)
    let third = try Self.through(second.document, .geoJSON, .geoJSON)
    #expect(second.text == third.text)
  }

  @Test(arguments: files) func sequencesHoldWhatCollectionsHold(file: String) throws {
    let document = try Self.document(ofFile: file)
    let collection = try Self.through(document, .geoJSON, .geoJSON).document
    if document.items.isEmpty { return }
    for separators in [false, true] {
      var options = OutputOptions()
      options.recordSeparators = separators
      let bytes = try OutputFormat.geoJSONSequence.bytes(
        of: OutputContents(document: document), options: options
      ).bytes
      for format in [TrackFormat.geoJSON, .geoJSONSequence] {
        let read = try format.read(bytes)
        #expect(read.document.items == collection.items)
        #expect(read.document.featureCount == collection.featureCount)
        #expect(read.document.locatedFeatureCount == collection.locatedFeatureCount)
        #expect(read.losses.isEmpty)
      }
      if separators { #expect(TrackFormat.geoJSONSequence.recognizes(Array(bytes.prefix(1024)))) }
    }
  }

  @Test(arguments: files) func polylinesAreAFixedPoint(file: String) throws {
    let document = try Self.document(ofFile: file)
    for precision in [5, 6] {
      var options = OutputOptions()
      options.polylinePrecision = precision
      var reading = ReadOptions()
      reading.polylinePrecision = precision
      let first = try OutputFormat.polyline.bytes(
        of: OutputContents(document: document), options: options
      ).bytes
      if first.isEmpty { continue }
      let read = try TrackFormat.polyline.read(first, options: reading)
      #expect(read.findings.findings.isEmpty)
      let pieces = document.items.flatMap { item -> [Segment] in
        switch item {
        case .track(let track): track.segments.filter { !$0.isEmpty }
        case .route(let route): route.points.isEmpty ? [] : [route.path]
        case .waypoint, .area, .feature: []
        }
      }.flatMap { AntimeridianCut.pieces(of: $0) }
      #expect(read.document.tracks.map { $0.segments.map(\.count) } == pieces.map { [$0.count] })
      let greatestError = precision == 6 ? 0.51e-6 : 0.51e-5
      for (track, piece) in zip(read.document.tracks, pieces) {
        for (a, b) in zip(track.segments[0].coordinates, piece.coordinates) {
          #expect(abs(a.latitude - b.latitude) <= greatestError)
          #expect(abs(a.longitude - b.longitude) <= greatestError)
        }
      }
      let second = try OutputFormat.polyline.bytes(
        of: OutputContents(document: read.document), options: options)
      #expect(second.bytes == first)
      #expect(second.report.losses.isEmpty)
    }
  }

  @Test func fineStepsDoNotDrift() throws {  // O-OVER-02
    let document = try Self.document(ofFile: "Tests/TrackFormatsTests/Cases/fine_steps.gpx")
    let bytes = try OutputFormat.polyline.bytes(of: OutputContents(document: document)).bytes
    let read = try #require(try TrackFormat.polyline.read(bytes).document.tracks.first?.segments[0])
    let source = try #require(document.tracks.first?.segments[0])
    #expect(read.count == 400 && source.count == 400)
    for (a, b) in zip(read.coordinates, source.coordinates) {
      #expect(abs(a.latitude - b.latitude) <= 5.1e-6)
      #expect(abs(a.longitude - b.longitude) <= 5.1e-6)
    }
    #expect(read.coordinates.last?.latitude == 45.00188)
    #expect(read.coordinates.last?.longitude == 8.99829)
  }

  @Test(arguments: files) func overlayIsAFixedPoint(file: String) throws {
    let first = try Self.through(Self.document(ofFile: file), .overlay, .overlay)
    let second = try Self.through(first.document, .overlay, .overlay)
    let third = try Self.through(second.document, .overlay, .overlay)
    // The first drawing numbers its segments like the input, lone fixes too.
    #expect(second.text == third.text)
  }

  @Test(arguments: files) func aDrawingSurvivesGeoJSON(file: String) throws {
    let drawn = try Self.through(Self.document(ofFile: file), .overlay, .overlay)
    let geoJSON = try Self.through(drawn.document, .geoJSON, .geoJSON)
    let again = try Self.through(geoJSON.document, .overlay, .overlay)
    let before = drawn.document.items.map { Drawing($0) }
    let after = again.document.items.map { Drawing($0) }
    try #require(before.count == after.count)
    for (a, b) in zip(before, after) {
      #expect(a.places == b.places)
      #expect(a.id == b.id)
      #expect(a.title == b.title)
      #expect(a.style == b.style)
    }
  }

  /// What a drawing is about: where, which, and how it looks.
  private struct Drawing {
    var places: [[Double]]
    var id: String?
    var title: String?
    var style: [String: String]

    init(_ item: TrackDocument.Item) {
      // Plain GeoJSON cannot say which lines belong together, so both are compared in pieces.
      places = Self.pieces(of: item).filter { !$0.isEmpty }.map { segment in
        segment.coordinates.flatMap { [$0.longitude, $0.latitude] }
          .map { ($0 * 1e7).rounded() / 1e7 }
      }
      let details = item.details
      id = details.id?.text
      title = details.text.name
      style = [:]
      // Foundation's parser, so that no reader of ours vouches for itself.
      let overlay =
        details.overlay.flatMap {
          try? JSONSerialization.jsonObject(with: Data($0.text.utf8))
        } as? [String: Any]
      for (key, value) in overlay?["style"] as? [String: Any] ?? [:] { style[key] = "\(value)" }
    }

    private static func pieces(of item: TrackDocument.Item) -> [Segment] {
      switch item {
      case .track(let track): track.segments.flatMap { AntimeridianCut.pieces(of: $0) }
      case .route(let route): AntimeridianCut.pieces(of: route.path)
      case .waypoint(let waypoint): [waypoint.position]
      case .area(let area):
        area.polygons.flatMap { AntimeridianCut.pieces(of: $0) }.flatMap(\.rings)
      case .feature: []
      }
    }
  }

  @Test func powerAndAccuracySurviveGPX() throws {
    var segment = Segment()
    for i in 0..<3 {
      let coordinate = try Coordinate(latitude: Double(i), longitude: 7)
      segment.append(
        Fix(coordinate: coordinate, channels: [.power: 200 + Double(i), .accuracy: 4.5]))
    }
    var document = TrackDocument()
    document.items = [.track(Track(segments: [segment]))]
    let read = try Self.through(document, .gpx, .gpx).document
    #expect(read.tracks.first?.segments == [segment])
  }

  @Test func wordsOfRoutePointsReturnFromGeoJSON() throws {
    let text = """
      <gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1"><rte><name>R</name>\
      <rtept lat="1" lon="2"><name>Start</name><link href="x"><text>X</text></link></rtept>\
      <rtept lat="3" lon="4"/><rtept lat="5" lon="6"><name>End</name><sym>Flag</sym></rtept>\
      </rte></gpx>
      """
    let route = try #require(try Self.read(Array(text.utf8), .gpx).routes.first)
    var document = TrackDocument()
    document.items = [.route(route)]
    let read = try Self.through(document, .geoJSON, .geoJSON).document
    #expect(read.tracks.first?.segments == [route.points])
    let gpx = try Self.through(read, .gpx, .gpx)
    #expect(gpx.document.tracks.first?.segments == [route.points])
    let csv = String(decoding: try Self.write(read, .csv), as: UTF8.self)
    #expect(csv.contains(",Start,") && csv.contains(",End,"))
  }
}
