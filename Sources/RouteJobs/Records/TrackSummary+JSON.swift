import TrackProcessing

extension TrackSummary {
  /// Writes the `stats` of a report: what is unknown is null.
  func write(to json: inout ReportJSON) {
    json.object { json in
      for (key, value) in [
        ("distance", distance), ("distance3D", distance3D), ("duration", duration),
        ("recordedTime", recordedTime), ("movingTime", movingTime), ("stoppedTime", stoppedTime),
        ("averageSpeed", averageSpeed), ("movingSpeed", movingSpeed), ("maxSpeed", maxSpeed),
        ("ascent", ascent), ("descent", descent), ("minElevation", minElevation),
        ("maxElevation", maxElevation),
      ] as [(String, Double?)] {
        json.key(key)
        json.measure(value)
      }
      json.key("start")
      json.time(start)
      json.key("end")
      json.time(end)
    }
  }
}

extension SummaryMethods {
  /// Writes the `methods` of a report.
  func write(to json: inout ReportJSON) {
    json.object { json in
      json.key("ascent")
      json.string(ascent)
      json.key("movingTime")
      json.string(movingTime)
      json.key("maxSpeed")
      json.string(maxSpeed)
    }
  }
}
