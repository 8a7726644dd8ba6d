import Training

extension Words {
  /// The planned set that comes next, with its exercise, as it is written: `next: Deadlift .3  5@120kg`.
  package func comesNext(_ set: String) -> String { "\(next): \(set)" }

  /// No planned set is left in the open workout.
  package var nothingLeft: String {
    say(
      en: "nothing left: gymlog finish",
      es: "no queda nada: gymlog finish",
      ca: "no queda res: gymlog finish")
  }

  /// The workout is paused, and a set doesn't change that.
  package var stillPaused: String {
    say(
      en: "The workout is still paused: gymlog resume",
      es: "El entrenamiento sigue en pausa: gymlog resume",
      ca: "L'entrenament continua en pausa: gymlog resume")
  }

  /// Of an exercise: it stands in the workout now, and has no sets yet.
  package var addedWithoutSets: String {
    say(
      en: "added, no sets yet",
      es: "ejercicio añadido, aún sin series",
      ca: "exercici afegit, encara sense sèries")
  }

  /// A line to type, with the load or the sets of the last time that the exercise was done.
  package func asLastTime(_ line: String) -> String {
    say(en: "As last time: \(line)", es: "Como la última vez: \(line)", ca: "Com l'última vegada: \(line)")
  }

  /// A line to type that shows the form; its numbers are made up.
  package func forExample(_ line: String) -> String {
    say(en: "For example: \(line)", es: "Por ejemplo: \(line)", ca: "Per exemple: \(line)")
  }

  /// What to type for an exercise that is done without the machine's or the band's help.
  package func withoutHelp(_ line: String) -> String {
    say(en: "Without help: \(line)", es: "Sin ayuda: \(line)", ca: "Sense ajuda: \(line)")
  }
}
