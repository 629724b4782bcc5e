public import Geofencing

/// Why a document cannot be simplified as it was asked for.
public enum SimplificationError: Error, Hashable, Sendable {
  /// The vertices that must stay are more than a budget allows: the budget, what it counts, what they
  /// come to, and how many areas are among them that stay as they came.
  case budgetTooSmall(limit: Int, unit: String, least: Int, untouchedAreas: Int = 0)
  /// A budget needs an order among vertices, which the method does not have.
  case unrankedMethod(String)
  /// The fences whose events are to stay cannot watch the document.
  case fences(FenceMonitorError)
  /// GEOS, which judges rings, cannot do its work: its own words.
  case planarGeometry(String)
}
