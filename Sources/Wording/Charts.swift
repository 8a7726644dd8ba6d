package import Training

extension Words {
  /// From a day to another, in short: `3 Mar – 5 Oct 2026`.
  package func days(_ first: Day, _ last: Day) -> String {
    (first.year == last.year ? dayShort(first) : dayShortWithYear(first)) + " – " + dayShortWithYear(last)
  }

  // Calendar
  /// The heading of the days on which something was trained.
  package var trainingDays: String {
    say(en: "Training days", es: "Días de entrenamiento", ca: "Dies d'entrenament")
  }

  /// Workouts and the days on which they were: `148 workouts on 146 days`.
  package func workouts(_ workouts: Int, onDays days: Int) -> String {
    say(
      en: self.workouts(workouts) + " on " + counted(days, none: "no day", one: "1 day", many: "days"),
      es: self.workouts(workouts) + " en " + counted(days, none: "ningún día", one: "1 día", many: "días"),
      ca: self.workouts(workouts) + " en " + counted(days, none: "cap dia", one: "1 dia", many: "dies"))
  }

  /// So much or more of it: `19 sets or more`.
  package func orMore(_ amount: String) -> String {
    say(en: amount + " or more", es: amount + " o más", ca: amount + " o més")
  }

  /// How many weeks in a row something was trained, up to now; 0 for none.
  package func currentStreak(weeks: Int) -> String {
    say(
      en: counted(
        weeks, none: "Not trained this week or last", one: "1 week in a row", many: "weeks in a row"),
      es: counted(
        weeks, none: "Sin entrenar esta semana ni la anterior", one: "1 semana seguida",
        many: "semanas seguidas"),
      ca: counted(
        weeks, none: "Sense entrenar aquesta setmana ni l'anterior", one: "1 setmana seguida",
        many: "setmanes seguides"))
  }

  /// The longest such run of all years, and from when to when.
  package func longestStreak(weeks: Int, _ days: String) -> String {
    say(
      en: "Longest ever: " + counted(weeks, none: "no week", one: "1 week", many: "weeks") + ", " + days,
      es: "Racha más larga de siempre: "
        + counted(weeks, none: "ninguna semana", one: "1 semana", many: "semanas")
        + ", "
        + days,
      ca: "Ratxa més llarga de sempre: "
        + counted(weeks, none: "cap setmana", one: "1 setmana", many: "setmanes")
        + ", "
        + days)
  }

  // Progress
  /// What progress is measured by, as a heading has it after the exercise: `estimated 1RM`.
  package func metric(_ metric: ProgressMetric) -> String {
    switch metric {
    case .e1rm: say(en: "estimated 1RM", es: "1RM estimado", ca: "1RM estimat")
    case .load: say(en: "load", es: "peso", ca: "pes")
    case .volume: say(en: "volume", es: "volumen", ca: "volum")
    case .reps: say(en: "reps", es: "repeticiones", ca: "repeticions")
    case .time: say(en: "time", es: "tiempo", ca: "temps")
    case .distance: say(en: "distance", es: "distancia", ca: "distància")
    }
  }

  /// What a point of the line is: the best set of a day; of volumes, all of a day.
  package func pointOfDay(_ metric: ProgressMetric) -> String {
    say(
      en: metric == .volume ? "all sets of a day" : "best set of a day",
      es: metric == .volume ? "todas las series de un día" : "mejor serie de un día",
      ca: metric == .volume ? "totes les sèries d'un dia" : "millor sèrie d'un dia")
  }

  /// A value that was better than all before it.
  package var recordMark: String { say(en: "record", es: "récord", ca: "rècord") }

  /// The straight line along which values go.
  package var trendLine: String { say(en: "trend", es: "tendencia", ca: "tendència") }

  /// How much a value changes in a month; nil where it hardly does: `Trend: +1.2 kg a month`.
  package func trend(perMonth change: String?) -> String {
    say(
      en: "Trend: " + (change.map { $0 + " a month" } ?? "level"),
      es: "Tendencia: " + (change.map { $0 + " al mes" } ?? "estable"),
      ca: "Tendència: " + (change.map { $0 + " al mes" } ?? "estable"))
  }

  /// The best value and its day: `Best: 152.5 kg, 12 Oct 2026`.
  package func best(_ value: String, _ day: String) -> String {
    say(en: "Best: \(value), \(day)", es: "Lo mejor: \(value), \(day)", ca: "El millor: \(value), \(day)")
  }

  /// The latest value and its day.
  package func latest(_ value: String, _ day: String) -> String {
    say(en: "Latest: \(value), \(day)", es: "Lo último: \(value), \(day)", ca: "L'últim: \(value), \(day)")
  }

  // Muscles
  /// The heading of how hard the muscles worked.
  package var musclesWorked: String { say(en: "Muscles", es: "Músculos", ca: "Músculs") }

  /// How the sets of a muscle are counted.
  package var musclesCounted: String {
    say(
      en: "A set counts 1 for the main muscles of its exercise and ½ for the others; warm-ups don't count",
      es:
        "Una serie cuenta 1 para los músculos principales de su ejercicio y ½ para los demás; los calentamientos no cuentan",
      ca:
        "Una sèrie compta 1 per als músculs principals del seu exercici i ½ per als altres; els escalfaments no compten"
    )
  }

  /// The hardest-worked muscles, for those who don't see the picture: `Most: chest, triceps`.
  package func hardest(_ muscles: [String]) -> String {
    say(
      en: "Most: " + muscles.joined(separator: ", "),
      es: "Los que más: " + muscles.joined(separator: ", "),
      ca: "Els que més: " + muscles.joined(separator: ", "))
  }

  /// Said instead of them where no set counts for any.
  package var noMuscleThen: String {
    say(
      en: "No set counts for a muscle in that time",
      es: "Ninguna serie de ese periodo cuenta para un músculo",
      ca: "Cap sèrie d'aquest període no compta per a un múscul")
  }

  // Comparison
  /// Between the names of the two that are compared: `A against B`.
  package func compared(_ one: String, _ other: String) -> String {
    say(en: one + " against " + other, es: one + " frente a " + other, ca: one + " davant de " + other)
  }

  /// The set that says most, of an exercise.
  package var bestSet: String { say(en: "best set", es: "mejor serie", ca: "millor sèrie") }

  /// Of an exercise that wasn't done on one of the sides.
  package var notDone: String { "–" }

  /// Above what changed from the first to the second.
  package var change: String { say(en: "change", es: "cambio", ca: "canvi") }

  /// A chart was written into a file.
  package func chartWritten(_ file: String) -> String {
    say(en: "Picture written to \(file)", es: "Imagen escrita en \(file)", ca: "Imatge escrita a \(file)")
  }

  /// Neither a year nor a month.
  package func periodNotUnderstood(_ text: String) -> Message {
    say(
      en: Message("\(quoted(text)) is neither a year nor a month", hint: "Type it as 2026 or 2026-11"),
      es: Message("\(quoted(text)) no es un año ni un mes", hint: "Escríbelo como 2026 o 2026-11"),
      ca: Message("\(quoted(text)) no és un any ni un mes", hint: "Escriu-lo com 2026 o 2026-11"))
  }

  /// Neither a workout nor a month nor a year.
  package func sideNotUnderstood(_ text: String) -> Message {
    say(
      en: Message(
        "\(quoted(text)) is neither a workout nor a month nor a year",
        hint: "Type it as last, 2026-11-20, 2026-11 or 2026"),
      es: Message(
        "\(quoted(text)) no es un entrenamiento, ni un mes, ni un año",
        hint: "Escríbelo como last, 2026-11-20, 2026-11 o 2026"),
      ca: Message(
        "\(quoted(text)) no és un entrenament, ni un mes, ni un any",
        hint: "Escriu-lo com last, 2026-11-20, 2026-11 o 2026"))
  }

  /// An exercise has no value by a metric; a line with the metrics by which it has one.
  package func noValue(by metric: String, _ exercise: String, instead command: String?) -> Message {
    say(
      en: Message(
        "\(exercise) has nothing to measure by \(metric)",
        hint: command.map { tryTyping($0) }),
      es: Message(
        "\(exercise) no se puede medir por \(metric)",
        hint: command.map { tryTyping($0) }),
      ca: Message(
        "\(exercise) no té cap valor \(metric.hasPrefix("1") ? "d'" : "de ")\(metric)",
        hint: command.map { tryTyping($0) }))
  }

  /// Only warm-ups of an exercise were done, which don't count.
  package func onlyWarmUps(_ exercise: String) -> Message {
    say(
      en: Message("only warm-ups of \(quoted(exercise)) were done, and those don't count"),
      es: Message("de \(quoted(exercise)) solo hay calentamientos, y no cuentan"),
      ca: Message("de \(quoted(exercise)) només hi ha escalfaments, i no compten"))
  }

  /// A workout was named, and days too.
  package func workoutOrDays(_ option: String) -> Message {
    say(
      en: Message("a workout can't stand beside \(option)", hint: "Name the workout, or the days"),
      es: Message("un entrenamiento no puede ir con \(option)", hint: "Indica el entrenamiento o los días"),
      ca: Message("un entrenament no pot anar amb \(option)", hint: "Indica l'entrenament o els dies"))
  }
}
