import Catalogue
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
        help: words.skipHelp, .words([.exercise], words),
        .remove(words.say(en: "don't skip it after all", es: "ya no lo saltes", ca: "ja no el saltis")),
        .inWorkout(words)
      ) { context, line, restores, workout throws(Failure) in
        try skip(line, restores: restores, in: workout, context)
      })
  }

  /// An exercise that was skipped or restored, and whether that changed anything.
  private struct SkipChange {
    var index: Int
    var changed: Bool
  }

  private static func skip(
    _ line: [String], restores: Bool, in argument: WorkoutArgument?, _ context: Context
  ) throws(Failure) -> Reply {
    let edited = try context.edit(.skip, in: argument) { workout throws(Failure) in
      let index =
        line.isEmpty
        ? try context.currentExercise(of: workout)
        : try context.indexSkipped(line.joined(separator: " "), in: workout)
      let entry = workout.exercises[index]
      if !restores, !entry.isSkipped, !entry.sets.isEmpty, entry.plannedSets.isEmpty {
        throw Failure.nothingPlanned(in: context.name(of: entry))
      }
      return SkipChange(index: index, changed: workout.setSkipped(!restores, index))
    }
    return reply(edited, context)
  }

  private static func reply(_ edited: EditResult<SkipChange>, _ context: Context) -> Reply {
    let (workout, index) = (edited.workout, edited.result.index)
    let entry = workout.exercises[index]
    let echo = SetsEcho(context: context, workout: workout)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let words = screen.words
        let name = screen.painter.paint(context.name(of: entry), .strong)
        let said =
          switch (entry.isSkipped, edited.result.changed) {
          case (true, true): words.skippedNow(name, sets: entry.plannedSets.count)
          case (true, false): words.alreadySkipped(name)
          case (false, true):
            name + " " + words.noLongerSkipped(context.writer(for: entry).text(entry.plannedSets))
          case (false, false): words.notSkipped(name)
          }
        return ([said] + echo.next(screen)).text
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

extension Context {
  /// The exercise to skip. If it isn't in the workout, `skip rope` is asked about: it is another name of Jump Rope.
  fileprivate func indexSkipped(_ text: String, in workout: Workout) throws(Failure) -> Int {
    do {
      return try indexOfExercise(text, in: workout)
    } catch {
      let whole = ["skip ", "saltar ", "salta "].lazy.compactMap {
        Catalogue.bundled.exercise(called: $0 + text)
      }
      guard let exercise = whole.first else { throw error }
      let name = shellName(name(of: exercise).lowercased())
      throw .severalReadings([
        "gymlog skip " + name, "gymlog log " + name + " " + NextStep.example(of: exercise, in: workout.unit),
      ])
    }
  }
}

extension Words {
  func skipped(_ exercise: String) -> String {
    say(en: "\(exercise) skipped", es: "\(exercise): ejercicio saltado", ca: "\(exercise): exercici saltat")
  }

  /// An exercise was skipped with its planned sets.
  func skippedNow(_ exercise: String, sets count: Int) -> String {
    if count == 0 {
      return skipped(exercise)
    }
    return say(
      en: "\(exercise) skipped with \(count == 1 ? "1 planned set" : "\(number(count)) planned sets")",
      es: "\(exercise): ejercicio saltado con \(sets(count)) por hacer",
      ca: "\(exercise): exercici saltat amb \(sets(count)) per fer")
  }

  /// The exercise was skipped before.
  func alreadySkipped(_ exercise: String) -> String {
    say(
      en: "\(exercise) was already skipped, nothing changed",
      es: "\(exercise): ya se había saltado, sin cambios",
      ca: "\(exercise): ja s'havia saltat, sense canvis")
  }

  /// An exercise is no longer skipped; its planned sets.
  func noLongerSkipped(_ sets: String) -> String {
    say(
      en: sets.isEmpty ? "no longer skipped" : "no longer skipped: \(sets)",
      es: sets.isEmpty ? "vuelve al entrenamiento" : "vuelve al entrenamiento: \(sets)",
      ca: sets.isEmpty ? "torna a l'entrenament" : "torna a l'entrenament: \(sets)")
  }

  /// `--remove` for an exercise that wasn't skipped.
  func notSkipped(_ exercise: String) -> String {
    say(
      en: "\(exercise) isn't skipped, nothing changed",
      es: "\(exercise): no se había saltado, sin cambios",
      ca: "\(exercise): no s'havia saltat, sense canvis")
  }

  /// The help page of `skip`.
  var skipHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Skip an exercise for today",
        [
          "gymlog skip": "the current exercise", "gymlog skip bench": "another exercise",
          "gymlog skip bench --remove": "don't skip it after all",
        ],
        "A skipped exercise's planned sets don't come up again, and finish drops them. Completed sets are kept. To undo "
          + "the skip, you can also log one of its sets or run gymlog todo bench."),
      es: CommandHelp(
        "Salta un ejercicio por hoy",
        [
          "gymlog skip": "el ejercicio actual", "gymlog skip banca": "otro ejercicio",
          "gymlog skip banca --remove": "ya no lo saltes",
        ],
        "Sus series por hacer ya no salen, y finish no las guarda. Las hechas se conservan. El ejercicio también "
          + "vuelve si apuntas una serie o escribes gymlog todo banca."),
      ca: CommandHelp(
        "Salta un exercici per avui",
        [
          "gymlog skip": "l'exercici actual", "gymlog skip banca": "un altre exercici",
          "gymlog skip banca --remove": "ja no el saltis",
        ],
        "Les seves sèries per fer ja no surten, i finish no les desa. Les fetes es conserven. L'exercici també "
          + "torna si n'apuntes una sèrie o escrius gymlog todo banca."))
  }
}
