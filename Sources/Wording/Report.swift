import Training

extension Words {
  package var reportTitle: String {
    say(en: "Training report", es: "Informe de entrenamiento", ca: "Informe d'entrenament")
  }

  /// What opens the numbers behind a chart.
  package var asTable: String { say(en: "The numbers", es: "Los números", ca: "Els números") }

  /// At the end: made by gymlog, on a day.
  package func reportFooter(_ day: String) -> String {
    say(en: "Made with gymlog, \(day).", es: "Hecho con gymlog, \(day).", ca: "Fet amb gymlog, \(day).")
  }

  /// The heading of volume and time week by week, or month by month.
  package func volumeAndTime(byMonth: Bool) -> String {
    say(
      en: byMonth ? "Volume and time by month" : "Volume and time by week",
      es: byMonth ? "Volumen y tiempo por mes" : "Volumen y tiempo por semana",
      ca: byMonth ? "Volum i temps per mes" : "Volum i temps per setmana")
  }

  /// The heading of the exercises that were done most.
  package var mainLifts: String {
    say(en: "Your main lifts", es: "Tus ejercicios principales", ca: "Els teus exercicis principals")
  }

  /// The heading of the latest workouts.
  package var latestWorkouts: String {
    say(en: "Latest workouts", es: "Últimos entrenamientos", ca: "Últims entrenaments")
  }

  /// Headings of columns and labels of figures.
  package var dayHeading: String { say(en: "Day", es: "Día", ca: "Dia") }

  package var timeHeading: String { say(en: "Time", es: "Tiempo", ca: "Temps") }

  package var muscleHeading: String { say(en: "Muscle", es: "Músculo", ca: "Múscul") }

  package var shareHeading: String { say(en: "Share", es: "Parte", ca: "Part") }

  package var recordHeading: String { say(en: "Record", es: "Récord", ca: "Rècord") }

  package var hours: String { say(en: "Hours", es: "Horas", ca: "Hores") }

  /// So many documents couldn't be read, and the numbers leave out what is in them; a list of them follows.
  package func unreadInReport(_ count: Int) -> String {
    say(
      en: count == 1
        ? "1 document couldn't be read. These numbers leave out what is in it:"
        : "\(number(count)) documents couldn't be read. These numbers leave out what is in them:",
      es: count == 1
        ? "No se pudo leer 1 documento. Estas cifras no cuentan lo que hay en él:"
        : "No se pudieron leer \(number(count)) documentos. Estas cifras no cuentan lo que hay en ellos:",
      ca: count == 1
        ? "No s'ha pogut llegir 1 document. Aquestes xifres no compten el que hi ha:"
        : "No s'han pogut llegir \(number(count)) documents. Aquestes xifres no compten el que hi ha:")
  }

  /// A report was asked for without a file; the line with one.
  package func reportNeedsFile(_ command: String) -> Message {
    say(
      en: Message("a report goes into a file, and none is named", hint: tryTyping(command)),
      es: Message("el informe va a un archivo, y no has dicho cuál", hint: tryTyping(command)),
      ca: Message("l'informe va a un fitxer, i no has dit quin", hint: tryTyping(command)))
  }

  /// What the file is that was written.
  package func reportWritten(_ file: String) -> String {
    say(en: "Report written to \(file)", es: "Informe escrito en \(file)", ca: "Informe escrit a \(file)")
  }

  package var reportHelp: HelpText {
    say(
      en: HelpText(
        "Write a report of your training to look at or print",
        [
          "gymlog report -o report.html": "the last twelve months",
          "gymlog report --since 2026-09-01 -o autumn.html": "from that day on",
          "gymlog report -o informe.html --lang es": "in Spanish",
        ],
        "The page has everything in it: calendar, volume, time, muscles, your main lifts, records and latest workouts, "
          + "each chart with its numbers behind it. It needs no network and no script.",
        "A file that is already there is replaced only with --force."),
      es: HelpText(
        "Escribe un informe de tu entrenamiento para ver o imprimir",
        [
          "gymlog report -o informe.html": "los últimos doce meses",
          "gymlog report --since 2026-09-01 -o septiembre.html": "desde ese día",
          "gymlog report -o informe.html --lang ca": "en catalán",
        ],
        "La página lo lleva todo dentro: calendario, volumen, tiempo, músculos, tus ejercicios principales, récords y "
          + "últimos entrenamientos, cada gráfico con sus números detrás. No necesita red ni scripts.",
        "Si el archivo ya existe, solo se reemplaza con --force."),
      ca: HelpText(
        "Escriu un informe del teu entrenament per mirar o imprimir",
        [
          "gymlog report -o informe.html": "els últims dotze mesos",
          "gymlog report --since 2026-09-01 -o setembre.html": "des d'aquell dia",
          "gymlog report -o informe.html --lang es": "en castellà",
        ],
        "La pàgina ho porta tot a dins: calendari, volum, temps, músculs, els teus exercicis principals, rècords i "
          + "últims entrenaments, cada gràfic amb els seus números al darrere. No necessita ni xarxa ni scripts.",
        "Si el fitxer ja existeix, només se substitueix amb --force."))
  }
}
