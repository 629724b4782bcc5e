import Geodesy
import TrackProcessing
import Tracks

extension DocumentRecord {
  /// Writes the members `document` through `waypoints` of a report's entry.
  func writeMembers(to json: inout ReportJSON, _ options: SummaryOptions) {
    json.key("document")
    json.object { json in
      for (key, count) in [
        ("tracks", tracks.count), ("routes", routes.count), ("waypoints", waypoints.count),
        ("areas", areaCount), ("features", featureCount), ("locatedFeatures", locatedFeatureCount),
        ("points", pointCount), ("routePoints", routePointCount),
      ] {
        json.key(key)
        json.integer(count)
      }
      json.key("segments")
      json.array { json in for count in segmentCounts { json.integer(count) } }
    }
    writeBounds(to: &json)
    json.key("stats")
    stats.write(to: &json)
    json.key("methods")
    options.methods.write(to: &json, climbs: request.climbs)
    if let comparison { comparison.write(to: &json) }
    json.key("tracks")
    json.array { json in for track in tracks { track.write(to: &json) } }
    json.key("routes")
    json.array { json in for route in routes { route.write(to: &json, isNamed: true) } }
    json.key("waypoints")
    json.array { json in for place in waypoints { place.write(to: &json) } }
  }

  /// Writes what steps have made of a document: its tracks' fixes, bounds and statistics.
  func writeResult(to json: inout ReportJSON) {
    json.object { json in
      json.key("points")
      json.integer(pointCount)
      json.key("segments")
      json.array { json in for count in segmentCounts { json.integer(count) } }
      writeBounds(to: &json)
      json.key("stats")
      stats.write(to: &json)
    }
  }

  /// Writes the same members for a file that could not be read.
  static func writeUnknown(to json: inout ReportJSON) {
    for key in ["document", "bounds", "stats", "methods"] {
      json.key(key)
      json.null()
    }
    for key in ["tracks", "routes", "waypoints"] {
      json.key(key)
      json.array { _ in }
    }
  }

  private func writeBounds(to json: inout ReportJSON) {
    json.key("bounds")
    guard let bounds else {
      json.null()
      return
    }
    json.object { json in
      for (key, degrees) in [
        ("west", bounds.west), ("south", bounds.south), ("east", bounds.east),
        ("north", bounds.north),
      ] {
        json.key(key)
        json.number(degrees, decimals: 7)
      }
      json.key("crossesAntimeridian")
      json.boolean(bounds.crossesAntimeridian)
    }
  }
}

extension DocumentRecord.TrackLine {
  fileprivate func write(to json: inout ReportJSON) {
    json.object { json in
      json.key("name")
      json.string(name)
      json.key("type")
      json.string(type)
      json.key("stats")
      stats.write(to: &json)
      details?.write(to: &json)
      json.key("segments")
      json.array { json in for segment in segments { segment.write(to: &json, isNamed: false) } }
    }
  }
}

extension DocumentRecord.Line {
  fileprivate func write(to json: inout ReportJSON, isNamed: Bool) {
    json.object { json in
      if isNamed {
        json.key("name")
        json.string(name)
      }
      json.key("points")
      json.integer(points)
      json.key("stats")
      stats.write(to: &json)
      details?.write(to: &json)
    }
  }
}

extension DocumentRecord.Place {
  fileprivate func write(to json: inout ReportJSON) {
    json.object { json in
      json.key("name")
      json.string(name)
      json.key("latitude")
      json.number(coordinate.latitude, decimals: 7)
      json.key("longitude")
      json.number(coordinate.longitude, decimals: 7)
      json.key("elevation")
      json.measure(elevation)
      json.key("time")
      json.time(time)
      json.key("description")
      json.string(description)
      json.key("symbol")
      json.string(symbol)
    }
  }
}
