import CommandLineParsing
import Geodesy

/// The options of `frame` that turn a region, rect or box into the other two.
enum ConversionOptions {
  static let region = OptionSpec(
    "region", .numbers("LAT,LON,DLAT,DLON", [4]),
    "a center and the degrees that it spans, instead of inputs")
  static let rect = OptionSpec(
    "rect", .numbers("X,Y,WIDTH,HEIGHT", [4]), "a rectangle of map points, instead of inputs")
  static let box = OptionSpec(
    "bbox", .numbers("W,S,E,N", [4]),
    "a box of degrees, west greater than east over the 180th meridian, instead of inputs")

  static let group = OptionGroup("Conversion", [region, rect, box])

  /// The same place in three ways.
  struct Place: Equatable {
    var region: MapRegion
    var rect: MapRect
    var bounds: CoordinateBounds
  }

  /// The place that was given, nil for none.
  ///
  /// - Throws: `UsageError` for two places, for a place beside inputs, and for numbers out of their
  ///   range.
  static func place(_ arguments: ParsedArguments) throws(UsageError) -> Place? {
    let given = [region, rect, box].filter { arguments.has($0) }
    guard let option = given.first, let numbers = arguments.numbers(option) else { return nil }
    if given.count > 1 {
      throw UsageError("--\(given[0].name) and --\(given[1].name) cannot both be meant")
    }
    if let input = arguments.operands.first {
      throw UsageError("--\(option.name) stands instead of inputs; there is '\(input)' too")
    }
    switch option.name {
    case region.name: return try place(region: numbers)
    case rect.name: return try place(rect: numbers)
    default: return try place(box: numbers)
    }
  }

  private static func place(region numbers: [Double]) throws(UsageError) -> Place {
    guard abs(numbers[0]) <= 90, abs(numbers[1]) <= 540 else {
      throw UsageError(
        "--region begins with a latitude from -90 to 90 and a longitude from -540 to 540")
    }
    guard (0...180).contains(numbers[2]), (0...360).contains(numbers[3]) else {
      throw UsageError("--region ends in spans of 0 to 180 and of 0 to 360 degrees")
    }
    let region = MapRegion(
      center: Coordinate(
        uncheckedLatitude: numbers[0], longitude: Antimeridian.wrapped(numbers[1])),
      latitudeDelta: numbers[2], longitudeDelta: numbers[3])
    return try place(MapRect(region).normalized, region: region)
  }

  private static func place(rect numbers: [Double]) throws(UsageError) -> Place {
    // The visible rect of a camera may reach far beyond the world; more is no place any more.
    let limit = 1024 * EarthModel.worldSize
    guard numbers.allSatisfy({ abs($0) <= limit }), numbers[2] >= 0, numbers[3] >= 0 else {
      throw UsageError(
        "--rect takes map points of a world 268435456 wide and high, at most 1024 worlds away; "
          + "width and height are not negative")
    }
    let rect = MapRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      .normalized
    return try place(rect, region: MapRegion(rect))
  }

  private static func place(
    _ rect: MapRect, region: MapRegion
  ) throws(UsageError) -> Place {
    guard let bounds = CoordinateBounds(rect) else {
      throw UsageError("these numbers are no place on the map")
    }
    return Place(region: region, rect: rect, bounds: bounds)
  }

  private static func place(box numbers: [Double]) throws(UsageError) -> Place {
    guard abs(numbers[0]) <= 540, abs(numbers[2]) <= 540, abs(numbers[1]) <= 90,
      abs(numbers[3]) <= 90, numbers[1] <= numbers[3]
    else {
      throw UsageError(
        "--bbox takes west, south, east, north: longitudes from -540 to 540, latitudes from -90 to "
          + "90, south not above north")
    }
    let span = numbers[2] - numbers[0]
    let isWorld = span >= 360
    let west = Antimeridian.wrapped(numbers[0])
    let east = Antimeridian.wrapped(numbers[2])
    // The world's edge is an east edge where it is reached from the west.
    let endsAtEdge = east == -180 && span.truncatingRemainder(dividingBy: 360) != 0
    let bounds = CoordinateBounds(
      west: isWorld ? -180 : west, south: numbers[1], east: isWorld || endsAtEdge ? 180 : east,
      north: numbers[3])
    let rect = MapRect(bounds).normalized
    return Place(region: MapRegion(rect), rect: rect, bounds: bounds)
  }
}
