import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func superset(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.superset.rawValue,
      declaring: .init(
        help: words.supersetHelp, .words([.exercise], words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, removes, workout, routine in
        let target = try EditTarget(workout, routine: routine)
        let names = Notation.parts(of: line).map { $0.words.joined(separator: " ") }.filter { !$0.isEmpty }
        return try removes
          ? ungroup(names, in: target, context) : group(names, in: target, context)
      })
  }

  /// The exercises that a line names, and the workout's exercises before.
  private struct Grouped {
    var members: [Int]
    var before: [WorkoutExercise]
  }

  private static func group(
    _ names: [String], in target: EditTarget, _ context: Context
  ) throws -> Reply {
    if names.count < 2 { throw Failure.supersetOfOne }
    let edited = try context.editOrBegin(.superset, in: target) { workout in
      var members: [Int] = []
      for name in names {
        let index = try exercise(name, in: &workout, context)
        if !members.contains(index) { members.append(index) }
      }
      if members.count < 2 { throw Failure.supersetOfOne }
      let before = workout.exercises
      if workout.superset(of: members[0]) != members.sorted() { workout.exercises.group(members) }
      return Grouped(members: members.sorted(), before: before)
    }
    return reply(edited, context) { screen in
      let (before, workout) = (edited.result.before, edited.workout)
      let isNew = before.supersets != workout.supersets
      let members = listed(edited.result.members, of: workout, context, screen)
      return isNew ? screen.words.supersetOf(members) : screen.words.supersetAlready(members)
    }
  }

  /// One that the workout has, by number or name; else one that is added.
  private static func exercise(_ name: String, in workout: inout Workout, _ context: Context) throws -> Int {
    if case .number? = ExerciseReference(name) { return try context.indexOfExercise(name, in: workout) }
    return try context.index(ofLogged: name, in: &workout)
  }

  private static func ungroup(
    _ names: [String], in target: EditTarget, _ context: Context
  ) throws -> Reply {
    let edited = try context.edit(.superset, in: target) { workout in
      var members: [Int] = []
      if names.isEmpty {
        let index = try context.inHand(of: workout)
        members = workout.superset(of: index) ?? [index]
      } else {
        members = try names.map { try context.indexOfExercise($0, in: workout) }
      }
      let before = workout.exercises
      if let alone = members.first(where: { workout.superset(of: $0) == nil }) {
        throw Failure.notInSuperset(context.name(of: before[alone]))
      }
      workout.exercises.ungroup(members)
      return Grouped(members: members, before: before)
    }
    return reply(edited, context) { _ in nil }
  }

  /// What `says` makes of it, then the exercises that are in no superset any more, then what comes next.
  private static func reply(
    _ edited: Edited<Grouped>, _ context: Context, says: @escaping (Screen) -> String?
  ) -> Reply {
    let (workout, before) = (edited.workout, edited.result.before)
    let left = before.supersets.joined().filter { workout.superset(of: $0) == nil }.sorted()
    let echo = SetsEcho(context: context, workout: workout)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let names = left.map { screen.painter.paint(context.name(of: workout.exercises[$0]), .strong) }
        let isPlanned = !workout.isRoutine && workout.places.contains { !workout[$0].isDone }
        let said = [says(screen), names.isEmpty ? nil : screen.words.byItself(names)].compactMap(\.self)
        let next = isPlanned ? echo.next(screen) : []
        return (said + echo.notices(began: edited.began, screen) + next).text
      },
      json: {
        let isChanged = before.map(\.superset) != workout.exercises.map(\.superset)
        return [
          edited.target,
          JSON.Member(name: "began", value: .bool(edited.began)),
          JSON.Member(
            name: "supersets",
            value: .array(workout.supersets.map { members in .strings(members.map { "\($0 + 1)" }) })),
          JSON.Member(name: "changed", value: .bool(isChanged)), echo.nextMember,
        ]
      })
  }

  private static func listed(
    _ members: [Int], of workout: Workout, _ context: Context, _ screen: Screen
  ) -> String {
    members.map { index in
      "\(index + 1) " + screen.painter.paint(context.name(of: workout.exercises[index]), .strong)
    }.joined(separator: " + ")
  }
}

extension Words {
  /// Exercises that are done in turn from now on.
  func supersetOf(_ exercises: String) -> String {
    say(en: "Superset: \(exercises)", es: "Superserie: \(exercises)", ca: "Supersèrie: \(exercises)")
  }

  /// They were so already.
  func supersetAlready(_ exercises: String) -> String {
    say(
      en: "Superset already, nothing changed: \(exercises)",
      es: "Ya era una superserie, no cambia nada: \(exercises)",
      ca: "Ja era una supersèrie, no canvia res: \(exercises)")
  }

  /// Exercises that are done by themselves again.
  func byItself(_ exercises: [String]) -> String {
    say(
      en: "No longer in a superset: \(exercises.joined(separator: ", "))",
      es: "Fuera de la superserie: \(exercises.joined(separator: ", "))",
      ca: "Fora de la supersèrie: \(exercises.joined(separator: ", "))")
  }

  /// The page of `superset`.
  var supersetHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Do exercises in turn",
        [
          "gymlog superset bench press, bent-over row": "one set of each after the other",
          "gymlog superset bench --remove": "bench press leaves its superset",
          "gymlog superset --remove": "the superset of the exercise in hand is none any more",
        ],
        "An exercise that the workout doesn't have yet is added. gymlog done walks through the superset in turn.",
        "One that was in another superset leaves it. Within a round there is no rest unless a set has its own."
      ),
      es: CommandHelp(
        "Haz ejercicios por turnos",
        [
          "gymlog superset press de banca, remo con barra": "una serie de cada uno, por turnos",
          "gymlog superset banca --remove": "el press de banca sale de su superserie",
          "gymlog superset --remove": "deshace la del ejercicio en el que estás",
        ],
        "Un ejercicio que el entrenamiento aún no tiene se añade. gymlog done recorre la superserie por turnos.",
        "El que estaba en otra superserie sale de ella. Dentro de una vuelta no hay descanso, salvo el propio de "
          + "una serie."),
      ca: CommandHelp(
        "Fes exercicis per torns",
        [
          "gymlog superset press de banca, rem amb barra": "una sèrie de cada un, per torns",
          "gymlog superset banca --remove": "el press de banca surt de la supersèrie",
          "gymlog superset --remove": "desfà la de l'exercici en què estàs",
        ],
        "Un exercici que l'entrenament encara no té s'hi afegeix. gymlog done recorre la supersèrie per torns.",
        "El que era en una altra supersèrie en surt. Dins d'una volta no hi ha descans, tret del propi d'una "
          + "sèrie."))
  }
}

extension Failure {
  static var supersetOfOne: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "a superset needs two exercises at least",
          hint: "Put a comma between them: gymlog superset bench press, bent-over row"),
        es: Message(
          "una superserie necesita al menos dos ejercicios",
          hint: "Pon una coma entre ellos: gymlog superset press de banca, remo con barra"),
        ca: Message(
          "una supersèrie necessita dos exercicis com a mínim",
          hint: "Posa una coma entre ells: gymlog superset press de banca, rem amb barra"))
    }
  }

  static func notInSuperset(_ exercise: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("\(exercise) isn't in a superset"),
        es: Message("\(exercise) no está en ninguna superserie"),
        ca: Message("\(exercise) no és en cap supersèrie"))
    }
  }
}
