/// The room between something and an edge while the camera moves along an axis: a straight line.
struct SlackLine {
  /// Screen points where the camera stands at 0.
  var intercept: Double
  /// Screen points per map point.
  var slope: Double

  func value(at place: Double) -> Double { intercept + slope * place }

  /// Where the camera must stand so that the least of the rising rooms equals the least of the
  /// falling ones: the middle of the padded viewport.
  ///
  /// Each step goes where the two lines meet that are lowest here, as Newton's method does, and
  /// halves the interval where that leads out of it.
  static func balance(rising: [SlackLine], falling: [SlackLine]) -> Double {
    guard var up = rising.first, var down = falling.first else { return 0 }
    var low = -Double.infinity
    var high = Double.infinity
    var place = meeting(up, down)
    for _ in 0..<200 {
      up = lowest(rising, at: place)
      down = lowest(falling, at: place)
      let difference = up.value(at: place) - down.value(at: place)
      if difference == 0 { return place }
      if difference < 0 { low = place } else { high = place }
      var next = meeting(up, down)
      if next == place { return place }
      if !(next > low && next < high) {
        guard low.isFinite, high.isFinite else { return place }
        next = low + (high - low) / 2
        if next <= low || next >= high { return place }
      }
      place = next
    }
    return place
  }

  private static func meeting(_ up: SlackLine, _ down: SlackLine) -> Double {
    (down.intercept - up.intercept) / (up.slope - down.slope)
  }

  /// The line that is lowest at a place; there must be one.
  static func lowest(_ lines: [SlackLine], at place: Double) -> SlackLine {
    var best = lines[0]
    var least = best.value(at: place)
    for line in lines.dropFirst() {
      let value = line.value(at: place)
      if value < least {
        least = value
        best = line
      }
    }
    return best
  }
}
