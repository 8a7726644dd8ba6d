package import Training

extension Spanish {
  package var set: String { "serie" }
  package var exercise: String { "ejercicio" }
  package var workout: String { "entrenamiento" }
  package var routine: String { "rutina" }

  package func sets(_ count: Int) -> String {
    counted(count, none: "ninguna serie", one: "1 serie", many: "series")
  }

  package func reps(_ count: Int) -> String {
    counted(count, none: "ninguna repetición", one: "1 repetición", many: "repeticiones")
  }

  package func exercises(_ count: Int) -> String {
    counted(count, none: "ningún ejercicio", one: "1 ejercicio", many: "ejercicios")
  }

  package func workouts(_ count: Int) -> String {
    counted(count, none: "ningún entrenamiento", one: "1 entrenamiento", many: "entrenamientos")
  }

  package func routines(_ count: Int) -> String {
    counted(count, none: "ninguna rutina", one: "1 rutina", many: "rutinas")
  }

  package func tags(_ count: Int) -> String {
    counted(count, none: "ninguna etiqueta", one: "1 etiqueta", many: "etiquetas")
  }

  package func sets(_ done: Int, of planned: Int) -> String {
    "\(done)/" + (planned == 1 ? "1 serie" : number(planned) + " series")
  }

  package func setType(_ type: SetType) -> String {
    switch type {
    case .warmUp: "calentamiento"
    case .normal: "normal"
    case .drop: "descendente"
    case .failure: "fallo"
    }
  }

  package func otherWords(for type: SetType) -> [String] {
    switch type {
    case .warmUp: ["aproximación", "calentar"]
    case .normal: ["efectiva"]
    case .drop: ["drop set", "dropset", "serie descendente", "bajada"]
    case .failure: ["al fallo", "fallo muscular"]
    }
  }

  package func unit(_ unit: MassUnit) -> String {
    switch unit {
    case .kilograms: "kilogramos"
    case .pounds: "libras"
    }
  }

  package func countMode(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "por repeticiones"
    case .duration: "por tiempo"
    case .distance: "por distancia"
    }
  }

  package var volume: String { "volumen" }
  package var load: String { "peso" }
  package var bodyWeight: String { "peso corporal" }
  package var rest: String { "descanso" }
  package var note: String { "nota" }
  package var duration: String { "tiempo" }
  package var superset: String { "superserie" }

  package var done: String { "hecha" }
  package var planned: String { "por hacer" }
  package var next: String { "siguiente" }
  package var lastTime: String { "la última vez" }
  package func last(_ day: String) -> String { "última vez, " + day }
  package var paused: String { "en pausa" }
  package var open: String { "abierto" }
  package var finished: String { "terminado" }
  package var skipped: String { "saltado" }
}
