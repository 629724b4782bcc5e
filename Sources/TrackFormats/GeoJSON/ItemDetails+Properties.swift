import Tracks

extension ItemDetails {
  /// Whether a key is as long as one of the words: most properties are told apart by that, which
  /// costs far less than to compare them with each word.
  private static func mayBeWord(_ key: String) -> Bool {
    switch key.utf8.count {
    case 3...6, 11, 13: true
    default: false
    }
  }

  /// Takes the words that the model knows from the properties, which stay as they are.
  mutating func readText() {
    guard let properties else { return }
    for member in properties.members where Self.mayBeWord(member.key) {
      switch member.key {
      case "name":
        if let name = member.value.string { text.name = name }
      case "title":
        if text.name == nil, let title = member.value.string { text.name = title }
      case "desc":
        if let description = member.value.string { text.description = description }
      case "description":
        if text.description == nil, let description = member.value.string {
          text.description = description
        }
      case "number":
        let number = member.value.string ?? member.value.text
        if !number.isEmpty, number.utf8.allSatisfy({ $0 &- 0x30 <= 9 }) { self.number = number }
      case "cmt", "src", "links", "sym", "type", "magvar", "geoidheight", "ageofdgpsdata", "dgpsid":
        // What is no list of links, or no text, stays a property.
        PointWord(rawValue: member.key)?.read(member.value, into: &text)
      default: break
      }
    }
  }
}
