import Overlays
import TextWriting
import Tracks

/// Writes a document as GeoJSON features.
///
/// The order of the features is that of the document. No `bbox` is written: it is optional, and a
/// reader that wants one has the positions.
struct GeoJSONWriter {
  /// What could not be said, and what was noticed.
  private(set) var report = OutputReport()
  private let contents: OutputContents
  private var features = FeatureWriter()
  private var ids: IDAssignment
  private var frame = Frame.collection
  private var isFirst = true

  /// What stands around a feature.
  private enum Frame { case collection, line, record }

  /// Makes a writer of one output.
  init(_ contents: OutputContents) {
    self.contents = contents
    ids = IDAssignment(items: contents.document.items)
  }

  /// Writes a FeatureCollection.
  mutating func writeCollection(to out: inout ByteWriter) {
    frame = .collection
    let document = contents.document
    let foreign = document.foreignMembers
    // Members of the top are about one input; of several, there is no saying whose.
    let keepsForeign = contents.sources.count <= 1
    if !keepsForeign && !foreign.isEmpty { report.lose("foreign members of the document") }
    out.literal("{\"type\":\"FeatureCollection\",\"features\":[")
    writeItems(to: &out)
    out.literal(isFirst ? "]" : "\n]")
    if keepsForeign {
      var json = JSONWriter()
      json.prepareValue(&out)
      FeatureWriter.writeMembers(foreign, except: StructuralNames.collection, json, &out)
    }
    out.literal("}\n")
  }

  /// Writes a feature a line.
  mutating func writeSequence(withSeparators: Bool, to out: inout ByteWriter) {
    frame = withSeparators ? .record : .line
    if !contents.document.foreignMembers.isEmpty { report.lose("foreign members of the document") }
    writeItems(to: &out)
  }

  private mutating func writeItems(to out: inout ByteWriter) {
    GeoJSONLosses.note(in: contents.document, &report)
    let items = contents.document.items
    var i = 0
    while i < items.count {
      switch items[i] {
      case .track(let track): write(track.details, track.segments, .track, to: &out)
      case .route(let route): write(route.details, [route.path], .route, to: &out)
      case .area(let area):
        let head = head(area.details, .area)
        write(head, FeatureShape(polygons: area.polygons.filter { !$0.rings.isEmpty }), to: &out)
      case .feature(let feature):
        let head = head(feature.details, .feature)
        if let geometry = feature.geometry {
          open(&out)
          features.write(head, geometry, to: &out)
          close(&out)
        } else {
          write(head, nil, to: &out)
        }
      case .waypoint(let waypoint) where waypoint.multiPointIndex == nil:
        write(waypoint, waypoint.position, to: &out)
      case .waypoint(let waypoint):
        let rest = MultiPointRun.length(at: i, in: items)
        write(waypoint, MultiPointRun.points(of: items[i..<(i + rest)]), to: &out)
        i += rest - 1
      }
      i += 1
    }
    addNotices()
  }

  /// Writes lines as one feature, and each lone fix as a point.
  private mutating func write(
    _ details: ItemDetails, _ segments: [Segment], _ kind: IDAssignment.Kind,
    to out: inout ByteWriter
  ) {
    let single = segments.filter { $0.count == 1 }
    let lines = FeatureShape(lines: segments.filter { $0.count > 1 })
    var isPart = lines != nil
    if isPart || single.isEmpty { write(head(details, kind), lines, to: &out) }
    for segment in single {
      write(
        head(details, kind, isPart: isPart), FeatureShape(points: segment, isMultiPoint: false),
        to: &out)
      isPart = true
    }
    report.notice("single-fix-segment", count: single.count, "a segment of one fix is a point")
  }

  private mutating func write(
    _ waypoint: Waypoint, _ points: Segment, to out: inout ByteWriter
  ) {
    let isMultiPoint = waypoint.multiPointIndex != nil
    write(
      head(waypoint.details, .waypoint), FeatureShape(points: points, isMultiPoint: isMultiPoint),
      to: &out)
  }

  private mutating func write(
    _ head: FeatureWriter.Head, _ shape: FeatureShape?, to out: inout ByteWriter
  ) {
    open(&out)
    features.write(head, shape, to: &out)
    close(&out)
  }

  private mutating func head(
    _ details: ItemDetails, _ kind: IDAssignment.Kind, isPart: Bool = false
  ) -> FeatureWriter.Head {
    FeatureWriter.Head(id: ids.token(for: details, kind, isPart: isPart), details: details)
  }

  private mutating func open(_ out: inout ByteWriter) {
    switch frame {
    case .collection: out.literal(isFirst ? "\n" : ",\n")
    case .record: out.write(0x1E)
    case .line: break
    }
    isFirst = false
  }

  private func close(_ out: inout ByteWriter) {
    if frame != .collection { out.write(UInt8(ascii: "\n")) }
  }

  private mutating func addNotices() {
    report.notice("unknown-extension", count: features.renames.count, features.renames.message)
    report.notice("duplicate-id", count: ids.clashCount, ids.firstClash?.message ?? "")
  }
}
