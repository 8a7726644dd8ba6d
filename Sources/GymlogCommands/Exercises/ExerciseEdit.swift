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
        .option(.name, .name, words), .bodyPart(words, .exerciseEdit), .equipment(words, .exerciseEdit),
        .muscles(.muscle, words), .muscles(.also, words), .countMode(words, .exerciseEdit),
        .implements(words), .sides(words), .bodyWeightShare(words), .flag(.force, words)
      ) { context, text, name, part, equipment, muscles, also, mode, implements, sides, share, force in
        let facts = ExerciseFacts(
          bodyPart: part, equipment: equipment, countMode: mode, primaryMuscles: muscles.said,
          secondaryMuscles: also.said, implements: implements, sides: sides, bodyWeightShare: share)
        let edit = ExerciseEdit(
          text: text.joined(separator: " "), name: try name.map(context.exerciseName), facts: facts,
          force: force)
        return try exerciseEdit(edit, context)
      })
  }

  private static func exerciseEdit(_ edit: ExerciseEdit, _ context: Context) throws -> Reply {
    let (exercise, isChanged) = try context.logbook.change(
      CommandName.exerciseEdit.rawValue, at: context.now
    ) { change in
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
        guard isChanged else { return screen.lines([words.exerciseUnchanged(name)]) }
        return screen.lines(
          [words.exerciseNow(name, context.facts(of: exercise))]
            + context.muscleLines(of: exercise, words))
      },
      json: { context.json(of: exercise, isChanged: isChanged) })
  }
}

/// What is to be changed of an exercise.
private struct ExerciseEdit {
  /// How the exercise was named on the line.
  let text: String
  /// Its new name; nil where it stays.
  let name: String?
  let facts: ExerciseFacts
  let force: Bool

  func applied(to own: OwnExercise, _ context: Context) throws -> OwnExercise {
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
  /// An exercise was changed; what it is now.
  func exerciseNow(_ name: String, _ facts: String) -> String {
    say(en: "\(name) is now: \(facts)", es: "\(name): ahora es \(facts)", ca: "\(name): ara és \(facts)")
  }

  /// A change that says what holds already.
  func exerciseUnchanged(_ name: String) -> String {
    say(
      en: "\(name) is so already: nothing was changed",
      es: "\(name) ya es así: no se ha cambiado nada",
      ca: "\(name) ja és així: no s'ha canviat res")
  }

  /// The page of `exercise edit`.
  var exerciseEditHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Change an exercise of your own",
        [
          #"gymlog exercise edit stair carry --name "Stair Walk""#: "its name, in past workouts too",
          "gymlog exercise edit stair carry --muscle quads": "the muscle that it is for",
          "gymlog exercise edit stair carry --also none": "no others",
        ],
        "What isn't given stays. The bundled exercises stay as they are; gymlog says how to create your own from one."
      ),
      es: CommandHelp(
        "Cambia un ejercicio propio",
        [
          "gymlog exercise edit caminata con barra --name Paseo": "el nombre, también en lo ya hecho",
          "gymlog exercise edit caminata con barra --muscle glúteos": "el músculo que trabaja",
          "gymlog exercise edit caminata con barra --also ninguno": "ninguno más",
        ],
        "Lo que no digas se queda como está. Los que vienen con gymlog no se cambian, pero te dice cómo crear el tuyo."
      ),
      ca: CommandHelp(
        "Canvia un exercici propi",
        [
          "gymlog exercise edit passeig amb barra --name Passeig":
            "el nom, també en el que ja has fet",
          "gymlog exercise edit passeig amb barra --muscle glutis": "el múscul que treballa",
          "gymlog exercise edit passeig amb barra --also cap": "cap altre",
        ],
        "El que no diguis es queda com està. Els que venen amb gymlog no es canvien, però et diu com crear el teu."
      ))
  }
}
