import Training
import Wording

/// A range of days, both ends included; a nil end is open.
struct DayRange {
  let since: Day?
  let until: Day?

  /// - Throws: `Failure.spanBackwards` if it ends before it starts, `Failure.startInFuture` if it starts after today.
  init(since: DayRangeEnd?, until: DayRangeEnd?, _ context: Context) throws(Failure) {
    let today = context.now.day
    let since = try since.map { end throws(Failure) in try context.days(end).lowerBound }
    let until = try until.map { end throws(Failure) in try context.days(end).upperBound }
    if let since, let until, until < since { throw .spanBackwards(since: since, until: until) }
    if let since, since > today { throw .startInFuture(since) }
    (self.since, self.until) = (since, until)
  }

  init() { (since, until) = (nil, nil) }

  init(_ days: ClosedRange<Day>) { (since, until) = (days.lowerBound, days.upperBound) }

  func contains(_ day: Day) -> Bool {
    (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  /// Whether it contains all days.
  var isOpen: Bool { since == nil && until == nil }

  /// The options for it, after a command: ` --since 2026-09-01`.
  var options: String {
    (since.map { " --since " + $0.text } ?? "") + (until.map { " --until " + $0.text } ?? "")
  }
}

extension Failure {
  /// A range of days that ends before it starts.
  static func spanBackwards(since: Day, until: Day) -> Failure {
    Failure(
      .usage,
      en: Message(
        "--until \(until.text) is before --since \(since.text)",
        hint: "Give --until the same day or a later one"),
      es: Message(
        "--until \(until.text) es anterior a --since \(since.text)",
        hint: "Pon en --until el mismo día o uno posterior"),
      ca: Message(
        "--until \(until.text) és anterior a --since \(since.text)",
        hint: "Posa a --until el mateix dia o un de posterior"))
  }

  /// A range of days that starts after today.
  static func startInFuture(_ day: Day) -> Failure {
    Failure(
      .usage, en: Message("\(day.text) is in the future", hint: "Choose today or an earlier day"),
      es: Message("el \(day.text) aún no ha llegado", hint: "Pon el día de hoy o uno anterior"),
      ca: Message(
        "el \(day.text) encara no ha arribat", hint: "Posa el dia d'avui o un d'anterior"))
  }
}
