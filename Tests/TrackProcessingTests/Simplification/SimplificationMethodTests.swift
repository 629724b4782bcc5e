import Foundation
import Geodesy
import RoutelayTestSupport
import Testing
import Tracks

@testable import TrackProcessing

@Suite struct SimplificationMethodTests {
  @Test func everyMethodIsRegistered() throws {
    let folder = PackageRoot.path("Sources/TrackProcessing/Simplification/Methods")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
    let declared = try files.flatMap { file in
      try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        .matches(of: /name: "([a-z-]+)",/).map { String($0.1) }
    }
    #expect(declared.sorted() == SimplificationMethod.all.map(\.name).sorted())
    #expect(files.count == SimplificationMethod.all.count)
    #expect(SimplificationMethod.all.first == .douglasPeucker)
  }

  @Test func namesAreUniqueWords() {
    let words = Set("abcdefghijklmnopqrstuvwxyz-")
    let names = SimplificationMethod.all.map(\.name)
    #expect(Set(names).count == names.count)
    for method in SimplificationMethod.all {
      #expect(method.name.allSatisfy(words.contains) && !method.summary.isEmpty)
      #expect(!method.summary.hasSuffix(".") && method.summary.first?.isLowercase == true)
    }
  }

  @Test func methodsAreToldByTheirNames() {
    let all = SimplificationMethod.all
    #expect(Set(all + all).count == all.count)
    for (i, a) in all.enumerated() {
      for (k, b) in all.enumerated() {
        #expect((a == b) == (i == k))
        #expect((a.hashValue == b.hashValue) == (i == k))
      }
    }
    let double = SimplificationMethod(
      name: "radial", summary: "", traits: .measuresAreas, retain: { line, _ in line.pins },
      rank: nil)
    #expect(double == .radial && double.hashValue == SimplificationMethod.radial.hashValue)
  }

  @Test func whatHasAnOrderCanMeetABudget() {
    let ranking = SimplificationMethod.all.filter(\.isRanking)
    #expect(Set(ranking) == [.douglasPeucker, .visvalingam, .tdTR])
  }

  private static let pixels: [(Double, zoom: Double)] = [(1, 8), (3, 3), (2, 9), (300, 0)]

  /// By Visvalingam the chord from the first to the last went the other way round the pole.
  @Test(arguments: SimplificationMethod.all.map(\.name), pixels.indices)
  func chordsThatTurnOverNearAPoleBrokeTheTolerance(name: String, kind: Int) throws {
    let (tolerance, zoom) = Self.pixels[kind]
    let method = try #require(SimplificationMethod.all.first { $0.name == name })
    let simplification = try Simplification(method, to: .pixels(tolerance, zoom: zoom))
    func check(_ line: Segment) throws {
      let retained = line.retainedIndices(by: simplification)
      let pixels = SimplificationCertificate(of: line, keeping: retained)
        .maxDeviationPixels(zoom: zoom)
      try #require(pixels <= tolerance * (1 + 1e-9) + 1e-6)
    }
    func line(_ rows: [(Double, Double)]) -> Segment {
      segment(
        rows.enumerated().map { ($0.element.0, $0.element.1, nil, Double($0.offset)) })
    }
    try check(
      line([119.78, 33.8, 13.78, -168.27, -169.7].map { (-89.9, $0) }))
    try forEachSeed(count: 40) { random in
      // Small steps that are large ones on the map, and wild ones.
      try check(
        MetricSamples.walk(
          &random, count: 60, MetricSamples.Content(step: 3000, latitudes: 89.7...90)))
      let latitude = random.oneIn(2) ? 89.9 : 60.0
      try check(
        line(
          (0..<random.int(in: 3...12)).map { _ in
            (random.double(in: latitude - 20...latitude), random.double(in: -180...180))
          }))
    }
  }
}
