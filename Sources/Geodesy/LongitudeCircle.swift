/// Stretches of longitude on the circle, and the narrowest stretch that holds them all.
struct LongitudeCircle: Sendable {
  /// A stretch from `west` eastward to `east`: west in -180 ..< 180, east in west ... west + 360.
  struct Stretch: Sendable {
    var west: Double
    var east: Double
    /// The east end in -180 through 180, not rounded by adding and subtracting turns.
    var end: Double
    /// Whether the stretch is the single longitude 180 as it was read (west is -180 then).
    var isReadAs180 = false
  }

  /// Stretches as they came, until there are too many.
  private var stretches: [Stretch] = []
  /// The lowest and highest longitude in each tenth of a degree, as x and y; empty until needed.
  private var cells: [SIMD2<Double>] = []
  private var isWhole = false

  private static let stretchLimit = 1024
  private static let cellCount = 3600

  /// Adds a stretch.
  ///
  /// - Parameters:
  ///   - west: The west end, any turn.
  ///   - east: The east end, any turn.
  ///   - span: Degrees from west to east: what tells a point from the whole circle.
  mutating func add(west: Double, east: Double, span: Double) {
    guard span < 360 else {
      isWhole = true
      return
    }
    let end = Antimeridian.wrapped(east)
    var stretch = Stretch(west: Antimeridian.wrapped(west), east: end, end: end)
    if span == 0 {
      stretch.east = stretch.west
      stretch.end = stretch.west
      stretch.isReadAs180 = west == 180
    } else {
      if stretch.east < stretch.west { stretch.east += 360 }
      // Wrapping rounds; a stretch shorter than that may come out reversed, as almost the circle.
      if abs(stretch.east - stretch.west - span) > 180 {
        if span > 180 {
          isWhole = true
          return
        }
        stretch.east = stretch.west
        stretch.end = stretch.west
      }
    }
    if cells.isEmpty {
      stretches.append(stretch)
      if stretches.count > Self.stretchLimit { spill() }
    } else {
      addToCells(stretch)
    }
  }

  private mutating func spill() {
    cells = Array(repeating: SIMD2(.infinity, -.infinity), count: Self.cellCount)
    for stretch in stretches { addToCells(stretch) }
    stretches = []
  }

  private static func cell(_ longitude: Double) -> Int {
    // In -180 ..< 180, so 0 ..< 3600 but for rounding.
    min(max(Int((longitude + 180) * 10), 0), cellCount - 1)
  }

  private mutating func addToCells(_ stretch: Stretch) {
    if stretch.west == stretch.east {
      let index = Self.cell(stretch.west)
      let cell = cells[index]
      if stretch.west < cell.x || stretch.east > cell.y {
        cells[index] = SIMD2(min(cell.x, stretch.west), max(cell.y, stretch.east))
      }
    } else if stretch.east >= 180 {
      extendCells(from: stretch.west, through: 180)
      if stretch.east > 180 { extendCells(from: -180, through: stretch.end) }
    } else {
      extendCells(from: stretch.west, through: stretch.east)
    }
  }

  private mutating func extendCells(from west: Double, through east: Double) {
    let first = Self.cell(west)
    let last = Self.cell(east)
    cells[first].x = min(cells[first].x, west)
    cells[last].y = max(cells[last].y, east)
    guard first < last else { return }
    func edge(_ index: Int) -> Double { Double(index) / 10 - 180 }
    cells[first].y = max(cells[first].y, edge(first + 1))
    cells[last].x = min(cells[last].x, edge(last))
    for index in first + 1..<last { cells[index] = SIMD2(edge(index), edge(index + 1)) }
  }

  /// The narrowest stretch that holds everything, with ends in -180 through 180; nil when there
  /// is nothing.
  func narrowestArc() -> (west: Double, east: Double)? {
    if isWhole { return (west: -180, east: 180) }
    var sorted = stretches
    for cell in cells where cell.x <= cell.y {
      sorted.append(Stretch(west: cell.x, east: cell.y, end: cell.y))
    }
    guard let farthest = sorted.max(by: { $0.east < $1.east }) else { return nil }
    sorted.sort { $0.west < $1.west }
    // The stretch that reaches farthest east covers the beginning of the circle too; from there on
    // each start is either covered or ends a gap.
    var covered = farthest.east - 360
    var end = farthest.end
    var largestGap = 0.0
    var arc: (west: Double, east: Double)?
    for stretch in sorted {
      if stretch.west - covered > largestGap {
        largestGap = stretch.west - covered
        arc = (west: stretch.west, east: end)
      }
      if stretch.east > covered {
        covered = stretch.east
        end = stretch.end
      }
    }
    guard let arc else { return (west: -180, east: 180) }
    if arc.west == -180 && arc.east == -180 {
      let longitude: Double = sorted.allSatisfy(\.isReadAs180) ? 180 : -180
      return (west: longitude, east: longitude)
    }
    // What touches the 180th meridian from the west ends at 180.
    return (west: arc.west, east: arc.east == -180 ? 180 : arc.east)
  }
}
