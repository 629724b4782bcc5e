import CLineKernels
import Geodesy

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A run of vertices laid flat, in which distances to edges are nearly those on the ground: what may
/// be far is found there, fast, and then measured exactly.
///
/// The vertices are seen from the center of curvature under their middle, so that geodesics are
/// nearly straight. How nearly, `errorBound` tells. Numbers may differ in their last digits from one
/// machine to another.
final class PlaneChart {
  /// The vertices as they lie, for as long as the chart is there.
  let plane: Plane

  /// The widest and highest box of vertices in degrees: up to 3 on both sides of the middle the series
  /// of the projection are exact.
  private static let size = (width: 6.0, height: 2.5)
  /// The greatest reach, some 190 km; then the error is some 0.2 % of a distance.
  private static let greatestReach = 0.03
  /// How many vertices a search finds at most.
  static let room = 4096

  /// Lays vertices flat; nil when they spread too far.
  ///
  /// - Complexity: O(*n*), some 3 ns for each vertex.
  init?(_ coordinates: UnsafeBufferPointer<Coordinate>, _ range: ClosedRange<Int>) {
    // A coordinate is two doubles, longitude and latitude, and nothing else.
    guard let vertices = coordinates.baseAddress.map({ $0 + range.lowerBound }) else { return nil }
    let numbers = UnsafeRawPointer(vertices).assumingMemoryBound(to: Double.self)
    var box = rl_box_sides()
    rl_box(numbers, range.count, Self.size.width, Self.size.height, &box)
    guard box.east - box.west <= Self.size.width, box.north - box.south <= Self.size.height
    else { return nil }
    var chart = Self.chart(
      latitude: (box.south + box.north) / 2,
      longitude: vertices[0].longitude + (box.west + box.east) / 2)
    // Four are read at once, so there is room for three more.
    let count = range.count
    let blocks = count / 64
    let groups = blocks / 64
    var memory = rl_plane(
      x: .allocate(capacity: count + 3), y: .allocate(capacity: count + 3),
      boxes: .allocate(capacity: 4 * blocks + 3), groups: .allocate(capacity: 4 * groups + 3),
      count: count, block_count: blocks, group_count: groups)
    let reach = rl_chart_project(numbers, &chart, &memory).squareRoot() * chart.inverse_radius
    plane = Plane(
      range: range, reach: reach, memory: memory, found: .allocate(capacity: Self.room))
    if reach > Self.greatestReach { return nil }
  }

  deinit {
    plane.memory.x.deallocate()
    plane.memory.y.deallocate()
    plane.memory.boxes.deallocate()
    plane.memory.groups.deallocate()
    plane.found.deallocate()
  }

  private static func chart(latitude: Double, longitude: Double) -> rl_chart {
    let e2 = EarthModel.eccentricitySquared
    let s = sin(latitude * (.pi / 180))
    let c = cos(latitude * (.pi / 180))
    let w2 = 1 - e2 * s * s
    let normal = EarthModel.equatorialRadius / w2.squareRoot()
    // The center lies as deep as the mean (Gaussian) radius of curvature.
    let radius = normal * ((1 - e2) / w2).squareRoot()
    return rl_chart(
      longitude: longitude, latitude: latitude, sine: s, cosine: c, normal: normal,
      axial: normal * c, polar: normal * (1 - e2) * s, e2: e2, e2_by_w2: e2 / w2,
      inverse_radius: 1 / radius)
  }

  /// The vertices of a chart as they lie. It does not keep the chart alive: copies cost nothing.
  struct Plane {
    /// The vertices that it holds.
    let range: ClosedRange<Int>
    /// The greatest angle at the earth's center between the middle and a vertex.
    let reach: Double
    fileprivate var memory: rl_plane
    fileprivate let found: UnsafeMutablePointer<Int32>

    /// An edge between two of the vertices.
    struct Edge {
      fileprivate var edge: rl_edge
      /// Meters in the plane.
      var length: Double { 2 * edge.half }
    }

    /// What a search has found.
    struct Found {
      /// The greatest distance in the plane, meters; less than the tolerance where nothing can be
      /// beyond it.
      var distance: Double
      /// By how much that may be wrong.
      var error: Double
      /// The indices of the vertices that may be the farthest, ascending, until the next search.
      var vertices: UnsafeBufferPointer<Int32>
      /// How many there are: more than `vertices` where these are more than `PlaneChart.room`.
      var count: Int
    }

    /// The edge between two of the vertices.
    func edge(from first: Int, to last: Int) -> Edge {
      let a = first - range.lowerBound
      let b = last - range.lowerBound
      let (x, y) = (memory.x, memory.y)
      let dx = x[b] - x[a]
      let dy = y[b] - y[a]
      let length = (dx * dx + dy * dy).squareRoot()
      return Edge(
        edge: rl_edge(
          x: (x[a] + x[b]) / 2, y: (y[a] + y[b]) / 2, dx: length > 0 ? dx / length : 1,
          dy: length > 0 ? dy / length : 0, half: length / 2))
    }

    /// By how many meters a distance in the plane may be wrong, at least.
    ///
    /// The scale of the plane is 1 + reach² at its rim. An edge bends away from the geodesic by its
    /// greatest height over the chord times the angle between the line to the center and the
    /// normal. Both are doubled; the tests hold the bound against GeographicLib.
    func errorBound(_ distance: Double, _ edge: Edge) -> Double {
      distance * relativeError + absoluteError(edge)
    }

    private var relativeError: Double { 2.4 * reach * reach }

    private func absoluteError(_ edge: Edge) -> Double {
      let height = edge.length * edge.length * (1 / (8 * EarthModel.meanRadius))
      let tilt =
        EarthModel.eccentricitySquared * (reach + edge.length * (1 / (2 * EarthModel.meanRadius)))
      return 2 * height * tilt + 1e-7
    }

    /// Looks for the vertices strictly between two that may be the farthest from their edge on the
    /// ground, if that may be beyond a tolerance.
    func search(
      between first: Int, and last: Int, to edge: inout Edge, beyond tolerance: Double,
      work: inout Int64
    ) -> Found {
      var limits = rl_search_limits(
        tolerance: tolerance, relative: relativeError, absolute: absoluteError(edge))
      var distance = 0.0
      let count = withUnsafePointer(to: memory) {
        rl_search(
          $0, first + 1 - range.lowerBound, last - range.lowerBound, &edge.edge, &limits, found,
          PlaneChart.room, &distance, &work)
      }
      return Found(
        distance: distance, error: distance * limits.relative + limits.absolute,
        vertices: UnsafeBufferPointer(start: found, count: min(count, PlaneChart.room)),
        count: count)
    }

    /// The vertices strictly between two that are at least so far from their edge, in the plane, as
    /// indices into the range.
    func vertices(
      between first: Int, and last: Int, from distance: Double, off edge: inout Edge
    ) -> [Int32] {
      let square = distance > 0 ? distance * distance : 0
      func collect(_ found: UnsafeMutablePointer<Int32>?, _ room: Int) -> Int {
        withUnsafePointer(to: memory) {
          rl_collect(
            $0, first + 1 - range.lowerBound, last - range.lowerBound, &edge.edge, square, found,
            room)
        }
      }
      let count = collect(nil, 0)
      return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
        initialized = collect(buffer.baseAddress, count)
      }
    }
  }
}
