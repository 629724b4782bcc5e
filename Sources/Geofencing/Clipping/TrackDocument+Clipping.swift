public import Tracks

extension TrackDocument {
  /// The part of the document that lies inside, or outside, of fences.
  ///
  /// Tracks and routes are cut at the border: there is a new vertex with all values that both of its
  /// neighbors have, interpolated (times to the millisecond), and no words. A segment falls into
  /// segments and a route into routes; nothing is bridged. A way that passes a fence between two
  /// fixes is cut too, and inside gives a segment of two new fixes; one that only touches the border
  /// is not cut. A fix on the border belongs to each side that a leg beside it belongs to.
  ///
  /// A waypoint stays when it is on the kept side. Areas and other features are never cut: one stays
  /// when all its positions, lines and edges are on the kept side. An area around a whole fence, of
  /// which no edge meets that, is outside of it. Fences that overlap or touch are one.
  ///
  /// The way between two fixes is the geodesic where only circles and corridors are near, else it is
  /// straight in longitude and latitude, across the 180th meridian too; longitudes are modulo 360.
  /// Without fences, nothing is inside. Tracks and routes that lose everything are
  /// dropped, tracks without fixes and features without positions stay.
  ///
  /// - Parameters:
  ///   - side: What is kept.
  ///   - boundary: Where waypoints, positions and legs that lie on the border belong.
  ///   - keepsIndices: Whether the report says which fixes were kept.
  /// - Complexity: O(*n*) where no fence is near, plus what the shapes need for each leg whose box
  ///   meets theirs.
  public func kept(
    _ side: ClipSide, of fences: FenceSet, boundary: BoundaryRule = .inclusive,
    keepsIndices: Bool = false
  ) -> (document: TrackDocument, report: ClippingReport) {
    var clip = DocumentClip(
      ClipRegion(side, of: fences, boundary: boundary), keepsIndices: keepsIndices)
    var document = self
    document.items.removeAll(keepingCapacity: true)
    for item in items {
      switch item {
      case .track(let track):
        if let track = clip.clip(track).track { document.items.append(.track(track)) }
      case .route(let route):
        document.items += clip.clip(route).routes.map { .route($0) }
      case .waypoint(let waypoint):
        if let waypoint = clip.clip(waypoint) { document.items.append(.waypoint(waypoint)) }
      case .area(let area):
        if clip.keeps(area) { document.items.append(item) }
      case .feature(let feature):
        if clip.keeps(feature) { document.items.append(item) }
      }
    }
    return (document, clip.report)
  }

  /// The part of the document that lies inside of fences: see `kept(_:of:boundary:keepsIndices:)`.
  public func kept(
    inside fences: FenceSet, boundary: BoundaryRule = .inclusive, keepsIndices: Bool = false
  ) -> (document: TrackDocument, report: ClippingReport) {
    kept(.inside, of: fences, boundary: boundary, keepsIndices: keepsIndices)
  }

  /// The part of the document that lies outside of fences: see `kept(_:of:boundary:keepsIndices:)`.
  public func kept(
    outside fences: FenceSet, boundary: BoundaryRule = .inclusive, keepsIndices: Bool = false
  ) -> (document: TrackDocument, report: ClippingReport) {
    kept(.outside, of: fences, boundary: boundary, keepsIndices: keepsIndices)
  }
}
