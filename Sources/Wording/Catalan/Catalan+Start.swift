package import Training

extension Catalan {
  package func grown(by step: String, insteadOf asked: String?, _ mode: CountMode, since day: String)
    -> String
  {
    "+\(step)\(asked.map { " (+\($0) no es pot carregar)" } ?? ""): \(allDone(mode)) (\(day))"
  }
  package func reachedAll(_ mode: CountMode, since day: String) -> String {
    "\(allDone(mode)) (\(day)), el mateix pes"
  }
  package func sameLoadUntil(reps: Int) -> String { "el mateix pes fins a arribar a \(reps) en totes" }
  package func failed(_ mode: CountMode, times: Int, of limit: Int, since day: String) -> String {
    "\(missed(mode)) (\(day)), el mateix un altre cop (\(times) de \(limit))"
  }
  package func incomplete(_ done: Int, of all: Int, since day: String) -> String {
    "\(done) de \(all) sèries fetes (\(day)), el mateix un altre cop"
  }
  package func nothingLighter(times: Int, since day: String) -> String {
    "\(times) vegades seguides sense arribar-hi, el mateix un altre cop: no hi ha res més lleuger"
  }
  package func steppedBack(by step: String, times: Int) -> String {
    "-\(step): \(times == 1 ? "1 vegada" : "\(times) vegades seguides") sense arribar-hi"
  }
  package func percentOf(_ percent: String, max: String, withBody: Bool, isTested: Bool) -> String {
    "\(percent) de \(max)\(withBody ? " amb el cos" : ""), \(isTested ? "provat" : "estimat")"
  }
  package var maxUnknown: String { "percentatge d'un 1RM que encara no se sap" }
  package func byEffort(since day: String) -> String { "segons l'esforç (\(day))" }
  package func effortUnknown(since day: String) -> String {
    "com l'última vegada (\(day)), sense esforç apuntat"
  }
  package func convertedLoad(_ load: String) -> String { "de \(load)" }
  package var loadOpen: String { "encara sense pes" }
  package func plannedKept(_ count: Int) -> String {
    count == 1
      ? "1 sèrie prevista s'ha quedat sense fer i es conserva"
      : "\(count) sèries previstes s'han quedat sense fer i es conserven"
  }
  package func grows(
    _ exercise: String, _ mode: CountMode, by step: String?, back: String, after failures: Int
  ) -> String {
    "\(exercise): \(step.map { "+" + $0 } ?? "el pes següent")"
      + " quan totes les sèries arriben \(goal(mode))"
      + ", \(back) menys després de \(failures == 1 ? "1 intent fallit" : "\(failures) intents fallits")"
  }
  package func growsNoMore(_ exercise: String) -> String { "\(exercise) no progressa sol" }

  private func goal(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "a les repeticions"
    case .duration: "al temps"
    case .distance: "a la distància"
    }
  }
  private func allDone(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "totes les repeticions fetes"
    case .duration: "s'ha arribat al temps"
    case .distance: "s'ha arribat a la distància"
    }
  }
  private func missed(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "van faltar repeticions"
    case .duration: "no es va arribar al temps"
    case .distance: "no es va arribar a la distància"
    }
  }

  package var growHelp: HelpText {
    HelpText(
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
        + "mans, o tots els d'una rutina.")
  }
}
