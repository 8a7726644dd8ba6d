import Training
import Wording

/// The parsed arguments of `done`: `[REF…] [CHANGE|SET…]`, `[EXERCISE] all [CHANGE|SET…]`, or `workout`.
struct DoneLine {
  let line: TypedLine
  /// The sets to mark done.
  let scope: Scope
  /// The references, as typed; nil for the next planned set.
  let reference: (references: [Reference], text: String)?
  let change: NotatedChange?
  let groups: [NotatedGroup]
  /// The index of the first argument of the change and the sets.
  let start: Int
  /// The arguments that make up the change.
  let changeWords: Range<Int>

  enum Scope: Hashable {
    /// The planned sets that the reference and the sets mean.
    case sets
    /// Every planned set of an exercise.
    case exercise
    /// Every planned set of the workout.
    case workout
  }

  /// `all` in English, Spanish and Catalan.
  private static let allWords: Set = ["all", "todas", "todos", "todo", "totes", "tots", "tot"]
  /// The whole workout, after `all` or alone.
  private static let workoutWords: Set = [
    "workout", "entrenamiento", "entrenament", "el entrenamiento", "l'entrenament", "the workout",
  ]

  init(_ line: TypedLine, _ context: Context) throws(Failure) {
    self.line = line
    let (words, notation) = (line.words, context.notation)
    let all = words.firstIndex { Self.allWords.contains($0.lowercased()) }
    if Self.workoutWords.contains(
      words.drop { Self.allWords.contains($0.lowercased()) }.joined(separator: " ").lowercased())
    {
      (scope, reference, change, groups) = (.workout, nil, nil, [])
      (start, changeWords) = (words.count, words.count..<words.count)
      return
    }
    scope = all == nil ? .sets : .exercise
    start = if let all { all + 1 } else { try Self.startOfSets(in: line, notation) }
    let named = words[..<(all ?? start)]
    reference = named.isEmpty ? nil : (try context.references(named), named.joined(separator: " "))
    guard start < words.count else {
      (change, groups, changeWords) = (nil, [], start..<start)
      return
    }
    do throws(SetSyntaxError) {
      let typed = try notation.changeThenSets(in: Array(words[start...]))
      (change, groups) = (typed.change, typed.groups)
      changeWords = start..<(start + (groups.first?.words.lowerBound ?? words.count - start))
    } catch {
      throw .notation(error.shifted(by: start), words: line.words, command: line.command)
    }
  }

  /// The first argument from which all the rest reads as a CHANGE or as SETs; the end if there is none.
  ///
  /// - Throws: `Failure.notation` if an argument can only be part of a set, but the text doesn't read as one.
  private static func startOfSets(in line: TypedLine, _ notation: Notation) throws(Failure) -> Int {
    let words = line.words
    let reads = words.indices.first { (try? notation.changeThenSets(in: Array(words[$0...]))) != nil }
    if let reads, !words[..<reads].contains(where: { $0.contains("@") }) { return reads }
    let broken = words.firstIndex { $0.contains("@") } ?? (isBroken(words) ? 0 : nil)
    guard let broken else { return reads ?? words.count }
    do throws(SetSyntaxError) {
      _ = try notation.changeThenSets(in: Array(words[broken...]))
      return broken
    } catch {
      throw .notation(error.shifted(by: broken), words: line.words, command: line.command)
    }
  }

  /// Whether there is a single word that begins like a number but isn't a reference such as `1.2`.
  private static func isBroken(_ words: [String]) -> Bool {
    guard words.count == 1, let first = words[0].utf8.first, !words[0].contains(".") else { return false }
    return "0123456789+-".utf8.contains(first)
  }

  /// A refusal with its place in the line: its own words, or those of the change if it has none.
  func placed(_ refusal: SetRefusal) -> SetRefusal {
    refusal.words.isEmpty ? refusal.standing(in: changeWords) : refusal.shifted(by: start)
  }
}
