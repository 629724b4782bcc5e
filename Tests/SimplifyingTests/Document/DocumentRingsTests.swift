import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct DocumentRingsTests {
  private typealias Samples = DocumentSamples

  @Test func documentsWithoutRingsHaveNoArcs() throws {
    var random = SeededGenerator(seed: 1)
    let document = Samples.document([Samples.wiggle(9, &random)])
    let rings = try DocumentRings(document)
    #expect(rings.arcs.isEmpty)
    #expect(try rings.repaired([]).report == RingReport())
    var same = document
    rings.apply([], to: &same)
    #expect(same == document)
  }

  @Test func circlesHaveNoArcs() throws {
    var random = SeededGenerator(seed: 2)
    let document = Samples.mixed(&random)
    let rings = try DocumentRings(document)
    // An area, and three polygons of a collection.
    #expect(rings.arcs.map(\.segment.count) == document.allRings.map(\.count))
  }

  @Test func keepingAllChangesNothing() throws {
    var random = SeededGenerator(seed: 3)
    var document = Samples.mixed(&random)
    let before = document
    let rings = try DocumentRings(document)
    rings.apply(rings.arcs.map { Array($0.segment.indices) }, to: &document)
    #expect(document == before)
  }

  @Test func ringsGoWhereTheyCameFrom() throws {
    try forEachSeed(count: 20) { random in
      var document = Samples.mixed(&random)
      let before = document
      let rings = try DocumentRings(document)
      let (kept, report) = try rings.repaired(
        rings.arcs.map { line in
          line.segment.indices.filter { line.pins.contains($0) || random.oneIn(3) }
        })
      rings.apply(kept, to: &document)
      try #require(report.rings == before.allRings.count)
      try #require(document.allRings.map(\.count) == kept.map(\.count))
      for (old, new) in zip(before.allRings, document.allRings) {
        try #require(Set(new.coordinates).isSubset(of: Set(old.coordinates)))
      }
      // Nothing but rings.
      try #require(document.allLines == before.allLines)
    }
  }

  @Test func bordersOfTwoAreasAreOneArc() throws {
    let low = RingSamples.square(9, 45, 1)
    let high = RingSamples.square(9, 46, 1)
    var document = TrackDocument()
    document.items = [low, high].map { .area(Area(polygons: [RingSamples.polygon($0)])) }
    #expect(try DocumentRings(document).arcs.count == 3)
  }

  @Test func partsOfACollectionMayOverlap() throws {
    let small = RingSamples.polygon(RingSamples.square(9.2, 45.2, 0.5))
    let large = RingSamples.polygon(RingSamples.square(9, 45, 1))
    var document = TrackDocument()
    document.items = [
      .feature(Feature(geometry: .collection([.polygon(large), .polygon(small)])))
    ]
    let rings = try DocumentRings(document)
    let report = try rings.repaired(rings.arcs.map { Array($0.segment.indices) }).report
    #expect(report.untouched.isEmpty && report.rings == 2)
  }

  @Test func whatHasCollapsedIsNotForgottenInTheNextRound() throws {
    let hut = RingSamples.polygon(RingSamples.square(12, 45, 1e-4))
    let field = RingSamples.polygon(RingSamples.square(9, 45, 1))
    var document = TrackDocument()
    document.items = [hut, field].map { .area(Area(polygons: [$0])) }
    let rings = try DocumentRings(document)
    let first = try rings.repaired(rings.arcs.map(\.pins))
    #expect(first.report.minimal.map(\.area) == [0, 1])
    // All of the field comes back meanwhile.
    var kept = first.retained
    kept[1] = Array(rings.arcs[1].segment.indices)
    let second = try rings.repaired(kept, after: first.report)
    #expect(second.report.minimal.map(\.area) == [0])
    #expect(second.report.broughtBack == first.report.broughtBack)
  }
}
