import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func add(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.add.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.add)), .words([.exercise, .set], atLeast: 1, words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force in
        try add(TypedLine(.add, in: workout, line), in: workout, force: force, context)
      })
  }

  private static func add(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws -> Reply {
    let phrases = try phrases(line, context.notation)
    let edited = try context.offeringLastTime { lastTime in
      try context.editOrBegin(.add, in: argument) { workout in
        try phrases.map { phrase in
          let count = workout.exercises.count
          let index = try context.index(ofLogged: phrase.exercise, in: &workout)
          if phrase.hasNoSets, index < count {
            throw CommandError.exerciseAlreadyInWorkout(context.name(of: workout.exercises[index]))
          }
          let drafts = try phrase.plans(for: workout, at: index, force: force, lastTime: lastTime, context)
          return PlannedExercise(
            index: index, places: workout.append(drafts, to: index, at: nil, ids: context.newID))
        }
      }
    }
    return Reply(planned: edited, context)
  }

  /// The exercises of the line, each perhaps with its sets. Only the first may be left out, for the one in hand: sets after a
  /// comma are a list with a space in it.
  private static func phrases(_ line: TypedLine, _ notation: Notation) throws(CommandError) -> [SetPhraseLine]
  {
    var phrases: [SetPhraseLine] = []
    for part in Notation.parts(of: line.words) {
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
