/// Writes GeoJSON positions rounded to a number of decimals: the same text as
/// `ByteWriter.write(_:decimals:)` gives for each number, several times faster for many.
public struct RoundedPositionWriter: Sendable {
  private let degrees: Rounding
  private let meters: Rounding

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - degreeDecimals: Of longitude and latitude, 0 through 15.
  ///   - meterDecimals: Of elevation, 0 through 15.
  public init(degreeDecimals: Int, meterDecimals: Int) {
    degrees = Rounding(decimals: degreeDecimals)
    meters = Rounding(decimals: meterDecimals)
  }

  /// Writes a position of two numbers, after a comma unless it is the first.
  public func write(
    _ longitude: Double, _ latitude: Double, isFirst: Bool, to out: inout ByteWriter
  ) {
    let start = Self.open(isFirst: isFirst, &out)
    if let comma = degrees.put(longitude, at: start) {
      comma[0] = UInt8(ascii: ",")
      if let end = degrees.put(latitude, at: comma + 1) {
        end[0] = UInt8(ascii: "]")
        out.count = end + 1 - out.bytes
        return
      }
    }
    out.literal(isFirst ? "[" : ",[")
    out.write(longitude, decimals: degrees.decimals)
    out.literal(",")
    out.write(latitude, decimals: degrees.decimals)
    out.literal("]")
  }

  /// Writes a position of three numbers, after a comma unless it is the first.
  public func write(
    _ longitude: Double, _ latitude: Double, _ elevation: Double, isFirst: Bool,
    to out: inout ByteWriter
  ) {
    let start = Self.open(isFirst: isFirst, &out)
    if let comma = degrees.put(longitude, at: start) {
      comma[0] = UInt8(ascii: ",")
      if let second = degrees.put(latitude, at: comma + 1) {
        second[0] = UInt8(ascii: ",")
        if let end = meters.put(elevation, at: second + 1) {
          end[0] = UInt8(ascii: "]")
          out.count = end + 1 - out.bytes
          return
        }
      }
    }
    out.literal(isFirst ? "[" : ",[")
    out.write(longitude, decimals: degrees.decimals)
    out.literal(",")
    out.write(latitude, decimals: degrees.decimals)
    out.literal(",")
    out.write(elevation, decimals: meters.decimals)
    out.literal("]")
  }

  /// Makes room and puts the bracket there, without counting it yet.
  @inline(__always)
  private static func open(isFirst: Bool, _ out: inout ByteWriter) -> UnsafeMutablePointer<UInt8> {
    out.reserve(4 + 3 * DecimalWriter.room)
    let place = out.bytes + out.count
    place[0] = UInt8(ascii: ",")
    let bracket = place + (isFirst ? 0 : 1)
    bracket[0] = UInt8(ascii: "[")
    return bracket + 1
  }

  /// Rounds numbers to some decimals.
  private struct Rounding: Sendable {
    let decimals: Int
    private let scale: Double
    private let wholeScale: UInt64
    private let lift: UInt64
    /// Numbers of this size and more take the long way; 0 when all do.
    private let limit: Double

    init(decimals: Int) {
      self.decimals = min(max(decimals, 0), 15)
      scale = Digits.powers[self.decimals]
      wholeScale = Digits.wholePowers[self.decimals]
      lift = Digits.wholePowers[self.decimals <= 8 ? 8 - self.decimals : 16 - self.decimals]
      limit = self.decimals >= 1 && self.decimals <= 9 ? 1_000_000 : 0
    }

    /// Writes a number and returns where it ends; nil where only exact arithmetic can tell how to
    /// round it. May scribble on the bytes behind.
    @inline(__always)
    func put(_ value: Double, at place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
    {
      let magnitude = value.magnitude
      guard magnitude < limit else { return nil }  // NaN too.
      let product = magnitude * scale
      let units = Int64(product)
      // The product is off by at most half a unit in its last place.
      let pastHalf = product - Double(units) - 0.5
      guard abs(pastHalf) > product * 0x1p-52 else { return nil }
      let rounded = UInt64(truncatingIfNeeded: units) &+ (pastHalf > 0 ? 1 : 0)
      var whole = UInt64(truncatingIfNeeded: Int64(magnitude))
      var fraction = rounded &- whole &* wholeScale
      if fraction == wholeScale {
        whole &+= 1
        fraction = 0
      }
      place[0] = UInt8(ascii: "-")
      let point = Digits.put(whole, at: place + (value < 0 && rounded != 0 ? 1 : 0))
      return Digits.putFraction(fraction, decimals: decimals, lift: lift, at: point)
    }
  }
}
