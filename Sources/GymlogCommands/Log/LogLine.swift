import Catalogue
import Training
import Wording

/// Reads the arguments of `log`: an exercise with its SETs, or several.
///
///     log squat 3x5@100, bench 5x5@80
///     log squat 3x5@100 and bench 5x5@80
///     log squat 3x5@100 bench 5x5@80
///
/// A comma or a semicolon ends an exercise. Without one, an exercise ends where SETs end and a name that the catalogue has begins.
struct LogLine {
  /// The line as typed.
  let typed: TypedLine
  /// The line with separators as commas at the end of a word, as the other commands have them.
  let line: TypedLine
  let context: Context
  /// Whether it may be about an exercise named above it, so that a remark isn't taken for another one.
  let isBelowExercise: Bool

  init(_ line: TypedLine, _ context: Context, isBelowExercise: Bool = false) {
    self.isBelowExercise = isBelowExercise
    let spelled = SetWord.spellingWith(SetWord.partingEach(line.words))
    let words = Self.withoutTopSets(Self.plain(SetWord.markingMiss(spelled)))
    typed = TypedLine(line, words: words)
    self.line = TypedLine(line, words: Self.joiningTimes(Self.separated(words)))
    self.context = context
  }

  /// The exercises with their SETs. Only the first may lack a name and mean the current exercise; if there are several, each has
  /// SETs.
  ///
  /// - Throws: `Failure` for the first part that can't be read.
  func phrases() throws(Failure) -> [SetPhraseLine] {
    if let plain = withoutSpeech() { return try LogLine(plain, context).phrases() }
    if let plain = withoutRepetition() { return try LogLine(plain, context).phrases() }
    if let turned = try withLoadBeforeSets() { return try LogLine(turned, context).phrases() }
    if let named = try withNameBeforePlates() { return try LogLine(named, context).phrases() }
    if let marked = withPercents() { return try LogLine(marked, context).phrases() }
    try refuseWeekday()
    try refuseMeasures()
    if rounds != nil { try refuseSuperset() }
    try refuseTotal()
    try refuseShareOfLast()
    try refuseSames()
    try refuseReworded()
    try refuseShorthand()
    try askAboutLoadThenTimes()
    try refuseBarAndPlates()
    try refuseLists()
    if let joined = withRangeJoined() { return try LogLine(joined, context).phrases() }
    if let plain = withWordForSlash() { return try LogLine(plain, context).phrases() }
    try askAboutMax()
    try refuseFailureOfSets()
    try refuseRatingAlone()
    try refuseChangeAlone()
    try refuseGear()
    try refuseBandInName()
    if let longer = try withEquipmentInName() { return try LogLine(longer, context).phrases() }
    try refuseTempo()
    try refuseTested()
    try refuseNoteWords()
    try refuseLastSet()
    try refuseHelp()
    try refuseCountsAndHeights()
    try refusePercents()
    try refuseSuperset()
    try refuseCommand()
    if let turned = try withNamesFirst() { return try LogLine(turned, context).phrases() }
    if let phrase = try phraseOfWholeName() { return [phrase] }
    do {
      return try understood()
    } catch {
      try refuseFailureAlone()
      if error.isOfUnreadWords, let plain = withoutLastReps() {
        return try LogLine(plain, context).phrases()
      }
      throw try offeringWithoutWord(error)
    }
  }

  /// The line without the last word of `8/6 reps`, `5 + 3 + 2 reps`; nil for any other line.
  private func withoutLastReps() -> TypedLine? {
    let words = line.words
    guard words.count > 2, ["rep", "reps"].contains(words[words.count - 1].lowercased()),
      let reps = words[words.count - 2].split(whereSeparator: { !$0.isNumber }).last.flatMap({ Int($0) }),
      reps <= 30, words[words.count - 2].last?.isNumber == true
    else { return nil }
    return TypedLine(line, words: Array(words.dropLast()))
  }

  /// Whether the line lists times with spaces between them.
  private var joinsTimes: Bool { line.words.count < Self.separated(typed.words).count }

  private func understood() throws(Failure) -> [SetPhraseLine] {
    let whole: SetPhraseLine
    do throws(Failure) {
      whole = try SetPhraseLine(joinsTimes ? line : typed, context.notation)
      if let name = whole.exercise, !whole.hasNoSets, name.contains(" "),
        Recognition.setType(named: name.prefix { $0 != " " }) != nil,
        try !knows(name), let phrases = try phrasesAfterType()
      {
        return phrases
      }
      if try isOne(whole.exercise) {
        if whole.hasNoSets { try refuseFailureAlone() }
        if let name = whole.exercise, let remark = try remark(inName: name) { throw refusal(of: remark) }
        return [whole]
      }
    } catch {
      if let remark = try remarkOnCardio() {
        // `run 5k 25min, plank 3x1min`
        if remark.contains(","), let phrases = try? several(otherwise: Optional(error)), phrases.count > 1 {
          return phrases
        }
        throw refusal(of: remark)
      }
      return try several(otherwise: error)
    }
    if let phrases = try several(otherwise: nil) { return phrases }
    if let remark = try remark() { throw refusal(of: remark) }
    if whole.hasNoSets { try checkSetsAfterName() }
    return [whole]
  }

  /// Whether a name is one exercise's: only a name with a digit or a comma could be more.
  private func isOne(_ name: String?) throws(Failure) -> Bool {
    guard let name, name.contains(where: { $0.isNumber || $0 == "," }) else { return true }
    return try knows(name)
  }

  func knows(_ name: String) throws(Failure) -> Bool {
    if case .none = try match(name) { false } else { true }
  }

  func match(_ name: String) throws(Failure) -> Match {
    guard name.utf8.count <= 400 else { return .none(nearest: []) }
    return try context.exercises.catalogue().find(name, in: context.lookup(in: nil, toWrite: true))
  }

  // MARK: - Several exercises

  private func several(otherwise failure: Failure) throws(Failure) -> [SetPhraseLine] {
    guard let phrases = try several(otherwise: Optional(failure)) else { throw failure }
    return phrases
  }

  /// The exercises of a line that doesn't read as one; nil if nothing says that it holds several.
  private func several(otherwise failure: Failure?) throws(Failure) -> [SetPhraseLine]? {
    let typed = Notation.parts(of: line.words).filter { !$0.words.isEmpty }.map(Self.withoutThen)
    let parts = try joined(typed)
    var phrases: [SetPhraseLine] = []
    do {
      for part in parts { phrases += try self.phrases(in: part, isFirst: phrases.isEmpty) }
    } catch {
      if typed.count > 1 { throw error }
      if let failure { throw failure }
      return nil
    }
    if typed.count == 1, let phrase = try oneDistance(phrases) { return [phrase] }
    if typed.count == 1 { try askAboutRounds(phrases) }
    return phrases
  }

  /// Joins parts that a comma of speech separates: `raises, lateral, 15@8`, `3x12, 40kg`.
  private func joined(_ parts: [Notation.Part]) throws(Failure) -> [Notation.Part] {
    var joined: [Notation.Part] = []
    for part in parts {
      guard let last = joined.last, try continues(last, part) else {
        joined.append(part)
        continue
      }
      joined[joined.count - 1].words += part.words
    }
    return joined
  }

  private func continues(_ last: Notation.Part, _ part: Notation.Part) throws(Failure) -> Bool {
    // `3x5, 100kg`, `3x5, 100kg easy`
    let load = part.words.prefix { $0.first?.isNumber == true || MassUnit(named: $0) != nil }
    if context.notation.isLoad(Array(load)) || Recognition.isRestLabel(part.words[0]) { return hasSets(last) }
    // `135x3, rpe 7`, `4x12, 2 rir`
    if part.words.count == 2,
      let rating = part.words.firstIndex(where: { ["rpe", "rir"].contains($0.lowercased()) }),
      Double(part.words[1 - rating]) != nil
    {
      return hasSets(last)
    }
    guard !hasSets(last) else { return false }
    if context.notation.understands(part.words) { return true }
    let start = (try? context.notation.startOfSets(in: part.words)) ?? part.words.count
    let names = [last.words[...], part.words[..<start]].map { $0.joined(separator: " ") }
    // `bench, row 3x10@60` isn't a bench row.
    if try context.exercises.catalogue().joinedNames(names.joined(separator: ", ")) != nil { return false }
    if case .one = try match(names.joined(separator: " ")) { return true }
    return false
  }

  private func hasSets(_ part: Notation.Part) -> Bool {
    do throws(SetSyntaxError) {
      return try context.notation.startOfSets(in: part.words) != nil
    } catch {
      return true
    }
  }

  /// The exercises of a part without commas.
  private func phrases(in part: Notation.Part, isFirst: Bool) throws(Failure) -> [SetPhraseLine] {
    if let phrase = try whole(part), isFirst || phrase.exercise != nil { return [phrase] }
    if part.words.count <= Self.longest, let phrases = try split(part, from: 0) { return phrases }
    throw try problem(of: part)
  }

  /// The longest part of a line, in words, that is split into exercises without commas.
  static let longest = 100

  /// A part that is one exercise with its SETs; nil for anything else.
  func whole(_ part: Notation.Part) throws(Failure) -> SetPhraseLine? {
    guard let phrase = try? SetPhraseLine(part.words, from: part.start, of: line, context.notation),
      !phrase.hasNoSets
    else { return nil }
    return try phrase.exercise.map { name throws(Failure) in try knows(name) } ?? true ? phrase : nil
  }

  /// Splits a part before each name that follows SETs, perhaps after an "and".
  private func split(_ part: Notation.Part, from first: Int) throws(Failure) -> [SetPhraseLine]? {
    func piece(_ range: Range<Int>) -> Notation.Part {
      Notation.Part(words: Array(part.words[range]), start: part.start + range.lowerBound)
    }
    let words = part.words
    guard first < words.count else { return nil }
    if first > 0, let last = try whole(piece(first..<words.count)), let name = last.exercise,
      try namesOneExercise(name, isJoined: Self.conjunctions.contains(words[first - 1].lowercased()))
    {
      return [last]
    }
    for end in words.indices.dropFirst(first + 2) where Self.beginsName(words[end]) {
      guard words[first..<end].contains(where: { $0.contains(where: \.isNumber) }),
        let phrase = try whole(piece(first..<end)), phrase.exercise != nil
      else { continue }
      let next = Self.conjunctions.contains(words[end].lowercased()) ? end + 1 : end
      // `5km hr 150`, `2km in 7:45` and `3x8 con 80` say more of the same exercise.
      if next == end, words[end].count < 3 || ["con", "amb"].contains(words[end].lowercased()) { continue }
      if let rest = try split(part, from: next) { return [phrase] + rest }
    }
    return nil
  }

  /// Whether a name that nothing separates from the sets before it is that of an exercise, not a remark: `tempo 3010`, `cambio a 50`.
  /// Part of a name is, if the lifter has done the exercise, or two words after an "and".
  func namesOneExercise(_ name: String, isJoined: Bool = false) throws(Failure) -> Bool {
    guard case .one(let exercise) = try match(name) else { return false }
    if isJoined, name.contains(" ") { return true }
    return try context.exercises.catalogue().isWholeName(name) || context.hasDone(exercise.id)
  }

  static func beginsName(_ word: String) -> Bool { word.first?.isNumber != true }

  // MARK: - What is wrong with a part

  private func problem(of part: Notation.Part) throws(Failure) -> Failure {
    let phrase: SetPhraseLine
    do {
      phrase = try SetPhraseLine(part.words, from: part.start, of: line, context.notation)
    } catch {
      return error
    }
    guard let name = phrase.exercise else { return try partWithoutExercise(part) }
    switch try match(name) {
    // `8@80, felt easy`, `5k 25:40, HR 155`, `8km, 48 min easy`
    case .none(let nearest)
    where
      ((nearest.isEmpty || PaperLine(0, name).saysFeeling) && phrase.hasNoSets
      && name.contains(where: \.isLetter) || SetWord.isPulse(name))
      && (line.isLog || line.command.isEmpty)
      && part.start > 0
      && part.start + part.words.count == line.words.count && part.words.count > 1:
      let remark = part.words.indices.last { place in
        Self.beginsName(part.words[place]) && context.notation.understands(Array(part.words[..<place]))
      }
      return refusal(of: part.words[(remark ?? 0)...].joined(separator: " "))
    case .none(let nearest):
      let lines = nearest.prefix(3).map { replacing(name, by: $0, in: part) }
        .filter { (try? LogLine($0, context).phrases()) != nil }
        .map { $0.typing($0.words.map($0.quoted).joined(separator: " ")) }
      return lines.isEmpty
        ? .unknownExercise(name, nearest: nearest.prefix(5).map(context.name))
        : .unknownExercise(name, instead: lines)
    case .one(let exercise) where phrase.hasNoSets:
      let unit = context.settings.unit.value
      return .setsMissing(
        context.name(of: exercise), .example(phrase.typing(NextStep.example(of: exercise, in: unit))))
    case .several(let exercises): return .severalExercises(name, exercises)
    case .one: return .unknownExercise(name, nearest: [])
    }
  }

  /// SETs after a comma, as in `8@100, 8@90`: a list with a space in it, or further sets of the same exercise.
  private func partWithoutExercise(_ part: Notation.Part) throws(Failure) -> Failure {
    let instead = withoutComma()
    do throws(SetSyntaxError) {
      _ = try context.notation.groups(in: line.words, from: part.start - 1)
    } catch {
      let parts = Notation.parts(of: line.words)
      // `curls 20 10, 15 8, 10 12`: each has a load and reps.
      let arePairs =
        parts.count > 1 && parts.dropFirst().allSatisfy { $0.words.prefix(2).count { Int($0) != nil } == 2 }
      let isTable =
        arePairs
        || part.words.count > 1 && part.words.contains { $0.count < 4 && $0.first?.isLetter == true }
      if instead.count < 2, error.problem == .trailingComma, !error.readings.isEmpty, !isTable {
        return .notation(error, words: line.words, command: line.command)
      }
    }
    return .exerciseMissing(before: part.words.joined(separator: " "), instead: instead)
  }

  /// The line with blanks instead of commas between sets, and the sets as they are understood. `1 min, 30s` may be one time or two.
  private func withoutComma() -> [String] {
    let parts = Notation.parts(of: line.words).map(Self.withoutThen)
    let readings = [parts.map(Self.withClock), parts].compactMap(withoutComma)
    return parts.count == 2 && readings.first != readings.last ? readings : Array(readings.prefix(1))
  }

  private func withoutComma(_ parts: [Notation.Part]) -> String? {
    var words: [String] = []
    for part in parts {
      let sets = part.words.prefix { !Recognition.isRestLabel($0) }
      if !words.isEmpty, !context.notation.understands(Array(sets)) { words[words.count - 1] += "," }
      words += part.words
    }
    let plain = TypedLine(line, words: words)
    // The same line would ask itself again, without end.
    if words == line.words { return nil }
    if let understood = try? context.understood(plain) {
      // Sets as they are written leave out the rest.
      return words.contains { Recognition.isRestLabel($0) }
        ? plain.typing(words.map(plain.quoted).joined(separator: " ")) : understood
    }
    if let line = try? context.understood(TypedLine(plain, words: Self.loaded(words))) { return line }
    return context.typedBack(words, plain).map { plain.typing($0.map(plain.quoted).joined(separator: " ")) }
  }

  /// The words with loads for what could be sets or loads: a list of `10 x 30` is one of reps and loads.
  private static func loaded(_ words: [String]) -> [String] {
    var text = words.joined(separator: " ")
    for times in [" x ", " × ", "x", "×"] {
      let pieces = text.components(splitAt: times)
      guard pieces.count > 2,
        pieces.dropFirst().allSatisfy({ (Int($0.prefix(while: \.isNumber)) ?? 0) >= 20 })
      else { continue }
      text = pieces.joined(separator: "@")
      break
    }
    return text.split(separator: " ").map(String.init)
  }
}

extension String {
  fileprivate func components(splitAt separator: String) -> [Substring] {
    var (parts, rest): ([Substring], Substring) = ([], self[...])
    while let range = rest.firstRange(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}

extension Failure {
  /// SETs after a comma, where an exercise should be; the line to type instead.
  fileprivate static func exerciseMissing(before sets: String, instead lines: [String]) -> Failure {
    Failure(.usage) { words in
      let hint = lines.isEmpty ? words.howSetsAreWritten : words.readings(lines)
      return words.say(
        en: Message(
          "missing exercise before \(words.quoted(sets)): a comma ends an exercise", hint: hint),
        es: Message(
          "falta el ejercicio antes de \(words.quoted(sets)): una coma cierra un ejercicio", hint: hint),
        ca: Message(
          "falta l'exercici abans de \(words.quoted(sets)): una coma tanca un exercici", hint: hint))
    }
  }

  /// A name that no exercise has, and lines with similar ones, best first.
  fileprivate static func unknownExercise(_ name: String, instead lines: [String]) -> Failure {
    unknownExercise(name, nearest: []).changing { message, words, _ in
      if !lines.isEmpty { message = Message(message.text, hint: words.readings(lines)) }
    }
  }
}
