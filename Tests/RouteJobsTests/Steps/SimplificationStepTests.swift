import Geodesy
import Geofencing
import Simplifying
import Testing
import TrackProcessing
import Tracks

@testable import RouteJobs

struct SimplificationStepTests {
  private func step() throws -> SimplificationStep {
    SimplificationStep(SimplificationPlan(try Simplification(to: .none)))
  }

  private static let document: TrackDocument = {
    var document = TrackDocument()
    document.items = [
      .track(
        Track(segments: [
          Segment(
            coordinates: (0..<30).map {
              Coordinate(uncheckedLatitude: 45 + Double($0 % 7) / 100, longitude: Double($0) / 100)
            })
        ]))
    ]
    return document
  }()

  @Test func thereAreNoLimitsUnlessAskedFor() throws {
    #expect(try step().limits { _, _ in 0 }.isEmpty)
  }

  @Test func limitsMeasureWhatTheySay() throws {
    var step = try step()
    step.maxBytes = 100
    step.maxURL = 50
    let limits = step.limits { document, report in
      document.tracks.count * 1000 + report().pinned
    }
    #expect(limits.map(\.limit) == [50, 100])
    #expect(limits.map(\.unit) == ["characters of a URL", "bytes"])
    var changed = SimplificationReport()
    changed.pinned = 7
    let report = changed
    #expect(limits[1].measure(Self.document, { report }) == 1007)
    #expect(
      limits[0].measure(Self.document, { report })
        == PolylineURL.length(of: Self.document, precision: 5))
    step.polylinePrecision = 6
    let fine = step.limits { _, _ in 0 }[0]
    #expect(
      fine.measure(Self.document, { report }) == PolylineURL.length(of: Self.document, precision: 6)
    )
  }

  @Test(arguments: 21..<120)
  func addressesAreNeverTooLong(_ length: Int) throws {
    var pipeline = Pipeline()
    var step = try step()
    step.maxURL = length
    pipeline.simplification = step
    var document = Self.document
    let refusal = pipeline.run(&document).refusal
    #expect(refusal == nil)
    let found = PolylineURL.length(of: document, precision: 5)
    #expect(found <= length)
    // One more vertex has 12 characters at most here, a third of them escaped.
    #expect(found == PolylineURL.length(of: Self.document, precision: 5) || found > length - 20)
  }

  @Test(
    arguments: [
      (
        SimplificationError.budgetTooSmall(limit: 1, unit: "vertices", least: 2),
        "what must stay comes to 2 vertices, more than the budget of 1"
      ),
      (
        .budgetTooSmall(limit: 10, unit: "bytes", least: 20, untouchedAreas: 1),
        "more than the budget of 10; 1 area stays as it came, because it is no valid one"
      ),
      (
        .budgetTooSmall(limit: 10, unit: "bytes", least: 20, untouchedAreas: 3),
        "more than the budget of 10; 3 areas stay as they came, because they are no valid ones"
      ),
      (
        .unrankedMethod("radial"),
        "radial has no order among vertices to meet a budget by"
      ),
      (.fences(.dwellWithoutTimes(source: .track, number: 2, fence: "a")), "track 2 has no times"),
      (.planarGeometry("out of order"), "rings cannot be judged: out of order"),
    ])
  func refusalsAreSentences(_ error: SimplificationError, _ words: String) throws {
    let refusal = try step().refusal(error)
    #expect(refusal.contains(words) && !refusal.hasSuffix("."))
  }

  @Test func recordsAreOfTheStep() throws {
    var step = try step()
    step.pins = ["stops"]
    var report = SimplificationReport()
    report.pinned = 3
    let record = step.done(report)
    #expect(record.report == report && record.step.pins == ["stops"])
  }
}
