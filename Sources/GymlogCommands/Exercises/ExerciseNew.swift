import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseNew(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseNew.rawValue,
      declaring: .init(
        help: words.exerciseNewHelp, .words([.name], atLeast: 1, words),
        .facts(words, .exerciseNew), .replacingBuiltIn(words)
      ) { context, name, facts, force throws(Failure) in
        return try exerciseNew(name.joined(separator: " "), facts, force: force, context)
      })
  }

  private static func exerciseNew(
    _ text: String, _ facts: ExerciseFacts, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let name = try context.exerciseName(text)
    let own = try context.logbook.change(CommandName.exerciseNew.rawValue, at: context.now) {
      change throws(Failure) in
      try context.checkOwnCanBeListed()
      let id = context.newID()
      // Report a taken name before missing facts: perhaps no new exercise is needed.
      let taking = { bundled in context.lineToCopy(bundled, as: name, facts, force: true) }
      try context.checkIsFree(name, for: ExerciseID(id), taking: force ? nil : taking)
      let exercise = try facts.exercise(name, id: id, context.words)
      let own = CustomExercise(id: id, exercise)
      try change.save(own)
      return own
    }
    return Reply(
      noticed: [],
      text: { screen in
        let (words, exercise) = (screen.words, own.exercise)
        let example =
          "gymlog log \(context.typed(exercise)) "
          + NextStep.example(of: exercise, in: context.settings.unit.value)
        return screen.lines(
          [words.exerciseAdded(screen.painter.paint(exercise.name, .strong), context.facts(of: exercise))]
            + context.muscleLines(of: exercise, words) + [words.howToLog(example)])
      },
      json: { context.json(of: own.exercise, isChanged: true) })
  }
}

extension Context {
  /// An exercise's name as it can be typed, also before sets: quoted if a shell or the notation would read it differently.
  func typed(_ exercise: Exercise) -> String {
    let name = name(of: exercise).lowercased()
    let isPlain =
      name.allSatisfy { $0 == " " || shellWord(String($0)) == String($0) } && name.endsWhereSetsBegin
    return isPlain ? name : shellWord(name)
  }

  func json(of exercise: Exercise, isChanged: Bool) -> [JSON.Member] {
    json(of: exercise)
      + JSON.members([
        "sides": .string(exercise.sides.rawValue),
        "bodyWeightShare": .number(exercise.bodyWeightShare.text), "changed": .bool(isChanged),
      ])
  }
}

extension Words {
  /// An exercise was created; its facts.
  func exerciseAdded(_ name: String, _ facts: String) -> String {
    say(
      en: "\(name) created: \(facts)", es: "\(name): ejercicio creado, \(facts)",
      ca: "\(name): exercici creat, \(facts)")
  }

  func howToLog(_ command: String) -> String {
    say(en: "To log it: \(command)", es: "Para apuntarlo: \(command)", ca: "Per apuntar-lo: \(command)")
  }

  var exerciseNewHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Create a custom exercise",
        [
          "gymlog exercise new dumbbell stair carry --body-part core":
            "everything else comes from the name",
          "gymlog exercise new cable twist row --muscle lats": "the muscle implies the body part",
        ],
        "You can find, log and show it like a built-in exercise. If a built-in exercise has the same name, yours takes precedence.",
        "Anything you leave out is inferred from the name. If the name doesn't say, sets count reps, both sides work at once, "
          + "and dumbbells are lifted in pairs."
      ),
      es: CommandHelp(
        "Crea un ejercicio propio",
        [
          "gymlog exercise new caminata con barra --body-part abdomen":
            "material y modo, según el nombre",
          "gymlog exercise new remo alto en polea --muscle dorsales": "parte del cuerpo, según el músculo",
        ],
        "Se busca, se apunta y se muestra como los demás, y tiene prioridad sobre el que se llame igual.",
        "Lo que no indiques se deduce del nombre. Si el nombre no lo dice, se cuentan repeticiones, con los dos lados a la vez "
          + "y las mancuernas a pares."
      ),
      ca: CommandHelp(
        "Crea un exercici propi",
        [
          "gymlog exercise new passeig amb barra --body-part abdomen": "material i mode, segons el nom",
          "gymlog exercise new rem alt a la politja --muscle dorsals": "part del cos, segons el múscul",
        ],
        "Es cerca, s'apunta i es mostra com els altres, i té prioritat sobre el que es digui igual.",
        "El que no indiquis es dedueix del nom. Si el nom no ho diu, es compten repeticions, amb els dos costats alhora i les "
          + "manuelles a parells."
      ))
  }
}
