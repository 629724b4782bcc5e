/// Which direction of the map is up on the screen.
public enum CameraHeading: Hashable, Sendable {
  /// North.
  case north
  /// Degrees clockwise from true north; any finite number.
  case degrees(Double)
  /// From the start to the end of what is shown: the direction on the Mercator map (the rhumb
  /// line's), not the great circle's. North when the end is where the start is.
  case along
  /// The main axis of the paths, pointing from the start's half to the end's. North when no
  /// direction stands out.
  case principal
  /// The direction in which the image gets largest; north unless that is a tenth larger at least.
  case best
}
