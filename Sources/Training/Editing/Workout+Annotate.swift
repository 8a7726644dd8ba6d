extension Workout {
  /// What a note can be on.
  package enum Annotated: Hashable, Sendable {
    case workout
    case exercise(Int)
    case set(SetPlace)
  }

  /// The note on a part of the workout, or on itself; nil where there is none.
  package subscript(noteOn part: Annotated) -> String? {
    get {
      switch part {
      case .workout: note
      case .exercise(let index): exercises[index].note
      case .set(let place): self[place].note
      }
    }
    set {
      switch part {
      case .workout: note = newValue
      case .exercise(let index): exercises[index].note = newValue
      case .set(let place): self[place].note = newValue
      }
    }
  }

  /// Adds tags that it doesn't have yet, in their order; upper and lower case are the same tag.
  package mutating func addTags(_ new: [String]) {
    for tag in new where index(ofTag: tag) == nil { tags.append(tag) }
  }

  /// Takes off a tag; false where it doesn't have it.
  package mutating func removeTag(_ tag: String) -> Bool {
    guard let index = index(ofTag: tag) else { return false }
    tags.remove(at: index)
    return true
  }

  private func index(ofTag tag: String) -> Int? {
    tags.firstIndex(of: tag) ?? tags.firstIndex { $0.tagKey == tag.tagKey }
  }
}
