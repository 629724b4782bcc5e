import Geodesy
import Geofencing
import TextWriting

extension EventFormat {
  /// One JSON document: `{"events":[…]}`, an event on each line.
  public static let json = EventFormat(name: "json", title: "one JSON document") { events, out in
    out.write("{\"events\":[")
    for (i, record) in events.enumerated() {
      out.write(i == 0 ? "\n" : ",\n")
      var json = JSONWriter()
      record.writeObject(&json, &out)
    }
    out.write(events.isEmpty ? "]}\n" : "\n]}\n")
  }

  /// A JSON object on each line.
  public static let ndjson = EventFormat(
    name: "ndjson", title: "a JSON object on each line"
  ) { events, out in
    for record in events {
      var json = JSONWriter()
      record.writeObject(&json, &out)
      out.write("\n")
    }
  }

  /// GeoJSON (RFC 7946): a Point feature for each event, everything else in its properties.
  public static let geojson = EventFormat(
    name: "geojson", title: "GeoJSON points"
  ) { events, out in
    var json = JSONWriter()
    json.beginObject(&out)
    json.key("type", &out)
    json.string("FeatureCollection", &out)
    json.key("features", &out)
    json.beginArray(&out)
    for record in events {
      json.beginObject(&out)
      json.key("type", &out)
      json.string("Feature", &out)
      json.key("geometry", &out)
      json.beginObject(&out)
      json.key("type", &out)
      json.string("Point", &out)
      json.key("coordinates", &out)
      json.beginArray(&out)
      record.write(record.longitude, &json, &out)
      record.write(record.event.place.latitude, &json, &out)
      json.endArray(&out)
      json.endObject(&out)
      json.key("properties", &out)
      json.beginObject(&out)
      record.writeMembers(withPlace: false, &json, &out)
      json.endObject(&out)
      json.endObject(&out)
    }
    json.endArray(&out)
    json.endObject(&out)
    out.write("\n")
  }
}

extension EventRecord {
  /// The longitude in -180 through 180.
  var longitude: Double {
    let longitude = event.place.longitude
    return abs(longitude) <= 180 ? longitude : Antimeridian.wrapped(longitude)
  }

  /// Writes degrees: of a fix as they are, of a place between two fixes rounded.
  fileprivate func write(
    _ degrees: Double, _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    if event.isInterpolated {
      json.number(degrees, decimals: 7, &out)
    } else {
      json.number(degrees, &out)
    }
  }

  /// Writes the event as an object. Keys are a contract.
  func writeObject(_ json: inout JSONWriter, _ out: inout ByteWriter) {
    json.beginObject(&out)
    writeMembers(withPlace: true, &json, &out)
    json.endObject(&out)
  }

  fileprivate func writeMembers(
    withPlace: Bool, _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    json.key("path", &out)
    json.string(path, &out)
    json.key("kind", &out)
    json.string(event.source.rawValue, &out)
    json.key("track", &out)
    json.integer(event.track, &out)
    json.key("segment", &out)
    json.integer(event.segment, &out)
    json.key("fix", &out)
    json.integer(event.fix, &out)
    json.key("line", &out)
    json.optional(event.line, &out)
    json.key("fence", &out)
    json.string(event.fence, &out)
    json.key("event", &out)
    json.string(event.event.rawValue, &out)
    json.key("time", &out)
    json.optional(event.time.map(ReportWords.time), &out)
    if withPlace {
      json.key("latitude", &out)
      write(event.place.latitude, &json, &out)
      json.key("longitude", &out)
      write(longitude, &json, &out)
    }
    json.key("interpolated", &out)
    json.bool(event.isInterpolated, &out)
    json.key("cross", &out)
    json.bool(event.isCross, &out)
    json.key("gap", &out)
    json.bool(event.isGap, &out)
    json.key("confidence", &out)
    if let confidence = event.confidence {
      json.number(confidence, decimals: 3, &out)
    } else {
      json.null(&out)
    }
  }
}
