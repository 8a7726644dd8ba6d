import Catalogue
import Logbook
import Training
import Wording

/// Lines that read as exercises with their sets, and may mean something else.
extension LogLine {
  /// Asks about `run 5 min walk 2 min x 4`: the count may be that of all exercises, or of the last one.
  func askAboutRounds(_ phrases: [SetPhraseLine]) throws(Failure) {
    guard phrases.count > 1, let last = phrases.last, phrases.dropLast().allSatisfy(\.isOneAmount),
      let rounds = Self.countAtEnd(last.sets)
    else { return }
    let each = phrases.dropLast().map { $0.text(times: rounds) } + [last.text()]
    let typed = phrases.dropLast().map { $0.text() } + [last.text()]
    throw .severalReadings([each, typed].map { line.typing($0.joined(separator: ", ")) })
  }

  /// The 4 of `2 min x 4`; nil if a count doesn't end it.
  private static func countAtEnd(_ words: [String]) -> String? {
    guard words.count > 1, let last = words.last?.lowercased() else { return nil }
    let number = last.hasPrefix("x") ? String(last.dropFirst()) : last
    guard SetOrdinals.number(number) != nil else { return nil }
    return last != number || ["x", "×"].contains(words[words.count - 2].lowercased()) ? number : nil
  }

  /// Asks about `225x5 sumo` after squats: another exercise, or a remark on the current one?
  func askAboutRemark(_ name: String, _ sets: [String]) throws(Failure) {
    guard line.isLog else { return }
    let open = try context.logbook.read { snapshot throws(Failure) in
      try context.open(in: snapshot)?.workout
    }
    guard let open, let index = open.currentExercise else { return }
    let current = context.exercise(of: open.exercises[index])
    let catalogue = try context.exercises.catalogue()
    if let exercise = catalogue.exercise(named: name),
      open.exercises.contains(where: { $0.exercise == exercise.id })
    {
      return
    }
    let words = [current.name, context.name(of: current)].flatMap { $0.split(separator: " ") }
    guard
      Notation.isTechnique(name)
        || words.contains(where: { word in
          ["\(name) \(word)", "\(word) \(name)"].contains { catalogue.exercise(named: $0) != nil }
        })
    else { return }
    let typed = sets.map(shellWord).joined(separator: " ")
    throw .severalReadings([
      line.typing(shellName(name) + " " + typed),
      line.typing(typed) + " && gymlog \(CommandName.note.rawValue) --on . " + shellWord(name),
    ])
  }
}
