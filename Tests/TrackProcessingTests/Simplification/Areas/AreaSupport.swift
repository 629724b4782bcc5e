import Foundation
import Geodesy
import RoutelayTestSupport
import Tracks

@testable import TrackProcessing

/// Shapes of lines that are hard in different ways.
enum LineShape: CaseIterable {
  case walk, grid, equal, duplicates, zigzag, spikes, collinear, outAndBack, atPole, atDateLine, far
}

extension SeededGenerator {
  /// A line of some shape and so many vertices; longitudes may run past 180.
  mutating func line(_ shape: LineShape, count: Int) -> [Coordinate] {
    let start = (lat: double(in: -70...70), lon: double(in: -179...179))
    var degrees: [(lat: Double, lon: Double)] = []
    for i in 0..<count {
      let last = degrees.last ?? start
      let n = Double(i)
      switch shape {
      case .walk, .atDateLine:
        let at = shape == .walk || i > 0 ? last : (lat: start.lat, lon: 179.9999)
        degrees.append(
          (at.lat + double(in: -1e-4...1e-4), at.lon + double(in: -1e-4...1.5e-4)))
      case .grid:
        degrees.append((Double(int(in: 0...3)) * 1e-4, Double(int(in: 0...3)) * 1e-4))
      case .equal: degrees.append(start)
      case .duplicates:
        degrees.append(
          oneIn(2) ? last : (last.lat + double(in: -1e-4...1e-4), last.lon + 1e-4))
      case .zigzag: degrees.append((i % 2 == 0 ? 0 : 1e-4, n * 1e-4))
      case .spikes:
        degrees.append((start.lat + (oneIn(5) ? double(in: 0...1e-2) : 0), start.lon + n * 1e-5))
      case .collinear: degrees.append((n * 1e-4, start.lon))
      case .outAndBack:
        let step = Double(min(i, count - 1 - i))
        degrees.append((start.lat + 1e-4 * sin(step), start.lon + step * 1e-4))
      case .atPole: degrees.append((double(in: 89.9...90), double(in: -180...180)))
      case .far: degrees.append((double(in: -90...90), double(in: -180...180)))
      }
    }
    return degrees.map { Coordinate(uncheckedLatitude: $0.lat, longitude: $0.lon) }
  }

  /// Sorted indices of which the first and the last are 0 and `count - 1`.
  mutating func pins(count: Int, others: Int) -> [Int] {
    var pins: Set = [0, count - 1]
    for _ in 0..<others { pins.insert(int(in: 0...count - 1)) }
    return pins.sorted()
  }
}

/// MAPSPEC's `tri` and `vw`: areas of triangles of a line.
///
/// They are measured in a plane in which longitudes are as wide everywhere as at the middle vertex,
/// hundreds of meters north or south of the others: 1e-5 and more of the area is wrong with that. Ours
/// are measured in the plane that touches the ellipsoid there. So they differ from these values, and
/// `EllipsoidArea` says who is right.
enum AreaReference {
  static let line = zip([45, 45.001, 45, 45.003, 45], [7, 7.001, 7.002, 7.003, 7.004]).map {
    Coordinate(uncheckedLatitude: $0, longitude: $1)
  }
  /// For the first two vertices to go the triangle when their turn comes, and its area.
  static let triangles = [([0, 1, 2], 8762.238048044082), ([2, 3, 4], 26285.808842812363)]
}

/// The area of a polygon between geodesics on the ellipsoid, by summing up strips of it.
enum EllipsoidArea {
  /// - Parameter corners: Not beyond a pole and not across the 180th meridian.
  static func squareMeters(_ corners: [Coordinate]) -> Double {
    let base = corners.map(\.latitude).min() ?? 0
    let steps = 500
    var sum = 0.0
    for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      let way = (0...steps).map { MetricSamples.place(a, b, at: Double($0) / Double(steps)) }
      for (p, q) in zip(way, way.dropFirst()) {
        let width = (q.longitude - p.longitude) * .pi / 180
        sum += width * (strip(from: base, to: p.latitude) + strip(from: base, to: q.latitude)) / 2
      }
    }
    return abs(sum)
  }

  /// The integral of N·cos φ·M between two latitudes, by Simpson's rule: the area below a parallel for
  /// each radian of longitude.
  private static func strip(from south: Double, to north: Double) -> Double {
    let (a, f) = (6_378_137.0, 1 / 298.257223563)
    let e2 = f * (2 - f)
    let panels = 8
    let step = (north - south) * .pi / 180 / Double(panels)
    var sum = 0.0
    for i in 0...panels {
      let latitude = south * .pi / 180 + step * Double(i)
      let w2 = 1 - e2 * sin(latitude) * sin(latitude)
      let value = a * a * (1 - e2) * cos(latitude) / (w2 * w2)
      sum += value * (i == 0 || i == panels ? 1 : i % 2 == 1 ? 4 : 2)
    }
    return sum * step / 3
  }
}

/// Visvalingam–Whyatt word by word, in the square of the time: measures everything anew after each
/// removal.
struct NaiveRemoval {
  /// In the order of removal.
  var removals: [(vertex: Int, area: Double)] = []

  init(_ coordinates: [Coordinate], pins: [Int], isWeighted: Bool = false) {
    let chain = VertexChain(coordinates, in: 0..<coordinates.count, isWeighted: isWeighted)
    var left = Array(0..<coordinates.count)
    let pinned = Set(pins)
    while true {
      var least: (place: Int, area: Double)?
      for place in left.indices where !pinned.contains(left[place]) {
        let area = chain.area(left[place - 1], left[place], left[place + 1])
        if area < least?.area ?? .infinity { least = (place, area) }
      }
      guard let least else { return }
      removals.append((left.remove(at: least.place), least.area))
    }
  }

  /// What stays when removing ends before the first area over a limit.
  func retained(of count: Int, over limit: Double) -> [Int] {
    let gone = Set(removals.prefix { $0.area <= limit }.map(\.vertex))
    return (0..<count).filter { !gone.contains($0) }
  }
}

extension LineVertices {
  init(_ coordinates: [Coordinate], pins: [Int] = []) {
    self.init(Segment(coordinates: coordinates), pins: pins)
  }
}
