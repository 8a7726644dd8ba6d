import Training
import Wording

extension Words {
  var noWorkoutsInPeriod: String {
    say(
      en: "No workouts in that period",
      es: "No hay ningún entrenamiento en ese periodo",
      ca: "No hi ha cap entrenament en aquest període")
  }

  var tagsLabel: String { say(en: "Tags", es: "Etiquetas", ca: "Etiquetes") }

  func started(_ workout: String, _ moment: String) -> String {
    say(
      en: "\(workout) started \(moment)",
      es: "\(subject(workout)) empezado \(moment)",
      ca: "\(subject(workout)) començat \(moment)")
  }

  /// The hint after starting a workout; `set` is an example.
  func startedHint(_ set: String) -> String {
    say(
      en: "Log the first set: gymlog log squat \(set)",
      es: "Apunta la primera serie: gymlog log sentadilla \(set)",
      ca: "Apunta la primera sèrie: gymlog log esquat \(set)")
  }

  var finishAfterwardsHint: String {
    say(
      en: "When every set is logged: gymlog finish --for 1h",
      es: "Cuando hayas apuntado todas las series: gymlog finish --for 1h",
      ca: "Quan hagis apuntat totes les sèries: gymlog finish --for 1h")
  }

  /// The echo of a paused workout, with the time trained, if known.
  func paused(_ workout: String, _ moment: String, after elapsed: String?) -> String {
    say(
      en: "\(workout) paused \(moment)" + (elapsed.map { ", after " + $0 } ?? ""),
      es: "\(subject(workout)) en pausa \(moment)" + (elapsed.map { ", tras " + $0 } ?? ""),
      ca: "\(subject(workout)) en pausa \(moment)" + (elapsed.map { ", després " + Catalan.of($0) } ?? ""))
  }

  /// The planned sets of a started workout.
  func toDo(_ exercises: String, _ sets: String) -> String {
    say(
      en: "To do: \(exercises), \(sets)",
      es: "Por hacer: \(exercises), \(sets)",
      ca: "Per fer: \(exercises), \(sets)")
  }

  /// A workout's name, or the word for a workout.
  func name(of workout: Workout) -> String { workout.name ?? workoutHeading }

  /// A workout's name, with its day if that isn't today: `Leg day (14 Nov)`. For 12 hours after its start a workout counts
  /// as today's, even past midnight.
  func label(_ workout: Workout, at now: Instant) -> String {
    let isCurrent =
      workout.start.day == now.day || (0..<12 * 3_600).contains(now.seconds - workout.start.seconds)
    return name(of: workout)
      + (isCurrent ? "" : " (" + dayRelative(workout.start.day, today: now.day) + ")")
  }

  func noWorkoutsYet() -> Message {
    say(
      en: Message("there are no workouts yet", hint: "To start the first: gymlog start"),
      es: Message("aún no hay entrenamientos", hint: "Para empezar el primero: gymlog start"),
      ca: Message("encara no hi ha cap entrenament", hint: "Per començar el primer: gymlog start"))
  }

  /// Removing a workout with completed sets wasn't confirmed; `command` confirms it.
  func unconfirmed(_ workout: String, sets: SetCount, command: String) -> Message {
    Message(
      say(
        en: "this would delete \(workout)\(sets == SetCount() ? "" : " and its " + self.sets(sets))",
        es: "se borraría \(workout)\(sets == SetCount() ? "" : ", con " + self.sets(sets))",
        ca: "s'esborraria \(workout)\(sets == SetCount() ? "" : ", amb " + self.sets(sets))"),
      hint: confirmUndoable(command))
  }

  /// What to do if the current workout can't be read.
  var currentWorkoutDamaged: String {
    say(
      en: "The file was left untouched. Fix it, or start another workout: gymlog start",
      es: "El archivo no se ha tocado. Arréglalo, o empieza otro entrenamiento: gymlog start",
      ca: "El fitxer no s'ha tocat. Arregla'l, o comença un altre entrenament: gymlog start")
  }
}

extension Failure {
  static func workoutNotFound(_ reference: String) -> Failure {
    Failure(.notFound, cause: WorkoutNotFound()) { words in
      words.say(
        en: Message("no workout matches \(quoted(reference))", hint: words.tryTyping("gymlog list")),
        es: Message(
          "ningún entrenamiento coincide con \(quoted(reference))", hint: words.tryTyping("gymlog list")),
        ca: Message(
          "cap entrenament no coincideix amb \(quoted(reference))", hint: words.tryTyping("gymlog list")))
    }
  }

  static var noWorkoutsYet: Failure {
    Failure(.notFound) { words in words.noWorkoutsYet() }
  }

  static func tagNotFound(_ tag: String, among tags: [String]) -> Failure {
    Failure(
      .notFound,
      en: Message(
        "no tag matches \(quoted(tag))",
        hint: tags.isEmpty
          ? "To tag the last workout: gymlog tag gym --in last"
          : "The tags are: " + tags.joined(separator: " ")),
      es: Message(
        "ninguna etiqueta coincide con \(quoted(tag))",
        hint: tags.isEmpty
          ? "Para etiquetar el último entrenamiento: gymlog tag gym --in last"
          : "Las etiquetas son: " + tags.joined(separator: " ")),
      ca: Message(
        "cap etiqueta no coincideix amb \(quoted(tag))",
        hint: tags.isEmpty
          ? "Per etiquetar l'últim entrenament: gymlog tag gym --in last"
          : "Les etiquetes són: " + tags.joined(separator: " ")))
  }
}

extension Failure {
  /// Removing a workout with completed sets wasn't confirmed; `command` confirms it.
  static func unconfirmed(_ workout: Workout, command: String) -> Failure {
    Failure(.usage) { words, now in
      words.unconfirmed(words.label(workout, at: now), sets: workout.counted, command: command)
    }
  }
}
