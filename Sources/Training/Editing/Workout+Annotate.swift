extension Workout {
  /// A part of a workout that can have a note.
  package enum Annotated: Hashable, Sendable {
    case workout
    /// An exercise, by its index.
    case exercise(Int)
    case set(SetPlace)
  }

  /// The note on a part of the workout; nil for none.
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

  /// Adds those tags that the workout doesn't have yet, ignoring case.
  package mutating func addTags(_ new: [String]) {
    for tag in new where index(ofTag: tag) == nil { tags.append(tag) }
  }

  /// Removes a tag, ignoring case. Returns false if the workout doesn't have it.
  package mutating func removeTag(_ tag: String) -> Bool {
    guard let index = index(ofTag: tag) else { return false }
    tags.remove(at: index)
    return true
  }

  private func index(ofTag tag: String) -> Int? {
    tags.firstIndex(of: tag) ?? tags.firstIndex { $0.tagKey == tag.tagKey }
  }

  /// The notes to show before a set: its exercise's, if none of its sets is completed yet, and its own.
  package func notes(before place: SetPlace) -> [String] {
    let entry = exercises[place.exercise]
    return [entry.doneSets.isEmpty ? entry.note : nil, self[place].note].compactMap(\.self)
  }
}

extension String {
  /// The form in which tags are compared: lower case.
  package var tagKey: String { lowercased() }
}

extension Sequence<String> {
  /// Whether a tag is among these, ignoring case.
  package func hasTag(_ tag: String) -> Bool {
    let key = tag.tagKey
    return contains { $0.tagKey == key }
  }
}
