import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseDelete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseDelete.rawValue,
      declaring: .init(
        help: words.exerciseDeleteHelp, .words([.exercise], atLeast: 1, words),
        .flag(.yes, words)
      ) { context, text, isSure in
        try exerciseDelete(text.joined(separator: " "), isSure: isSure, context)
      })
  }

  private static func exerciseDelete(_ text: String, isSure: Bool, _ context: Context) throws -> Reply {
    let removal = try context.change(.exerciseDelete, isSure: isSure) { snapshot in
      try ExerciseRemoval(of: text, in: snapshot, context)
    } question: { removal in
      removal.question(context)
    } _: { removal, change in
      if removal.uses.isNone {
        change.delete(removal.exercise)
      } else {
        // What it was done for was counted by what it is.
        var kept = removal.exercise.value
        kept.isDeleted = true
        try change.save(kept, over: removal.exercise)
      }
      for alias in removal.aliases { change.delete(alias) }
      return removal
    }
    let exercise = removal.exercise.value.exercise
    return Reply(
      noticed: removal.uses.problems,
      text: { screen in
        let words = screen.words
        let name = screen.painter.paint(exercise.name, .strong)
        return screen.lines([
          words.exerciseDeleted(name, aliases: removal.aliases.map { terminalSafe($0.value.alias) }),
          removal.uses.isNone ? nil : words.nameStays, words.undoHint,
        ])
      },
      json: {
        context.json(of: exercise) + [
          JSON.Member(name: "workouts", value: .int(removal.uses.workouts)),
          JSON.Member(name: "routines", value: .strings(removal.uses.routines)),
          JSON.Member(name: "aliases", value: .strings(removal.aliases.map(\.value.alias))),
        ]
      })
  }
}

/// An exercise that is to go, with its aliases, and where it is used.
private struct ExerciseRemoval: Equatable, Sendable {
  let exercise: StoredDocument<OwnExercise>
  let aliases: [StoredDocument<OwnAlias>]
  let uses: ExerciseUses

  init(of text: String, in snapshot: Snapshot, _ context: Context) throws {
    try context.checkOwnCanBeListed()
    let named = try context.exercise(text, today: nil, toWrite: true)
    guard let stored = try context.stored(named, in: snapshot) else {
      throw Failure.bundledNotDeleted(
        context.name(of: named), command: context.lineToCopy(named, force: true))
    }
    exercise = stored
    aliases = try snapshot.aliases().documents.filter { $0.value.exercise == named.id }
    uses = try snapshot.uses(of: named.id)
  }

  func question(_ context: Context) -> Question {
    let own = exercise.value.exercise
    let command = "gymlog exercise delete \(context.typed(own)) --yes"
    return Question(
      text: context.words.deleteExerciseQuestion(
        own.name, workouts: uses.workouts, routines: uses.routines),
      otherwise: .unconfirmed(
        own.name, workouts: uses.workouts, routines: uses.routines, command: command))
  }
}

extension Words {
  /// An exercise was deleted, with the aliases that it had.
  func exerciseDeleted(_ name: String, aliases: [String]) -> String {
    say(
      en: aliases.isEmpty
        ? "\(name) deleted" : "\(name) deleted, and its alias \(aliases.joined(separator: ", "))",
      es: aliases.isEmpty
        ? "\(name): borrado" : "\(name): borrado, y su alias \(aliases.joined(separator: ", "))",
      ca: aliases.isEmpty
        ? "\(name): esborrat" : "\(name): esborrat, i el seu àlies \(aliases.joined(separator: ", "))")
  }

  /// Past workouts show the name of a deleted exercise as before.
  var nameStays: String {
    say(
      en: "Workouts and routines that have it stay as they are",
      es: "Los entrenamientos y rutinas que lo tienen se quedan como están",
      ca: "Els entrenaments i rutines que el tenen es queden com estan")
  }

  /// An exercise would be deleted that is in so many workouts, and in routines of these names.
  func deleteExerciseQuestion(_ name: String, workouts: Int, routines: [String]) -> String {
    say(
      en: "Delete \(name)\(used(workouts, routines).map { ", which is in \($0)" } ?? "")?",
      es: "¿Borrar \(name)\(used(workouts, routines).map { ", que está en \($0)" } ?? "")?",
      ca: "Vols esborrar \(name)\(used(workouts, routines).map { ", que és a \($0)" } ?? "")?")
  }

  /// The page of `exercise delete`.
  var exerciseDeleteHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Delete an exercise of your own",
        [
          "gymlog exercise delete stair carry": "says where it is used, and asks",
          "gymlog exercise delete stair carry --yes": "without asking",
        ],
        "Past workouts keep its name and its sets. gymlog undo brings it back."),
      es: CommandHelp(
        "Borra un ejercicio propio",
        [
          "gymlog exercise delete caminata con barra": "dice dónde está y pregunta",
          "gymlog exercise delete caminata con barra --yes": "sin preguntar",
        ],
        "Los entrenamientos hechos conservan el nombre y las series. gymlog undo lo recupera."),
      ca: CommandHelp(
        "Esborra un exercici propi",
        [
          "gymlog exercise delete passeig amb barra": "diu on és i pregunta",
          "gymlog exercise delete passeig amb barra --yes": "sense preguntar",
        ],
        "Els entrenaments fets en conserven el nom i les sèries. gymlog undo el recupera."))
  }
}
