import Foundation
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackFormats

/// However a file comes in, in pieces of 1 through 64 bytes or whole: the same document, the same
/// findings at the same places, or the same error at the same place.
struct ChunkBorderTests {
  /// What is longer is read in a few sizes only, and its start in all: else this takes minutes.
  static let fullLength = 4096

  /// All inputs of the test-suite, below the package's root.
  static let files: [String] = {
    let folders = [
      "SampleRoutes/everyday", "SampleRoutes/edge", "SampleRoutes/broken",
      "Tests/TrackFormatsTests/Cases",
    ]
    return folders.flatMap { folder in
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: PackageRoot.path(folder))) ?? []
      return names.filter { !$0.hasSuffix(".expected") }.sorted().map { "\(folder)/\($0)" }
    }
  }()

  /// Everything that reading gives.
  private enum Outcome: Equatable {
    case read(TrackDocument, format: String, version: String?, [Finding], losses: [String])
    case failed(ReadError)

    init(_ bytes: [UInt8], _ format: TrackFormat, _ options: ReadOptions, chunk: Int) {
      do throws(ReadError) {
        var input = InputBuffer(bytes, chunk: chunk)
        let result = try format.read(&input, options)
        self = .read(
          result.document, format: result.format, version: result.version,
          result.findings.findings, losses: result.losses)
      } catch { self = .failed(error) }
    }

    /// A few words, since documents are long.
    var words: String {
      switch self {
      case .read(_, let format, _, let findings, _): "\(format), \(findings)"
      case .failed(let error): "\(error)"
      }
    }
  }

  private func check(_ bytes: [UInt8], _ formats: [TrackFormat], chunks: [Int]) {
    for format in formats {
      for skipInvalid in [false, true] {
        var options = ReadOptions()
        options.skipInvalid = skipInvalid
        let whole = Outcome(bytes, format, options, chunk: 256 << 10)
        for chunk in chunks {
          let parts = Outcome(bytes, format, options, chunk: chunk)
          #expect(
            parts == whole, "\(format.name), \(chunk): \(parts.words) instead of \(whole.words)")
        }
        // The option is for these alone.
        if !format.name.hasPrefix("geojson") { break }
      }
    }
  }

  @Test func thereAreFiles() { #expect(Self.files.count > 80) }

  @Test(arguments: files)
  func filesReadAlikeInAllPieces(file: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: PackageRoot.path(file))))
    // Every reader must stand every file, but the others find out soon.
    check(Array(bytes.prefix(Self.fullLength)), TrackFormat.all, chunks: Array(1...64))
    if bytes.count > Self.fullLength {
      let isXML = bytes.prefix(100).contains(UInt8(ascii: "<"))
      check(bytes, [isXML ? .gpx : .geoJSON], chunks: bytes.count < 30_000 ? [1, 7, 61] : [59])
    }
  }

  @Test(arguments: linesWithoutIndents)
  func denseLinesReadAlikeInAllPieces(text: String) {
    check(Array(text.utf8), TrackFormat.all, chunks: Array(1...64))
    // And cut off anywhere.
    let bytes = Array(text.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      check(Array(bytes[..<count]), [.gpx, .geoJSON], chunks: [1, 2, 3, 5, 8, 13, 21, 64])
    }
  }

  /// Everything that has an end to be found, without a line end in between.
  static let linesWithoutIndents = [
    "\u{FEFF}<?xml version='1.0'?><!DOCTYPE gpx [<!ENTITY n 'Höhe &#38; T&#97;l'><!-- > -->]>"
      + "<gpx version='1.1' creator='&n;' xmlns='http://www.topografix.com/GPX/1/1'"
      + " xmlns:e='urn:e'><metadata><name>&n;&#x1F3C3;<![CDATA[]]]]><![CDATA[>]]></name>"
      + "<link href='x?a=1&amp;b=2'><text>🏔</text></link></metadata><?p ?><wpt lat='1' lon='2'>"
      + "<name>a<!-- - -->b\r\rc</name><e:f g='\t&#9;&lt;'><e:h/>🚲</e:f></wpt>"
      + "<trk><trkseg><trkpt lat='47.1234567' lon='-8.5e0'><ele>-12.50</ele>"
      + "<time>2026-05-01T07:00:00.123456789+02:00</time><extensions><e:x>1</e:x></extensions>"
      + "</trkpt><trkpt lat='91' lon='0'/><trkpt lat='1' lon='1'><hdop>x</hdop></trkpt></trkseg>"
      + "</trk></gpx>\r",
    #"{"type":"FeatureCollection","a\u0062\ud83d\ude80":[1.50,-0,1e400,true,{"é":null}],"#
      + #""features":[{"type":"Feature","id":12345678901234567890,"properties":{"a":1,"a":"\"\\"},"#
      + #""geometry":{"type":"LineString","coordinates":[[179.12345678901234,-1e-7,3.0,4],[-179,1]]"#
      + #"}},{"type":"Feature","properties":null,"geometry":{"type":"GeometryCollection","#
      + #""geometries":[{"type":"Point","coordinates":[1,2]},{"type":"Polygon","coordinates":"#
      + #"[[[0,0],[9,0],[9,9],[0,0]],[[1,1],[2,1],[2,2]]]}]}},{"type":"Feature","geometry":"#
      + #"{"type":"Point","coordinates":[1,91]},"properties":{"coordTimes":"2026-05-01"}},"#
      + #"{"type":"Feature","geometry":null,"properties":{}}]}"#,
    #"{"type":"FeatureCollection","routelay":{"version":1},"features":[{"type":"Feature","id":"x","#
      + #""properties":{"kind":"track"},"geometry":{"type":"MultiLineString","coordinates":[[[179,0],"#
      + #"[180,0.5]],[[-180,0.5],[-179,1]]]}}]}"#,
    "\u{1E}{\"type\":\"Point\",\"coordinates\":[1,2]}\u{1E}"
      + "{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\"a\":\"\\u00e9é\"}}\u{1E}",
    "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
  ]
}
