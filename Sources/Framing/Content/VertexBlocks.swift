import Geodesy

/// The boxes of the stretches of a path, from one pass over it.
struct VertexBlocks {
  /// A stretch of vertices and the box around them; longitude is x, latitude y.
  struct Block {
    var low: SIMD2<Double>
    var high: SIMD2<Double>
    var range: Range<Int>
  }

  /// The stretches, in order.
  private(set) var blocks: [Block] = []
  /// The south-west corner of all.
  private(set) var low = SIMD2(Double.infinity, .infinity)
  /// The north-east corner of all.
  private(set) var high = SIMD2(-Double.infinity, -.infinity)
  /// Whether a step is longer than half the parallel, so longitudes must be unwrapped first.
  private(set) var hasLongStep = false

  private static let length = 256

  init(_ path: UnsafeBufferPointer<Coordinate>) {
    guard let first = path.first else { return }
    blocks.reserveCapacity(path.count / Self.length + 1)
    var previous = SIMD2(first.longitude, first.latitude)
    var longest = SIMD2<Double>.zero
    var start = 0
    while start < path.count {
      let end = min(start + Self.length, path.count)
      var low = SIMD2(path[start].longitude, path[start].latitude)
      var high = low
      for index in start..<end {
        let place = SIMD2(path[index].longitude, path[index].latitude)
        low.replace(with: place, where: place .< low)
        high.replace(with: place, where: place .> high)
        let square = (place - previous) * (place - previous)
        longest.replace(with: square, where: square .> longest)
        previous = place
      }
      blocks.append(Block(low: low, high: high, range: start..<end))
      self.low.replace(with: low, where: low .< self.low)
      self.high.replace(with: high, where: high .> self.high)
      start = end
    }
    hasLongStep = longest.x > 180 * 180
  }
}
