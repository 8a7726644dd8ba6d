import Training
import Wording

extension Workout {
  /// Checks that a workout is at least as long as its timed sets together.
  ///
  /// - Throws: A `Failure` if it is shorter: its length would be that of its sets all the same (`elapsed`).
  func checkLength(until end: Instant) throws(Failure) {
    let (took, trained) = (Duration(seconds: end.seconds - start.seconds), timeInSets)
    if took.seconds < trained.seconds { throw .shorterThanItsSets(took, trained) }
  }
}

extension Failure {
  fileprivate static func shorterThanItsSets(_ took: Duration, _ trained: Duration) -> Failure {
    Failure(.usage) { words in
      // Durations are typed in minutes.
      let least = words.duration(Duration(seconds: (trained.seconds + 59) / 60 * 60))
      let (took, trained) = (words.duration(took), words.stopwatch(trained))
      return words.say(
        en: Message(
          "the workout would take \(took), but its sets took \(trained)",
          hint: "Type a duration of at least \(least), or correct the times of its sets"),
        es: Message(
          "el entrenamiento duraría \(took), pero sus series duraron \(trained)",
          hint: "Escribe una duración de al menos \(least) o corrige los tiempos de las series"),
        ca: Message(
          "l'entrenament duraria \(took), però les seves sèries van durar \(trained)",
          hint: "Escriu una durada d'almenys \(least) o corregeix els temps de les sèries"))
    }
  }
}
