import Training
import Wording

/// The parsed arguments of `done`: `[REF] [CHANGE|SET…]`, or `[EXERCISE] all`.
struct DoneLine {
  let line: TypedLine
  /// The reference, and how it was typed; nil for the next planned set.
  let reference: (reference: Reference, text: String)?
  /// Whether `all` was typed: every planned set of the exercise.
  let isAll: Bool
  let change: NotatedChange?
  let groups: [NotatedGroup]
  /// The arguments that make up the change.
  let changeWords: Range<Int>

  private static let allWords: Set = ["all", "todas", "totes"]

  init(_ line: TypedLine, _ notation: Notation) throws(Failure) {
    self.line = line
    let words = line.words
    if let last = words.last, Self.allWords.contains(last.lowercased()) {
      (isAll, change, groups, changeWords) = (true, nil, [], words.count..<words.count)
      reference = try Self.reference(words.dropLast())
      return
    }
    let start = try Self.startOfSets(in: line, notation)
    isAll = false
    reference = try Self.reference(words[..<start])
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

  private static func reference(_ words: ArraySlice<String>) throws(Failure) -> (Reference, String)? {
    if words.isEmpty { return nil }
    var text = words.joined(separator: " ")
    if text.last == ",", text.count > 1 { text.removeLast() }
    guard let reference = Reference(text) else { throw .setNotFound(text) }
    return (reference, text)
  }
}
