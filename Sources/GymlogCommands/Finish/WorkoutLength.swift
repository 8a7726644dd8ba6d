import Training
import Wording

extension Workout {
  /// Checks that a workout is at least as long as its timed sets together.
  ///
  /// - Throws: A `Failure` if it is shorter: its length would be that of its sets all the same (`elapsed`).
  func checkLength(until end: Instant) throws(Failure) {
    let (took, trained) = (Duration(seconds: end.seconds - start.seconds), timeInSets)
    if took.seconds + 59 < trained.seconds { throw .shorterThanItsSets(took, trained) }
  }
}

extension Failure {
  fileprivate static func shorterThanItsSets(_ took: Duration, _ trained: Duration) -> Failure {
    Failure(.usage) { words in
      let (took, trained) = (words.duration(took), words.duration(trained))
      return words.say(
        en: Message(
          "the workout would take \(took), but its sets took \(trained)",
          hint: "Type a duration of at least \(trained), or correct the times of its sets"),
        es: Message(
          "el entrenamiento duraría \(took), pero sus series duraron \(trained)",
          hint: "Escribe una duración de al menos \(trained) o corrige los tiempos de las series"),
        ca: Message(
          "l'entrenament duraria \(took), però les seves sèries van durar \(trained)",
          hint: "Escriu una durada d'almenys \(trained) o corregeix els temps de les sèries"))
    }
  }
}
