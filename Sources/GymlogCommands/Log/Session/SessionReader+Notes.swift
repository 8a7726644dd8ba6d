import Training
import Wording

/// Lines that are notes.
extension SessionReader {
  /// A note on the exercise above, or on the workout: `Notes:` at the end is about all of it.
  func note(
    _ line: PaperLine, _ current: Current, isLast: Bool, in workout: inout Workout
  ) throws(Failure) {
    guard let text = line.note else { return }
    try add(text, to: isLast && line.labelsNotes ? .none : current, in: &workout)
  }

  /// A remark as a note on the exercise above; below a blank line at the end, it is about the workout.
  mutating func remark(
    _ line: PaperLine, _ current: Current, isLast: Bool, in workout: inout Workout
  ) throws(Failure) {
    let place = isLast && line.isBelowBlank ? .none : current
    let text = line.typed.hasPrefix("- ") ? String(line.typed.dropFirst(2)) : line.typed
    try add(text, to: place, in: &workout)
    guard case .exercise(let index, _, _, _) = place else { return remarks.append((nil, text)) }
    remarks.append((context.name(of: workout.exercises[index]), text))
  }

  private func add(_ text: String, to place: Current, in workout: inout Workout) throws(Failure) {
    func joined(_ note: String?) throws(Failure) -> String {
      try checked([note, text].compactMap(\.self).joined(separator: "\n"), .note)
    }
    if case .exercise(let index, _, _, _) = place {
      workout.exercises[index].note = try joined(workout.exercises[index].note)
    } else {
      workout.note = try joined(workout.note)
    }
  }
}

extension PaperLine {
  /// Whether its label is for several notes: `Notes:`, `Notas:`.
  fileprivate var labelsNotes: Bool {
    ["notes", "notas"].contains(Recognition.folded(typed.prefix { $0 != ":" }))
  }
}
