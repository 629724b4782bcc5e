import Geodesy

/// A ring on the unwrapped axis: closed, not self-overlapping where the earth's surface is not.
enum RingUnwrapping {
  /// The corners of a ring in order, without a repetition of the first one.
  ///
  /// A ring that goes round the earth is led along a meridian at ±180 to the pole that it
  /// encloses, and back: from its crossing of that meridian nearest to the pole, so that the way
  /// to the pole meets the ring nowhere else.
  ///
  /// - Parameter north: Which pole such a ring encloses; nil for the one on the side of its mean
  ///   latitude.
  static func corners(of ring: Segment, index: Int, aroundNorthPole north: Bool?) -> [SeamVertex] {
    var coordinates = ring.coordinates
    guard let first = coordinates.first else { return [] }
    if !ring.isClosed { coordinates.append(first) }
    let path = AntimeridianCut.unwrapped(coordinates)
    let count = coordinates.count - 1
    var corners: [SeamVertex] = []
    corners.reserveCapacity(count)
    for i in 0..<count {
      corners.append(
        SeamVertex(
          longitude: path[i], latitude: coordinates[i].latitude,
          origin: .fix(ring: index, index: i)))
      let step = path[i + 1].degrees - path[i].degrees
      if abs(step) == 360 && !path[i].isOnSeam {
        // Half way round a whole parallel, so that no piece has a step to be read the short way.
        let next = i + 1 == ring.count ? 0 : i + 1
        let half = path[i].advanced(
          from: path[i].meridian, to: path[i].meridian + step / 2)
        corners.append(
          SeamVertex(
            longitude: half,
            latitude: (coordinates[i].latitude + coordinates[i + 1].latitude) / 2,
            origin: .between(ring: index, i, next, fraction: 0.5)))
      }
    }
    let turn = ((path[count].degrees - path[0].degrees) / 360).rounded()
    guard turn != 0, let turns = Int(exactly: turn), !corners.isEmpty else { return corners }
    corners.append(
      SeamVertex(
        longitude: UnwrappedLongitude(
          meridian: corners[0].longitude.meridian, world: corners[0].longitude.world + turns),
        latitude: corners[0].latitude, origin: corners[0].origin))
    let mean = corners.dropLast().reduce(0.0) { $0 + $1.latitude } / Double(corners.count - 1)
    return led(corners, turns: turns, toNorthPole: north ?? (mean >= 0))
  }

  /// The ring, started anew at its crossing of the seam nearest to a pole and led to that pole.
  ///
  /// - Parameter round: The corners; the last is the first, `turns` worlds on.
  private static func led(_ round: [SeamVertex], turns: Int, toNorthPole north: Bool)
    -> [SeamVertex]
  {
    var best: (leg: Int, vertex: SeamVertex)?
    func offer(_ vertex: SeamVertex, leg: Int) {
      if let best, (vertex.latitude <= best.vertex.latitude) == north { return }
      best = (leg, vertex)
    }
    for i in 0..<(round.count - 1) {
      if round[i].longitude.isOnSeam { offer(round[i], leg: i) }
      for seam in SeamCrossings(from: round[i], to: round[i + 1]) {
        offer(round[i].crossing(to: round[i + 1], at: seam), leg: i)
      }
    }
    guard let (leg, start) = best else { return Array(round.dropLast()) }
    func shifted(_ vertex: SeamVertex) -> SeamVertex {
      var vertex = vertex
      vertex.longitude.world += turns
      return vertex
    }
    let end = shifted(start)
    func atPole(_ vertex: SeamVertex) -> SeamVertex {
      SeamVertex(longitude: vertex.longitude, latitude: north ? 90 : -90, origin: .place)
    }
    var corners = [start]
    corners += round[(leg + 1)..<(round.count - 1)]
    corners += round[0..<leg].map(shifted)
    if !round[leg].longitude.isOnSeam || round[leg].latitude != start.latitude {
      corners.append(shifted(round[leg]))
    }
    return corners + [end, atPole(end), atPole(start)]
  }
}

/// The odd multiples of 180 degrees strictly between two corners, in the order of the leg.
struct SeamCrossings: Sequence, IteratorProtocol {
  private var world: Int
  private let end: Int
  private let direction: Int

  /// Prepares the leg's crossings.
  init(from a: SeamVertex, to b: SeamVertex) {
    // Copy `w` of the world lies between the seams 360 w - 180 and 360 w + 180.
    if b.x > a.x {
      (world, end, direction) = (a.longitude.worldToEast, b.longitude.worldToWest, 1)
    } else if b.x < a.x {
      (world, end, direction) = (a.longitude.worldToWest, b.longitude.worldToEast, -1)
    } else {
      (world, end, direction) = (0, 0, 0)
    }
  }

  /// The next crossing, in degrees on the unwrapped axis.
  mutating func next() -> Double? {
    if direction == 0 || (direction > 0 ? world >= end : world <= end) { return nil }
    defer { world += direction }
    return 360 * Double(world) + (direction > 0 ? 180 : -180)
  }
}
