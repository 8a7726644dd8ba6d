package import Training

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
  package var allCommands: String { "Todos los comandos: gymlog help" }
  package func leftOpenElsewhere(_ name: String?, _ since: String) -> String {
    "Abierto en otro sitio \(since)" + (name.map { ": " + $0 } ?? "")
  }
  package var allPlannedDone: String { "Todas las series previstas están hechas" }
  package func nothingLogged(_ since: String) -> String { "Nada apuntado \(since)" }
  package func logFirstSet(_ command: String) -> String { "Apunta la primera serie: \(command)" }
  package func earlierWorkouts(_ count: Int) -> String {
    (count == 1 ? "1 entrenamiento anterior:" : "\(number(count)) entrenamientos anteriores:")
  }
  package var noWorkoutsThen: String { "No hay ningún entrenamiento en ese periodo" }
  package var tagsLabel: String { "Etiquetas" }
  package var planLabel: String { "plan" }
  package var pausesLabel: String { "En pausa" }

  package func trainedMost(_ muscle: String) -> String { "Músculo principal: \(muscle)" }
  package func trainedToo(_ muscle: String) -> String { "También trabaja: \(muscle)" }
  package func moreExercises(_ count: Int) -> String {
    "\(number(count)) más. Busca: gymlog exercises sentadilla, o con --muscle, --body-part, --equipment. Todos: gymlog exercises | less"
  }
  package var mainMusclesLabel: String { "músculos" }
  package var otherMusclesLabel: String { "otros músculos" }
  package func loading(_ loading: Loading, implements: Int, pairsTwice: Bool, amount: String) -> String {
    switch loading {
    case .external where implements == 1: "el total: \(amount)@100kg"
    case .external:
      "el de una de las dos: \(amount)@20kg son 20 kg en cada mano, y el volumen cuenta "
        + (pairsTwice ? "ambas" : "una")
    case .bodyWeight: "tu cuerpo; \(amount)@+20kg le añade peso, \(amount)@-15kg le quita"
    case .added: "lo que añades a tu cuerpo: \(amount)@20kg"
    case .assisted: "la ayuda que quita peso: \(amount)@15kg son 15 kg de ayuda"
    case .unloaded: ""
    }
  }
  package var sidesLabel: String { "lados" }
  package var oneSideAtATime: String { "uno después del otro; apunta las repeticiones de uno" }
  package func fileFormat(_ version: Int) -> String { "formato de archivos \(version)" }
  package var otherNamesLabel: String { "también se llama" }
}
