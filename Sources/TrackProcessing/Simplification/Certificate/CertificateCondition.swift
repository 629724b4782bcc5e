/// A condition on what simplification did: `deviation > 5 m`, `removed > 90 %`.
public struct CertificateCondition: Hashable, Sendable {
  /// What is looked at.
  public enum Quantity: String, CaseIterable, Hashable, Sendable {
    /// `SimplificationCertificate.maxDeviation`, meters.
    case deviation
    /// `SimplificationCertificate.meanDeviation`, meters.
    case meanDeviation
    /// `SimplificationCertificate.maxDeviationPixels(zoom:)`, pixels.
    case pixels
    /// `SimplificationCertificate.maxElevationError`, meters.
    case elevationError
    /// `SimplificationCertificate.maxTimeError`, seconds.
    case timeError
    /// `SimplificationCertificate.maxSynchronizedDistance`, meters.
    case synchronizedDistance
    /// How much longer or shorter the lines are together, meters.
    case distanceChange
    /// How much more or less they climb, meters.
    case ascentChange
    /// How much longer or shorter the duration is, seconds.
    case durationChange
    /// The number of vertices that were dropped.
    case removed
    /// The number of vertices that stayed.
    case kept
  }

  /// How the quantity compares with the limit.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    case greater = ">"
    case greaterOrEqual = ">="
    case less = "<"
    case lessOrEqual = "<="

    /// Whether a value stands so to a limit.
    public func holds(_ value: Double, _ limit: Double) -> Bool {
      switch self {
      case .greater: value > limit
      case .greaterOrEqual: value >= limit
      case .less: value < limit
      case .lessOrEqual: value <= limit
      }
    }
  }

  /// What the quantity is held against.
  public enum Limit: Hashable, Sendable {
    /// In the unit of the quantity.
    case value(Double)
    /// Hundredths: of the quantity before for changes, of all vertices for counts.
    case percent(Double)
  }

  /// Why a condition cannot be meant.
  public enum Invalid: Error, Hashable, Sendable {
    /// The limit is negative, infinite or no number.
    case limitOutOfRange(Double)
    /// The zoom is not in 0 through 30, or is given for what is not in pixels.
    case unsuitedZoom
    /// The quantity has no percentage.
    case unsuitedPercent
  }

  /// What is looked at.
  public let quantity: Quantity
  /// How it compares with the limit.
  public let comparison: Comparison
  /// What it is held against.
  public let limit: Limit
  /// The zoom at which pixels are counted, in 512-pixel tiles; nil for that of the report.
  public let zoom: Double?

  /// Makes a condition.
  ///
  /// - Throws: `Invalid.limitOutOfRange`, `Invalid.unsuitedZoom`, `Invalid.unsuitedPercent`.
  public init(
    _ quantity: Quantity, _ comparison: Comparison, _ limit: Limit, zoom: Double? = nil
  ) throws(Invalid) {
    switch limit {
    case .value(let number):
      guard number >= 0, number.isFinite else { throw .limitOutOfRange(number) }
    case .percent(let number):
      guard number >= 0, number.isFinite else { throw .limitOutOfRange(number) }
      guard quantity.hasPercentage else { throw .unsuitedPercent }
    }
    if let zoom, quantity != .pixels || !(zoom >= 0 && zoom <= 30) { throw .unsuitedZoom }
    self.quantity = quantity
    self.comparison = comparison
    self.limit = limit
    self.zoom = zoom
  }

  /// What became of a condition.
  public enum Verdict: Hashable, Sendable {
    /// It holds, with this value, in the unit of the limit.
    case holds(Double)
    /// It does not hold, with this value.
    case fails(Double)
    /// The quantity is not known: the condition does not hold either.
    case unknown
  }

  /// Holds the condition against a certificate.
  ///
  /// - Parameter zoom: The zoom at which pixels are counted where the condition names none.
  public func verdict(on certificate: SimplificationCertificate, zoom: Double) -> Verdict {
    let number: Double
    var found: Double?
    switch limit {
    case .value(let value):
      number = value
      found = quantity.value(in: certificate, zoom: self.zoom ?? zoom)
    case .percent(let value):
      number = value
      found = quantity.percentage(in: certificate)
    }
    guard let found else { return .unknown }
    return comparison.holds(found, number) ? .holds(found) : .fails(found)
  }
}

extension CertificateCondition.Quantity {
  /// Whether it can be told in hundredths.
  public var hasPercentage: Bool {
    switch self {
    case .distanceChange, .ascentChange, .durationChange, .removed, .kept: true
    case .deviation, .meanDeviation, .pixels, .elevationError, .timeError, .synchronizedDistance:
      false
    }
  }

  /// Its value in a certificate, in its unit; nil when unknown. Infinite when it is unknown because
  /// simplification dropped all that would tell: what was known before is lost.
  ///
  /// - Parameter zoom: The zoom at which pixels are counted.
  public func value(in certificate: SimplificationCertificate, zoom: Double) -> Double? {
    switch self {
    case .deviation: certificate.maxDeviation
    case .meanDeviation: certificate.meanDeviation
    case .pixels: certificate.maxDeviationPixels(zoom: zoom)
    case .elevationError:
      certificate.maxElevationError ?? (certificate.droppedElevations > 0 ? .infinity : nil)
    case .timeError: certificate.maxTimeError ?? (certificate.droppedTimes > 0 ? .infinity : nil)
    case .synchronizedDistance:
      certificate.maxSynchronizedDistance ?? (certificate.droppedTimes > 0 ? .infinity : nil)
    case .distanceChange, .ascentChange, .durationChange: change(in: certificate)?.size
    case .removed: Double(certificate.removed)
    case .kept: Double(certificate.kept)
    }
  }

  /// Its hundredths: of the quantity before for changes, of all vertices for counts. Nil when
  /// unknown; no change of nothing is 0, some change of nothing infinite, and so is what was lost.
  public func percentage(in certificate: SimplificationCertificate) -> Double? {
    let part: Double?
    let whole: Double?
    if let change = change(in: certificate) {
      part = change.size
      whole = change.before
    } else if hasPercentage {
      part = value(in: certificate, zoom: 0)
      whole = Double(certificate.vertices)
    } else {
      return nil
    }
    guard let part, let whole else { return nil }
    return part == 0 ? 0 : part / whole * 100
  }

  /// Where its greatest value is; nil for what is not that of one vertex.
  public func place(
    in certificate: SimplificationCertificate
  ) -> SimplificationCertificate.Extreme? {
    switch self {
    case .deviation: certificate.deviation
    case .pixels: certificate.screenDeviation
    case .elevationError: certificate.elevationError
    case .timeError: certificate.timeError
    case .synchronizedDistance: certificate.synchronizedDistance
    case .meanDeviation, .distanceChange, .ascentChange, .durationChange, .removed, .kept: nil
    }
  }

  private func change(
    in certificate: SimplificationCertificate
  ) -> SimplificationCertificate.Change? {
    switch self {
    case .distanceChange: certificate.distance
    case .ascentChange: certificate.ascent
    case .durationChange: certificate.duration
    default: nil
    }
  }
}

extension SimplificationCertificate.Change {
  /// How much it is, whether more or less; infinite when the quantity was known and is not any more.
  fileprivate var size: Double? {
    if before != nil && after == nil { return .infinity }
    return difference.map(abs)
  }
}
