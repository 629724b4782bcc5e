import Geodesy

extension FramedContent {
  /// The camera that shows all of the content as large as the options allow.
  ///
  /// All vertices project inside the padded viewport, and so does the box of each outset around its
  /// vertex, at any pitch; no camera of the same heading and pitch shows them larger. The fit is in
  /// closed form over the content's convex hull. Limits are met in this order: the distance, then
  /// the world's edge, beyond which no camera looks; where one cannot be met otherwise, content
  /// spills over and `fits` is false.
  ///
  /// Where the padded viewport reaches above the horizon, all content stays a point below it.
  ///
  /// - Throws: `FramingError` when an option is out of its range, there is nothing to show, or the
  ///   viewport has no room for it.
  public func fit(_ options: FramingOptions) throws(FramingError) -> CameraFit {
    try options.validate()
    let placed = try self.placed()
    let view = PinholeView(
      viewport: options.viewport, padding: options.padding, pitch: options.pitch,
      fieldOfView: options.fieldOfView ?? Camera.mapKitFieldOfView)
    let heading = try self.heading(options.heading, placed, view)
    let solver = try CameraSolver(
      placed, view, heading: heading, mode: options.mode,
      limits: DistanceLimits(
        minimumMeters: options.minimumDistance.value,
        maximumMeters: options.maximumDistance.value))
    return try fit(
      solver.solve(), placed, view, heading: heading, options: options)
  }

  /// The content in its place, after its outsets were checked.
  func placed() throws(FramingError) -> PlacedContent {
    for outset in outsets where !outset.areFree { throw .invalidOutset(outset) }
    guard let placed = PlacedContent(self) else { throw .noGeometry }
    return placed
  }

  /// The heading in degrees, 0 ..< 360.
  func heading(
    _ choice: CameraHeading, _ placed: PlacedContent, _ view: PinholeView
  ) throws(FramingError) -> Double {
    switch choice {
    case .north: 0
    case .degrees(let degrees): DegreeMath.turned(degrees)
    case .along: PathDirection(self, placed).along
    case .principal: PathDirection(self, placed).principal
    case .best: try BestHeading(placed, view).heading(PathDirection(self, placed))
    }
  }

  /// Everything about a camera that was found.
  func fit(
    _ solution: CameraSolver.Solution, _ placed: PlacedContent, _ view: PinholeView,
    heading: Double, options: FramingOptions
  ) throws(FramingError) -> CameraFit {
    guard let bounds else { throw .noGeometry }
    let world = EarthModel.worldSize
    let center = MapPoint(
      x: solution.center.x - world * (solution.center.x / world).rounded(.down),
      y: solution.center.y)
    let projection = CameraProjection(
      center: center, distance: solution.distance, heading: heading, view: view)
    let focal = view.focalLength
    return CameraFit(
      options: options, camera: Self.camera(solution, view, heading: heading),
      zoom: CameraScale.zoom(distanceInMapPoints: solution.distance, focalLength: focal),
      fits: solution.slack.least >= -CameraSolver.rounding,
      slack: solution.slack.tidied, bounds: bounds, contentRect: placed.rect,
      visibleRect: projection.visibleRect,
      visiblePolygon: projection.visiblePolygon.map { VisibleCorner($0) },
      clampedLatitude: clampedLatitude || center.y <= 0 || center.y >= world)
  }

  /// A solution as a camera, its center in the world itself.
  static func camera(
    _ solution: CameraSolver.Solution, _ view: PinholeView, heading: Double
  ) -> Camera {
    Camera(
      checkedCenter: Coordinate(
        uncheckedLatitude: WebMercator.latitude(y: solution.center.y),
        longitude: Antimeridian.wrapped(WebMercator.longitude(x: solution.center.x))),
      distance: Meters(
        solution.distance * CameraSolver.metersPerMapPoint(y: solution.center.y)),
      heading: heading, pitch: view.pitch, fieldOfView: view.fieldOfView)
  }
}

extension ScreenEdges {
  /// The edges without what rounding left of a 0.
  var tidied: ScreenEdges {
    func tidy(_ points: Double) -> Double { abs(points) < CameraSolver.rounding ? 0 : points }
    return ScreenEdges(
      top: tidy(top), left: tidy(left), bottom: tidy(bottom), right: tidy(right))
  }
}
