import Geodesy
import Tracks

/// Tells fixes that steps have made from those of the input, to round the numbers that were computed:
/// degrees to 7 decimals, all else to 3. What came from the input stays as it was written.
enum ComputedFixes {
  /// Rounds every fix of tracks and routes that was not there before.
  ///
  /// - Complexity: O(number of fixes of both).
  static func round(in document: inout TrackDocument, before input: TrackDocument) {
    // Most fixes have so few decimals that nothing would change; only the others are looked for.
    var suspects: Set<Coordinate> = []
    for segment in paths(of: document) { collectSuspects(of: segment, into: &suspects) }
    for segment in paths(of: input) {
      if suspects.isEmpty { return }
      for place in segment.coordinates where suspects.contains(place) { suspects.remove(place) }
    }
    if suspects.isEmpty { return }
    for i in document.items.indices {
      switch document.items[i] {
      case .track(var track):
        for k in track.segments.indices { round(&track.segments[k], suspects) }
        document.items[i] = .track(track)
      case .route(var route):
        round(&route.points, suspects)
        document.items[i] = .route(route)
      case .waypoint, .area, .feature: break
      }
    }
  }

  private static func paths(of document: TrackDocument) -> [Segment] {
    document.items.flatMap { item in
      switch item {
      case .track(let track): track.segments
      case .route(let route): [route.points]
      case .waypoint, .area, .feature: [Segment]()
      }
    }
  }

  private static func collectSuspects(of segment: Segment, into suspects: inout Set<Coordinate>) {
    let columns = [segment.elevations] + segment.columns.map(\.values)
    for (i, place) in segment.coordinates.enumerated() {
      let isExact =
        isRounded(place.latitude, 1e7) && isRounded(place.longitude, 1e7)
        && columns.allSatisfy { $0.isEmpty || isRounded($0[i], 1e3) }
      if !isExact { suspects.insert(place) }
    }
  }

  private static func round(_ segment: inout Segment, _ new: Set<Coordinate>) {
    let indices = segment.indices.filter { new.contains(segment.coordinates[$0]) }
    if indices.isEmpty { return }
    for i in indices {
      let place = segment.coordinates[i]
      segment.setCoordinate(
        Coordinate(
          uncheckedLatitude: rounded(place.latitude, 1e7),
          longitude: rounded(place.longitude, 1e7)), at: i)
    }
    func rounding(_ values: [Double]) -> [Double] {
      var values = values
      for i in indices { values[i] = rounded(values[i], 1e3) }
      return values
    }
    if !segment.elevations.isEmpty { segment.setElevations(rounding(segment.elevations)) }
    for column in segment.columns { segment.setColumn(column.channel, rounding(column.values)) }
  }

  private static func isRounded(_ value: Double, _ scale: Double) -> Bool {
    value.isNaN || rounded(value, scale) == value
  }

  private static func rounded(_ value: Double, _ scale: Double) -> Double {
    // Never -0.
    let scaled = (value * scale).rounded() / scale + 0
    return scaled.isFinite ? scaled : value
  }
}
