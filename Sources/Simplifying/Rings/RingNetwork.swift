import Geodesy
package import PlanarGeometry
package import TrackProcessing
package import Tracks

/// The borders of polygons as a network of arcs: where two polygons share a border it is one arc, so
/// that it is simplified once and leaves neither gap nor overlap.
///
/// Positions are one where they are equal exactly, longitudes modulo 360. An arc ends where rings
/// meet or part, and where one touches an edge of another. A ring that meets no other is one closed
/// arc; it starts at its west-most vertex, of several the south-most, and the one farthest from there
/// is pinned too.
///
///     let network = try RingNetwork(areas)
///     let retained = network.lines.map { simplification.retainedIndices(of: $0) }
///     let (repaired, report) = try network.repaired(retained)
///     let simplified = network.polygons(repaired)
package struct RingNetwork: Sendable {
  /// The polygons of each area, as they came.
  let areas: [[Polygon]]
  /// The rings of all polygons of all areas, in order; nil for what is no ring.
  let rings: [RingCorners?]
  /// Which ring each number means.
  let ringPlaces: [RingReport.Place]
  /// For each area the numbers of the rings of its polygons.
  let ringsOfArea: [[Range<Int>]]
  /// How many vertices lie on an edge that they are no end of.
  let touchCount: Int
  /// The arcs that each ring passes through.
  let arcsOfRing: [[Int]]
  /// Where the vertices lie, by number.
  let places: [Coordinate]
  /// The vertices by where they lie, none of which stays so far.
  let index: VertexIndex
  /// The arcs.
  let arcs: [RingArc]
  /// For vertices that lie on edges between others the ends of these.
  let touches: [Int32: [SIMD2<Int32>]]
  /// For each area which of its polygons stay as they came.
  let isFrozen: [[Bool]]
  /// These, with the reasons.
  let untouched: [RingReport.Untouched]

  /// The arcs as simplification sees them. Of those that a polygon needs which is not valid, all
  /// vertices are pinned.
  package var lines: [LineVertices] { arcs.map(\.line) }

  /// Finds the arcs of areas.
  ///
  /// - Parameter areas: For each the polygons of one geometry, which must not overlap; areas may.
  /// - Throws: `GEOSFailure.cannotStart`.
  /// - Complexity: O(*n* log *n*) for rings as people draw them.
  package init(_ areas: [[Polygon]]) throws(GEOSFailure) {
    var builder = RingNetworkBuilder(areas)
    try builder.judge()
    self.areas = areas
    rings = builder.rings
    ringPlaces = builder.ringPlaces
    ringsOfArea = builder.ringsOfArea
    isFrozen = builder.isFrozen
    untouched = builder.untouched
    places = builder.numbering.places
    index = VertexIndex(places)
    builder.findJunctions(index)
    touchCount = builder.touches.count
    builder.makeArcs()
    touches = builder.touches
    arcs = builder.arcs
    arcsOfRing = builder.arcsOfRing
  }

  /// The retained vertices of arcs, with those that must come back.
  ///
  /// Every ring keeps three different vertices at least. Then, as long as there is any, an edge that
  /// crosses or touches another, or that leaves something on its other side, is parted at the vertex
  /// farthest from it. GEOS judges in the end; what it finds invalid stays as it came.
  ///
  /// - Parameter retained: For each arc the indices of vertices that stay. Pins stay too.
  /// - Returns: For each arc the ascending indices, and what has been done. It does not depend on the
  ///   order of areas.
  /// - Throws: `GEOSFailure.cannotStart`.
  /// - Complexity: O(*n* log *n*) for rings as people draw them.
  package func repaired(
    _ retained: [[Int]]
  ) throws(GEOSFailure) -> (retained: [[Int]], report: RingReport) {
    var repair = SideRepair(self, retained)
    var report = RingReport()
    let small = repair.fillSmallRings()
    report.untouched = untouched
    report.touching = touchCount
    repair.run()
    if !arcs.isEmpty { try settle(&repair, &report) }
    let kept = repair.keptCorners()
    report.minimal = small.filter { ring in kept[ring].count { $0 } == 3 }.map { ringPlaces[$0] }
    report.broughtBack = repair.broughtBack
    let result = repair.retained()
    report.count(areas, polygons(result))
    return (result, report)
  }

  /// Lets GEOS judge the areas that changed, until it finds nothing.
  private func settle(
    _ repair: inout SideRepair, _ report: inout RingReport
  ) throws(GEOSFailure) {
    let judge = try RingJudge(places)
    var isFrozen = isFrozen
    var isChanging = true
    while isChanging {
      isChanging = false
      let kept = repair.keptCorners()
      for (area, polygons) in ringsOfArea.enumerated() {
        let open = polygons.indices.filter { !isFrozen[area][$0] }.map { polygons[$0] }
        let numbers = open.flatMap { $0 }
        if numbers.allSatisfy({ ring in kept[ring].allSatisfy { $0 } }) { continue }
        let complaint = judge.complaint(about: open, of: rings) { kept[$0][$1] }
        guard let complaint else { continue }
        report.untouched.append(
          RingReport.Untouched(area: area, polygon: nil, reason: .wouldBeInvalid(complaint)))
        isFrozen[area] = polygons.map { _ in true }
        for number in numbers { repair.restore(arcsOfRing[number]) }
        isChanging = true
      }
      if isChanging { repair.run() }
    }
    report.untouched.sort(by: RingReport.Untouched.precedes)
  }
}
