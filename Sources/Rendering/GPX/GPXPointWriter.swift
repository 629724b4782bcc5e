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
  private let version: GPXVersion

  /// Makes a writer of points.
  init(_ version: GPXVersion = .v1_1) { self.version = version }

  /// Writes the fixes of a segment as elements of a name.
  ///
  /// - Parameter text: What is said of the points; nil for what is said of each.
  mutating func write(
    _ segment: Segment, as name: StaticString, text: FixDetails?, _ words: inout GPXWordWriter,
    to out: inout ByteWriter
  ) {
    let columns = GPXColumns(segment, of: name, version)
    let hasDetails = !segment.detailIndices.isEmpty
    let hasExtensions = segment.hasFixExtensions
    let isBare = columns.isEmpty && !hasDetails && !hasExtensions && (text?.isEmpty ?? true)
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
      if elevation.isNaN && time.isMissing,
        isBare || !hasChildren(i, of: segment, columns, text, &words)
      {
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
        let details = text ?? (hasDetails ? segment.spokenDetails(at: i) : nil)
        write(columns.motion, at: i, to: &out)
        writeWords(i, columns, details, &words, to: &out)
        if let text {
          writeExtensions(i, columns, text.extensions, &words, to: &out)
        } else if !hasExtensions {
          writeExtensions(i, columns, nil, &words, to: &out)
        } else if version == .v1_0 {
          writeExtensions(i, columns, segment.extensions(at: i), &words, to: &out)
        } else {
          writeExtensions(i, columns, of: segment, to: &out)
        }
      }
      out.literal("</")
      out.literal(name)
      out.literal(">\n")
    }
  }

  /// Whether anything but elevation and time is written of a fix; it must not depend on what the
  /// fixes around it have.
  private func hasChildren(
    _ i: Int, of segment: Segment, _ columns: GPXColumns, _ text: FixDetails?,
    _ words: inout GPXWordWriter
  ) -> Bool {
    if columns.hasValue(at: i) { return true }
    if var details = text ?? segment.spokenDetails(at: i) {
      if details.extensions != nil { details.extensions = nil }
      if !details.isEmpty { return true }
    }
    guard let raw = text.map(\.extensions) ?? segment.extensions(at: i) else { return false }
    return version == .v1_1 || words.hasForeign(raw)
  }

  /// Writes what stands between time and extensions, in the order of the schema.
  private mutating func writeWords(
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
  }

  /// Writes the channels that are extensions, and those of the input.
  private mutating func writeExtensions(
    _ i: Int, _ columns: GPXColumns, _ raw: RawXML?, _ words: inout GPXWordWriter,
    to out: inout ByteWriter
  ) {
    if version == .v1_0 {
      writeChannels(i, columns, to: &out)
      words.write(foreign: raw, to: &out)
    } else if raw != nil || columns.hasExtension(at: i) {
      out.literal("<extensions>")
      writeChannels(i, columns, to: &out)
      if let raw { out.write(raw.text) }
      out.literal("</extensions>")
    }
  }

  /// The same for GPX 1.1 from the bytes that the segment holds.
  private mutating func writeExtensions(
    _ i: Int, _ columns: GPXColumns, of segment: Segment, to out: inout ByteWriter
  ) {
    let hasRaw = segment.withExtensions(at: i) { _ in true } ?? false
    guard hasRaw || columns.hasExtension(at: i) else { return }
    out.literal("<extensions>")
    writeChannels(i, columns, to: &out)
    _ = segment.withExtensions(at: i) { out.write(UnsafeRawBufferPointer($0)) }
    out.literal("</extensions>")
  }

  private mutating func writeChannels(
    _ i: Int, _ columns: GPXColumns, to out: inout ByteWriter
  ) {
    if columns.garmin.contains(where: { !$0.values[i].isNaN }) {
      out.literal("<gpxtpx:TrackPointExtension>")
      write(columns.garmin, at: i, to: &out)
      out.literal("</gpxtpx:TrackPointExtension>")
    }
    write(columns.own, at: i, to: &out)
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

  /// The elements of GPX 1.0 after the time.
  let motion: [Column]
  /// Kinds of position solution.
  let fix: [Double]?
  /// The elements after `fix`.
  let quality: [Column]
  /// Elements of Garmin's extension.
  let garmin: [Column]
  /// Elements of our own.
  let own: [Column]

  /// Finds the columns of a segment whose points are elements of a name.
  init(_ segment: Segment, of name: StaticString, _ version: GPXVersion) {
    // Most waypoints have none, and each is a segment.
    if segment.columns.isEmpty {
      (fix, motion, quality, garmin, own) = (nil, [], [], [], [])
      return
    }
    func columns(_ elements: [(channel: Channel, name: StaticString)]) -> [Column] {
      elements.compactMap { element in
        segment.column(element.channel).map { Column(name: element.name, values: $0) }
      }
    }
    let hasMotion = version == .v1_0 && "\(name)" == "trkpt"
    motion = hasMotion ? columns([(.course, "course"), (.speed, "speed")]) : []
    fix = segment.column(.fix)
    quality = columns([
      (.satellites, "sat"), (.hdop, "hdop"), (.vdop, "vdop"), (.pdop, "pdop"),
    ])
    garmin = columns(GPXNamespace.garminTrackPoint.elements(of: name, version))
    own = columns(GPXNamespace.routelayPoint.elements(of: name, version))
  }

  /// Whether there is no column at all.
  var isEmpty: Bool {
    motion.isEmpty && fix == nil && quality.isEmpty && garmin.isEmpty && own.isEmpty
  }

  /// Whether anything is written of a fix.
  func hasValue(at i: Int) -> Bool {
    hasExtension(at: i) || fix.flatMap { Segment.fixWord($0[i]) } != nil
      || motion.contains { !$0.values[i].isNaN } || quality.contains { !$0.values[i].isNaN }
  }

  /// Whether a fix has a channel that is written as an extension.
  func hasExtension(at i: Int) -> Bool {
    garmin.contains { !$0.values[i].isNaN } || own.contains { !$0.values[i].isNaN }
  }
}
