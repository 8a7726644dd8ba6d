/// An element with a position among others of its kind.
package protocol Positioned {
  /// Its position, which decides its place in a list.
  var position: Position { get set }
}

extension WorkoutSet: Positioned {}
extension WorkoutExercise: Positioned {}

extension Array where Element: Positioned {
  /// Inserts an element at an index and gives it a position there. If its neighbours leave no room, the
  /// elements after it get new positions too, until there is some.
  package mutating func place(_ element: Element, at index: Int) {
    var element = element
    let lower = index > 0 ? self[index - 1].position : nil
    element.position =
      .between(lower, index < count ? self[index].position : nil) ?? .after(lower)
    insert(element, at: index)
    for next in indices.dropFirst(index + 1) {
      let before = self[next - 1].position
      if before < self[next].position { break }
      self[next].position =
        .between(before, next + 1 < count ? self[next + 1].position : nil) ?? .after(before)
    }
  }

  /// Moves an element to an index, as `place` does. The others keep their order.
  package mutating func move(from source: Int, to target: Int) {
    if source != target { place(remove(at: source), at: target) }
  }
}
