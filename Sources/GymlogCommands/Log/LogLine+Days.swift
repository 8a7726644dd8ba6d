import Catalogue
import Training
import Wording

/// A day on a line of `log`, which logs to the open workout.
extension LogLine {
  /// The error for a day after the sets, `squat 5@100 yesterday`; nil if there is none.
  func dayAtEnd() throws(Failure) -> Failure? {
    guard line.isLog else { return nil }
    for count in [3, 2, 1] where line.words.count > count + 1 {
      let day = Array(line.words.suffix(count))
      // `2 weeks ago`
      if count == 3, !day.contains(where: { $0.allSatisfy(\.isLetter) }) { continue }
      if count == 1, Self.isRow(day[0]) { continue }
      // `lateral raise/cable fly 3x12 10/15`: a load of each.
      if count == 1, Self.isPair(day[0]), let start = firstFigure,
        try context.exercises.catalogue().joinedNames(line.words[..<start].joined(separator: " ")) != nil
      {
        continue
      }
      // `bench 20/12 25/10`, `bench 20/12 - 25/10`: loads and reps
      if Self.isPair(day[count - 1]), line.words.dropLast(count).contains(where: Self.isPair) { continue }
      // `get up 16 5/5`: the reps of each side, after a load alone.
      if let first = firstFigure, first + count + 1 == line.words.count, count == 1,
        SetWord.isMass(line.words[first]), day[0].split(separator: "/").count == 2
      {
        continue
      }
      let before = line.words[line.words.count - count - 1].lowercased()
      // `deadlift 70: 6/6`
      if Self.isPair(day[count - 1]), before.hasSuffix(":") { continue }
      // `bench 225x5 failed on 5th` is about a rep.
      if NotatedMiss.words.contains(where: { $0.word == before }) { continue }
      guard let failure = try failure(for: day, Array(line.words.dropLast(count))) else { continue }
      return failure
    }
    return nil
  }

  /// The same for a day between the exercise and its sets, `squat yesterday 5@100`.
  func dayAfterName() throws(Failure) -> Failure? {
    guard line.isLog, let start = line.words.firstIndex(where: { $0.first?.isNumber == true }) else {
      return nil
    }
    for count in [2, 1] where start > count {
      let sets = Array(line.words[..<(start - count)] + line.words[start...])
      guard let failure = try failure(for: Array(line.words[(start - count)..<start]), sets) else { continue }
      return failure
    }
    return nil
  }

  /// Whether a word is reps that get fewer, `15/12/10`, and no day of this century's twenties.
  private static func isRow(_ word: String) -> Bool {
    let numbers = word.split(separator: "/").compactMap { Int($0) }
    return numbers.count == 3 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 >= $1 }
  }

  /// Whether a word is two numbers, such as a day and a month, or a load and its reps.
  private static func isPair(_ word: String) -> Bool {
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    return numbers.count == 2 && !numbers.contains(nil)
  }

  /// The same for a day before the exercise, `yesterday squat 5@100`.
  func dayAtStart() throws(Failure) -> Failure? {
    guard line.isLog else { return nil }
    // `2nd set 7`
    if line.words.count == 3, let number = SetOrdinals.ordinal(line.words[0]),
      SetOrdinals.isSet(line.words[1].lowercased())
    {
      return .severalReadings([
        TypedLine(.edit, []).typing(".\(number) " + shellWord(line.words[2]))
      ])
    }
    for count in [3, 2, 1] where line.words.count > count + 1 {
      let sets = Array(line.words.dropFirst(count))
      let day = Array(line.words.prefix(count))
      guard let failure = try failure(for: day, sets, isFirst: true) else { continue }
      return failure
    }
    return nil
  }

  /// Refuses `mon run 4 mi`, whose first word could begin a name: `Mountain Running`.
  func refuseWeekday() throws(Failure) {
    guard line.words.count > 2, let first = line.words.first, first.count > 2, first.allSatisfy(\.isLetter),
      let day = day([first]), day < context.now.day,
      try context.exercises.catalogue().exercise(named: first) == nil
    else { return }
    if let failure = try dayAtStart() { throw failure }
    let rest = line.words.dropFirst().prefix { $0.first?.isNumber != true }.joined(separator: " ")
    guard !line.isLog, try knows(rest) else { return }
    let line = first + ": " + line.words.dropFirst().joined(separator: " ")
    throw Failure.unknownExercise(first + " " + rest, nearest: []).changing { message, words, _ in
      message.details = []
      message.hint = words.readings([line])
    }
  }

  /// The line without `today` before the exercise; nil for any other line.
  func withoutToday() -> TypedLine? {
    guard line.isLog, line.words.count > 2, let day = day([line.words[0]]), day == context.now.day else {
      return nil
    }
    return TypedLine(line, words: Array(line.words.dropFirst()))
  }

  private func failure(
    for dayWords: [String], _ sets: [String], isFirst: Bool = false
  ) throws(Failure) -> Failure? {
    let sets = LogLine(TypedLine(line, words: sets), context).withoutSpeech()?.words ?? sets
    guard let day = day(dayWords, mayBeUnclear: isFirst), day < context.now.day,
      let phrase = try? SetPhraseLine(TypedLine(line, words: sets), context.notation), !phrase.hasNoSets
    else { return nil }
    var text = dayWords.drop { $0 == "-" }.joined(separator: " ")
    if let mark = text.last, mark == ":" || mark == "," { text.removeLast() }
    let argument = WorkoutArgument(text, context.words.language)
    let there = try? context.logbook.read { snapshot throws(Failure) in
      try context.workout(argument, in: snapshot)
    }
    if let activity = try activity(phrase, on: text) { return .otherDay(text, activity) }
    let typed = sets.map(shellWord).joined(separator: " ")
    let paper = "echo " + shellWord(text + ": " + sets.joined(separator: " ")) + " | gymlog log -"
    return .otherDay(text, there == nil ? paper : line.typing(typed + " --in " + shellWord(text)))
  }

  /// The line that adds sets of a sport as an activity of another day; nil for other sets.
  private func activity(_ phrase: SetPhraseLine, on day: String) throws(Failure) -> String? {
    guard phrase.isCardio, let name = phrase.exercise, case .one(let exercise) = try match(name),
      let sport = CardioSet.sport(of: exercise.id)
    else { return nil }
    let words = [Sport(typed: name) == nil ? sport.rawValue : name] + phrase.sets
    guard (try? TypedActivity(words, context)) != nil else { return nil }
    return ([TypedLine(.activityAdd, []).command] + words.map(shellWord) + ["--at", shellWord(day)])
      .joined(separator: " ")
  }

  /// The day that words name; nil if they name none, or several and the caller can't ask which: `5/11`.
  private func day(_ words: [String], mayBeUnclear: Bool = false) -> Day? {
    var text = words.joined(separator: " ")
    if let mark = text.last, mark == ":" || mark == "," { text.removeLast() }
    guard text.contains(where: \.isLetter) || text.contains("/") || text.contains("-") else { return nil }
    let days = TypedTime.readings(of: text, in: context.words.language).map { time -> Day? in
      if case .day(let day) = time { day.day(today: context.now.day) } else { nil }
    }
    return days.count == 1 || mayBeUnclear && words.count == 1 && text.contains("/") ? days.first ?? nil : nil
  }
}

extension Failure {
  /// Sets with another day: the line that logs them for that day.
  fileprivate static func otherDay(_ day: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      let day = words.quoted(day)
      return words.say(
        en: Message("sets are logged to the current workout, not to \(day)", hint: "For that day: \(line)"),
        es: Message(
          "las series se apuntan en el entrenamiento actual, no en \(day)", hint: "Para ese día: \(line)"),
        ca: Message(
          "les sèries s'apunten a l'entrenament actual, no a \(day)", hint: "Per a aquell dia: \(line)"))
    }
  }
}
