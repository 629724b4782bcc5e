/// Which of the cameras with the largest image is taken, where the room allows several.
public enum FitMode: Hashable, Sendable {
  /// The one that leaves the same room at opposite edges.
  case balanced
  /// The one that is nearest to its center: on a pitched map whose image is bounded by its width,
  /// the image stands at the top edge. Otherwise the same as balanced.
  case nearest
}
