import Geodesy
import Geofencing
import TrackProcessing
import Tracks

/// A document on its way through simplification: its lines and the arcs of its rings, how much each of
/// their vertices matters, and what becomes of them.
struct DocumentSimplification {
  private let document: TrackDocument
  private let plan: SimplificationPlan
  private let lines: DocumentLines
  private let rings: DocumentRings
  private let paths: PathGuard
  /// The lines, and behind them the arcs of rings.
  private let all: [LineVertices]

  /// A simplified document, and what was done. Its certificate takes long: see `certified(_:)`.
  struct Candidate {
    var document: TrackDocument
    var report: SimplificationReport
    /// For each line, and behind them for each arc, the indices that stayed.
    fileprivate var retained: [[Int]]
  }

  /// - Throws: `SimplificationError.planarGeometry`.
  init(
    _ document: TrackDocument, by plan: SimplificationPlan
  ) throws(SimplificationError) {
    self.document = document
    self.plan = plan
    paths = PathGuard(plan)
    lines = DocumentLines(document, plan.pins)
    rings = try DocumentRings(document)
    all = lines.lines + rings.arcs
  }

  /// The document within the limit and the budgets.
  ///
  /// - Throws: as `TrackDocument.simplified(by:)`.
  func best(
    within budgets: [Budget<Candidate>], keepsIndices: Bool
  ) throws(SimplificationError) -> Candidate {
    let simplification = plan.simplification
    if budgets.isEmpty {
      return try candidate(
        all.map { simplification.retainedIndices(of: $0) }, holdsLimit: true,
        keepsIndices: keepsIndices)
    }
    let order = VertexOrder(all, simplification)
    let pinned = all.reduce(0) { $0 + min($1.pins.count, $1.count) }
    let points = plan.maxPoints.map { $0 - pinned }
    var untouched = 0
    do throws(SimplificationError) {
      return try BudgetSearch.best(
        upTo: order.count, guess: points, budgets: budgets
      ) { (count) throws(SimplificationError) in
        // Where a budget takes more than the limit does, the limit cannot hold.
        let made = try candidate(
          order.retained(count), holdsLimit: count == order.count, keepsIndices: keepsIndices)
        untouched = made.report.rings.untouched.count
        return made
      }
    } catch .budgetTooSmall(let limit, let unit, let least, _) {
      throw .budgetTooSmall(limit: limit, unit: unit, least: least, untouchedAreas: untouched)
    }
  }

  /// What becomes of the document when some vertices stay, and those beside them that must.
  ///
  /// - Parameter holdsLimit: Whether the limit must still hold when vertices have come back: what was
  ///   near an edge may be far from the two that have taken its place.
  private func candidate(
    _ retained: [[Int]], holdsLimit: Bool, keepsIndices: Bool
  ) throws(SimplificationError) -> Candidate {
    let count = lines.lines.count
    var report = SimplificationReport()
    report.pinned = lines.pinnedCount
    var kept = Array(retained[..<count])
    var isIncomplete = false
    var isFar = false
    repeat {
      report.verdictVertices += try paths.mend(lines, &kept)
      isIncomplete = lines.completeRoutes(&kept)
      isFar = holdsLimit && holdLimit(of: lines.lines, &kept, before: retained[..<count])
    } while isIncomplete || isFar
    var arcs = Array(retained[count...])
    var strays = paths.keepOut(rings.arcs, &arcs)
    repeat {
      report.verdictVertices += strays
      (arcs, report.rings) = try rings.repaired(arcs, after: report.rings)
      strays = paths.keepOut(rings.arcs, &arcs)
      isFar = holdsLimit && holdLimit(of: rings.arcs, &arcs, before: retained[count...])
    } while strays > 0 || isFar
    report.untouchedNames = report.rings.untouched.map { rings.name(ofArea: $0.area, in: document) }
    var result = lines.applied(kept, to: document)
    rings.apply(arcs, to: &result)
    report.count(document, result)
    report.itemsWithLostArrays = result.forgetArrays(changedFrom: document)
    if plan.simplification.method == .tdTR {
      report.untimedLines = lines.lines.count { $0.count > 2 && $0.hasTooFewTimes }
    }
    report.droppedWords = lines.wordedCount - lines.wordedCount(keeping: kept)
    if keepsIndices { report.keptIndices = lines.segmentIndices(kept) }
    return Candidate(document: result, report: report, retained: kept + arcs)
  }

  /// The report of a candidate, with how far it is from the original.
  ///
  /// - Complexity: O(number of vertices before), some 30 ns each.
  func certified(_ candidate: Candidate) -> SimplificationReport {
    var report = candidate.report
    for (line, indices) in zip(all, candidate.retained) {
      report.certificate.add(line.segment, keeping: indices)
    }
    report.certificate.count(vertices: report.vertices.before, kept: report.vertices.after)
    report.linePlaces = lines.places + rings.arcs.map { _ in .border }
    return report
  }

  /// Brings vertices back until the limit holds again on lines to which others have come back.
  ///
  /// - Returns: Whether there were any.
  private func holdLimit(
    of lines: [LineVertices], _ retained: inout [[Int]], before: ArraySlice<[Int]>
  ) -> Bool {
    switch plan.simplification.limit {
    case .distance, .pixels: break
    case .area, .none: return false
    }
    var isChanged = false
    for (n, old) in before.enumerated() where retained[n].count != old.count {
      let line = LineVertices(lines[n].segment, pins: retained[n])
      let all = plan.simplification.retainedIndices(of: line)
      if all.count == retained[n].count { continue }
      retained[n] = all
      isChanged = true
    }
    return isChanged
  }
}
