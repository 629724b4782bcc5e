import Geodesy
import RouteJobs
import TrackProcessing

/// Splits, climbs and compared methods as tables for people.
enum DetailTables {
  /// What was asked for of each track and route; empty when nothing was.
  static func text(_ document: DocumentRecord, _ units: UnitSystem) -> String {
    var text = ""
    for (i, track) in document.tracks.enumerated() {
      text += lines(track.details, of: "track \(i + 1)", document.request, units)
    }
    for (i, route) in document.routes.enumerated() {
      text += lines(route.details, of: "route \(i + 1)", document.request, units)
    }
    if let comparison = document.comparison { text += methods(comparison, units) }
    return text
  }

  private static func lines(
    _ details: LineDetails?, of name: String, _ request: DetailRequest, _ units: UnitSystem
  ) -> String {
    var text = ""
    if let splits = details?.splits, let rule = request.splits {
      let every =
        switch rule {
        case .distance(let length): units.length(length.value, decimals: 3)
        case .duration(let seconds): UnitSystem.shortTime(seconds)
        }
      text += "  splits of \(name), every \(every)"
      switch splits {
      case nil: text += ": unknown\n"
      case []?: text += ": none\n"
      case let known?: text += "\n" + table(known, units)
      }
    }
    if let climbs = details?.climbs {
      text += "  climbs of \(name)"
      switch climbs {
      case nil: text += ": unknown\n"
      case []?: text += ": none\n"
      case let known?: text += "\n" + table(known, units)
      }
    }
    return text
  }

  private static func table(_ splits: [Split], _ units: UnitSystem) -> String {
    var table = TextTable([
      .init(title: "split"), .init(title: "distance"), .init(title: "time"),
      .init(title: "moving"), .init(title: "speed"), .init(title: "pace"), .init(title: "ascent"),
      .init(title: "descent"), .init(title: "heart rate"), .init(title: "", isRight: false),
    ])
    for split in splits {
      table.add([
        "\(split.index)", units.length(split.distance, isCell: true),
        split.duration.map(UnitSystem.clock),
        split.movingTime.map(UnitSystem.clock),
        split.averageSpeed.map { units.speed($0, isCell: true) },
        split.averageSpeed.flatMap(units.pace), split.ascent.map { units.height($0) },
        split.descent.map { units.height($0) },
        split.heartRate.map { "\(UnitSystem.fixed($0, 0)) bpm" },
        split.isPartial ? "partial" : nil,
      ])
    }
    return table.text(indent: 4)
  }

  private static func table(_ climbs: [Climb], _ units: UnitSystem) -> String {
    var table = TextTable([
      .init(title: "climb"), .init(title: "starts at"), .init(title: "length"),
      .init(title: "gain"), .init(title: "grade"), .init(title: "greatest"),
      .init(title: "from"), .init(title: "to"), .init(title: "time"),
      .init(title: "foot (latitude,longitude)", isRight: false),
    ])
    for (i, climb) in climbs.enumerated() {
      let foot = climb.start.coordinate
      table.add([
        "\(i + 1)", units.length(climb.startDistance, isCell: true),
        units.length(climb.length, isCell: true),
        units.height(climb.gain), climb.averageGrade.map(percent), percent(climb.maxGrade),
        units.height(climb.start.elevation), units.height(climb.end.elevation),
        climb.duration.map(UnitSystem.clock),
        "\(UnitSystem.fixed(foot.latitude, 5)),\(UnitSystem.fixed(foot.longitude, 5))",
      ])
    }
    return table.text(indent: 4)
  }

  private static func percent(_ value: Double) -> String {
    UnitSystem.percent(value, isCell: true)
  }

  /// A table for each quantity: method, value, difference to the method of the statistics (which
  /// has a star), and who counts so. What is not known is left out.
  private static func methods(_ comparison: MethodComparison, _ units: UnitSystem) -> String {
    var text = ""
    for quantity in MethodComparison.Quantity.allCases {
      let rows = comparison.rows.filter { $0.quantity == quantity && $0.value?.isFinite == true }
      if rows.isEmpty { continue }
      var table = TextTable([
        .init(title: "", isRight: false), .init(title: "", isRight: false), .init(title: ""),
        .init(title: ""), .init(title: ""), .init(title: "", isRight: false),
      ])
      let used = rows.first { $0.isUsed }?.value
      for row in rows {
        let difference = row.isUsed ? nil : row.difference
        let share = difference.flatMap { difference in
          used.flatMap { $0 > 0 ? difference / $0 * 100 : nil }
        }
        table.add([
          row.isUsed ? "*" : nil, row.method, row.value.map { value($0, of: quantity, units) },
          difference.map { signed($0) { value($0, of: quantity, units) } },
          share.map { signed($0, percent) }, row.countsLike.map { "(\($0))" },
        ])
      }
      text += "  \(title(quantity))\n" + table.text(indent: 4)
    }
    return text
  }

  private static func title(_ quantity: MethodComparison.Quantity) -> String {
    switch quantity {
    case .distance: "distance by"
    case .ascent: "ascent by"
    case .descent: "descent by"
    case .movingTime: "moving time by"
    case .maxSpeed: "greatest speed by"
    }
  }

  private static func value(
    _ value: Double, of quantity: MethodComparison.Quantity, _ units: UnitSystem
  ) -> String {
    switch quantity {
    case .distance: units.length(value, decimals: 3, isCell: true)
    case .ascent, .descent: units.height(value, decimals: 1, isCell: true)
    case .movingTime: UnitSystem.clock(value)
    case .maxSpeed: units.speed(value, isCell: true)
    }
  }

  private static func signed(_ value: Double, _ text: (Double) -> String) -> String {
    (value < 0 ? "-" : "+") + text(abs(value))
  }
}
