import Geodesy

/// The parts of a leg that a clip keeps.
struct LegClip {
  /// A kept part: fractions of the way, 0 for its start and 1 for its end.
  struct Stretch: Hashable {
    var start: Double
    var end: Double
  }

  /// The kept parts in order; they do not touch.
  private(set) var stretches: [Stretch] = []
  /// The way that the fractions speak of: along the geodesic where all shapes near it are crossed
  /// so, else straight.
  private(set) var leg: ClipLeg

  /// Finds the kept parts.
  ///
  /// Crossings come from the shapes, and are only guesses here: the border is then found by halving
  /// as the place on the way next to which the side changes, to the last bit, and the end of a
  /// stretch is the last place that is kept. So all kinds of shapes cut the same way, and what is
  /// kept is never on the wrong side.
  ///
  /// - Parameters:
  ///   - states: Those of the two ends.
  ///   - candidates: The shapes that the leg may meet.
  init(
    _ leg: ClipLeg, states: (start: FenceState, end: FenceState), in region: ClipRegion,
    candidates: [Int]
  ) {
    self.leg = leg
    let near = candidates.isEmpty ? [] : region.shapes(near: leg.box, among: candidates)
    if near.isEmpty || leg.isPoint {
      if region.keeps(near.isEmpty ? .outside : states.start) {
        stretches = [Stretch(start: 0, end: 1)]
      }
      return
    }
    let leg =
      region.areCrossedByGeodesics(near) && !leg.isWholeParallel ? leg.alongGeodesic : leg
    self.leg = leg
    let guesses = Self.crossings(of: leg, shapes: near.map { region.shapes[$0] })
    var probes: [(fraction: Double, isKept: Bool)] = []
    func probe(_ fraction: Double) -> Bool {
      region.keeps(region.state(of: leg.place(at: fraction), among: near))
    }
    // A fix on the border says nothing about the leg beside it.
    if states.start != .boundary { probes.append((0, region.keeps(states.start))) }
    let corners = [0] + guesses + [1]
    for i in 1..<corners.count {
      var middle = (corners[i - 1] + corners[i]) / 2
      if region.state(of: leg.place(at: middle), among: near) == .boundary {
        // A corner that is only touched here says nothing about the leg either.
        middle = corners[i - 1] + (corners[i] - corners[i - 1]) * 0.382
      }
      probes.append((middle, probe(middle)))
    }
    if states.end != .boundary { probes.append((1, region.keeps(states.end))) }
    var start: Double? = probes[0].isKept ? 0 : nil
    for i in 1..<probes.count where probes[i].isKept != probes[i - 1].isKept {
      // Between two neighboring middles, or a middle and an end, there is one guess at most.
      let guess = guesses.first { $0 > probes[i - 1].fraction && $0 < probes[i].fraction }
      let border = Self.border(
        between: probes[i - 1].fraction, and: probes[i].fraction, near: guess,
        startIsKept: probes[i - 1].isKept, probe)
      if let first = start {
        stretches.append(Stretch(start: first, end: border))
        start = nil
      } else {
        start = border
      }
    }
    if let first = start { stretches.append(Stretch(start: first, end: 1)) }
  }

  /// The crossings of all shapes strictly between the ends, increasing. Of two that lie less than a
  /// micron apart the second is left out, so that fences with a common border leave no gap.
  private static func crossings(of leg: ClipLeg, shapes: [any FenceShape]) -> [Double] {
    var all: [Double] = []
    // Shapes would go the short way, which is none at all; short legs are the same by all ways.
    let parts = leg.isWholeParallel ? 360 : 1
    for part in 0..<parts {
      let (start, end) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
      if part > 0 { all.append(start) }
      for shape in shapes {
        all += shape.crossings(from: leg.place(at: start), to: leg.place(at: end)).map {
          start + $0 * (end - start)
        }
      }
    }
    all.removeAll { $0 <= 0 || $0 >= 1 }
    if all.count < 2 { return all }
    all.sort()
    let length = leg.isWholeParallel ? 4e7 : Geodesic.legLength(from: leg.start, to: leg.end)
    let micron = 1e-6 / max(length, 1e-6)
    var apart = [all[0]]
    for fraction in all.dropFirst() where fraction - apart[apart.count - 1] > micron {
      apart.append(fraction)
    }
    return apart
  }

  /// The kept one of two neighboring fractions between which the side changes.
  ///
  /// - Parameters:
  ///   - guess: Where it probably changes.
  ///   - startIsKept: Whether `start` is kept; `end` is on the other side.
  private static func border(
    between start: Double, and end: Double, near guess: Double?, startIsKept: Bool,
    _ isKept: (Double) -> Bool
  ) -> Double {
    var (low, high) = (start, end)
    func narrow(_ fraction: Double) {
      guard fraction > low && fraction < high else { return }
      if isKept(fraction) == startIsKept { low = fraction } else { high = fraction }
    }
    if let guess {
      narrow(guess)
      for width in [1e-15, 1e-12, 1e-9] {
        if high - low <= width { break }
        narrow(guess - width)
        narrow(guess + width)
      }
    }
    // Halving ends where no number lies between.
    for _ in 0..<80 {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      narrow(middle)
    }
    return startIsKept ? low : high
  }
}
