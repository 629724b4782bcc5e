import Tracks

/// The `crs` members of GeoJSON 2008.
enum CoordinateReferenceSystem {
  /// The spellings of WGS84 longitude and latitude, in small letters.
  private static let names: Set<String> = [
    "urn:ogc:def:crs:ogc:1.3:crs84", "urn:ogc:def:crs:ogc::crs84", "ogc:crs84", "crs84",
    "urn:ogc:def:crs:epsg::4326", "epsg:4326", "wgs84", "wgs 84",
    "http://www.opengis.net/def/crs/ogc/1.3/crs84", "https://www.opengis.net/def/crs/ogc/1.3/crs84",
    "http://www.opengis.net/def/crs/epsg/0/4326", "https://www.opengis.net/def/crs/epsg/0/4326",
    "urn:ogc:def:crs:ogc:1.3:crs84h", "urn:ogc:def:crs:epsg::4979", "epsg:4979",
  ]

  /// What a `crs` member names, in words; nil when it is WGS84 (or null, which names nothing).
  static func unsupportedName(_ value: JSONText) -> String? {
    if value.text == "null" { return nil }
    guard let crs = value.members else {
      if let name = value.string { return names.contains(name.lowercased()) ? nil : name }
      return "an unreadable reference system"
    }
    let properties = crs["properties"]?.members
    if let name = properties?["name"]?.string {
      return names.contains(name.lowercased()) ? nil : name
    }
    if let code = properties?["code"]?.text {
      let digits = code.filter { $0 != "\"" }
      return digits == "4326" ? nil : "EPSG:\(digits)"
    }
    if let link = properties?["href"]?.string { return link }
    return "a reference system without a name"
  }
}
