import Training
import Wording

extension SessionHeading {
  /// Why it can't be used; `typed` is the line.
  func failure(_ typed: String, _ context: Context) -> Failure? {
    if let toCome { return .dayToCome(typed, toCome, lastYear: toCome.lastYear?.text) }
    if let dateAboveRemark { return .dayOrRemark(typed, date: dateAboveRemark) }
    if date.isWrongWeekday { return .noSuchDay(typed, day: day) }
    if let bodyWeight {
      return .bodyWeight(typed, "gymlog body \(bodyWeight) --at \(self.day.text)")
    }
    if !date.doubt.isEmpty { return .severalTimes(typed, date.doubt.map(\.text)) }
    let day = context.words.dayShort(self.day)
    if !doubt.isEmpty { return .severalTimes(typed, doubt.map { day + " " + Self.clock($0) }) }
    // 3 Apr 20
    if let unread, unread.count == 2, let number = Int(unread), date.year == nil, start == nil {
      let year = Day(year: 2_000 + number, month: self.day.month, day: self.day.day)
      let lines = [year?.text, number < 24 ? "\(day) \(number):00" : nil].compactMap(\.self)
      if !lines.isEmpty { return .severalTimes(typed, lines) }
    }
    if let words = unread?.split(separator: " ").map(String.init), DayWords.goOn(words),
      !HeadingTimes.arePartOfDay(words)
    {
      return .dayVague(typed)
    }
    // `yesterday 1h15`
    if let unread, start == nil, let length = TypedLength(unread)?.exact,
      (60..<5 * 3_600).contains(length.seconds)
    {
      let minutes = length.seconds / 60
      return .severalTimes(typed, [day + ", \(minutes) min", day + " " + Self.clock(minutes)])
    }
    return unread.map { .headingUnclear($0, example: day + " 18:30 – 19:30") }
  }
}

extension Failure {
  /// A date with words that may be a remark on the lines above, or the name of the workout below. A text with a `#` before its headings
  /// has no comments.
  fileprivate static func dayOrRemark(_ text: String, date: String) -> Failure {
    Failure(.usage) { words in
      let remark =
        text.hasPrefix("#") ? words.noteLabel + ": " + text.drop { "# ".contains($0) } : "# " + text
      let text = words.quoted(text)
      return words.say(
        en: Message(
          "\(text): a remark, or the day of the lines below?", hint: "Type the one you mean"),
        es: Message(
          "\(text): ¿un comentario, o el día de las líneas de abajo?", hint: "Escribe lo que quieras decir"),
        ca: Message(
          "\(text): un comentari, o el dia de les línies de sota?", hint: "Escriu el que vulguis dir")
      )
      .with(details: [
        "  " + remark + words.say(en: "  (a remark)", es: "  (un comentario)", ca: "  (un comentari)"),
        "  " + date + words.say(en: "  (the day)", es: "  (el día)", ca: "  (el dia)"),
      ])
    }
  }

  /// A heading with a time or a length that can't be read.
  static func headingUnclear(_ text: String, example: String) -> Failure {
    Failure(.usage) { words in
      let name = words.quoted(text)
      let hint = words.say(
        en: "Write the start, then the end or the duration: \(example)",
        es: "Escribe el inicio y después el final o la duración: \(example)",
        ca: "Escriu l'inici i després el final o la durada: \(example)")
      if HeadingTimes.arePartOfDay(text.split(separator: " ").map(String.init)) {
        return Message(
          words.say(
            en: "\(name): at what time?", es: "\(name): ¿a qué hora?", ca: "\(name): a quina hora?"),
          hint: hint)
      }
      return Message(
        words.say(
          en: "\(name) after the date isn't a start or an end",
          es: "\(name) después de la fecha no es un inicio ni un final",
          ca: "\(name) després de la data no és un inici ni un final"), hint: hint)
    }
  }
}
