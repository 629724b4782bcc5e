import TrackProcessing
import Tracks

extension PinKind {
  /// The first and the last fix of each stand, and of its fixes with times where those are others:
  /// so every stop begins and ends when it did.
  public static let stops = PinKind(
    name: "stops",
    summary: "the first and the last fix of each stop of 15 s or more",
    turnOn: { $0.stops = StandDetector() },
    pins: { rules, segment, _ in
      guard let detector = rules.stops else { return [] }
      return detector.stands(in: segment).flatMap { stand in
        [stand.fixes, stand.timed].flatMap { [$0.lowerBound, $0.upperBound] }
      }
    })
}
