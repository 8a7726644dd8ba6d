import Training
import Wording

/// The lines whose exercises a sign may make a superset: `Bench 8@80 / Row 10@60`, and `+ Row 10@60` below `Bench 8@80`.
struct PaperSigns {
  /// The first line of each, with the letter that its exercises share.
  private(set) var lines: [(letter: Character, line: PaperLine)] = []
  /// The last line that names an exercise, and its letter, if a sign gave it one.
  private var above: (line: PaperLine, letter: Character?)?

  /// The letter that the exercises of a line share with each other or with the exercise above; nil if no sign says so. A `+` before each
  /// line of a list is a bullet.
  mutating func sign(
    of line: PaperLine, _ phrases: [SetPhraseLine], _ isBelowSets: Bool
  ) -> Character? {
    guard phrases.first?.exercise != nil else { return nil }
    var letter: Character?
    if line.superset == nil,
      line.hasSlash ? phrases.count > 1 : line.hasPlus && isBelowSets && !line.isBelowBlank
    {
      letter =
        above?.line.hasPlus == true && line.hasPlus ? above?.letter : SessionReader.letter(of: line.number)
    }
    above = (line, letter)
    if let letter, lines.last?.letter != letter { lines.append((letter, line)) }
    return letter
  }
}

extension SessionReader {
  /// Whether neither a heading nor the form of the text says which exercises belong together.
  var isFree: Bool { shared == nil && block == nil }

  /// Notes that a sign makes exercises a superset, and asks if it may only part them.
  mutating func pair(_ members: Set<Int>, _ line: PaperLine, _ places: [[SetPlace]]) {
    let counts = members.map { member in places.joined().count { $0.exercise == member } }
    if members.count < 2 || pairs.contains(members.sorted()) { return }
    if members.count > 2 || counts[0] != counts[1] { report(.supersetUnclear(line.typed), on: line.number) }
    pairs.append(members.sorted())
  }
}

extension PaperLine {
  /// Whether a `+` stands before its exercise.
  var hasPlus: Bool { typed.hasPrefix("+ ") && words.first?.first?.isLetter == true }
}

extension Failure {
  /// Exercises with a sign between them, whose numbers of sets differ or that are more than two.
  static func supersetUnclear(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message(
          "\(text): a superset, or one exercise after the other?",
          hint:
            "Write a line for each, without the sign; for a superset, begin them with A1 and A2: A1 Bench 3x8@60"
        ),
        es: Message(
          "\(text): ¿una superserie, o un ejercicio tras otro?",
          hint:
            "Escribe una línea para cada uno, sin el signo; si es una superserie, empieza con A1 y A2: A1 Press de banca 3x8@60"
        ),
        ca: Message(
          "\(text): una supersèrie, o un exercici rere l'altre?",
          hint:
            "Escriu una línia per a cada un, sense el signe; si és una supersèrie, comença amb A1 i A2: A1 Press de banca 3x8@60"
        ))
    }
  }
}
