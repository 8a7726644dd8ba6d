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
        help: words.skipHelp, .words([.exercise], words), .flag(.remove, words),
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
        throw Failure.nothingPlanned(in: context.name(of: entry))
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

extension Words {
  /// An exercise is left out today, with so many sets that were to do.
  func skippedNow(sets count: Int) -> String {
    say(
      en: count == 0 ? "skipped" : "skipped, \(sets(count)) left out",
      es: count == 0 ? "saltado" : "saltado, \(count == 1 ? "se omite" : "se omiten") \(sets(count))",
      ca: count == 0 ? "saltat" : "saltat, \(count == 1 ? "s'omet" : "s'ometen") \(sets(count))")
  }

  /// It was left out already.
  var skippedAlready: String {
    say(
      en: "skipped already, nothing changed",
      es: "ya estaba saltado, no cambia nada",
      ca: "ja estava saltat, no canvia res")
  }

  /// It wasn't left out.
  var notSkipped: String {
    say(
      en: "isn't skipped, nothing changed",
      es: "no estaba saltado, no cambia nada",
      ca: "no estava saltat, no canvia res")
  }

  /// The page of `skip`.
  var skipHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Leave an exercise out today",
        [
          "gymlog skip": "the exercise in hand", "gymlog skip bench": "another one",
          "gymlog skip bench --remove": "take it in again",
        ],
        "Its planned sets don't come up any more, and finish leaves them out. Sets that are done stay. A set "
          + "that you do of it, and gymlog todo bench, take it in again."),
      es: CommandHelp(
        "Sáltate un ejercicio por hoy",
        [
          "gymlog skip": "el ejercicio en el que estás", "gymlog skip banca": "otro",
          "gymlog skip banca --remove": "vuelve a entrar",
        ],
        "Sus series por hacer ya no salen, y finish las deja fuera. Las hechas se quedan. Una serie que hagas, y "
          + "gymlog todo banca, lo vuelven a meter."),
      ca: CommandHelp(
        "Salta't un exercici per avui",
        [
          "gymlog skip": "l'exercici en què estàs", "gymlog skip banca": "un altre",
          "gymlog skip banca --remove": "torna a ser-hi",
        ],
        "Les seves sèries per fer ja no surten, i finish les deixa fora. Les fetes es queden. Una sèrie que en "
          + "facis, i gymlog todo banca, el tornen a posar."))
  }
}
