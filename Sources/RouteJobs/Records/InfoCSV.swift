import Geodesy
import Rendering
import TextWriting
import TrackFormats
import TrackProcessing
import Tracks

/// The records of files as rows (RFC 4180, lines end with CRLF): one for each file, also for those
/// that failed. Columns are named like the keys of the JSON report, and in its units.
package enum InfoCSV {
  /// The names of the columns. New ones come at the end.
  package static var header: [UInt8] { line(columns(nil).map(\.name)) }

  /// The row of a file.
  package static func row(_ record: FileRecord) -> [UInt8] {
    line(columns(record).map { $0.value ?? "" })
  }

  private static func columns(_ record: FileRecord?) -> [(name: String, value: String?)] {
    let document = record?.document
    var columns: [(name: String, value: String?)] = [
      ("path", record.map { PathText.reported($0.path) }), ("status", record?.status.rawValue),
      ("error", record?.failure?.problem.rawValue), ("message", record?.failure?.message),
      ("format", record?.format), ("version", record?.version),
      ("findings", record.map { "\($0.findings.reduce(0) { $0 + $1.count })" }),
    ]
    for (name, count) in [
      ("tracks", document?.tracks.count), ("segments", document?.segmentCounts.count),
      ("routes", document?.routes.count), ("waypoints", document?.waypoints.count),
      ("areas", document?.areaCount), ("features", document?.featureCount),
      ("locatedFeatures", document?.locatedFeatureCount), ("points", document?.pointCount),
      ("routePoints", document?.routePointCount),
    ] {
      columns.append((name, count.map { "\($0)" }))
    }
    let bounds = document?.bounds
    for (name, degrees) in [
      ("west", bounds?.west), ("south", bounds?.south), ("east", bounds?.east),
      ("north", bounds?.north),
    ] {
      columns.append((name, number(degrees, decimals: 7)))
    }
    columns.append(("crossesAntimeridian", bounds.map { "\($0.crossesAntimeridian)" }))
    let stats = document?.stats
    for (name, value) in (stats ?? TrackSummary()).measures {
      columns.append((name, stats == nil ? nil : number(value, decimals: 3)))
    }
    columns.append(("start", stats?.start.map(\.text)))
    columns.append(("end", stats?.end.map(\.text)))
    for channel in ChannelSummary.channels {
      let summary = stats?.channels[channel]
      for (name, value) in [
        ("minimum", summary?.minimum), ("maximum", summary?.maximum), ("average", summary?.average),
      ] {
        columns.append(("\(channel.key).\(name)", number(value, decimals: 3)))
      }
      columns.append(("\(channel.key).fixes", summary.map { "\($0.fixes)" }))
    }
    return columns
  }

  private static func number(_ value: Double?, decimals: Int) -> String? {
    value.flatMap { ReportText.number($0, decimals: decimals) }
  }

  private static func line(_ fields: [String]) -> [UInt8] {
    // Memory does not fail.
    do throws(WriteError) {
      return try ByteWriter.collect { (out) throws(WriteError) in
        for (i, field) in fields.enumerated() {
          if i > 0 { out.write(UInt8(ascii: ",")) }
          out.writeCSV(field: field)
        }
        out.literal("\r\n")
      }
    } catch { return [] }
  }
}
