import Geodesy
import TextWriting
import Tracks

/// Writes GPX points: the bulk of a file.
struct GPXPointWriter {
  private var latitudes = DecimalWriter(expecting: 7)
  private var longitudes = DecimalWriter(expecting: 7)
  private var elevations = DecimalWriter(expecting: 1)
  private var values = DecimalWriter()
  private var times = DateTimeWriter()

  /// Writes the fixes of a segment as elements of a name.
  ///
  /// - Parameter text: What is said of the points; nil for what is said of each.
  mutating func write(
    _ segment: Segment, as name: StaticString, text: FixDetails?, _ words: inout GPXWordWriter,
    to out: inout ByteWriter
  ) {
    let columns = GPXColumns(segment)
    let hasDetails = !segment.detailIndices.isEmpty
    let isBare = columns.isEmpty && !hasDetails && (text?.isEmpty ?? true)
    for i in segment.coordinates.indices {
      let coordinate = segment.coordinates[i]
      out.write(UInt8(ascii: "<"))
      out.literal(name)
      out.literal(" lat=\"")
      latitudes.write(coordinate.latitude, to: &out)
      out.literal("\" lon=\"")
      longitudes.write(coordinate.longitude, to: &out)
      let elevation = segment.elevations.isEmpty ? Double.nan : segment.elevations[i]
      let time = segment.times.isEmpty ? Timestamp.missing : segment.times[i]
      if isBare && elevation.isNaN && time.isMissing {
        out.literal("\"/>\n")
        continue
      }
      out.literal("\">")
      if !elevation.isNaN {
        out.literal("<ele>")
        elevations.write(elevation, to: &out)
        out.literal("</ele>")
      }
      if !time.isMissing {
        out.literal("<time>")
        times.write(time, to: &out)
        out.literal("</time>")
      }
      if !isBare {
        let details = text ?? (hasDetails ? segment.details(at: i) : nil)
        writeRest(i, columns, details, &words, to: &out)
      }
      out.literal("</")
      out.literal(name)
      out.literal(">\n")
    }
  }

  /// Writes what stands after the time, in the order of the schema.
  private mutating func writeRest(
    _ i: Int, _ columns: GPXColumns, _ details: FixDetails?, _ words: inout GPXWordWriter,
    to out: inout ByteWriter
  ) {
    if let details {
      words.write(details.magneticVariation, as: "magvar", to: &out)
      words.write(details.geoidHeight, as: "geoidheight", to: &out)
      words.write(pointWords: details, to: &out)
    }
    if let fix = columns.fix, let word = Segment.fixWord(fix[i]) {
      out.literal("<fix>")
      out.write(word)
      out.literal("</fix>")
    }
    write(columns.quality, at: i, to: &out)
    if let details {
      words.write(details.ageOfDGPSData, as: "ageofdgpsdata", to: &out)
      words.write(details.dgpsID, as: "dgpsid", to: &out)
    }
    let hasGarmin = columns.garmin.contains { !$0.values[i].isNaN }
    let hasOwn = columns.own.contains { !$0.values[i].isNaN }
    let raw = details?.extensions
    guard hasGarmin || hasOwn || raw != nil else { return }
    out.literal("<extensions>")
    if hasGarmin {
      out.literal("<gpxtpx:TrackPointExtension>")
      write(columns.garmin, at: i, to: &out)
      out.literal("</gpxtpx:TrackPointExtension>")
    }
    write(columns.own, at: i, to: &out)
    if let raw { out.write(raw.text) }
    out.literal("</extensions>")
  }

  private mutating func write(
    _ columns: [GPXColumns.Column], at i: Int, to out: inout ByteWriter
  ) {
    for column in columns where !column.values[i].isNaN {
      out.write(UInt8(ascii: "<"))
      out.literal(column.name)
      out.write(UInt8(ascii: ">"))
      values.write(column.values[i], to: &out)
      out.literal("</")
      out.literal(column.name)
      out.write(UInt8(ascii: ">"))
    }
  }
}

/// The channel columns of a segment, by where GPX has them.
struct GPXColumns {
  /// A column and the element that holds its values.
  struct Column {
    let name: StaticString
    let values: [Double]
  }

  /// Kinds of position solution.
  let fix: [Double]?
  /// The elements after `fix`.
  let quality: [Column]
  /// Elements of Garmin's extension.
  let garmin: [Column]
  /// Elements of our own.
  let own: [Column]

  /// Finds the columns of a segment.
  init(_ segment: Segment) {
    func columns(_ elements: [(channel: Channel, name: StaticString)]) -> [Column] {
      elements.compactMap { element in
        segment.column(element.channel).map { Column(name: element.name, values: $0) }
      }
    }
    fix = segment.column(.fix)
    quality = columns([
      (.satellites, "sat"), (.hdop, "hdop"), (.vdop, "vdop"), (.pdop, "pdop"),
    ])
    garmin = columns(GPXNamespace.garminTrackPoint.elements)
    own = columns(GPXNamespace.routelayPoint.elements)
  }

  /// Whether there is no column at all.
  var isEmpty: Bool { fix == nil && quality.isEmpty && garmin.isEmpty && own.isEmpty }
}
