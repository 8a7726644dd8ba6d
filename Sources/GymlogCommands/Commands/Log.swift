import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func log(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.log.rawValue, aliases: ["l"],
      declaring: .init(
        help: CommandHelp(words.help(.log)), .words([.exercise, .set], atLeast: 1, words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force in
        try log(line, in: workout, force: force, context)
      })
  }

  private static func log(
    _ line: [String], in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws -> Reply {
    let phrase = try SetPhraseLine(line, context.notation)
    let edited = try context.editOrBegin(.log, in: argument) { workout in
      let index = try context.index(ofLogged: phrase.exercise, in: &workout)
      let drafts = try phrase.results(for: workout, at: index, force: force, context)
      let moment = argument == nil ? workout.momentOfSet(at: context.now) : nil
      return workout.append(drafts, to: index, at: moment, ids: context.newID)
    }
    return Reply(setsOf: edited, context)
  }
}

extension Context {
  /// The index of the exercise that sets are logged to: the one that is named, added where it isn't there yet; else the
  /// one in hand.
  func index(ofLogged name: String?, in workout: inout Workout) throws -> Int {
    guard let name else { return try inHand(of: workout) }
    let exercise = try exercise(name, today: workout)
    return workout.exercises.lastIndex { $0.exercise == exercise.id }
      ?? workout.append(exercise, id: newID())
  }
}
