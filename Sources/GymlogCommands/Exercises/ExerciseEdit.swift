import CommandLineKit
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseEdit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseEdit.rawValue,
      declaring: .init(
        help: words.exerciseEditHelp, .words([.exercise], atLeast: 1, words),
        .option(.name, .name, words), .facts(words, .exerciseEdit), .replacingBuiltIn(words)
      ) { context, text, name, facts, force throws(Failure) in
        let edit = ExerciseEdit(
          text: text.joined(separator: " "), name: try name.map(context.exerciseName), facts: facts,
          force: force)
        return try exerciseEdit(edit, context)
      })
  }

  private static func exerciseEdit(_ edit: ExerciseEdit, _ context: Context) throws(Failure) -> Reply {
    let (exercise, isChanged) = try context.logbook.change(
      CommandName.exerciseEdit.rawValue, at: context.now
    ) { change throws(Failure) in
      try context.checkOwnCanBeListed()
      let exercise = try context.exercise(edit.text, today: nil, toWrite: true)
      guard let stored = try context.stored(exercise, in: change.snapshot) else {
        let command = context.lineToCopy(
          exercise, as: edit.name, edit.facts, force: edit.name == nil || edit.force)
        throw Failure.bundledNotEdited(context.name(of: exercise), command: command)
      }
      let own = try edit.applied(to: stored.value, context)
      try change.save(own, over: stored)
      return (own.exercise, own != stored.value)
    }
    return Reply(
      noticed: [],
      text: { screen in
        let (words, name) = (screen.words, screen.painter.paint(exercise.name, .strong))
        guard isChanged else { return screen.lines([words.unchanged(name: name)]) }
        return screen.lines(
          [words.exerciseNow(name, context.facts(of: exercise))]
            + context.muscleLines(of: exercise, words))
      },
      json: { context.json(of: exercise, isChanged: isChanged) })
  }
}

private struct ExerciseEdit {
  /// The exercise as typed.
  let text: String
  /// Its new name; nil to keep it.
  let name: String?
  let facts: ExerciseFacts
  let force: Bool

  func applied(to own: CustomExercise, _ context: Context) throws(Failure) -> CustomExercise {
    var new = own
    if name == nil && facts.isEmpty {
      let example = "gymlog exercise edit \(context.typed(own.exercise)) --equipment barbell"
      throw Failure.nothingToEdit(own.exercise.name, command: example)
    }
    facts.apply(to: &new.exercise)
    if let name, name != own.exercise.name {
      let line =
        ["gymlog exercise edit \(context.typed(own.exercise)) --name \(shellWord(name))"] + facts.options
      let again = (line + ["--force"]).joined(separator: " ")
      try context.checkIsFree(name, for: own.exercise.id, taking: force ? nil : { _ in again })
      new.exercise.name = name
    }
    return new
  }
}

extension Words {
  /// An exercise was changed; its facts now.
  func exerciseNow(_ name: String, _ facts: String) -> String {
    say(en: "\(name) changed: \(facts)", es: "\(name), ahora: \(facts)", ca: "\(name), ara: \(facts)")
  }

  var exerciseEditHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Edit a custom exercise",
        [
          #"gymlog exercise edit stair carry --name "Stair Walk""#: "rename it, in past workouts too",
          "gymlog exercise edit stair carry --muscle quads": "set its main muscle",
          "gymlog exercise edit stair carry --also none": "remove its secondary muscles",
        ],
        "Anything you leave out is kept. Built-in exercises can't be edited; gymlog shows how to make a custom version."
      ),
      es: CommandHelp(
        "Cambia un ejercicio propio",
        [
          "gymlog exercise edit caminata con barra --name Paseo": "el nombre, también en lo ya hecho",
          "gymlog exercise edit caminata con barra --muscle glúteos": "el músculo principal",
          "gymlog exercise edit caminata con barra --also ninguno": "ningún músculo secundario",
        ],
        "Lo que no indiques se conserva. Los incluidos no se pueden cambiar, pero gymlog te muestra cómo crear uno propio."
      ),
      ca: CommandHelp(
        "Canvia un exercici propi",
        [
          "gymlog exercise edit passeig amb barra --name Passeig":
            "el nom, també en el que ja has fet",
          "gymlog exercise edit passeig amb barra --muscle glutis": "el múscul principal",
          "gymlog exercise edit passeig amb barra --also cap": "cap múscul secundari",
        ],
        "El que no indiquis es conserva. Els inclosos no es poden canviar, però gymlog et mostra com crear-ne un de propi."
      ))
  }
}
