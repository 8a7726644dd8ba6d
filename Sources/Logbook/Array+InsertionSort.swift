extension Array {
  /// The first `limit` elements in the order given by `precedes`. Equal elements keep their order.
  ///
  /// For lists of names that every command sorts. Above a few dozen elements the standard library's sort has the runtime
  /// search the protocol conformances of the whole program (110,000 instructions), and it always sorts everything.
  func insertionSorted(atMost limit: Int = .max, by precedes: (Element, Element) -> Bool) -> [Element] {
    var sorted: [Element] = []
    for element in self {
      if sorted.count >= limit, sorted.last.map({ !precedes(element, $0) }) ?? true { continue }
      var (low, high) = (0, sorted.count)
      while low < high {
        let middle = (low + high) / 2
        if precedes(element, sorted[middle]) { high = middle } else { low = middle + 1 }
      }
      if sorted.count >= limit { sorted.removeLast() }
      sorted.insert(element, at: low)
    }
    return sorted
  }
}
