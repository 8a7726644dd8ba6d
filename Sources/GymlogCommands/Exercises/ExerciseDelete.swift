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
      ) { context, text, isSure throws(Failure) in
        try exerciseDelete(text.joined(separator: " "), isSure: isSure, context)
      })
  }

  private static func exerciseDelete(_ text: String, isSure: Bool, _ context: Context) throws(Failure)
    -> Reply
  {
    let removal = try context.change(.exerciseDelete, isSure: isSure) { snapshot throws(Failure) in
      try ExerciseRemoval(of: text, in: snapshot, context)
    } question: { removal in
      removal.question(context)
    } _: { removal, change throws(Failure) in
      if removal.uses.isNone {
        change.delete(removal.exercise)
      } else {
        // Past workouts still need its muscles and loads.
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
        context.json(of: exercise)
          + JSON.members([
            "workouts": .int(removal.uses.workouts), "routines": .strings(removal.uses.routines),
            "aliases": .strings(removal.aliases.map(\.value.alias)),
          ])
      })
  }
}

/// An exercise to delete, with its aliases and where it is used.
private struct ExerciseRemoval: Equatable, Sendable {
  let exercise: StoredDocument<CustomExercise>
  let aliases: [StoredDocument<ExerciseAlias>]
  let uses: ExerciseUses

  init(of text: String, in snapshot: Snapshot, _ context: Context) throws(Failure) {
    try context.checkOwnCanBeListed()
    let named = try context.exercise(text, today: nil, toWrite: true)
    guard let stored = try context.stored(named, in: snapshot) else {
      throw Failure.bundledNotDeleted(
        context.name(of: named), command: context.lineToCopy(named, force: true))
    }
    exercise = stored
    aliases = try snapshot.documents(of: ExerciseAlias.self).documents.filter {
      $0.value.exercise == named.id
    }
    uses = try snapshot.uses(of: named.id)
  }

  func question(_ context: Context) -> Question {
    let own = exercise.value.exercise
    let command = "gymlog exercise delete \(context.typed(own)) --yes"
    return Question(
      text: context.words.deleteExerciseQuestion(
        own.name, workouts: uses.workouts, routines: uses.routines),
      nonInteractiveError: .unconfirmed(
        own.name, workouts: uses.workouts, routines: uses.routines, command: command))
  }
}

extension Words {
  func exerciseDeleted(_ name: String, aliases: [String]) -> String {
    say(
      en: aliases.isEmpty
        ? "\(name) deleted"
        : "\(name) deleted, with its alias\(aliases.count == 1 ? "" : "es") \(aliases.joined(separator: ", "))",
      es: aliases.isEmpty
        ? "\(name): ejercicio borrado"
        : "\(name): ejercicio borrado, con su alias \(aliases.joined(separator: ", "))",
      ca: aliases.isEmpty
        ? "\(name): exercici esborrat"
        : "\(name): exercici esborrat, amb el seu àlies \(aliases.joined(separator: ", "))")
  }

  /// Workouts and routines keep a deleted exercise.
  var nameStays: String {
    say(
      en: "Workouts and routines with it are unchanged",
      es: "Los entrenamientos y las rutinas que lo tienen no cambian",
      ca: "Els entrenaments i les rutines que el tenen no canvien")
  }

  func deleteExerciseQuestion(_ name: String, workouts: Int, routines: [String]) -> String {
    say(
      en: "Delete \(name)\(used(workouts, routines).map { ", which is in \($0)" } ?? "")?",
      es: "¿Borrar \(name)\(used(workouts, routines).map { ", que está en \($0)" } ?? "")?",
      ca: "Vols esborrar \(name)\(used(workouts, routines).map { ", que és a \($0)" } ?? "")?")
  }

  var exerciseDeleteHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Delete a custom exercise",
        [
          "gymlog exercise delete stair carry": "shows where it is used, then asks",
          "gymlog exercise delete stair carry --yes": "without asking",
        ],
        "Past workouts keep its name and sets. To restore the exercise: gymlog undo"),
      es: CommandHelp(
        "Borra un ejercicio propio",
        [
          "gymlog exercise delete caminata con barra": "muestra dónde se usa y pregunta",
          "gymlog exercise delete caminata con barra --yes": "sin preguntar",
        ],
        "Los entrenamientos anteriores conservan el nombre y las series. Para recuperar el ejercicio: "
          + "gymlog undo"),
      ca: CommandHelp(
        "Esborra un exercici propi",
        [
          "gymlog exercise delete passeig amb barra": "mostra on es fa servir i pregunta",
          "gymlog exercise delete passeig amb barra --yes": "sense preguntar",
        ],
        "Els entrenaments anteriors en conserven el nom i les sèries. Per recuperar l'exercici: "
          + "gymlog undo"))
  }
}
