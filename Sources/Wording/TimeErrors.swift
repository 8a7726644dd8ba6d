package import Training

extension Words {
  /// A TIME that isn't written as one.
  package func timeNotUnderstood(_ text: String) -> Message {
    say(
      en: Message(
        "\(quoted(text)) is not a time",
        hint: #"Type it as 18:30, "yesterday 18:30", 2026-11-20T18:30 or "20min ago""#),
      es: Message(
        "\(quoted(text)) no es una hora",
        hint: #"Escríbela así: 18:30, "ayer 18:30", 2026-11-20T18:30 o "hace 20min""#),
      ca: Message(
        "\(quoted(text)) no és una hora",
        hint: #"Escriu-la així: 18:30, "ahir 18:30", 2026-11-20T18:30 o "fa 20min""#))
  }

  /// A duration that isn't written as one.
  package func durationNotUnderstood(_ text: String) -> Message {
    say(
      en: Message(
        "\(quoted(text)) is not a duration", hint: wholeNumberHint(text) ?? "Type it as 90s, 45min or 1h10min"
      ),
      es: Message(
        "\(quoted(text)) no es una duración",
        hint: wholeNumberHint(text) ?? "Escríbela así: 90s, 45min o 1h10min"),
      ca: Message(
        "\(quoted(text)) no és una durada",
        hint: wholeNumberHint(text) ?? "Escriu-la així: 90s, 45min o 1h10min"))
  }

  /// A duration that can be several; the readings are typed so that each is clear.
  package func durationUnclear(_ text: String, _ readings: [String]) -> Message {
    say(
      en: Message("\(quoted(text)) could be \(either(readings))", hint: "Type the one you mean"),
      es: Message("\(quoted(text)) puede ser \(either(readings))", hint: "Escribe la que quieras decir"),
      ca: Message("\(quoted(text)) pot ser \(either(readings))", hint: "Escriu la que vulguis dir"))
  }

  /// A duration for a setting that is no time at all, or more than ten days.
  package func lengthOutOfRange(_ text: String) -> Message {
    say(
      en: Message(
        "a setting takes a time from 1s to 240h, not \(quoted(text))", hint: "Type it as 90s, 45min or 3h"),
      es: Message(
        "un ajuste admite una duración de 1s a 240h, no \(quoted(text))",
        hint: "Escríbela así: 90s, 45min o 3h"
      ),
      ca: Message(
        "un ajust admet una durada d'1s a 240h, no \(quoted(text))", hint: "Escriu-la així: 90s, 45min o 3h"))
  }

  /// A span of days that ends before it starts.
  package func spanBackwards(since: Day, until: Day) -> Message {
    say(
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

  /// A day that isn't written as one, or doesn't exist.
  package func dayNotUnderstood(_ text: String) -> Message {
    say(
      en: Message("\(quoted(text)) is not a day", hint: "Type it as 2026-11-20"),
      es: Message("\(quoted(text)) no es un día", hint: "Escríbelo así: 2026-11-20"),
      ca: Message("\(quoted(text)) no és un dia", hint: "Escriu-lo així: 2026-11-20"))
  }

  /// A typed time that is still to come.
  package func timeInFuture(_ text: String) -> Message {
    say(
      en: Message("\(text) is still to come", hint: "Give a time that has passed, or none for now"),
      es: Message(
        "\(text) aún no ha llegado", hint: "Pon una hora que ya haya pasado, o ninguna si es ahora"),
      ca: Message("\(text) encara no ha arribat", hint: "Posa una hora que ja hagi passat, o cap si és ara"))
  }

  /// A span of days that starts on one still to come.
  package func startInFuture(_ day: Day) -> Message {
    say(
      en: Message("\(day.text) is still to come", hint: "Give a day that has passed, or today"),
      es: Message("el \(day.text) aún no ha llegado", hint: "Pon un día que ya haya pasado, o el de hoy"),
      ca: Message("el \(day.text) encara no ha arribat", hint: "Posa un dia que ja hagi passat, o el d'avui"))
  }

  /// A workout that would end before it began.
  package func endBeforeStart(end: CivilTime, start: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "the end, \(moment(end, today: today)), comes before the start, \(moment(start, today: today))",
        hint: "Give a later time with --at, or how long it took with --for"),
      es: Message(
        "el final, \(moment(end, today: today)), es anterior al inicio, \(moment(start, today: today))",
        hint: "Pon una hora posterior con --at, o cuánto duró con --for"),
      ca: Message(
        "el final, \(moment(end, today: today)), és abans de l'inici, \(moment(start, today: today))",
        hint: "Posa una hora posterior amb --at, o quant va durar amb --for"))
  }

  /// An end that would leave sets behind it that were done later.
  package func endBeforeLastSet(end: CivilTime, lastSet: CivilTime, today: Day) -> Message {
    say(
      en: Message(
        "the last set was done \(moment(lastSet, today: today)), after the end \(moment(end, today: today))",
        hint: "Give a later time with --at"),
      es: Message(
        "la última serie fue \(moment(lastSet, today: today)), después del final, "
          + moment(end, today: today), hint: "Pon una hora posterior con --at"),
      ca: Message(
        "l'última sèrie va ser \(moment(lastSet, today: today)), després del final, "
          + moment(end, today: today), hint: "Posa una hora posterior amb --at"))
  }

  /// A number without a unit may be either.
  func wholeNumberHint(_ text: String) -> String? {
    guard !text.isEmpty, text.allSatisfy(\.isNumber) else { return nil }
    return didYouMean([text + "s", text + "min"])
  }
}
