import Training
import Wording

/// A line of a session as people write it on paper, without what SETs don't need: bullets, numbers, ticks, labels.
///
///     - Squat: 60x10, 80x5        Squat 60x10 80x5
///     2) Plank 1'30" ✔            Plank 1:30
///     Set 3: 8 x 80 kg [Drop]     8 x 80 kg, a drop set
struct PaperLine: Equatable {
  /// The line's number, from 1.
  let number: Int
  /// The line as typed, without blanks around it.
  let typed: String
  /// The words to read. One that ends in a comma ends an exercise.
  var words: [String] = []
  /// The type of its sets, if a label names one.
  var type: SetType?
  /// The note of a line like `note: felt easy`, or at the end of a set's line.
  var note: String?
  /// Whether the note is a remark that nothing marks as a note.
  var hasRemark = false
  /// The letter of its superset: `A1 Bench`, `A2 Row`.
  var superset: Character?
  /// Whether a slash parts two exercises, which may mean a superset.
  private(set) var hasSlash = false
  /// The rest after `rest`, at the end of a set's line, as typed.
  var rest: String?
  /// The sets that a max was tested with, counted from the last, which is 0.
  var tested: [Int] = []
  /// Whether it has a box that isn't ticked, as in `- [ ] Bench 3x5`: nothing says that its sets were done.
  var isUnticked = false
  /// The day that the line may be, if it may also be reps per side: `12/11`.
  var mayBeDay: Day?
  /// The headings that it can be, with a date: `Día 1`.
  var mayBeDays: [String] = []
  /// Whether it begins with the mark of a heading or a comment, `## Squat`.
  private(set) var isMarked = false
  /// Whether a blank line stands above it.
  var isBelowBlank = false
  /// The number of its set, `2: 8`; 0 without one.
  var ordinal = 0
  /// The unit of its loads, in brackets after its name: `Squat (lb): 5x135`.
  var unit: MassUnit?

  /// Reads a line; `above` is the number of the set on the line above, so that `225: 5` isn't set 225.
  init(_ number: Int, _ text: some StringProtocol, below above: Int = 0) {
    self.number = number
    typed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let colon = typed.firstIndex(of: ":") {
      if Recognition.isNoteLabel(typed[..<colon]) {
        note = typed[typed.index(after: colon)...].split(separator: " ").joined(separator: " ")
        return
      }
      if Self.isNoteFor(typed[..<colon]) {
        note = typed
        return
      }
    }
    // `Notes - knee felt fine`
    let parts = typed.split(separator: " ")
    if parts.count > 2, ["-", "–", "—"].contains(parts[1]), Recognition.isNoteLabel(parts[0]) {
      note = parts[2...].joined(separator: " ")
      return
    }
    if let short = ShortLine(typed) {
      (words, tested) = (short.words, short.tested)
      return
    }
    // As it is: what says nothing about sets, such as a picture, does in a note.
    words = parts.map(String.init)
    let ending = takeEnd { Recognition.isNoteLabel($0.filter { $0 != ":" }) }
    var text = Self.withoutSameLoad(Self.withoutEmphasis(Self.plain(words.joined(separator: " "))))
    isUnticked = text.contains("☐")
    takeComment(from: &text)
    takeUnit(from: &text)
    takeBrackets(from: &text)
    words = text.split(separator: " ").map(String.init)
    isMarked = typed.hasPrefix("#") && typed.dropFirst().first?.isNumber != true
    if isMarked, !words.isEmpty {
      words[0].removeFirst(words[0].prefix { $0 == "#" }.count)
      if words[0].isEmpty { words.removeFirst() }
    }
    dropBullets()
    dropPlan()
    dropSection()
    takeNumberOfExercise()
    takeSuperset()
    takeLabel(below: above)
    words = SetOrdinals.removed(from: words)
    words = SetWord.spellingWith(Self.withWarmUps(SetWord.turningWarmUps(words)))
    if type != nil { words = Self.withDecimalPoints(words) }
    rest = takeEnd { Recognition.isRestLabel($0) } ?? rest
    takeTested()
    if let ending { note = note.map { $0 + ", " + ending } ?? ending }
    words = words.map(PaperTime.read)
    joinLists()
    words = Self.joiningLoads(words)
    dropMarks()
    joinMarks()
    dropReps()
  }

  /// Whether it says that the sets of the line above were done again: `"`, `ídem`.
  var isDitto: Bool {
    switch typed {
    case "\"", "”", "“", "''", "″", "〃", "-\"-": return true
    default: break
    }
    switch Recognition.folded(words.joined()) {
    case "idem", "id", "ditto", "same", "igual", "lomismo", "elmateix": return words.count < 3
    default: return false
    }
  }

  /// Whether it is nothing but a set with its type, as `share` writes it: `Normal 8 x 60 kg`.
  var isLabelledSet: Bool {
    type != nil && typed.first?.isLetter == true && words.first?.first?.isNumber == true
  }

  /// The same for a set labelled as normal. People don't write that, so the text is one that `share` wrote.
  var isNormalSet: Bool { type == .normal && isLabelledSet }

  /// Whether nothing is left to read.
  var isBlank: Bool {
    !isDitto && !words.contains { $0.contains { $0.isLetter || $0.isNumber } } && note == nil && rest == nil
  }

  // MARK: - The start of the line

  private static let bullets: Set<Character> = ["-", "–", "—", "*", "•", "·", "▪", "◦", "●", "○", ">", "+"]
  private static let ticks: Set<Character> = ["✔", "✓", "✅", "☑", "☐"]

  private static func isTick(_ word: String) -> Bool {
    !word.isEmpty
      && word.allSatisfy {
        ticks.contains($0) || ticks.contains($0.unicodeScalars.first.map(Character.init) ?? " ")
      }
  }

  /// Drops what stands before the text: a bullet, a tick, a number with a point or a bracket.
  private mutating func dropBullets() {
    while let first = words.first {
      let isBullet = first.count == 1 && first.first.map(Self.bullets.contains) == true && words.count > 1
      let isNumber =
        first.hasPrefix("#") && first.count > 1 && first.dropFirst().allSatisfy(\.isNumber) && words.count > 1
        || first.last.map { ".)".contains($0) } == true && first.count <= 3 && words.count > 1
          && first.dropLast().allSatisfy(\.isNumber) && first.count > 1
      // `" 65x8`
      let isDitto = first == "\"" && words.count > 1
      // `C) Plank`, `B: Row`, `1- Bench`
      let isLetter =
        first.count == 2 && words.count > 1 && words[1].first?.isLetter == true
        && (first.last == ")" && first.first?.isLetter == true
          || "ABCD".contains(first.prefix(1)) && first.last == ":"
          || first.last == "-" && first.first?.isNumber == true)
      let isThen = words.count > 1 && SetWord.thens.contains(first.lowercased())
      guard
        isBullet || isNumber || isDitto || isLetter || isThen || Self.isTick(first)
          || words.count > 1 && Self.isEmoji(first)
      else { break }
      words.removeFirst()
    }
    // `💪bench`
    if let first = words.first, let start = first.firstIndex(where: { !Self.isEmoji(String($0)) }) {
      words[0] = String(first[start...])
    }
    if let mark = words.first?.first, mark == "•" || Self.ticks.contains(mark), words[0].count > 1 {
      words[0].removeFirst()
    }
    // One tick says that the line is done; several may count sets.
    let ticks = words.reversed().prefix { Self.isTick($0) }.joined().count
    while let last = words.last, ticks < 2 && Self.isTick(last) || Self.isEmoji(last) { words.removeLast() }
  }

  /// Whether a word is pictures that say nothing about sets. A cross may say that a lift failed.
  private static func isEmoji(_ word: String) -> Bool {
    !word.isEmpty
      && word.allSatisfy { character in
        !SetWord.crosses.contains(character)
          && (character.unicodeScalars.first?.properties.isEmojiPresentation ?? false)
      }
  }

  /// Takes what follows a spaced `#` as the note, `8@60 # felt easy`, and words without a figure after `--` or `//`.
  private mutating func takeComment(from text: inout String) {
    for mark in [" # ", " -- ", " // ", " -> ", " → ", ", "] {
      guard let place = text.firstRange(of: mark) else { continue }
      let comment = text[place.upperBound...]
      let isForNextTime = !text.contains("(") && Self.isForNextTime(comment)
      guard
        mark == " # " || isForNextTime
          || [" -- ", " // "].contains(mark) && !comment.contains(where: \.isNumber)
      else { continue }
      note = String(comment)
      text = String(text[..<place.lowerBound])
      return
    }
  }

  // MARK: - The end of the line

  /// Takes the words after a label that follows a comma: a note or a rest, as the share text has them.
  private mutating func takeEnd(_ isLabel: (String) -> Bool) -> String? {
    let label = words.indices.dropFirst().first { words[$0 - 1].hasSuffix(",") && isLabel(words[$0]) }
    guard let label else { return nil }
    let text = words[(label + 1)...].joined(separator: " ")
    words.removeSubrange(label...)
    words[label - 1].removeLast()
    return text
  }

  // MARK: - Sets

  /// Joins lists: `8, 7, 6`, `8 / 7 / 6` and `12-12-10` are `8,7,6` and so on.
  private mutating func joinLists() {
    var joined: [String] = []
    var index = 0
    let hasRating = words.contains(where: Self.isRating)
    while index < words.count {
      var word = words[index]
      let dashes = word.split(separator: "-", omittingEmptySubsequences: false)
      if dashes.count > 2, dashes.allSatisfy(Self.isFigures) { word = dashes.joined(separator: ",") }
      if let end = endOfBracket(index) {
        word = words[index...end].joined()
        index = end
      }
      while true {
        if word.hasSuffix(","), index + 1 < words.count,
          Self.areTimes(word, words[index + 1])
            || !(hasRating && isRating(index)) && Self.isList(word.dropLast())
              && Self.startsAmount(words[index + 1])
              && !endsSet(index, before: index + 1)
        {
          word += words[index + 1]
          index += 1
        } else if index + 2 < words.count, words[index + 1] == "/", Self.isList(word[...]),
          Self.startsAmount(words[index + 2])
        {
          if endsSet(index, before: index + 2) {
            words.remove(at: index + 1)
            break
          }
          word += "," + words[index + 2]
          index += 2
        } else {
          break
        }
      }
      joined.append(word)
      index += 1
    }
    words = joined
  }

  /// Whether a number is that of `RPE 8, 5@105`, or one of `RPE 8, 8,5, 9`.
  private func isRating(_ index: Int) -> Bool {
    let before = words[..<index].last { !$0.hasSuffix(",") || !Self.isList($0.dropLast()) }
    return before.map(Self.isRating) ?? false
  }

  private static func isRating(_ word: String) -> Bool { ["rpe", "rir"].contains(word.lowercased()) }

  /// Whether a number ends a set of two numbers and the next one begins another: `135 x 5, 190 x 5`, `60 8, 65 8`.
  private func endsSet(_ index: Int, before next: Int) -> Bool {
    guard index > 0, next + 1 < words.count else { return false }
    if index > 1, isMark(words[index - 1]) {
      // `60 kg x 10, 80 kg x 8`
      let mark = MassUnit(named: words[next + 1]) == nil ? next + 1 : next + 2
      return mark + 1 < words.count && isMark(words[mark]) && words[mark + 1].first?.isNumber == true
    }
    return Self.isFigures(words[index - 1][...]) && Self.startsAmount(words[next + 1])
  }

  /// Whether a word joins the two numbers of a set.
  private func isMark(_ word: String) -> Bool {
    Self.isTimes(word) || ["@", "at", "con", "amb", "with", "a"].contains(word.lowercased())
  }

  private static func isTimes(_ word: String) -> Bool { ["x", "X", "×"].contains(word) }

  static func isFigures(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy(\.isNumber) }

  private static func isList(_ text: Substring) -> Bool {
    text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy(isFigures)
  }

  /// Whether the words of `1', 1', 45"` are times of their own. Two of them, `1', 30"`, may be one time.
  private static func areTimes(_ list: String, _ next: String) -> Bool {
    let times = (list + next).split(separator: ",")
    let areTimes = times.allSatisfy { time in
      let unit = time.drop(while: \.isNumber)
      return unit.count < time.count && ["s", "min"].contains(unit)
    }
    return areTimes
      && (times.count > 2 || next.hasSuffix(",") || list.hasSuffix("s,") || !next.hasSuffix("s"))
  }

  /// Whether a word is a number of reps, perhaps with a load or a comma after it.
  private static func startsAmount(_ word: String) -> Bool {
    let rest = word.drop(while: \.isNumber)
    return rest.count < word.count && (rest.isEmpty || rest == "," || rest.hasPrefix("@"))
  }

  /// Words with `40: 12, 50: 10`, a load and its reps, as `12@40 10@50`.
  static func joiningLoads(_ words: [String]) -> [String] {
    var words = words
    for index in words.indices.dropLast().reversed() where words[index].hasSuffix(":") {
      let load = words[index].dropLast()
      let reps = words[index + 1].prefix { $0.isNumber || $0 == "," }
      guard let number = Int(load), number >= 20, reps.count == words[index + 1].count, reps.first != ",",
        isList(reps.last == "," ? reps.dropLast() : reps)
      else { continue }
      let comma = reps.last == "," ? "," : ""
      words.replaceSubrange(index...index + 1, with: [reps.dropLast(comma.count) + "@" + load + comma])
    }
    return words
  }

  /// Drops colons and dashes between name, load and sets, and the commas that don't end an exercise.
  private mutating func dropMarks() {
    var plain: [String] = []
    for (index, word) in words.enumerated() {
      if plain.count > 0, word == "–" || word == "—" || word == "-" || word == ":" { continue }
      // `3x10@50 -> more next time`
      if ["->", "→"].contains(word), !plain.isEmpty, index + 1 < words.count,
        words[index + 1].allSatisfy(\.isLetter)
      {
        continue
      }
      if word == "|", index > 0, index + 1 < words.count { continue }
      // `Squat 3x5 100 / Bench 3x5 80`
      if word == "/", let last = plain.indices.last, index + 1 < words.count,
        words[index + 1].first?.isLetter == true,
        plain[last].last?.isNumber == true
      {
        plain[last] += ","
        hasSlash = true
        continue
      }
      // `40x10 w / 60x9`
      if word == "/", let last = plain.last, ["w", "d", "f"].contains(last) || last.contains("@") {
        continue
      }
      var word = word
      while word.hasSuffix(":") { word.removeLast() }
      if word.hasSuffix(",") || word.hasSuffix(";"), !endsExercise(index) { word.removeLast() }
      if !word.isEmpty { plain.append(word) }
    }
    words = plain
  }

  /// Writes `8 x -20 kg`, `8 x red band` and `+25 lb × 5` with an `@`, and `@ 8.5 rpe` with the number last.
  private mutating func joinMarks() {
    func isSigned(_ index: Int) -> Bool {
      index < words.count && "+-".contains(words[index].first ?? " ")
        && words[index].dropFirst().first?.isNumber == true
    }
    func isTimes(_ index: Int) -> Bool { index < words.count && Self.isTimes(words[index]) }
    for index in words.indices where isTimes(index) && isSigned(index + 1) { words[index] = "@" }
    if let index = words.indices.dropFirst().first(where: isTimes),
      let load = Recognition.sharedLoad(words[(index + 1)...])
    {
      words.replaceSubrange(index - 1...index + load.count, with: [words[index - 1] + "@" + load.typed])
    }
    for index in words.indices.dropLast() where isSigned(index) {
      let times = isTimes(index + 1) ? index + 1 : index + 2
      guard isTimes(times), times + 1 < words.count, Self.isList(words[times + 1][...]) else { continue }
      let load = words[index..<times].joined()
      words.replaceSubrange(index...times + 1, with: [words[times + 1] + "@" + load])
      break
    }
    for index in words.indices.dropFirst() where words[index].lowercased() == "rpe" {
      let number = words[index - 1].drop { $0 == "@" }
      guard !number.isEmpty, number.allSatisfy({ $0.isNumber || $0 == "." || $0 == "," }), number.count < 4,
        index + 1 == words.count || words[index + 1].first?.isNumber != true
      else { continue }
      if index > 1, words[index - 2] == "@" { words[index - 2] = "" }
      (words[index - 1], words[index]) = ("rpe" + number, "")
    }
    words.removeAll(where: \.isEmpty)
  }

  /// Whether a name follows the comma.
  private func endsExercise(_ index: Int) -> Bool {
    guard index + 1 < words.count, let first = words[index + 1].first else { return false }
    let next = words[index + 1].lowercased()
    // `1 min, 30s`: two times, or one?
    if SetWord.isMinutes(String(words[index].dropLast().drop(while: \.isNumber))), first.isNumber {
      return true
    }
    return first.isLetter && !["rpe", "rir", "bw"].contains { next.hasPrefix($0) }
      && !(first == "x" && next.dropFirst().first?.isNumber == true)
      && !Recognition.isMissLabel(next)
      && !["con", "amb", "a", "at", "with", "x", "@"].contains(next)
  }
}
