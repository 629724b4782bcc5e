import OverlayModel
import Tracks

/// Finds the look of a feature: what an overlay document said of it, else simplestyle properties,
/// else the style of a GPX file, else the default.
struct StyleResolver {
  /// The look.
  private(set) var style = OverlayStyle()
  private(set) var level = FeatureOverlay.Level.aboveRoads
  private(set) var zIndex = 0
  private(set) var marker = SceneMarker()
  /// What could not be understood, in words.
  private(set) var complaints: [String] = []

  /// Resolves the look of a feature.
  init(_ details: ItemDetails) {
    if let drawing = details.drawing { take(drawing) }
    if let properties = details.properties { readSimplestyle(properties) }
    if marker.glyph == nil { marker.glyph = details.text.symbol }
    if let overlay = details.overlay?.members { readOverlay(overlay) }
  }

  // Extensions of GPX. Their reader has complained about what is no style.

  private mutating func take(_ drawing: DrawingStyle) {
    if let color = drawing.strokeColor.flatMap({ OverlayHexColor($0) }) {
      style.strokeColor = color
    }
    if let opacity = drawing.strokeOpacity {
      style.strokeColor = style.strokeColor.withOpacity(opacity)
    }
    if let width = drawing.lineWidth { style.lineWidth = width }
    switch drawing.lineCap {
    case .butt: style.lineCap = .butt
    case .round: style.lineCap = .round
    case .square: style.lineCap = .square
    case nil: break
    }
    if let pattern = drawing.lineDashPattern { style.lineDashPattern = pattern }
    if let color = drawing.fillColor.flatMap({ OverlayHexColor($0) }) {
      style.fillColor = OverlayHexColor(
        red: color.red, green: color.green, blue: color.blue, alpha: style.fillColor.alpha)
    }
    if let opacity = drawing.fillOpacity { style.fillColor = style.fillColor.withOpacity(opacity) }
  }

  // simplestyle-spec 1.1, and its usual addition for dashes.

  private mutating func readSimplestyle(_ properties: JSONMembers) {
    if let color = color("stroke", properties) { style.strokeColor = color }
    if let opacity = number("stroke-opacity", properties, 0...1) {
      style.strokeColor = style.strokeColor.withOpacity(opacity)
    }
    if let width = number("stroke-width", properties, 0...1_000_000.0) {
      style.lineWidth = width
    }
    if let value = value("stroke-dasharray", properties), let pattern = dashes(value) {
      style.lineDashPattern = pattern
    }
    if let color = color("fill", properties) {
      let opacity = style.fillColor.alpha
      style.fillColor = color
      if color.alpha == 255 { style.fillColor.alpha = opacity }
    }
    if let opacity = number("fill-opacity", properties, 0...1) {
      style.fillColor = style.fillColor.withOpacity(opacity)
    }
    if let color = color("marker-color", properties) { style.markerTintColor = color }
    if let size = value("marker-size", properties),
      !["small", "medium", "large"].contains(size.decodedString)
    {
      complain("marker-size", size, "small, medium or large")
    }
    if let symbol = value("marker-symbol", properties) {
      if let text = symbol.decodedString {
        if !text.isEmpty { marker.glyph = text }
      } else if symbol.decodedNumber != nil {
        marker.glyph = symbol.text
      } else {
        complain("marker-symbol", symbol, "the name of a symbol")
      }
    }
  }

  // `properties.overlay` of an overlay document.

  private mutating func readOverlay(_ overlay: JSONMembers) {
    if let level = word("level", overlay, FeatureOverlay.Level.self) { self.level = level }
    if let value = value("zIndex", overlay) {
      if let index = value.decodedNumber.flatMap({ Int(exactly: $0) }) {
        zIndex = index
      } else {
        complain("zIndex", value, "a whole number")
      }
    }
    if let text = text("clusteringIdentifier", overlay) { marker.clusteringIdentifier = text }
    if let text = text("glyph", overlay) { marker.glyph = text }
    if let priority = number("displayPriority", overlay, 0...1000) {
      marker.displayPriority = priority
    }
    guard let value = value("style", overlay) else { return }
    guard let members = value.members else { return complain("style", value, "an object") }
    if let color = color("strokeColor", members) { style.strokeColor = color }
    if let color = color("fillColor", members) { style.fillColor = color }
    if let color = color("markerTintColor", members) { style.markerTintColor = color }
    let anyLength = 0...1_000_000.0
    if let width = number("lineWidth", members, anyLength) { style.lineWidth = width }
    if let limit = number("miterLimit", members, anyLength) { style.miterLimit = limit }
    if let phase = number("lineDashPhase", members, -1_000_000.0...1_000_000) {
      style.lineDashPhase = phase
    }
    if let cap = word("lineCap", members, FeatureOverlayStyle.LineCap.self) { style.lineCap = cap }
    if let join = word("lineJoin", members, FeatureOverlayStyle.LineJoin.self) {
      style.lineJoin = join
    }
    if let value = self.value("lineDashPattern", members) {
      if let pattern = dashes(value) {
        style.lineDashPattern = pattern
      } else {
        complain("lineDashPattern", value, "an array of lengths")
      }
    }
  }

  private func dashes(_ value: JSONText) -> [Double]? {
    let lengths = value.elements?.map { $0.decodedNumber ?? -1 }
    guard let lengths, lengths.allSatisfy({ (0...1_000_000).contains($0) }) else { return nil }
    return lengths
  }

  // Values of one kind; nil when absent or, with a complaint, when something else.

  private func value(_ key: String, _ members: JSONMembers) -> JSONText? {
    guard let value = members[key], value.text != "null" else { return nil }
    return value
  }

  private mutating func color(_ key: String, _ members: JSONMembers) -> OverlayHexColor? {
    guard let value = value(key, members) else { return nil }
    if let color = value.decodedString.flatMap({ OverlayHexColor($0) }) { return color }
    complain(key, value, "a color like #007AFF")
    return nil
  }

  private mutating func number(
    _ key: String, _ members: JSONMembers, _ range: ClosedRange<Double>
  ) -> Double? {
    guard let value = value(key, members) else { return nil }
    // Many programs write numbers as strings.
    let number =
      value.decodedNumber ?? value.decodedString.flatMap { JSONText(text: $0).decodedNumber }
    if let number, range.contains(number) { return number }
    complain(key, value, "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    return nil
  }

  private mutating func text(_ key: String, _ members: JSONMembers) -> String? {
    guard let value = value(key, members) else { return nil }
    if let text = value.decodedString { return text }
    complain(key, value, "a string")
    return nil
  }

  private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ members: JSONMembers, _ type: Word.Type
  ) -> Word? {
    guard let value = value(key, members) else { return nil }
    if let word = value.decodedString.flatMap({ Word(rawValue: $0) }) { return word }
    complain(key, value, Word.allCases.map(\.rawValue).joined(separator: ", "))
    return nil
  }

  private mutating func complain(_ key: String, _ value: JSONText, _ expected: String) {
    let shown = value.text.count > 40 ? "\(value.text.prefix(40))…" : value.text
    complaints.append("\"\(key)\" is \(shown), not \(expected); the default is used")
  }
}
