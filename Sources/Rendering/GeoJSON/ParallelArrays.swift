import TextWriting
import Tracks

/// What stands in `coordinateProperties`, in order.
struct ParallelArrays {
  private var hasTimes = false
  private var hasElevations = false
  private var channels: [Channel] = []
  private var words: [PointWords] = []

  /// Finds what the positions of a shape carry besides what stands in the coordinates.
  init(of shape: FeatureShape?, timeIsProperty: Bool) {
    guard let shape else { return }
    var hasColumns = false
    var hasDetails = false
    for group in shape.groups {
      for segment in group {
        if !timeIsProperty && !hasTimes { hasTimes = segment.hasTimes }
        if !hasElevations { hasElevations = segment.hasElevations }
        if !segment.columns.isEmpty { hasColumns = true }
        if !segment.detailIndices.isEmpty { hasDetails = true }
      }
    }
    if hasElevations && shape.is3D { hasElevations = false }
    if hasColumns {
      channels = Channel.allCases.filter { channel in
        shape.segments.contains { $0.has(channel) }
      }
    }
    if !hasDetails { return }
    let details = shape.segments.flatMap { $0.usedDetails(where: \.hasWords) }
    words = PointWords.all.filter { word in details.contains { word.isSaid(in: $0) } }
  }

  /// Whether there is nothing.
  var isEmpty: Bool { !hasTimes && !hasElevations && channels.isEmpty && words.isEmpty }

  private var keys: Set<String> {
    var keys = Set(channels.map(\.key) + words.map { "\($0.key)" })
    if hasTimes { keys.insert("times") }
    if hasElevations { keys.insert("elevation") }
    return keys
  }

  /// Writes the object: the arrays, then other members but those of the same names.
  func write(
    _ shape: FeatureShape, _ others: [JSONObjectText.Member], _ coordinates: inout CoordinateWriter,
    _ json: inout JSONWriter,
    _ out: inout ByteWriter
  ) {
    json.beginObject(&out)
    if hasTimes {
      json.key("times" as StaticString, &out)
      json.prepareValue(&out)
      coordinates.writeTimes(of: shape, to: &out)
    }
    if hasElevations {
      json.key("elevation" as StaticString, &out)
      json.prepareValue(&out)
      coordinates.writeElevations(of: shape, to: &out)
    }
    for channel in channels {
      json.key(channel.key, &out)
      json.prepareValue(&out)
      coordinates.write(channel, of: shape, to: &out)
    }
    for word in words {
      json.key(word.key, &out)
      json.prepareValue(&out)
      coordinates.write(word, of: shape, to: &out)
    }
    if !others.isEmpty {
      let keys = self.keys
      for member in others where !keys.contains(member.key) { json.raw(member.text, &out) }
    }
    json.endObject(&out)
  }
}
