import Logbook
import Training
import Wording

/// A command and its arguments, for errors that point at a word or suggest a whole line.
struct TypedLine: Hashable, Sendable {
  /// The command with its options: `gymlog log --in last`.
  let command: String
  let words: [String]

  init(_ name: CommandName, in workout: WorkoutArgument? = nil, _ words: [String]) {
    self.init(name, in: EditTarget(workout), words)
  }

  init(_ name: CommandName, in target: EditTarget, _ words: [String]) {
    command = "gymlog " + name.rawValue + target.typed
    self.words = words
  }

  init(_ name: CommandName, at moment: TimeArgument?, _ words: [String]) {
    command = "gymlog " + name.rawValue + (moment.map { " --at " + shellWord($0.text) } ?? "")
    self.words = words
  }

  /// The same command with other words as its arguments.
  init(_ line: TypedLine, words: [String]) { (command, self.words) = (line.command, words) }

  /// A line of a text, not of a shell.
  init(text words: [String]) { (command, self.words) = ("", words) }

  /// Whether the command is `log`.
  var isLog: Bool { command.hasPrefix("gymlog \(CommandName.log.rawValue)") }

  /// Whether a rest can follow the sets: of `log`, `add` and new routines, and on paper.
  var takesRest: Bool {
    command.isEmpty
      || [CommandName.log, .add, .routineNew].contains { command.hasPrefix("gymlog \($0.rawValue)") }
  }

  /// A word as it is typed: quoted for a shell, but not on paper.
  func quoted(_ word: String) -> String { command.isEmpty ? word : shellWord(word) }

  /// The line with other words.
  func typing(_ text: String) -> String { [command, text].filter { !$0.isEmpty }.joined(separator: " ") }
}

/// Sets refused because they need a load, and what is needed to look one up.
struct MissingLoad: Sendable {
  var refusal: SetRefusal
  let line: TypedLine
  let exercise: ExerciseID
  let name: String
  let unit: MassUnit
  /// The start of the workout; only earlier sessions count.
  let start: Instant
  /// The line for the unassisted version of the exercise, if there is one.
  var unassisted: String?
  /// The line that does the next planned set so, if one is left.
  var planned: String?

  /// The refusal to report, with the source of the load in its readings.
  func refused(offering offer: LoadOffer?) -> RefusedSets {
    RefusedSets(
      refusal: refusal, words: line.words, exercise: name, command: line.command, offer: offer,
      unassisted: unassisted, planned: planned)
  }
}

/// The source of the load that a refusal suggests.
enum LoadOffer: Hashable, Sendable {
  /// The last time the exercise was done.
  case lastTime
  /// Unknown: an example of how to type a load.
  case example
}

extension SetRefusal {
  /// The same refusal with word indices for the whole line, in which the text begins at `start`.
  func shifted(by start: Int) -> SetRefusal {
    var refusal = self
    refusal.words = (words.lowerBound + start)..<(words.upperBound + start)
    return refusal
  }

  /// The same refusal for these words of the line.
  func standing(in words: Range<Int>) -> SetRefusal {
    var refusal = self
    refusal.words = words
    return refusal
  }

  /// Whether a load from the last time would help.
  fileprivate var wantsLoad: Bool {
    switch problem {
    case .noLoad, .setsOrLoad, .repsOrLoad, .sideOrDrop: true
    default: false
    }
  }
}

extension Context {
  /// Reads words of a line as notation.
  ///
  /// - Throws: `Failure.notation` with the line.
  func reading<Result>(
    _ line: TypedLine, _ read: (Notation) throws(SetSyntaxError) -> Result
  ) throws(Failure) -> Result {
    do throws(SetSyntaxError) {
      return try read(notation)
    } catch {
      throw .notation(error, words: line.words, command: line.command)
    }
  }

  /// Calls `body` with the meaning of sets for an exercise of a workout, and reports a refusal with its line.
  ///
  /// - Throws: `Failure.refused`, or `Failure.loadMissing` if a load would help.
  func meaning<Result>(
    of line: TypedLine, for entry: WorkoutExercise, in workout: Workout, force: Bool,
    lastTime: Load?,
    _ body: (SetInterpreter) throws(SetRefusal) -> Result
  ) throws(Failure) -> Result {
    var known = setContext(of: entry, in: workout, force: force)
    known.lastTime = lastTime
    do throws(SetRefusal) {
      return try body(SetInterpreter(known))
    } catch {
      let name = name(of: entry)
      guard error.wantsLoad else {
        throw Failure.refused(
          RefusedSets(refusal: error, words: line.words, exercise: name, command: line.command))
      }
      throw Failure.loadMissing(
        MissingLoad(
          refusal: error, line: line, exercise: entry.exercise, name: name, unit: known.unit,
          start: workout.start))
    }
  }

  /// The context of sets typed for an exercise of a workout. `changed` are the indices of sets that are being changed, which
  /// don't tell what is usual.
  func setContext(
    of entry: WorkoutExercise, changing changed: Set<Int> = [], in workout: Workout, force: Bool
  ) -> SetContext {
    var context = SetContext(
      exercise(of: entry), setsToday: entry.sets, unit: workout.unit, isForced: force)
    guard !force, !workout.isRoutine else { return context }
    context.known = SetExtremes()
    for (index, set) in entry.sets.enumerated() where !changed.contains(index) {
      if let result = set.result { context.known.add(result, set.type) }
    }
    if let past = past(of: entry.exercise)?.history {
      for set in past.sets(of: entry.exercise) { context.known.add(past.performance(set), set.type) }
    }
    return context
  }

  /// Tries a change. If it needs a load, the refusal suggests the last one in the history, which is searched only then.
  func offeringLastTime<Result>(_ change: (Load?) throws(Failure) -> Result) throws(Failure) -> Result {
    do {
      return try change(nil)
    } catch {
      guard let want = error.missingLoad else { throw error }
      let last = try lastTime(of: want.exercise, before: want.start).flatMap(load)
      do {
        return try change(last ?? .external(NextStep.exampleMass(in: want.unit)))
      } catch {
        guard let want = error.missingLoad else { throw error }
        throw Failure.refused(want.refused(offering: last == nil ? .example : .lastTime))
      }
    }
  }

  private func load(of entry: WorkoutExercise) -> Load? {
    let context = SetContext(exercise(of: entry), setsToday: entry.sets, unit: .kilograms)
    return context.lastWorkingLoad ?? context.lastWarmUpLoad
  }
}
