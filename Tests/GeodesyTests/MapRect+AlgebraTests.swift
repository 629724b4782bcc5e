import RoutelayTestSupport
import Testing

@testable import Geodesy

@Suite struct MapRectAlgebraTests {
  static let world = EarthModel.worldSize

  static func rect(_ n: [Double]) -> MapRect {
    MapRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  static func random(_ random: inout SeededGenerator) -> MapRect {
    // Small whole numbers, so that edges often meet.
    rect((0..<4).map { Double(random.int(in: $0 < 2 ? -5...5 : 0...5)) })
  }

  @Test(arguments: ReferenceValues.spans180)
  func spanning180(entry: ReferenceValues.Entry) {
    #expect(entry.holds([Self.rect(entry.input).spans180thMeridian ? 1 : 0]))
  }

  @Test(arguments: ReferenceValues.remainder)
  func remainders(entry: ReferenceValues.Entry) {
    let rest = Self.rect(entry.input).remainder
    #expect(entry.holds([rest.x, rest.y, rest.width, rest.height]))
  }

  @Test(arguments: ReferenceValues.remainderIsNull)
  func noRemainders(entry: ReferenceValues.Entry) {
    #expect(entry.holds([Self.rect(entry.input).remainder.isNull ? 1 : 0]))
  }

  @Test func remaindersInTheWestAndOutside() {
    let west = Self.rect([-10, 5, 25, 7])
    #expect(west.remainder == Self.rect([Self.world - 10, 5, 10, 7]))
    #expect(west.intersection(.world) == Self.rect([0, 5, 15, 7]))
    #expect(Self.rect([-10, 0, Self.world + 20, 1]).remainder.isNull)
    // Wholly outside: all of it is the remainder.
    #expect(Self.rect([Self.world + 3, 0, 4, 1]).remainder == Self.rect([3, 0, 4, 1]))
    #expect(Self.rect([-9, 0, 4, 1]).remainder == Self.rect([Self.world - 9, 0, 4, 1]))
    #expect(MapRect.null.remainder.isNull && !MapRect.null.spans180thMeridian)
  }

  @Test func nullAddsNothingAndSharesNothing() {
    let r = Self.rect([1, 2, 3, 4])
    #expect(r.union(.null) == r && MapRect.null.union(r) == r)
    #expect(MapRect.null.union(.null).isNull)
    #expect(r.intersection(.null).isNull && MapRect.null.intersection(r).isNull)
    #expect(MapRect.null.inset(dx: 1, dy: 1).isNull && MapRect.null.offset(dx: 1, dy: 1).isNull)
    #expect(!MapRect.null.contains(MapPoint(x: 0, y: 0)) && !r.covers(MapRect.null))
  }

  @Test func touchingIsEmptyButNotNull() {
    let touching = Self.rect([0, 0, 2, 2]).intersection(Self.rect([2, 0, 2, 2]))
    #expect(!touching.isNull && touching.isEmpty && touching.width == 0)
    #expect(!Self.rect([0, 0, 2, 2]).intersects(Self.rect([2, 0, 2, 2])))
    #expect(Self.rect([0, 0, 2, 2]).intersection(Self.rect([3, 0, 2, 2])).isNull)
  }

  @Test func insetsAndOffsets() {
    let r = Self.rect([1, 2, 4, 6])
    #expect(r.inset(dx: 1, dy: 2) == Self.rect([2, 4, 2, 2]))
    #expect(r.inset(dx: -1, dy: 0) == Self.rect([0, 2, 6, 6]))
    #expect(r.inset(dx: 2, dy: 3) == Self.rect([3, 5, 0, 0]))
    #expect(r.inset(dx: 2.5, dy: 0).isNull)
    #expect(r.offset(dx: -3, dy: 5) == Self.rect([-2, 7, 4, 6]))
    #expect(r.inset(dx: .nan, dy: 0).isNull && r.offset(dx: .infinity, dy: 0).isNull)
  }

  @Test func aTilingHasEachPointOnce() throws {
    try forAll { random in
      let point = MapPoint(x: Double(random.int(in: 0...5)), y: random.double(in: 0...5.99))
      var hits = 0
      for x in 0..<3 {
        for y in 0..<3 {
          let tile = Self.rect([Double(2 * x), Double(2 * y), 2, 2])
          if tile.contains(point) { hits += 1 }
          if tile.contains(point) && !tile.covers(point) { return false }
        }
      }
      return hits == 1
    }
  }

  @Test func unionsCoverAndIntersectionsAreCovered() throws {
    try forAll(count: 1000) { random in
      let a = Self.random(&random)
      let b = Self.random(&random)
      let union = a.union(b)
      let common = a.intersection(b)
      let point = MapPoint(x: random.double(in: -6...11), y: random.double(in: -6...11))
      return union.covers(a) && union.covers(b) && a.union(b) == b.union(a)
        && a.intersection(b) == b.intersection(a)
        && (common.isNull || (a.covers(common) && b.covers(common)))
        && common.covers(point) == (a.covers(point) && b.covers(point))
    }
  }

  @Test func normalizedRectanglesStartInTheWorld() throws {
    try forAll { random in
      let r = Self.rect([random.double(in: -3e9...3e9), 0, random.double(in: 0...2e8), 1])
      let n = r.normalized
      let turns = (r.x - n.x) / Self.world
      return n.x >= 0 && n.x < Self.world && n.width == r.width
        && abs(turns - turns.rounded()) < 1e-9
    }
    #expect(Self.rect([-1e-30, 0, 1, 1]).normalized.x == 0)
    #expect(MapRect.null.normalized.isNull)
  }
}
