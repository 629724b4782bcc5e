/// A queue that hands out its least element first; equal ones in any order.
package struct MinHeap<Element: Comparable> {
  private var elements: [Element] = []

  /// Makes an empty queue.
  package init() {}

  /// Adds an element.
  ///
  /// - Complexity: O(log *n*).
  package mutating func insert(_ element: Element) {
    var place = elements.count
    elements.append(element)
    while place > 0 {
      let parent = (place - 1) / 2
      if !(element < elements[parent]) { break }
      elements.swapAt(place, parent)
      place = parent
    }
  }

  /// Takes the least element out; nil when there is none.
  ///
  /// - Complexity: O(log *n*).
  package mutating func popMin() -> Element? {
    guard let least = elements.first else { return nil }
    let last = elements.removeLast()
    if elements.isEmpty { return least }
    elements[0] = last
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= elements.count { break }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      if !(elements[child] < last) { break }
      elements.swapAt(place, child)
      place = child
    }
    return least
  }
}
