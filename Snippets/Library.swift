import Routelay

// A yacht sails east over the 180th meridian: two fixes, an hour apart.
let gpx = """
  <gpx version="1.1" creator="log" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
    <trkpt lat="-16.9" lon="179.95"><time>2026-03-02T12:00:00Z</time></trkpt>
    <trkpt lat="-16.8" lon="-179.95"><time>2026-03-02T13:00:00Z</time></trkpt>
  </trkseg></trk></gpx>
  """
let read = try TrackFormat.gpx.read(Array(gpx.utf8))  // or a ReadError with line and column
for track in read.document.tracks {
  let summary = TrackSummary(of: track)
  print("\(Int(summary.distance)) m in \(Int(summary.duration ?? 0)) s")
}
// What no fix is farther than 10 meters from, anywhere on earth.
let plan = SimplificationPlan(try Simplification(to: .distance(10.meters)))
let simple = try read.document.simplified(by: plan)
print("at most \(simple.report.certificate.maxDeviation) m off")

// No map client has to know that the line leaves the map on one side and returns on the other.
let overlay = try OutputFormat.overlay.bytes(of: OutputContents(document: read.document))
print(String(decoding: overlay.bytes, as: UTF8.self))
