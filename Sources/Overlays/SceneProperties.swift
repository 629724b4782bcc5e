import OverlayModel
import Tracks

/// The properties of a feature in a scene: the input's, then ours that it does not have.
struct SceneProperties {
  private(set) var members: JSONMembers

  /// Starts with the properties of the input.
  init(_ members: JSONMembers) { self.members = members }

  /// Renames members that stand where ours must be: they get a `_` at the end.
  mutating func makeRoom(_ report: inout SceneReport) {
    for i in members.members.indices {
      let key = members.members[i].key
      guard key == "overlay" || key == "coordinateProperties" else { continue }
      var name = key + "_"
      while members[name] != nil { name += "_" }
      members.members[i].key = name
      report.notice(
        "unknown-extension", "the property \"\(key)\" is not ours; it was renamed to \"\(name)\"")
    }
  }

  /// Adds title, subtitle and description, and the proximity of a waypoint.
  mutating func addWords(of details: ItemDetails) {
    add("title", details.text.name)
    add("subtitle", details.text.type)
    add("description", details.text.description)
    if let proximity = details.proximity { add("proximity", number: proximity) }
  }

  /// Adds the look in simplestyle's words, for viewers that know nothing else.
  mutating func addSimplestyle(_ style: OverlayStyle, _ shape: SceneShape) {
    let kind = shape.kind
    if kind != .annotation {
      add("stroke", style.strokeColor.simplestyleText)
      add("stroke-width", number: style.lineWidth)
      add("stroke-opacity", number: style.strokeColor.opacity)
    }
    if kind == .polygon || kind == .circle {
      add("fill", style.fillColor.simplestyleText)
      add("fill-opacity", number: style.fillColor.opacity)
    }
    if shape.hasPoints { add("marker-color", style.markerTintColor.simplestyleText) }
  }

  private mutating func add(_ key: String, _ text: String?) {
    guard let text, members[key] == nil else { return }
    members.members.append(JSONMembers.Member(key: key, value: JSONText(quoting: text)))
  }

  private mutating func add(_ key: String, number: Double) {
    guard members[key] == nil else { return }
    members.members.append(
      JSONMembers.Member(key: key, value: JSONText(rounding: number)))
  }
}

extension JSONText {
  /// A number rounded to three decimals, without an exponent; `null` beyond 10^15, where none
  /// would be left.
  init(rounding number: Double) {
    guard abs(number) < 1e15 else {
      self.init(text: "null")
      return
    }
    let thousandths = Int64((number * 1000).rounded())
    var text = (thousandths < 0 ? "-" : "") + String((thousandths / 1000).magnitude)
    let rest = (thousandths % 1000).magnitude
    if rest != 0 {
      text += "." + String(1000 + rest).dropFirst()
      while text.last == "0" { text.removeLast() }
    }
    self.init(text: text)
  }
}
