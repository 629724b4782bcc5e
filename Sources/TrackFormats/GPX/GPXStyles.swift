import Tracks

/// How an item is drawn, while its extensions are read.
struct GPXStyle {
  /// What gpx_style says.
  var drawing = DrawingStyle()
  /// What Garmin's DisplayColor says: used where gpx_style names no color.
  var displayColor: GPXColor?
  /// The dashes of `dasharray`, which say more than the word of `pattern`.
  var dashes: [Double] = []

  /// All of it together; nil when nothing was said.
  var result: DrawingStyle? {
    var result = drawing
    if !dashes.isEmpty { result.lineDashPattern = dashes }
    if let displayColor, result.strokeColor == nil {
      result.strokeColor = displayColor.text
      if result.strokeOpacity == nil && displayColor.isTransparent { result.strokeOpacity = 0 }
    }
    return result == DrawingStyle() ? nil : result
  }
}

/// A color in GPX extensions: six hexadecimal digits, or one of Garmin's words.
struct GPXColor {
  /// `#rrggbb`; nil for a color that is not to be seen.
  var text: String?

  /// Whether nothing is to be seen.
  var isTransparent: Bool { text == nil }

  /// Reads a color in letters of either case, with or without `#`. Nil for anything else: eight
  /// digits too, which some programs begin and others end with the opacity.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    var word = String(decoding: bytes.prefix(32), as: UTF8.self).lowercased()
    if let known = GPXColor.words[word] {
      text = known.isEmpty ? nil : "#" + known
      return
    }
    if word.hasPrefix("#") { word.removeFirst() }
    guard word.utf8.count == 6, word.utf8.allSatisfy(GPXColor.isDigit) else { return nil }
    text = "#" + word
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// The words of Garmin's schema. It gives no values; these are the sixteen colors of the systems
  /// that the words come from.
  private static let words = [
    "black": "000000", "darkred": "800000", "darkgreen": "008000", "darkyellow": "808000",
    "darkblue": "000080", "darkmagenta": "800080", "darkcyan": "008080", "lightgray": "c0c0c0",
    "darkgray": "808080", "red": "ff0000", "green": "00ff00", "yellow": "ffff00",
    "blue": "0000ff", "magenta": "ff00ff", "cyan": "00ffff", "white": "ffffff",
    "transparent": "",
  ]
}

/// gpx_style and Garmin's DisplayColor.
///
/// The schema of gpx_style gives widths and dashes in millimeters. The programs that write it
/// (gpx.studio, Locus, Visorando) mean pixels: a line of 4 or 5 is usual, and half a centimeter is
/// no line. So they are read as screen points.
extension GPXReader {
  /// Reads the text of an element that ends.
  ///
  /// - Parameter line: The element around it that says what the style is for.
  mutating func readStyle(
    _ element: GPXElement, in line: GPXElement?, _ input: borrowing InputBuffer
  ) {
    if element == .displayColor {
      if let color = readColor("DisplayColor", input) { style.displayColor = color }
      return
    }
    switch (line, element) {
    case (.styleLine?, .styleColor):
      if let color = readColor("color", input) {
        style.drawing.strokeColor = color.text
        if color.isTransparent { style.drawing.strokeOpacity = 0 }
      }
    case (.styleFill?, .styleColor):
      if let color = readColor("color", input) {
        style.drawing.fillColor = color.text
        if color.isTransparent { style.drawing.fillOpacity = 0 }
      }
    case (.styleLine?, .styleOpacity):
      if let value = readAmount("opacity", upTo: 1, input) { style.drawing.strokeOpacity = value }
    case (.styleFill?, .styleOpacity):
      if let value = readAmount("opacity", upTo: 1, input) { style.drawing.fillOpacity = value }
    case (.styleLine?, .styleWidth):
      if let value = readAmount("width", upTo: 1_000_000, input) { style.drawing.lineWidth = value }
    case (.styleLine?, .styleLineCap):
      let text = leafText
      let word = String(decoding: text.prefix(32), as: UTF8.self).lowercased()
      if let cap = DrawingStyle.LineCap(rawValue: word) {
        style.drawing.lineCap = cap
      } else {
        complain("linecap", text, "butt, round or square", input)
      }
    case (.styleLine?, .stylePattern):
      readPattern(input)
    default:
      break
    }
  }

  /// Reads the attributes of a `<dash>` that begins.
  mutating func readDash(_ input: borrowing InputBuffer) {
    var lengths: [Double] = []
    for name in ["mark", "space"] {
      // The bytes where they stand: a number is read with some to spare behind it.
      let attribute = scanner.attributes.first { scanner.names.text($0.name) == name }
      let text = GPXReader.trimmed(
        attribute.map { scanner.value(of: $0, input) }
          ?? UnsafeBufferPointer(start: nil, count: 0))
      guard let number = GPXReader.number(text), (0...1_000_000).contains(number) else {
        return complain("\(name) of dash", text, "a length", input)
      }
      lengths.append(number)
    }
    style.dashes += lengths
  }

  /// A word for dashes. Their lengths are ours: the schema leaves even the words open.
  private mutating func readPattern(_ input: borrowing InputBuffer) {
    let text = leafText
    switch String(decoding: text.prefix(32), as: UTF8.self).lowercased() {
    case "solid": style.drawing.lineDashPattern = []
    case "dash", "dashed": style.drawing.lineDashPattern = [12, 8]
    case "dot", "dotted": style.drawing.lineDashPattern = [1, 8]
    default: complain("pattern", text, "solid, dash or dot", input)
    }
  }

  private mutating func readColor(_ name: String, _ input: borrowing InputBuffer) -> GPXColor? {
    let text = leafText
    if let color = GPXColor(text) { return color }
    complain(name, text, "six hexadecimal digits or a color of Garmin's", input)
    return nil
  }

  private mutating func readAmount(
    _ name: String, upTo greatest: Double, _ input: borrowing InputBuffer
  ) -> Double? {
    let text = leafText
    if let value = GPXReader.number(text), value >= 0 && value <= greatest { return value }
    complain(name, text, "a number from 0 to \(Int(greatest))", input)
    return nil
  }

  private mutating func complain(
    _ name: String, _ text: UnsafeBufferPointer<UInt8>, _ expected: String,
    _ input: borrowing InputBuffer
  ) {
    scanner.findings.add(
      .invalidStyle, at: input.bookmarkPosition,
      "<\(name)> holds \(GPXReader.quoted(text)), not \(expected); it is left out")
  }
}
