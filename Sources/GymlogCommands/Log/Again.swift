import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func again(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.again.rawValue, aliases: ["a"],
      declaring: .init(
        help: words.againHelp, .words([.change], words), .inWorkout(words),
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
      guard let last = workout.lastDone else { throw Failure.noSetYet }
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
  func change(_ notation: Notation) throws(Failure) -> NotatedChange? {
    if words.isEmpty { return nil }
    do throws(SetSyntaxError) {
      return try notation.change(in: words)
    } catch {
      throw .notation(error, words: words, command: command)
    }
  }
}

extension Words {
  /// The page of `again`.
  var againHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Do the last set once more",
        [
          "gymlog again": "the same again", "gymlog again 7": "the same load for 7 reps",
          "gymlog again +2.5": "with 2.5 more on the bar",
        ],
        "How hard the last one was isn't taken over: gymlog again rpe9 says it anew."),
      es: CommandHelp(
        "Repite la última serie",
        [
          "gymlog again": "otra igual", "gymlog again 7": "con el mismo peso, 7 repeticiones",
          "gymlog again +2.5": "con 2,5 más en la barra",
        ],
        "Lo dura que fue la última no se repite: gymlog again rpe9 lo dice de nuevo."),
      ca: CommandHelp(
        "Repeteix l'última sèrie",
        [
          "gymlog again": "una altra igual", "gymlog again 7": "amb el mateix pes, 7 repeticions",
          "gymlog again +2.5": "amb 2,5 més a la barra",
        ],
        "Com de dura va ser l'última no es repeteix: gymlog again rpe9 ho diu de nou."))
  }
}
