import Geodesy

extension FramedContent {
  /// The camera for each map client, in the order of `ClientDialect.all`.
  ///
  /// Pitch is limited first, then the content is fitted for the client's field of view, or the one
  /// that the options have, then the zoom is limited and the center found anew. The options'
  /// distances mean the same size of the center on all clients. The heading is that of the fit.
  ///
  /// - Parameter fit: What `fit(_:)` of this content gave.
  /// - Throws: `FramingError` as `fit(_:)` does: a wider field of view may have no room left below
  ///   the horizon.
  public func clientCameras(for fit: CameraFit) throws(FramingError) -> [ClientCamera] {
    let placed = try self.placed()
    var cameras: [ClientCamera] = []
    for dialect in ClientDialect.all {
      let own = try self.fit(dialect, like: fit, placed)
      cameras.append(
        ClientCamera(
          client: dialect.name, fits: own.fits, slack: own.slack, fields: dialect.fields(own)))
    }
    return cameras
  }

  /// The fit within what a client can do.
  func fit(
    _ dialect: ClientDialect, like fit: CameraFit, _ placed: PlacedContent
  ) throws(FramingError) -> CameraFit {
    var options = fit.options
    options.pitch = min(options.pitch, dialect.maximumPitch)
    let heading = dialect.turns ? fit.camera.heading : 0
    options.heading = .degrees(heading)
    // A flat map has no field of view: any gives the same.
    let fieldOfView =
      options.fieldOfView ?? dialect.fieldOfView ?? Camera.mapKitFieldOfView
    let view = PinholeView(
      viewport: options.viewport, padding: options.padding, pitch: options.pitch,
      fieldOfView: fieldOfView)
    let focal = view.focalLength
    // The same distance to focal length is the same size of the center.
    let scale =
      focal
      / CameraScale.focalLength(
        viewportHeight: options.viewport.height, fieldOfView: fit.camera.fieldOfView)
    var limits = DistanceLimits(
      minimumMeters: options.minimumDistance.value * scale,
      maximumMeters: options.maximumDistance.value * scale)
    limits.minimumMapPoints = CameraScale.distanceInMapPoints(
      zoom: dialect.zooms.upperBound, focalLength: focal)
    limits.maximumMapPoints = CameraScale.distanceInMapPoints(
      zoom: dialect.zooms.lowerBound, focalLength: focal)
    let solver = try CameraSolver(
      placed, view, heading: heading, mode: options.mode, limits: limits)
    var solution = try solver.solve()
    if dialect.snaps && options.zoomSnap > 0 {
      let zoom = CameraScale.zoom(distanceInMapPoints: solution.distance, focalLength: focal)
      // Steps are counted in 256-pixel tiles; a zoom that is one but for rounding stays.
      let steps = (WebMercator.zoom256(zoom: zoom) / options.zoomSnap + 1e-9).rounded(.down)
      let snapped = max(steps * options.zoomSnap - 1, dialect.zooms.lowerBound)
      solution = solver.solution(
        distance: CameraScale.distanceInMapPoints(zoom: snapped, focalLength: focal))
    }
    if dialect.countsMeters {
      let allowance = Camera.mapKitAllowance(
        latitude: WebMercator.latitude(y: solution.center.y))
      let meters = CameraSolver.metersPerMapPoint(y: solution.center.y)
      let greatest = limits.range(metersPerMapPoint: meters).greatest
      let distance = min(solution.distance * allowance, max(greatest, solution.distance))
      // From farther away the center is another one.
      if distance > solution.distance { solution = solver.solution(distance: distance) }
    }
    return try self.fit(solution, placed, view, heading: heading, options: options)
  }
}
