import Training
import Wording

extension Workout {
  /// Checks that a workout is as long as the times of its completed sets together.
  ///
  /// - Throws: A `Failure` if it is shorter, unless forced.
  func checkLength(until end: Instant, force: Bool) throws(Failure) {
    let (took, trained) = (Duration(seconds: end.seconds - start.seconds), timeInSets)
    if took.seconds + 59 < trained.seconds, !force { throw .shorterThanItsSets(took, trained) }
  }
}

extension Failure {
  /// A workout that is shorter than its sets took.
  fileprivate static func shorterThanItsSets(_ took: Duration, _ trained: Duration) -> Failure {
    Failure(.usage) { words in
      let (took, trained) = (words.duration(took), words.duration(trained))
      return words.say(
        en: Message(
          "the workout would take \(took), but its sets took \(trained)",
          hint: "Type another end or length. To confirm this one, add --force"),
        es: Message(
          "el entrenamiento duraría \(took), pero sus series duraron \(trained)",
          hint: "Escribe otro final u otra duración. Para confirmar, añade --force"),
        ca: Message(
          "l'entrenament duraria \(took), però les seves sèries van durar \(trained)",
          hint: "Escriu un altre final o una altra durada. Per confirmar, afegeix --force"))
    }
  }
}
