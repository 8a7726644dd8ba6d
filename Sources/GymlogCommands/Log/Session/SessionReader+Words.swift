import Catalogue
import Training
import Wording

/// Lines of words that aren't exercises: the name of a workout above its first exercise, and remarks below one.
extension SessionReader {
  /// The name of a part's workout, which may be its first line, and its other lines. A unit at the end of the name is that of the
  /// part's loads: `Push day (lbs)`, `Push - lbs`, `Push day, weights in lbs`.
  mutating func named(_ part: SessionText.Part) throws(Failure) -> (name: String?, lines: [PaperLine]) {
    let part = part.joiningWeek
    var (name, lines) = (part.heading?.name, part.lines)
    if shared == nil, let first = lines.first, DayWords.areAll(in: first.typed) {
      throw .dayVague(first.typed)
    }
    if name == nil, let title = try title(of: part.lines) {
      let (times, words) = HeadingTimes.split(
        title.split { ", ".contains($0) }.map(String.init), context.words.language)
      if part.heading == nil, let length = times.length {
        throw .startMissing(title, length, name: words.joined(separator: " "))
      }
      (name, lines) = (title, Array(part.lines.dropFirst()))
    }
    unit = nil
    if let heading = name, Recognition.isWorkoutHeading(heading) { name = nil }
    guard shared == nil, var words = name?.split(separator: " ").map(String.init),
      let last = words.popLast(), let unit = MassUnit(named: last.filter(\.isLetter).lowercased()),
      words.last?.contains(where: \.isNumber) != true
    else { return (name, lines) }
    self.unit = unit
    func isOfUnit(_ word: String) -> Bool {
      let plain = Recognition.folded(word.filter(\.isLetter))
      return plain.isEmpty && Int(word) == nil || Self.beforeUnits.contains(plain)
    }
    while let word = words.last, isOfUnit(word) { words.removeLast() }
    if let word = words.last, word.hasSuffix(",") { words[words.count - 1].removeLast() }
    let plain = words.joined(separator: " ")
    return (plain.isEmpty || Recognition.isWorkoutHeading(plain) ? nil : plain, lines)
  }

  static let beforeUnits: Set = [
    "in", "en", "weights", "weight", "loads", "pesos", "peso", "pes", "carregues", "cargas", "all", "todo",
    "tot",
  ]

  /// The workout's name, if the first line is one: `Push`, `Leg day`, `Week 3 Day 2`. It has no sets and isn't the name of an exercise,
  /// but has a word that names workouts, and an exercise stands below it.
  private func title(of lines: [PaperLine]) throws(Failure) -> String? {
    guard shared == nil, lines.count > 1, let first = lines.first, first.isPlain, !first.words.isEmpty,
      first.words.contains(where: WorkoutTitle.isPart), !first.words.contains(where: WorkoutTitle.isOfDay),
      lines[1].words.first?.first?.isLetter == true,
      case let catalogue = try context.exercises.catalogue(),
      !catalogue.isName(first.words.joined(separator: " "))
    else { return nil }
    // `CHEST` is no name if `BACK` stands below.
    if PaperHeading(first) != nil, lines.dropFirst().contains(where: { PaperHeading($0) != nil }) {
      return nil
    }
    for phrase in (try? phrases(of: first.words)) ?? [] where !phrase.hasNoSets {
      // `5/3/1` and `W2D1` could be sets, but of what?
      guard let name = phrase.exercise else {
        if first.words.contains(where: WorkoutTitle.isOfPlan) { continue }
        return nil
      }
      if case .one = catalogue.find(name, in: context.lookup(in: nil, toWrite: true)) { return nil }
    }
    // `Cardio: 20 min bike`, `Leg day 20 squats`
    if let figure = first.words.firstIndex(where: { Int($0).map { $0 >= 10 } ?? false }),
      case let rest = first.words[(figure + 1)...].drop(while: {
        TimeUnit(named: Recognition.folded($0)) != nil
      }),
      !rest.isEmpty, catalogue.isWholeName(rest.joined(separator: " "))
    {
      return nil
    }
    guard try namesExercise(lines[1]) else { return nil }
    let marks = " #*_:"
    return String(first.typed.drop(while: marks.contains).reversed().drop(while: marks.contains).reversed())
  }

  /// Whether a line below sets is a remark: `Felt good`. It has several words without a number, none of which occurs in an
  /// exercise's name, and the line below it isn't a set by itself.
  func isRemark(_ line: PaperLine, above next: PaperLine?) throws(Failure) -> Bool {
    if shared == nil, line.isTempo { return true }
    if shared == nil, line.isPlain, line.saysSetUp {
      let name = line.words.prefix { !$0.contains(where: \.isNumber) }
      let text = name.joined(separator: " ")
      if try !context.exercises.catalogue().isWholeName(text) {
        if name.count < 2 { return true }
        if try !context.names(text) { return true }
      }
    }
    guard shared == nil, line.isPlain, line.words.count > 1 || line.saysFeeling,
      !line.typed.contains(where: \.isNumber),
      !line.typed.hasSuffix(":"), !WorkoutTitle.isWhole(line),
      case .none(let nearest) = try context.exercises.catalogue().find(
        line.words.joined(separator: " "), in: context.lookup(in: nil, toWrite: true)),
      nearest.isEmpty || line.saysFeeling
    else { return false }
    guard let next, next.note == nil else { return true }
    return try namesExercise(next)
  }

  /// The error for a line that may be the heading of a day, `Leg day 11/20`, or a note if it stands alone.
  func explained(
    _ error: Failure, _ line: PaperLine, isAlone: Bool, isBelowExercise: Bool
  ) -> Failure {
    if line.words.count > 1, !line.words.dropLast().contains(where: { $0.contains(where: \.isNumber) }),
      let day = line.words.last?.filter({ !"()".contains($0) }), line.words.last?.contains("x") != true,
      SessionHeading.isClearDate(day) || day.split(separator: "/").compactMap({ Int($0) }).count == 3
    {
      let heading = day + " " + line.words.dropLast().joined(separator: " ")
      return error.changing { message, words, _ in message.hint = words.asHeading(heading) }
    }
    let isOfUnknown = if case .unknown? = error.cause as? ExerciseLookupError { true } else { false }
    let isOfSeveral = if case .several? = error.cause as? ExerciseLookupError { true } else { false }
    let isRemark =
      isBelowExercise && (isAlone && isOfSeveral || line.mayBeRemark && !(error.cause is OfferedLines))
    if let sets = line.loadsOverReps {
      return error.changing { message, words, _ in message.hint = words.readings([sets]) }
    }
    guard isAlone && isOfUnknown || isRemark || Self.isHeading(line) else { return error }
    return error.changing { message, words, _ in
      message.details += message.hint.map { [$0] } ?? []
      message.hint = words.asNote(words.noteLabel + ": " + line.typed)
    }
  }

  /// The error for `Day 2`, which isn't the name of the whole text, without a date.
  func dayWithoutDate(_ line: PaperLine) -> Failure {
    Failure.unknownExercise(line.typed, nearest: []).changing { message, words, _ in
      message = Message(message.text, hint: line.mayBeDays.first.map(words.asHeading))
    }
  }

  /// Whether a line is a heading that names no day: `Week 3 Day 2`, `Superset:`, `3 vueltas de:`.
  private static func isHeading(_ line: PaperLine) -> Bool {
    line.words.map { Recognition.folded($0) }.contains {
      PaperLine.weeks.contains($0) || headings.contains($0)
    }
      && !line.words.contains { $0.contains(where: \.isNumber) && $0.contains { "@x×".contains($0) } }
  }

  private static let headings: Set = [
    "workout", "entreno", "entrenamiento", "entrenament", "superset",
    "superserie",
    "biserie", "triserie", "circuit", "circuito", "rounds", "rondas", "rondes", "vueltas", "voltes",
  ]

  /// Whether a line begins with the name of an exercise, or part of one.
  func namesExercise(_ line: PaperLine) throws(Failure) -> Bool {
    let name = line.words.prefix { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    if !name.isEmpty, try context.names(name) { return true }
    guard let typed = try? phrases(of: line.words).first?.exercise else { return false }
    return try context.names(typed)
  }

  private func phrases(of words: [String]) throws(Failure) -> [SetPhraseLine] {
    try LogLine(TypedLine(text: words), context).phrases()
  }
}

extension PaperLine {
  /// Whether it is nothing but words: no note, type, superset or box.
  fileprivate var isPlain: Bool {
    note == nil && type == nil && superset == nil && rest == nil && !isUnticked && !isDitto && mayBeDay == nil
      && mayBeDays.isEmpty
  }
}

extension Context {
  /// Whether a text is an exercise's name, or part of one.
  func names(_ text: String) throws(Failure) -> Bool {
    let catalogue = try exercises.catalogue()
    if case .none = catalogue.find(text, in: lookup(in: nil, toWrite: true)) { return false }
    return true
  }
}

extension Words {
  /// A line with what may be a note as one.
  func asNote(_ line: String) -> String {
    say(
      en: "If it is a note: \(line)", es: "Si es una nota: \(line)",
      ca: "Si és una nota: \(line)")
  }

  /// A heading whose day comes first, for a line that ends in a day.
  fileprivate func asHeading(_ line: String) -> String {
    say(
      en: "If a day begins here, write it first: \(line)",
      es: "Si aquí empieza un día, escríbelo delante: \(line)",
      ca: "Si aquí comença un dia, escriu-lo davant: \(line)")
  }
}
