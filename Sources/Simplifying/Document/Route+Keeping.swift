import Geofencing
import Tracks

extension Route {
  /// The number of each vertex of the way: its point, and which of the shaping points behind it, nil
  /// for the point itself.
  private var vertices: [(point: Int, shaping: Int?)] {
    var vertices: [(point: Int, shaping: Int?)] = []
    for point in points.indices {
      vertices.append((point, nil))
      if point < shaping.count {
        for k in shaping[point].indices { vertices.append((point, k)) }
      }
    }
    return vertices
  }

  /// The indices of the points' own vertices among those of the way.
  var pointVertices: [Int] {
    vertices.enumerated().compactMap { $1.shaping == nil ? $0 : nil }
  }

  /// The route with only some vertices of its way.
  ///
  /// A point whose shaping points stay in part stays too: they have no place without it.
  ///
  /// - Parameter indices: Ascending indices into `path`.
  func keeping(wayPoints indices: [Int]) -> Route {
    var route = self
    guard isShaped else {
      route.points = points.keeping(indices)
      return route
    }
    let vertices = self.vertices
    var isKept = Array(repeating: false, count: points.count)
    var places = Array(repeating: Set<Int>(), count: points.count)
    for index in indices {
      let vertex = vertices[index]
      isKept[vertex.point] = true
      if let number = vertex.shaping { places[vertex.point].insert(number) }
    }
    let kept = points.indices.filter { isKept[$0] }
    route.points = points.keeping(kept)
    route.shaping = kept.map { point in
      point < shaping.count
        ? shaping[point].enumerated().filter { places[point].contains($0.offset) }.map(\.element)
        : []
    }
    route.points.forgetShaping { index, number in !places[kept[index]].contains(number) }
    return route
  }
}
