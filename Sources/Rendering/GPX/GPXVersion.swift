/// The version of GPX that is written.
public enum GPXVersion: String, CaseIterable, Hashable, Sendable {
  /// GPX 1.0: speed and course of track points are elements of their own, elements of other makers
  /// stand at the end of points, tracks, routes and of the file.
  case v1_0 = "1.0"
  /// GPX 1.1.
  case v1_1 = "1.1"

  /// The namespace.
  var namespace: StaticString {
    switch self {
    case .v1_0: "http://www.topografix.com/GPX/1/0"
    case .v1_1: "http://www.topografix.com/GPX/1/1"
    }
  }
}
