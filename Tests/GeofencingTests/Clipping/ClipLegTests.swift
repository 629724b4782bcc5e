import Geodesy
import Testing

@testable import Geofencing

@Suite struct ClipLegTests {
  @Test func placesLieOnTheStraightWay() {
    let leg = ClipLeg(from: at(10, 20), to: at(20, 40))
    #expect(leg.place(at: 0) == at(10, 20))
    #expect(leg.place(at: 0.25) == at(12.5, 25))
    #expect(leg.place(at: 1) == at(20, 40))
    #expect(!leg.isPoint && ClipLeg(from: at(1, 2), to: at(1, 2)).isPoint)
  }

  @Test func theWayGoesTheShortWayRound() {
    let leg = ClipLeg(from: at(0, 179), to: at(0, -179))
    #expect(leg.place(at: 0.25) == at(0, 179.5))
    #expect(leg.place(at: 0.75) == at(0, -179.5))
    // A path that counts on beyond 180 goes on doing so.
    #expect(ClipLeg(from: at(0, 179), to: at(0, 181)).place(at: 0.75) == at(0, 180.5))
  }

  @Test func aStepOf360IsTheWholeParallel() {
    let leg = ClipLeg(from: at(1, -180), to: at(1, 180))
    #expect(leg.isWholeParallel && !leg.isPoint && leg.place(at: 0.5) == at(1, 0))
  }

  @Test func aGeodesicBulgesToThePoleAndStaysInTheBox() {
    let leg = ClipLeg(from: at(60, -4), to: at(60, 4))
    let top = leg.alongGeodesic.place(at: 0.5)
    #expect(top.latitude > 60.06 && abs(top.longitude) < 1e-9)
    #expect(leg.box.north > top.latitude)
    let meets = leg.box.meets(CoordinateBounds(west: -1, south: 60.05, east: 1, north: 61))
    #expect(meets)
    let far = leg.box.meets(CoordinateBounds(west: 5, south: 60.05, east: 6, north: 61))
    #expect(!far)
  }

  @Test func aLegOverThePoleMayMeetAnything() {
    let box = ClipLeg(from: at(89, 0), to: at(89, 120)).box
    #expect(box.meets(CoordinateBounds(west: -100, south: 89.9, east: -90, north: 90)))
  }
}
