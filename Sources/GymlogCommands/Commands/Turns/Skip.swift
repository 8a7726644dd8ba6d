import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func skip(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.skip.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.skip)), .words([.exercise], words), .flag(.remove, words),
        .inWorkout(words)
      ) { context, line, takesIn, workout in
        try skip(line, takesIn: takesIn, in: workout, context)
      })
  }

  /// An exercise that was left out or taken in, and whether that changed anything.
  private struct Skipped {
    var index: Int
    var changed: Bool
  }

  private static func skip(
    _ line: [String], takesIn: Bool, in argument: WorkoutArgument?, _ context: Context
  ) throws -> Reply {
    let edited = try context.edit(.skip, in: argument) { workout in
      let index =
        line.isEmpty
        ? try context.inHand(of: workout)
        : try context.indexOfExercise(line.joined(separator: " "), in: workout)
      let entry = workout.exercises[index]
      if !takesIn, !entry.isSkipped, !entry.sets.isEmpty, entry.plannedSets.isEmpty {
        throw CommandError.nothingPlanned(in: context.name(of: entry))
      }
      return Skipped(index: index, changed: workout.skip(index, !takesIn))
    }
    return reply(edited, context)
  }

  private static func reply(_ edited: Edited<Skipped>, _ context: Context) -> Reply {
    let (workout, index) = (edited.workout, edited.result.index)
    let entry = workout.exercises[index]
    let echo = SetsEcho(context: context, workout: workout)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let words = screen.words
        let said =
          switch (entry.isSkipped, edited.result.changed) {
          case (true, true): words.skippedNow(sets: entry.plannedSets.count)
          case (true, false): words.skippedAlready
          case (false, true): words.takenIn(context.writer(for: entry).text(entry.plannedSets))
          case (false, false): words.notSkipped
          }
        let name = screen.painter.paint(context.name(of: entry), .strong)
        return ([name + " " + said] + echo.next(screen)).text
      },
      json: {
        [JSON.Member(name: "workout", value: .string(workout.id.text))] + entry.naming + [
          JSON.Member(name: "ref", value: .string("\(index + 1)")),
          JSON.Member(name: "skipped", value: .bool(entry.isSkipped)),
          JSON.Member(name: "changed", value: .bool(edited.result.changed)), echo.nextMember,
        ]
      })
  }
}
