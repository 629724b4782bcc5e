import Tracks

/// The `overlay` object of an overlay document's feature, when the feature is written elsewhere.
enum OverlayMember {
  /// Members that say something about the arrays and cuts of that document, not about the feature.
  private static let derived: Set<String> = ["mapRect", "segments", "vertexZoom", "gradients"]

  /// The object without the members that are computed for an overlay document and would be wrong
  /// beside other coordinates.
  static func withoutDerived(_ overlay: JSONText) -> JSONText {
    guard let members = JSONObjectText.members(of: overlay) else { return overlay }
    let kept = members.filter { !derived.contains($0.key) }
    return JSONText(text: "{" + kept.map(\.text).joined(separator: ",") + "}")
  }
}
