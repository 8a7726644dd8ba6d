import Training
import Wording

/// The words of `done`, taken apart: `[REF] [CHANGE|SET…]`, or `[EXERCISE] all`.
struct DoneLine {
  let line: TypedLine
  /// What is pointed at, with how it was typed; nil for the next planned set.
  let reference: (reference: Reference, text: String)?
  /// Whether all planned sets of the exercise are meant.
  let isAll: Bool
  let change: NotatedChange?
  let groups: [NotatedGroup]
  /// The words of the change among those of the line.
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

  /// The first point from which all the rest reads as a CHANGE or as SETs; the end where there is none.
  ///
  /// - Throws: where a word can only be a part of those, and the words don't read.
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

  /// A single word that begins like a number, and is no `1.2`.
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
