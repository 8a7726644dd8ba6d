import Catalogue
import Logbook
import Training
import Wording

/// Words of a `log` line that are neither a name nor SETs, and names whose words look like SETs.
extension LogLine {
  /// The line with an exercise's name in place of what was typed.
  func replacing(_ name: String, by exercise: Exercise, in part: Notation.Part) -> TypedLine {
    let (words, count) = (line.words, name.split(separator: " ").count)
    let end = min(part.start + count, words.count)
    let comma = words[end - 1].hasSuffix(",") ? "," : ""
    let typed = context.name(of: exercise).lowercased() + comma
    return TypedLine(
      line, words: words[..<part.start] + typed.split(separator: " ").map(String.init) + words[end...])
  }

  /// The words of `10 push ups then 20 squats`, with a comma between the exercises; nil for other lines.
  func namesFirstAround() throws(Failure) -> [String]? {
    let words = line.words
    guard words.count <= Self.longestTurned, words.first?.first?.isNumber == true,
      let place = words.firstIndex(where: { Self.conjunctions.contains($0.lowercased()) }), place > 1,
      place + 2 < words.count, words[place + 1].first?.isNumber == true,
      let first = try nameFirst(Array(words[..<place]), asks: false),
      let second = try nameFirst(Array(words[(place + 1)...]), asks: false)
    else { return nil }
    return first.dropLast() + [first[first.count - 1] + ","] + second
  }

  /// The line without what people say before an exercise, `I did`, `he hecho`, and with the exercise for its verb: `I benched`.
  func withoutSpeech() -> TypedLine? {
    // A foam roller, but `corro` is a run.
    if line.words.first?.lowercased() == "corró" { return nil }
    let spoken = line.words.prefix(3).map { Recognition.folded($0) }
    for count in (1...3).reversed() where count <= spoken.count && count < line.words.count {
      if let name = Self.meaning(ofSpeech: spoken.prefix(count).joined(separator: " ")) {
        return TypedLine(line, words: name + line.words.dropFirst(count))
      }
    }
    return withDegrees()
  }

  /// The line with `45°` for `45 degrees`, which belongs to a name; nil for any other line.
  private func withDegrees() -> TypedLine? {
    guard
      let place = line.words.firstIndex(where: {
        ["degrees", "degree", "grados", "graus"].contains($0.lowercased())
      }),
      place > 1, line.words[place - 1].allSatisfy(\.isNumber)
    else { return nil }
    return TypedLine(
      line, words: line.words[..<(place - 1)] + [line.words[place - 1] + "°"] + line.words[(place + 1)...])
  }

  /// The meaning of words of speech at the start of a line; nil for other words.
  private static func meaning(ofSpeech words: String) -> [String]? {
    switch words {
    case "i did", "did", "just did", "i just did", "he hecho", "hice", "he fet", "vaig fer", "today", "hoy",
      "avui", "meti",
      "me avente",
      "acabo de hacer", "acabo de fer", "esta manana", "aquest mati":
      []
    case "sali a", "he salido a", "fui a", "he ido a", "vaig sortir a", "he sortit a", "vaig anar a",
      "he anat a", "sali en", "he salido en", "salida en", "he sortit en", "he anat al", "fui al":
      []
    case "i benched", "benched": ["bench"]
    case "i squatted", "squatted": ["squat"]
    case "i deadlifted", "deadlifted": ["deadlift"]
    case "i rowed", "rowed": ["row"]
    case "i ran", "ran": ["run"]
    case "i walked", "walked": ["walking"]
    case "i rode", "rode", "biked", "cycled": ["cycling"]
    case "i swam", "swam": ["swimming"]
    case "corri", "he corrido", "corro": ["correr"]
    case "vaig correr", "he corregut": ["córrer"]
    case "he andado", "anduve", "he caminado", "camine": ["caminar"]
    case "he nadado", "nade": ["nadar"]
    case "he nedat", "vaig nedar": ["nedar"]
    case "parkrun", "marathon", "maraton", "marato": ["run", words]
    case "half marathon", "media maraton", "mitja marato":
      ["run"] + words.split(separator: " ").map(String.init)
    default: nil
    }
  }

  /// The exercise and SETs of a line whose name continues with words that read as SETs: `curl 21 3x21@20`, `sentadilla sin peso 20`,
  /// `calentamiento 10 min`. Nil for any other line.
  ///
  /// - Throws: `Failure.severalReadings` if the word may as well be the type of a set of the current exercise.
  func phraseOfWholeName() throws(Failure) -> SetPhraseLine? {
    guard let end = try endOfName(line.words) else { return nil }
    return try SetPhraseLine(line.words, from: 0, of: line, context.notation, nameWords: end)
  }

  /// The number of words of the longest whole name that continues past the first word that reads as SETs.
  private func endOfName(_ words: [String]) throws(Failure) -> Int? {
    guard words.count > 1, words.count <= 12, !words.contains(where: { $0.hasSuffix(",") }),
      let start = try? context.notation.startOfSets(in: words), start < words.count - 1, start < 6
    else { return nil }
    let catalogue = try context.exercises.catalogue()
    for end in (start + 1..<min(words.count, start + 4)).reversed() {
      guard words[start..<end].allSatisfy(Self.canEndName),
        let exercise = catalogue.exercise(named: words[..<end].joined(separator: " ")),
        let groups = try? context.notation.groups(in: Array(words[end...])),
        groups.allSatisfy({ exercise.takes($0) })
      else { continue }
      if start == 0 { try askAboutType(words, groups) }
      return end
    }
    return nil
  }

  /// Whether a word that reads as SETs may belong to a name: few names have figures, and no other word is worth a search.
  private static func canEndName(_ word: String) -> Bool {
    !word.contains(where: \.isNumber) || ["21", "21s"].contains(word)
  }

  /// Asks about `warm-up 30s` where the current exercise could have such a set.
  private func askAboutType(_ words: [String], _ groups: [NotatedGroup]) throws(Failure) {
    guard Recognition.setType(named: words[0]) != nil,
      let open = try context.logbook.read({ snapshot throws(Failure) in
        try context.open(in: snapshot)?.workout
      }),
      let current = open.currentExercise,
      groups.allSatisfy({ context.exercise(of: open.exercises[current]).takes($0) })
    else { return }
    let sets = words.dropFirst().map(shellWord).joined(separator: " ")
    throw .severalReadings([
      line.typing(shellWord(words[0]) + ", " + sets), line.typing(sets + " " + shellWord(words[0])),
    ])
  }

  /// Reports what can't be read after an exercise's name, rather than that no exercise is called so: `run 5km/25`.
  func checkSetsAfterName() throws(Failure) {
    let words = line.words
    guard words.count > 1, words.count <= 20, try !knows(words.joined(separator: " ")) else { return }
    for end in (1..<words.count).reversed() where words[end].first?.isNumber == true {
      guard case .one = try match(words[..<end].joined(separator: " ")) else { continue }
      do throws(SetSyntaxError) {
        _ = try context.notation.groups(in: words, from: end)
      } catch {
        throw .notation(error, words: words, command: line.command)
      }
    }
  }

  /// A distance and its time with a word for the exercise between them, `swim 1500m freestyle 32:00`; nil for anything else.
  ///
  /// - Throws: `Failure.severalReadings` for `run 10x100m sprints 15s`
  func oneDistance(_ phrases: [SetPhraseLine]) throws(Failure) -> SetPhraseLine? {
    guard phrases.count == 2, phrases[0].isDistance, phrases[1].isTime, let name = phrases[0].exercise,
      case let kind = phrases[1].exercise?.filter({ !"()".contains($0) }) ?? "", !kind.isEmpty,
      case .one(let exercise) = try match(name),
      case .one(let other) = try match(kind)
    else { return nil }
    let sets = phrases[0].sets + phrases[1].sets
    if exercise.id == other.id {
      return try SetPhraseLine(TypedLine(line, words: [name] + sets), context.notation)
    }
    guard exercise.id.text == Self.running, other.bodyPart == .cardio else { return nil }
    let typed = sets.map(shellWord).joined(separator: " ")
    throw .severalReadings([
      line.typing(shellName(kind) + " " + typed), line.typing(shellName(name) + " " + typed),
      line.typing(
        shellName(name) + " " + phrases[0].sets.map(shellWord).joined(separator: " ") + ", " + shellName(kind)
          + " " + phrases[1].sets.map(shellWord).joined(separator: " ")),
    ])
  }

  private static let running = "39"

  /// Asks about `bench 1rm 100`: a tested max, or a single.
  func askAboutMax() throws(Failure) {
    let words = line.words
    guard words.count > 2,
      let place = words.firstIndex(where: {
        ["1rm", "max", "rm", "pr", "pb", "rp"].contains(Recognition.folded($0)) || Self.repsOfMax($0) != nil
      }),
      place > 0
    else { return }
    // `squat 20 rm 100`, `squat 5rm 140`, `squat 140 1rm`
    let apart = words[place].lowercased() == "rm" && place + 1 < words.count ? Int(words[place - 1]) : nil
    let isLast = place + 1 == words.count
    let end = isLast ? firstFigure ?? place : apart == nil ? place : place - 1
    guard end > 0, end < words.count,
      let mass = context.notation.mass(in: Array(isLast ? words[end..<place] : words[(place + 1)...])),
      mass.value > Thousandths(10),
      try knows(words[..<end].joined(separator: " "))
    else { return }
    if !isLast, try knows(words[...place].joined(separator: " ")) { return }
    let name = words[..<end].map(shellWord).joined(separator: " ")
    if let reps = apart ?? Self.repsOfMax(words[place]), reps > 1 {
      let load = NotationWriter().text(Mass(mass.value, mass.unit ?? context.settings.unit.value))
      throw .listUnclear(words[end...].joined(separator: " "), [line.typing("\(name) \(reps)@\(load)")])
    }
    // `push-ups max 32`
    if mass.unit == nil, mass.value.raw.isMultiple(of: 1_000),
      case .one(let exercise) = try match(words[..<end].joined(separator: " ")),
      exercise.countMode == .reps, exercise.equipment.loading == .bodyWeight
    {
      let reps = "\(mass.value.raw / 1_000)"
      throw .severalReadings([line.typing(name + " " + reps), "gymlog max " + name + " 1@+" + reps])
    }
    let set = "1@" + NotationWriter().text(Mass(mass.value, mass.unit ?? context.settings.unit.value))
    throw .severalReadings(["gymlog max " + name + " " + set, line.typing(name + " " + set)])
  }

  /// The 5 of `5rm`.
  private static func repsOfMax(_ word: String) -> Int? {
    guard word.lowercased().hasSuffix("rm"), let reps = Int(word.dropLast(2)) else { return nil }
    return (1...20).contains(reps) ? reps : nil
  }

  /// The exercises of a line that begins with a type for all of its sets: `warm-up bench 12@40`. Nil for any other line.
  func phrasesAfterType() throws(Failure) -> [SetPhraseLine]? {
    guard line.words.count > 2, line.words[0].count > 1, let type = Recognition.setType(named: line.words[0])
    else { return nil }
    let isTwoWords = line.words.count > 3 && ["set", "sets"].contains(line.words[1].lowercased())
    let rest = LogLine(TypedLine(line, words: Array(line.words.dropFirst(isTwoWords ? 2 : 1))), context)
    let phrases = try rest.phrases()
    guard phrases.count == 1, let name = phrases[0].exercise, !phrases[0].hasNoSets, try knows(name) else {
      return nil
    }
    return [phrases[0].named(name, type)]
  }

  /// Words in which a list of times is one: `2:45, 2:48` is `2:45,2:48`.
  static func joiningTimes(_ words: [String]) -> [String] {
    func isTime(_ word: Substring) -> Bool {
      let numbers = word.split(separator: ":", omittingEmptySubsequences: false)
      return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }
    var joined: [String] = []
    for word in words {
      if let last = joined.last, last.hasSuffix(","), isTime(word.prefix { $0 != "," }),
        let before = last.dropLast().split(separator: ",").last, isTime(before)
      {
        joined[joined.count - 1] += word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  // MARK: - A name after its sets

  /// The line with each exercise before its SETs, if one stands after or within them: `3x8@80 bench`, `10 burpees`, `3 sets of
  /// bench press 8 reps at 80 kg`. Nil if none does.
  func withNamesFirst() throws(Failure) -> TypedLine? {
    if let apart = try namesFirstAround() { return TypedLine(typed, words: apart) }
    let parts = Notation.parts(of: line.words)
    var (words, isTurned): ([String], Bool) = ([], false)
    for (index, part) in parts.enumerated() {
      var turned = try nameFirst(part.words, isFirst: index == 0)
      // `3x8@80, 3x8@85 bench`, `54:00, 12 km jog`
      if turned != nil, index > 0, parts[..<index].allSatisfy({ context.notation.understands($0.words) }) {
        turned = try nameFirst(parts[...index].flatMap(\.words), isFirst: true)
        if turned != nil { words = [] }
      }
      isTurned = isTurned || turned != nil
      words += turned ?? part.words
      if index + 1 < parts.count, !words.isEmpty { words[words.count - 1] += "," }
    }
    return isTurned ? TypedLine(typed, words: words) : nil
  }

  private func nameFirst(
    _ words: [String], isFirst: Bool = true, asks: Bool = true
  ) throws(Failure) -> [String]? {
    guard (2...Self.longestTurned).contains(words.count), Notation.canBeginSets(words[0]),
      !context.notation.understands(words), try !knows(words.joined(separator: " "))
    else { return nil }
    for length in (1..<words.count).reversed() {
      for start in 1...(words.count - length) {
        var before = words[..<start]
        // `3x10 en la prensa`
        while before.count > 1, let last = before.last,
          ["of", "de", "en", "a", "on", "in", "la", "el", "the", "al"].contains(last.lowercased())
        {
          before.removeLast()
        }
        let after = words[(start + length)...]
        guard Self.beginsName(words[start]),
          let groups = try? context.notation.groups(in: Array(before) + Array(after)),
          after.isEmpty || groups.count == 1
            // `3x8 bench 80`
            || after.count == 1 && groups.count == 2 && groups[0].isCounted && groups[1].isBare
        else { continue }
        let name = words[start..<start + length].joined(separator: " ")
        if try namesExercise(name, isFirst: isFirst) {
          if asks, after.isEmpty, before.count == start { try askAboutRemark(name, Array(before)) }
          return Array(words[start..<start + length]) + Array(before) + Array(after)
        }
      }
    }
    return nil
  }

  /// The line with its exercise first, where it comes after everything else: `54 min easy jog`, `8x500m 1:52 rest 90s row erg`; nil
  /// for any other line.
  func withLastNameFirst() throws(Failure) -> TypedLine? {
    let words = line.words
    guard line.isLog, (2...Self.longestTurned).contains(words.count),
      Notation.canBeginSets(words[0]) || Self.isSets(words[0])
        || ["for", "durante", "durant", "bw"].contains(words[0])
    else { return nil }
    let catalogue = try context.exercises.catalogue()
    for length in (1...min(4, words.count - 1)).reversed() {
      let name = words.suffix(length)
      guard Self.beginsName(words[words.count - length]),
        catalogue.exercise(named: name.joined(separator: " ")) != nil
      else { continue }
      return TypedLine(typed, words: Array(name) + words.dropLast(length))
    }
    return nil
  }

  private static let longestTurned = 16

  /// Whether words after SETs name an exercise. A part of a name is taken only if there is no exercise before, on the line or
  /// today, which may be meant with a remark: `8@80 belt`, `run 8km, 48 min easy`.
  private func namesExercise(_ name: String, isFirst: Bool) throws(Failure) -> Bool {
    let catalogue = try context.exercises.catalogue()
    if catalogue.exercise(named: name) != nil || catalogue.isWholeName(name) { return true }
    if isBelowExercise || !isFirst { return false }
    let open = try context.logbook.read { snapshot throws(Failure) in try context.open(in: snapshot)?.workout
    }
    guard open?.exercises.isEmpty != false else { return false }
    if case .several = try match(name) { return true }
    return try namesOneExercise(name)
  }
}

extension Exercise {
  /// Whether the amounts of a group are of a kind that it is counted in.
  fileprivate func takes(_ group: NotatedGroup) -> Bool {
    group.amounts.allSatisfy { accepts($0.countMode) }
  }
}
