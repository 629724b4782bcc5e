import Geofencing
package import Simplifying
import Tracks

/// The simplification of a pipeline.
package struct SimplificationStep: Sendable {
  /// How documents are simplified.
  package var plan: SimplificationPlan
  /// The words for the kinds of pins in the plan.
  package var pins: [String] = []
  /// The greatest number of bytes of an output, nil for any.
  package var maxBytes: Int?
  /// The greatest number of characters of all lines as percent-encoded polylines, nil for any.
  package var maxURL: Int?
  /// Decimals of these polylines, 5 or 6.
  package var polylinePrecision = 5
  /// The zoom, counted in 512-pixel tiles, at which deviations are said in pixels.
  package var pixelZoom = 14.0

  /// What must not come of it.
  package var conditions: [FailIfText] = []
  /// Whether records say which fixes stayed.
  package var keepsIndices = false

  /// Makes a step.
  package init(_ plan: SimplificationPlan) { self.plan = plan }

  /// What was done.
  func done(_ report: SimplificationReport) -> SimplificationRecord {
    SimplificationRecord(step: self, report: report)
  }

  /// The budgets beside the number of points.
  func limits(
    byteCount: @escaping (TrackDocument, () -> SimplificationReport) -> Int
  ) -> [OutputLimit] {
    var limits: [OutputLimit] = []
    if let maxURL {
      limits.append(
        OutputLimit(maxURL, unit: "characters of a URL") { document, _ in
          PolylineURL.length(of: document, precision: polylinePrecision)
        })
    }
    if let maxBytes { limits.append(OutputLimit(maxBytes, unit: "bytes", measure: byteCount)) }
    return limits
  }

  /// Why the document must not be written, a sentence without its end.
  func refusal(_ error: SimplificationError) -> String {
    switch error {
    case .budgetTooSmall(let limit, let unit, let least, let untouched):
      "what must stay comes to \(least) \(unit), more than the budget of \(limit)"
        + (untouched == 0
          ? ""
          : untouched == 1
            ? "; 1 area stays as it came, because it is no valid one"
            : "; \(untouched) areas stay as they came, because they are no valid ones")
    case .unrankedMethod(let method): "\(method) has no order among vertices to meet a budget by"
    case .fences(let error): error.message
    case .planarGeometry(let words): "rings cannot be judged: \(words)"
    }
  }
}
