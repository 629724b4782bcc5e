import Geodesy
import Tracks

extension Route {
  /// The vertices of a route's way: a point, or one of the places that shape the way behind it.
  private struct Vertex {
    var point: Int
    /// The number among the shaping points behind the point; nil for the point itself.
    var shaping: Int?
    var place: Coordinate
  }

  /// What a clip leaves of a route.
  struct Clipped {
    /// A route for each kept piece of the way.
    var routes: [Route] = []
    /// For each route, for each of its points the point that it was; nil for a new one.
    var origins: [[Int?]] = []
    /// How many points are new, those on the border.
    var borderCount = 0
    /// Whether all of the route is as it was.
    var isWhole = false
  }

  /// The kept pieces of the way, each a route with the words of the whole.
  ///
  /// A new point on the border has the values that the points at both ends of the leg have. A
  /// shaping point whose own point is not in its piece becomes a point without a name.
  func clipped(in region: ClipRegion, snapping: Bool) -> Clipped {
    var way: [Vertex] = []
    for (i, place) in points.coordinates.enumerated() {
      way.append(Vertex(point: i, place: place))
      guard i < shaping.count else { continue }
      for (k, place) in shaping[i].enumerated() {
        way.append(Vertex(point: i, shaping: k, place: place))
      }
    }
    let clip = PathClip(way.map(\.place), in: region, snapping: snapping)
    var result = Clipped()
    if clip.isWhole {
      result.routes = [self]
      result.origins = [points.indices.map { $0 }]
      result.isWhole = true
      return result
    }
    result.borderCount = clip.borderCount
    let path = self.path
    for piece in clip.pieces {
      var samples: [SegmentSample] = []
      var origins: [Int?] = []
      /// For each point of the piece the shaping points behind it, as numbers.
      var kept: [[Int]] = []
      for vertex in piece {
        let own = way[vertex.index]
        if !vertex.isBorder, let number = own.shaping, let last = origins.last, last == own.point {
          kept[kept.count - 1].append(number)
          continue
        }
        var sample = SegmentSample(fix: vertex.index, of: path)
        sample.fraction = vertex.fraction
        sample.coordinate = vertex.coordinate
        samples.append(sample)
        origins.append(vertex.isBorder || own.shaping != nil ? nil : own.point)
        kept.append([])
      }
      var route = Route(details: details, points: path.sampled(samples))
      let shapes = zip(origins, kept).map { origin, numbers in
        origin.map { point in numbers.map { shaping[point][$0] } } ?? []
      }
      if shapes.contains(where: { !$0.isEmpty }) { route.shaping = shapes }
      route.points.forgetShaping { index, number in
        guard let point = origins[index], point < shaping.count else { return false }
        return !kept[index].contains(number)
      }
      result.routes.append(route)
      result.origins.append(origins)
    }
    return result
  }
}

extension Segment {
  /// Takes shaping points out of the extensions of a route's points, where a GPX file keeps them.
  ///
  /// - Parameter isGone: Whether the shaping point of a number behind a point is gone.
  package mutating func forgetShaping(_ isGone: (_ point: Int, _ number: Int) -> Bool) {
    if !hasFixExtensions { return }
    updateDetails { details, index in
      guard let raw = details.extensions else { return }
      var number = -1
      let kept = raw.removing { element in
        guard element.localName == "rpt", element.coordinate != nil else { return false }
        number += 1
        return isGone(index, number)
      }
      if kept != raw { details.extensions = kept.text.isEmpty ? nil : kept }
    }
  }
}
