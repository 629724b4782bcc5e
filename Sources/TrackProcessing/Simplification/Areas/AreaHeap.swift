/// A vertex, and the area of its triangle at some time.
struct AreaEntry: Hashable, Sendable, BitwiseCopyable {
  /// Square meters, weighted where that is asked for.
  var area: Double
  /// The index of the vertex.
  var vertex: Int32
  /// The entry after this one, where entries are chained; negative for none.
  var next: Int32 = -1

  /// Makes an entry that is not chained.
  @inline(__always)
  init(area: Double, vertex: Int) {
    self.area = area
    self.vertex = Int32(truncatingIfNeeded: vertex)
  }

  /// Whether it is the lesser area, or of two equal ones that of the lower index.
  @inline(__always)
  func isBefore(_ other: Self) -> Bool {
    area < other.area || (area == other.area && vertex < other.vertex)
  }
}

/// A heap of areas: the least comes out first, of equal ones that of the lowest index.
///
/// It has four children to a node and holds its keys itself, so that it stays in few cache lines.
struct AreaHeap: ~Copyable {
  private var base: UnsafeMutablePointer<AreaEntry>
  private var capacity = 64
  /// How many entries are in it.
  private(set) var count = 0

  /// Makes an empty heap.
  init() { base = .allocate(capacity: 64) }

  deinit { base.deallocate() }

  /// Adds an entry.
  ///
  /// - Complexity: O(log *n*), O(1) for areas in any random order.
  @inline(__always)
  mutating func insert(_ entry: AreaEntry) {
    if count == capacity { grow() }
    var place = count
    count &+= 1
    while place > 0 {
      let parent = (place &- 1) >> 2
      let above = base[parent]
      if !entry.isBefore(above) { break }
      base[place] = above
      place = parent
    }
    base[place] = entry
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<AreaEntry>.allocate(capacity: 4 * capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 4
  }

  /// Takes the least entry out; nil when there is none.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  mutating func popLeast() -> AreaEntry? {
    if count == 0 { return nil }
    count &-= 1
    let least = base[0]
    let last = base[count]
    var place = 0
    while true {
      let first = 4 &* place &+ 1
      if first >= count { break }
      var child = first
      var smallest = base[first]
      let end = min(first &+ 4, count)
      var other = first &+ 1
      while other < end {
        let candidate = base[other]
        if candidate.isBefore(smallest) {
          smallest = candidate
          child = other
        }
        other &+= 1
      }
      if !smallest.isBefore(last) { break }
      base[place] = smallest
      place = child
    }
    base[place] = last
    return least
  }
}
