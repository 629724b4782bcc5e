import Foundation
import Testing

@testable import Geodesy

@Suite struct EarthModelTests {
  @Test func theWebLimitIsWhereTheWorldIsSquare() {
    let limit = 2 * atan(exp(Double.pi)) * 180 / .pi - 90
    #expect(abs(EarthModel.webLatitudeLimit - limit) < 1e-13)
    for entry in ReferenceValues.webLatitudeLimit {
      #expect(entry.holds([EarthModel.webLatitudeLimit]))
    }
  }

  @Test func theMeanRadiusFollowsFromTheEllipsoid() {
    let polar = EarthModel.equatorialRadius * (1 - EarthModel.flattening)
    #expect(abs((2 * EarthModel.equatorialRadius + polar) / 3 - EarthModel.meanRadius) < 0.05)
  }

  @Test func eccentricitiesFollowFromTheAxes() {
    let a2 = EarthModel.equatorialRadius * EarthModel.equatorialRadius
    let polar = EarthModel.equatorialRadius * (1 - EarthModel.flattening)
    #expect(abs(EarthModel.eccentricitySquared - (1 - polar * polar / a2)) < 1e-15)
    #expect(abs(EarthModel.secondEccentricitySquared - (a2 / (polar * polar) - 1)) < 1e-15)
  }
}
