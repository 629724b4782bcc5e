import Geodesy
import Overlays
import Tracks

/// Short ways to make documents.
func segment(_ points: [(Double, Double)], elevations: [Double?] = []) -> Segment {
  var segment = Segment()
  for (i, point) in points.enumerated() {
    segment.append(
      Fix(
        coordinate: Coordinate(uncheckedLatitude: point.1, longitude: point.0),
        elevation: i < elevations.count ? elevations[i] : nil))
  }
  return segment
}

func details(id: String? = nil, _ properties: [(String, String)]? = nil) -> ItemDetails {
  var details = ItemDetails()
  details.id = id.map { JSONText(text: $0) }
  details.properties = properties.map { pairs in
    JSONMembers(pairs.map { JSONMembers.Member(key: $0.0, value: JSONText(text: $0.1)) })
  }
  return details
}

func scene(_ items: TrackDocument.Item...) -> (OverlayScene, SceneReport) {
  var document = TrackDocument()
  document.items = items
  return SceneBuilder.scene(of: document)
}

/// Longitude and latitude of every position, run by run.
func runs(_ shape: SceneShape) -> [[[Double]]] {
  var runs: [[[Double]]] = []
  shape.forEachSegment { run in
    runs.append(run.coordinates.map { [$0.longitude, $0.latitude] })
  }
  return runs
}
