import TrackProcessing
import Tracks

extension TrackSummary {
  /// The numbers with their keys, in the order of reports: seconds, meters, meters per second.
  var measures: [(key: String, value: Double?)] {
    [
      ("distance", distance), ("distance3D", distance3D), ("duration", duration),
      ("recordedTime", recordedTime), ("movingTime", movingTime), ("stoppedTime", stoppedTime),
      ("averageSpeed", averageSpeed), ("movingSpeed", movingSpeed), ("maxSpeed", maxSpeed),
      ("ascent", ascent), ("descent", descent), ("minElevation", minElevation),
      ("maxElevation", maxElevation),
    ]
  }

  /// Writes the `stats` of a report: what is unknown is null.
  func write(to json: inout ReportJSON) {
    json.object { json in
      for (key, value) in measures {
        json.key(key)
        json.measure(value)
      }
      json.key("start")
      json.time(start)
      json.key("end")
      json.time(end)
      for channel in ChannelSummary.channels {
        json.key(channel.key)
        if let summary = channels[channel] { summary.write(to: &json) } else { json.null() }
      }
    }
  }
}

extension ChannelSummary {
  /// Writes what a channel was like, in its unit.
  fileprivate func write(to json: inout ReportJSON) {
    json.object { json in
      json.key("minimum")
      json.measure(minimum)
      json.key("maximum")
      json.measure(maximum)
      json.key("average")
      json.measure(average)
      json.key("fixes")
      json.integer(fixes)
    }
  }
}

extension SummaryMethods {
  /// Writes the `methods` of a report.
  ///
  /// - Parameter climbs: How climbs are found, where they were asked for.
  func write(to json: inout ReportJSON, climbs: ClimbOptions? = nil) {
    json.object { json in
      json.key("ascent")
      json.string(ascent)
      json.key("movingTime")
      json.string(movingTime)
      json.key("maxSpeed")
      json.string(maxSpeed)
      json.key("channels")
      json.string(channels)
      if let climbs {
        json.key("climbs")
        json.string(climbs.method)
      }
    }
  }
}
