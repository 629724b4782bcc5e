import Foundation
import RoutelayTestSupport
import Testing

@testable import RoutelayCLI

/// A frame as a client gets it: what stands in the JSON, and where that camera puts a place, worked
/// out from nothing but those numbers.
struct ShownFrame {
  let json: [String: Any]

  /// The frames of a text, read by Foundation's parser, which takes no NaN and no infinity.
  static func all(in text: String) throws -> [ShownFrame] {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let frames = try #require(value?["frames"] as? [[String: Any]])
    return frames.map { ShownFrame(json: $0) }
  }

  /// A number at a path such as `slack.top`.
  subscript(_ path: String) -> Double { number(path) ?? .nan }

  func number(_ path: String) -> Double? {
    (path.split(separator: ".").reduce(json as Any?) { value, key in
      (value as? [String: Any])?[String(key)]
    } as? NSNumber)?.doubleValue
  }

  /// Numbers of one object, by their keys.
  func numbers(_ path: String, _ keys: String...) -> [Double] { keys.map { self["\(path).\($0)"] } }

  var crossesAntimeridian: Bool? {
    (json["bounds"] as? [String: Any])?["crossesAntimeridian"] as? Bool
  }

  static func mapPoint(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double) {
    let world = 268_435_456.0
    let limited = min(max(latitude, -85.0511287798066), 85.0511287798066) * .pi / 180
    return ((longitude + 180) / 360 * world, (1 - asinh(tan(limited)) / .pi) / 2 * world)
  }

  /// Where a place is on the screen; the image turns about the center and tilts about its middle
  /// line, then each point is drawn as large as it is near.
  func screen(_ latitude: Double, _ longitude: Double) -> (x: Double, y: Double) {
    let world = 268_435_456.0
    let center = Self.mapPoint(self["center.latitude"], self["center.longitude"])
    let place = Self.mapPoint(latitude, longitude)
    let east = (place.x - center.x).remainder(dividingBy: world)
    let north = center.y - place.y
    let heading = self["heading"] * .pi / 180
    let pitch = self["pitch"] * .pi / 180
    let right = east * cos(heading) - north * sin(heading)
    let up = east * sin(heading) + north * cos(heading)
    let circumference = 2 * .pi * 6_378_137 * cos(self["center.latitude"] * .pi / 180)
    let distance = self["distance"] / circumference * world
    let height = self["viewport.height"]
    let focal = height / 2 / tan(self["fieldOfView"] / 2 * .pi / 180)
    let depth = distance + up * sin(pitch)
    return (
      self["viewport.width"] / 2 + right * focal / depth,
      height / 2 - up * cos(pitch) * focal / depth
    )
  }

  /// The least screen points between places (latitude, longitude) and the padded edges.
  func margin(_ places: [[Double]]) -> Double {
    places.map { place in
      let (x, y) = screen(place[0], place[1])
      return min(
        min(x - self["padding.left"], self["viewport.width"] - self["padding.right"] - x),
        min(y - self["padding.top"], self["viewport.height"] - self["padding.bottom"] - y))
    }.min() ?? .nan
  }
}

/// `routelay` in this process, with all formats.
enum RealConsole {
  static func run(_ words: [String]) async -> (code: ExitCode, said: Transcript) {
    let said = Transcript()
    let console = Console(
      output: { said.output += $0 }, error: { said.error += $0 }, isErrorTerminal: false,
      prefersColor: false)
    return (await RoutelayMain.run(words, console), said)
  }
}

/// The keys of the first object in a text that stands so many braces deep, in order.
func keys(of text: String, depth: Int) -> [String] {
  var keys: [String] = []
  var level = 0
  var word = ""
  var isInside = false
  var hasOpened = false
  for character in text {
    if isInside {
      if character == "\"" { isInside = false } else { word.append(character) }
      continue
    }
    switch character {
    case "\"":
      isInside = true
      word = ""
    case "{":
      level += 1
      if level == depth { hasOpened = true }
    case "}":
      level -= 1
      if hasOpened && level < depth { return keys }
    case ":": if level == depth { keys.append(word) }
    default: break
    }
  }
  return keys
}
