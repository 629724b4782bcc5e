import Tracks

/// The `crs` members of GeoJSON 2008.
enum CoordinateReferenceSystem {
  /// Short names of WGS84 longitude and latitude, in small letters.
  private static let names: Set<String> = [
    "ogc:crs84", "crs84", "epsg:4326", "epsg:4979", "wgs84", "wgs 84",
  ]
  /// Its codes by who gave them, with and without heights.
  private static let codes = ["ogc": ["crs84", "crs84h"], "epsg": ["4326", "4979"]]

  /// What a `crs` member names, in words; nil when it is WGS84 (or null, which names nothing).
  static func unsupportedName(_ value: JSONText) -> String? {
    if value.text == "null" { return nil }
    guard let crs = value.members else {
      if let name = value.string { return isWGS84(name) ? nil : name }
      return "an unreadable reference system"
    }
    let properties = crs["properties"]?.members
    if let name = properties?["name"]?.string { return isWGS84(name) ? nil : name }
    if let code = properties?["code"]?.text {
      let digits = code.filter { $0 != "\"" }
      return digits == "4326" ? nil : "EPSG:\(digits)"
    }
    if let link = properties?["href"]?.string { return link }
    return "a reference system without a name"
  }

  private static func isWGS84(_ name: String) -> Bool {
    let name = name.lowercased()
    if names.contains(name) { return true }
    // urn:ogc:def:crs:AUTHORITY:VERSION:CODE
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    if parts.count == 7 || parts.count == 6, parts[0] == "urn",
      ["ogc", "x-ogc"].contains(parts[1]), parts[2] == "def", parts[3] == "crs"
    {
      return isWGS84(parts[4], code: parts[parts.count - 1])
    }
    // http://www.opengis.net/def/crs/AUTHORITY/VERSION/CODE
    let steps = name.split(separator: "/")
    if steps.count == 7, ["http:", "https:"].contains(steps[0]), steps[1] == "www.opengis.net",
      steps[2] == "def", steps[3] == "crs"
    {
      return isWGS84(steps[4], code: steps[6])
    }
    return false
  }

  private static func isWGS84(_ authority: Substring, code: Substring) -> Bool {
    codes[String(authority)]?.contains(String(code)) == true
  }
}
