extension Spanish {
  package var lastWorkout: String { "Último entrenamiento" }
  package var nextSteps: [HelpText.Example] {
    [
      .init(command: "gymlog start", meaning: "empieza uno nuevo"),
      .init(command: "gymlog repeat last", meaning: "haz el mismo otra vez"),
    ]
  }
  package var emptyLogbook: String { "Tu diario está vacío. Un primer entrenamiento va así:" }
  package var firstSteps: [HelpText.Example] {
    [
      .init(command: #"gymlog start --name "Pierna""#, meaning: "empieza"),
      .init(command: "gymlog log sentadilla 8@100kg", meaning: "una serie: 8 repeticiones con 100 kg"),
      .init(command: "gymlog 8@105", meaning: "otra, con algo más de peso"),
      .init(command: "gymlog finish", meaning: "termina"),
    ]
  }
  package var allCommands: String { "Todas las órdenes: gymlog help" }
  package func leftOpenElsewhere(_ name: String?, _ since: String) -> String {
    "Abierto en otro sitio \(since)" + (name.map { ": " + $0 } ?? "")
  }
  package var allPlannedDone: String { "Todas las series planificadas están hechas" }
  package func logFirstSet(_ command: String) -> String { "Apunta la primera serie: \(command)" }
  package func earlierWorkouts(_ count: Int) -> String {
    (count == 1 ? "1 entrenamiento anterior:" : "\(number(count)) entrenamientos anteriores:")
  }
  package var noWorkoutsThen: String { "No hay entrenamientos en ese tiempo" }
  package var tagsLabel: String { "Etiquetas" }
  package var planLabel: String { "plan" }
  package var pausesLabel: String { "En pausa" }
}
