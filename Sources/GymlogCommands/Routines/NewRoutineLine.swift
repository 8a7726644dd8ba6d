import Catalogue
import Training
import Wording

/// The arguments of `routine new`: a name, and exercises with their sets.
///
/// The name is the first word (which may have spaces if quoted), or ends at the first colon or comma that no SET precedes.
struct NewRoutineLine {
  let name: String
  /// The words of each exercise.
  let parts: [Notation.Part]

  init(_ words: [String], _ context: Context) throws(Failure) {
    let parts = Notation.parts(of: words)
    let first = parts.first ?? Notation.Part(words: [], start: 0)
    // `day a: bench press 3x8`; after an exercise, the colon is before its sets.
    if let colon = first.words.firstIndex(where: { $0.hasSuffix(":") }), colon + 1 < first.words.count,
      !Self.holdsSets(Array(first.words[...colon]), context.notation),
      (try? context.notation.startOfSets(in: Array(first.words[(colon + 1)...]))) != .some(0)
    {
      name = routineName(first.words[...colon])
      let rest = Notation.Part(words: Array(first.words[(colon + 1)...]), start: colon + 1)
      self.parts = [rest] + parts.dropFirst()
      return
    }
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

  /// Rejects words that can't be a name and exercises: `routine new push day` has no exercise, and `routine new bench
  /// press 3x8` no name.
  private func checkExercise(_ words: [String], _ context: Context) throws(Failure) {
    guard let first = parts.first, !words[0].contains(" "), !words[0].hasSuffix(",") else { return }
    // Mistakes in sets are reported when the sets are read.
    guard let end = try? context.notation.startOfSets(in: first.words) ?? first.words.count else {
      if let reading = reading(words, context) { throw Failure.nameUnclear(readings: [reading]) }
      return
    }
    if end < first.words.count {
      if case .none = context.catalogue.find(first.words[..<end].joined(separator: " ")),
        let reading = reading(words, context)
      {
        throw Failure.nameUnclear(readings: [reading])
      }
      let whole = ([words[0]] + first.words[..<end]).joined(separator: " ")
      if context.isName(whole) { throw Failure.exerciseAsName(whole, command: Self.named(words)) }
    } else if parts.count == 1 {
      if case .one(_) = context.catalogue.find(first.words.joined(separator: " ")) { return }
      throw Failure.withoutExercises(words.joined(separator: " "))
    }
  }

  /// The line with its name in quotes and commas after the exercises: `push day bench 3x8 ohp 3x10`. Nil if it doesn't read so.
  private func reading(_ words: [String], _ context: Context) -> String? {
    guard let figure = words.firstIndex(where: { $0.first?.isNumber == true }), figure > 1,
      let end = (1..<figure).first(where: { context.isName(words[$0..<figure].joined(separator: " ")) }),
      words[1..<end].allSatisfy({ $0.count == 1 || WorkoutTitle.isPart($0) }),
      let phrases = try? LogLine(TypedLine(.add, Array(words[end...])), context).phrases()
    else { return nil }
    let exercises = phrases.map { phrase in
      (phrase.exercise.map { [shellName($0)] } ?? [])
        + phrase.sets.map { shellWord($0.hasSuffix(",") ? String($0.dropLast()) : $0) }
    }
    return "gymlog routine new " + shellWord(words[..<end].joined(separator: " ")) + " "
      + exercises.map { $0.joined(separator: " ") }.joined(separator: ", ")
  }

  /// The line with a name inserted before the exercise.
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

  /// The line with the first word as the name, and with the words up to the comma.
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
  /// Whether all words of a text are in an exercise's name.
  fileprivate func isName(_ text: String) -> Bool {
    guard case .one(let exercise) = catalogue.find(text) else { return false }
    let words = Set(FoldedName(text).words)
    return [exercise.name, name(of: exercise)].contains { words.isSubset(of: FoldedName($0).words) }
  }
}

extension Failure {
  /// A routine's name may end in two places; `readings` are the lines to type for each.
  static func nameUnclear(readings: [String]) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("can't tell where the name ends", hint: "Type one of these"),
        es: Message("no queda claro dónde acaba el nombre", hint: "Escribe una de estas líneas"),
        ca: Message("no queda clar on acaba el nom", hint: "Escriu una d'aquestes línies")
      )
      .with(details: readings.map { "  " + $0 })
    }
  }

  /// The words before the sets are all an exercise, which leaves none for the routine's name. `command` is the line with a
  /// name.
  static func exerciseAsName(_ exercise: String, command: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "missing routine name: \(exercise) is an exercise",
          es: "falta el nombre de la rutina: \(exercise) es un ejercicio",
          ca: "falta el nom de la rutina: \(exercise) és un exercici"), hint: words.tryTyping(command))
    }
  }
}
