package import Training

extension Spanish {
  package func days(_ first: Day, _ last: Day) -> String {
    (first.year == last.year ? dayShort(first) : dayShortWithYear(first)) + " – " + dayShortWithYear(last)
  }

  package var trainingDays: String { "Días de entrenamiento" }
  package func workouts(_ workouts: Int, onDays days: Int) -> String {
    self.workouts(workouts) + " en " + counted(days, none: "ningún día", one: "1 día", many: "días")
  }
  package func orMore(_ amount: String) -> String { amount + " o más" }
  package func currentStreak(weeks: Int) -> String {
    counted(
      weeks, none: "Sin entrenar esta semana ni la anterior", one: "1 semana seguida",
      many: "semanas seguidas")
  }
  package func longestStreak(weeks: Int, _ days: String) -> String {
    "Racha más larga de siempre: " + counted(weeks, none: "ninguna semana", one: "1 semana", many: "semanas")
      + ", "
      + days
  }

  package func metric(_ metric: ProgressMetric) -> String {
    switch metric {
    case .e1rm: "1RM estimado"
    case .load: "peso"
    case .volume: "volumen"
    case .reps: "repeticiones"
    case .time: "tiempo"
    case .distance: "distancia"
    }
  }
  package func pointOfDay(_ metric: ProgressMetric) -> String {
    metric == .volume ? "todas las series de un día" : "mejor serie de un día"
  }
  package var recordMark: String { "récord" }
  package var trendLine: String { "tendencia" }
  package func trend(perMonth change: String?) -> String {
    "Tendencia: " + (change.map { $0 + " al mes" } ?? "estable")
  }
  package func best(_ value: String, _ day: String) -> String { "Lo mejor: \(value), \(day)" }
  package func latest(_ value: String, _ day: String) -> String { "Lo último: \(value), \(day)" }

  package var musclesWorked: String { "Músculos" }
  package var musclesCounted: String {
    "Una serie cuenta 1 para los músculos principales de su ejercicio y ½ para los demás; los calentamientos no cuentan"
  }
  package func hardest(_ muscles: [String]) -> String { "Los que más: " + muscles.joined(separator: ", ") }
  package var noMuscleThen: String { "Ninguna serie de ese periodo cuenta para un músculo" }

  package func compared(_ one: String, _ other: String) -> String { one + " frente a " + other }
  package var bestSet: String { "mejor serie" }
  package var notDone: String { "–" }
  package var change: String { "cambio" }

  package func chartWritten(_ file: String) -> String { "Imagen escrita en \(file)" }
}

extension Spanish {
  package func periodNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) no es un año ni un mes", hint: "Escríbelo como 2026 o 2026-11")
  }
  package func sideNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) no es un entrenamiento, ni un mes, ni un año",
      hint: "Escríbelo como last, 2026-11-20, 2026-11 o 2026")
  }
  package func noValue(by metric: String, _ exercise: String, instead command: String?) -> Message {
    Message(
      "\(exercise) no se puede medir por \(metric)",
      hint: command.map { tryTyping($0) })
  }
  package func onlyWarmUps(_ exercise: String) -> Message {
    Message("de \(quoted(exercise)) solo hay calentamientos, y no cuentan")
  }
  package func workoutOrDays(_ option: String) -> Message {
    Message("un entrenamiento no puede ir con \(option)", hint: "Indica el entrenamiento o los días")
  }
}
