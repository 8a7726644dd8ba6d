extension Catalan {
  package var reportTitle: String { "Informe d'entrenament" }
  package var asTable: String { "Els números" }
  package func reportFooter(_ day: String) -> String { "Fet amb gymlog, \(day)." }
  package func volumeAndTime(byMonth: Bool) -> String {
    byMonth ? "Volum i temps per mes" : "Volum i temps per setmana"
  }
  package var mainLifts: String { "Els teus exercicis principals" }
  package var latestWorkouts: String { "Últims entrenaments" }
  package var dayHeading: String { "Dia" }
  package var timeHeading: String { "Temps" }
  package var muscleHeading: String { "Múscul" }
  package var shareHeading: String { "Part" }
  package var recordHeading: String { "Rècord" }
  package var hours: String { "Hores" }
  package func unreadInReport(_ count: Int) -> String {
    count == 1
      ? "No s'ha pogut llegir 1 document. Aquestes xifres no compten el que hi ha:"
      : "No s'han pogut llegir \(number(count)) documents. Aquestes xifres no compten el que hi ha:"
  }
  package func reportNeedsFile(_ command: String) -> Message {
    Message("l'informe va a un fitxer, i no has dit quin", hint: tryTyping(command))
  }
  package func reportWritten(_ file: String) -> String { "Informe escrit a \(file)" }
  package var reportHelp: HelpText {
    HelpText(
      "Escriu un informe del teu entrenament per mirar o imprimir",
      [
        "gymlog report -o informe.html": "els últims dotze mesos",
        "gymlog report --since 2026-09-01 -o setembre.html": "des d'aquell dia",
        "gymlog report -o informe.html --lang es": "en castellà",
      ],
      "La pàgina ho porta tot a dins: calendari, volum, temps, músculs, els teus exercicis principals, rècords i "
        + "últims entrenaments, cada gràfic amb els seus números al darrere. No necessita ni xarxa ni scripts.",
      "Si el fitxer ja existeix, només se substitueix amb --force.")
  }
}
