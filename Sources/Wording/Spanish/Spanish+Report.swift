extension Spanish {
  package var reportTitle: String { "Informe de entrenamiento" }
  package var asTable: String { "Los números" }
  package func reportFooter(_ day: String) -> String { "Hecho con gymlog, \(day)." }
  package func volumeAndTime(byMonth: Bool) -> String {
    byMonth ? "Volumen y tiempo por mes" : "Volumen y tiempo por semana"
  }
  package var mainLifts: String { "Tus ejercicios principales" }
  package var latestWorkouts: String { "Últimos entrenamientos" }
  package var dayHeading: String { "Día" }
  package var timeHeading: String { "Tiempo" }
  package var muscleHeading: String { "Músculo" }
  package var shareHeading: String { "Parte" }
  package var recordHeading: String { "Récord" }
  package var hours: String { "Horas" }
  package func unreadInReport(_ count: Int) -> String {
    count == 1
      ? "No se pudo leer 1 documento. Estas cifras no cuentan lo que hay en él:"
      : "No se pudieron leer \(number(count)) documentos. Estas cifras no cuentan lo que hay en ellos:"
  }
  package func reportNeedsFile(_ command: String) -> Message {
    Message("el informe va a un archivo, y no has dicho cuál", hint: tryTyping(command))
  }
  package func reportWritten(_ file: String) -> String { "Informe escrito en \(file)" }
  package var reportHelp: HelpText {
    HelpText(
      "Escribe un informe de tu entrenamiento para ver o imprimir",
      [
        "gymlog report -o informe.html": "los últimos doce meses",
        "gymlog report --since 2026-09-01 -o septiembre.html": "desde ese día",
        "gymlog report -o informe.html --lang ca": "en catalán",
      ],
      "La página lo lleva todo dentro: calendario, volumen, tiempo, músculos, tus ejercicios principales, récords y "
        + "últimos entrenamientos, cada gráfico con sus números detrás. No necesita red ni scripts.",
      "Si el archivo ya existe, solo se reemplaza con --force.")
  }
}
