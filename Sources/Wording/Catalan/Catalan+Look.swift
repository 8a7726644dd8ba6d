package import Training

extension Catalan {
  package var lastWorkout: String { "Últim entrenament" }
  package var nextSteps: [HelpText.Example] {
    [
      .init(command: "gymlog start", meaning: "comença'n un de nou"),
      .init(command: "gymlog repeat last", meaning: "fes el mateix una altra vegada"),
    ]
  }
  package var emptyLogbook: String { "El teu diari és buit. Un primer entrenament va així:" }
  package var firstSteps: [HelpText.Example] {
    [
      .init(command: #"gymlog start --name "Cames""#, meaning: "comença"),
      .init(command: "gymlog log esquat 8@100kg", meaning: "una sèrie: 8 repeticions amb 100 kg"),
      .init(command: "gymlog 8@105", meaning: "una altra, amb una mica més de pes"),
      .init(command: "gymlog finish", meaning: "acaba"),
    ]
  }
  package var allCommands: String { "Totes les ordres: gymlog help" }
  package func leftOpenElsewhere(_ name: String?, _ since: String) -> String {
    "Obert en un altre lloc \(since)" + (name.map { ": " + $0 } ?? "")
  }
  package var allPlannedDone: String { "Totes les sèries previstes estan fetes" }
  package func nothingLogged(_ since: String) -> String { "Res apuntat \(since)" }
  package func logFirstSet(_ command: String) -> String { "Apunta la primera sèrie: \(command)" }
  package func earlierWorkouts(_ count: Int) -> String {
    (count == 1 ? "1 entrenament anterior:" : "\(number(count)) entrenaments anteriors:")
  }
  package var noWorkoutsThen: String { "No hi ha cap entrenament en aquest període" }
  package var tagsLabel: String { "Etiquetes" }
  package var planLabel: String { "pla" }
  package var pausesLabel: String { "En pausa" }

  package func trainedMost(_ muscle: String) -> String { "Múscul principal: \(muscle)" }
  package func trainedToo(_ muscle: String) -> String { "També treballa: \(muscle)" }
  package func moreExercises(_ count: Int) -> String {
    "\(number(count)) més. Cerca: gymlog exercises esquat, o amb --muscle, --body-part, --equipment. Tots: gymlog exercises | less"
  }
  package var mainMusclesLabel: String { "músculs" }
  package var otherMusclesLabel: String { "altres músculs" }
  package func loading(_ loading: Loading, implements: Int, pairsTwice: Bool, amount: String) -> String {
    switch loading {
    case .external where implements == 1: "el total: \(amount)@100kg"
    case .external:
      "el d'una de les dues: \(amount)@20kg són 20 kg a cada mà, i el volum compta "
        + (pairsTwice ? "totes dues" : "una")
    case .bodyWeight: "el teu cos; \(amount)@+20kg hi afegeix pes, \(amount)@-15kg en treu"
    case .added: "el que afegeixes al teu cos: \(amount)@20kg"
    case .assisted: "l'ajuda que treu pes: \(amount)@15kg són 15 kg d'ajuda"
    case .unloaded: ""
    }
  }
  package var sidesLabel: String { "costats" }
  package var oneSideAtATime: String { "un després de l'altre; apunta les repeticions d'un" }
  package func fileFormat(_ version: Int) -> String { "format de fitxers \(version)" }
  package var otherNamesLabel: String { "també se'n diu" }
}
