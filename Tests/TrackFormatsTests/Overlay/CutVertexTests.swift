import Geodesy
import Testing

@testable import TrackFormats

/// What becomes of the pair of a cut from one place to another.
private func joint(_ before: (Double, Double), _ seam: (Double, Double), _ after: (Double, Double))
  throws -> CutVertex.Joint
{
  CutVertex.joint(
    before: try Coordinate(latitude: before.1, longitude: before.0),
    end: try Coordinate(latitude: seam.1, longitude: seam.0),
    start: try Coordinate(latitude: seam.1, longitude: -seam.0),
    after: try Coordinate(latitude: after.1, longitude: after.0))
}

private func isMade(_ joint: CutVertex.Joint) -> Double? {
  if case .made(let turn) = joint { turn } else { nil }
}

struct CutVertexTests {
  @Test func verticesOnTheStraightLineWereMade() throws {
    #expect(isMade(try joint((178.5, 24), (180, 24.5), (-178.5, 25))) == 0)
    #expect(isMade(try joint((-178.5, 25), (-180, 24.5), (178.5, 24))) == 0)
    // Rounded to 7 decimals.
    #expect(isMade(try joint((179, 0), (180, 0.3333333), (-178, 1))) == 0)
    #expect(isMade(try joint((0, 10), (180, 10), (0, 10))) == 360)
    #expect(isMade(try joint((0, 10), (-180, 10), (0, 10))) == -360)
  }

  @Test func othersStoodThereBefore() throws {
    #expect(isMade(try joint((179, 0), (180, 0.334), (-178, 1))) == nil)
    // Back to where it came from, and the long way round.
    #expect(isMade(try joint((179, 0), (180, 0), (179.5, 0))) == nil)
    #expect(isMade(try joint((10, 0), (180, 0), (-20, 0))) == nil)
    #expect(isMade(try joint((180, 0), (180, 1), (-179, 2))) == nil)
  }

  @Test func onlyPairsOnTheMeridianAreCuts() throws {
    let a = try Coordinate(latitude: 1, longitude: 180)
    let b = try Coordinate(latitude: 2, longitude: -180)
    guard case .none = CutVertex.joint(before: a, end: a, start: b, after: b),
      case .none = CutVertex.joint(before: a, end: a, start: a, after: b)
    else {
      Issue.record("no cut here")
      return
    }
  }
}
