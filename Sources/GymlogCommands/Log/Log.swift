import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func log(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.log.rawValue, aliases: ["l"],
      declaring: .init(
        help: words.logHelp, .words([.exercise, .set], atLeast: 1, words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force in
        try log(TypedLine(.log, in: workout, line), in: workout, force: force, context)
      })
  }

  private static func log(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws -> Reply {
    try refuseSeveralExercises(line, context.notation)
    let phrase = try SetPhraseLine(line, context.notation)
    if phrase.hasNoSets { throw try context.setsMissing(for: phrase.exercise ?? "", line, in: argument) }
    let edited = try context.offeringLastTime { lastTime in
      try context.editOrBegin(
        .log, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
      ) { workout in
        let index = try context.index(ofLogged: phrase.exercise, in: &workout)
        let drafts = try phrase.results(for: workout, at: index, force: force, lastTime: lastTime, context)
        return workout.append(
          drafts, to: index, at: workout.momentOfSet(at: context.now, in: index), ids: context.newID)
      }
    }
    return Reply(setsOf: edited, context)
  }

  /// `bench 8@80, row 8@60` is two lines.
  private static func refuseSeveralExercises(_ line: TypedLine, _ notation: Notation) throws(Failure) {
    let parts = Notation.parts(of: line.words)
    guard parts.count > 1, parts.allSatisfy({ namesExerciseWithSets($0.words, notation) }) else { return }
    throw .oneExerciseEach(parts.map { line.typing($0.words.map(shellWord).joined(separator: " ")) })
  }

  private static func namesExerciseWithSets(_ words: [String], _ notation: Notation) -> Bool {
    guard let start = try? notation.startOfSets(in: words) else { return false }
    return start > 0
  }
}

extension Context {
  /// The index of the exercise that sets are logged to or planned for: the one that is named, added where it isn't there
  /// yet; else the one in hand.
  func index(ofLogged name: String?, in workout: inout Workout) throws -> Int {
    guard let name else { return try inHand(of: workout) }
    let exercise = try exercise(name, today: workout, toWrite: true)
    return workout.exercises.lastIndex { $0.exercise == exercise.id }
      ?? workout.append(exercise, id: newID())
  }

  /// The error for an exercise without sets: what to type, as it was done the last time.
  func setsMissing(for text: String, _ line: TypedLine, in argument: WorkoutArgument?) throws -> Failure {
    let workout = try logbook.read { snapshot in
      try argument.map { try self.workout($0.reference, typed: $0.text, in: snapshot) } ?? snapshot.inHand()
    }?.workout
    let exercise = try exercise(text, today: workout, toWrite: true)
    let today = workout?.exercises.last { $0.exercise == exercise.id }
    if today?.plannedSets.isEmpty == false {
      return .setsMissing(
        name(of: exercise), .planned(TypedLine(.done, in: argument, []).typing(shellName(text))))
    }
    if let last = try today.flatMap({ $0.doneSets.isEmpty ? nil : $0 })
      ?? lastTime(of: exercise.id, before: workout?.start ?? now)
    {
      let sets = NotationWriter(loading: exercise.equipment.loading).text(last.doneSets.map(\.withoutEffort))
      return .setsMissing(name(of: exercise), .lastTime(line.typing(shellName(text) + " " + sets)))
    }
    let unit = workout?.unit ?? settings.unit.value
    return .setsMissing(
      name(of: exercise),
      .example(line.typing(shellName(text) + " " + NextStep.example(of: exercise, in: unit))))
  }

}

extension WorkoutSet {
  /// To be done again: how hard it was stays with the day.
  fileprivate var withoutEffort: WorkoutSet {
    var set = self
    set.result?.effort = nil
    return set
  }
}

extension Words {
  /// The page of `log`.
  var logHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Write down sets that you have done",
        [
          "gymlog log full squat 10@40w 4x8@100kg": "a warm-up, then four sets of 8",
          "gymlog log bench press 8,8,6@80": "three sets with reps of their own",
          "gymlog log deadlift 5@120kg rpe8": "how hard it was",
          "gymlog 8@102.5": "one more of the exercise in hand",
        ],
        "A set is reps@load, or sets x reps@load. With a unit, 8x100kg and 100kg x 8 are the same as 8@100kg.",
        "What follows says more: w is a warm-up, d a drop set, f a set to failure; @8 after a load, rpe8 or "
          + "rir2 is how hard it was.",
        "8@bw is body weight, 8@+20 adds to it, 8@-15 is assistance. 60s or 1:30 is a time, 5km or 5km/25:00 "
          + "a distance; cardio takes either.",
        "What you leave out is as in the set before: the exercise, the load, the unit.",
        "A paused workout takes sets and stays paused. With --in, sets go into a past workout and carry no time."
      ),
      es: CommandHelp(
        "Apunta series que has hecho",
        [
          "gymlog log sentadilla completa 10@40w 4x8@100kg": "un calentamiento y cuatro series de 8",
          "gymlog log press de banca 8,8,6@80": "tres series, cada una con sus repeticiones",
          "gymlog log peso muerto 5@120kg rpe8": "lo dura que ha sido",
          "gymlog 8@102.5": "otra del ejercicio en el que estás",
        ],
        "Una serie es repeticiones@peso, o series x repeticiones@peso. Con unidad, 8x100kg y 100kg x 8 son "
          + "lo mismo que 8@100kg.",
        "Lo que va detrás dice más: w es calentamiento, d descendente, f al fallo; @8 después de un peso, "
          + "rpe8 o rir2 es lo dura que ha sido.",
        "8@bw es con el peso corporal, 8@+20 le añade lastre, 8@-15 es asistencia. 60s o 1:30 es un tiempo, "
          + "5km o 5km/25:00 una distancia; el cardio admite ambos.",
        "Lo que no pones es como en la serie anterior: el ejercicio, el peso, la unidad.",
        "Un entrenamiento en pausa admite series y sigue en pausa. Con --in van a uno pasado, y sin hora."),
      ca: CommandHelp(
        "Apunta sèries que has fet",
        [
          "gymlog log esquat complet 10@40w 4x8@100kg": "un escalfament i quatre sèries de 8",
          "gymlog log press de banca 8,8,6@80": "tres sèries, cadascuna amb les seves repeticions",
          "gymlog log pes mort 5@120kg rpe8": "com de dura ha estat",
          "gymlog 8@102.5": "una altra de l'exercici en què estàs",
        ],
        "Una sèrie és repeticions@pes, o sèries x repeticions@pes. Amb unitat, 8x100kg i 100kg x 8 són el "
          + "mateix que 8@100kg.",
        "El que va al darrere diu més: w és escalfament, d descendent, f a la fallada; @8 després d'un pes, "
          + "rpe8 o rir2 és com de dura ha estat.",
        "8@bw és amb el pes corporal, 8@+20 hi afegeix llast, 8@-15 és assistència. 60s o 1:30 és un temps, "
          + "5km o 5km/25:00 una distància; el cardio admet totes dues coses.",
        "El que no hi poses és com a la sèrie d'abans: l'exercici, el pes, la unitat.",
        "Un entrenament en pausa admet sèries i continua en pausa. Amb --in van a un de passat, i sense hora."
      ))
  }
}

extension Failure {
  /// The lines to type instead of one with several exercises.
  static func oneExerciseEach(_ lines: [String]) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("log takes one exercise at a time", hint: "Type a line for each"),
        es: Message("log apunta un solo ejercicio cada vez", hint: "Escribe una línea para cada uno"),
        ca: Message("log apunta un sol exercici cada vegada", hint: "Escriu una línia per a cadascun")
      )
      .with(details: lines.map { "  " + $0 })
    }
  }
}
