import Training
import Wording

/// Days from one to another, both among them; a side that is nil is open.
struct DayRange {
  let since: Day?
  let until: Day?

  /// - Throws: `Failure.spanBackwards` for one that ends before it starts, `Failure.startInFuture` for one that
  ///   starts after today, in which nothing can have been done.
  init(since: Day?, until: Day?, today: Day) throws(Failure) {
    if let since, let until, until < since { throw .spanBackwards(since: since, until: until) }
    if let since, since > today { throw .startInFuture(since) }
    (self.since, self.until) = (since, until)
  }

  init(_ days: ClosedRange<Day>) { (since, until) = (days.lowerBound, days.upperBound) }

  func contains(_ day: Day) -> Bool {
    (since.map { $0 <= day } ?? true) && (until.map { day <= $0 } ?? true)
  }

  /// Whether it holds all days.
  var isOpen: Bool { since == nil && until == nil }

  /// As it is typed: ` --since 2026-09-01`, after a command.
  var options: String {
    (since.map { " --since " + $0.text } ?? "") + (until.map { " --until " + $0.text } ?? "")
  }
}

extension Failure {
  /// A span of days that ends before it starts.
  static func spanBackwards(since: Day, until: Day) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "the span ends on \(until.text), before it starts on \(since.text)",
          hint: "Give an --until that isn't before --since"),
        es: Message(
          "el periodo acaba el \(until.text), antes de empezar el \(since.text)",
          hint: "Pon en --until un día que no sea anterior al de --since"),
        ca: Message(
          "el període acaba el \(until.text), abans de començar el \(since.text)",
          hint: "Posa a --until un dia que no sigui anterior al de --since"))
    }
  }

  /// A span of days that starts after today.
  static func startInFuture(_ day: Day) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(day.text) is still to come", hint: "Give a day that has passed, or today"),
        es: Message("el \(day.text) aún no ha llegado", hint: "Pon un día que ya haya pasado, o el de hoy"),
        ca: Message(
          "el \(day.text) encara no ha arribat", hint: "Posa un dia que ja hagi passat, o el d'avui"))
    }
  }
}
