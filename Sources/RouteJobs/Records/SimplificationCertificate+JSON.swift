import TrackProcessing

extension SimplificationCertificate {
  /// Writes the `certificate` of a step: meters, seconds and pixels, what is unknown as null.
  ///
  /// - Parameters:
  ///   - zoom: The zoom at which pixels are counted.
  ///   - place: Writes the members that say where a vertex of the original lines is.
  func write(
    to json: inout ReportJSON, zoom: Double, place: (inout ReportJSON, Extreme) -> Void
  ) {
    json.object { json in
      for (key, count) in [("vertices", vertices), ("kept", kept), ("removed", removed)] {
        json.key(key)
        json.integer(count)
      }
      json.key("maxDeviation")
      json.measure(maxDeviation)
      json.key("maxDeviationAt")
      if let deviation { json.object { place(&$0, deviation) } } else { json.null() }
      for (key, value) in [
        ("meanDeviation", meanDeviation), ("maxDeviationPixels", maxDeviationPixels(zoom: zoom)),
        ("pixelZoom", zoom), ("maxElevationError", maxElevationError),
        ("maxTimeError", maxTimeError), ("maxSynchronizedDistance", maxSynchronizedDistance),
      ] {
        json.key(key)
        json.measure(value)
      }
      for (key, change) in [
        ("distance", distance), ("ascent", ascent), ("recordedTime", recordedTime),
        ("duration", duration),
      ] {
        json.key(key)
        json.object { json in
          json.key("before")
          json.measure(change.before)
          json.key("after")
          json.measure(change.after)
        }
      }
    }
  }
}
