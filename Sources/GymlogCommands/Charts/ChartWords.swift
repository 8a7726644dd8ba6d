import Training
import Wording

extension Words {
  /// The range from one day to another, in short: `3 Mar – 5 Oct 2026`.
  func days(_ first: Day, _ last: Day) -> String {
    if first == last { return dayShortWithYear(first) }
    return (first.year == last.year ? dayShort(first) : dayShortWithYear(first)) + " – "
      + dayShortWithYear(last)
  }

  /// Some days, by the year's name if they are a calendar year.
  func period(_ days: ClosedRange<Day>) -> String {
    days == CalendarPeriod.year(days.lowerBound.year).days
      ? "\(days.lowerBound.year)" : self.days(days.lowerBound, days.upperBound)
  }

  /// How many days of a span count: `25 of 30 days`.
  func counted(_ days: Int, of all: Int) -> String {
    say(en: "\(days) of \(all) days", es: "\(days) de \(all) días", ca: "\(days) de \(all) dies")
  }

  /// A volume as lifters tell a year's: `612.4 t`; pounds stay pounds, in whole ones.
  func tonnes(_ mass: Mass) -> String {
    guard mass.value.raw >= 1_000_000 else { return volume(mass) }
    let whole = Thousandths(raw: (mass.value.raw + 500) / 1_000)
    return mass.unit == .kilograms
      ? decimal(whole.tenths) + " t" : volume(Mass(Thousandths(whole.raw), mass.unit))
  }

  // Calendar
  var trainingDays: String {
    say(en: "Training days", es: "Días de entrenamiento", ca: "Dies d'entrenament")
  }

  /// Workouts and their days: `148 workouts on 146 days`; without the days if there are as many.
  func workouts(_ workouts: Int, onDays days: Int) -> String {
    if workouts == days { return self.workouts(workouts) }
    return say(
      en: self.workouts(workouts) + " on " + counted(days, none: "no day", one: "1 day", many: "days"),
      es: self.workouts(workouts) + " en " + counted(days, none: "ningún día", one: "1 día", many: "días"),
      ca: self.workouts(workouts) + " en " + counted(days, none: "cap dia", one: "1 dia", many: "dies"))
  }

  // Progress
  /// The name of a metric, in lower case: `estimated 1RM`.
  func metric(_ metric: ProgressMetric) -> String {
    switch metric {
    case .e1rm: say(en: "estimated 1RM", es: "1RM estimado", ca: "1RM estimat")
    case .load: load
    case .volume: volume
    case .reps: say(en: "reps", es: "repeticiones", ca: "repeticions")
    case .time: duration
    case .pace: say(en: "pace", es: "ritmo", ca: "ritme")
    case .distance: say(en: "distance", es: "distancia", ca: "distància")
    }
  }

  /// A time per distance: `5:12 /km`.
  func pace(_ time: Duration, per unit: String) -> String {
    stopwatch(Duration(seconds: (time.milliseconds + 500) / 1_000)) + " /" + unit
  }

  var trendLine: String { say(en: "trend", es: "tendencia", ca: "tendència") }

  /// The best value and its day: `Best: 152.5 kg, 12 Oct 2026`.
  func best(_ value: String, _ day: String) -> String {
    say(
      en: "Best: \(value), \(day)", es: "Mejor marca: \(value), \(day)", ca: "Millor marca: \(value), \(day)")
  }

  /// The latest value and its day; `isTooRough` if it beats the best but is only a rough estimate.
  func latest(_ value: String, _ day: String, isTooRough: Bool) -> String {
    say(
      en: "Latest: \(value), \(day)" + (isTooRough ? ", too rough to count as the best" : ""),
      es: "Última marca: \(value), \(day)"
        + (isTooRough ? ", demasiado aproximada para contar como mejor marca" : ""),
      ca: "Última marca: \(value), \(day)"
        + (isTooRough ? ", massa aproximada per comptar com a millor marca" : ""))
  }

  // Muscles
  var musclesWorked: String { say(en: "Muscles", es: "Músculos", ca: "Músculs") }

  var musclesCounted: String {
    say(
      en:
        "A set counts 1 for the main muscles of its exercise and ½ for the others; warm-ups and stretches don't count",
      es:
        "Una serie cuenta 1 para los músculos principales de su ejercicio y ½ para los demás; los calentamientos y los estiramientos no cuentan",
      ca:
        "Una sèrie compta 1 per als músculs principals del seu exercici i ½ per als altres; els escalfaments i els estiraments no compten"
    )
  }

  /// An exercise has only warm-ups, which don't count.
  func onlyWarmUps(_ exercise: String) -> Message {
    say(
      en: Message("only warm-ups logged for \(exercise), and those don't count"),
      es: Message("de \(exercise) solo hay calentamientos, y no cuentan"),
      ca: Message("\(exercise): només hi ha escalfaments, i no compten"))
  }
}

extension Failure {
  /// An exercise has only warm-ups, which don't count.
  static func onlyWarmUps(_ exercise: String) -> Failure {
    Failure(.notFound) { words in words.onlyWarmUps(exercise) }
  }
}
