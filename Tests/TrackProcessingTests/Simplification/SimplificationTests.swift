import Geodesy
import Testing

@testable import TrackProcessing

@Suite struct SimplificationTests {
  /// What is asked for, in one value.
  struct Request: Sendable {
    var method = SimplificationMethod.douglasPeucker
    var limit = Simplification.Limit.distance(Meters(5))
    var vertical: Double?
    var isWeighted = false

    func make() throws(Simplification.Invalid) -> Simplification {
      try Simplification(
        method, to: limit, vertical: vertical.map(Meters.init), isWeighted: isWeighted)
    }
  }

  private static let badNumbers = [0, -0.0, -1, .infinity, -.infinity, .nan]

  @Test(arguments: badNumbers)
  func tolerancesArePositiveNumbers(number: Double) {
    for request in [
      Request(limit: .distance(Meters(number))), Request(limit: .pixels(number, zoom: 3)),
      Request(method: .visvalingam, limit: .area(number)), Request(vertical: number),
    ] {
      do {
        _ = try request.make()
        Issue.record("\(request) is taken")
      } catch {
        guard case .notPositive(let found) = error else {
          Issue.record("\(error) for \(request)")
          continue
        }
        // NaN is not equal to itself.
        #expect(found.bitPattern == number.bitPattern)
      }
    }
  }

  @Test(arguments: [-0.001, 30.001, .infinity, -.infinity])
  func zoomsAreOfMaps(zoom: Double) {
    #expect(throws: Simplification.Invalid.zoomOutOfRange(zoom)) {
      try Request(limit: .pixels(1, zoom: zoom)).make()
    }
  }

  @Test func aZoomThatIsNoNumberIsNone() {
    #expect(throws: Simplification.Invalid.self) {
      try Request(limit: .pixels(1, zoom: .nan)).make()
    }
  }

  @Test(arguments: [
    (Request(limit: .area(5)), Simplification.Invalid.unsuitedLimit(method: "douglas-peucker")),
    (Request(method: .tdTR, limit: .area(5)), .unsuitedLimit(method: "td-tr")),
    (Request(method: .radial, limit: .area(5)), .unsuitedLimit(method: "radial")),
    (Request(method: .radial, limit: .none), .unsuitedLimit(method: "radial")),
    (Request(method: .radial, vertical: 5), .unsuitedVertical(method: "radial")),
    (Request(method: .visvalingam, vertical: 5), .unsuitedVertical(method: "visvalingam")),
    (Request(isWeighted: true), .unsuitedWeight(method: "douglas-peucker")),
    (Request(method: .tdTR, isWeighted: true), .unsuitedWeight(method: "td-tr")),
    (Request(method: .radial, isWeighted: true), .unsuitedWeight(method: "radial")),
  ])
  func methodsDoWhatTheyCan(request: Request, expected: Simplification.Invalid) {
    #expect(throws: expected) { try request.make() }
  }

  @Test(arguments: [
    Request(), Request(limit: .pixels(0.5, zoom: 0)), Request(limit: .pixels(0.5, zoom: 30)),
    Request(limit: .none), Request(vertical: 0.1), Request(method: .tdTR, vertical: 3),
    Request(limit: .distance(Meters(.leastNonzeroMagnitude))),
    Request(method: .visvalingam, limit: .area(1), isWeighted: true),
    Request(method: .visvalingam, limit: .none), Request(method: .radial),
  ])
  func whatIsAskedForIsThere(request: Request) throws {
    let simplification = try request.make()
    #expect(simplification.method == request.method)
    #expect(simplification.limit == request.limit)
    #expect(simplification.vertical?.value == request.vertical)
    #expect(simplification.isWeighted == request.isWeighted)
  }

  @Test func douglasPeuckerIsTheDefault() throws {
    let simplification = try Simplification(to: .distance(5.meters))
    #expect(simplification.method == .douglasPeucker)
    #expect(simplification.vertical == nil && !simplification.isWeighted)
  }
}
