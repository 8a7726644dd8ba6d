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
      throw RoutineError.nameUnclear(readings: Self.readings(words, end: first.words.count))
    }
  }

  /// `routine new push day`: two words and no exercise are a name, not an exercise that nobody knows.
  private func checkExercise(_ words: [String], _ context: Context) throws {
    guard parts.count == 1, !Self.holdsSets(parts[0].words, context.notation) else { return }
    if case .none(_) = context.catalogue.find(parts[0].words.joined(separator: " ")) {
      throw RoutineError.withoutExercises(words.joined(separator: " "))
    }
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
