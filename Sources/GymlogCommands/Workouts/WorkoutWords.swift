import Training
import Wording

extension Words {
  /// No workout began within the days that were asked for.
  var noWorkoutsThen: String {
    say(
      en: "No workouts in that time",
      es: "No hay ningún entrenamiento en ese periodo",
      ca: "No hi ha cap entrenament en aquest període")
  }

  /// Before a workout's tags.
  var tagsLabel: String { say(en: "Tags", es: "Etiquetas", ca: "Etiquetes") }

  /// A workout was begun.
  func started(_ workout: String, _ moment: String) -> String {
    say(
      en: "\(workout) started \(moment)",
      es: "\(workout): empezado \(moment)",
      ca: "\(workout): començat \(moment)")
  }

  /// What a new workout waits for; `set` is one to type.
  func startedHint(_ set: String) -> String {
    say(
      en: "Log the first set: gymlog log squat \(set)",
      es: "Apunta la primera serie: gymlog log sentadilla \(set)",
      ca: "Apunta la primera sèrie: gymlog log esquat \(set)")
  }

  /// How a workout is ended that is being written down afterwards.
  var finishAfterwardsHint: String {
    say(
      en: "When all sets are written down: gymlog finish --for 1h",
      es: "Cuando tengas todas las series apuntadas: gymlog finish --for 1h",
      ca: "Quan tinguis totes les sèries apuntades: gymlog finish --for 1h")
  }

  /// A workout's clock was stopped, after so much time trained, if that is known.
  func paused(_ workout: String, _ moment: String, after elapsed: String?) -> String {
    say(
      en: "\(workout) paused \(moment)" + (elapsed.map { ", after " + $0 } ?? ""),
      es: "\(workout): en pausa \(moment)" + (elapsed.map { ", tras " + $0 } ?? ""),
      ca: "\(workout): en pausa \(moment)" + (elapsed.map { ", després " + Catalan.of($0) } ?? ""))
  }

  /// What there is to do in a workout that was begun from a plan.
  func toDo(_ exercises: String, _ sets: String) -> String {
    say(
      en: "To do: \(exercises), \(sets)",
      es: "Por hacer: \(exercises), \(sets)",
      ca: "Per fer: \(exercises), \(sets)")
  }

  /// How what was thrown away comes back.
  var undoHint: String {
    say(en: "gymlog undo brings it back", es: "gymlog undo lo recupera", ca: "gymlog undo el recupera")
  }

  /// What a workout goes by: its name, else the word for one.
  func name(of workout: Workout) -> String { workout.name ?? workoutHeading }

  /// The same with its day, where that isn't today's: `Leg day (14 Nov)`. The day goes on over midnight.
  func label(_ workout: Workout, at now: Instant) -> String {
    let isCurrent =
      workout.start.day == now.day || (0..<12 * 3_600).contains(now.seconds - workout.start.seconds)
    return name(of: workout)
      + (isCurrent ? "" : " (" + dayRelative(workout.start.day, today: now.day) + ")")
  }

  /// A workout was asked for in an empty logbook.
  func noWorkoutsYet() -> Message {
    say(
      en: Message("there are no workouts yet", hint: "Begin the first: gymlog start"),
      es: Message("aún no hay entrenamientos", hint: "Empieza el primero: gymlog start"),
      ca: Message("encara no hi ha cap entrenament", hint: "Comença el primer: gymlog start"))
  }

  /// Sets that were done would go with a workout; `command` is the line that says yes.
  func unconfirmed(_ workout: String, sets: Int, command: String) -> Message {
    say(
      en: Message(
        "\(self.sets(sets)) would go with \(workout)",
        hint: "If you mean it: \(command). gymlog undo brings it back"),
      es: Message(
        "con \(workout) se \(sets == 1 ? "perdería" : "perderían") \(self.sets(sets))",
        hint: "Si es lo que quieres: \(command). gymlog undo lo recupera"),
      ca: Message(
        "amb \(workout) es \(sets == 1 ? "perdria" : "perdrien") \(self.sets(sets))",
        hint: "Si és el que vols: \(command). gymlog undo el recupera"))
  }

  /// What to do when the document of the workout in hand can't be read.
  var inHandDamaged: String {
    say(
      en: "The file is left as it is. Mend it, or begin another workout with gymlog start",
      es: "El archivo se queda como está. Arréglalo, o empieza otro entrenamiento con gymlog start",
      ca: "El fitxer es queda com està. Arregla'l, o comença un altre entrenament amb gymlog start")
  }

  /// No change is left to take back.
  func nothingToUndo() -> Message {
    say(
      en: Message("there is nothing to undo"),
      es: Message("no hay nada que deshacer"),
      ca: Message("no hi ha res per desfer"))
  }
}

extension Failure {
  static func workoutNotFound(_ reference: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("there is no workout \(words.quoted(reference))", hint: words.tryTyping("gymlog list")),
        es: Message(
          "no hay ningún entrenamiento \(words.quoted(reference))", hint: words.tryTyping("gymlog list")),
        ca: Message(
          "no hi ha cap entrenament \(words.quoted(reference))", hint: words.tryTyping("gymlog list")))
    }
  }

  static var noWorkoutsYet: Failure {
    Failure(.notFound) { words in
      words.noWorkoutsYet()
    }
  }

  static func tagNotFound(_ tag: String, among tags: [String]) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "there is no tag \(words.quoted(tag)) here",
          hint: tags.isEmpty
            ? "To tag the last workout: gymlog tag gym --in last"
            : "The tags here: " + tags.joined(separator: " ")),
        es: Message(
          "aquí no está la etiqueta \(words.quoted(tag))",
          hint: tags.isEmpty
            ? "Para etiquetar el último entrenamiento: gymlog tag gym --in last"
            : "Las etiquetas que hay: " + tags.joined(separator: " ")),
        ca: Message(
          "aquí no hi ha l'etiqueta \(words.quoted(tag))",
          hint: tags.isEmpty
            ? "Per etiquetar l'últim entrenament: gymlog tag gym --in last"
            : "Les etiquetes que hi ha: " + tags.joined(separator: " ")))
    }
  }
}

extension Failure {
  /// Completed sets would go with the workout; `command` confirms it.
  static func unconfirmed(_ workout: Workout, command: String) -> Failure {
    Failure(.usage) { words, now in
      words.unconfirmed(words.label(workout, at: now), sets: workout.doneCount, command: command)
    }
  }
}
