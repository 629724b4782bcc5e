import TextWriting
import Tracks

/// The `properties` of a feature: those of a GeoJSON input as they were written, or the words of a
/// GPX input; then how an overlay document draws it, and what its positions carry.
///
/// The time of a single point of a GPX input stands beside its name: `"time":"…"`. A foreign
/// `overlay` or `coordinateProperties` that is in the way gets a `_` at the end of its name.
struct FeatureProperties {
  let details: ItemDetails
  let shape: FeatureShape?

  /// Writes the object.
  ///
  /// - Parameter renames: Gets the members that were in the way, old name and new.
  func write(
    _ coordinates: inout CoordinateWriter, _ renames: inout Renames, _ json: inout JSONWriter,
    _ out: inout ByteWriter
  ) {
    json.beginObject(&out)
    let parallel = ParallelArrays(of: shape, timeIsProperty: timeIsProperty)
    var others: [JSONObjectText.Member] = []
    if let properties = details.properties {
      for member in properties.members {
        var isInTheWay = member.key == "overlay" && details.overlay != nil
        if member.key == "coordinateProperties" && !parallel.isEmpty {
          // Arrays that the reader did not know join those that are written here.
          if let members = JSONObjectText.members(of: member.value) {
            others = members
            continue
          }
          isInTheWay = true
        }
        if isInTheWay {
          json.key(renames.newName(for: member.key, among: properties), &out)
        } else {
          json.key(member.key, &out)
        }
        json.raw(member.value.text, &out)
      }
    } else {
      writeWords(&json, &out)
    }
    if let proximity = details.proximity, details.properties?["proximity"] == nil {
      json.key("proximity" as StaticString, &out)
      json.number(proximity, &out)
    }
    if let overlay = details.overlay {
      json.key("overlay" as StaticString, &out)
      json.raw(OverlayMember.withoutDerived(overlay).text, &out)
    }
    if let shape, !parallel.isEmpty {
      json.key("coordinateProperties" as StaticString, &out)
      parallel.write(shape, others, &coordinates, &json, &out)
    }
    json.endObject(&out)
  }

  /// Whether a point's time stands among the properties rather than in `coordinateProperties`.
  private var timeIsProperty: Bool {
    guard shape?.kind == .point else { return false }
    return details.properties.map { $0["time"] != nil } ?? true
  }

  private func writeWords(_ json: inout JSONWriter, _ out: inout ByteWriter) {
    for words in PointWords.all where words.isSaid(in: details.text) {
      json.key(words.key, &out)
      words.write(details.text, &json, &out)
    }
    if let number = details.number {
      json.key("number" as StaticString, &out)
      if Self.isJSONInteger(number) {
        json.raw(number, &out)
      } else {
        json.string(number, &out)
      }
    }
    if timeIsProperty, let time = shape?.groups.first?.first?.first?.time {
      json.key("time" as StaticString, &out)
      json.string(time.text, &out)
    }
    if let drawing = details.drawing { Self.write(drawing, &json, &out) }
  }

  /// Writes how GPX wants an item to be drawn in the words of simplestyle.
  private static func write(
    _ drawing: DrawingStyle, _ json: inout JSONWriter, _ out: inout ByteWriter
  ) {
    func number(_ key: StaticString, _ value: Double?) {
      guard let value else { return }
      json.key(key, &out)
      json.number(value, &out)
    }
    if let color = drawing.strokeColor {
      json.key("stroke" as StaticString, &out)
      json.string(color, &out)
    }
    number("stroke-width", drawing.lineWidth)
    number("stroke-opacity", drawing.strokeOpacity)
    if let pattern = drawing.lineDashPattern, !pattern.isEmpty {
      json.key("stroke-dasharray" as StaticString, &out)
      json.beginArray(&out)
      for length in pattern { json.number(length, &out) }
      json.endArray(&out)
    }
    if let color = drawing.fillColor {
      json.key("fill" as StaticString, &out)
      json.string(color, &out)
    }
    number("fill-opacity", drawing.fillOpacity)
  }

  /// Whether text is a whole number as JSON writes it.
  private static func isJSONInteger(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      && (text.utf8.first != UInt8(ascii: "0") || text.utf8.count == 1)
  }
}

/// Properties that got another name because one of ours must have theirs.
struct Renames {
  /// How many there were.
  private(set) var count = 0
  /// What became of the first one, in words.
  private(set) var message = ""

  /// A name that no property has: the old one with `_` at its end, as often as it takes.
  mutating func newName(for key: String, among properties: JSONMembers) -> String {
    var name = key + "_"
    while properties[name] != nil { name += "_" }
    count += 1
    if count == 1 { message = "the property \"\(key)\" is not ours; it was renamed to \"\(name)\"" }
    return name
  }
}
