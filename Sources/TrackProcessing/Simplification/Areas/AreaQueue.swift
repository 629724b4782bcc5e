/// The areas of the vertices of a chain as they change, and the vertex that has the least one.
///
/// Vertices wait in coarse buckets, one for some part of an octave of areas. The coarse bucket whose
/// turn it is lies in fine buckets, and the fine one whose turn it is in a heap, which is so small
/// that it costs little. What has changed its area since it was put somewhere is skipped when it
/// comes up: it was put where it belongs at that time.
struct AreaQueue: ~Copyable {
  /// Areas below 2 to this power, in square meters, share a bucket.
  private static let leastExponent = -40
  /// One for each octave up to more than the earth.
  private static let octaves = 90
  /// Fine buckets, as a power of two.
  private static let fineBits = 10

  private let vertices: UnsafeMutablePointer<ChainVertex>
  private let limit: Double
  /// The vertices of each coarse bucket.
  private var coarse: [[Int32]]
  /// The bits of areas are shifted by this, less `first`, to find their coarse bucket.
  private let shift: Int
  private let first: Int
  /// The first entry of each fine bucket, negative for none.
  private var fine: [Int32]
  /// What the fine buckets hold, chained.
  private var chained: [AreaEntry] = []
  private var heap = AreaHeap()
  /// The coarse bucket whose turn it is, and the fine one of it that comes next.
  private var coarseTurn = -1
  private var fineTurn: Int
  /// Areas with lesser bits go to the heap.
  private var heapEnd: UInt64
  /// Others with lesser bits go to the fine buckets.
  private var fineEnd: UInt64

  /// Makes an empty queue for the vertices of a chain, which must live as long.
  ///
  /// - Parameter limit: Vertices of larger areas never come out.
  init(_ chain: borrowing VertexChain, upTo limit: Double) {
    vertices = chain.vertices
    let count = chain.count
    self.limit = limit
    // Few vertices are in the heap from the beginning.
    let isSmall = count < 500
    let coarseBits = count < 50_000 ? 0 : 4
    shift = 52 - coarseBits
    first = (1023 + Self.leastExponent) << coarseBits
    coarse = isSmall ? [] : Array(repeating: [], count: Self.octaves << coarseBits)
    fine = isSmall ? [] : Array(repeating: -1, count: 1 << Self.fineBits)
    heapEnd = isSmall ? .max : 0
    fineEnd = heapEnd
    fineTurn = fine.count
  }

  /// Gives a vertex an area, which may not be negative or infinite.
  @inline(__always)
  mutating func set(_ area: Double, at vertex: Int) {
    // What has the area that it had is where it belongs.
    if area == vertices[vertex].area { return }
    vertices[vertex].area = area
    if area > limit { return }
    let bits = area.bitPattern
    if bits < heapEnd {
      heap.insert(AreaEntry(area: area, vertex: vertex))
    } else if bits < fineEnd {
      chain(AreaEntry(area: area, vertex: vertex))
    } else {
      let place = Int(truncatingIfNeeded: bits >> UInt64(shift)) &- first
      let bucket = min(max(place, 0), coarse.count &- 1)
      coarse[bucket].append(Int32(truncatingIfNeeded: vertex))
    }
  }

  /// Takes out the vertex of the least area not over the limit; nil when there is none. It has no
  /// more turn unless it gets another area.
  @inline(__always)
  mutating func popLeast() -> (vertex: Int, area: Double)? {
    while true {
      while let entry = heap.popLeast() {
        let vertex = Int(entry.vertex)
        if vertices[vertex].area == entry.area {
          vertices[vertex].area = ChainVertex.out
          return (vertex, entry.area)
        }
      }
      if !fillHeap() { return nil }
    }
  }

  @inline(__always)
  private mutating func chain(_ entry: AreaEntry) {
    let bits = Int(truncatingIfNeeded: entry.area.bitPattern) >> (shift - Self.fineBits)
    let bucket = bits & (1 << Self.fineBits - 1)
    var entry = entry
    entry.next = fine[bucket]
    fine[bucket] = Int32(truncatingIfNeeded: chained.count)
    chained.append(entry)
  }

  /// Fills the heap from the next fine bucket; false when nothing is left.
  @inline(never)
  private mutating func fillHeap() -> Bool {
    repeat {
      while fineTurn < fine.count {
        var next = fine[fineTurn]
        fine[fineTurn] = -1
        fineTurn += 1
        heapEnd += 1 << UInt64(shift - Self.fineBits)
        while next >= 0 {
          let entry = chained[Int(next)]
          if vertices[Int(entry.vertex)].area == entry.area { heap.insert(entry) }
          next = entry.next
        }
        if heap.count > 0 { return true }
      }
    } while fillFine()
    return heap.count > 0
  }

  /// Fills the fine buckets from the next coarse one, or the heap from the first and the last, which
  /// are of no one size; false when nothing is left for the fine ones.
  private mutating func fillFine() -> Bool {
    chained.removeAll(keepingCapacity: true)
    repeat { coarseTurn += 1 } while coarseTurn < coarse.count && coarse[coarseTurn].isEmpty
    guard coarseTurn < coarse.count else { return false }
    let isFirst = coarseTurn == 0
    let isLast = coarseTurn == coarse.count - 1
    let start = isFirst ? 0 : UInt64(first + coarseTurn) << UInt64(shift)
    let end = isLast ? UInt64.max : UInt64(first + coarseTurn + 1) << UInt64(shift)
    let isFine = !isFirst && !isLast
    heapEnd = isFine ? start : end
    fineEnd = end
    fineTurn = isFine ? 0 : fine.count
    for vertex in coarse[coarseTurn] {
      let area = vertices[Int(vertex)].area
      // What has gone or changed its area has another place by now, or none.
      if area < 0 || area > limit { continue }
      if area.bitPattern < start || area.bitPattern >= end { continue }
      let entry = AreaEntry(area: area, vertex: Int(vertex))
      if isFine { chain(entry) } else { heap.insert(entry) }
    }
    coarse[coarseTurn] = []
    return isFine || heap.count == 0
  }
}
