import Training

extension Words {
  /// The span that is told of: all, from a day, up to a day, or from one to another.
  package func span(from first: String?, to last: String?) -> String {
    switch (first, last) {
    case (let first?, let last?): first == last ? first : "\(first) – \(last)"
    case (let first?, nil): say(en: "since \(first)", es: "desde el \(first)", ca: Catalan.since(first))
    case (nil, let last?): say(en: "until \(last)", es: "hasta el \(last)", ca: Catalan.until(last))
    case (nil, nil): say(en: "all", es: "todo", ca: "tot")
    }
  }

  /// The heading of counts of workouts, sets and reps in a table.
  package var workoutsHeading: String { say(en: "workouts", es: "entrenamientos", ca: "entrenaments") }

  package var setsHeading: String { say(en: "sets", es: "series", ca: "sèries") }

  package var timesHeading: String { "reps" }

  /// Averages for one workout.
  package var perWorkout: String { say(en: "per workout", es: "por entrenamiento", ca: "per entrenament") }

  /// The heading of the shares of set types.
  package var setTypesHeading: String { say(en: "types of sets", es: "tipos de serie", ca: "tipus de sèrie") }

  package var musclesHeading: String { say(en: "muscles", es: "músculos", ca: "músculs") }

  package var exercisesHeading: String { say(en: "exercises", es: "ejercicios", ca: "exercicis") }

  /// The most, the mean and the sum of something.
  package var most: String { say(en: "max", es: "máx.", ca: "màx.") }

  package var mean: String { say(en: "mean", es: "media", ca: "mitjana") }

  package var total: String { "total" }

  /// The heading of weeks, months and years.
  package var weekHeading: String { say(en: "week", es: "semana", ca: "setmana") }

  package var monthHeading: String { say(en: "month", es: "mes", ca: "mes") }

  package var yearHeading: String { say(en: "year", es: "año", ca: "any") }

  /// Sets of so many that are not warm-ups: `of them 12 warm-ups`.
  package func warmUps(_ count: Int) -> String {
    say(
      en: count == 1 ? "1 of them a warm-up" : "\(number(count)) of them warm-ups",
      es: count == 1 ? "1 de ellas de calentamiento" : "\(number(count)) de ellas de calentamiento",
      ca: count == 1 ? "1 d'escalfament" : "\(number(count)) d'escalfament")
  }

  /// What volume counts: without warm-ups, pairs of dumbbells twice or once.
  package func volumeCounts(pairsTwice: Bool) -> String {
    say(
      en: "Reps, loads and volume are without warm-ups. Volume is load × reps; a pair of dumbbells counts "
        + (pairsTwice ? "twice" : "once"),
      es:
        "Repeticiones, pesos y volumen van sin calentamientos. El volumen es peso × repeticiones; un par de "
        + "mancuernas cuenta " + (pairsTwice ? "doble" : "una vez"),
      ca: "Repeticions, pesos i volum van sense escalfaments. El volum és pes × repeticions; un parell de "
        + "manuelles compta " + (pairsTwice ? "doble" : "una vegada"))
  }

  /// How much of the volume is the lifter's own body.
  package func bodyInVolume(_ volume: String) -> String {
    say(
      en: "\(volume) of the volume is your body weight",
      es: "\(volume) del volumen son de tu peso corporal",
      ca: "\(volume) del volum són del teu pes corporal")
  }

  /// So many sets were moved with the body and no body weight is recorded; the command that records one.
  package func bodyNotInVolume(_ sets: Int, _ command: String) -> String {
    say(
      en:
        "In \(self.sets(sets)) your body isn't counted: no body weight is recorded. To count it: \(command)",
      es:
        "En \(self.sets(sets)) no se suma tu peso corporal: no hay ninguno apuntado. Para sumarlo: \(command)",
      ca:
        "En \(self.sets(sets)) no se suma el teu pes corporal: no n'hi ha cap d'apuntat. Per sumar-lo: \(command)"
    )
  }

  /// What sets and volume of a muscle count.
  package var musclesCount: String {
    say(
      en: "Exercises count for their main muscles, and half for the others; warm-ups don't",
      es: "Cada ejercicio cuenta para sus músculos principales y la mitad para los demás, sin calentamientos",
      ca:
        "Cada exercici compta per als seus músculs principals i la meitat per als altres, sense escalfaments")
  }

  /// Nothing was done in the time that was asked for.
  package var nothingThen: String {
    say(
      en: "Nothing was done in that time",
      es: "No hay nada hecho en ese periodo",
      ca: "No hi ha res fet en aquest període")
  }
}
