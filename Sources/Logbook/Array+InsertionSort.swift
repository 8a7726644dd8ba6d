extension Array {
  /// The first `limit` of the elements in the order of `precedes`, each put into its place among those before it.
  ///
  /// For names that every command lists. The sort of the standard library has the runtime look through the conformances of
  /// the whole program (110,000 instructions) once there are more than a few dozen, and can't leave out what isn't wanted.
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
