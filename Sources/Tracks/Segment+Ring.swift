import Geodesy

extension Segment {
  /// Whether the last fix stands where the first does, longitudes meant modulo 360. False when
  /// empty. A ring round a pole may be written from 0 through 360: that is closed, and one more
  /// vertex at 0 would lead it all the way back.
  package var isClosed: Bool {
    guard let first = coordinates.first, let last = coordinates.last else { return false }
    return first.latitude == last.latitude
      && Antimeridian.isSameMeridian(first.longitude, last.longitude)
  }
}
