import Tracks

extension ItemDetails {
  /// Takes the words that the model knows from the properties, which stay as they are.
  mutating func readText() {
    guard let properties else { return }
    for member in properties.members {
      switch member.key {
      case "name": text.name = member.value.string ?? text.name
      case "title": text.name = text.name ?? member.value.string
      case "desc": text.description = member.value.string ?? text.description
      case "description": text.description = text.description ?? member.value.string
      case "cmt": text.comment = member.value.string
      case "type": text.type = member.value.string
      case "sym": text.symbol = member.value.string
      default: break
      }
    }
  }
}
