extension Catalan {
  package func demoDay(_ day: DemoDay) -> String {
    switch day {
    case .fullBodyA: "Cos sencer A"
    case .fullBodyB: "Cos sencer B"
    case .squat: "Dia d'esquat"
    case .bench: "Dia de press de banca"
    case .deadlift: "Dia de pes mort"
    case .press: "Dia de press militar"
    case .conditioning: "Braços i cardio"
    }
  }

  package func demoNote(_ note: DemoNote) -> String {
    switch note {
    case .sleptBadly: "He dormit malament."
    case .feltStrong: "Avui tot pesava poc."
    case .shortOnTime: "Anava just de temps, he deixat els últims exercicis."
    case .crowded: "El gimnàs ple de gom a gom, m'he hagut d'esperar."
    case .backAgain: "Primer dia després de l'aturada, amb calma."
    case .missedReps: "L'última no ha sortit."
    }
  }

  package var deloadTag: String { "descàrrega" }

  package func demoMade(_ figures: String, since day: String) -> String {
    "Un diari de prova amb una història inventada: \(figures), \(Self.since(day)) fins avui. El teu diari no es toca."
  }

  package func tour(_ step: TourStep) -> String {
    switch step {
    case .list: "Com han anat les últimes setmanes:"
    case .progress: "I l'esquat, al llarg de l'any:"
    case .start: "Ara, una hora de gimnàs a càmera ràpida. Comença un entrenament:"
    case .logSquat: "El primer exercici: una sèrie d'escalfament i quatre sèries de vuit."
    case .logDeadlift: "El següent. D'una sèrie es pot dir com ha costat, aquí RPE\u{A0}8."
    case .status: "Per on vas, en qualsevol moment:"
    case .finish: "Per avui ja està:"
    case .share: "I un text per enviar a algú:"
    }
  }

  package var tourName: String { "Dia de cames" }
  package var tourSquat: String { "esquat complet" }
  package var tourDeadlift: String { "pes mort" }
  package var demoLookAround: String {
    "El diari de prova es queda perquè hi tafanegis. Per fer-lo servir en aquest terminal:"
  }
  package var demoRemove: String { "Per esborrar-lo:" }
  package var demoBegin: String { "I per començar el teu, en un altre terminal:" }

  package func demoNotEmpty(_ folder: String) -> Message {
    Message("\(folder) no és buida", hint: "Tria una carpeta nova amb --data, o no en posis cap")
  }
}
