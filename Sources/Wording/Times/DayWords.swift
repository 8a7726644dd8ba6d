/// Words for days and parts of days. A text of nothing else is meant to name a day, even if none can be read from it.
package enum DayWords {
  /// Whether a text has only such words: `last tuesday evening`, `the day after`, `la semana pasada`.
  package static func areAll(in text: String) -> Bool {
    let words = text.filter { !"()".contains($0) }.wordsOfTime
    func isName(_ word: String) -> Bool {
      names.contains(word) || TimeWords.weekday(word, in: .english) != nil
    }
    return words.contains(where: isName) && words.allSatisfy { isName($0) || joiners.contains($0) }
      // `Day A` is the name of a workout.
      && (words.count > 1 ? words[words.count - 1].count > 1 : !doubtful.contains(words[0]))
  }

  /// Whether words after a day say which day it is, so that they aren't a name: `before last` after `wednesday`, `last week`.
  package static func goOn(_ words: [String]) -> Bool {
    words.contains { $0.count > 2 } && areAll(in: "day " + words.joined(separator: " "))
  }

  /// The words with the day and the part of the day of `this morning 8:00` or `anoche` as two words, `today morning 8:00`. Other
  /// words, and those before a name, stay as they are.
  package static func parted(_ words: [String]) -> [String] {
    let folded = words.map { $0.wordsOfTime.joined(separator: " ") }
    guard let (typed, ago, _) = TimeWords.partsOfDays.first(where: { folded.starts(with: $0.words) }),
      let last = words.prefix(typed.count).last,
      case let rest = folded.dropFirst(typed.count),
      rest.first.map({ $0.contains(where: \.isNumber) || ["at", "a", "@"].contains($0) }) ?? true
    else { return words }
    let part = ["tonight": "night", "anoche": "noche", "anit": "nit"][typed[0]] ?? last
    return [ago == 0 ? "today" : "yesterday", part] + words.dropFirst(typed.count)
  }

  private static let names: Set = [
    "today", "hoy", "avui", "yesterday", "ayer", "ahir", "anteayer", "antier", "tomorrow", "dema",
    "day", "days", "week", "weeks", "weekend", "month", "morning", "afternoon", "evening", "night", "tonight",
    "am", "pm", "dia", "dias", "dies", "semana", "semanas", "finde", "mes", "manana", "tarde", "noche",
    "anoche", "setmana", "setmanes", "mati", "tarda", "vespre", "nit", "anit",
  ]

  /// Words that don't name a day on their own: `més` is "more".
  private static let doubtful: Set = ["day", "days", "dia", "dias", "dies", "mes", "week", "month"]

  private static let joiners: Set = [
    "last", "this", "that", "previous", "next", "following", "same", "other", "also", "again", "before",
    "after", "later", "earlier", "early", "late", "the", "of", "in", "on", "at", "and", "end",
    "pasado", "pasada", "anterior", "siguiente", "ultimo", "ultima", "mismo", "misma", "otro", "otra",
    "tambien", "este", "esta", "antes", "despues", "temprano", "el", "la", "los", "las", "de", "del", "al",
    "a", "y", "por", "en", "fin",
    "passat", "passada", "seguent", "ultim", "darrer", "darrera", "mateix", "mateixa", "altre", "altra",
    "tambe", "aquest", "aquesta", "els", "abans", "despres", "les", "i", "per", "cap",
  ]
}
