import Training
import Wording

/// Several exercises done in turn, on one line.
extension LogLine {
  /// Refuses `A1 bench 4x10@60 A2 row 4x10@60`, `superset curls 3x10@12 + pushdowns 3x12@20` and `3x (raise 12@10, fly 12@15)`: sets
  /// are logged for each exercise, and `superset` groups them.
  func refuseSuperset() throws(Failure) {
    guard line.words.count > 3, var names = rounds?.parts ?? supersetParts(), names.count > 1 else { return }
    var exercises: [String] = []
    for (place, part) in names.enumerated() {
      guard let phrase = try whole(Notation.Part(words: part, start: 0)), let name = phrase.exercise else {
        return
      }
      exercises.append(shellName(name))
      guard let rounds else { continue }
      guard phrase.isUncounted else { return }
      let start = name.split(separator: " ").count
      names[place][start] = "\(rounds.count)x" + part[start]
    }
    throw .supersetInLog(
      line.typing(names.map { $0.map(line.quoted).joined(separator: " ") }.joined(separator: ", ")),
      superset: "gymlog superset " + exercises.joined(separator: ", "))
  }

  /// The exercises in the brackets of `3x (raise 12@10, fly 12@15)`, or after `3 rounds of`, and how often each is done.
  var rounds: (count: Int, parts: [[String]])? {
    guard let first = line.words.first, case let figures = first.prefix(while: \.isNumber),
      let count = Int(figures), (2...20).contains(count)
    else { return nil }
    var text = ([String(first.dropFirst(figures.count))] + line.words.dropFirst())
      .joined(separator: " ").drop { $0 == " " }
    let label = text.prefix { !" (:".contains($0) }
    let isTimes = ["x", "×"].contains(label.lowercased())
    guard isTimes || Self.roundWords.contains(Recognition.folded(label)) else { return nil }
    text = text.dropFirst(label.count).drop { " :".contains($0) }
    for word in ["of ", "de "] where !isTimes && text.hasPrefix(word) { text = text.dropFirst(word.count) }
    if text.first == "(", text.last == ")" {
      text = text.dropFirst().dropLast()
    } else if isTimes {
      return nil
    }
    let words = text.split(separator: " ").map(String.init)
    return (
      count, Notation.parts(of: words).map { $0.words.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 } }
    )
  }

  private static let roundWords: Set = [
    "round", "rounds", "ronda", "rondas", "rondes", "vuelta", "vueltas", "volta", "voltes",
  ]

  /// The exercises of a line with labels or a word for a superset; nil for any other line.
  private func supersetParts() -> [[String]]? {
    var parts: [[String]] = [[]]
    var isLabelled = false
    for (place, word) in line.words.enumerated() {
      let plain = word.lowercased()
      if plain.utf8.count == 2, let letter = plain.first, "abc".contains(letter),
        plain.last?.isNumber == true,
        place + 1 < line.words.count
      {
        isLabelled = true
        parts.append([])
      } else if Self.supersets.contains(plain) {
        isLabelled = true
        parts.append([])
      } else if word == "+" || isLabelled && endsExercise(place, parts[parts.count - 1])
        || isLabelled && parts.last?.isEmpty == true && ["amb", "con", "with"].contains(plain)
      {
        if parts.last?.isEmpty == false { parts.append([]) }
      } else {
        parts[parts.count - 1].append(word.hasSuffix(",") ? String(word.dropLast()) : word)
        if word.hasSuffix(",") { parts.append([]) }
      }
    }
    return isLabelled ? parts.filter { !$0.isEmpty } : nil
  }

  /// Whether an `and` of a superset stands before its next exercise.
  private func endsExercise(_ place: Int, _ part: [String]) -> Bool {
    ["and", "y", "e", "i"].contains(line.words[place].lowercased()) && place + 1 < line.words.count
      && line.words[place + 1].first?.isLetter == true && part.contains { $0.contains(where: \.isNumber) }
  }

  private static let supersets = [
    "superset", "ss", "superserie", "supersèrie", "biserie", "bisèrie", "triserie", "trisèrie", "triset",
  ]
}

extension SetPhraseLine {
  /// Whether its sets are one that isn't counted, `12@10`.
  fileprivate var isUncounted: Bool {
    groups.count == 1 && !groups[0].isCounted && groups[0].amounts.count == 1
  }
}
