import Geodesy

/// The options of a run as they hold for one fence.
struct FenceRules {
  /// Meters beyond the boundary that an exit needs.
  let exitBuffer: Double
  /// Fixes in a row that confirm a change, 1 or more.
  let minFixes: Int
  /// Seconds inside after which a `dwell` event comes; nil for none.
  let dwell: Double?
  /// Whether accuracies count.
  let isGated: Bool
  /// How many times its accuracy a fix must lie from the boundary.
  let factor: Double
  /// Meters of accuracy beyond which a fix says nothing about this fence.
  let accuracyLimit: Double
  /// The size of the fence, meters.
  let size: Double
  /// The radius where the fence is a circle, meters.
  let radius: Double?

  /// Puts the options of a run and those of a fence together.
  init(_ fence: Fence, _ options: FenceMonitorOptions) {
    isGated = options.accuracyPolicy == .gate
    size = isGated ? fence.shape.size.value : 0
    radius = isGated ? fence.shape.circleRadius?.value : nil
    // A tenth of the radius, 10 m at least and 50 m at most.
    let usualBuffer = isGated ? min(max(10, 0.1 * size), 50) : 0
    exitBuffer = max(0, fence.overrides.exitBuffer ?? options.exitBuffer?.value ?? usualBuffer)
    minFixes = max(1, fence.overrides.minFixes ?? options.minFixes)
    dwell = fence.overrides.dwell ?? options.dwell
    factor = options.accuracyFactor
    accuracyLimit = max(100, 2 * size)
  }

  /// What a fix says about the fence.
  enum Reading {
    /// It lies inside, or outside, and how probable that is.
    case known(isInside: Bool, confidence: Double?)
    /// It leaves the state as it is.
    case held(SuppressedTransition.Reason)
  }

  /// Reads a fix.
  ///
  /// - Parameters:
  ///   - accuracy: Meters, NaN where unknown.
  ///   - wasInside: The state so far, nil when it is unknown.
  func reading(
    _ shape: any FenceShape, _ place: Coordinate, accuracy: Double, wasInside: Bool?
  ) -> Reading {
    if isGated {
      return gatedReading(shape, place, accuracy: accuracy, wasInside: wasInside)
    }
    if shape.state(of: place) != .outside { return .known(isInside: true, confidence: nil) }
    if exitBuffer > 0, wasInside == true {
      let margin = shape.margin(of: place)
      if margin.value < exitBuffer {
        return .held(.exitBuffer(margin: margin, buffer: Meters(exitBuffer)))
      }
    }
    return .known(isInside: false, confidence: nil)
  }

  private func gatedReading(
    _ shape: any FenceShape, _ place: Coordinate, accuracy: Double, wasInside: Bool?
  ) -> Reading {
    let isKnown = !accuracy.isNaN
    let accuracy = isKnown ? accuracy : 0
    if accuracy > accuracyLimit {
      return .held(
        .poorAccuracy(accuracy: Meters(accuracy), limit: Meters(accuracyLimit)))
    }
    let margin = shape.margin(of: place).value
    let probability =
      radius.map {
        InsideProbability.circle(distance: margin + $0, radius: $0, accuracy: accuracy)
      } ?? InsideProbability.halfPlane(margin: margin, accuracy: accuracy)
    func known(_ isInside: Bool) -> Reading {
      .known(
        isInside: isInside, confidence: isKnown ? (isInside ? probability : 1 - probability) : nil)
    }
    // A disc larger than the circle never fits into it.
    if let radius, factor * accuracy > radius, probability >= 0.5 { return known(true) }
    let buffer = wasInside == true ? exitBuffer : 0
    switch FixAccuracy.answer(margin: margin, accuracy: accuracy, factor: factor, buffer: buffer) {
    case .inside: return known(true)
    case .outside: return known(false)
    case .uncertain, .invalid:
      return margin >= factor * accuracy
        ? .held(.exitBuffer(margin: Meters(margin), buffer: Meters(exitBuffer)))
        : .held(.uncertain(margin: Meters(margin), accuracy: Meters(accuracy)))
    }
  }

  /// How far from the fence a fix can be and still not be known to lie outside, meters.
  func reach(worstAccuracy: Double) -> Double {
    isGated ? factor * min(worstAccuracy, accuracyLimit) : 0
  }
}
