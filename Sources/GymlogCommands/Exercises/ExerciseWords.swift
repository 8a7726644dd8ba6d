import Training
import Wording

extension Words {
  /// No exercise is all that was searched for.
  func noExerciseFits() -> Message {
    say(
      en: Message("no exercise is all of that", hint: "Leave something out, or see all: gymlog exercises"),
      es: Message(
        "ningún ejercicio cumple todo eso", hint: "Quita alguna condición, o míralos todos: gymlog exercises"),
      ca: Message(
        "cap exercici compleix tot això", hint: "Treu alguna condició, o mira'ls tots: gymlog exercises"))
  }

  /// The workout doesn't have the exercise; the command that adds it, where a name was given.
  func exerciseNotInWorkout(_ text: String, add: String?) -> Message {
    say(
      en: Message(
        "\(quoted(text)) is not in this workout",
        hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status")),
      es: Message(
        "\(quoted(text)) no está en este entrenamiento",
        hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status")),
      ca: Message(
        "\(quoted(text)) no és en aquest entrenament",
        hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status")))
  }

  /// A command that looks something up of an exercise, where none was named and none is in hand.
  func exerciseNeeded(by command: CommandName) -> Message {
    say(
      en: Message("no exercise is in hand", hint: "Name one: gymlog \(command.rawValue) deadlift"),
      es: Message(
        "no hay ningún ejercicio en curso", hint: "Di cuál: gymlog \(command.rawValue) peso muerto"),
      ca: Message("no hi ha cap exercici en curs", hint: "Digues quin: gymlog \(command.rawValue) pes mort"))
  }

  /// An exercise was named to be logged, and no set; what to type is put to it.
  func setsMissing(for exercise: String) -> Message {
    say(
      en: Message("no set is given for \(exercise)"),
      es: Message("\(exercise): faltan las series"),
      ca: Message("\(exercise): falten les sèries"))
  }

  /// Before the muscles that an exercise is for.
  var mainMusclesLabel: String { say(en: "muscles", es: "músculos", ca: "músculs") }

  /// Before those that work too.
  var otherMusclesLabel: String {
    say(en: "other muscles", es: "otros músculos", ca: "altres músculs")
  }
}
