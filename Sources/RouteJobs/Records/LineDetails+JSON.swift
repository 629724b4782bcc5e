import Geodesy
import TrackProcessing
import Tracks

extension LineDetails {
  /// Writes the members `splits` and `climbs` where they were asked for.
  func write(to json: inout ReportJSON) {
    if let splits {
      json.key("splits")
      if let splits {
        json.array { json in for split in splits { split.write(to: &json) } }
      } else {
        json.null()
      }
    }
    if let climbs {
      json.key("climbs")
      if let climbs {
        json.array { json in for climb in climbs { climb.write(to: &json) } }
      } else {
        json.null()
      }
    }
  }
}

extension Split {
  fileprivate func write(to json: inout ReportJSON) {
    json.object { json in
      json.key("index")
      json.integer(index)
      json.key("partial")
      json.boolean(isPartial)
      for (key, value) in [
        ("startDistance", startDistance), ("distance", distance), ("duration", duration),
        ("movingTime", movingTime), ("averageSpeed", averageSpeed), ("movingSpeed", movingSpeed),
        ("ascent", ascent), ("descent", descent), ("averageHeartRate", heartRate),
      ] as [(String, Double?)] {
        json.key(key)
        json.measure(value)
      }
    }
  }
}

extension Climb {
  fileprivate func write(to json: inout ReportJSON) {
    json.object { json in
      for (key, value) in [
        ("startDistance", startDistance), ("length", length), ("gain", gain),
        ("averageGrade", averageGrade), ("maxGrade", maxGrade), ("duration", duration),
      ] as [(String, Double?)] {
        json.key(key)
        json.measure(value)
      }
      json.key("start")
      start.write(to: &json)
      json.key("end")
      end.write(to: &json)
    }
  }
}

extension Climb.End {
  fileprivate func write(to json: inout ReportJSON) {
    json.object { json in
      json.key("latitude")
      json.number(coordinate.latitude, decimals: 7)
      json.key("longitude")
      json.number(coordinate.longitude, decimals: 7)
      json.key("elevation")
      json.measure(elevation)
      json.key("time")
      json.time(time)
    }
  }
}

extension MethodComparison {
  /// Writes the member `comparison`.
  func write(to json: inout ReportJSON) {
    json.key("comparison")
    json.array { json in
      for row in rows {
        json.object { json in
          json.key("quantity")
          json.string(row.quantity.rawValue)
          json.key("method")
          json.string(row.method)
          json.key("used")
          json.boolean(row.isUsed)
          json.key("value")
          json.measure(row.value)
          json.key("difference")
          json.measure(row.difference)
          json.key("countsLike")
          json.string(row.countsLike)
        }
      }
    }
  }
}
