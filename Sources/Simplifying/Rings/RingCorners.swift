import Geodesy
import Tracks

/// The corners of a closed ring, each named by its vertex, and where they lie on the unwrapped axis.
struct RingCorners: Sendable {
  /// Why a ring has no corners to speak of.
  enum Invalid: Error, Hashable {
    /// It is empty, or its last position does not repeat the first.
    case notClosed
    /// Fewer than three different positions.
    case tooFewPositions
    /// It goes round the earth more than once.
    case severalTurns
  }

  /// The ring as it came.
  let ring: Segment
  /// The vertex at each corner; no two neighbors are one place.
  private(set) var vertices: [Int32] = []
  /// For each corner how many times 360 degrees are added to its vertex's longitude.
  private(set) var turns: [Int32] = []
  /// For each corner the index of its position in the ring, of several the first.
  private(set) var origins: [Int32] = []
  /// How often the ring goes round the earth to the east: 0, or 1 or -1 for a ring round a pole.
  private(set) var turn = 0

  /// The number of corners.
  var count: Int { vertices.count }

  /// Finds the corners of a ring.
  ///
  /// - Complexity: O(*n*).
  init(_ ring: Segment, _ numbering: inout VertexNumbering) throws(Invalid) {
    guard ring.isClosed, ring.count > 1 else { throw .notClosed }
    self.ring = ring
    var unwrapper = LongitudeUnwrapper()
    for (i, position) in ring.coordinates.enumerated() {
      let longitude = unwrapper.next(position.longitude)
      let vertex = numbering.number(of: position)
      let turn = Int32(((longitude - numbering.places[Int(vertex)].longitude) / 360).rounded())
      if vertices.last == vertex && turns.last == turn { continue }
      vertices.append(vertex)
      turns.append(turn)
      origins.append(Int32(i))
    }
    turn = Int(turns[turns.count - 1] - turns[0])
    vertices.removeLast()
    turns.removeLast()
    origins.removeLast()
    guard abs(turn) <= 1 else { throw .severalTurns }
    guard hasThree(where: { _ in true }) else { throw .tooFewPositions }
  }

  /// Whether three different vertices are at corners that are wanted.
  func hasThree(where isWanted: (Int) -> Bool) -> Bool {
    var first: Int32?
    var second: Int32?
    for i in 0..<count where isWanted(i) {
      let vertex = vertices[i]
      if first == nil {
        first = vertex
      } else if vertex != first, second == nil {
        second = vertex
      } else if vertex != first && vertex != second {
        return true
      }
    }
    return false
  }

  /// The corner that any number of steps, back ones too, leads to, and how many turns on.
  func corner(_ step: Int) -> (index: Int, turns: Int) {
    let rounds = (step >= 0 ? step : step - count + 1) / count
    let index = step - rounds * count
    return (index, Int(turns[index]) + rounds * turn)
  }

  /// The longitude of a corner as it is written where the ring comes to it.
  ///
  /// - Parameter arriving: The first corner is written twice.
  func writtenLongitude(of corner: Int, arriving: Bool) -> Double {
    let coordinates = ring.coordinates
    return coordinates[arriving && corner == 0 ? coordinates.count - 1 : Int(origins[corner])]
      .longitude
  }
}

/// Numbers for places: equal ones, longitudes modulo 360, have one.
struct VertexNumbering: Sendable {
  /// The places by number, longitudes in -180 ..< 180.
  private(set) var places: [Coordinate] = []
  private var numbers: [Coordinate: Int32] = [:]

  /// The number of a place, a new one for a new place.
  mutating func number(of place: Coordinate) -> Int32 {
    let wrapped = Coordinate(
      uncheckedLatitude: place.latitude, longitude: Antimeridian.wrapped(place.longitude))
    if let known = numbers[wrapped] { return known }
    let new = Int32(places.count)
    numbers[wrapped] = new
    places.append(wrapped)
    return new
  }
}
