import CommandLineKit
import Training
import Wording

extension Commands {
  static func add(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.add.rawValue,
      declaring: .init(
        help: words.addHelp, .words([.exercise, .set], form: "* [*…]", atLeast: 1, words), .inWorkout(words),
        .inRoutine(words),
        .fromWorkout(words), .flag(.force, words)
      ) { context, line, workout, routine, session, force throws(Failure) in
        let target = try EditTarget(workout, routine: routine)
        let line = TypedLine(.add, in: target, line)
        guard let session else { return try add(line, in: target, force: force, context) }
        return try add(line, from: session, in: target, context)
      })
  }

  /// Plans each exercise with its sets from an earlier session.
  private static func add(
    _ line: TypedLine, from session: WorkoutArgument, in target: EditTarget, _ context: Context
  ) throws(Failure) -> Reply {
    let phrases = try phrasesWithoutSets(line, context.notation)
    let edited = try context.editOrStart(
      .add, in: target, beside: { (planned: [PlannedExercise]) in planned.last?.index }
    ) { workout throws(Failure) in
      try phrases.map { phrase throws(Failure) in
        let index = try phrase.exercise(in: &workout, context)
        let (past, unread) = try context.session(session, of: workout.exercises[index], before: workout)
        return PlannedExercise(
          index: index, places: workout.planAgain(past.entry, in: index, ids: context.newID), problems: unread
        )
      }
    }
    return Reply(planned: edited, context)
  }

  private static func add(
    _ line: TypedLine, in target: EditTarget, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let phrases = try phrases(of: Notation.parts(of: line.words), line, context.notation)
    let edited = try context.offeringLastTime { lastTime throws(Failure) in
      try context.editOrStart(
        .add, in: target, beside: { (planned: [PlannedExercise]) in planned.last?.index }
      ) { workout throws(Failure) in
        try plan(phrases, in: &workout, force: force, lastTime: lastTime, context)
      }
    }
    return Reply(planned: edited, context)
  }

  /// Adds exercises and their planned sets, if any, to a workout.
  static func plan(
    _ phrases: [SetPhraseLine], in workout: inout Workout, force: Bool, lastTime: Load?, _ context: Context
  ) throws(Failure) -> [PlannedExercise] {
    try phrases.map { phrase throws(Failure) in
      let count = workout.exercises.count
      let index = try phrase.exercise(in: &workout, context)
      if phrase.hasNoSets, index < count {
        let entry = workout.exercises[index]
        let sets = NextStep.examplePlan(of: context.exercise(of: entry))
        throw Failure.exerciseAlreadyInWorkout(context.name(of: entry), add: phrase.typing(sets))
      }
      let drafts = try phrase.plans(for: workout, at: index, force: force, lastTime: lastTime, context)
      let planned = try context.withLoads(drafts, for: workout.exercises[index], in: workout)
      let places = workout.append(planned.drafts, to: index, at: nil, ids: context.newID)
      if let rest = phrase.rest {
        // That of a new exercise is between all its sets, also those added later.
        if index == count {
          workout.exercises[index].rest = rest
        } else {
          for place in places { workout[place].rest = rest }
        }
      }
      return PlannedExercise(index: index, places: places, rest: phrase.rest, loads: planned.loads)
    }
  }

  /// The exercises of a line without sets; a set that can't be read counts as one.
  private static func phrasesWithoutSets(
    _ line: TypedLine, _ notation: Notation
  ) throws(Failure) -> [SetPhraseLine] {
    do throws(Failure) {
      let phrases = try phrases(of: Notation.parts(of: line.words), line, notation)
      if phrases.allSatisfy(\.hasNoSets) { return phrases }
    } catch {
      guard case .unreadable = error.cause as? SetError else { throw error }
    }
    throw Failure.setsBesideFrom
  }

  /// The exercises of the line, with their sets if they have any. Only the first may lack a name and mean the current
  /// exercise: sets after a comma are a list with a space in it.
  static func phrases(
    of parts: [Notation.Part], _ line: TypedLine, _ notation: Notation
  ) throws(Failure) -> [SetPhraseLine] {
    var phrases: [SetPhraseLine] = []
    for part in parts {
      guard !part.words.isEmpty else { throw .exerciseMissing }
      if !phrases.isEmpty, notation.reads(asSets: part.words) {
        try rejectList(before: part, of: line, notation)
      }
      phrases.append(try SetPhraseLine(part.words, from: part.start, of: line, notation))
    }
    return phrases
  }

  private static func rejectList(
    before part: Notation.Part, of line: TypedLine, _ notation: Notation
  ) throws(Failure) {
    do throws(SetSyntaxError) {
      _ = try notation.groups(in: line.words, from: part.start - 1)
    } catch {
      throw .notation(error, words: line.words, command: line.command)
    }
  }
}

extension Words {
  /// The help page of `add`.
  var addHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Add exercises and planned sets",
        [
          "gymlog add face pull": "an exercise without sets",
          "gymlog add bench press 3x8-12@80kg": "three planned sets",
          "gymlog add plank 3x60s": "timed sets",
          "gymlog add bench press --from last": "the sets you did last time",
        ],
        "Separate exercises with a comma: gymlog add plank 3x60s, face pull 3x15",
        "If the workout already has the exercise, the sets are added to it. gymlog done marks them done. A rest can follow "
          + "the sets: rest 3min.",
        "Targets can be open: 8-12 is a range, 5+ is five or more, 5@80% is 80% of your 1RM, 5@rpe8 is a target RPE.",
        "With --from, last and last-1 count sessions of the exercise; a date or an id names a workout."
      ),
      es: CommandHelp(
        "Añade ejercicios y series previstas",
        [
          "gymlog add face pull": "un ejercicio sin series",
          "gymlog add press de banca 3x8-12@80kg": "tres series previstas",
          "gymlog add plancha 3x60s": "series por tiempo",
          "gymlog add press de banca --from last": "las series de la última vez",
        ],
        "Separa los ejercicios con una coma: gymlog add plancha 3x60s, face pull 3x15",
        "Si el ejercicio ya está en el entrenamiento, las series se le añaden. gymlog done las marca como hechas. Tras las "
          + "series se puede poner el descanso: descanso 3min.",
        "Se puede dejar margen: 8-12 es un rango; 5+, cinco o más; 5@80%, el 80 % de tu 1RM; 5@rpe8, un RPE.",
        "Con --from, last y last-1 cuentan las sesiones del ejercicio; una fecha o un id indica un entrenamiento."
      ),
      ca: CommandHelp(
        "Afegeix exercicis i sèries previstes",
        [
          "gymlog add face pull": "un exercici sense sèries",
          "gymlog add press de banca 3x8-12@80kg": "tres sèries previstes",
          "gymlog add planxa 3x60s": "sèries per temps",
          "gymlog add press de banca --from last": "les sèries de l'última vegada",
        ],
        "Separa els exercicis amb una coma: gymlog add planxa 3x60s, face pull 3x15",
        "Si l'exercici ja és a l'entrenament, les sèries s'hi afegeixen. gymlog done les marca com a fetes. Després de les "
          + "sèries es pot posar el descans: descans 3min.",
        "Es pot deixar marge: 8-12 és un rang; 5+, cinc o més; 5@80%, el 80 % del teu 1RM; 5@rpe8, un RPE.",
        "Amb --from, last i last-1 compten les sessions de l'exercici; una data o un id indica un entrenament."
      ))
  }
}

extension Failure {
  /// A comma with no exercise before or after it.
  static var exerciseMissing: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "missing exercise before or after a comma",
          hint: words.tryTyping("gymlog add bench press 3x8, row 3x10")),
        es: Message(
          "falta un ejercicio antes o después de una coma",
          hint: words.tryTyping("gymlog add press de banca 3x8, remo 3x10")),
        ca: Message(
          "falta un exercici abans o després d'una coma",
          hint: words.tryTyping("gymlog add press de banca 3x8, rem 3x10")))
    }
  }

  /// An exercise added without sets is already in the workout; `add` is a line that plans sets.
  static func exerciseAlreadyInWorkout(_ exercise: String, add: String) -> Failure {
    Failure(.conflict, cause: ReferenceError.exerciseAlreadyInWorkout(exercise)) { words in
      words.say(
        en: Message(
          "\(exercise) is already in the workout",
          hint: "To add sets: \(add)"),
        es: Message(
          "\(exercise) ya está en el entrenamiento",
          hint: "Para añadir series: \(add)"),
        ca: Message(
          "\(exercise) ja és a l'entrenament",
          hint: "Per afegir-hi sèries: \(add)"))
    }
  }

  /// Sets were typed together with `--from`.
  static var setsBesideFrom: Failure {
    Failure(.usage) { words in
      words.contradiction("--from", words.placeholder(.set))
    }
  }
}
