import Catalogue
import Training
import Wording

/// The lines below a heading that says how its exercises are done.
struct PaperBlock {
  /// The number of rounds; nil for a superset.
  var rounds: Int?
  /// Whether its lines needn't be read, because the heading was refused.
  var isSkipped = false
  /// The letter that its exercises share as a superset.
  let letter: Character
  /// The index of the first line that doesn't belong to it.
  let end: Int
}

/// Headings of the lines below them.
extension SessionReader {
  /// Reads a line as a heading of the lines below it. Returns whether it is one.
  ///
  /// - Throws: `Failure` if it isn't clear to what it belongs, or for rounds on the clock
  mutating func takesHeading(
    _ line: PaperLine, at place: Int, of lines: [PaperLine], below current: Current
  ) throws(Failure) -> Bool {
    guard shared == nil, let heading = PaperHeading(line) else { return false }
    let below = lines[(place + 1)...]
    switch heading {
    case .section, .workSets, .warmUp:
      guard let next = below.first else { return false }
      if next.beginsWithFigure, try !namesExercise(next) {
        // Bare sets continue the exercise above, unless it is done.
        if heading == .warmUp, !current.isAwaitingSets, next.isOfReps {
          block = PaperBlock(isSkipped: true, letter: " ", end: try end(of: below))
          throw .warmUpOfWhat(line.typed)
        }
        guard heading == .warmUp ? current.isAwaitingSets : heading == .workSets && current.isKnown else {
          return false
        }
      } else if try !namesExercise(next) {
        return false
      }
      (block, sectionType) = (nil, nil)
      if heading == .warmUp,
        !below.contains(where: { [.section, .workSets].contains(PaperHeading($0)) })
      {
        throw .warmUpWithoutEnd(line.typed)
      }
      if heading == .section, PaperHeading.isSection(line.words.joined()) {
        leftOut.append((line.number, line.typed))
      }
      if heading == .warmUp { sectionType = .warmUp }
    case .superset(let most):
      let end = try self.end(of: below)
      let count = try exercises(in: lines[(place + 1)..<end])
      guard count > 1 else { return false }
      // `A1` and `A2` say it, too.
      if lines[(place + 1)..<end].contains(where: { $0.superset != nil }) { return true }
      if let most, count > most { throw .membersUnclear(line.typed) }
      block = PaperBlock(letter: Self.letter(of: place), end: end)
    case .rounds(let rounds):
      guard let next = below.first, try namesExercise(next) else { return false }
      block = PaperBlock(rounds: rounds, letter: Self.letter(of: place), end: try end(of: below))
    case .timed(let minutes, let rest):
      let end = rest.isEmpty ? try self.end(of: below) : place + 1
      // How often the exercises below were done isn't known.
      let words = rest.isEmpty && end == place + 2 ? lines[place + 1].words : rest
      block = PaperBlock(isSkipped: true, letter: " ", end: end)
      let phrases = (try? LogLine(TypedLine(text: words), context).phrases()) ?? []
      var reading: String?
      if let minutes, (2...20).contains(minutes), phrases.count == 1, let name = phrases[0].exercise,
        phrases[0].isOneSet
      {
        reading = ([name] + ["\(minutes)x" + phrases[0].sets.joined(separator: " ")]).joined(separator: " ")
      }
      throw .onTheClock(line.typed, instead: reading)
    }
    return true
  }

  /// A letter that no line has for a superset.
  static func letter(of place: Int) -> Character {
    Unicode.Scalar(UInt32(0xE000 + place % 0x1000)).map { Character($0) } ?? "?"
  }

  /// The end of the lines below a heading: a blank line, another heading, or the first line without a bullet after lines with
  /// one.
  private func end(of below: ArraySlice<PaperLine>) throws(Failure) -> Int {
    let isList = below.first?.hasBullet == true
    return below.indices.first { index in
      index > below.startIndex && (below[index].isBelowBlank || PaperHeading(below[index]) != nil)
        || isList && !below[index].hasBullet
    } ?? below.endIndex
  }

  private func exercises(in lines: ArraySlice<PaperLine>) throws(Failure) -> Int {
    var names: Set<String> = []
    for line in lines where try namesExercise(line) {
      let phrases = (try? LogLine(TypedLine(text: line.words), context).phrases()) ?? []
      let typed = phrases.compactMap(\.exercise)
      names.formUnion(
        (typed.isEmpty ? [line.words.joined(separator: " ")] : typed).map { Recognition.folded($0) })
    }
    return names.count
  }

  /// The exercises of a line below `3 rounds:`, each with its set once a round.
  func inBlock(_ phrases: [SetPhraseLine], _ line: PaperLine) throws(Failure) -> [SetPhraseLine] {
    guard let rounds = block?.rounds else { return phrases }
    return try phrases.map { phrase throws(Failure) in
      guard let name = phrase.exercise, phrase.isOneSet else { throw .setsInRounds(line.typed, rounds) }
      try askAboutLoad(of: phrase, called: name)
      var phrase = phrase
      phrase.groups[0].amounts = Array(repeating: phrase.groups[0].amounts[0], count: rounds)
      phrase.groups[0].isCounted = rounds > 1
      return phrase
    }
  }

  /// Asks about `Squats 20` in a circuit, which is hardly done with the load of the squats above it.
  private func askAboutLoad(of phrase: SetPhraseLine, called name: String) throws(Failure) {
    guard phrase.groups[0].load == nil, case .exactly(.reps(let reps)) = phrase.groups[0].amounts[0],
      let groups = try? context.notation.groups(in: ["\(reps)@bw"]),
      case let catalogue = try context.exercises.catalogue(),
      case .one(let exercise) = catalogue.find(name, in: context.lookup(in: nil, toWrite: true)),
      exercise.equipment.loading == .external,
      case .one(let other) = catalogue.find(
        name, in: context.lookup(in: nil, sets: TypedSets(groups), toWrite: true)), other.id != exercise.id
    else { return }
    throw .listUnclear("\(name) \(reps)", ["\(name) \(reps)@bw"])
  }

  /// Whether a line such as `## Squat` is to be read: it is the whole name of an exercise, or a heading. Others are titles and comments.
  ///
  /// - Throws: `Failure` for a name that isn't known above sets, which would go to the exercise before it, and for sets on the line itself
  func isMarkedExercise(_ line: PaperLine, above rest: ArraySlice<PaperLine>) throws(Failure) -> Bool {
    if PaperHeading(line) != nil { return true }
    let name = line.words.joined(separator: " ")
    if try context.exercises.catalogue().isWholeName(name) { return true }
    if let phrase = try? LogLine(TypedLine(text: line.words), context).phrases().first, !phrase.hasNoSets {
      throw .marked(line.typed, name)
    }
    guard let next = rest.first, next.beginsWithFigure, !WorkoutTitle.isWhole(line) else { return false }
    return true
  }
}

extension Failure {
  /// `Warm up:` without a heading below that ends it.
  fileprivate static func warmUpWithoutEnd(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message("\(text): where does it end?", hint: "Write Main: above the first working set"),
        es: Message(
          "\(text): ¿dónde acaba?", hint: "Escribe Principal: encima de la primera serie efectiva"),
        ca: Message(
          "\(text): on acaba?", hint: "Escriu Principal: damunt de la primera sèrie efectiva"))
    }
  }

  /// `Warm up` above sets that belong to no exercise above it.
  fileprivate static func warmUpOfWhat(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message("\(text): for which exercise?", hint: "Write the exercise on the line above"),
        es: Message("\(text): ¿de qué ejercicio?", hint: "Escribe el ejercicio en la línea de arriba"),
        ca: Message("\(text): de quin exercici?", hint: "Escriu l'exercici a la línia de dalt"))
    }
  }

  /// `Superset:` above more exercises than it can have.
  fileprivate static func membersUnclear(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message(
          "\(text): which of the exercises below?", hint: "Begin their lines with A1 and A2: A1 Bench 3x8@60"),
        es: Message(
          "\(text): ¿qué ejercicios de los de abajo?",
          hint: "Empieza sus líneas con A1 y A2: A1 Press de banca 3x8@60"),
        ca: Message(
          "\(text): quins exercicis dels de sota?",
          hint: "Comença les seves línies amb A1 i A2: A1 Press de banca 3x8@60"))
    }
  }

  /// Rounds on the clock, and a line with the sets that they were, if that is clear.
  static func onTheClock(_ text: String, instead line: String?) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      let hint = line.flatMap { words.readings([$0]) }
      return words.say(
        en: Message(
          "\(text): a workout keeps the sets of each exercise, not rounds on the clock",
          hint: hint ?? "Write what you did of each exercise: push-up 10,10,8"),
        es: Message(
          "\(text): un entrenamiento guarda las series de cada ejercicio, no vueltas a contrarreloj",
          hint: hint ?? "Escribe lo que hiciste de cada ejercicio: flexiones 10,10,8"),
        ca: Message(
          "\(text): un entrenament desa les sèries de cada exercici, no voltes a contrarellotge",
          hint: hint ?? "Escriu el que vas fer de cada exercici: flexions 10,10,8"))
    }
  }

  /// Several sets, or sets without a name, below a number of rounds.
  fileprivate static func setsInRounds(_ text: String, _ rounds: Int) -> Failure {
    Failure(.usage) { words in
      let (text, count) = (words.quoted(text), words.number(rounds))
      return words.say(
        en: Message(
          "\(text): in all \(count) rounds?",
          hint: "Write one set of each exercise, or leave a blank line where the rounds end"),
        es: Message(
          "\(text): ¿en las \(count) vueltas?",
          hint: "Escribe una serie de cada ejercicio, o deja una línea en blanco donde acaban las vueltas"),
        ca: Message(
          "\(text): a les \(count) voltes?",
          hint: "Escriu una sèrie de cada exercici, o deixa una línia en blanc on acaben les voltes"))
    }
  }

  /// Sets after the mark of a heading or a comment.
  fileprivate static func marked(_ text: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message("\(text): sets, or a comment?", hint: "For sets: \(line)"),
        es: Message("\(text): ¿series, o un comentario?", hint: "Si son series: \(line)"),
        ca: Message("\(text): sèries, o un comentari?", hint: "Si són sèries: \(line)"))
    }
  }
}
