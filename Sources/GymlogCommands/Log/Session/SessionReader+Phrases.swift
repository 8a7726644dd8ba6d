import Training
import Wording

/// Reads one line, or finds the lines to type instead of one that can't be read, as for a line after `log`.
extension SessionReader {
  /// Reads the exercises and sets of a line. A remark in brackets that can't be read is moved to its note.
  func phrases(
    of line: inout PaperLine, below current: Current, in workout: Workout
  ) throws(Failure) -> [SetPhraseLine] {
    let isBelowExercise = current.isKnown
    func read(_ line: PaperLine) throws(Failure) -> [SetPhraseLine] {
      try LogLine(TypedLine(text: line.words), context, isBelowExercise: isBelowExercise).phrases()
    }
    // What `share` wrote has a name on a line of its own: none is looked for in thousands of sets.
    if shared != nil, line.isLabelledSet,
      let set = try? SetPhraseLine(
        line.words, from: 0, of: TypedLine(text: line.words), context.notation, nameWords: 0)
    {
      return [set]
    }
    // Read with the rest, its number could be a set's.
    if shared == nil, let plain = line.withPulse, let phrases = try? read(plain),
      phrases.allSatisfy({ !$0.hasNoSets })
    {
      line = plain
      return phrases
    }
    do {
      return try read(line)
    } catch {
      if let rest = try afterLabel(line) { throw .listUnclear(line.typed, [rest]) }
      if let plain = line.withRemark, let phrases = try? read(plain), phrases.allSatisfy({ !$0.hasNoSets }) {
        try askAboutVariant(plain, phrases)
        line = plain
        return phrases
      }
      // The loads are typed, too, so the percentages needn't say them.
      if let plain = line.withPercents, let phrases = try? read(plain),
        phrases.allSatisfy({ !$0.hasNoSets && $0.groups.allSatisfy { $0.load != nil } })
      {
        line = plain
        return phrases
      }
      for plain in shared == nil ? line.withoutLastWords : [] {
        guard let note = plain.note, let phrases = try? read(plain), phrases.allSatisfy({ !$0.hasNoSets }),
          try isOnlyRemark(note)
        else { continue }
        line = plain
        return phrases
      }
      if let failure = try lastMarked(in: line, below: current, in: workout) { throw failure }
      let parted =
        (error.isOfWordsBesideSets ? line.withoutLastWords : []) + [line.withLastBracket].compactMap(\.self)
      if let plain = parted.first(where: { (try? read($0).first?.hasNoSets) == false }) {
        let typed = plain.words.joined(separator: " ") + " # " + (plain.note ?? "")
        throw error.changing { message, words, _ in
          // `3x5 @ 85% (100kg)`: the line that the load gives.
          if error.cause == nil, let hint = message.hint { message.details.append(hint) }
          message.hint = words.asNote(typed)
        }
      }
      let failure = completed(error, of: line, below: current, in: workout)
      throw explained(failure, line, isAlone: false, isBelowExercise: isBelowExercise)
    }
  }

  /// The exercises and sets after a label that is none, `Finisher: 100 pushups`; nil for other lines.
  private func afterLabel(_ line: PaperLine) throws(Failure) -> String? {
    let parts = line.typed.split(separator: ":", maxSplits: 1)
    guard shared == nil, parts.count == 2, parts[1].first == " ", !parts[0].contains(where: \.isNumber),
      case let rest = parts[1].drop(while: { $0 == " " }), try !context.names(String(parts[0])),
      let phrases = try? LogLine(TypedLine(text: PaperLine(line.number, rest).words), context).phrases()
    else { return nil }
    for phrase in phrases {
      guard !phrase.hasNoSets, let name = phrase.exercise, try context.names(name) else { return nil }
    }
    return String(rest)
  }

  /// Whether a note isn't the name of an exercise: `PR!`.
  private func isOnlyRemark(_ note: String) throws(Failure) -> Bool {
    if PaperLine.records.contains(note.filter(\.isLetter).lowercased()) { return true }
    return try !context.names(note)
  }

  /// The error, with those of its readings that would be accepted in the line's place, or with those of sets in a loose form.
  func completed(
    _ failure: Failure, of line: PaperLine, below current: Current, in workout: Workout
  ) -> Failure {
    guard takesOffers(line) else { return failure }
    let log = LogLine(TypedLine(text: line.words), context, isBelowExercise: current.isKnown)
    return context.completed(failure, of: log, isLabelled: line.type != nil) { typed throws(Failure) in
      try understood(typed, line.type, below: current, in: workout)
    }
  }

  /// The refusal of sets whose last one was to failure, which would be lost in a note: `3x5 45 (failed last rep)`.
  private func lastMarked(
    in line: PaperLine, below current: Current, in workout: Workout
  ) throws(Failure) -> Failure? {
    guard takesOffers(line) else { return nil }
    let log = LogLine(TypedLine(text: line.words), context, isBelowExercise: current.isKnown)
    return try log.looseSets(ifMarked: true) { typed throws(Failure) in
      try understood(typed, line.type, below: current, in: workout)
    }
  }

  /// Whether a line stands by itself, so that another line can be typed in its place.
  private func takesOffers(_ line: PaperLine) -> Bool {
    shared == nil && block?.rounds == nil && line.repsOverLoad == nil && line.loadRepsAndSets == nil
  }

  /// A line with its sets as they would be written.
  func understood(
    _ line: TypedLine, _ type: SetType?, below current: Current, in workout: Workout
  ) throws(Failure) -> String {
    var (trial, workout) = (context, workout)
    trial.isTrial = true
    var index: Int? = if case .exercise(let index, _, _, _) = current { index } else { nil }
    let phrases = try LogLine(line, trial, isBelowExercise: current.isKnown).phrases()
    let written = try phrases.map { phrase throws(Failure) -> String in
      if let name = phrase.exercise {
        do throws(Failure) {
          index = try trial.index(ofLogged: name, in: &workout, sets: phrase.typedSets)
        } catch {
          // The name is asked about once the sets are clear.
          throw error.cause is ExerciseLookupError ? Failure.severalExercises(name, lines: []) : error
        }
      }
      guard let index else { throw .exerciseMissing(for: line.words.joined(separator: " ")) }
      var known = workout
      if let unit = units[index] ?? unit { known.unit = unit }
      let drafts = try phrase.named(phrase.exercise ?? "", type).results(
        for: known, at: index, force: false, lastTime: nil, trial)
      _ = workout.append(drafts, to: index, at: nil, ids: trial.newID)
      let sets = trial.writer(for: workout.exercises[index]).text(drafts)
      return (phrase.exercise.map { $0 + " " } ?? "") + sets
    }
    return written.joined(separator: ", ")
  }
}
