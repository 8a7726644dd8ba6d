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
        .bodyPart(words, .exerciseNew), .equipment(words, .exerciseNew), .muscles(.muscle, words),
        .muscles(.also, words), .countMode(words, .exerciseNew), .implements(words), .sides(words),
        .bodyWeightShare(words), .flag(.force, words)
      ) { context, name, part, equipment, muscles, also, mode, implements, sides, share, force in
        let facts = ExerciseFacts(
          bodyPart: part, equipment: equipment, countMode: mode, primaryMuscles: muscles.said,
          secondaryMuscles: also.said, implements: implements, sides: sides, bodyWeightShare: share)
        return try exerciseNew(name.joined(separator: " "), facts, force: force, context)
      })
  }

  private static func exerciseNew(
    _ text: String, _ facts: ExerciseFacts, force: Bool, _ context: Context
  ) throws -> Reply {
    let name = try context.exerciseName(text)
    let own = try context.logbook.change(CommandName.exerciseNew.rawValue, at: context.now) { change in
      try context.checkOwnCanBeListed()
      let id = context.newID()
      // A name that is taken is told before what is missing: perhaps no exercise is needed.
      let taking = { bundled in context.lineToCopy(bundled, as: name, facts, force: true) }
      try context.checkIsFree(name, for: ExerciseID(id), taking: force ? nil : taking)
      let exercise = try facts.exercise(name, id: id, context.words)
      let own = OwnExercise(id: id, exercise)
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
  /// An exercise's name as it is typed, before sets too: in quotes where a shell or the program would take its words for
  /// something else.
  func typed(_ exercise: Exercise) -> String {
    let name = name(of: exercise).lowercased()
    let isPlain =
      name.allSatisfy { $0 == " " || shellWord(String($0)) == String($0) } && name.endsWhereSetsBegin
    return isPlain ? name : shellWord(name)
  }

  /// An exercise of the lifter's own for programs, after a change.
  func json(of exercise: Exercise, isChanged: Bool) -> [JSON.Member] {
    json(of: exercise) + [
      JSON.Member(name: "sides", value: .string(exercise.sides.rawValue)),
      JSON.Member(name: "bodyWeightShare", value: .decimal(exercise.bodyWeightShare.raw, scale: 3)),
      JSON.Member(name: "changed", value: .bool(isChanged)),
    ]
  }
}

extension Words {
  /// An exercise was created; what it is.
  func exerciseAdded(_ name: String, _ facts: String) -> String {
    say(en: "\(name) added: \(facts)", es: "\(name): creado, \(facts)", ca: "\(name): creat, \(facts)")
  }

  /// How a set of an exercise that was created is logged.
  func howToLog(_ command: String) -> String {
    say(en: "To log it: \(command)", es: "Para apuntarlo: \(command)", ca: "Per apuntar-lo: \(command)")
  }

  /// The page of `exercise new`.
  var exerciseNewHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Create an exercise of your own",
        [
          "gymlog exercise new dumbbell stair carry --body-part core": "equipment and count are in the name",
          "gymlog exercise new cable twist row --muscle lats": "the muscle says which part of the body",
        ],
        "It is found, logged and shown like the bundled ones, which it goes before where it has the same name.",
        "What is left out is what the name says, else reps, both sides at once, and a pair where it is dumbbells."
      ),
      es: CommandHelp(
        "Crea un ejercicio propio",
        [
          "gymlog exercise new caminata con barra --body-part abdomen":
            "con qué y cómo: lo dice el nombre",
          "gymlog exercise new remo alto en polea --muscle dorsales": "el músculo dice qué parte del cuerpo",
        ],
        "Se busca, se apunta y se muestra como los demás, y pasa delante del que se llame igual.",
        "Lo que no digas sale del nombre; si no, repeticiones, los dos lados a la vez, y un par si son mancuernas."
      ),
      ca: CommandHelp(
        "Crea un exercici propi",
        [
          "gymlog exercise new passeig amb barra --body-part abdomen": "el nom diu amb què i com es compta",
          "gymlog exercise new rem alt a la politja --muscle dorsals": "el múscul diu quina part del cos",
        ],
        "Es cerca, s'apunta i es mostra com els altres, i passa davant del que es digui igual.",
        "El que no diguis surt del nom; si no, repeticions, els dos costats alhora, i un parell si són manuelles."
      ))
  }
}
