import Wording

extension Words {
  var perWeekHeading: String { say(en: "per week", es: "por semana", ca: "per setmana") }

  var lastTrainedHeading: String { say(en: "last", es: "última vez", ca: "última vegada") }

  /// After a pace, the distance that it is of, if some sets have no time: `over 10.00 km`.
  func over(_ distance: String) -> String {
    say(en: "over \(distance)", es: "en \(distance)", ca: "en \(distance)")
  }

  /// The days covered: all, from a day, up to a day, or from one to another.
  func span(from first: String?, to last: String?) -> String {
    switch (first, last) {
    case (let first?, let last?): first == last ? first : "\(first) – \(last)"
    case (let first?, nil): say(en: "since \(first)", es: "desde el \(first)", ca: Catalan.since(first))
    case (nil, let last?): say(en: "until \(last)", es: "hasta el \(last)", ca: Catalan.until(last))
    case (nil, nil): say(en: "all", es: "todo", ca: "tot")
    }
  }

  func otherExercises(_ count: Int) -> String {
    say(
      en: "\(number(count)) more, with reps and averages:",
      es: "\(number(count)) más, con repeticiones y medias:",
      ca: "\(number(count)) més, amb repeticions i mitjanes:")
  }

  var workoutsHeading: String { say(en: "workouts", es: "entrenamientos", ca: "entrenaments") }

  var setsHeading: String { say(en: "sets", es: "series", ca: "sèries") }

  var weekHeading: String { say(en: "week", es: "semana", ca: "setmana") }

  var monthHeading: String { say(en: "month", es: "mes", ca: "mes") }

  func bodyInVolume(_ volume: String) -> String {
    say(
      en: "\(volume) of the volume is your body weight",
      es: "\(volume) del volumen son de tu peso corporal",
      ca: "\(volume) del volum són del teu pes corporal")
  }

  /// `stats --by sport` without anything that counts.
  func noCardio(inPeriod: Bool) -> String {
    inPeriod
      ? say(
        en: "No cardio logged in that period", es: "No hay cardio apuntado en ese periodo",
        ca: "No hi ha cardio apuntat en aquest període")
      : say(
        en: "No cardio logged yet", es: "Aún no hay cardio apuntado", ca: "Encara no hi ha cardio apuntat")
  }

  /// The heading of activities and the cardio of workouts; the same in all languages.
  var cardioHeading: String { "Cardio" }

  /// The hint with the line that shows cardio by sport.
  var cardioBySport: String {
    say(en: "Cardio by sport:", es: "Cardio por deporte:", ca: "Cardio per esport:")
  }

  /// The hint with the line that also counts the activities of an exercise's sport.
  var activitiesBySport: String {
    say(en: "With activities:", es: "Con las actividades:", ca: "Amb les activitats:")
  }

  var nothingInPeriod: String {
    say(
      en: "Nothing logged in that period",
      es: "No hay nada apuntado en ese periodo",
      ca: "No hi ha res apuntat en aquest període")
  }
}
