extension Spanish {
  package func demoDay(_ day: DemoDay) -> String {
    switch day {
    case .fullBodyA: "Cuerpo entero A"
    case .fullBodyB: "Cuerpo entero B"
    case .squat: "Día de sentadilla"
    case .bench: "Día de banca"
    case .deadlift: "Día de peso muerto"
    case .press: "Día de press militar"
    case .conditioning: "Brazos y cardio"
    }
  }

  package func demoNote(_ note: DemoNote) -> String {
    switch note {
    case .sleptBadly: "He dormido mal."
    case .feltStrong: "Hoy todo pesaba poco."
    case .shortOnTime: "Iba justo de tiempo, me he dejado los últimos ejercicios."
    case .crowded: "El gimnasio a tope, me ha tocado esperar."
    case .backAgain: "Primer día después del parón, con calma."
    case .missedReps: "La última no ha salido."
    }
  }

  package var deloadTag: String { "descarga" }

  package func demoMade(_ figures: String, since day: String) -> String {
    "Un diario de prueba con una historia inventada: \(figures), desde el \(day) hasta hoy. Tu diario no se toca."
  }

  package func tour(_ step: TourStep) -> String {
    switch step {
    case .list: "Cómo han ido las últimas semanas:"
    case .progress: "Y la sentadilla, a lo largo del año:"
    case .start: "Ahora, una hora de gimnasio a cámara rápida. Empieza un entrenamiento:"
    case .logSquat: "El primer ejercicio: una serie de calentamiento y cuatro series de ocho."
    case .logDeadlift: "El siguiente. De una serie se puede decir lo dura que ha sido, aquí RPE\u{A0}8."
    case .status: "Por dónde vas, en cualquier momento:"
    case .finish: "Por hoy ya está:"
    case .share: "Y un texto para enviar a alguien:"
    }
  }

  package var tourName: String { "Día de pierna" }
  package var tourSquat: String { "sentadilla completa" }
  package var tourDeadlift: String { "peso muerto" }
  package var demoLookAround: String {
    "El diario de prueba se queda para que curiosees. Para usarlo en esta terminal:"
  }
  package var demoRemove: String { "Para borrarlo:" }
  package var demoBegin: String { "Y para empezar el tuyo, en otra terminal:" }

  package func demoNotEmpty(_ folder: String) -> Message {
    Message("\(folder) no está vacía", hint: "Elige una carpeta nueva con --data, o no pongas ninguna")
  }
}
