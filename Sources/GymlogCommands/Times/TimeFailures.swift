import Training
import Wording

extension Failure {
  /// A time that clocks skipped when they went forward, with lines for the times before and after.
  static func timeSkipped(_ text: String, _ lines: [String]) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "\(quoted(text)) didn't exist: the clocks went forward",
          es: "\(quoted(text)) no existió: se adelantó el reloj",
          ca: "\(quoted(text)) no va existir: es va avançar el rellotge"), hint: words.readings(lines))
    }
  }

  static func timeNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "\(quoted(text)) isn't a time",
        hint: "Type it like 18:30, 6pm, yesterday 18:30, sat 10:00, 20 Nov 18:30 or 20min ago"),
      es: Message(
        "\(quoted(text)) no es una hora",
        hint: "Escríbela así: 18:30, ayer 18:30, sáb 10:00, 20 nov 18:30 o hace 20min"),
      ca: Message(
        "\(quoted(text)) no és una hora",
        hint: "Escriu-la així: 18:30, ahir 18:30, ds 10:00, 20 nov 18:30 o fa 20min"))
  }

  static func dayNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage,
      en: Message(
        "\(quoted(text)) isn't a date",
        hint: "Type it like 2026-11-20, 20 Nov, yesterday or last monday"),
      es: Message(
        "\(quoted(text)) no es una fecha",
        hint: "Escríbela así: 2026-11-20, 20 nov, ayer o el lunes"),
      ca: Message(
        "\(quoted(text)) no és una data",
        hint: "Escriu-la així: 2026-11-20, 20 nov, ahir o dilluns"))
  }

  /// A day without the time that is needed; `example` is the line with one.
  static func timeNeeded(_ text: String, example: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(quoted(text)) needs a time of day", hint: words.forExample(example)),
        es: Message("a \(quoted(text)) le falta la hora", hint: words.forExample(example)),
        ca: Message("a \(quoted(text)) li falta l'hora", hint: words.forExample(example)))
    }
  }

  /// A date that doesn't exist, or one that falls on another weekday: then `day` is that date.
  static func noSuchDay(_ text: String, day: Day?) -> Failure {
    Failure(.usage) { words in
      if let day {
        return words.say(
          en: Message("\(quoted(text)): that day is \(words.dayLong(day))"),
          es: Message("\(quoted(text)): ese día es \(words.dayLong(day))"),
          ca: Message("\(quoted(text)): aquell dia és \(words.dayLong(day))"))
      }
      return words.say(
        en: Message("\(quoted(text)): there is no such day"),
        es: Message("\(quoted(text)): ese día no existe"),
        ca: Message("\(quoted(text)): aquest dia no existeix"))
    }
  }

  /// A time or day with several meanings; `lines` are the line with each of them.
  static func severalTimes(_ text: String, _ lines: [String]) -> Failure {
    Failure(.usage) { words in
      if lines.count == 1 { return words.unreadableSets(text, .twoReadings, readings: lines) }
      return Message(
        words.say(
          en: "\(quoted(text)) is ambiguous",
          es: "\(quoted(text)) se puede entender de varias maneras",
          ca: "\(quoted(text)) es pot entendre de més d'una manera"),
        details: lines.map { "  " + $0 }, hint: words.typeTheOneMeant)
    }
  }

  /// A time in the future. `line` has one that may be meant instead.
  static func timeInFuture(_ text: String, instead line: String? = nil) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(text) is in the future",
          hint: words.didYouMean(line.map { [$0] } ?? []) ?? "Choose an earlier time"),
        es: Message(
          "ese momento aún no ha llegado: \(text)",
          hint: words.didYouMean(line.map { [$0] } ?? []) ?? "Pon una hora anterior"),
        ca: Message(
          "aquesta hora encara no ha arribat: \(text)",
          hint: words.didYouMean(line.map { [$0] } ?? []) ?? "Posa una hora anterior"))
    }
  }

  /// A day without a year that is soon, and what to type for the same one a year before.
  static func dayToCome(_ text: String, _ day: Day, lastYear: String?) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message(
          "\(text): \(day.text) is in the future", hint: lastYear.map { "If it was last year: \($0)" }),
        es: Message(
          "\(text): el \(day.text) aún no ha llegado", hint: lastYear.map { "Si fue el año pasado: \($0)" }),
        ca: Message(
          "\(text): el \(day.text) encara no ha arribat",
          hint: lastYear.map { "Si va ser l'any passat: \($0)" }))
    }
  }

  static func durationNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(quoted(text)) isn't a duration",
          hint: words.wholeNumberHint(text) ?? "Type it like 90s, 45min or 1h10min"
        ),
        es: Message(
          "\(quoted(text)) no es una duración",
          hint: words.wholeNumberHint(text) ?? "Escríbela así: 90s, 45min o 1h10min"),
        ca: Message(
          "\(quoted(text)) no és una durada",
          hint: words.wholeNumberHint(text) ?? "Escriu-la així: 90s, 45min o 1h10min"))
    }
  }

  /// An ambiguous duration, with its readings.
  static func durationUnclear(_ text: String, _ readings: [String]) -> Failure {
    Failure(.usage) { words in
      let readings = words.either(readings)
      return Message(
        words.say(
          en: "\(quoted(text)) could be \(readings)", es: "\(quoted(text)) puede ser \(readings)",
          ca: "\(quoted(text)) pot ser \(readings)"), hint: words.typeTheOneMeant)
    }
  }
}
