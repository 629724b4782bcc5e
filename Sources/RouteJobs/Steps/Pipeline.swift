package import Geofencing
import Simplifying
package import TrackFormats
package import TrackProcessing
package import Tracks

/// What is done with a document between reading and writing, in the order of the contract.
/// Nothing unless asked for.
package struct Pipeline: Sendable {
  /// The rules that clean it, nil for none.
  package var cleaning: CleaningPlan?
  /// The parts of it that stay, in order.
  package var clips: [ClipStep] = []
  /// The zones of which nothing may be told, nil for none.
  package var privacy: PrivacyStep?
  /// How it is simplified, nil for not at all.
  package var simplification: SimplificationStep?
  /// The fences that are drawn with it, and the events at them, nil for none.
  package var drawing: FenceDrawing?
  /// Whether records say which fixes were kept.
  package var keepsIndices = false
  /// Whether records say what was done to each fix, and why.
  package var keepsChanges = false

  /// Makes a pipeline that does nothing.
  package init() {}

  /// What is to be said where no input lies in a privacy zone: zones that hide nothing are mostly
  /// zones that somebody has mistyped, and then everything is published.
  package static let untouchedZones = Finding(
    .noData, at: nil,
    "no input lies in the privacy zone(s): are latitude and longitude in order?")
  /// Whether a document in no privacy zone is a finding; of many files some are in none.
  package var notesUntouchedZones = true

  /// Whether no step is asked for.
  package var isEmpty: Bool {
    cleaning == nil && clips.isEmpty && privacy == nil && simplification == nil
  }

  /// What the steps did.
  package struct Outcome: Sendable {
    /// A record for each step, in order.
    package var steps: [StepRecord] = []
    /// What must be said about them: a track that lost all its fixes is a finding, and so are
    /// segments of which one fix is left, and what was refused.
    package var findings: [Finding] = []
    /// What was lost beyond what was asked for, in words for loss lines.
    package var losses: [String] = []
    /// Why the document must not be written, nil when it may.
    package var refusal: String?
  }

  /// Does all steps.
  ///
  /// - Parameter byteCount: How long the output would be of a document that so many steps were done
  ///   to; nil where nobody has limited it. What is drawn is in the document then.
  package func run(
    _ document: inout TrackDocument,
    byteCount: ((TrackDocument, () -> [StepRecord]) -> Int)? = nil
  ) -> Outcome {
    var outcome = Outcome()
    var origins = KnownOrigins()
    let input = document
    if let cleaning { clean(&document, by: cleaning, &outcome, &origins) }
    for clip in clips {
      let (kept, report) = document.kept(
        clip.side, of: clip.fences, boundary: clip.boundary, keepsIndices: keepsIndices)
      document = kept
      add(.clip(side: clip.side, record(report, &origins)), report.losses, to: &outcome)
      noteLostTracks(report, of: "--keep-\(clip.side.rawValue)", &outcome)
    }
    if let privacy {
      let (hidden, report) = document.hiding(
        privacy.zones, keepsNames: privacy.keepsNames, keepsIndices: keepsIndices)
      document = hidden
      add(.privacy(record(report.clipping, &origins), report), report.losses, to: &outcome)
      noteLostTracks(report.clipping, of: "--privacy", &outcome)
      if notesUntouchedZones && report.clipping.isUnchanged {
        outcome.findings.append(Self.untouchedZones)
      }
    }
    if outcome.steps.contains(where: \.madeFixes) {
      ComputedFixes.round(in: &document, before: input)
    }
    if let simplification {
      simplify(&document, simplification, byteCount, &outcome, &origins)
      if outcome.refusal != nil { return outcome }
    }
    if let drawing {
      do throws(FenceMonitorError) { try drawing.draw(on: &document) } catch {
        outcome.refusal = error.message
      }
    }
    // Last of all: what was drawn may tell of a zone too.
    outcome.refusal = outcome.refusal ?? privacy?.refusal(of: document)
    return outcome
  }

  private func clean(
    _ document: inout TrackDocument, by plan: CleaningPlan, _ outcome: inout Outcome,
    _ origins: inout KnownOrigins
  ) {
    let before = document.tracks
    let (cleaned, report) = document.cleaned(
      by: plan, keepsChanges: keepsChanges, keepsIndices: keepsIndices)
    document = cleaned
    outcome.steps += report.steps.map { .cleaning($0) }
    if keepsIndices { origins.follow(report.origins, segmentCount: before.segmentCount) }
    var log = FindingLog()
    for (i, track) in before.enumerated() where report.emptiedTracks.contains(i) {
      let count = track.segments.reduce(0) { $0 + $1.count }
      let name = track.details.text.name.map { " '\($0)'" } ?? ""
      log.add(
        Finding(
          .noData, at: nil,
          "cleaning left none of the \(count) \(count == 1 ? "fix" : "fixes") of track "
            + "\(i + 1)\(name)"))
    }
    for step in report.steps {
      for words in step.refusals {
        log.add(Finding(.limitExceeded, at: nil, "\(step.rule): \(words)"))
      }
    }
    if report.loneFixes > 0 {
      log.add(
        Finding(
          .singleFixSegment, at: nil, "cleaning left one fix of a segment",
          count: report.loneFixes))
    }
    outcome.findings += log.findings
  }

  private func simplify(
    _ document: inout TrackDocument, _ step: SimplificationStep,
    _ byteCount: ((TrackDocument, () -> [StepRecord]) -> Int)?, _ outcome: inout Outcome,
    _ origins: inout KnownOrigins
  ) {
    var step = step
    step.plan.avoided = clips.filter { $0.side == .outside }.map(\.fences)
    step.plan.confining = clips.filter { $0.side == .inside }.map(\.fences)
    if let privacy { step.plan.avoided.append(privacy.zones.fences) }
    let before = outcome.steps
    let limits = step.limits { (document, report) in
      guard let byteCount else { return 0 }
      var drawn = document
      // What cannot be drawn is refused below.
      if let drawing { try? drawing.draw(on: &drawn) }
      return byteCount(drawn) { before + [.simplify(step.done(report()))] }
    }
    do throws(SimplificationError) {
      var (simplified, report) = try document.simplified(
        by: step.plan, keepsIndices: keepsIndices, limits: limits)
      document = simplified
      if keepsIndices { report.keptIndices = origins.compose(report.keptIndices) }
      let record = step.done(report)
      add(.simplify(record), record.losses, to: &outcome)
      outcome.findings += record.findings
    } catch { outcome.refusal = step.refusal(error) }
  }

  private func add(_ step: StepRecord, _ losses: [String], to outcome: inout Outcome) {
    outcome.steps.append(step)
    for loss in losses where !outcome.losses.contains(loss) { outcome.losses.append(loss) }
  }

  /// A clip of which nothing is left of a track says so; that some is gone is what was asked for.
  private func noteLostTracks(
    _ report: ClippingReport, of option: String, _ outcome: inout Outcome
  ) {
    if report.tracks.before > 0, report.tracks.after == 0 {
      outcome.findings.append(
        Finding(.noData, at: nil, "\(option) left nothing of any track"))
    }
  }

  private func record(_ report: ClippingReport, _ origins: inout KnownOrigins) -> ClippingReport {
    var report = report
    if keepsIndices { report.keptIndices = origins.compose(report.keptIndices) }
    return report
  }
}

/// One clip of a pipeline.
package struct ClipStep: Sendable {
  /// What is kept.
  package var side: ClipSide
  /// The fences.
  package var fences: FenceSet
  /// Where their border belongs.
  package var boundary: BoundaryRule

  /// Makes a step.
  package init(_ side: ClipSide, of fences: FenceSet, boundary: BoundaryRule = .inclusive) {
    self.side = side
    self.fences = fences
    self.boundary = boundary
  }
}

/// The privacy zones of a pipeline.
package struct PrivacyStep: Sendable {
  /// The zones.
  package var zones: PrivacyZones
  /// Whether names of what was cut stay.
  package var keepsNames: Bool

  /// Makes a step.
  package init(_ zones: PrivacyZones, keepsNames: Bool = false) {
    self.zones = zones
    self.keepsNames = keepsNames
  }

  /// Why a document must not be written, nil when nothing in it tells of a zone.
  package func refusal(of document: TrackDocument) -> String? {
    let leaks = document.leaks(from: zones, limit: 3)
    if leaks.isEmpty { return nil }
    let places = leaks.map { "\($0.place) (\($0.kind.rawValue))" }.joined(separator: ", ")
    return "the privacy audit still finds something of a zone: \(places)"
  }
}

/// Where the fixes of a document that steps have changed stand in the input.
private struct KnownOrigins {
  /// For each segment at present; nil while they are the input's own.
  private var origins: [SegmentOrigin]?
  private var segmentCount: Int?
  private var isLost = false

  /// Takes the origins that a step knows of each segment that it left.
  mutating func follow(_ origins: [SegmentOrigin]?, segmentCount: Int) {
    self.origins = origins
    self.segmentCount = segmentCount
    isLost = origins == nil
  }

  /// What was kept of the segments at present, in the numbers of the input. After a cut it is not
  /// known any more which segment is a piece of which: the next one gives nil.
  mutating func compose(_ kept: [[Int]]?) -> [[Int]]? {
    defer { isLost = true }
    guard !isLost, let kept else { return nil }
    guard let origins, let segmentCount else { return kept }
    var result = Array(repeating: [Int](), count: segmentCount)
    for (origin, indices) in zip(origins, kept) {
      result[origin.segment] += indices.compactMap { origin.indices[$0] }
    }
    return result
  }
}

extension [Track] {
  fileprivate var segmentCount: Int { reduce(0) { $0 + $1.segments.count } }
}
