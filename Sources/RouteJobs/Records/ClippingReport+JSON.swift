import Geofencing

extension ClippingReport {
  /// `keep-inside removed 30 of 812 fixes, made 2 on the border`; nil when nothing changed.
  func summary(_ step: String) -> String? {
    if isUnchanged { return nil }
    var parts: [String] = []
    if removedFixes > 0 { parts.append("removed \(removedFixes) of \(fixes.before) fixes") }
    if borderFixes > 0 { parts.append("made \(borderFixes) on the border") }
    if segments.before != segments.after {
      parts.append(
        "made \(segments.after) \(segments.after == 1 ? "segment" : "segments") of \(segments.before)"
      )
    }
    for (count, noun) in [
      (waypoints.lost, "waypoint"), (shapingPoints.lost, "shaping point"), (areas.lost, "area"),
      (features.lost, "feature"),
    ] where count > 0 {
      parts.append("removed \(count) \(noun)\(count == 1 ? "" : "s")")
    }
    if routePoints.before != routePoints.after || borderRoutePoints > 0 {
      let points = routePoints.after == 1 ? "route point" : "route points"
      parts.append("made \(routePoints.after) \(points) of \(routePoints.before)")
    }
    return "\(step) \(parts.joined(separator: ", "))"
  }

  /// Writes the members of its step.
  func writeMembers(to json: inout ReportJSON, isWhole: Bool) {
    for (key, count) in [
      ("before", fixes.before), ("after", fixes.after), ("removed", removedFixes),
      ("added", borderFixes), ("segmentsBefore", segments.before),
      ("segmentsAfter", segments.after), ("tracksRemoved", droppedTracks.count),
      ("waypointsRemoved", waypoints.lost), ("routePointsBefore", routePoints.before),
      ("routePointsAfter", routePoints.after), ("areasRemoved", areas.lost),
      ("featuresRemoved", features.lost),
    ] {
      json.key(key)
      json.integer(count)
    }
    guard isWhole, keepsIndices else { return }
    json.key("keptIndices")
    guard let keptIndices else { return json.null() }
    json.array { json in
      for segment in keptIndices {
        json.array { json in for index in segment { json.integer(index) } }
      }
    }
  }
}
