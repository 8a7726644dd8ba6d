import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func again(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.again.rawValue, aliases: ["a"],
      declaring: .init(
        help: CommandHelp(words.help(.again)), .words([.change], words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force in
        try again(TypedLine(.again, in: workout, line), in: workout, force: force, context)
      })
  }

  private static func again(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws -> Reply {
    let change = try line.change(context.notation)
    let edited = try context.edit(
      .again, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
    ) { workout in
      guard let last = workout.lastDone else { throw CommandError.noSetYet }
      let draft = try context.meaning(
        of: line, for: workout.exercises[last.exercise], in: workout, force: force, lastTime: nil
      ) { meaning throws(SetRefusal) in
        do throws(SetRefusal) {
          return try meaning.again(workout[last], with: change)
        } catch {
          throw error.words.isEmpty ? error.standing(in: line.words.indices) : error
        }
      }
      return workout.insert(
        [draft], after: last, at: workout.momentOfSet(at: context.now, in: last.exercise), ids: context.newID)
    }
    return Reply(setsOf: edited, context)
  }
}

extension TypedLine {
  /// The words as a CHANGE; nil for none.
  func change(_ notation: Notation) throws(CommandError) -> NotatedChange? {
    if words.isEmpty { return nil }
    do throws(SetSyntaxError) {
      return try notation.change(in: words)
    } catch {
      throw .notation(error, words: words, command: command)
    }
  }
}
