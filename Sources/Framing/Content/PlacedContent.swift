import Geodesy

/// The content around a place of its own: each piece in its copy of the world, one hull for each
/// kind of outset.
///
/// Numbers are map points from `origin`, so that small routes far from the world's corner keep
/// their digits.
struct PlacedContent: Sendable {
  /// What has the same outset.
  struct Group: Sendable {
    var hull: ConvexPolygon
    var outset: ScreenEdges
  }

  /// The middle of the content's box, in map points; x may lie outside the world.
  let origin: SIMD2<Double>
  /// Not empty.
  private(set) var groups: [Group]
  /// The Mercator box of all, 0 ≤ x < 2^28.
  let rect: MapRect
  /// How far each piece was moved: map points to the east, in whole worlds.
  let shifts: [Double]

  /// Nil when there is nothing.
  init?(_ content: FramedContent) {
    guard let bounds = content.bounds else { return nil }
    let world = EarthModel.worldSize
    let shifts = Self.shifts(of: content.pieces, west: bounds.west)
    var low = SIMD2(Double.infinity, .infinity)
    var high = SIMD2(-Double.infinity, -.infinity)
    for (piece, shift) in zip(content.pieces, shifts) {
      for corner in content.corners[piece.corners] {
        let placed = SIMD2(corner.x + shift, corner.y)
        low.replace(with: placed, where: placed .< low)
        high.replace(with: placed, where: placed .> high)
      }
    }
    // Who goes around the world more than once is seen whole where the world is.
    let isWhole = high.x - low.x > world * (1 + 1e-12)
    if isWhole {
      low.x = 0
      high.x = world
    }
    let origin = (low + high) / 2
    var points = Array(repeating: [SIMD2<Double>](), count: content.outsets.count)
    for (piece, shift) in zip(content.pieces, shifts) {
      for corner in content.corners[piece.corners] {
        if isWhole {
          points[piece.outset].append(SIMD2(low.x, corner.y) - origin)
          points[piece.outset].append(SIMD2(high.x, corner.y) - origin)
        } else {
          points[piece.outset].append(SIMD2(corner.x + shift, corner.y) - origin)
        }
      }
    }
    self.origin = origin
    self.shifts = shifts
    // The hull of a single piece is known.
    let isHull = content.pieces.count == 1 && !isWhole
    groups = zip(points, content.outsets).map {
      Group(
        hull: isHull ? ConvexPolygon(corners: $0) : ConvexPolygon(hullOf: $0), outset: $1)
    }
    rect =
      MapRect(x: low.x, y: low.y, width: min(high.x - low.x, world), height: high.y - low.y)
      .normalized
  }

  /// Puts each piece where it begins at or east of the box's west edge; a piece all around the
  /// world is the box.
  private static func shifts(of pieces: [FramedContent.Piece], west: Double) -> [Double] {
    var anchor = west
    if let whole = pieces.first(where: { $0.east - $0.west >= 360 }) { anchor = whole.west }
    return pieces.map { piece in
      // The anchor is some piece's edge, modulo 360 and rounding.
      let turns = ((piece.west - anchor + 1e-9) / 360).rounded(.down)
      return turns == 0 ? 0 : -turns * EarthModel.worldSize
    }
  }

  /// The same content, quicker to ask for one heading after another.
  var prepared: PlacedContent {
    var copy = self
    for index in groups.indices { copy.groups[index].hull = groups[index].hull.prepared }
    return copy
  }

  /// The kind of outset that reaches farthest on each side.
  var largestOutset: ScreenEdges {
    groups.reduce(into: .zero) { all, group in
      all.top = max(all.top, group.outset.top)
      all.left = max(all.left, group.outset.left)
      all.bottom = max(all.bottom, group.outset.bottom)
      all.right = max(all.right, group.outset.right)
    }
  }
}
