/// A typed reference to an exercise or to sets of a workout: `.2`, `.1-.3`, `bench.2`, `1.2`, `bench`, `1`. A
/// dot marks a set.
package enum Reference: Hashable, Sendable {
  /// `.`, `last`: the set completed last.
  case lastSet
  /// `.2`: a set of the current exercise, counted from 1.
  case set(Int)
  /// `bench.2`: a set of an exercise, counted from 1. `bench.` is its last set (nil).
  case setOf(ExerciseReference, Int?)
  /// `.1-.3`, `.1-3`, `bench.1-3`: sets in a row, of the current exercise if none is named.
  case sets(ExerciseReference?, ClosedRange<Int>)
  /// `bench`: an exercise with all its sets.
  case exercise(ExerciseReference)

  /// Words for the set completed last, in English, Spanish and Catalan.
  private static let lastWords: Set = [
    "last", "last set", "the last set", "última", "ultima", "la última", "la ultima", "última serie",
    "ultima serie", "la última serie", "la ultima serie", "l'última", "l'ultima", "darrera", "la darrera",
    "última sèrie", "l'última sèrie", "darrera sèrie", "la darrera sèrie",
  ]

  /// Reads a reference. Nil for empty text, for a set number that isn't positive, and for a row that doesn't
  /// rise.
  package init?(_ text: String) {
    if Self.lastWords.contains(text.lowercased()) {
      self = .lastSet
      return
    }
    if let (first, last) = Self.row(text) {
      switch first {
      case .set(let number) where number < last: self = .sets(nil, number...last)
      case .setOf(let exercise, let number?) where number < last: self = .sets(exercise, number...last)
      default: return nil
      }
      return
    }
    // `bench.last`
    if text.lowercased().hasSuffix(".last"), text.count > 5, !text.dropLast(5).contains(".") {
      self = .setOf(ExerciseReference.name(String(text.dropLast(5))), nil)
      return
    }
    if let name = Self.exerciseOfLast(text) {
      self = .setOf(.name(name), nil)
      return
    }
    guard let dot = text.lastIndex(of: ".") else {
      guard let exercise = ExerciseReference(text) else { return nil }
      self = .exercise(exercise)
      return
    }
    let (name, number) = (String(text[..<dot]), text[text.index(after: dot)...])
    let set = digits(number).flatMap { number.isEmpty ? nil : $0 }
    guard number.isEmpty || set.map({ $0 > 0 }) == true else {
      // The dot belongs to the name: `st. press`.
      guard let exercise = ExerciseReference(text), !name.isEmpty, digits(number) == nil else { return nil }
      self = .exercise(exercise)
      return
    }
    switch (ExerciseReference(name), set) {
    case (let exercise?, _): self = .setOf(exercise, set)
    case (nil, let set?): self = .set(set)
    case (nil, nil): self = .lastSet
    }
  }

  /// The exercise in `squat last` and `last squat`; nil for other text, and for a number of sets, as in `last 2`.
  private static func exerciseOfLast(_ text: String) -> String? {
    var words = text.split(separator: " ").map(String.init)
    if words.last?.lowercased() == "set" { words.removeLast() }
    guard words.count > 1, !text.contains(where: { $0.isNumber || $0 == "." }) else { return nil }
    if words.last.map({ lastWords.contains($0.lowercased()) }) == true {
      words.removeLast()
    } else if lastWords.contains(words[0].lowercased()) {
      words.removeFirst()
    } else {
      return nil
    }
    let name = words.joined(separator: " ")
    return ["two", "three", "four", "five", "sets", "one"].contains(words[0].lowercased()) ? nil : name
  }

  /// The first set of a row such as `.1-.3`, `bench.1-3` or `1.1-1.3`, and the number of the last; nil for other text.
  private static func row(_ text: String) -> (first: Reference, last: Int)? {
    guard let hyphen = text.lastIndex(of: "-") else { return nil }
    let (start, end) = (String(text[..<hyphen]), text[text.index(after: hyphen)...])
    let exercise = start.lastIndex(of: ".").map { start[...$0] } ?? ""
    let number =
      end.first == "." ? end.dropFirst() : end.hasPrefix(exercise) ? end.dropFirst(exercise.count) : end
    guard let last = digits(number), endsInSet(start),
      let first = Reference(start)
    else { return nil }
    return (first, last)
  }

  /// Reads a sequence of references. A word that ends in a set number or a comma ends a reference, so names
  /// of several words need no quotes: `full squat.2 bench.1`, `full squat, bench`. Nil if any of them can't
  /// be read.
  package static func references(in words: [String]) -> [Reference]? {
    var references: [Reference] = []
    var name: [Substring] = []
    for (index, word) in words.enumerated() {
      let hasComma = word.count > 1 && word.last == ","
      name.append(hasComma ? word.dropLast() : word[...])
      guard hasComma || index == words.count - 1 || endsInSet(word) else { continue }
      guard let reference = Reference(name.joined(separator: " ")) else { return nil }
      references.append(reference)
      name = []
    }
    return references
  }

  private static func endsInSet(_ word: String) -> Bool {
    guard let dot = word.lastIndex(of: ".") else { return false }
    return digits(word[word.index(after: dot)...]) != nil || row(word) != nil
  }
}

/// A typed reference to an exercise of a workout.
package enum ExerciseReference: Hashable, Sendable {
  /// Its place in the workout, counted from 1.
  case number(Int)
  /// Any name that finds it.
  case name(String)

  /// Reads a reference; nil for empty text and for 0.
  package init?(_ text: String) {
    if text.isEmpty { return nil }
    if let number = digits(text) {
      guard number > 0 else { return nil }
      self = .number(number)
    } else {
      self = .name(text)
    }
  }
}

extension Reference {
  /// The reference as it is typed: `.2`, `bench.2`, `1`.
  package var text: String {
    switch self {
    case .lastSet: "."
    case .set(let number): ".\(number)"
    case .setOf(let exercise, let number): exercise.text + "." + (number.map(String.init) ?? "")
    case .sets(let exercise, let row): (exercise?.text ?? "") + ".\(row.lowerBound)-.\(row.upperBound)"
    case .exercise(let exercise): exercise.text
    }
  }
}

extension ExerciseReference {
  /// The reference as it is typed.
  package var text: String {
    switch self {
    case .number(let number): String(number)
    case .name(let name): name
    }
  }
}
