package import Training

extension Words {
  /// All sets reached their reps, time or distance that day, so it is so much more: instead of the step that was asked for,
  /// where that can't be loaded.
  package func grown(by step: String, insteadOf asked: String?, _ mode: CountMode, since day: String)
    -> String
  {
    say(
      en: "+\(step)\(asked.map { " (+\($0) can't be loaded)" } ?? ""): \(allDone(mode)) \(day)",
      es: "+\(step)\(asked.map { " (+\($0) no se puede cargar)" } ?? ""): \(allDone(mode)) (\(day))",
      ca: "+\(step)\(asked.map { " (+\($0) no es pot carregar)" } ?? ""): \(allDone(mode)) (\(day))")
  }

  /// All sets reached their reps, time or distance that day, and the load stays.
  package func reachedAll(_ mode: CountMode, since day: String) -> String {
    say(
      en: "\(allDone(mode)) \(day), the load stays",
      es: "\(allDone(mode)) (\(day)), mismo peso",
      ca: "\(allDone(mode)) (\(day)), el mateix pes")
  }

  /// The load stays until all sets reach so many reps.
  package func sameLoadUntil(reps: Int) -> String {
    say(
      en: "same load until all sets reach \(reps)",
      es: "mismo peso hasta llegar a \(reps) en todas",
      ca: "el mateix pes fins a arribar a \(reps) en totes")
  }

  /// A set stayed below its reps, time or distance that day: the same again; the how manieth time of how many.
  package func failed(_ mode: CountMode, times: Int, of limit: Int, since day: String) -> String {
    say(
      en: "\(missed(mode)) \(day), same again (\(times) of \(limit))",
      es: "\(missed(mode)) (\(day)), lo mismo otra vez (\(times) de \(limit))",
      ca: "\(missed(mode)) (\(day)), el mateix un altre cop (\(times) de \(limit))")
  }

  /// So many of the sets were done that day, and none of them stayed below its reps: the same load.
  package func incomplete(_ done: Int, of all: Int, since day: String) -> String {
    say(
      en: "\(done) of \(all) sets done \(day), same again",
      es: "\(done) de \(all) series hechas (\(day)), lo mismo otra vez",
      ca: "\(done) de \(all) sèries fetes (\(day)), el mateix un altre cop")
  }

  /// It failed so many times in a row, and there is nothing lighter.
  package func nothingLighter(times: Int, since day: String) -> String {
    say(
      en: "missed \(times) times in a row, same again: there is nothing lighter",
      es: "\(times) veces seguidas sin llegar, lo mismo otra vez: no hay nada más ligero",
      ca: "\(times) vegades seguides sense arribar-hi, el mateix un altre cop: no hi ha res més lleuger")
  }

  /// It failed so many times in a row: so much less.
  package func steppedBack(by step: String, times: Int) -> String {
    say(
      en: "-\(step): missed \(times == 1 ? "once" : "\(times) times in a row")",
      es: "-\(step): \(times == 1 ? "1 vez" : "\(times) veces seguidas") sin llegar",
      ca: "-\(step): \(times == 1 ? "1 vegada" : "\(times) vegades seguides") sense arribar-hi")
  }

  /// So many percent of a 1RM.
  package func percentOf(_ percent: String, max: String, withBody: Bool, isTested: Bool) -> String {
    say(
      en: "\(percent) of \(max)\(withBody ? " with the body" : ""), \(isTested ? "tested" : "estimated")",
      es: "\(percent) de \(max)\(withBody ? " con el cuerpo" : ""), \(isTested ? "probado" : "estimado")",
      ca: "\(percent) de \(max)\(withBody ? " amb el cos" : ""), \(isTested ? "provat" : "estimat")")
  }

  /// Nobody knows the 1RM that the plan is a part of.
  package var maxUnknown: String {
    say(
      en: "percent of a 1RM that isn't known yet",
      es: "porcentaje de un 1RM que aún no se conoce",
      ca: "percentatge d'un 1RM que encara no se sap")
  }

  /// As much as the effort of that day allows.
  package func byEffort(since day: String) -> String {
    say(en: "by the effort of \(day)", es: "según el esfuerzo (\(day))", ca: "segons l'esforç (\(day))")
  }

  /// As that day, of which no effort is noted.
  package func effortUnknown(since day: String) -> String {
    say(
      en: "as on \(day), no effort noted",
      es: "como la última vez (\(day)), sin esfuerzo apuntado",
      ca: "com l'última vegada (\(day)), sense esforç apuntat")
  }

  /// What stands in another unit where this load comes from.
  package func convertedLoad(_ load: String) -> String {
    say(en: "from \(load)", es: "de \(load)", ca: "de \(load)")
  }

  /// Nobody knows a load yet; it is typed with the set.
  package var loadOpen: String { say(en: "no load yet", es: "sin peso todavía", ca: "encara sense pes") }

  /// So many planned sets were not done, and stay in the workout.
  package func plannedKept(_ count: Int) -> String {
    say(
      en: count == 1
        ? "1 planned set was not done and stays"
        : "\(count) planned sets were not done and stay",
      es: count == 1
        ? "1 serie prevista se ha quedado sin hacer y se conserva"
        : "\(count) series previstas se han quedado sin hacer y se conservan",
      ca: count == 1
        ? "1 sèrie prevista s'ha quedat sense fer i es conserva"
        : "\(count) sèries previstes s'han quedat sense fer i es conserven")
  }

  /// By how much an exercise grows (nil: the next load there is), and by how much it steps back after how many failed times.
  package func grows(
    _ exercise: String, _ mode: CountMode, by step: String?, back: String, after failures: Int
  ) -> String {
    say(
      en: "\(exercise): \(step.map { "+" + $0 } ?? "the next load")"
        + " when all sets reach their \(goal(mode))"
        + ", \(back) less after \(failures == 1 ? "1 failed time" : "\(failures) failed times")",
      es: "\(exercise): \(step.map { "+" + $0 } ?? "el peso siguiente")"
        + " cuando todas las series llegan \(goal(mode))"
        + ", \(back) menos tras \(failures == 1 ? "1 intento fallido" : "\(failures) intentos fallidos")",
      ca: "\(exercise): \(step.map { "+" + $0 } ?? "el pes següent")"
        + " quan totes les sèries arriben \(goal(mode))"
        + ", \(back) menys després de \(failures == 1 ? "1 intent fallit" : "\(failures) intents fallits")")
  }

  /// It doesn't grow by itself.
  package func growsNoMore(_ exercise: String) -> String {
    say(
      en: "\(exercise) doesn't grow by itself",
      es: "\(exercise) no progresa solo",
      ca: "\(exercise) no progressa sol")
  }

  private func goal(_ mode: CountMode) -> String {
    switch mode {
    case .reps: say(en: "reps", es: "a sus repeticiones", ca: "a les repeticions")
    case .duration: say(en: "time", es: "a su tiempo", ca: "al temps")
    case .distance: say(en: "distance", es: "a su distancia", ca: "a la distància")
    }
  }

  private func allDone(_ mode: CountMode) -> String {
    switch language {
    case .english:
      return mode == .reps ? "all reps done" : "\(goal(mode)) reached"
    case .spanish:
      return switch mode {
      case .reps: "todas las repeticiones hechas"
      case .duration: "se llegó al tiempo"
      case .distance: "se llegó a la distancia"
      }
    case .catalan:
      return switch mode {
      case .reps: "totes les repeticions fetes"
      case .duration: "s'ha arribat al temps"
      case .distance: "s'ha arribat a la distància"
      }
    }
  }

  private func missed(_ mode: CountMode) -> String {
    switch language {
    case .english:
      return mode == .reps ? "reps missed" : "\(goal(mode)) not reached"
    case .spanish:
      return switch mode {
      case .reps: "faltaron repeticiones"
      case .duration: "no se llegó al tiempo"
      case .distance: "no se llegó a la distancia"
      }
    case .catalan:
      return switch mode {
      case .reps: "van faltar repeticions"
      case .duration: "no es va arribar al temps"
      case .distance: "no es va arribar a la distància"
      }
    }
  }

  /// The page of `grow`.
  package var growHelp: HelpText {
    say(
      en: HelpText(
        "Say how an exercise grows from one time to the next",
        [
          "gymlog grow bench +2.5kg --routine push": "when all sets reach their reps",
          "gymlog grow bench + --routine push": "the next load that there is",
          "gymlog grow bench +2.5kg -15% 3x": "15% less after 3 failed times",
          "gymlog grow bench --remove": "it stays as it is",
        ],
        "gymlog start then proposes the next load and says why. All sets reached their reps, of "
          + "8-12 the 12: more; one missed its reps: the same again; twice in a row: 10% less. What "
          + "is proposed can be loaded: with plates of 25, 20, 15, 10, 5, 2.5 and 1.25 kg on a bar of "
          + "20 kg, or their like in pounds.",
        "A range such as 3x8-12 grows by itself; 5@80% follows your 1RM, 3x5@rpe8 what the last "
          + "effort allows. +0kg keeps a range from growing. Without an exercise: the one in hand, or "
          + "all of a routine."),
      es: HelpText(
        "Di cómo progresa un ejercicio de una vez a otra",
        [
          "gymlog grow banca +2.5kg --routine empuje": "cuando llegas en todas las series",
          "gymlog grow banca + --routine empuje": "el peso siguiente que haya",
          "gymlog grow banca +2.5kg -15% 3x": "15% menos tras 3 intentos fallidos",
          "gymlog grow banca --remove": "se queda como está",
        ],
        "gymlog start propone el peso siguiente y dice por qué. Todas las series llegan a sus "
          + "repeticiones, de 8-12 a las 12: más; una no llega: lo mismo otra vez; dos veces "
          + "seguidas: 10% menos. Lo propuesto se puede cargar: con discos de 25, 20, 15, 10, 5, 2,5 "
          + "y 1,25 kg y una barra de 20 kg, o sus iguales en libras.",
        "Un rango como 3x8-12 progresa solo; 5@80% sigue tu 1RM y 3x5@rpe8, lo que permite el "
          + "último esfuerzo. +0kg evita que un rango progrese. Sin ejercicio: el que tienes entre "
          + "manos, o todos los de una rutina."),
      ca: HelpText(
        "Digues com progressa un exercici d'una vegada a l'altra",
        [
          "gymlog grow banca +2.5kg --routine empenta": "quan hi arribes en totes les sèries",
          "gymlog grow banca + --routine empenta": "el pes següent que hi hagi",
          "gymlog grow banca +2.5kg -15% 3x": "15% menys després de 3 intents fallits",
          "gymlog grow banca --remove": "es queda com està",
        ],
        "gymlog start proposa el pes següent i diu per què. Totes les sèries arriben a les "
          + "repeticions, de 8-12 a les 12: més; una no hi arriba: el mateix un altre cop; dues "
          + "vegades seguides: 10% menys. El que es proposa es pot carregar: amb discos de 25, 20, "
          + "15, 10, 5, 2,5 i 1,25 kg i una barra de 20 kg, o els equivalents en lliures.",
        "Un rang com 3x8-12 progressa sol; 5@80% segueix el teu 1RM i 3x5@rpe8, el que permet "
          + "l'últim esforç. +0kg evita que un rang progressi. Sense exercici: el que tens entre "
          + "mans, o tots els d'una rutina."))
  }
}
