import TextWriting
import Tracks

/// Writes GeoJSON features.
struct FeatureWriter {
  /// What a feature is made of, besides its geometry.
  struct Head {
    /// The id, a JSON string or number.
    var id: JSONText
    /// Properties and foreign members.
    var details: ItemDetails
  }

  /// Properties that were in the way of ours.
  private(set) var renames = Renames()
  private var coordinates = CoordinateWriter()

  /// Writes a feature of one geometry, or of none.
  mutating func write(_ head: Head, _ shape: FeatureShape?, to out: inout ByteWriter) {
    let json = begin(head, &out)
    if let shape {
      let is3D = shape.is3D
      out.literal("{\"type\":\"")
      out.write(shape.kind.rawValue)
      out.literal("\",\"coordinates\":")
      coordinates.writeCoordinates(of: shape, withElevations: is3D, to: &out)
      Self.writeMembers(
        head.details.geometryForeignMembers, except: StructuralNames.geometry, json, &out)
      out.write(UInt8(ascii: "}"))
    } else {
      out.literal("null")
    }
    end(head, shape, json, &out)
  }

  /// Writes a feature of a geometry of any kind. The depth of collections costs no stack.
  mutating func write(_ head: Head, _ geometry: Geometry, to out: inout ByteWriter) {
    let json = begin(head, &out)
    var open: [(children: [Geometry], next: Int)] = [([geometry], 0)]
    while let level = open.last {
      if level.next == level.children.count {
        open.removeLast()
        if open.isEmpty { break }
        out.write(UInt8(ascii: "]"))
        if open.count == 1 { writeGeometryMembers(head, json, &out) }
        out.write(UInt8(ascii: "}"))
        continue
      }
      open[open.count - 1].next += 1
      if level.next > 0 { out.write(UInt8(ascii: ",")) }
      let child = level.children[level.next]
      if case .collection(let children) = child {
        out.literal("{\"type\":\"GeometryCollection\",\"geometries\":[")
        open.append((children, 0))
        continue
      }
      out.literal("{\"type\":\"")
      let shape = Leaves.shape(of: child)
      out.write(shape?.kind.rawValue ?? Leaves.typeName(of: child))
      out.literal("\",\"coordinates\":")
      if let shape {
        // Each part for itself: a flat one does not cost the others their heights.
        coordinates.writeCoordinates(of: shape, withElevations: shape.is3D, to: &out)
      } else {
        out.literal("[]")
      }
      if open.count == 1 { writeGeometryMembers(head, json, &out) }
      out.write(UInt8(ascii: "}"))
    }
    end(head, nil, json, &out)
  }

  private func writeGeometryMembers(
    _ head: Head, _ json: JSONWriter, _ out: inout ByteWriter
  ) {
    Self.writeMembers(
      head.details.geometryForeignMembers, except: StructuralNames.geometry, json, &out)
  }

  /// Writes everything up to the geometry, and returns a writer that stands after its value.
  private func begin(_ head: Head, _ out: inout ByteWriter) -> JSONWriter {
    var json = JSONWriter()
    out.literal("{\"type\":\"Feature\",\"id\":")
    json.raw(head.id.text, &out)
    out.literal(",\"geometry\":")
    return json
  }

  /// Writes everything after the geometry.
  private mutating func end(
    _ head: Head, _ shape: FeatureShape?, _ json: JSONWriter, _ out: inout ByteWriter
  ) {
    var json = json
    json.key("properties" as StaticString, &out)
    FeatureProperties(details: head.details, shape: shape)
      .write(&coordinates, &renames, &json, &out)
    Self.writeMembers(head.details.foreignMembers, except: StructuralNames.feature, json, &out)
    out.write(UInt8(ascii: "}"))
  }

  /// Writes members after others.
  static func writeMembers(
    _ members: JSONMembers, except structural: Set<String>, _ json: JSONWriter,
    _ out: inout ByteWriter
  ) {
    var json = json
    for member in members.members where !structural.contains(member.key) {
      json.key(member.key, &out)
      json.raw(member.value.text, &out)
    }
  }
}

/// The member names that foreign members may not have (RFC 7946 section 7.1).
enum StructuralNames {
  private static let common: Set<String> = [
    "type", "bbox", "coordinates", "geometries", "geometry", "properties", "features", "crs",
  ]
  /// Those of a geometry.
  static let geometry = common
  /// Those of a feature.
  static let feature = common.union(["id"])
  /// Those of a collection of features.
  static let collection = common
}
