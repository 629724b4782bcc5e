/// Writes GeoJSON positions, `[longitude,latitude]` or `[longitude,latitude,elevation]`, with the
/// shortest decimals that read back equal.
public struct PositionWriter: Sendable {
  private var longitudes = DecimalWriter(expecting: 7)
  private var latitudes = DecimalWriter(expecting: 7)
  private var elevations = DecimalWriter(expecting: 1)

  /// Makes a writer.
  public init() {}

  /// Writes a position of two numbers, after a comma unless it is the first.
  public mutating func write(
    _ longitude: Double, _ latitude: Double, isFirst: Bool, to out: inout ByteWriter
  ) {
    out.reserve(4 + 2 * DecimalWriter.room)
    let start = Self.open(isFirst: isFirst, at: out.bytes + out.count)
    if let comma = longitudes.put(longitude, at: start) {
      comma[0] = UInt8(ascii: ",")
      if let end = latitudes.put(latitude, at: comma + 1) {
        end[0] = UInt8(ascii: "]")
        out.count = end + 1 - out.bytes
        return
      }
    }
    writeLong(longitude, latitude, nil, isFirst: isFirst, to: &out)
  }

  /// Writes a position of three numbers, after a comma unless it is the first.
  public mutating func write(
    _ longitude: Double, _ latitude: Double, _ elevation: Double, isFirst: Bool,
    to out: inout ByteWriter
  ) {
    out.reserve(4 + 3 * DecimalWriter.room)
    let start = Self.open(isFirst: isFirst, at: out.bytes + out.count)
    if let comma = longitudes.put(longitude, at: start) {
      comma[0] = UInt8(ascii: ",")
      if let second = latitudes.put(latitude, at: comma + 1) {
        second[0] = UInt8(ascii: ",")
        if let end = elevations.put(elevation, at: second + 1) {
          end[0] = UInt8(ascii: "]")
          out.count = end + 1 - out.bytes
          return
        }
      }
    }
    writeLong(longitude, latitude, elevation, isFirst: isFirst, to: &out)
  }

  @inline(__always)
  private static func open(isFirst: Bool, at place: UnsafeMutablePointer<UInt8>)
    -> UnsafeMutablePointer<UInt8>
  {
    place[0] = UInt8(ascii: ",")
    let bracket = place + (isFirst ? 0 : 1)
    bracket[0] = UInt8(ascii: "[")
    return bracket + 1
  }

  /// Writes a position some number of which has more than 15 digits.
  private mutating func writeLong(
    _ longitude: Double, _ latitude: Double, _ elevation: Double?, isFirst: Bool,
    to out: inout ByteWriter
  ) {
    out.literal(isFirst ? "[" : ",[")
    longitudes.write(longitude, to: &out)
    out.write(UInt8(ascii: ","))
    latitudes.write(latitude, to: &out)
    if let elevation {
      out.write(UInt8(ascii: ","))
      elevations.write(elevation, to: &out)
    }
    out.write(UInt8(ascii: "]"))
  }
}
