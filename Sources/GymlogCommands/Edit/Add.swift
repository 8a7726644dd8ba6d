import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func add(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.add.rawValue,
      declaring: .init(
        help: words.addHelp, .words([.exercise, .set], atLeast: 1, words), .inWorkout(words),
        .inRoutine(words),
        .fromWorkout(words), .flag(.force, words)
      ) { context, line, workout, routine, session, force in
        let target = try EditTarget(workout, routine: routine)
        let line = TypedLine(.add, in: target, line)
        guard let session else { return try add(line, in: target, force: force, context) }
        return try add(line, from: session, in: target, context)
      })
  }

  /// Takes over the sets of an earlier session of each exercise.
  private static func add(
    _ line: TypedLine, from session: WorkoutArgument, in target: EditTarget, _ context: Context
  ) throws -> Reply {
    let phrases = try phrasesWithoutSets(line, context.notation)
    let edited = try context.editOrBegin(
      .add, in: target, beside: { (planned: [PlannedExercise]) in planned.last?.index }
    ) { workout in
      try phrases.map { phrase in
        let index = try context.index(ofLogged: phrase.exercise, in: &workout)
        let (past, unread) = try context.session(session, of: workout.exercises[index], before: workout)
        return PlannedExercise(
          index: index, places: workout.take(past.entry, into: index, ids: context.newID), problems: unread)
      }
    }
    return Reply(planned: edited, context)
  }

  private static func add(
    _ line: TypedLine, in target: EditTarget, force: Bool, _ context: Context
  ) throws -> Reply {
    let phrases = try phrases(of: Notation.parts(of: line.words), line, context.notation)
    let edited = try context.offeringLastTime { lastTime in
      try context.editOrBegin(
        .add, in: target, beside: { (planned: [PlannedExercise]) in planned.last?.index }
      ) { workout in
        try plan(phrases, in: &workout, force: force, lastTime: lastTime, context)
      }
    }
    return Reply(planned: edited, context)
  }

  /// Plans exercises, each perhaps with sets.
  static func plan(
    _ phrases: [SetPhraseLine], in workout: inout Workout, force: Bool, lastTime: Load?, _ context: Context
  ) throws -> [PlannedExercise] {
    try phrases.map { phrase in
      let count = workout.exercises.count
      let index = try context.index(ofLogged: phrase.exercise, in: &workout)
      if phrase.hasNoSets, index < count {
        let entry = workout.exercises[index]
        let sets = NextStep.examplePlan(of: context.exercise(of: entry))
        throw Failure.exerciseAlreadyInWorkout(context.name(of: entry), add: phrase.typing(sets))
      }
      let drafts = try phrase.plans(for: workout, at: index, force: force, lastTime: lastTime, context)
      return PlannedExercise(
        index: index, places: workout.append(drafts, to: index, at: nil, ids: context.newID))
    }
  }

  /// The exercises of a line that has no sets, not even some that can't be read.
  private static func phrasesWithoutSets(
    _ line: TypedLine, _ notation: Notation
  ) throws -> [SetPhraseLine] {
    do throws(Failure) {
      let phrases = try phrases(of: Notation.parts(of: line.words), line, notation)
      if phrases.allSatisfy(\.hasNoSets) { return phrases }
    } catch {
      guard case .unreadable = error.cause as? SetError else { throw error }
    }
    throw Failure.setsBesideFrom
  }

  /// The exercises of the line, each perhaps with its sets. Only the first may be left out, for the one in hand: sets after a
  /// comma are a list with a space in it.
  static func phrases(
    of parts: [Notation.Part], _ line: TypedLine, _ notation: Notation
  ) throws(Failure) -> [SetPhraseLine] {
    var phrases: [SetPhraseLine] = []
    for part in parts {
      guard !part.words.isEmpty else { throw .exerciseMissing }
      if !phrases.isEmpty, notation.reads(asSets: part.words) {
        try refuseList(before: part, of: line, notation)
      }
      phrases.append(try SetPhraseLine(part.words, from: part.start, of: line, notation))
    }
    return phrases
  }

  private static func refuseList(
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
  /// The page of `add`.
  var addHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Plan exercises and sets for this workout",
        [
          "gymlog add face pull": "an exercise",
          "gymlog add bench press 3x8-12@80kg": "with three sets to do",
          "gymlog add plank 3x60s": "by time",
          "gymlog add bench press --from last": "the sets of its last time",
        ],
        "A comma separates exercises: gymlog add plank 3x60s, face pull 3x15",
        "Sets of an exercise that the workout has are added to it. gymlog done ticks them off.",
        "A plan may leave room: 8-12 is a range, 5+ is five or more, 5@80% is of your 1RM, 5@rpe8 is by effort.",
        "With --from, last and last-1 count the times that the exercise was done; a date or an id is that workout's."
      ),
      es: CommandHelp(
        "Añade ejercicios y series por hacer",
        [
          "gymlog add face pull": "un ejercicio",
          "gymlog add press de banca 3x8-12@80kg": "con tres series por hacer",
          "gymlog add plancha 3x60s": "por tiempo",
          "gymlog add press de banca --from last": "las series de su última vez",
        ],
        "La coma separa ejercicios: gymlog add plancha 3x60s, face pull 3x15",
        "Las series de un ejercicio que ya está se le añaden. gymlog done las marca como hechas.",
        "Se puede dejar margen: 8-12 es un rango, 5+ son cinco o más, 5@80% es de tu 1RM, 5@rpe8 es según el "
          + "esfuerzo.",
        "Con --from, last y last-1 cuentan las veces que se hizo el ejercicio; una fecha o un identificador es ese entrenamiento."
      ),
      ca: CommandHelp(
        "Afegeix exercicis i sèries per fer",
        [
          "gymlog add face pull": "un exercici",
          "gymlog add press de banca 3x8-12@80kg": "amb tres sèries per fer",
          "gymlog add planxa 3x60s": "per temps",
          "gymlog add press de banca --from last": "les sèries de la seva última vegada",
        ],
        "La coma separa exercicis: gymlog add planxa 3x60s, face pull 3x15",
        "Les sèries d'un exercici que ja hi és s'hi afegeixen. gymlog done les marca com a fetes.",
        "Es pot deixar marge: 8-12 és un rang, 5+ són cinc o més, 5@80% és del teu 1RM, 5@rpe8 és segons "
          + "l'esforç.",
        "Amb --from, last i last-1 compten les vegades que s'ha fet l'exercici; una data o un identificador és aquell entrenament."
      ))
  }
}

extension Failure {
  /// A comma with no exercise before or after it.
  static var exerciseMissing: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "an exercise is missing beside a comma",
          hint: words.tryTyping("gymlog add bench press 3x8, row 3x10")),
        es: Message(
          "falta un ejercicio al lado de una coma",
          hint: words.tryTyping("gymlog add press de banca 3x8, remo 3x10")),
        ca: Message(
          "falta un exercici al costat d'una coma",
          hint: words.tryTyping("gymlog add press de banca 3x8, rem 3x10")))
    }
  }

  /// An exercise to add, without sets, that the workout has; the line that adds some.
  static func exerciseAlreadyInWorkout(_ exercise: String, add: String) -> Failure {
    Failure(.conflict, cause: ReferenceError.exerciseAlreadyInWorkout(exercise)) { words in
      words.say(
        en: Message(
          "\(exercise) is there already",
          hint: "Give the sets to plan: \(add)"),
        es: Message(
          "\(exercise) ya está ahí",
          hint: "Di qué series harás: \(add)"),
        ca: Message(
          "\(exercise) ja hi és",
          hint: "Digues quines sèries faràs: \(add)"))
    }
  }

  /// Sets were typed where those of an earlier session are taken over.
  static var setsBesideFrom: Failure {
    Failure(.usage) { words in
      words.contradiction("--from", words.placeholder(.set))
    }
  }
}
