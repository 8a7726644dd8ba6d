/// How a lifter points at an exercise or a set of a workout: `.2`, `bench.2`, `1.2`, `bench`, `1`. A dot marks a set.
package enum Reference: Hashable, Sendable {
  /// `.`: the set done last.
  case lastSet
  /// `.2`: a set of the exercise in hand, counted from 1.
  case set(Int)
  /// `bench.2`: a set of an exercise; `bench.`, its last one (nil).
  case setOf(ExerciseReference, Int?)
  /// `bench`: an exercise with all its sets.
  case exercise(ExerciseReference)

  /// Reads a reference. Nil for text that can't be one: empty, or a set's number that isn't one.
  package init?(_ text: some StringProtocol) {
    guard let dot = text.lastIndex(of: ".") else {
      guard let exercise = ExerciseReference(text) else { return nil }
      self = .exercise(exercise)
      return
    }
    let (name, number) = (text[..<dot], text[text.index(after: dot)...])
    let set = digits(number).flatMap { number.isEmpty ? nil : $0 }
    guard number.isEmpty || set.map({ $0 > 0 }) == true else {
      // A dot that is part of a name: `st. press`.
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

  /// Reads references one after the other: a word that ends in a set's number or in a comma ends one, so that names of
  /// several words need no quotes: `full squat.2 bench.1`, `full squat, bench`. Nil where one of them can't be read.
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
    return digits(word[word.index(after: dot)...]) != nil
  }
}

/// How a lifter points at an exercise of a workout.
package enum ExerciseReference: Hashable, Sendable {
  /// By its place in the workout, counted from 1.
  case number(Int)
  /// By any name that finds it.
  case name(String)

  /// Nil for empty text and for a place that is 0.
  package init?(_ text: some StringProtocol) {
    if text.isEmpty { return nil }
    if let number = digits(text) {
      guard number > 0 else { return nil }
      self = .number(number)
    } else {
      self = .name(String(text))
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
