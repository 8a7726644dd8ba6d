package import Training

extension Words {
  /// Also the word before a set's number.
  package var set: String { say(en: "set", es: "serie", ca: "sèrie") }

  /// One exercise, as a heading of a column.
  package var exercise: String { say(en: "exercise", es: "ejercicio", ca: "exercici") }

  /// One workout.
  package var workout: String { say(en: "workout", es: "entrenamiento", ca: "entrenament") }

  /// One routine.
  package var routine: String { say(en: "routine", es: "rutina", ca: "rutina") }

  /// `no sets`, `1 set`, `3 sets`.
  package func sets(_ count: Int) -> String {
    say(
      en: counted(count, none: "no sets", one: "1 set", many: "sets"),
      es: counted(count, none: "ninguna serie", one: "1 serie", many: "series"),
      ca: counted(count, none: "cap sèrie", one: "1 sèrie", many: "sèries"))
  }

  /// `no reps`, `1 rep`, `8 reps`.
  package func reps(_ count: Int) -> String {
    say(
      en: counted(count, none: "no reps", one: "1 rep", many: "reps"),
      es: counted(count, none: "ninguna repetición", one: "1 repetición", many: "repeticiones"),
      ca: counted(count, none: "cap repetició", one: "1 repetició", many: "repeticions"))
  }

  /// `no exercises`, `1 exercise`, `3 exercises`.
  package func exercises(_ count: Int) -> String {
    say(
      en: counted(count, none: "no exercises", one: "1 exercise", many: "exercises"),
      es: counted(count, none: "ningún ejercicio", one: "1 ejercicio", many: "ejercicios"),
      ca: counted(count, none: "cap exercici", one: "1 exercici", many: "exercicis"))
  }

  /// `no workouts`, `1 workout`, `3 workouts`.
  package func workouts(_ count: Int) -> String {
    say(
      en: counted(count, none: "no workouts", one: "1 workout", many: "workouts"),
      es: counted(count, none: "ningún entrenamiento", one: "1 entrenamiento", many: "entrenamientos"),
      ca: counted(count, none: "cap entrenament", one: "1 entrenament", many: "entrenaments"))
  }

  /// `no routines`, `1 routine`, `3 routines`.
  package func routines(_ count: Int) -> String {
    say(
      en: counted(count, none: "no routines", one: "1 routine", many: "routines"),
      es: counted(count, none: "ninguna rutina", one: "1 rutina", many: "rutinas"),
      ca: counted(count, none: "cap rutina", one: "1 rutina", many: "rutines"))
  }

  /// `no tags`, `1 tag`, `3 tags`.
  package func tags(_ count: Int) -> String {
    say(
      en: counted(count, none: "no tags", one: "1 tag", many: "tags"),
      es: counted(count, none: "ninguna etiqueta", one: "1 etiqueta", many: "etiquetas"),
      ca: counted(count, none: "cap etiqueta", one: "1 etiqueta", many: "etiquetes"))
  }

  /// Sets done out of those planned: `3/10 sets`.
  package func sets(_ done: Int, of planned: Int) -> String {
    say(
      en: "\(done)/" + (planned == 1 ? "1 set" : number(planned) + " sets"),
      es: "\(done)/" + (planned == 1 ? "1 serie" : number(planned) + " series"),
      ca: "\(done)/" + (planned == 1 ? "1 sèrie" : number(planned) + " sèries"))
  }

  /// The type of a set in full.
  package func setType(_ type: SetType) -> String {
    switch type {
    case .warmUp: say(en: "warm-up", es: "calentamiento", ca: "escalfament")
    case .normal: "normal"
    case .drop: say(en: "drop", es: "descendente", ca: "descendent")
    case .failure: say(en: "failure", es: "fallo", ca: "fallada")
    }
  }

  /// What else people call it; read, never shown.
  package func otherWords(for type: SetType) -> [String] {
    switch type {
    case .warmUp:
      say(en: ["warm up set"], es: ["aproximación", "calentar"], ca: ["aproximació", "escalfar"])
    case .normal: say(en: ["working", "work set"], es: ["efectiva"], ca: ["efectiva"])
    case .drop:
      say(
        en: ["drop set"],
        es: ["drop set", "dropset", "serie descendente", "bajada"],
        ca: ["drop set", "dropset", "sèrie descendent", "baixada"])
    case .failure:
      say(
        en: ["to failure"],
        es: ["al fallo", "fallo muscular"],
        ca: ["a la fallada", "al límit", "fallada muscular"])
    }
  }

  /// The unit in words: `kilograms`.
  package func unit(_ unit: MassUnit) -> String {
    switch unit {
    case .kilograms: say(en: "kilograms", es: "kilogramos", ca: "quilograms")
    case .pounds: say(en: "pounds", es: "libras", ca: "lliures")
    }
  }

  /// How an exercise is counted: `by reps`.
  package func countMode(_ mode: CountMode) -> String {
    switch mode {
    case .reps: say(en: "by reps", es: "por repeticiones", ca: "per repeticions")
    case .duration: say(en: "by time", es: "por tiempo", ca: "per temps")
    case .distance: say(en: "by distance", es: "por distancia", ca: "per distància")
    }
  }

  /// The sum of load × reps.
  package var volume: String { say(en: "volume", es: "volumen", ca: "volum") }

  /// What is on the bar.
  package var load: String { say(en: "load", es: "peso", ca: "pes") }

  /// Body weight in full; its short form, which can be typed again, is `bw` everywhere.
  package var bodyWeight: String { say(en: "body weight", es: "peso corporal", ca: "pes corporal") }

  /// The time between sets.
  package var rest: String { say(en: "rest", es: "descanso", ca: "descans") }

  /// What somebody wrote about a workout, an exercise or a set.
  package var note: String { say(en: "note", es: "nota", ca: "nota") }

  /// How long a workout took.
  package var duration: String { say(en: "time", es: "tiempo", ca: "temps") }

  /// Exercises that are done in turn.
  package var superset: String { say(en: "superset", es: "superserie", ca: "supersèrie") }

  /// Of a set: it has been done.
  package var done: String { say(en: "done", es: "hecha", ca: "feta") }

  /// Of a set: it is still to do.
  package var planned: String { say(en: "planned", es: "por hacer", ca: "per fer") }

  /// The set or exercise that comes next.
  package var next: String { say(en: "next", es: "siguiente", ca: "següent") }

  /// Of sets: what was done the time before.
  package var lastTime: String { say(en: "last time", es: "la última vez", ca: "l'última vegada") }

  /// The time before, and its day as `dayRelative` gives it: `last, 14 Nov`.
  package func last(_ day: String) -> String {
    say(en: "last, " + day, es: "última vez, " + day, ca: "última vegada, " + day)
  }

  /// Of a workout: its clock stands still.
  package var paused: String { say(en: "paused", es: "en pausa", ca: "en pausa") }

  /// Of a workout: still under way.
  package var open: String { say(en: "open", es: "abierto", ca: "obert") }

  /// Of a workout: over.
  package var finished: String { say(en: "finished", es: "terminado", ca: "acabat") }

  /// Of an exercise: left out today.
  package var skipped: String { say(en: "skipped", es: "saltado", ca: "saltat") }

  /// The letter after a set that says its type: as it is typed, so the same in every language. A normal set
  /// has none.
  package func letter(_ type: SetType) -> String? {
    switch type {
    case .warmUp: "w"
    case .normal: nil
    case .drop: "d"
    case .failure: "f"
    }
  }

  /// `RPE 8.5` or `RIR 2`, with the language's decimals.
  package func effort(_ effort: Effort) -> String {
    switch effort {
    case .rpe(let rpe): "RPE " + decimal(rpe.value)
    case .rir(let reps): "RIR \(reps)"
    }
  }
}
