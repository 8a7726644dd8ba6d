import TextMatching
import Training

/// The words of times, days and lengths in all languages, without accents and in lower case.
enum TimeWords {
  static let now: Set = ["now", "ahora", "ara"]
  /// Words that say nothing here.
  static let fillers: Set = ["on", "el", "the", "of", "de", "del", "dia", "day"]
  /// Words before an hour: `at 6`, `a las 6`, `les 6`.
  static let at: [[String]] = [
    ["at"], ["a", "las"], ["a", "la"], ["a", "les"], ["las"], ["les"],
  ]
  /// Words before an amount of time that lie in the past, and words after it.
  static let agoBefore: Set = ["hace", "fa"]
  static let agoAfter = "ago"

  /// Words that make a weekday the one before today: before it, or after it.
  static let last: Set = ["last", "pasado", "passat", "ultimo", "ultim", "darrer"]
  static let this: Set = ["this", "este", "aquest"]

  static let days: [(words: [String], ago: Int)] = [
    (["today"], 0), (["hoy"], 0), (["avui"], 0),
    (["yesterday"], 1), (["ayer"], 1), (["ahir"], 1),
    (["day", "before", "yesterday"], 2), (["anteayer"], 2), (["antier"], 2), (["antes", "de", "ayer"], 2),
    (["abans", "ahir"], 2), (["abans", "de", "ahir"], 2), (["despus", "ahir"], 2),
    (["tomorrow"], -1), (["manana"], -1), (["dema"], -1),
  ]

  /// A part of the day, which says which of two hours is meant.
  enum Part {
    case earlyMorning, morning, midday, afternoon, evening, night, am, pm
  }

  /// Parts of a day after its time: `7 in the evening`, `las 7 de la tarde`.
  static let partsAfter: [(words: [String], part: Part)] = [
    (["am"], .am), (["pm"], .pm),
    (["in", "the", "morning"], .morning), (["in", "the", "afternoon"], .afternoon),
    (["in", "the", "evening"], .evening), (["at", "night"], .night),
    (["de", "la", "manana"], .morning), (["por", "la", "manana"], .morning),
    (["de", "la", "tarde"], .afternoon), (["por", "la", "tarde"], .afternoon),
    (["de", "la", "noche"], .night), (["por", "la", "noche"], .night),
    (["de", "la", "madrugada"], .earlyMorning), (["del", "mediodia"], .midday),
    (["del", "mati"], .morning), (["al", "mati"], .morning), (["de", "la", "matinada"], .earlyMorning),
    (["de", "matinada"], .earlyMorning), (["del", "migdia"], .midday),
    (["de", "la", "tarda"], .afternoon), (["a", "la", "tarda"], .afternoon),
    (["del", "vespre"], .evening), (["al", "vespre"], .evening), (["de", "la", "nit"], .night),
  ]

  /// Parts of today or yesterday before a time: `this morning 8:00`.
  static let partsOfDays: [(words: [String], ago: Int, part: Part)] = [
    (["this", "morning"], 0, .morning), (["this", "afternoon"], 0, .afternoon),
    (["this", "evening"], 0, .evening), (["tonight"], 0, .night),
    (["yesterday", "morning"], 1, .morning), (["yesterday", "afternoon"], 1, .afternoon),
    (["yesterday", "evening"], 1, .evening), (["last", "night"], 1, .night),
    (["esta", "manana"], 0, .morning), (["esta", "tarde"], 0, .afternoon), (["esta", "noche"], 0, .night),
    (["anoche"], 1, .night), (["anit"], 1, .night),
    (["aquest", "mati"], 0, .morning), (["aquesta", "tarda"], 0, .afternoon),
    (["aquest", "vespre"], 0, .evening), (["aquesta", "nit"], 0, .night),
  ]

  /// Full and short names of weekdays. `mar` is both a Tuesday and March in Spanish.
  static func weekday(_ word: String, in language: Language) -> Weekday? {
    if word == "mar", language == .english { return nil }
    // Elsewhere it is a deadlift.
    if word == "dl", language != .catalan { return nil }
    return weekdays[word]
  }

  private static let weekdays = names(
    ["tues": .tuesday, "weds": .wednesday, "thur": .thursday, "thurs": .thursday],
    shown: { [$1.weekday($0), $1.weekdayShort($0)] })

  static func month(_ word: String) -> Month? {
    months[word]
  }

  private static let months = names(
    ["sept": .september, "setiembre": .september], shown: { [$1.month($0), $1.monthShort($0)] })

  private static func names<Value: CaseIterable>(
    _ more: [String: Value], shown: (Value, Words) -> [String]
  ) -> [String: Value] {
    var names = more
    for words in Language.allCases.map(\.words) {
      for value in Value.allCases {
        for name in shown(value, words) { names[FoldedWord(name).text] = value }
      }
    }
    return names
  }

  /// Numbers in words, for hours and amounts.
  static func number(_ word: String) -> Int? {
    numbers.firstIndex { $0.contains(word) }.map { $0 + 1 }
  }

  private static let numbers: [[String]] = [
    ["a", "an", "one", "un", "una"], ["two", "dos", "dues"], ["three", "tres"], ["four", "cuatro", "quatre"],
    ["five", "cinco", "cinc"], ["six", "seis", "sis"], ["seven", "siete", "set"], ["eight", "ocho", "vuit"],
    ["nine", "nueve", "nou"], ["ten", "diez", "deu"], ["eleven", "once", "onze"],
    ["twelve", "doce", "dotze"],
  ]

  /// A unit of time in a length of time, where `m` is minutes.
  static func unit(_ word: String) -> TimeUnit? {
    switch word {
    case "\"": .second
    case "m", "'": .minute
    default: TimeUnit(named: word)
    }
  }

  static func daysOfUnit(_ word: String) -> Int? {
    if ["day", "days", "dia", "dias", "dies"].contains(word) { return 1 }
    return TypedSpan.Unit(named: word) == .week ? 7 : nil
  }

  static let and: Set = ["and", "y", "i"]
  static let half: Set = ["half", "media", "mitja"]
  static let quarter: Set = ["quarter", "cuarto", "quart"]
  static let quarters: Set = ["quarters", "cuartos", "quarts"]
}

extension String {
  /// Its words in lower case and without accents. A comma or a full stop at the end of a word, and the `l'` and `d'` of Catalan,
  /// don't count. `28nov` and `nov28` are two words.
  var wordsOfTime: [String] {
    var words: [String] = []
    for piece in split(whereSeparator: \.isWhitespace) {
      var word = String(
        String.UnicodeScalarView(foldedScalars(String(piece)).compactMap(Unicode.Scalar.init)))
      word = String(word.map { $0 == "\u{2019}" || $0 == "\u{2032}" ? "'" : $0 })
      if ["a.m.", "p.m.", "a.m", "p.m"].contains(word) { word.removeAll { $0 == "." } }
      while let last = word.last, ",.;".contains(last) { word.removeLast() }
      // 2026-11-20T18:30
      if word.first?.isNumber == true, word.contains(":"), word.contains("-"),
        let mark = word.firstIndex(of: "t")
      {
        words.append(String(word[..<mark]))
        word = String(word[word.index(after: mark)...])
      }
      let (digits, letters) = (word.filter(\.isNumber), word.filter(\.isLetter))
      // `set` is a month in Catalan, and a set.
      if digits.utf8.count <= 2, [digits + letters, letters + digits].contains(word), letters != "set",
        !digits.isEmpty, TimeWords.month(letters) != nil
      {
        words += word == digits + letters ? [digits, letters] : [letters, digits]
        continue
      }
      // abans-d'ahir
      let isOfLetters = word.allSatisfy { $0.isLetter || $0 == "-" || $0 == "'" }
      for part in isOfLetters ? word.split(separator: "-").map(String.init) : [word] {
        let isElided = part.hasPrefix("l'") || part.hasPrefix("d'")
        let rest = isElided ? String(part.dropFirst(2)) : part
        if !rest.isEmpty { words.append(rest) }
      }
    }
    return words
  }
}
