import Foundation

/// One thing made wrong in a parsed JSON document.
struct OverlayMutation: Sendable {
  enum Change: Sendable {
    case drop
    case set(@Sendable () -> Any)
    /// Sets a member that need not be there before.
    case add(@Sendable () -> Any)
  }

  let name: String
  /// Keys and indices; `*` is every element of an array, `polyline` a feature drawn as one.
  let path: [String]
  let change: Change

  init(_ name: String, _ path: String, _ change: Change) {
    self.name = name
    self.path = path.split(separator: "/").map(String.init)
    self.change = change
  }

  /// The spoiled document; nil when there is no such place in it.
  func apply(to document: Any) -> Any? { Self.change(document, path[...], change) }

  private static func overlayType(of feature: Any) -> String? {
    let properties = (feature as? [String: Any])?["properties"] as? [String: Any]
    return (properties?["overlay"] as? [String: Any])?["type"] as? String
  }

  private static func change(_ value: Any, _ path: ArraySlice<String>, _ change: Change) -> Any? {
    guard let key = path.first else {
      switch change {
      case .set(let new), .add(let new): return new()
      case .drop: return nil
      }
    }
    let rest = path.dropFirst()
    if var object = value as? [String: Any] {
      if rest.isEmpty {
        switch change {
        case .drop: if object.removeValue(forKey: key) == nil { return nil }
        case .set(let new):
          guard object[key] != nil else { return nil }
          object[key] = new()
        case .add(let new): object[key] = new()
        }
        return object
      }
      guard let old = object[key], let new = self.change(old, rest, change) else { return nil }
      object[key] = new
      return object
    }
    guard var array = value as? [Any] else { return nil }
    // The first element in which the change is possible.
    for i in array.indices
    where key == "*" || key == String(i) || key == overlayType(of: array[i]) {
      if let new = self.change(array[i], rest, change) {
        array[i] = new
        return array
      }
    }
    return nil
  }
}

private let camera = "routelay/cameras/0"
private let overlay = "features/*/properties/overlay"
private let columns = "features/*/properties/coordinateProperties"

/// What must not validate.
let overlayMutations: [OverlayMutation] = [
  OverlayMutation("another type of document", "type", .set { "Feature" }),
  OverlayMutation("no features", "features", .drop),
  OverlayMutation("no routelay", "routelay", .drop),
  OverlayMutation("another version", "routelay/version", .set { 2 }),
  OverlayMutation("no generator", "routelay/generator", .drop),
  OverlayMutation("no cameras", "routelay/cameras", .drop),
  OverlayMutation("a camera that is none", "routelay/cameras", .set { [["heading": 0]] }),
  OverlayMutation("an extra member of a camera", "\(camera)/extra", .add { 1 }),
  OverlayMutation("a viewport of width only", "\(camera)/viewport/height", .drop),
  OverlayMutation("a padding that is one number", "\(camera)/padding", .set { 40 }),
  OverlayMutation("a camera without center", "\(camera)/center", .drop),
  OverlayMutation("a center beyond the world", "\(camera)/center/longitude", .set { 181 }),
  OverlayMutation("a negative distance", "\(camera)/distance", .set { -1 }),
  OverlayMutation("a heading over 360", "\(camera)/heading", .set { 361 }),
  OverlayMutation("a pitch over 90", "\(camera)/pitch", .set { 91 }),
  OverlayMutation("no field of view", "\(camera)/fieldOfView", .drop),
  OverlayMutation("a field of view of 0", "\(camera)/fieldOfView", .set { 0 }),
  OverlayMutation("a word for fits", "\(camera)/fits", .set { "yes" }),
  OverlayMutation("bounds without a crossing", "\(camera)/bounds/crossesAntimeridian", .drop),
  OverlayMutation("a span over 360", "\(camera)/region/span/longitudeDelta", .set { 361 }),
  OverlayMutation("a content rect of no width", "\(camera)/contentRect/width", .drop),
  OverlayMutation("a negative visible width", "\(camera)/visibleRect/width", .set { -1 }),
  OverlayMutation("a corner of one number", "\(camera)/visiblePolygon/0", .set { [1] }),
  OverlayMutation("slack at three edges", "\(camera)/slack/top", .drop),
  OverlayMutation("clients in a list", "\(camera)/clients", .set { [["zoom": 1]] }),
  OverlayMutation("a client that is no object", "\(camera)/clients/maplibre", .set { 1 }),
  OverlayMutation("no region", "routelay/region", .drop),
  OverlayMutation("a region without span", "routelay/region/span", .drop),
  OverlayMutation("an unknown map type", "routelay/mapType", .set { "sepia" }),
  OverlayMutation("an extra member of routelay", "routelay/extra", .add { 1 }),
  OverlayMutation("steps that are no objects", "routelay/steps", .set { ["simplify"] }),
  OverlayMutation("a source without name", "routelay/sources", .set { [["format": "gpx"]] }),
  OverlayMutation("a bbox of five numbers", "bbox", .set { [1, 2, 3, 4, 5] }),
  OverlayMutation("a bbox beyond the world", "features/*/bbox", .set { [170, 0, 190, 1] }),
  OverlayMutation("a feature without id", "features/*/id", .drop),
  OverlayMutation("a feature without bbox", "features/*/bbox", .drop),
  OverlayMutation("a feature without geometry", "features/*/geometry", .set { NSNull() }),
  OverlayMutation("a feature without overlay", overlay, .drop),
  OverlayMutation("an extra member of overlay", "\(overlay)/extra", .add { 1 }),
  OverlayMutation("an unknown type", "\(overlay)/type", .set { "blob" }),
  OverlayMutation("no level", "\(overlay)/level", .drop),
  OverlayMutation("a zIndex that is no number", "\(overlay)/zIndex", .set { "1" }),
  OverlayMutation("a zIndex with decimals", "\(overlay)/zIndex", .set { 1.5 }),
  OverlayMutation("no mapRect", "\(overlay)/mapRect", .drop),
  OverlayMutation("a negative width of mapRect", "\(overlay)/mapRect/width", .set { -1 }),
  OverlayMutation("no style", "\(overlay)/style", .drop),
  OverlayMutation("a style without line width", "\(overlay)/style/lineWidth", .drop),
  OverlayMutation("a polygon without fill", "\(overlay)/style/fillColor", .drop),
  OverlayMutation("a color without alpha", "\(overlay)/style/strokeColor", .set { "#007AFF" }),
  OverlayMutation("a color name", "\(overlay)/style/strokeColor", .set { "blue" }),
  OverlayMutation("an unknown cap", "\(overlay)/style/lineCap", .set { "pointed" }),
  OverlayMutation("a negative dash", "\(overlay)/style/lineDashPattern", .set { [4, -1] }),
  OverlayMutation("an extra member of style", "\(overlay)/style/extra", .add { 1 }),
  OverlayMutation(
    "a marker without color", "features/3/properties/overlay/style/markerTintColor", .drop),
  OverlayMutation(
    "a line without segments", "features/polyline/properties/overlay/segments", .drop),
  OverlayMutation("segments nested too deep", "\(overlay)/segments", .set { [[0]] }),
  OverlayMutation("a gradient of colors only", "\(overlay)/gradients", .add { [["colors": []]] }),
  OverlayMutation("a circle without radius", "\(overlay)/radius", .drop),
  OverlayMutation("a circle without center", "\(overlay)/center", .drop),
  OverlayMutation("a line with a radius", "features/0/properties/overlay/radius", .add { 5 }),
  OverlayMutation("a priority over 1000", "\(overlay)/displayPriority", .set { 1001 }),
  OverlayMutation(
    "coordinates nested too deep", "features/*/geometry/coordinates", .set { [[[[[0]]]]] }),
  OverlayMutation(
    "coordinates nested too little", "features/0/geometry/coordinates", .set { [5, 6] }),
  OverlayMutation("a longitude over 180", "features/*/geometry/coordinates/0/0/0", .set { 181 }),
  OverlayMutation("no coordinates", "features/*/geometry/coordinates", .drop),
  OverlayMutation(
    "a line of one position", "features/0/geometry/coordinates/0", .set { [[0, 0]] }),
  OverlayMutation("times nested too little", "\(columns)/times", .set { ["2026-01-01T00:00:00Z"] }),
  OverlayMutation(
    "zooms that do not nest", "features/0/properties/overlay/vertexZoom", .add { [0] }),
  OverlayMutation("zooms nested too deep", "\(overlay)/vertexZoom/0/0", .set { [[[0]]] }),
  OverlayMutation("a negative zoom", "\(overlay)/vertexZoom/0/0", .set { -1 }),
  OverlayMutation("a zoom with decimals", "\(overlay)/vertexZoom/0/0", .set { 9.5 }),
  OverlayMutation("a zoom beyond all", "\(overlay)/vertexZoom/0/0", .set { 26 }),
  OverlayMutation("zooms of a point", "features/3/properties/overlay/vertexZoom", .add { 0 }),
  OverlayMutation(
    "zooms of a collection", "features/2/properties/overlay/vertexZoom", .add { [[0, 0]] }),
  OverlayMutation("a type that does not fit the geometry", "\(overlay)/type", .set { "circle" }),
]
