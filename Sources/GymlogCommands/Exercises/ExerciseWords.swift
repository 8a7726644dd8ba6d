import Wording

extension Words {
  /// An exercise that isn't in the workout; `add` is the command that adds it, if a name was given.
  func exerciseNotInWorkout(_ text: String, add: String?) -> Message {
    Message(
      say(
        en: "\(quoted(text)) isn't in this workout", es: "\(quoted(text)) no está en este entrenamiento",
        ca: "\(quoted(text)) no és en aquest entrenament"),
      hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status"))
  }

  /// The hint under lines to type, one of which was probably meant.
  var didYouMeanOne: String {
    say(
      en: "Did you mean one of these?", es: "¿Querías decir una de estas?", ca: "Volies dir una d'aquestes?")
  }

  /// An exercise was given without sets; the caller adds what to type.
  func setsMissing(for exercise: String) -> Message {
    say(
      en: Message("no sets given for \(exercise)"),
      es: Message("\(exercise): faltan las series"),
      ca: Message("\(exercise): falten les sèries"))
  }

  var musclesLabel: String { say(en: "muscles", es: "músculos", ca: "músculs") }

  var otherMusclesLabel: String {
    say(en: "other muscles", es: "otros músculos", ca: "altres músculs")
  }
}
