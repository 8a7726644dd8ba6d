package import Training

extension Words {
  /// A set, also before its number.
  package var set: String { say(en: "set", es: "serie", ca: "sèrie") }

  /// An exercise, as a column heading.
  package var exercise: String { say(en: "exercise", es: "ejercicio", ca: "exercici") }

  package var workout: String { say(en: "workout", es: "entrenamiento", ca: "entrenament") }

  /// A number of sets: `no sets`, `1 set`, `3 sets`.
  package func sets(_ count: Int) -> String {
    say(
      en: counted(count, none: "no sets", one: "1 set", many: "sets"),
      es: counted(count, none: "ninguna serie", one: "1 serie", many: "series"),
      ca: counted(count, none: "cap sèrie", one: "1 sèrie", many: "sèries"))
  }

  /// Sets, and missed attempts beside them: `3 sets, 1 miss`.
  package func sets(_ counted: SetCount) -> String {
    if counted.misses == 0 { return sets(counted.sets) }
    return (counted.sets == 0 ? "" : sets(counted.sets) + ", ") + misses(counted.misses)
  }

  private func misses(_ count: Int) -> String {
    say(
      en: counted(count, none: "no misses", one: "1 miss", many: "misses"),
      es: counted(count, none: "ningún intento fallido", one: "1 intento fallido", many: "intentos fallidos"),
      ca: counted(count, none: "cap intent fallit", one: "1 intent fallit", many: "intents fallits"))
  }

  /// A number of reps: `no reps`, `1 rep`, `8 reps`.
  package func reps(_ count: Int) -> String {
    say(
      en: counted(count, none: "no reps", one: "1 rep", many: "reps"),
      es: counted(count, none: "ninguna repetición", one: "1 repetición", many: "repeticiones"),
      ca: counted(count, none: "cap repetició", one: "1 repetició", many: "repeticions"))
  }

  /// A number of exercises: `no exercises`, `1 exercise`, `3 exercises`.
  package func exercises(_ count: Int) -> String {
    say(
      en: counted(count, none: "no exercises", one: "1 exercise", many: "exercises"),
      es: counted(count, none: "ningún ejercicio", one: "1 ejercicio", many: "ejercicios"),
      ca: counted(count, none: "cap exercici", one: "1 exercici", many: "exercicis"))
  }

  /// A number of workouts: `no workouts`, `1 workout`, `3 workouts`.
  package func workouts(_ count: Int) -> String {
    say(
      en: counted(count, none: "no workouts", one: "1 workout", many: "workouts"),
      es: counted(count, none: "ningún entrenamiento", one: "1 entrenamiento", many: "entrenamientos"),
      ca: counted(count, none: "cap entrenament", one: "1 entrenament", many: "entrenaments"))
  }

  /// A number of routines: `no routines`, `1 routine`, `3 routines`.
  package func routines(_ count: Int) -> String {
    say(
      en: counted(count, none: "no routines", one: "1 routine", many: "routines"),
      es: counted(count, none: "ninguna rutina", one: "1 rutina", many: "rutinas"),
      ca: counted(count, none: "cap rutina", one: "1 rutina", many: "rutines"))
  }

  /// Completed sets of all sets: `3/10 sets`.
  package func sets(_ done: Int, of planned: Int) -> String {
    say(
      en: "\(done)/" + (planned == 1 ? "1 set" : number(planned) + " sets"),
      es: "\(done)/" + (planned == 1 ? "1 serie" : number(planned) + " series"),
      ca: "\(done)/" + (planned == 1 ? "1 sèrie" : number(planned) + " sèries"))
  }

  package func setType(_ type: SetType) -> String {
    switch type {
    case .warmUp: say(en: "warm-up", es: "calentamiento", ca: "escalfament")
    case .normal: "normal"
    case .drop: say(en: "drop", es: "drop set", ca: "drop set")
    case .failure: say(en: "failure", es: "al fallo", ca: "a la fallada")
    case .dropToFailure: say(en: "drop to failure", es: "drop set al fallo", ca: "drop set a la fallada")
    }
  }

  /// Other names for it, recognised but never shown.
  package func otherWords(for type: SetType) -> [String] {
    switch type {
    case .warmUp:
      say(
        en: ["warm up set"], es: ["aproximación", "aproximaciones", "calentar"],
        ca: ["aproximació", "aproximacions", "escalfar"])
    case .normal: say(en: ["working", "work set"], es: ["efectiva"], ca: ["efectiva"])
    case .drop:
      say(
        en: ["drop set"],
        es: ["descendente", "serie descendente", "bajada"],
        ca: ["descendent", "sèrie descendent", "baixada"])
    case .failure:
      say(
        en: ["to failure"],
        es: ["fallo", "fallo muscular"],
        ca: ["fallada", "al límit", "fallada muscular"])
    case .dropToFailure:
      say(en: ["drop set to failure"], es: ["drop al fallo"], ca: ["drop a la fallada"])
    }
  }

  /// The way an exercise is counted: `by reps`.
  package func countMode(_ mode: CountMode) -> String {
    switch mode {
    case .reps: say(en: "by reps", es: "por repeticiones", ca: "per repeticions")
    case .duration: say(en: "by time", es: "por tiempo", ca: "per temps")
    case .distance: say(en: "by distance", es: "por distancia", ca: "per distància")
    }
  }

  /// The sum of load × reps.
  package var volume: String { say(en: "volume", es: "volumen", ca: "volum") }

  package var load: String { say(en: "load", es: "peso", ca: "pes") }

  /// Body weight; as typed it is `bw` in every language.
  package var bodyWeight: String { say(en: "body weight", es: "peso corporal", ca: "pes corporal") }

  /// The time between sets.
  package var rest: String { say(en: "rest", es: "descanso", ca: "descans") }

  /// A note on a workout, an exercise or a set.
  package var note: String { say(en: "note", es: "nota", ca: "nota") }

  /// The length of a workout.
  package var duration: String { say(en: "time", es: "tiempo", ca: "temps") }

  /// A group of exercises done in turn.
  package var superset: String { say(en: "superset", es: "superserie", ca: "supersèrie") }

  /// A set still to do.
  package var planned: String { say(en: "planned", es: "por hacer", ca: "per fer") }

  /// The set or exercise that comes next.
  package var next: String { say(en: "next", es: "siguiente", ca: "següent") }

  /// The sets of the last session.
  package var lastTime: String { say(en: "last time", es: "la última vez", ca: "l'última vegada") }

  /// The last session and its day, as from `dayRelative`: `last time, 14 Nov`.
  package func last(_ day: String) -> String {
    say(en: "last, " + day, es: "última vez, " + day, ca: "última vegada, " + day)
  }

  package var paused: String { say(en: "paused", es: "en pausa", ca: "en pausa") }

  /// An unfinished workout.
  package var open: String { say(en: "open", es: "abierto", ca: "obert") }

  package var skipped: String { say(en: "skipped", es: "saltado", ca: "saltat") }

  /// A set's effort: `RPE 8.5` or `RIR 2`, with the language's decimal separator.
  package func effort(_ effort: Effort) -> String {
    switch effort {
    case .rpe(let rpe): "RPE " + decimal(rpe.value)
    case .rir(let reps): "RIR \(reps)"
    }
  }
}

extension Words {
  /// The heading of a workout without a name.
  package var workoutHeading: String { say(en: "Workout", es: "Entrenamiento", ca: "Entrenament") }

  /// A workout or routine before what happened to it, in Spanish and Catalan. The participle agrees with the noun, not with a name:
  /// `Pierna: entrenamiento terminado`; without a name, `Entrenamiento terminado`.
  package func subject(_ name: String, isRoutine: Bool = false) -> String {
    name.contains(workoutHeading) ? name : name + ": " + (isRoutine ? "rutina" : workout)
  }

  /// The mark of a missed attempt in the share text, which is also read as one.
  package var missLabel: String { say(en: "miss", es: "nulo", ca: "nul") }

  /// A max that was lifted, not estimated, and the mark of the set that it was lifted in.
  package var tested: String { say(en: "tested", es: "real", ca: "real") }

  /// The label of a rest after a set: `rest 1:30`.
  package var restLabel: String { say(en: "rest", es: "descanso", ca: "descans") }

  /// The label of a note, without the colon.
  package var noteLabel: String { say(en: "note", es: "nota", ca: "nota") }

  /// A set's type at the start of its line: `Escalfament`.
  package func typeHeading(_ type: SetType) -> String { setType(type).capitalised }
}
