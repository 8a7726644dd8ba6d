package import Training

extension Catalan {
  package func days(_ first: Day, _ last: Day) -> String {
    (first.year == last.year ? dayShort(first) : dayShortWithYear(first)) + " – " + dayShortWithYear(last)
  }

  package var trainingDays: String { "Dies d'entrenament" }
  package func workouts(_ workouts: Int, onDays days: Int) -> String {
    self.workouts(workouts) + " en " + counted(days, none: "cap dia", one: "1 dia", many: "dies")
  }
  package func orMore(_ amount: String) -> String { amount + " o més" }
  package func currentStreak(weeks: Int) -> String {
    counted(
      weeks, none: "Sense entrenar aquesta setmana ni l'anterior", one: "1 setmana seguida",
      many: "setmanes seguides")
  }
  package func longestStreak(weeks: Int, _ days: String) -> String {
    "Ratxa més llarga de sempre: " + counted(weeks, none: "cap setmana", one: "1 setmana", many: "setmanes")
      + ", "
      + days
  }

  package func metric(_ metric: ProgressMetric) -> String {
    switch metric {
    case .e1rm: "1RM estimat"
    case .load: "pes"
    case .volume: "volum"
    case .reps: "repeticions"
    case .time: "temps"
    case .distance: "distància"
    }
  }
  package func pointOfDay(_ metric: ProgressMetric) -> String {
    metric == .volume ? "totes les sèries d'un dia" : "millor sèrie d'un dia"
  }
  package var recordMark: String { "rècord" }
  package var trendLine: String { "tendència" }
  package func trend(perMonth change: String?) -> String {
    "Tendència: " + (change.map { $0 + " al mes" } ?? "estable")
  }
  package func best(_ value: String, _ day: String) -> String { "El millor: \(value), \(day)" }
  package func latest(_ value: String, _ day: String) -> String { "L'últim: \(value), \(day)" }

  package var musclesWorked: String { "Músculs" }
  package var musclesCounted: String {
    "Una sèrie compta 1 per als músculs principals del seu exercici i ½ per als altres; els escalfaments no compten"
  }
  package func hardest(_ muscles: [String]) -> String { "Els que més: " + muscles.joined(separator: ", ") }
  package var noMuscleThen: String { "Cap sèrie d'aquest període no compta per a un múscul" }

  package func compared(_ one: String, _ other: String) -> String { one + " davant de " + other }
  package var bestSet: String { "millor sèrie" }
  package var notDone: String { "–" }
  package var change: String { "canvi" }

  package func chartWritten(_ file: String) -> String { "Imatge escrita a \(file)" }
}

extension Catalan {
  package func periodNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no és un any ni un mes", hint: "Escriu-lo com 2026 o 2026-11")
  }
  package func sideNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no és un entrenament, ni un mes, ni un any",
      hint: "Escriu-lo com last, 2026-11-20, 2026-11 o 2026")
  }
  package func noValue(by metric: String, _ exercise: String, instead command: String?) -> Message {
    Message(
      "\(exercise) no té cap valor \(metric.hasPrefix("1") ? "d'" : "de ")\(metric)",
      hint: command.map { tryTyping($0) })
  }
  package func onlyWarmUps(_ exercise: String) -> Message {
    Message("de \(quoted(exercise)) només hi ha escalfaments, i no compten")
  }
  package func workoutOrDays(_ option: String) -> Message {
    Message("un entrenament no pot anar amb \(option)", hint: "Indica l'entrenament o els dies")
  }
}
