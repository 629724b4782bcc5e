import Geodesy
import Overlays
import TextWriting
import Tracks

/// Writes a document as one row per fix, in the order of the document. Rows end with CRLF, as
/// RFC 4180 has it.
///
/// `track` counts the tracks, routes, waypoints or features of a row's kind, `segment` the
/// segments (lines, rings) inside, `index` the fixes inside the segment: each from 0. `name` is the
/// name of the fix where it has one, else that of what it belongs to.
struct CSVWriter {
  /// What could not be said.
  private(set) var report = OutputReport()
  private var latitudes = DecimalWriter(expecting: 7)
  private var longitudes = DecimalWriter(expecting: 7)
  private var elevations = DecimalWriter(expecting: 1)
  private var values = DecimalWriter()
  private var times = DateTimeWriter()
  private let noChannels = String(repeating: ",", count: Channel.allCases.count)

  /// Writes the header and all rows.
  mutating func write(_ document: TrackDocument, to out: inout ByteWriter) {
    CSVLosses.note(in: document, &report)
    out.literal("kind,track,segment,index,name,latitude,longitude,elevation,time")
    for channel in Channel.allCases {
      out.write(UInt8(ascii: ","))
      out.write(channel.key)
    }
    out.literal("\r\n")
    var counts: [CSVKind: Int] = [:]
    for item in document.items {
      let kind = CSVKind(item)
      let number = counts[kind, default: 0]
      counts[kind] = number + 1
      for (s, segment) in item.segments.enumerated() {
        write(
          segment, prefix: "\(kind.rawValue),\(number),\(s),", name: item.details.text.name ?? "",
          to: &out)
      }
    }
  }

  private mutating func write(
    _ segment: Segment, prefix: String, name: String, to out: inout ByteWriter
  ) {
    let columns = Channel.allCases.map { (isFix: $0 == .fix, values: segment.column($0)) }
    let isPlain = segment.columns.isEmpty
    let hasDetails = !segment.detailIndices.isEmpty
    for i in segment.coordinates.indices {
      out.write(prefix)
      out.write(integer: i)
      out.write(UInt8(ascii: ","))
      out.writeCSV(field: (hasDetails ? segment.spokenDetails(at: i)?.name : nil) ?? name)
      let coordinate = segment.coordinates[i]
      out.write(UInt8(ascii: ","))
      latitudes.write(coordinate.latitude, to: &out)
      out.write(UInt8(ascii: ","))
      longitudes.write(coordinate.longitude, to: &out)
      out.write(UInt8(ascii: ","))
      if !segment.elevations.isEmpty, !segment.elevations[i].isNaN {
        elevations.write(segment.elevations[i], to: &out)
      }
      out.write(UInt8(ascii: ","))
      if !segment.times.isEmpty, !segment.times[i].isMissing {
        times.write(segment.times[i], to: &out)
      }
      if isPlain {
        out.write(noChannels)
      } else {
        for column in columns {
          out.write(UInt8(ascii: ","))
          guard let value = column.values?[i], !value.isNaN else { continue }
          if column.isFix {
            out.write(Segment.fixWord(value) ?? "")
          } else {
            values.write(value, to: &out)
          }
        }
      }
      out.literal("\r\n")
    }
  }
}

/// The first column.
enum CSVKind: String, Hashable {
  case track, route, waypoint, feature

  /// What the rows of an item are.
  init(_ item: TrackDocument.Item) {
    switch item {
    case .track: self = .track
    case .route: self = .route
    case .waypoint: self = .waypoint
    case .area, .feature: self = .feature
    }
  }
}
