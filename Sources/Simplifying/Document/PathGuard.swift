import Geofencing
import TrackProcessing
import Tracks

/// Brings vertices back until fences see of tracks and routes what they saw before, and nothing comes
/// into what is to be avoided or out of what it was kept in.
struct PathGuard {
  private let keeper: VerdictKeeper?
  private let avoidance: [FenceAvoidance]

  init(_ plan: SimplificationPlan) {
    keeper = plan.verdicts.map { VerdictKeeper($0, timeTolerance: plan.verdictTimes) }
    avoidance =
      (plan.avoided.map { FenceAvoidance($0) }
      + plan.confining.map { FenceAvoidance($0, keeping: .inside) })
      .filter { !$0.fences.fences.isEmpty }
  }

  /// Brings vertices of lines back.
  ///
  /// - Parameters:
  ///   - lines: The lines of the document.
  ///   - retained: For each the indices of its vertices that stay.
  /// - Returns: How many came back.
  /// - Throws: `SimplificationError.fences` when the fences cannot watch a path.
  func mend(
    _ lines: DocumentLines, _ retained: inout [[Int]]
  ) throws(SimplificationError) -> Int {
    var count = keepOut(lines.lines, &retained)
    guard let keeper else { return count }
    var strays = 0
    repeat {
      var more = 0
      for path in lines.paths {
        let kept: [[Int]]
        do throws(FenceMonitorError) {
          kept = try keeper.keepingVerdicts(
            of: lines.lines[path.lines].map(\.segment), retained: Array(retained[path.lines]),
            as: path.source, number: path.number
          ).retained
        } catch { throw .fences(error) }
        for (n, indices) in zip(path.lines, kept) {
          more += indices.count - retained[n].count
          retained[n] = indices
        }
      }
      // By way of a vertex that has come back a line may stray again.
      strays = more > 0 ? keepOut(lines.lines, &retained) : 0
      count += more + strays
    } while strays > 0
    return count
  }

  /// Brings vertices of lines or borders back, each by itself, until none comes into what is to be
  /// avoided or leaves what it was kept in.
  ///
  /// - Parameter retained: For each line the indices of its vertices that stay.
  /// - Returns: How many came back.
  func keepOut(_ lines: [LineVertices], _ retained: inout [[Int]]) -> Int {
    if avoidance.isEmpty { return 0 }
    let segments = lines.map(\.segment)
    var count = 0
    var more = 0
    repeat {
      more = 0
      for avoidance in avoidance {
        let kept = avoidance.avoiding(in: segments, retained: retained)
        for n in kept.indices { more += kept[n].count - retained[n].count }
        retained = kept
      }
      count += more
      // One is enough for one set of fences; of several each may lead into another.
    } while more > 0 && avoidance.count > 1
    return count
  }
}
