#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Trigonometry in degrees, exact at quarter turns.
enum DegreeMath {
  static func sine(_ degrees: Double) -> Double {
    let turn = degrees.remainder(dividingBy: 360)
    if abs(turn) > 90 { return sin((turn < 0 ? -180 - turn : 180 - turn) * (.pi / 180)) }
    return sin(turn * (.pi / 180))
  }

  static func cosine(_ degrees: Double) -> Double {
    // Near a quarter turn the sine of the rest is exact where the cosine is a rounded zero.
    let turn = abs(degrees.remainder(dividingBy: 360))
    if turn > 45 && turn < 135 { return sin((90 - turn) * (.pi / 180)) }
    return cos(turn * (.pi / 180))
  }

  static func tangent(_ degrees: Double) -> Double { tan(degrees * (.pi / 180)) }

  /// The direction of a vector, counted from the first axis to the second, -180 through 180.
  static func angle(_ x: Double, _ y: Double) -> Double { atan2(y, x) * (180 / .pi) }

  /// The heading of a vector of map points (y south), -180 through 180.
  static func heading(of vector: SIMD2<Double>) -> Double { angle(-vector.y, vector.x) }

  /// Degrees in 0 ..< 360; any finite number. What would be written as 360 is 0.
  static func turned(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive < 360 - 5e-8 ? positive + 0 : 0
  }

  static func log2(_ value: Double) -> Double { logarithm2(value) }
  static func exp2(_ value: Double) -> Double { power2(value) }
}

// The names inside the type would hide the library's functions.
private func logarithm2(_ value: Double) -> Double { log2(value) }
private func power2(_ value: Double) -> Double { exp2(value) }
