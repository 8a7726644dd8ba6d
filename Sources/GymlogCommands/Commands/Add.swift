import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func add(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.add.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.add)), .words([.exercise, .set], atLeast: 1, words), .inWorkout(words),
        .inRoutine(words),
        .fromWorkout(words), .flag(.force, words)
      ) { context, line, workout, routine, session, force in
        let target = try EditTarget(workout, routine: routine)
        let line = TypedLine(.add, in: target, line)
        guard let session else { return try add(line, in: target, force: force, context) }
        return try add(line, from: session, in: target, context)
      })
  }

  /// Takes over the sets of an earlier session of each exercise.
  private static func add(
    _ line: TypedLine, from session: WorkoutArgument, in target: EditTarget, _ context: Context
  ) throws -> Reply {
    let phrases = try phrasesWithoutSets(line, context.notation)
    let edited = try context.editOrBegin(
      .add, in: target, beside: { (planned: [PlannedExercise]) in planned.last?.index }
    ) { workout in
      try phrases.map { phrase in
        let index = try context.index(ofLogged: phrase.exercise, in: &workout)
        let (past, unread) = try context.session(session, of: workout.exercises[index], before: workout)
        return PlannedExercise(
          index: index, places: workout.take(past.entry, into: index, ids: context.newID), problems: unread)
      }
    }
    return Reply(planned: edited, context)
  }

  private static func add(
    _ line: TypedLine, in target: EditTarget, force: Bool, _ context: Context
  ) throws -> Reply {
    let phrases = try phrases(of: Notation.parts(of: line.words), line, context.notation)
    let edited = try context.offeringLastTime { lastTime in
      try context.editOrBegin(
        .add, in: target, beside: { (planned: [PlannedExercise]) in planned.last?.index }
      ) { workout in
        try plan(phrases, in: &workout, force: force, lastTime: lastTime, context)
      }
    }
    return Reply(planned: edited, context)
  }

  /// Plans exercises, each perhaps with sets.
  static func plan(
    _ phrases: [SetPhraseLine], in workout: inout Workout, force: Bool, lastTime: Load?, _ context: Context
  ) throws -> [PlannedExercise] {
    try phrases.map { phrase in
      let count = workout.exercises.count
      let index = try context.index(ofLogged: phrase.exercise, in: &workout)
      if phrase.hasNoSets, index < count {
        let entry = workout.exercises[index]
        let sets = NextStep.examplePlan(of: context.exercise(of: entry))
        throw CommandError.exerciseAlreadyInWorkout(context.name(of: entry), add: phrase.typing(sets))
      }
      let drafts = try phrase.plans(for: workout, at: index, force: force, lastTime: lastTime, context)
      return PlannedExercise(
        index: index, places: workout.append(drafts, to: index, at: nil, ids: context.newID))
    }
  }

  /// The exercises of a line that has no sets, not even some that can't be read.
  private static func phrasesWithoutSets(
    _ line: TypedLine, _ notation: Notation
  ) throws -> [SetPhraseLine] {
    do throws(CommandError) {
      let phrases = try phrases(of: Notation.parts(of: line.words), line, notation)
      if phrases.allSatisfy(\.hasNoSets) { return phrases }
    } catch {
      guard case .notation = error else { throw error }
    }
    throw HistoryError.setsBesideFrom
  }

  /// The exercises of the line, each perhaps with its sets. Only the first may be left out, for the one in hand: sets after a
  /// comma are a list with a space in it.
  static func phrases(
    of parts: [Notation.Part], _ line: TypedLine, _ notation: Notation
  ) throws(CommandError) -> [SetPhraseLine] {
    var phrases: [SetPhraseLine] = []
    for part in parts {
      guard !part.words.isEmpty else { throw .exerciseMissing }
      if !phrases.isEmpty, notation.reads(asSets: part.words) {
        try refuseList(before: part, of: line, notation)
      }
      phrases.append(try SetPhraseLine(part.words, from: part.start, of: line, notation))
    }
    return phrases
  }

  private static func refuseList(
    before part: Notation.Part, of line: TypedLine, _ notation: Notation
  ) throws(CommandError) {
    do throws(SetSyntaxError) {
      _ = try notation.groups(in: line.words, from: part.start - 1)
    } catch {
      throw .notation(error, words: line.words, command: line.command)
    }
  }
}
