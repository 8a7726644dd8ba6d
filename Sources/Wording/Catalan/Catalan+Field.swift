package import Training

extension Catalan {
  package var set: String { "sèrie" }
  package var exercise: String { "exercici" }
  package var workout: String { "entrenament" }
  package var routine: String { "rutina" }

  package func sets(_ count: Int) -> String {
    counted(count, none: "cap sèrie", one: "1 sèrie", many: "sèries")
  }

  package func reps(_ count: Int) -> String {
    counted(count, none: "cap repetició", one: "1 repetició", many: "repeticions")
  }

  package func exercises(_ count: Int) -> String {
    counted(count, none: "cap exercici", one: "1 exercici", many: "exercicis")
  }

  package func workouts(_ count: Int) -> String {
    counted(count, none: "cap entrenament", one: "1 entrenament", many: "entrenaments")
  }

  package func routines(_ count: Int) -> String {
    counted(count, none: "cap rutina", one: "1 rutina", many: "rutines")
  }

  package func tags(_ count: Int) -> String {
    counted(count, none: "cap etiqueta", one: "1 etiqueta", many: "etiquetes")
  }

  package func sets(_ done: Int, of planned: Int) -> String {
    "\(done)/" + (planned == 1 ? "1 sèrie" : number(planned) + " sèries")
  }

  package func setType(_ type: SetType) -> String {
    switch type {
    case .warmUp: "escalfament"
    case .normal: "normal"
    case .drop: "descendent"
    case .failure: "fallada"
    }
  }

  package func otherWords(for type: SetType) -> [String] {
    switch type {
    case .warmUp: ["aproximació", "escalfar"]
    case .normal: ["efectiva"]
    case .drop: ["drop set", "dropset", "sèrie descendent", "baixada"]
    case .failure: ["a la fallada", "al límit", "fallada muscular"]
    }
  }

  package func unit(_ unit: MassUnit) -> String {
    switch unit {
    case .kilograms: "quilograms"
    case .pounds: "lliures"
    }
  }

  package func countMode(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "per repeticions"
    case .duration: "per temps"
    case .distance: "per distància"
    }
  }

  package var volume: String { "volum" }
  package var load: String { "pes" }
  package var bodyWeight: String { "pes corporal" }
  package var rest: String { "descans" }
  package var note: String { "nota" }
  package var duration: String { "temps" }
  package var superset: String { "supersèrie" }

  package var done: String { "feta" }
  package var planned: String { "per fer" }
  package var next: String { "següent" }
  package var lastTime: String { "l'última vegada" }
  package func last(_ day: String) -> String { "última vegada, " + day }
  package var paused: String { "en pausa" }
  package var open: String { "obert" }
  package var finished: String { "acabat" }
  package var skipped: String { "saltat" }
}
