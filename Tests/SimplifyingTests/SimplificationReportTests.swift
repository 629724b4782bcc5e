import RoutelayTestSupport
import Testing
import TrackProcessing
import Tracks

@testable import Simplifying

struct SimplificationReportTests {
  @Test func verticesAreCountedByWhatTheyBelongTo() throws {
    try forEachSeed(count: 20) { random in
      let document = DocumentSamples.mixed(&random)
      let (result, report) = try document.simplified(by: try DocumentSamples.within(50))
      func fixes(_ document: TrackDocument) -> Int {
        document.tracks.flatMap(\.segments).reduce(0) { $0 + $1.count }
      }
      func points(_ document: TrackDocument) -> Int {
        document.routes.reduce(0) { $0 + $1.path.count }
      }
      for (count, all) in [(report.fixes, fixes), (report.routePoints, points)] {
        try #require(count.before == all(document) && count.after == all(result))
      }
      try #require(
        report.positions.after == result.countedVertices - fixes(result) - points(result))
      try #require(report.vertices.before == document.countedVertices)
      try #require(report.isUnchanged == (document == result))
    }
  }

  @Test func pointsAndCirclesAreNotCounted() throws {
    var random = SeededGenerator(seed: 1)
    var document = DocumentSamples.mixed(&random)
    document.items = [1, 5, 7].map { document.items[$0] }
    let (result, report) = try document.simplified(by: try DocumentSamples.within(1e6))
    #expect(result == document && report.isUnchanged && report.vertices.before == 0)
  }

  @Test func nothingWasDoneAtFirst() {
    let report = SimplificationReport()
    #expect(report.isUnchanged && report.vertices == SimplificationReport.Count())
    #expect(report.keptIndices == nil && report.linePlaces.isEmpty)
  }
}
