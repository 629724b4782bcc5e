import Tracks

/// What simplifying rings came to.
public struct RingReport: Hashable, Sendable {
  /// Which ring.
  public struct Place: Hashable, Sendable {
    /// The index of the area in the list that the network was made from.
    public var area: Int
    /// The index of the polygon in its area.
    public var polygon: Int
    /// The index of the ring in its polygon, 0 for the exterior.
    public var ring: Int
  }

  /// A polygon of which nothing was dropped, or all polygons of an area.
  public struct Untouched: Hashable, Sendable {
    /// Why.
    public enum Reason: Hashable, Sendable {
      /// A ring, by its index, is empty, or its last position does not repeat the first.
      case notClosed(ring: Int)
      /// A ring has fewer than three different positions.
      case tooFewPositions(ring: Int)
      /// A ring goes round the earth more than once.
      case severalTurns(ring: Int)
      /// It was not valid before: the reason in GEOS's words.
      case invalid(String)
      /// It would not have been valid afterwards: the reason in GEOS's words.
      case wouldBeInvalid(String)
    }

    /// The index of the area.
    public var area: Int
    /// The index of the polygon; nil for all of the area, which are no multipolygon.
    public var polygon: Int?
    /// Why.
    public var reason: Reason

    /// Earlier areas and polygons first, whole areas last.
    static func precedes(_ a: Untouched, _ b: Untouched) -> Bool {
      (a.area, a.polygon ?? .max) < (b.area, b.polygon ?? .max)
    }
  }

  /// The number of rings.
  public internal(set) var rings = 0
  /// The positions of all rings before, those that close them among them.
  public internal(set) var positionsBefore = 0
  /// And afterwards.
  public internal(set) var positionsAfter = 0
  /// How many vertices came back so that no ring crosses or touches another or itself, and nothing
  /// changes sides. A border of two areas counts once.
  public internal(set) var broughtBack = 0
  /// How many vertices stay because they lie on an edge of another ring, or of their own.
  public internal(set) var touching = 0
  /// The rings of which too little was left, so that they keep a triangle.
  public internal(set) var minimal: [Place] = []
  /// What stays as it came, in its order.
  public internal(set) var untouched: [Untouched] = []

  /// Makes the report of no rings.
  public init() {}

  /// Counts rings, and their positions before and afterwards.
  mutating func count(_ before: [[Polygon]], _ after: [[Polygon]]) {
    func lengths(_ areas: [[Polygon]]) -> [Int] {
      areas.flatMap { $0.flatMap { $0.rings.map(\.count) } }
    }
    rings = lengths(before).count
    positionsBefore = lengths(before).reduce(0, +)
    positionsAfter = lengths(after).reduce(0, +)
  }
}
