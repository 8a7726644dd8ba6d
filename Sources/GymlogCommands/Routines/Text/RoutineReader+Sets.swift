import Training
import Wording

extension RoutineReader {
  /// Reads the sets of a line, each with the index of the old set that it continues.
  func readSets(
    _ line: RoutineText.Exercise, over old: (entry: WorkoutExercise, text: RoutineText.Exercise)?,
    into entry: inout WorkoutExercise, unit: MassUnit
  ) throws(Failure) -> [Int?] {
    if let old, line.sets.says(old.text.sets) { return old.entry.sets.indices.map { $0 } }
    let drafts = try line.sets.split(at: ";").map { piece throws(Failure) in
      try plans(of: piece, entry, unit: unit)
    }.flatMap(\.self)
    let before = old?.entry.sets ?? []
    let writer = context.writer(for: entry)
    let texts = drafts.map { writer.text([$0]) }
    let oldTexts = before.map { writer.text($0) }
    let origins = alignment(of: texts, with: oldTexts)
    entry.sets = zip(drafts, origins).enumerated().map { index, pair in
      let (draft, origin) = pair
      guard let origin else {
        return WorkoutSet(id: context.newID(), position: .first, type: draft.type, plan: draft.plan)
      }
      var set = before[origin]
      if texts[index] != oldTexts[origin] { (set.type, set.plan) = (draft.type, draft.plan) }
      return set
    }
    entry.sets = entry.sets.placed(after: before.map(\.id))
    return origins
  }

  private func plans(
    of run: RoutineText.Piece, _ entry: WorkoutExercise, unit: MassUnit
  ) throws(Failure) -> [SetDraft] {
    let words = run.split(at: " ").map(\.trimmed).filter { !$0.text.isEmpty }
    let texts = words.map(\.text)
    if words.isEmpty { return [] }
    let meaning = SetInterpreter(
      SetContext(context.exercise(of: entry), setsToday: [], unit: unit, isForced: force))
    let groups = try groups(texts, words)
    do throws(SetRefusal) {
      return try meaning.plans(of: groups)
    } catch {
      throw Failure(
        RoutineTextError(
          words[min(error.words.lowerBound, words.count - 1)],
          Failure.refused(RefusedSets(refusal: error, words: texts, exercise: context.name(of: entry)))))
    }
  }

  private func groups(
    _ texts: [String], _ words: [RoutineText.Piece]
  ) throws(Failure) -> [NotatedGroup] {
    do {
      return try context.notation.groups(in: texts)
    } catch {
      var piece = words[min(error.place.word, words.count - 1)]
      piece.column += error.place.word < words.count ? error.place.offset : piece.text.count
      throw Failure(RoutineTextError(piece, Failure.notation(error, words: texts)))
    }
  }
}

/// Reads the lines about single sets of an exercise.
struct RoutineSetLines {
  let reader: RoutineReader
  let line: RoutineText.Exercise
  let old: RoutineText.Exercise?
  /// For each set, the index of the old set that it continues.
  let origins: [Int?]

  func read(into entry: inout WorkoutExercise) throws(Failure) {
    if let lost = line.ofSets.first(where: { !entry.sets.indices.contains($0.number - 1) }) {
      throw Failure(
        RoutineTextError(
          lost.place, Failure.setMissing(lost.number, sets: entry.sets.count)))
    }
    for index in entry.sets.indices {
      let said = line.ofSets.filter { $0.number == index + 1 }
      let before = origins[index].flatMap { origin in old?.ofSets.filter { $0.number == origin + 1 } } ?? []
      if said.compactMap(\.rest?.text) != before.compactMap(\.rest?.text) {
        entry.sets[index].rest = try said.compactMap(\.rest).last.map(rest)
      }
      if said.compactMap(\.note?.text) != before.compactMap(\.note?.text) {
        entry.sets[index].note = try reader.note(said.compactMap(\.note))
      }
    }
  }

  /// `rest 3min`
  private func rest(_ piece: RoutineText.Piece) throws(Failure) -> Duration {
    let word = piece.text.prefix { $0 != " " && $0 != ":" }
    guard Recognition.routineKey(named: word) == .rest else {
      throw Failure(RoutineTextError(piece, Failure.unknownOption(piece.text)))
    }
    let value = RoutineText.Piece(
      piece.text.dropFirst(word.count), line: piece.line, column: piece.column + word.count
    ).trimmed
    return try reader.duration(value)
  }
}

extension Failure {
  /// A line refers to a set that the exercise doesn't have.
  static func setMissing(_ number: Int, sets: Int) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("there is no set .\(number)", hint: "The exercise has \(words.sets(sets))"),
        es: Message("no hay ninguna serie .\(number)", hint: "El ejercicio tiene \(words.sets(sets))"),
        ca: Message("no hi ha cap sèrie .\(number)", hint: "L'exercici té \(words.sets(sets))"))
    }
  }
}
