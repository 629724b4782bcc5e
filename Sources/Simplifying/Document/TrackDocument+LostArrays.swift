import Tracks

extension TrackDocument {
  /// Forgets values per position that nobody could read: they do not fit the positions any more.
  ///
  /// - Parameter original: The document before, with the same items.
  /// - Returns: How many tracks, routes, areas and features lost some.
  mutating func forgetArrays(changedFrom original: TrackDocument) -> Int {
    let key = "coordinateProperties"
    func isUnfit(_ details: ItemDetails, _ before: Int, _ after: Int) -> Bool {
      before != after && details.properties?[key] != nil
    }
    func forget(_ details: inout ItemDetails) {
      details.properties?.members.removeAll { $0.key == key }
    }
    var count = 0
    for i in items.indices {
      switch (items[i], original.items[i]) {
      case (.track(var track), .track(let before))
      where isUnfit(track.details, before.vertexCount, track.vertexCount):
        forget(&track.details)
        items[i] = .track(track)
      case (.route(var route), .route(let before))
      where isUnfit(route.details, before.vertexCount, route.vertexCount):
        forget(&route.details)
        items[i] = .route(route)
      case (.area(var area), .area(let before))
      where isUnfit(area.details, before.vertexCount, area.vertexCount):
        forget(&area.details)
        items[i] = .area(area)
      case (.feature(var feature), .feature(let before))
      where isUnfit(
        feature.details, before.geometry?.vertexCount ?? 0, feature.geometry?.vertexCount ?? 0):
        forget(&feature.details)
        items[i] = .feature(feature)
      default: continue
      }
      count += 1
    }
    return count
  }
}
