import Catalogue
import Training
import Wording

/// The words of `routine new`, taken apart: a name, and exercises with their sets.
///
/// The name is the first word (in quotes, it may have spaces), or ends at the first comma where no SET comes before that.
struct NewRoutineLine {
  let name: String
  /// The words of each exercise.
  let parts: [Notation.Part]

  init(_ words: [String], _ context: Context) throws {
    let parts = Notation.parts(of: words)
    let first = parts.first ?? Notation.Part(words: [], start: 0)
    guard first.words.count > 1, !words[0].contains(" "), parts.count > 1,
      !Self.holdsSets(first.words, context.notation)
    else {
      name = routineName(words.prefix(1))
      let rest = Notation.Part(words: Array(first.words.dropFirst()), start: 1)
      self.parts = (rest.words.isEmpty ? [] : [rest]) + parts.dropFirst()
      try checkExercise(words, context)
      return
    }
    name = routineName(first.words)
    self.parts = Array(parts.dropFirst())
    let others = first.words.dropFirst().joined(separator: " ")
    if case .one(_) = context.catalogue.find(others) {
      throw Failure.nameUnclear(readings: Self.readings(words, end: first.words.count))
    }
  }

  /// `routine new push day`: words without sets are a name, where they aren't an exercise behind one. `routine new bench
  /// press 3x8`: an exercise is no name.
  private func checkExercise(_ words: [String], _ context: Context) throws {
    guard let first = parts.first, !words[0].contains(" "), !words[0].hasSuffix(",") else { return }
    // What is wrong with sets is told by those who read them.
    guard let end = try? context.notation.startOfSets(in: first.words) ?? first.words.count else {
      return
    }
    if end < first.words.count {
      let whole = ([words[0]] + first.words[..<end]).joined(separator: " ")
      if context.isName(whole) { throw Failure.exerciseAsName(whole, command: Self.named(words)) }
    } else if parts.count == 1 {
      if case .one(_) = context.catalogue.find(first.words.joined(separator: " ")) { return }
      throw Failure.withoutExercises(words.joined(separator: " "))
    }
  }

  /// The line with a name in front.
  private static func named(_ words: [String]) -> String {
    (["gymlog routine new a"] + words.map(shellWord)).joined(separator: " ")
  }

  private static func holdsSets(_ words: [String], _ notation: Notation) -> Bool {
    do throws(SetSyntaxError) {
      return try notation.startOfSets(in: words) != nil
    } catch {
      return true
    }
  }

  /// The line with the name of one word, and with the name up to the comma.
  private static func readings(_ words: [String], end: Int) -> [String] {
    let short = words.dropFirst().map(shellWord).joined(separator: " ")
    let long = words.dropFirst(end).map(shellWord).joined(separator: " ")
    let name = routineName(words.prefix(end))
    return [
      "gymlog routine new " + shellWord(words[0] + ",") + " " + short,
      "gymlog routine new " + shellWord(name) + " " + long,
    ]
  }
}

extension Context {
  /// Whether words are an exercise's name: all of them stand in it.
  fileprivate func isName(_ text: String) -> Bool {
    guard case .one(let exercise) = catalogue.find(text) else { return false }
    let words = Set(FoldedText(text).words)
    return [exercise.name, name(of: exercise)].contains { words.isSubset(of: FoldedText($0).words) }
  }
}

extension Failure {
  /// A name ends in one place or in another; a line for each.
  static func nameUnclear(readings: [String]) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("where does the name end?", hint: "Type one of these"),
        es: Message("no está claro dónde acaba el nombre", hint: "Escribe una de estas"),
        ca: Message("on acaba el nom?", hint: "Escriu-ne una d'aquestes")
      )
      .with(details: readings.map { "  " + $0 })
    }
  }

  /// The words before the sets are an exercise, and none is left for a name; the line with one.
  static func exerciseAsName(_ exercise: String, command: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(exercise) is an exercise: the routine needs a name before it", hint: words.tryTyping(command)),
        es: Message(
          "\(exercise) es un ejercicio: la rutina necesita un nombre delante", hint: words.tryTyping(command)),
        ca: Message(
          "\(exercise) és un exercici: la rutina necessita un nom al davant", hint: words.tryTyping(command)))
    }
  }
}
