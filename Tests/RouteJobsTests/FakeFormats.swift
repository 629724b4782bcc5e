import Overlays
import Geodesy
import TextWriting
import Tracks

@testable import Rendering
@testable import TrackFormats

/// Formats small enough to see through: jobs are tested apart from readers and writers.
///
/// A fake file is `#NAME` and then one line for each fix, `LAT LON [SECONDS]`; the line `odd` is a
/// finding, `bad` an error, and without the last line `end` the file is cut off.
enum FakeFormats {
  static let fake = format("fake", endings: ["fake", "fk"])
  static let gpx = format("gpx", endings: ["gpx"])
  static let geojson = format("geojson", endings: ["geojson", "json"])
  static let all = [gpx, geojson, fake]

  static func format(_ name: String, endings: [String]) -> TrackFormat {
    TrackFormat(
      name: name, title: "a format for tests", fileExtensions: endings,
      recognizes: { $0.starts(with: "#\(name)\n".utf8) },
      read: { (buffer, options) throws(ReadError) in try read(&buffer, name) })
  }

  private static func read(_ buffer: inout InputBuffer, _ name: String) throws(ReadError)
    -> ReadResult
  {
    buffer.mark = 0
    while try buffer.refill() {}
    let text = String(
      decoding: UnsafeBufferPointer(start: buffer.bytes, count: buffer.tail), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var findings = FindingLog()
    var segment = Segment()
    for (i, line) in lines.enumerated().dropFirst() where !line.isEmpty && line != "end" {
      let place = FilePosition(line: i + 1, column: 1)
      if line == "odd" {
        findings.add(.invalidNumber, at: place, "that is odd")
        continue
      }
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard line != "bad", numbers.count >= 2 else {
        throw ReadError(.malformedXML, at: place, "that is bad")
      }
      segment.append(
        Coordinate(uncheckedLatitude: numbers[0], longitude: numbers[1]), elevation: .nan,
        time: numbers.count > 2 ? Timestamp(seconds: Int64(numbers[2])) : .missing)
    }
    guard text.hasSuffix("end\n") else {
      throw ReadError(
        .truncatedInput, at: FilePosition(line: lines.count, column: 1), "it is cut off")
    }
    var document = TrackDocument()
    document.items = [.track(Track(segments: [segment]))]
    return ReadResult(document: document, format: name, version: "1", findings: findings)
  }
}

/// Outputs for tests: one line for each fix; `overlay` says that it loses times.
enum FakeOutputs {
  static let overlay = format("overlay", ending: "overlay.json", loses: ["times"])
  static let lines = format("lines", ending: "lines", loses: [])
  static let gpx = format("gpx", ending: "gpx", loses: [])
  static let all = [overlay, lines, gpx]

  static func format(_ name: String, ending: String, loses: [String]) -> OutputFormat {
    OutputFormat(
      name: name, title: "an output for tests", fileExtension: ending,
      write: { (contents, _, writer) throws(WriteError) in
        writer.write("\(name) of \(contents.sources.map(\.name).joined(separator: "+"))\n")
        for track in contents.document.tracks {
          for place in track.segments.flatMap(\.coordinates) {
            writer.write("\(place.latitude) \(place.longitude)\n")
          }
        }
        var report = OutputReport()
        report.losses = loses
        return report
      })
  }
}
