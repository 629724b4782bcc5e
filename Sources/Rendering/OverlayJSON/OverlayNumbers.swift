import Geodesy
import TextWriting

/// How overlay documents write numbers: rounded, without zeros at the end, without exponents.
struct OverlayNumbers {
  /// Decimals of degrees.
  let precision: Int

  /// Writes positions.
  let positions: RoundedPositionWriter

  /// Takes the decimals of degrees, 0 through 15.
  init(precision: Int) {
    self.precision = min(max(precision, 0), 15)
    positions = RoundedPositionWriter(degreeDecimals: self.precision, meterDecimals: 3)
  }

  /// Degrees of latitude or longitude.
  func write(degrees: Double, to out: inout ByteWriter) {
    out.write(degrees, decimals: precision)
  }

  /// Meters, map points, screen points and values of channels.
  func write(_ value: Double, to out: inout ByteWriter) { out.write(value, decimals: 3) }

  /// The rectangle of a box, as the box is written: reading and writing again gives the same one.
  func mapRect(of bounds: CoordinateBounds) -> MapRect {
    let scale = Self.powers[precision]
    func rounded(_ degrees: Double) -> Double { (degrees * scale).rounded() / scale }
    return MapRect(
      CoordinateBounds(
        west: rounded(bounds.west), south: rounded(bounds.south), east: rounded(bounds.east),
        north: rounded(bounds.north)))
  }

  private static let powers = (0...15).map { exponent in
    (0..<exponent).reduce(1.0) { power, _ in power * 10 }
  }

  /// A number that came from the input, with the fewest decimals that read back equal.
  func write(exactly value: Double, to out: inout ByteWriter) {
    var writer = DecimalWriter()
    writer.write(value, to: &out)
  }

  /// `{"x":…,"y":…,"width":…,"height":…}`.
  func write(_ rect: MapRect, to out: inout ByteWriter) {
    out.literal("{\"x\":")
    // Written, the last map point before the world's east edge is its west edge.
    write(rect.x >= EarthModel.worldSize - 0.0005 ? 0 : rect.x, to: &out)
    out.literal(",\"y\":")
    write(rect.y, to: &out)
    out.literal(",\"width\":")
    write(rect.width, to: &out)
    out.literal(",\"height\":")
    write(rect.height, to: &out)
    out.literal("}")
  }

  /// `{"center":{…},"span":{…}}`.
  func write(_ region: MapRegion, to out: inout ByteWriter) {
    out.literal("{\"center\":")
    write(place: region.center, to: &out)
    out.literal(",\"span\":{\"latitudeDelta\":")
    write(degrees: region.latitudeDelta, to: &out)
    out.literal(",\"longitudeDelta\":")
    write(degrees: region.longitudeDelta, to: &out)
    out.literal("}}")
  }

  /// `{"latitude":…,"longitude":…}`.
  func write(place: Coordinate, to out: inout ByteWriter) {
    out.literal("{\"latitude\":")
    write(degrees: place.latitude, to: &out)
    out.literal(",\"longitude\":")
    write(degrees: place.longitude, to: &out)
    out.literal("}")
  }

  /// `{"west":…,"south":…,"east":…,"north":…,"crossesAntimeridian":…}`.
  func write(box: CoordinateBounds, to out: inout ByteWriter) {
    out.literal("{\"west\":")
    write(degrees: box.west, to: &out)
    out.literal(",\"south\":")
    write(degrees: box.south, to: &out)
    out.literal(",\"east\":")
    write(degrees: box.east, to: &out)
    out.literal(",\"north\":")
    write(degrees: box.north, to: &out)
    out.literal(
      box.crossesAntimeridian ? ",\"crossesAntimeridian\":true}" : ",\"crossesAntimeridian\":false}"
    )
  }

  /// A GeoJSON bounding box: six numbers with elevations, else four.
  func write(
    _ bounds: CoordinateBounds, _ elevations: ClosedRange<Double>?, to out: inout ByteWriter
  ) {
    out.literal("[")
    write(degrees: bounds.west, to: &out)
    out.literal(",")
    write(degrees: bounds.south, to: &out)
    if let elevations {
      out.literal(",")
      write(elevations.lowerBound, to: &out)
    }
    out.literal(",")
    write(degrees: bounds.east, to: &out)
    out.literal(",")
    write(degrees: bounds.north, to: &out)
    if let elevations {
      out.literal(",")
      write(elevations.upperBound, to: &out)
    }
    out.literal("]")
  }
}
