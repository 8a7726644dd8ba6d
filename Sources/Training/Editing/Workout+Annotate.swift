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

  /// What is noted for a set that comes next: on its exercise, while none of that is done, and on itself.
  package func notes(before place: SetPlace) -> [String] {
    let entry = exercises[place.exercise]
    return [entry.doneSets.isEmpty ? entry.note : nil, self[place].note].compactMap(\.self)
  }
}

extension String {
  /// What a tag is compared by: upper and lower case are the same tag.
  package var tagKey: String { lowercased() }
}

extension Sequence<String> {
  /// Whether a tag is among tags.
  package func hasTag(_ tag: String) -> Bool {
    let key = tag.tagKey
    return contains { $0.tagKey == key }
  }
}
