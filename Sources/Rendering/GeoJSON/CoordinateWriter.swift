import Geodesy
import TextWriting
import Tracks

/// Writes arrays that nest like the `coordinates` of a geometry: the coordinates themselves, and
/// everything parallel to them.
struct CoordinateWriter {
  private var positions = PositionWriter()
  private var times = DateTimeWriter()
  private var numbers = DecimalWriter()

  /// Writes the coordinates of a shape.
  mutating func writeCoordinates(
    of shape: FeatureShape, withElevations is3D: Bool, to out: inout ByteWriter
  ) {
    Self.nest(shape, &out) { segment, out in
      if is3D && segment.elevations.count == segment.coordinates.count {
        positions.write(segment.coordinates, segment.elevations, to: &out)
      } else {
        positions.write(segment.coordinates, to: &out)
      }
    }
  }

  /// Writes the elevations of a shape, null where there is none.
  mutating func writeElevations(of shape: FeatureShape, to out: inout ByteWriter) {
    Self.nest(shape, &out) { segment, out in
      Self.list(segment.count, &out) { i, out in
        if segment.elevations.isEmpty || segment.elevations[i].isNaN {
          out.literal("null")
        } else {
          numbers.write(segment.elevations[i], to: &out)
        }
      }
    }
  }

  /// Writes the times of a shape, null where there is none.
  mutating func writeTimes(of shape: FeatureShape, to out: inout ByteWriter) {
    Self.nest(shape, &out) { segment, out in
      let column = segment.times
      if column.isEmpty { return Self.writeNulls(segment.count, &out) }
      times.write(column, to: &out)
    }
  }

  /// Writes a channel of a shape, null where there is no value. Kinds of position solution are
  /// written as GPX's words.
  mutating func write(_ channel: Channel, of shape: FeatureShape, to out: inout ByteWriter) {
    Self.nest(shape, &out) { segment, out in
      guard let column = segment.column(channel) else {
        return Self.writeNulls(segment.count, &out)
      }
      Self.list(column.count, &out) { i, out in
        let value = column[i]
        if value.isNaN {
          out.literal("null")
        } else if channel == .fix {
          if let word = Segment.fixWord(value) {
            out.writeJSON(string: word)
          } else {
            out.literal("null")
          }
        } else {
          numbers.write(value, to: &out)
        }
      }
    }
  }

  /// Writes words of the points of a shape, null where there are none.
  mutating func write(_ words: PointWords, of shape: FeatureShape, to out: inout ByteWriter) {
    Self.nest(shape, &out) { segment, out in
      Self.list(segment.count, &out) { i, out in
        if let details = segment.spokenDetails(at: i), words.isSaid(in: details) {
          var json = JSONWriter()
          words.write(details, &json, &out)
        } else {
          out.literal("null")
        }
      }
    }
  }

  private static func writeNulls(_ count: Int, _ out: inout ByteWriter) {
    list(count, &out) { _, out in out.literal("null") }
  }

  private static func list(
    _ count: Int, _ out: inout ByteWriter, _ element: (Int, inout ByteWriter) -> Void
  ) {
    for i in 0..<count {
      if i > 0 { out.write(UInt8(ascii: ",")) }
      element(i, &out)
    }
  }

  /// Writes the brackets of a shape's arrays around what a body writes for each segment.
  private static func nest(
    _ shape: FeatureShape, _ out: inout ByteWriter, _ body: (Segment, inout ByteWriter) -> Void
  ) {
    let depth = shape.kind.depth
    func bracket(_ level: Int, _ character: UInt8) { if depth >= level { out.write(character) } }
    bracket(3, UInt8(ascii: "["))
    for (g, group) in shape.groups.enumerated() {
      if g > 0 { out.write(UInt8(ascii: ",")) }
      bracket(2, UInt8(ascii: "["))
      for (s, segment) in group.enumerated() {
        if s > 0 { out.write(UInt8(ascii: ",")) }
        bracket(1, UInt8(ascii: "["))
        body(segment, &out)
        bracket(1, UInt8(ascii: "]"))
      }
      bracket(2, UInt8(ascii: "]"))
    }
    bracket(3, UInt8(ascii: "]"))
  }
}

extension PositionWriter {
  /// Writes positions of two numbers, with commas between.
  fileprivate mutating func write(_ coordinates: [Coordinate], to out: inout ByteWriter) {
    var isFirst = true
    for coordinate in coordinates {
      write(coordinate.longitude, coordinate.latitude, isFirst: isFirst, to: &out)
      isFirst = false
    }
  }

  /// Writes positions of three numbers, with commas between.
  fileprivate mutating func write(
    _ coordinates: [Coordinate], _ elevations: [Double], to out: inout ByteWriter
  ) {
    for i in coordinates.indices {
      let coordinate = coordinates[i]
      write(
        coordinate.longitude, coordinate.latitude, elevations[i], isFirst: i == 0, to: &out)
    }
  }
}

extension DateTimeWriter {
  /// Writes times as JSON strings or null, with commas between.
  fileprivate mutating func write(_ times: [Timestamp], to out: inout ByteWriter) {
    var isFirst = true
    for time in times {
      if time.isMissing {
        out.literal(isFirst ? "null" : ",null")
      } else {
        out.literal(isFirst ? "\"" : ",\"")
        write(time, to: &out)
        out.write(UInt8(ascii: "\""))
      }
      isFirst = false
    }
  }
}
