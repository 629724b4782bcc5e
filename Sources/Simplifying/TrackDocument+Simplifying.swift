import TrackProcessing
public import Tracks

extension TrackDocument {
  /// The document with fewer vertices: tracks, routes, rings and lines of other features are
  /// simplified, each segment by itself. Whatever stays keeps all its values. Circles and waypoints
  /// stay as they are; nothing is dropped as a whole.
  ///
  /// Rings stay valid, keep their holes inside, four positions and more, and borders that two share
  /// stay shared. Points of routes that carry words stay.
  ///
  /// - Parameter keepsIndices: Whether the report says which fixes stayed.
  /// - Throws: `SimplificationError.budgetTooSmall` when what must stay exceeds `maxPoints`,
  ///   `SimplificationError.fences` when the fences cannot watch the document,
  ///   `SimplificationError.unrankedMethod` for a budget of a method without an order among vertices,
  ///   `SimplificationError.planarGeometry` when GEOS cannot work.
  /// - Complexity: that of the method; with a budget some repetitions of all but the ranking.
  public func simplified(
    by plan: SimplificationPlan, keepsIndices: Bool = false
  ) throws(SimplificationError) -> (document: TrackDocument, report: SimplificationReport) {
    try simplified(by: plan, keepsIndices: keepsIndices, limits: [])
  }

  /// The same with budgets of what a document comes to when it is written.
  package func simplified(
    by plan: SimplificationPlan, keepsIndices: Bool, limits: [OutputLimit]
  ) throws(SimplificationError) -> (document: TrackDocument, report: SimplificationReport) {
    let method = plan.simplification.method
    if !limits.isEmpty || plan.maxPoints != nil, !method.isRanking {
      throw .unrankedMethod(method.name)
    }
    let simplification = try DocumentSimplification(self, by: plan)
    var budgets = limits.map { limit in
      Budget<DocumentSimplification.Candidate>(limit: limit.limit, unit: limit.unit) { candidate in
        limit.measure(candidate.document) { simplification.certified(candidate) }
      }
    }
    if let maxPoints = plan.maxPoints {
      budgets.insert(
        Budget(limit: maxPoints, unit: "vertices") { $0.report.vertices.after }, at: 0)
    }
    let best = try simplification.best(within: budgets, keepsIndices: keepsIndices)
    return (best.document, simplification.certified(best))
  }
}

/// What a document may come to when it is written.
package struct OutputLimit {
  /// The greatest size.
  package var limit: Int
  /// What is counted: `bytes`.
  package var unit: String
  /// The size of a simplified document; the report takes long, so it is there on demand.
  package var measure: (TrackDocument, () -> SimplificationReport) -> Int

  /// Makes a limit.
  package init(
    _ limit: Int, unit: String,
    measure: @escaping (TrackDocument, () -> SimplificationReport) -> Int
  ) {
    self.limit = limit
    self.unit = unit
    self.measure = measure
  }
}
