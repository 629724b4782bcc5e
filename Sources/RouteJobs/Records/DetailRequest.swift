import TrackFormats
package import TrackProcessing
import Tracks

/// What a report of files tells beside their statistics. What is not asked for costs nothing.
package struct DetailRequest: Hashable, Sendable {
  /// How to divide each track and route, nil for not at all.
  package var splits: SplitRule?
  /// What counts as a climb, nil where climbs are not asked for.
  package var climbs: ClimbOptions?
  /// Whether to count the tracks by other methods too.
  package var comparesMethods = false

  /// Asks for nothing.
  package init() {}

  /// The details of a track or route; nil when none were asked for.
  ///
  /// - Parameters:
  ///   - name: What to call it in findings.
  ///   - findings: Takes what cannot be told.
  func details(
    of segments: [Segment], _ options: SummaryOptions, called name: String,
    _ findings: inout [Finding]
  ) -> LineDetails? {
    if splits == nil && climbs == nil { return nil }
    var details = LineDetails()
    if let splits {
      do throws(TooManySplits) {
        let parts = try TrackProfile(of: segments, options: options).splits(every: splits)
        details.splits = .some(parts)
      } catch {
        details.splits = .some(nil)
        findings.append(
          Finding(
            .limitExceeded, at: nil,
            "\(name) would have more than \(TooManySplits.limit) splits: ask for longer ones"))
      }
    }
    if let climbs {
      let hasElevations = segments.contains { $0.elevations.contains { !$0.isNaN } }
      details.climbs = .some(hasElevations ? Climb.climbs(of: segments, climbs) : nil)
    }
    return details
  }
}

/// What was asked for of one track or route.
package struct LineDetails: Sendable {
  /// The splits; the inner nil where they are not known, the outer where they were not asked for.
  package var splits: [Split]??
  /// The climbs; the inner nil where there are no elevations, the outer where they were not asked
  /// for.
  package var climbs: [Climb]??

  /// Makes empty details.
  package init() {}
}
