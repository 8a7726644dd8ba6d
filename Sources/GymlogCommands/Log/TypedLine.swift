import Catalogue
import Training
import Wording

/// The words of a line after its command, and the command: for errors to point at, and to offer whole lines to type.
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

  /// The line with other words.
  func typing(_ text: String) -> String { text.isEmpty ? command : command + " " + text }
}

/// Sets that aren't taken for want of a load: to be looked up, and then told with it.
struct MissingLoad: Sendable {
  var refusal: SetRefusal
  let line: TypedLine
  let exercise: ExerciseID
  let name: String
  let unit: MassUnit
  /// When the workout begins: what was lifted before counts.
  let start: Instant
  /// The line with the exercise that is the same without help, where there is one.
  var unassisted: String?

  /// The refusal as it is told, with where the load in its readings comes from.
  func refused(offering offer: LoadOffer?) -> RefusedSets {
    RefusedSets(
      refusal: refusal, words: line.words, exercise: name, command: line.command, offer: offer,
      unassisted: unassisted)
  }
}

/// Where the load comes from that a refusal offers.
enum LoadOffer: Hashable, Sendable {
  /// From the last time that the exercise was done.
  case lastTime
  /// Nobody knows; it shows only how a load is typed.
  case example
}

extension SetRefusal {
  /// The same with the words counted from the first one of the line, where the text begins at another.
  func shifted(by start: Int) -> SetRefusal {
    var refusal = self
    refusal.words = (words.lowerBound + start)..<(words.upperBound + start)
    return refusal
  }

  /// The same for these words of the line: a CHANGE doesn't say where it stands.
  func standing(in words: Range<Int>) -> SetRefusal {
    var refusal = self
    refusal.words = words
    return refusal
  }

  /// Whether a load from the last time would help.
  fileprivate var wantsLoad: Bool {
    switch problem {
    case .noLoad, .setsOrLoad, .repsOrLoad: true
    default: false
    }
  }
}

extension Context {
  /// Reads words of a line in the notation.
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

  /// Does what needs the meaning of sets for an exercise of a workout, with what a refusal has to say about it. `named` is what
  /// the exercise was called in the line, if it was.
  func meaning<Result>(
    of line: TypedLine, for entry: WorkoutExercise, named: String? = nil, in workout: Workout, force: Bool,
    lastTime: Load?,
    _ body: (SetMeaning) throws(SetRefusal) -> Result
  ) throws -> Result {
    let exercise = exercise(of: entry)
    var known = SetContext(
      exercise, setsToday: entry.sets, unit: workout.unit, isForced: force)
    known.lastTime = lastTime
    if let named, catalogue(with: entry.exercise).isSilentOnHelp(named, exercise) {
      known = known.silentOnHelp
    }
    do throws(SetRefusal) {
      return try body(SetMeaning(known))
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

  /// Tries a change. Where it wants a load, the history is searched for the last one, and the refusal offers it: a change
  /// that is taken never pays for that.
  func offeringLastTime<Result>(_ change: (Load?) throws -> Result) throws -> Result {
    do {
      return try change(nil)
    } catch let failure as Failure {
      guard let want = failure.missingLoad else { throw failure }
      let last = try lastTime(of: want.exercise, before: want.start).flatMap(load)
      do {
        return try change(last ?? .external(NextStep.exampleMass(in: want.unit)))
      } catch let failure as Failure {
        guard let want = failure.missingLoad else { throw failure }
        throw Failure.refused(want.refused(offering: last == nil ? .example : .lastTime))
      }
    }
  }

  private func load(of entry: WorkoutExercise) -> Load? {
    let context = SetContext(exercise(of: entry), setsToday: entry.sets, unit: .kilograms)
    return context.lastWorkingLoad ?? context.lastWarmUpLoad
  }
}
