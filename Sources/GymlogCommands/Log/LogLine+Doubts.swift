import Catalogue
import Logbook
import Training
import Wording

/// Lines that read as exercises with their sets, and may mean something else.
extension LogLine {
  /// Asks about `run 5 min walk 2 min x 4`, `curl 12@14 + pushdown 12@25 x 3`: the count may be that of all exercises, or of the
  /// last one.
  func askAboutRounds(_ phrases: [SetPhraseLine]) throws(Failure) {
    guard phrases.count > 1, let last = phrases.last,
      phrases.dropLast().allSatisfy({ $0.isOneAmount || line.words.contains("+") && $0.isOneSet }),
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
    if words.contains(where: { $0.lowercased() == name.lowercased() }) { return }
    var isRemark = Notation.isTechnique(name)
    for word in words where !isRemark { isRemark = try isVariation("\(name) \(word)", name) }
    guard isRemark else { return }
    let typed = sets.map(shellWord).joined(separator: " ")
    throw .severalReadings([
      line.typing(shellName(name) + " " + typed),
      line.typing(typed) + " && gymlog \(CommandName.note.rawValue) --on . " + shellWord(name),
    ])
  }

  /// Refuses `squat +5`, which has no reps, and offers the last set of the current exercise with that much more load.
  func refuseChangeAlone() throws(Failure) {
    guard line.words.count > 1, let change = line.words.last, "+-".contains(change.first ?? " "),
      change.dropFirst().first?.isNumber == true,
      case let name = line.words.dropLast().joined(separator: " "), !name.contains(where: \.isNumber),
      let open = try context.logbook.read({ snapshot throws(Failure) in
        try context.open(in: snapshot)?.workout
      }), let index = open.currentExercise, !open.donePlaces(of: index).isEmpty,
      (try? context.index(of: .name(name), in: open)) == index, try !knows(name + " " + change)
    else { return }
    throw .listUnclear(change, ["gymlog again " + change])
  }

  /// Whether words name a variation of an exercise that one word tells apart: `sumo squat`.
  private func isVariation(_ text: String, _ word: String) throws(Failure) -> Bool {
    let found: [Exercise] =
      switch try match(text) {
      case .one(let exercise): [exercise]
      case .several(let exercises): exercises
      case .none: []
      }
    return found.contains { exercise in
      [exercise.name, context.name(of: exercise)].contains { $0.lowercased().contains(word.lowercased()) }
    }
  }

  /// Refuses `squat rpe 8`, which has no reps, and offers the line that gives the RPE to the exercise's last set.
  func refuseRatingAlone() throws(Failure) {
    let words = line.words
    guard line.isLog,
      let start = words.indices.first(where: {
        ["rpe", "rir"].contains(words[$0].prefix { $0.isLetter }.lowercased())
      }), start > 0, !words[..<start].contains(where: { $0.contains(where: \.isNumber) }),
      case .replace(let change)? = try? context.notation.change(in: Array(words[start...])),
      change.effort != nil, change.amount == nil, change.load == nil
    else { return }
    let name = words[..<start].joined(separator: " ")
    let workout = try context.logbook.read { snapshot throws(Failure) in
      try context.open(in: snapshot)?.workout
    }
    guard let workout, let index = try? context.index(of: .name(name), in: workout),
      let last = workout.donePlaces(of: index).last
    else { return }
    throw .repsOfRatingMissing(
      "gymlog \(CommandName.edit.rawValue) "
        + ([workout.reference(to: last)] + words[start...].map(shellWord)).joined(separator: " "))
  }
}

extension Failure {
  /// An RPE or RIR without a set.
  fileprivate static func repsOfRatingMissing(_ command: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(en: "missing reps", es: "faltan las repeticiones", ca: "falten les repeticions"),
        hint: words.forTheLastSet(command))
    }
  }
}
