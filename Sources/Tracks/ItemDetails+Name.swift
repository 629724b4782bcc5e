extension ItemDetails {
  /// Gives the item another name, in its words and, where it came from GeoJSON, in the property
  /// that the name is read from; a title that says the same goes along.
  package mutating func rename(to name: String) {
    let old = text.name.map { JSONText(quoting: $0) }
    text.name = name
    guard var members = properties?.members else { return }
    func isText(_ key: String) -> Bool {
      properties?[key]?.text.utf8.first == UInt8(ascii: "\"")
    }
    // A name that is no text stays what it is.
    let key = isText("name") || (!isText("title") && properties?["name"] == nil) ? "name" : "title"
    let value = JSONText(quoting: name)
    if let place = members.firstIndex(where: { $0.key == key }) {
      members[place].value = value
    } else {
      members.append(JSONMembers.Member(key: key, value: value))
    }
    for i in members.indices where members[i].key == "title" && members[i].value == old {
      members[i].value = value
    }
    properties = JSONMembers(members)
  }
}
