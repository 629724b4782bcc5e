import Geodesy
public import Tracks

/// A speed that is not believed, and the legs that would need it.
///
/// Only what lies beyond the accuracies of both fixes, or beyond the noise, if that is more, counts:
/// (distance - accuracy - accuracy) / time. Time between fixes is taken without its sign, so that
/// a reversed recording is judged alike. A leg never counts as shorter than the time that passes
/// usually from fix to fix, and in a recording of whole seconds not as shorter than one: two fixes
/// of the same second were up to a second apart. Three or more fixes in a row of the same time say
/// nothing about speed: the legs between them are never too fast.
public struct SpeedLimit: Hashable, Sendable {
  /// Meters per second.
  public var speed: Double
  /// How many meters a receiver's noise may add to a leg.
  public var noise: Double

  /// Makes a limit in meters per second, with a noise in meters.
  public init(_ speed: Double, noise: Double = 0) {
    self.speed = speed
    self.noise = noise
  }

  /// How fast something must have been between two fixes, meters per second; 0 where noise or
  /// accuracies explain all. Nil when one has no time.
  ///
  /// - Parameter step: The shortest time that a leg is given, seconds.
  public func speed(from a: Fix, to b: Fix, step: Double = 1) -> Double? {
    guard let start = a.time, let end = b.time else { return nil }
    let slack = max(a.channels[.accuracy] ?? 0, 0) + max(b.channels[.accuracy] ?? 0, 0)
    let distance = Geodesic.legLength(from: a.coordinate, to: b.coordinate)
    return max(distance - max(slack, noise), 0) / max(abs(end.seconds(since: start)), step)
  }

  /// The legs of a segment that are too fast, in order. A fix without a time is passed over: its
  /// neighbors with one are judged.
  ///
  /// - Complexity: O(number of fixes), some 20 ns each.
  public func fastLegs(in segment: Segment) -> [FastLeg] {
    let legs = TimedLegs(segment, noise: noise)
    var found: [FastLeg] = []
    for k in 1..<max(legs.count, 1) where !legs.isPlausible(from: k - 1, to: k, limit: speed) {
      found.append(
        FastLeg(
          from: legs.fix(k - 1), to: legs.fix(k), speed: legs.speed(from: k - 1, to: k)))
    }
    return found
  }
}

/// Two fixes with no timed one between them, and how fast something must have been.
public struct FastLeg: Hashable, Sendable {
  /// The index of the first fix.
  public var from: Int
  /// The index of the second fix.
  public var to: Int
  /// Meters per second.
  public var speed: Double

  /// Makes a leg.
  public init(from: Int, to: Int, speed: Double) {
    self.from = from
    self.to = to
    self.speed = speed
  }
}
