import Geodesy
import RoutelayTestSupport
import Tracks

@testable import TrackProcessing

/// Recordings in meters and seconds, and what rules make of them.
enum Recordings {
  static let plane = LocalPlane(origin: Coordinate(uncheckedLatitude: 46.5, longitude: 7.5))
  static let start: Int64 = 1_750_000_000

  static func time(_ seconds: Double) -> Timestamp {
    let whole = seconds.rounded(.down)
    return Timestamp(
      seconds: start + Int64(whole),
      nanoseconds: UInt32(((seconds - whole) * 1e9).rounded()))
  }

  static func fix(
    _ east: Double, _ north: Double, _ seconds: Double?, _ channels: [Channel: Double] = [:]
  ) -> Fix {
    Fix(
      coordinate: plane.coordinate(PlanePoint(x: east, y: north)),
      time: seconds.map { time($0) }, channels: channels)
  }

  /// A segment from meters east, meters north and seconds; nil is no time.
  static func meters(_ rows: [(Double, Double, Double?)]) -> Segment {
    segment(rows.map { fix($0.0, $0.1, $0.2) })
  }

  /// A segment from meters east, one fix a second.
  static func east(_ meters: [Double]) -> Segment {
    self.meters(meters.enumerated().map { ($1, 0, Double($0)) })
  }

  /// A segment from latitudes and longitudes, one fix a second.
  static func degrees(_ places: [(Double, Double)]) -> Segment {
    segment(
      places.enumerated().map { i, place in
        Fix(
          coordinate: Coordinate(uncheckedLatitude: place.0, longitude: place.1),
          time: time(Double(i)))
      })
  }

  /// A segment of one place, with the seconds of its fixes; nil is no time.
  static func timed(_ seconds: [Double?]) -> Segment { meters(seconds.map { (0, 0, $0) }) }

  static func segment(_ fixes: [Fix]) -> Segment {
    var segment = Segment()
    for fix in fixes { segment.append(fix) }
    return segment
  }

  static func document(_ tracks: [[Segment]]) -> TrackDocument {
    var document = TrackDocument()
    document.items = tracks.map { .track(Track(segments: $0)) }
    return document
  }
}

/// What rules have made of a document.
struct Outcome {
  let document: TrackDocument
  let report: CleaningReport

  init(_ document: TrackDocument, _ rules: [any CleaningRule]) {
    (self.document, report) = document.cleaned(
      by: CleaningPlan(rules), keepsChanges: true, keepsIndices: true)
  }

  init(_ segment: Segment, _ plan: CleaningPlan) {
    self.init(Recordings.document([[segment]]), plan.rules)
  }

  init(_ segments: [Segment], _ rules: any CleaningRule...) {
    self.init(Recordings.document([segments]), rules)
  }

  init(_ segment: Segment, _ rules: any CleaningRule...) {
    self.init(Recordings.document([[segment]]), rules)
  }

  /// The indices of the first input segment that are still there.
  var kept: [Int] { report.steps.last?.keptIndices?.first ?? [] }
  /// The number of fixes of each segment of the first track.
  var counts: [Int] { document.tracks.first?.segments.map(\.count) ?? [] }
  /// All reasons, in the order of the changes.
  var reasons: [String] { report.steps.flatMap(\.changes).map(\.reason) }
}

extension CleaningRule {
  /// The rule with a parameter set as text would set it.
  func setting(_ name: String, _ value: RuleValue) -> Self {
    var rule = self
    for parameter in Self.parameters where parameter.name == name {
      rule.set(parameter, to: value)
    }
    return rule
  }

  /// The rule with a number set.
  func setting(_ name: String, _ number: Double) -> Self { setting(name, .number(number)) }
}
