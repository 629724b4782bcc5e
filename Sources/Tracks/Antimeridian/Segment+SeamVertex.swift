import Geodesy

extension Segment {
  /// Appends a fix of another segment with all its values, at another longitude.
  package mutating func append(fix index: Int, of source: Segment, longitude: Double) {
    append(
      Coordinate(
        uncheckedLatitude: source.coordinates[index].latitude, longitude: longitude),
      elevation: source.elevations.isEmpty ? .nan : source.elevations[index],
      time: source.times.isEmpty ? .missing : source.times[index])
    for column in source.columns { setLast(column.channel, column.values[index]) }
    if let details = source.details(at: index) { setLastDetails(details) }
  }
}
