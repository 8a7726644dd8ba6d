extension Workout {
  /// Leaves an exercise out today, or takes it in again; its sets stay as they are. Whether that changes anything.
  @discardableResult
  package mutating func skip(_ index: Int, _ isSkipped: Bool = true) -> Bool {
    if exercises[index].isSkipped == isSkipped { return false }
    exercises[index].isSkipped = isSkipped
    return true
  }
}
