import Training
import Wording

extension LogLine {
  /// Refuses `squat 1@180 tested`: that a set was a test is an option, `--tested`.
  func refuseTested() throws(Failure) {
    guard line.isLog, !line.command.isEmpty, line.words.count > 1, let last = line.words.last,
      case let isClear = Self.testedWords.contains(Recognition.folded(last)),
      isClear || Self.maxWords.contains(Recognition.folded(last)),
      let phrase = try whole(Notation.Part(words: Array(line.words.dropLast()), start: 0)),
      let amount = phrase.groups.last?.amounts.last
    else { return }
    let isMax = TestedMax.Kind.allCases.contains { amount == .exactly(.reps($0.reps)) }
    if !isMax, !isClear { return }
    var words = Array(line.words.dropLast())
    while let last = words.last, last.hasSuffix(",") { words[words.count - 1] = String(last.dropLast()) }
    throw .testedInLine(
      last, line.typing(words.map(line.quoted).joined(separator: " ")), isMax: isMax)
  }

  private static let testedWords: Set = [
    "tested", "test", "real", "testeado", "probado", "testejat", "provat",
  ]

  /// What a single may have been. Sets of more reps can be a record, but no max.
  private static let maxWords: Set = ["1rm", "max"]
}

extension Failure {
  /// A word that says that a set was a test of a max, with the line of the set.
  fileprivate static func testedInLine(_ word: String, _ line: String, isMax: Bool) -> Failure {
    Failure(.usage) { words in
      if isMax {
        return words.say(
          en: Message("\(words.quoted(word)) isn't part of a set", hint: words.asTest(line)),
          es: Message("\(words.quoted(word)) no forma parte de la serie", hint: words.asTest(line)),
          ca: Message("\(words.quoted(word)) no forma part de la sèrie", hint: words.asTest(line)))
      }
      let hint = words.forTheSets(line)
      return words.say(
        en: Message("\(words.quoted(word)): a tested max is a set of one rep or ten", hint: hint),
        es: Message(
          "\(words.quoted(word)): un máximo real es una serie de una repetición o de diez", hint: hint),
        ca: Message("\(words.quoted(word)): un màxim real és una sèrie d'una repetició o de deu", hint: hint))
    }
  }
}

extension Words {
  /// Before the line that logs a set and records it as a tested max.
  fileprivate func asTest(_ line: String) -> String {
    let line = line + " --tested"
    return say(
      en: "To record it as a tested max: \(line)", es: "Para guardarla como máximo real: \(line)",
      ca: "Per desar-la com a màxim real: \(line)")
  }
}
