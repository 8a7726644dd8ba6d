import Training

/// The training days of the made-up lifter.
package enum DemoDay: CaseIterable, Hashable, Sendable {
  case fullBodyA, fullBodyB, squat, bench, deadlift, press
  /// Arms, carries and the rowing machine.
  case conditioning
}

/// What the made-up lifter notes down.
package enum DemoNote: CaseIterable, Hashable, Sendable {
  case sleptBadly, feltStrong, shortOnTime, crowded
  /// After a holiday or a cold.
  case backAgain
  /// Of a set that ended before its last rep.
  case missedReps
}

/// The steps of the tour; each comes with a command that is run.
package enum TourStep: CaseIterable, Hashable, Sendable {
  case list, progress, start, logSquat, logDeadlift, status, finish, share
}

extension Words {
  /// The name that the lifter gives to a day's workout.
  package func demoDay(_ day: DemoDay) -> String {
    switch day {
    case .fullBodyA: say(en: "Full body A", es: "Cuerpo entero A", ca: "Cos sencer A")
    case .fullBodyB: say(en: "Full body B", es: "Cuerpo entero B", ca: "Cos sencer B")
    case .squat: say(en: "Squat day", es: "Día de sentadilla", ca: "Dia d'esquat")
    case .bench: say(en: "Bench day", es: "Día de banca", ca: "Dia de press de banca")
    case .deadlift: say(en: "Deadlift day", es: "Día de peso muerto", ca: "Dia de pes mort")
    case .press: say(en: "Press day", es: "Día de press militar", ca: "Dia de press militar")
    case .conditioning: say(en: "Arms and conditioning", es: "Brazos y cardio", ca: "Braços i cardio")
    }
  }

  package func demoNote(_ note: DemoNote) -> String {
    switch note {
    case .sleptBadly: say(en: "Slept badly.", es: "He dormido mal.", ca: "He dormit malament.")
    case .feltStrong:
      say(en: "Everything felt light today.", es: "Hoy todo pesaba poco.", ca: "Avui tot pesava poc.")
    case .shortOnTime:
      say(
        en: "Short on time, left the last exercises out.",
        es: "Iba justo de tiempo, me he dejado los últimos ejercicios.",
        ca: "Anava just de temps, he deixat els últims exercicis.")
    case .crowded:
      say(
        en: "Gym was packed, waited for the rack.",
        es: "El gimnasio a tope, me ha tocado esperar.",
        ca: "El gimnàs ple de gom a gom, m'he hagut d'esperar.")
    case .backAgain:
      say(
        en: "First session back, taking it easy.",
        es: "Primer día después del parón, con calma.",
        ca: "Primer dia després de l'aturada, amb calma.")
    case .missedReps:
      say(en: "The last rep wasn't there.", es: "La última no ha salido.", ca: "L'última no ha sortit.")
    }
  }

  /// The tag of a week that is easy on purpose; one word.
  package var deloadTag: String { say(en: "deload", es: "descarga", ca: "descàrrega") }

  /// What was made up, from which day on, and that the lifter's own logbook isn't touched.
  package func demoMade(_ figures: String, since day: String) -> String {
    say(
      en:
        "A scratch logbook with a made-up history: \(figures), from \(day) until today. Your own logbook isn't touched.",
      es:
        "Un diario de prueba con una historia inventada: \(figures), desde el \(day) hasta hoy. Tu diario no se toca.",
      ca:
        "Un diari de prova amb una història inventada: \(figures), \(Catalan.since(day)) fins avui. El teu diari no es toca."
    )
  }

  /// What a step shows.
  package func tour(_ step: TourStep) -> String {
    switch step {
    case .list:
      say(
        en: "How the last weeks went:",
        es: "Cómo han ido las últimas semanas:",
        ca: "Com han anat les últimes setmanes:")
    case .progress:
      say(
        en: "And the squat, over the year:",
        es: "Y la sentadilla, a lo largo del año:",
        ca: "I l'esquat, al llarg de l'any:")
    case .start:
      say(
        en: "Now an hour in the gym, in fast motion. Begin a workout:",
        es: "Ahora, una hora de gimnasio a cámara rápida. Empieza un entrenamiento:",
        ca: "Ara, una hora de gimnàs a càmera ràpida. Comença un entrenament:")
    case .logSquat:
      say(
        en: "The first exercise: a warm-up set, then four sets of eight.",
        es: "El primer ejercicio: una serie de calentamiento y cuatro series de ocho.",
        ca: "El primer exercici: una sèrie d'escalfament i quatre sèries de vuit.")
    case .logDeadlift:
      say(
        en: "The next one. Sets can be told how hard they were, here RPE\u{A0}8.",
        es: "El siguiente. De una serie se puede decir lo dura que ha sido, aquí RPE\u{A0}8.",
        ca: "El següent. D'una sèrie es pot dir com ha costat, aquí RPE\u{A0}8.")
    case .status:
      say(
        en: "Where you stand, at any time:",
        es: "Por dónde vas, en cualquier momento:",
        ca: "Per on vas, en qualsevol moment:")
    case .finish: say(en: "That's it for today:", es: "Por hoy ya está:", ca: "Per avui ja està:")
    case .share:
      say(
        en: "And a text to send to a friend:",
        es: "Y un texto para enviar a alguien:",
        ca: "I un text per enviar a algú:")
    }
  }

  /// The name of the workout that the tour logs.
  package var tourName: String { say(en: "Leg day", es: "Día de pierna", ca: "Dia de cames") }

  /// The full squat and the deadlift, as somebody types them.
  package var tourSquat: String { say(en: "full squat", es: "sentadilla completa", ca: "esquat complet") }

  package var tourDeadlift: String { say(en: "deadlift", es: "peso muerto", ca: "pes mort") }

  /// Above the lines that make the scratch logbook the one that commands work on.
  package var demoLookAround: String {
    say(
      en: "The scratch logbook stays, so that you can look around. To use it in this shell:",
      es: "El diario de prueba se queda para que curiosees. Para usarlo en esta terminal:",
      ca: "El diari de prova es queda perquè hi tafanegis. Per fer-lo servir en aquest terminal:")
  }

  /// Above the line that removes it.
  package var demoRemove: String { say(en: "Throw it away:", es: "Para borrarlo:", ca: "Per esborrar-lo:") }

  /// Above the line with which one's own begins.
  package var demoBegin: String {
    say(
      en: "And begin your own, in a new shell:",
      es: "Y para empezar el tuyo, en otra terminal:",
      ca: "I per començar el teu, en un altre terminal:")
  }

  /// The folder that was named isn't empty, so nothing is made up in it.
  package func demoNotEmpty(_ folder: String) -> Message {
    say(
      en: Message("\(folder) is not empty", hint: "Name a new folder with --data, or leave it out"),
      es: Message("\(folder) no está vacía", hint: "Elige una carpeta nueva con --data, o no pongas ninguna"),
      ca: Message("\(folder) no és buida", hint: "Tria una carpeta nova amb --data, o no en posis cap"))
  }
}
