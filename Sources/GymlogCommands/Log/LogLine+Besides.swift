import Catalogue
import Training
import Wording

/// Words after the sets of a `log` line about how they were done: with what, with a pause, with help.
extension LogLine {
  /// The line with the equipment moved into the exercise's name, `front raise 3x12 with plate of 10`, if an exercise is called
  /// so; nil for any other line.
  ///
  /// - Throws: a failure with the line of the sets and that of a note, if no exercise is called so
  func withEquipmentInName() throws(Failure) -> TypedLine? {
    guard line.isLog, let start = firstFigure, start > 0,
      let place = line.words.indices.dropFirst(start + 1).first(where: {
        Self.things.contains(Recognition.folded(line.words[$0]))
      }), !line.words[..<place].contains(where: { $0.hasSuffix(",") })
    else { return nil }
    let words = line.words
    var (first, end) = (place, place + 1)
    if first - 1 > start, Self.twos.contains(words[first - 1].lowercased()) { first -= 1 }
    while first - 1 > start, Self.fillers.contains(words[first - 1].lowercased()) { first -= 1 }
    if end < words.count, ["de", "of"].contains(words[end].lowercased()) { end += 1 }
    let isWith = first < place || end > place + 1
    let isPause = Self.pauses.contains(Recognition.folded(words[place]))
    var sets = Array(words[start..<first])
    // Another exercise: `curl 3x10@30 + triceps rope 3x12@25`.
    if sets.contains("+") { return nil }
    let load = isPause || end == words.count ? [] : Array(words[end...])
    guard load.isEmpty || load.count == 1 && load[0].first?.isNumber == true else { return nil }
    if let load = load.first { sets.append("@" + load) }
    let name = words[..<start]
    let isHandle = Self.handles.contains(Recognition.folded(words[place]))
    guard isWith || isHandle else { return nil }
    let known = try match(name.joined(separator: " "))
    for join in (isWith ? [words[place - 1]] : []) + ["amb", "con", "with"] {
      let longer = name + [join, words[place]]
      // Part of a name is enough for what changes no load.
      guard let exercise = try exercise(named: longer.joined(separator: " "), isWhole: !isHandle && !isPause)
      else { continue }
      if case .one(exercise) = known, !isHandle { return nil }
      let typed = TypedLine(line, words: longer + sets)
      guard isPause, end < words.count else { return typed }
      throw .besidesSets(words[place...].joined(separator: " "), typed)
    }
    guard isHandle, isWith || !load.isEmpty,
      try knows(name.joined(separator: " "))
    else { return nil }
    throw .besidesSets(
      words[first..<(place + 1)].joined(separator: " "), TypedLine(line, words: name + sets))
  }

  /// The line with the load after its sets for `press con mancuernas de 12 cada una 3x10` and `dominadas con ayuda 30 kg 3x8`; nil
  /// for any other line.
  func withLoadBeforeSets() throws(Failure) -> TypedLine? {
    let words = line.words
    guard line.isLog, let start = firstFigure, start > 2 else { return nil }
    let folded = words.map { Recognition.folded($0) }
    let last = ["de", "of"].contains(folded[start - 1]) ? start - 2 : start - 1
    let isHelp = Self.helps.contains(folded[last])
    guard last > 1, Self.joins.contains(folded[last - 1]),
      isHelp || last < start - 1 && Self.pairs.contains(folded[last])
    else { return nil }
    var (load, end) = (words[start], start + 1)
    if end < words.count, MassUnit(named: words[end]) != nil {
      load += words[end]
      end += 1
    }
    for each in [["cada", "una"], ["cadascuna"], ["c/u"], ["each"]] where folded[end...].starts(with: each) {
      end += each.count
    }
    let name = words[..<(isHelp ? last - 1 : last + 1)]
    guard end < words.count, SetWord.isMass(load),
      Int(words[end]) != nil || SetWord.isCountedReps(words[end]) && !words[end].contains("@"),
      !words[(end + 1)...].contains(where: { $0.first?.isNumber == true }),
      try knows(name.joined(separator: " "))
    else { return nil }
    let sets = words[end] + "@" + (isHelp ? "-" : "") + load
    return TypedLine(line, words: name + [sets] + words[(end + 1)...])
  }

  private func exercise(named name: String, isWhole: Bool) throws(Failure) -> Exercise? {
    if isWhole { return try context.exercises.catalogue().exercise(named: name) }
    guard case .one(let exercise) = try match(name) else { return nil }
    return exercise
  }

  /// Refuses `pull ups with green band 8 8 7` and `pull-ups green 3x8`, with the band as the load of the sets.
  func refuseBandInName() throws(Failure) {
    try refuseBandAtEnd()
    guard let start = firstFigure, start > 1, case let typed = Array(line.words[start...]),
      typed.allSatisfy({ Int($0) != nil }) || typed.count == 1 && SetWord.isCountedReps(typed[0])
    else { return }
    for place in max(1, start - 3)..<start {
      guard let band = context.notation.band(in: Array(line.words[place..<start])) else { continue }
      let isWith = ["with", "con", "amb"].contains(line.words[place - 1].lowercased())
      let name = Array(line.words[..<(isWith ? place - 1 : place)])
      guard !name.isEmpty, try knows(name.joined(separator: " ")) else { continue }
      let sets = typed.joined(separator: ",") + "@" + band.rawValue
      throw .listUnclear(
        line.words[name.count...].joined(separator: " "),
        [line.typing((name + [sets]).map(line.quoted).joined(separator: " "))])
    }
  }

  /// The same for `curls 15 with green band`.
  private func refuseBandAtEnd() throws(Failure) {
    guard line.isLog, let start = firstFigure, start > 0,
      let place = line.words.indices.dropFirst(start + 1).first(where: {
        ["with", "con", "amb"].contains(line.words[$0].lowercased())
      }), case let typed = line.words[start..<place],
      typed.allSatisfy({ Int($0) != nil }) || typed.count == 1 && SetWord.isCountedReps(line.words[start]),
      !context.notation.understands(Array(line.words[start...])),
      let band = context.notation.band(in: Array(line.words[(place + 1)...])),
      try knows(line.words[..<start].joined(separator: " "))
    else { return }
    throw .listUnclear(
      line.words[start...].joined(separator: " "),
      [
        line.typing(
          (line.words[..<start] + [typed.joined(separator: ",") + "@" + band.rawValue]).map(line.quoted)
            .joined(separator: " "))
      ])
  }

  /// The line with `with` for `w/`, as in `squat w/ bands`; nil if it has none.
  func withWordForSlash() -> TypedLine? {
    let slashed = { (word: String) in
      // `w/u` and `w/up` are warm-ups, `w/o` is without.
      word == "w/" || (5..<12).contains(word.count) && word.lowercased().hasPrefix("w/")
    }
    if let with = withWordForLetter() { return with }
    guard line.isLog || line.command.isEmpty, line.words.contains(where: slashed) else { return nil }
    return TypedLine(
      line,
      words: line.words.flatMap {
        slashed($0) ? ["with", String($0.dropFirst(2))].filter { !$0.isEmpty } : [$0]
      })
  }

  /// The line with `with` for the `w` of `pull ups w red band 5` and `pull ups 8 w 10kg`, before a band or a load at its end; nil for
  /// any other line.
  private func withWordForLetter() -> TypedLine? {
    guard line.isLog, let place = line.words.firstIndex(of: "w"), place > 0, place + 1 < line.words.count
    else { return nil }
    let after = Array(line.words[(place + 1)...])
    let isBand = context.notation.band(in: Array(after.prefix(1))) != nil && after.dropFirst().first == "band"
    let isLoad = after.count < 3 && context.notation.mass(in: after)?.unit != nil
    guard isBand || isLoad else { return nil }
    return TypedLine(line, words: line.words[..<place] + ["with"] + after)
  }

  /// Refuses what the lifter wore, which isn't part of an exercise's name: `squat w/ belt 5@140`, `deadlift (straps) 3@180`,
  /// `squat 5@140, belt`.
  func refuseGear() throws(Failure) {
    let words = line.words
    guard line.isLog || line.command.isEmpty, words.count <= 30,
      let place = words.indices.first(where: {
        Self.gear.contains(Recognition.folded(words[$0])) && ($0 > 0 || words[0].hasSuffix("less"))
      })
    else { return }
    // `with a 10kg vest`, `vest 10kg`
    if words[place].lowercased() == "vest",
      words[(place - 1)...].contains(where: { $0.contains(where: \.isNumber) })
    {
      return
    }
    var first = place
    // `beltless squat 5@120`
    if let word = words.first, ["beltless", "strapless"].contains(Recognition.folded(word)), words.count > 2 {
      throw .besidesSets(word, TypedLine(line, words: Array(words.dropFirst())))
    }
    if Self.gearParts.contains(Recognition.folded(words[first - 1])) { first -= 1 }
    let isJoined = first > 1 && Self.gearJoiners.contains(Recognition.folded(words[first - 1]))
    if isJoined { first -= 1 }
    guard first > 0, isJoined || words[first].hasPrefix("(") || words[first - 1].hasSuffix(",") else {
      return
    }
    // `with belt and sleeves`
    var last = place
    while last + 2 < words.count, ["and", "y", "i", "&"].contains(words[last + 1].lowercased()),
      Self.gear.contains(Recognition.folded(words[last + 2]))
    {
      last += 2
    }
    var rest = Array(words[..<first])
    var text = words[first...last].joined(separator: " ").filter { !"(),".contains($0) }
    while rest[rest.count - 1].last == "," { rest[rest.count - 1].removeLast() }
    let isEnd = words[last].hasSuffix(",") && last + 1 < words.count
    rest += words[(last + 1)...]
    if isEnd { rest[first - 1] += "," }
    // The line without the gear would be refused for its tempo.
    if let tempo = Self.tempo(in: rest) {
      text += " " + rest[tempo...(tempo + 1)].joined(separator: " ")
      rest.removeSubrange(tempo...(tempo + 1))
    }
    let name = rest.prefix { $0.first?.isNumber != true }
    guard !name.isEmpty, try knows(name.joined(separator: " ")) else { return }
    throw .besidesSets(text, TypedLine(line, words: rest))
  }

  /// Refuses `6@80 + 2 forced`: the line of the sets, and that of the note.
  func refuseHelp() throws(Failure) {
    // `8+2 forced`, `60x8+2 parciales`
    let words = line.words.enumerated().flatMap { place, word -> [String] in
      let parts = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
      let isJoined =
        place + 2 == line.words.count && parts.count == 2 && Int(parts[1]) != nil
        && parts[0].last?.isNumber == true
      return isJoined ? [parts[0], "+", parts[1]] : [word]
    }
    guard line.isLog, words.count > 3, let plus = words.lastIndex(of: "+"), plus > 1, plus + 2 < words.count,
      words[plus + 1].allSatisfy(\.isNumber),
      words[(plus + 2)...].allSatisfy({ $0.count > 2 && $0.allSatisfy(\.isLetter) }),
      case let sets = Array(words[..<plus]), (try? whole(Notation.Part(words: sets, start: 0))) != nil,
      !context.notation.understands(Array(words[(plus + 1)...])),
      case let name = words[(plus + 2)...].drop(while: { $0 == "reps" }),
      try !context.exercises.catalogue().isName(name.joined(separator: " "))
    else { return }
    throw .besidesSets(words[plus...].joined(separator: " "), TypedLine(line, words: sets))
  }

  /// Refuses `3x12 60 1 drop`, which says how many drops there were, and `box jumps 24" 5x10`, whose height no set keeps.
  func refuseCountsAndHeights() throws(Failure) {
    let words = line.words
    guard line.isLog, words.count > 3, let start = firstFigure, start > 0 else { return }
    // `80 8 8 6½`
    if let place = words.firstIndex(where: { $0.last == "½" && Int($0.dropLast()) != nil }) {
      var whole = words
      whole[place].removeLast()
      throw .besidesSets(words[place], TypedLine(line, words: whole))
    }
    // `225 x 5 1/2`
    if words.last == "1/2", Int(words[words.count - 2]) != nil {
      throw .besidesSets("1/2", TypedLine(line, words: words.dropLast()))
    }
    // `bench 2 board 3@95`
    if start + 2 < words.count, ["board", "boards"].contains(words[start + 1].lowercased()) {
      throw .besidesSets(
        words[start...(start + 1)].joined(separator: " "),
        TypedLine(line, words: ["board", "press"] + words[(start + 2)...]))
    }
    // `box jump 24 inch 10`
    if start + 2 < words.count, Int(words[start]) != nil,
      ["in", "inch", "inches", "cm"].contains(words[start + 1].lowercased()),
      words[..<start].contains(where: { ["box", "step", "jump", "jumps"].contains($0.lowercased()) })
    {
      throw .besidesSets(
        words[start...(start + 1)].joined(separator: " "),
        TypedLine(line, words: Array(words[..<start] + words[(start + 2)...])))
    }
    if ["drop", "drops", "dropset", "dropsets"].contains(words[words.count - 1].lowercased()),
      ["1", "2"].contains(words[words.count - 2]), words.count > start + 2,
      case let sets = Array(words.dropLast(2)), let phrase = try whole(Notation.Part(words: sets, start: 0)),
      phrase.exercise != nil
    {
      throw .besidesSets(words.suffix(2).joined(separator: " "), TypedLine(line, words: sets))
    }
    if words[start].hasSuffix("\""), words[start + 1].first?.isNumber == true,
      words[..<start].contains(where: { ["box", "step"].contains($0.lowercased()) })
    {
      throw .besidesSets(words[start], TypedLine(line, words: Array(words[..<start] + words[(start + 1)...])))
    }
  }

  /// The error, with the line that lacks a word between two sets or before the exercise, if that line can be read:
  /// `prensa 3x12 40 regular a 50 10`, `run 5k PR 19:58`, `easy 30 min run`.
  func offeringWithoutWord(_ error: Failure) throws(Failure) -> Failure {
    let words = line.words
    guard line.isLog, words.count <= 20 else { return error }
    // `315x1 (grinder)`, `285x3 (90%)`, `315x1 # grinder`
    if let start = words.firstIndex(where: { "(#".contains($0.first ?? " ") }), start > 1,
      words[start].first == "#" || words[words.count - 1].last == ")",
      case let note = words[start...].map({ $0.filter { !"()#".contains($0) } }).filter({ !$0.isEmpty }),
      !note.isEmpty,
      note.allSatisfy({ Self.isRemark($0) && !Failure.changesSets($0) && !Self.ofMeaning.contains($0) })
        || note.count == 1 && note[0].last == "%" && Int(note[0].dropLast()) != nil,
      case let sets = TypedLine(line, words: Array(words[..<start])),
      (try? context.understood(sets)) != nil
    {
      return .besidesSets(note.joined(separator: " "), sets)
    }
    guard error.isOfWordsBesideSets else { return error }
    func without(_ place: Int) -> Failure? {
      let rest = Array(words[..<place] + words[(place + 1)...])
      guard let plain = try? context.understood(TypedLine(line, words: rest)) else { return nil }
      return error.changing { message, words, _ in message.hint = words.readings([plain]) }
    }
    for place in words.indices.dropFirst(2).dropLast() where Self.isRemark(words[place]) {
      guard let before = try whole(Notation.Part(words: Array(words[..<place]), start: 0)),
        before.exercise != nil
      else {
        continue
      }
      if let failure = without(place) { return failure }
    }
    if words.count > 2, Self.isRemark(words[0]), try !knows(words[0]), let failure = without(0) {
      return failure
    }
    // `4*15*8 easy`: what is left is asked about.
    if words.count > 2, let last = words.last, Self.isRemark(last),
      case let factors = words[words.count - 2].lowercased().split(whereSeparator: { "x*×".contains($0) }),
      factors.count == 3, factors.allSatisfy({ Int($0) != nil })
    {
      do throws(Failure) {
        _ = try context.understood(TypedLine(line, words: Array(words.dropLast())))
      } catch {
        return error.changing { message, words, _ in
          message.details.append(words.forTheNote("gymlog note " + shellName(last)))
        }
      }
    }
    return error
  }

  /// Whether a word belongs to a remark, which says nothing about the sets next to it.
  static func isRemark(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy(\.isLetter) && !Notation.isSetWord(word)
      && !Recognition.isRestLabel(word) && SetLabel.type(named: word) == nil && !Failure.isHelp(word)
      && !aboutSets.contains(word.lowercased())
  }

  /// Words that say something of the sets beside them.
  private static let aboutSets: Set = [
    "warm", "work", "working", "bar", "attempted", "tried", "got", "planned", "instead", "not", "missed",
    "failed",
  ]

  /// Words that say what the sets are, or that they weren't done.
  private static let ofMeaning: Set = [
    "total", "left", "right", "db", "dbs", "kb", "kbs", "pair", "both", "skipped", "pending", "next",
    "target",
    "saltada", "omitida", "omesa", "pendiente", "pendent",
  ]

  var firstFigure: Int? { line.words.firstIndex { $0.first?.isNumber == true } }

  /// Whether a word is something that sets are done with, or a pause.
  static func isGear(_ word: String) -> Bool {
    let word = Recognition.folded(word)
    return gear.contains(word) || pauses.contains(word) || worn.contains(word)
  }

  private static let worn: Set = [
    "vest", "chains", "chaleco", "cadenas", "armilla", "cadenes", "partner", "spotter", "spot",
  ]
  private static let gear: Set = [
    "belt", "beltless", "vest", "straps", "sleeves", "wraps", "chalk", "cinturon",
    "cinturo", "correas", "munequeras",
    "rodilleras", "magnesio", "corretges", "canelleres", "genolleres", "magnesi",
  ]
  private static let gearParts: Set = ["knee", "wrist", "lifting", "elbow", "el", "las", "els", "les", "a"]
  private static let gearJoiners: Set = [
    "with", "in", "no", "wo", "without", "con", "c", "sin", "amb", "sense",
  ]
  private static let handles: Set = ["corda", "cuerda", "rope"]
  private static let pauses: Set = ["pausa", "pause"]
  private static let things: Set = handles.union(pauses).union([
    "disco", "disc", "plate", "mancuerna", "mancuernas", "manuella", "manuelles", "dumbbell", "dumbbells",
    "kettlebell",
  ])
  private static let pairs: Set = [
    "mancuernas", "mancuerna", "manuelles", "manuella", "dumbbells", "dumbbell",
  ]
  private static let helps: Set = ["ayuda", "ajuda", "asistencia", "assistencia", "assistance"]
  private static let joins: Set = ["con", "amb", "with"]
  private static let twos: Set = ["2", "two", "dos", "dues"]
  private static let fillers: Set = ["amb", "con", "with", "un", "una", "a", "the", "la", "el"]
}

extension Failure {
  /// Refuses words that a set doesn't record, with the line of the sets and that of a note.
  static func besidesSets(_ text: String, _ sets: TypedLine) -> Failure {
    Failure(.usage) { words in
      let line = sets.typing(sets.words.map(sets.quoted).joined(separator: " "))
      let note = "gymlog note " + shellName(text)
      let text = words.quoted(text)
      let hint = words.forTheSets(line)
      return words.say(
        en: Message("sets can't record \(text): add it as a note", hint: hint),
        es: Message("\(text) no se guarda con la serie: apúntalo como nota", hint: hint),
        ca: Message("\(text) no es desa amb la sèrie: apunta-ho com a nota", hint: hint)
      ).with(details: [words.forTheNote(note)])
    }
  }
}

extension Words {
  /// The hint with the line of a note.
  func forTheNote(_ line: String) -> String {
    say(en: "For the note: \(line)", es: "Para la nota: \(line)", ca: "Per a la nota: \(line)")
  }
}
