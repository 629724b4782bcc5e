package import Geodesy
package import Geofencing
package import TextWriting

/// Writes in which fences places are, as JSON or as lines for people: one place after the other, so
/// there may be millions.
package struct ContainmentWriter: Sendable {
  private let set: FenceSet
  private let includesBoundary: Bool
  private let listsAll: Bool

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - includesBoundary: Whether a place on the boundary counts as inside.
  ///   - listsAll: Whether states and margins are those of all fences; else of those that a place is
  ///     in or on the boundary of, and of the nearest other one.
  package init(_ set: FenceSet, includesBoundary: Bool, listsAll: Bool) {
    self.set = set
    self.includesBoundary = includesBoundary
    self.listsAll = listsAll
  }

  /// Writes `{"results":[…]}` and a line end: for each place the names of the fences that it is
  /// inside of, and states and signed margins in meters.
  ///
  /// - Parameter isInVain: Asked now and then; the rest is left out when nobody reads it.
  package func writeJSON(
    _ places: [Coordinate], to out: inout ByteWriter, isInVain: () -> Bool = { false }
  ) {
    var json = JSONWriter()
    json.beginObject(&out)
    json.key("results", &out)
    json.beginArray(&out)
    for (i, place) in places.enumerated() {
      if i & 0xFFF == 0, isInVain() { return }
      write(place, &json, to: &out)
    }
    json.endArray(&out)
    json.endObject(&out)
    out.write(0x0A)
  }

  private func write(_ place: Coordinate, _ json: inout JSONWriter, to out: inout ByteWriter) {
    let standings = set.standings(of: place, all: listsAll)
    json.beginObject(&out)
    json.key("latitude", &out)
    json.number(place.latitude, &out)
    json.key("longitude", &out)
    json.number(place.longitude, &out)
    json.key("inside", &out)
    json.beginArray(&out)
    for standing in standings where isInside(standing) { json.string(id(standing), &out) }
    json.endArray(&out)
    json.key("states", &out)
    json.beginObject(&out)
    for standing in standings {
      json.key(id(standing), &out)
      json.string(standing.state.rawValue, &out)
    }
    json.endObject(&out)
    json.key("margins", &out)
    json.beginObject(&out)
    for standing in standings {
      json.key(id(standing), &out)
      json.number(standing.margin.value, decimals: 3, &out)
    }
    json.endObject(&out)
    json.endObject(&out)
  }

  private func id(_ standing: FenceStanding) -> String { set.fences[standing.fence].id }

  private func isInside(_ standing: FenceStanding) -> Bool {
    standing.state == .inside || (includesBoundary && standing.state == .boundary)
  }
}

// MARK: - Text

extension ContainmentWriter {
  /// Writes for each place a line with the names of the fences that it is inside of, and below it a
  /// line for each fence.
  ///
  /// - Parameters:
  ///   - length: The words for a length.
  ///   - isInVain: Asked now and then; the rest is left out when nobody reads it.
  package func writeText(
    _ places: [Coordinate], to out: inout ByteWriter, length: (Meters) -> String,
    isInVain: () -> Bool = { false }
  ) {
    for (i, place) in places.enumerated() {
      if i & 0xFFF == 0, isInVain() { return }
      let standings = set.standings(of: place, all: listsAll)
      var number = DecimalWriter()
      number.write(place.latitude, to: &out)
      out.literal(",")
      number.write(place.longitude, to: &out)
      let inside = standings.filter(isInside).map { PathText.display(id($0)) }
      out.write(inside.isEmpty ? ": in no fence\n" : ": in \(inside.joined(separator: ", "))\n")
      let width = standings.map { $0.state.rawValue.count }.max() ?? 0
      for standing in standings {
        let state = standing.state.rawValue
        out.write("  \(state)\(String(repeating: " ", count: width - state.count))  ")
        out.write(PathText.display(id(standing)))
        if standing.state != .boundary {
          let way = standing.state == .inside ? "to" : "from"
          out.write(", \(length(Meters(abs(standing.margin.value)))) \(way) its boundary")
        }
        out.literal("\n")
      }
    }
  }
}
