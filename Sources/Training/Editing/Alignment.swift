/// The index in an older list for each element of a newer one; nil for elements that are new.
///
/// Equal elements in the same order (a longest common subsequence) are matched. In each gap between them, the
/// remaining elements are matched in order, as changed ones.
package func alignment<Element: Equatable>(of new: [Element], with old: [Element]) -> [Int?] {
  var longest = Array(repeating: Array(repeating: 0, count: old.count + 1), count: new.count + 1)
  for row in new.indices.reversed() {
    for column in old.indices.reversed() {
      longest[row][column] =
        new[row] == old[column]
        ? longest[row + 1][column + 1] + 1 : max(longest[row + 1][column], longest[row][column + 1])
    }
  }
  var found: [Int?] = Array(repeating: nil, count: new.count)
  var (row, column) = (0, 0)
  var gap = (new: 0, old: 0)
  func close(upTo end: (new: Int, old: Int)) {
    for (index, other) in zip(gap.new..<end.new, gap.old..<end.old) { found[index] = other }
    gap = (end.new + 1, end.old + 1)
  }
  while row < new.count, column < old.count {
    if new[row] == old[column] {
      close(upTo: (row, column))
      found[row] = column
      (row, column) = (row + 1, column + 1)
    } else if longest[row + 1][column] >= longest[row][column + 1] {
      row += 1
    } else {
      column += 1
    }
  }
  close(upTo: (new.count, old.count))
  return found
}

extension Array where Element: Positioned & Identified {
  /// The elements in this order, with as few new positions as possible: those that keep their order among
  /// each other keep their positions, and the others are placed between them. `old` are the ids in their
  /// previous order; elements that aren't in it are new.
  package func placed(after old: [EntityID]) -> [Element] {
    let known = compactMap { element in old.firstIndex(of: element.id) }
    let staying = Set(longestRise(in: known).map { old[$0] })
    var placed = filter { staying.contains($0.id) }
    for (index, element) in enumerated() where !staying.contains(element.id) {
      placed.place(element, at: index)
    }
    return placed
  }

  /// The longest increasing subsequence.
  private func longestRise(in numbers: [Int]) -> [Int] {
    var best: [[Int]] = []
    for (index, number) in numbers.enumerated() {
      let before = best[..<index].filter { $0.last.map { $0 < number } ?? true }
      best.append((before.max { $0.count < $1.count } ?? []) + [number])
    }
    return best.max { $0.count < $1.count } ?? []
  }
}

/// An element with a document of its own.
package protocol Identified {
  var id: EntityID { get }
}

extension WorkoutSet: Identified {}
extension WorkoutExercise: Identified {}
