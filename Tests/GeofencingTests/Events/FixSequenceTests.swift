import Geodesy
import Testing
import Tracks

@testable import Geofencing

struct FixSequenceTests {
  @Test func fixesAreSortedByTimeAcrossSegments() {
    let later = segment([(0, 3, 30), (0, 4, 40)])
    let earlier = segment([(0, 1, 10), (0, 2, 20)])
    var options = FenceMonitorOptions()
    let sorted = FixSequence([later, earlier], options)
    #expect(sorted.places.map(\.longitude) == [1, 2, 3, 4])
    #expect(sorted.origins.map(\.segment) == [1, 1, 0, 0])
    #expect(!sorted.isGap(before: 1) && sorted.isGap(before: 2))
    options.order = .file
    #expect(FixSequence([later, earlier], options).places.map(\.longitude) == [3, 4, 1, 2])
  }

  @Test func equalTimesStayInFileOrder() {
    let fixes = FixSequence(
      [segment([(0, 1, 10), (0, 2, 5), (0, 3, 10), (0, 4, 5)])], FenceMonitorOptions())
    #expect(fixes.places.map(\.longitude) == [2, 4, 1, 3])
  }

  @Test(arguments: [
    (0.0, 0.0), (1, 10.0004), (0.5, 5), (0.33333, 3.333), (0.99999, 10), (0.999_99999, 10),
  ])
  func timesBetweenFixesAreRoundedToMilliseconds(_ fraction: Double, _ expected: Double) {
    let fixes = FixSequence([segment([(0, 0, 0), (0, 1, 10.0004)])], FenceMonitorOptions())
    #expect(fixes.time(at: fraction, before: 1) == instant(expected))
  }

  @Test func aRoundedTimeIsNeverBeyondTheFixes() {
    let fixes = FixSequence([segment([(0, 0, 0.0001), (0, 1, 0.0004)])], FenceMonitorOptions())
    #expect(fixes.time(at: 0.5, before: 1) == instant(0.0001))
  }

  @Test func timesFarApartDoNotOverflow() {
    var way = Segment()
    way.append(
      Coordinate(uncheckedLatitude: 0, longitude: 0), elevation: .nan,
      time: Timestamp(seconds: .min / 2))
    way.append(
      Coordinate(uncheckedLatitude: 0, longitude: 0), elevation: .nan,
      time: Timestamp(seconds: .max / 2))
    let fixes = FixSequence([way], FenceMonitorOptions())
    #expect(fixes.isGap(before: 1))
    #expect(fixes.time(at: 0.5, before: 1) == Timestamp(seconds: .min / 2))
  }

  @Test func accuracyComesFromTheDeviceOrTheDilution() {
    var way = Segment()
    for (accuracy, dilution) in [(7.0, 9.0), (.nan, 2), (.nan, .nan)] {
      way.append(Coordinate(uncheckedLatitude: 0, longitude: 0), elevation: .nan, time: .missing)
      way.setLast(.accuracy, accuracy)
      way.setLast(.hdop, dilution)
    }
    var options = FenceMonitorOptions()
    #expect(FixSequence([way], options).accuracies.isEmpty)
    options.accuracyPolicy = .gate
    let accuracies = FixSequence([way], options).accuracies
    #expect(accuracies[0] == 7 && accuracies[1] == 10 && accuracies[2].isNaN)
  }
}
