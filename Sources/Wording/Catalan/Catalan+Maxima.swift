package import Training

extension Catalan {
  package var tested: String { "provat" }
  package var estimated: String { "estimat" }
  package func tested(_ kind: String) -> String { "\(kind) provat" }
  package func estimated(_ kind: String) -> String { "\(kind) estimat" }
  package var estimatedFrom: String { "amb" }
  package func from(_ set: String, on day: String) -> String { "amb \(set), \(day)" }
  package func by(_ formula: String) -> String { "segons \(formula)" }
  package func testedMax(_ kind: String, _ load: String, _ moment: String) -> String {
    "\(kind) provat de \(load), \(moment)"
  }
  package func testedMaxRemoved(_ kind: String, _ load: String, _ moment: String) -> String {
    "\(kind) provat de \(load), \(moment): tret"
  }
  package var addedToTheBody: String { "Els pesos són el llast; per sota de 0 són assistència" }
  package var noMaxThen: String { "No hi ha màxims en aquest període" }
  package func earlierMaxima(_ count: Int) -> String {
    count == 1 ? "1 d'anterior:" : "\(number(count)) d'anteriors:"
  }
  package func moreMaxima(_ count: Int) -> String {
    count == 1 ? "1 exercici més:" : "\(number(count)) exercicis més:"
  }
  package func noMaximaYet(_ command: String) -> String {
    "Cap exercici té encara un màxim. S'estima amb les sèries que apuntes; per apuntar-ne un de provat: \(command)"
  }
}

extension Catalan {
  package func otherRepsTested(one: String, ten: String, estimate command: String) -> Message {
    Message(
      "un màxim provat és un 1RM o un 10RM",
      hint: "Escriu \(either([one, ten])). El que donen altres repeticions: \(command)")
  }

  package func loadTested(_ example: String) -> Message {
    Message("a un màxim provat li cal un pes", hint: forExample(example))
  }

  package func bodyTested(_ exercise: String, example: String) -> Message {
    Message("a \(quoted(exercise)) el pes no és el del cos", hint: forExample(example))
  }

  package func reserveTested(estimate command: String) -> Message {
    Message("un màxim provat no deixa repeticions en reserva", hint: "El que dona això: \(command)")
  }

  package func neverDone(_ exercise: String, record command: String) -> Message {
    Message("\(quoted(exercise)) no l'has fet mai", hint: "Per apuntar un màxim que has provat: \(command)")
  }

  package func noMaxWithoutReps(_ exercise: String, _ mode: CountMode) -> Message {
    Message("\(quoted(exercise)) es compta \(countMode(mode)): no té 1RM")
  }

  package func nothingToEstimateFrom(_ exercise: String, record command: String) -> Message {
    Message(
      "cap sèrie de \(quoted(exercise)) té un pes amb què estimar l'1RM",
      hint: "Per apuntar un màxim que has provat: \(command)")
  }

  package func noTestedMax(_ exercise: String, show command: String) -> Message {
    Message("no hi ha apuntat aquest màxim provat de \(quoted(exercise))", hint: tryTyping(command))
  }
}

extension Catalan {
  package var maxHelp: HelpText {
    HelpText(
      "Mostra o apunta els màxims d'un exercici",
      [
        "gymlog max esquat complet":
          "1RM i 10RM en el temps: el provat i l'estimat, per separat",
        "gymlog max esquat complet 1@140kg": "has provat el teu 1RM; 10@105kg és un 10RM",
        "gymlog max esquat complet 1@140kg --at 2026-11-14": "un altre dia",
        "gymlog max": "de l'exercici en què estàs, o de tots",
      ],
      "L'estimació és la d'Epley, si gymlog config formula no en diu una altra, amb la millor sèrie de cada dia, sense "
        + "escalfaments; les de més de 10 repeticions, només si no n'hi ha cap altra, i porten ~. L'actual, a la segona "
        + "línia, és la millor de les dotze setmanes fins a l'última vegada.",
      "Fins a 12 dies surten un per un; si n'hi ha més, el millor de cada mes. Amb --since, --until i --limit en tries "
        + "d'altres, i --json i --csv donen tots els dies. Els pesos s'arrodoneixen a dècimes; d'un parell de manuelles és "
        + "el d'una.",
      "Amb el cos, els números són el que s'afegeix al teu pes corporal d'aquell dia.",
      "gymlog max esquat complet --remove treu l'últim provat; amb --at DATA o amb la sèrie, un d'aquell dia o d'aquell "
        + "pes. gymlog max --all mostra tots els exercicis.")
  }
}
