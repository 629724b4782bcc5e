import Foundation
import Tracks

@testable import TrackFormats

/// What the tests of XML and GPX share.
enum XMLTesting {
  /// Chunk sizes that put every kind of border everywhere, and the default.
  static let chunks = Array(1...64) + [256 << 10]

  /// An input of the folder `Cases`.
  static func input(_ name: String, file: String = #filePath) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: folder.appendingPathComponent("Cases/\(name).gpx")))
  }

  /// All inputs of the folder `Cases` that are XML, by name.
  static func inputs(file: String = #filePath) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".gpx") }
      .map { ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }

  /// Every event of a document as a line, joined text as one, and at the end how it ended.
  static func trace(
    _ bytes: [UInt8], chunk: Int = 256 << 10, limits: ReadLimits = ReadLimits()
  ) -> [String] {
    var input = InputBuffer(bytes, chunk: chunk)
    var scanner = XMLScanner(limits: limits)
    var lines: [String] = []
    var text: String?
    do throws(ReadError) {
      loop: while true {
        let event = try scanner.next(&input)
        if case .text = event {
          text = (text ?? "") + scanner.text
          continue
        }
        if let piece = text { lines.append("text \(piece)") }
        text = nil
        switch event {
        case .start:
          let at = input.bookmarkPosition
          var line = "start \(name(scanner)) at \(at.line):\(at.column)"
          for attribute in scanner.attributes {
            line += " \(scanner.names.text(attribute.name))=\(scanner.text(of: attribute, input))|"
          }
          lines.append(line)
        case .end: lines.append("end \(name(scanner))")
        case .text: break
        case .finished: break loop
        }
      }
      lines.append("finished")
    } catch {
      lines.append(describe(error))
    }
    for finding in scanner.findings.findings {
      let at = finding.position.map { "\($0.line):\($0.column)" } ?? "-"
      lines.append("finding \(finding.problem.rawValue) \(at) x\(finding.count)")
    }
    return lines
  }

  static func trace(_ text: String, chunk: Int = 256 << 10) -> [String] {
    trace(Array(text.utf8), chunk: chunk)
  }

  private static func name(_ scanner: borrowing XMLScanner) -> String {
    let name = scanner.elementName
    return (name.uri.isEmpty ? "" : "{\(name.uri)}") + name.local
  }

  /// An error as `class line:column`.
  static func describe(_ error: ReadError) -> String {
    let at = error.position.map { "\($0.line):\($0.column)" } ?? "-"
    return "error \(error.problem.rawValue) \(at)"
  }

  /// How a document ends: `finished`, or its error.
  static func outcome(_ text: String, chunk: Int = 256 << 10) -> String {
    trace(text, chunk: chunk).last { $0 == "finished" || $0.hasPrefix("error ") } ?? ""
  }

  /// Reads GPX.
  static func read(
    _ bytes: [UInt8], chunk: Int = 256 << 10, options: ReadOptions = ReadOptions()
  ) throws(ReadError) -> ReadResult {
    var input = InputBuffer(bytes, chunk: chunk)
    return try TrackFormat.gpx.read(&input, options)
  }

  static func read(_ text: String, chunk: Int = 256 << 10) throws(ReadError) -> ReadResult {
    try read(Array(text.utf8), chunk: chunk)
  }

  /// Reads GPX and says how it went in a form that can be compared.
  static func outcome(
    ofReading bytes: [UInt8], chunk: Int, options: ReadOptions = ReadOptions()
  ) -> Outcome {
    do throws(ReadError) {
      let result = try read(bytes, chunk: chunk, options: options)
      return .read(result.document, result.version, result.findings)
    } catch {
      return .failed(error)
    }
  }

  enum Outcome: Equatable {
    case read(TrackDocument, String?, FindingLog)
    case failed(ReadError)
  }

  /// GPX 1.1 around some content.
  static func gpx(_ content: String, attributes: String = "") -> String {
    "<gpx version=\"1.1\" creator=\"test\" xmlns=\"http://www.topografix.com/GPX/1/1\"\(attributes)>"
      + content + "</gpx>"
  }

  /// A track of one segment around some fixes.
  static func track(_ fixes: String, attributes: String = "") -> String {
    gpx("<trk><trkseg>\(fixes)</trkseg></trk>", attributes: attributes)
  }
}

extension ReadResult {
  /// What was odd, but for tracks of one fix: many tests need no more.
  var oddities: [Finding] { findings.findings.filter { $0.problem != .singleFixSegment } }
}

/// Random numbers that a seed repeats.
struct XMLTestingDice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
