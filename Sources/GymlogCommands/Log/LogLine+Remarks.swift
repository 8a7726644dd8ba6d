import Catalogue
import Training
import Wording

/// Words of a `log` line that a set doesn't record.
extension LogLine {
  /// The refusal of a remark at the end of the line.
  func refusal(of remark: String) -> Failure {
    var sets = Array(line.words.dropLast(remark.split(separator: " ").count))
    while let last = sets.last, last.hasSuffix(",") { sets[sets.count - 1] = String(last.dropLast()) }
    return .remark(remark, after: TypedLine(line, words: context.typedBack(sets, line) ?? sets))
  }

  /// Refuses `squat 5@100 pain 4` and `elliptical 20 min level 10`, whose last numbers aren't sets.
  func refuseNoteWords() throws(Failure) {
    let words = line.words.map { Recognition.folded($0.filter { !",:".contains($0) }) }
    guard line.isLog, words.count <= Self.longest,
      let place = words.indices.dropFirst(2).first(where: { place in
        Self.noteWords.contains(words[place]) || Self.isResistance(words[place])
          || place + 1 < words.count && line.words[place + 1].hasSuffix("/10")
            && words[place].contains(where: \.isLetter) && words[place] != "x"
      }),
      let phrase = try whole(Notation.Part(words: Array(line.words[..<place]), start: 0)),
      phrase.exercise != nil, !phrase.hasNoSets
    else { return }
    // `leg extension 3x15 level 6` is the pin of a stack.
    if Self.levels.contains(words[place]), !phrase.isCardio, let name = phrase.exercise,
      case .one(let exercise) = try match(name), [.machine, .cable].contains(exercise.equipment),
      context.notation.understands(Array(line.words[name.split(separator: " ").count...]))
    {
      return
    }
    // `12 r10` may be right, or reps.
    if Self.isResistance(words[place]), !phrase.isCardio { return }
    throw refusal(of: line.words[place...].joined(separator: " "))
  }

  /// `r10`, which is too short for a rest.
  private static func isResistance(_ word: String) -> Bool {
    word.first == "r" && Int(word.dropFirst()).map { (1..<30).contains($0) } == true
  }

  private static let levels: Set = ["level", "lvl", "nivel", "nivell"]

  private static let noteWords: Set = [
    "pain", "painful", "hurts", "dolor", "mal", "level", "lvl", "nivel", "nivell", "zone", "zona",
    "resistance",
    "resistencia",
  ]

  /// Words after sets that are neither sets nor an exercise: `incline 5` after `treadmill 20min`. A number before such a word belongs
  /// to it after a time or a distance: `28 spm`, `650m up`.
  func remark() throws(Failure) -> String? {
    let words = line.words
    guard line.isLog, words.count <= Self.longest else { return nil }
    for end in words.indices.dropFirst(2).reversed()
    where words[end].contains(where: \.isLetter) && Self.beginsName(words[end])
      && !Self.isTimes(words[end]) && !Failure.isOfSets(words[end])
    {
      let before = words[end - 1]
      // `500 m de desnivel`
      if ["de", "of"].contains(words[end].lowercased()), end > 3, DistanceUnit(named: before) != nil,
        !Self.beginsName(words[end - 2]),
        try whole(Notation.Part(words: Array(words[..<(end - 2)]), start: 0))?.isCardio == true
      {
        return words[(end - 2)...].joined(separator: " ")
      }
      // `8.5k hr 142` keeps the kilometres.
      let isSteps = ["steps", "pasos", "passos", "passes"].contains(words[end].lowercased())
      // `8km 48min easy` and `75s 60s easy` keep what has a unit; the metres of `12km 3:20:00 650m up` are a climb.
      let isClimb =
        before.hasSuffix("m") && words[..<(end - 1)].contains { $0.hasSuffix("k") || $0.hasSuffix("km") }
      let isNumber =
        !Self.beginsName(before) && !before.contains(":")
        && (isSteps || isClimb && !before.hasSuffix("km") || before.last?.isNumber == true)
      if isNumber, let before = try whole(Notation.Part(words: Array(words[..<(end - 1)]), start: 0)),
        before.exercise != nil, before.isCardio,
        // `5km 25 easy`: the number is most likely its time.
        !before.isDistance || !PaperLine(0, words[end...].joined(separator: " ")).saysFeeling,
        !context.notation.understands(Array(words[(end - 1)...])),
        // `3km 16min felt good`: the minutes are of the set.
        try whole(Notation.Part(words: Array(words[..<end]), start: 0))?.groups.count != before.groups.count
      {
        return words[(end - 1)...].joined(separator: " ")
      }
      if isSteps { continue }
      // `5/3/1 week 1: 145x5 165x5`
      if words[end...].contains(where: SetWord.isCountedReps) { continue }
      guard let phrase = try whole(Notation.Part(words: Array(words[..<end]), start: 0)),
        phrase.exercise != nil,
        !phrase.isCardio || !words[end - 1].allSatisfy(\.isNumber) || words[end - 2].lowercased() == "x"
      else { continue }
      return words[end...].joined(separator: " ")
    }
    return nil
  }

  /// Whether a word is an `x`, or how often something was done: `x3`.
  private static func isTimes(_ word: String) -> Bool {
    word.first.map { "xX×".contains($0) } == true && word.dropFirst().allSatisfy(\.isNumber)
  }

  /// The remark after sets of cardio, which are a time or a distance, so that nothing else is theirs.
  func remarkOnCardio() throws(Failure) -> String? {
    // `at 5:15` and `10 km/h` say how fast it was, and `sprints 15s` is another exercise.
    guard let remark = try remark(), !remark.contains(where: { ":/".contains($0) }),
      !Notation.isSetWord(remark),
      // `correr 5 km y banca 3x8`
      case let name = remark.split(separator: " ").first(where: {
        !Self.conjunctions.contains($0.lowercased())
      }),
      try !context.exercises.catalogue().isName(String(name ?? ""))
    else { return nil }
    let count = line.words.count - remark.split(separator: " ").count
    let phrase = try whole(Notation.Part(words: Array(line.words[..<count]), start: 0))
    guard phrase?.isCardio == true else { return nil }
    // `lateral raise 12s x 15`: a pair of twelves.
    if remark.contains(where: \.isNumber), let name = phrase?.exercise,
      case .one(let exercise) = try match(name), exercise.countMode == .reps
    {
      return nil
    }
    return remark
  }

  /// The remark in `run 45 min zone 2`, all words of which may be of a name; nil for a name.
  func remark(inName name: String) throws(Failure) -> String? {
    guard name.contains(where: \.isNumber), try context.exercises.catalogue().exercise(named: name) == nil
    else {
      return nil
    }
    return try remarkOnCardio()
  }

  /// Refuses a tempo, `bench tempo 4010 3x8 60`, with the line without it.
  func refuseTempo() throws(Failure) {
    try askAboutTempo()
    guard let place = Self.tempo(in: line.words) else { return }
    let rest = line.words[..<place] + line.words[(place + 2)...]
    throw .tempo(
      line.words[place] + " " + line.words[place + 1],
      instead: line.typing(rest.map(line.quoted).joined(separator: " ")))
  }

  /// Asks about `5@100 3-1-1`, `8@80 3/1/1` and `8@80 31X1`: how long each part of a rep took, or further sets. Those of `8-8-6` are
  /// too many for a tempo.
  private func askAboutTempo() throws(Failure) {
    var words = line.words
    guard words.count > 2, words.count <= Self.longest, let last = words.popLast() else { return }
    let hasAt = words.last == "@"
    if hasAt { words.removeLast() }
    let tempo = last.first == "@" ? String(last.dropFirst()) : last
    let mark = tempo.first { "-/:".contains($0) }
    let parts =
      mark.map { tempo.split(separator: $0, omittingEmptySubsequences: false).map(String.init) } ?? []
    let isApart = (3...4).contains(parts.count) && parts.allSatisfy(Self.seconds.contains)
    let isJoined =
      tempo.count == 4 && tempo.allSatisfy { Self.seconds.contains(String($0)) }
      && tempo.lowercased().dropFirst(2).first == "x"
    let sets = TypedLine(line, words: words)
    guard isApart || isJoined, words.count > 1,
      let phrase = try whole(Notation.Part(words: sets.words, start: 0)), !phrase.isCardio,
      phrase.groups.contains(where: { $0.load != nil })
    else { return }
    let alone = line.typing(sets.words.map(line.quoted).joined(separator: " "))
    let reps = parts.allSatisfy { (Int($0) ?? 0) > 0 } ? parts.joined(separator: ",") : nil
    // `31x1` may be a single with 31.
    let single = "\(tempo.suffix(1))@\(tempo.prefix(2))"
    let list = isJoined ? (tempo.last == "0" ? nil : single) : mark == ":" ? nil : reps
    let further = list.flatMap { try? context.understood(TypedLine(line, words: sets.words + [$0])) }
    if line.command.isEmpty {
      throw .listUnclear(tempo, [alone + " # " + tempo] + [further].compactMap(\.self))
    }
    throw Failure.tempo(tempo, instead: alone).changing { message, words, _ in
      if let further { message.hint = words.readings([alone, further]) }
    }
  }

  /// The numbers of a tempo: few seconds, or none.
  private static let seconds: Set = ["0", "1", "2", "3", "4", "5", "x", "X"]

  /// The place of the word before a tempo, `tempo 4010`.
  static func tempo(in words: [String]) -> Int? {
    guard let place = words.firstIndex(where: { $0.lowercased() == "tempo" }), place > 0,
      place + 1 < words.count
    else { return nil }
    let tempo = words[place + 1]
    guard (3...8).contains(tempo.count), tempo.allSatisfy({ $0.isNumber || "-,/xX".contains($0) }),
      tempo.count(where: { !"-,/".contains($0) }) == 4 || tempo.contains(where: { "-,".contains($0) })
    else { return nil }
    return place
  }

  /// Refuses `1rm 270 x 8`, which is a command's line.
  ///
  /// `plan squat 5x5@100` plans sets, though `plano` is a word of names.
  func refuseCommand() throws(Failure) {
    guard line.isLog, line.words.count > 1 else { return }
    let first = line.words[0].lowercased()
    // `fran 4:32`
    if PaperHeading.isBenchmark(first), line.words[1].first?.isNumber == true {
      throw .onTheClock(line.words.joined(separator: " "), instead: nil)
    }
    // `max effort squat 1@160`, `rest pause bench 80 8+3+2`: how the set is done is no part of the name.
    if line.words.count > 3,
      [CommandName.max.rawValue: "effort", CommandName.rest.rawValue: "pause"][first]
        == line.words[1].lowercased()
    {
      throw .exerciseIsCommand(
        line.words[..<2].joined(separator: " "),
        line.typing(line.words.dropFirst(2).map(line.quoted).joined(separator: " ")))
    }
    let isPlan = ["plan", "planear", "planificar", "planifica"].contains(first)
    guard let command = isPlan ? .add : CommandName(rawValue: first) else { return }
    let name =
      line.words[0] + line.words.dropFirst().prefix { $0.first?.isNumber != true }.map { " " + $0 }.joined()
    if !isPlan {
      guard try !knows(line.words[0]), try !knows(name) else { return }
    }
    throw .exerciseIsCommand(
      line.words[0],
      "gymlog " + ([command.rawValue] + line.words.dropFirst().map(shellWord)).joined(separator: " "))
  }

  /// Refuses `pull-ups to failure`, which doesn't say how many.
  func refuseFailureAlone() throws(Failure) {
    let words = line.words.map { Recognition.folded($0) }
    for marks in Self.failures
    where words.count > marks.count && words.suffix(marks.count).elementsEqual(marks) {
      var name = line.words.dropLast(marks.count)
      while let last = name.last,
        last.allSatisfy(\.isNumber) || ["series", "sets"].contains(Recognition.folded(last))
      {
        name.removeLast()
      }
      let text = name.joined(separator: " ")
      guard !text.contains(where: \.isNumber), try knows(text) else { return }
      throw .repsMissing(line.typing(shellName(text) + " 10 8 7 f"))
    }
  }

  /// Refuses `flexiones 3 al fallo`: three sets, hardly a set of three; and `fondos 3 al fallo 12/10/8`, with their reps.
  func refuseFailureOfSets() throws(Failure) {
    // `3xfallo`, `3xmax`
    let typed = line.words.flatMap { word -> [String] in
      let parts = word.lowercased().split(separator: "x", maxSplits: 1).map(String.init)
      let isCounted = parts.count == 2 && Int(parts[0]) != nil
      return isCounted && ["fallo", "fallada", "max"].contains(parts[1]) ? [parts[0], "al", "fallo"] : [word]
    }
    var words = typed.map { Recognition.folded($0) }
    func isReps(_ word: String) -> Bool { word.allSatisfy { $0.isNumber || ",/-()".contains($0) } }
    let reps = typed.reversed().prefix(while: isReps).reversed().flatMap {
      $0.split { ",/-()".contains($0) }
    }
    words.removeLast(typed.reversed().prefix(while: isReps).count)
    for marks in Self.failures
    where words.count > marks.count + 1 && words.suffix(marks.count).elementsEqual(marks) {
      var count = words.count - marks.count - 1
      // `3 series al fallo 8 6 5`
      if count > 1, !reps.isEmpty, ["sets", "series"].contains(words[count]) { count -= 1 }
      // `3x al fallo`
      let figure = typed[count].lowercased().hasSuffix("x") ? String(typed[count].dropLast()) : typed[count]
      guard let number = Int(figure), (2...5).contains(number) else { return }
      // The exercises before it keep their sets.
      let isRoutine = line.command == TypedLine(.routineNew, []).command
      let start = (typed[..<count].lastIndex { $0.contains(where: \.isNumber) } ?? (isRoutine ? 0 : -1)) + 1
      guard start < count else { return }
      let text = typed[start..<count].joined(separator: " ")
      // `15kg 4 series de 4 al fallo` says the reps.
      guard text.count > 1, !["sets", "series"].contains(words[start]), try knows(text) else { return }
      var others = typed[..<start].map { line.quoted($0) }.joined(separator: " ")
      if start > (isRoutine ? 1 : 0), !others.hasSuffix(",") { others += "," }
      if start > 0 { others += " " }
      if isRoutine {
        throw .repsMissing(line.typing(others + shellName(text) + " \(number)x8+"))
      }
      if words.count < typed.count {
        guard reps.count == number else { return }
        let sets = reps.map { $0 + " f" }.joined(separator: " ")
        throw .listUnclear(
          typed[count...].joined(separator: " "), [line.typing(others + shellName(text) + " " + sets)])
      }
      let sets = (0..<number).map { "\(10 - $0)" }.joined(separator: ",")
      throw .repsMissing(line.typing(others + shellName(text) + " " + sets + " f"))
    }
  }

  private static let failures = [
    ["fins", "a", "la", "fallada"], ["to", "failure"], ["al", "fallo"], ["hasta", "el", "fallo"],
    ["a", "la", "fallada"], ["al", "fall"],
  ]
}

/// Marks words in a line of sets that aren't sets.
private enum BesideSets: Error {
  case remark
}

extension Failure {
  /// Whether words can't be read, and nothing says what they may be.
  var isOfUnreadWords: Bool {
    if case .unreadable(let error, _, _)? = cause as? SetError { error.readings.isEmpty } else { false }
  }

  /// Whether words beside sets can't be read.
  var isOfWordsBesideSets: Bool {
    if case .unreadable? = cause as? SetError { true } else { cause is BesideSets }
  }

  /// The name of a command where an exercise is expected, with the line of the command.
  fileprivate static func exerciseIsCommand(_ name: String, _ line: String) -> Failure {
    .unknownExercise(name, nearest: []).changing { message, words, _ in
      message = Message(message.text, hint: words.readings([line]))
    }
  }

  /// Words after sets that are neither sets nor an exercise, with the line of the sets and that of a note.
  fileprivate static func remark(_ text: String, after sets: TypedLine) -> Failure {
    Failure(.usage, cause: BesideSets.remark) { words in
      let line = sets.typing(sets.words.map(sets.quoted).joined(separator: " "))
      let hint = words.forTheSets(line)
      return words.say(
        en: Message("\(words.quoted(text)) is neither a set nor an exercise", hint: hint),
        es: Message("\(words.quoted(text)) no es ni una serie ni un ejercicio", hint: hint),
        ca: Message("\(words.quoted(text)) no és ni una sèrie ni un exercici", hint: hint)
      ).with(details: [words.forTheNote("gymlog note " + shellName(text))])
    }
  }

  /// A tempo in a line of sets.
  fileprivate static func tempo(_ text: String, instead line: String) -> Failure {
    Failure(.usage) { words in
      let note = "gymlog note " + text
      let hint = words.forTheSets(line)
      return words.say(
        en: Message("sets can't record a tempo: add \(words.quoted(text)) as a note", hint: hint),
        es: Message("el tempo no se guarda con la serie: apunta \(words.quoted(text)) como nota", hint: hint),
        ca: Message("el tempo no es desa amb la sèrie: apunta \(words.quoted(text)) com a nota", hint: hint)
      ).with(details: [words.forTheNote(note)])
    }
  }

  /// Sets without their reps.
  static func repsMissing(_ example: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("missing reps: type those of each set", hint: words.forExample(example)),
        es: Message("faltan las repeticiones: escribe las de cada serie", hint: words.forExample(example)),
        ca: Message("falten les repeticions: escriu les de cada sèrie", hint: words.forExample(example)))
    }
  }

  /// A superset on one line: the line that logs its sets, and the command that groups the exercises.
  static func supersetInLog(_ line: String, superset: String) -> Failure {
    Failure(.usage) { words in
      let hint = words.forTheSets(line)
      return words.say(
        en: Message("log doesn't take supersets: separate exercises with commas", hint: hint),
        es: Message("log no admite superseries: separa los ejercicios con comas", hint: hint),
        ca: Message("log no admet supersèries: separa els exercicis amb comes", hint: hint)
      ).with(
        details: [
          words.say(
            en: "To group the exercises: \(superset)", es: "Para agrupar los ejercicios: \(superset)",
            ca: "Per agrupar els exercicis: \(superset)")
        ])
    }
  }
}
