import Training
import Wording

extension ExerciseFacts {
  /// All that is known of an exercise.
  init(of exercise: Exercise) {
    self.init(
      bodyPart: exercise.bodyPart, equipment: exercise.equipment, countMode: exercise.countMode,
      primaryMuscles: exercise.primaryMuscles, secondaryMuscles: exercise.secondaryMuscles,
      implements: exercise.implements, sides: exercise.sides, bodyWeightShare: exercise.bodyWeightShare)
  }

  /// The line that creates an exercise of this name, in words that every language reads. What would hold anyway isn't said.
  func line(toCreate name: String, force: Bool) -> String {
    (["gymlog", CommandName.exerciseNew.rawValue, shellWord(name)] + withoutUsual(name).options
      + (force ? ["--force"] : [])).joined(separator: " ")
  }

  /// The options that say it.
  var options: [String] {
    var words: [String] = []
    func say(_ option: OptionName, _ value: String?) {
      if let value { words += ["--" + option.rawValue, value] }
    }
    say(.bodyPart, bodyPart?.rawValue)
    say(.equipment, equipment?.rawValue)
    for muscle in primaryMuscles ?? [] { say(.muscle, muscle.rawValue) }
    for muscle in secondaryMuscles ?? [] { say(.also, muscle.rawValue) }
    say(.countMode, countMode?.rawValue)
    say(.implements, implements.map(String.init))
    say(.sides, sides?.rawValue)
    say(.bodyWeight, bodyWeightShare?.percent)
    return words
  }

  private func withoutUsual(_ name: String) -> ExerciseFacts {
    guard let bodyPart, let equipment else { return self }
    let plain = Self.usual(name, bodyPart, equipment, sides: nil)
    let usual = Self.usual(name, bodyPart, equipment, sides: sides)
    var facts = self
    if countMode == usual.countMode { facts.countMode = nil }
    if implements == usual.implements { facts.implements = nil }
    if sides == plain.sides { facts.sides = nil }
    if bodyWeightShare == usual.bodyWeightShare { facts.bodyWeightShare = nil }
    return facts
  }

  /// What stands in a line for what has to be chosen.
  static let open = "…"

  /// The line that creates an exercise of a name that nobody has, with `…` where something has to be chosen; nil for what can
  /// be no name.
  func lineToCreate(_ name: String) -> String? {
    guard name.utf8.count <= 200, !name.readsAsReference, !name.readsAsSetsAtItsEnd else { return nil }
    var rest = self
    (rest.bodyPart, rest.equipment) = (nil, nil)
    let equipment = (self.equipment ?? Recognition.equipment(inName: name))?.rawValue ?? Self.open
    let words = [
      "gymlog exercise new", name == Self.open ? name : shellWord(name), "--body-part",
      bodyPart?.rawValue ?? Self.open, "--equipment", equipment,
    ]
    return (words + rest.options).joined(separator: " ")
  }
}

extension Thousandths {
  /// A share in percent, as it is typed: `64%`, `12.5%`.
  var percent: String { Thousandths(raw: raw * 100).text + "%" }
}

extension String {
  /// Whether a name means something else where an exercise may be named: `id:32`, `.1`, `bench.2`, `last`,
  /// `-x`.
  var readsAsReference: Bool {
    if lowercased().hasPrefix("id:") || hasPrefix("-") { return true }
    switch WorkoutReference(self) {
    case .last, .today, .yesterday, .day: return true
    case .id, nil: break
    }
    return switch Reference(self) {
    case .lastSet, .set, .setOf(_, _?), .exercise(.number), nil: true
    case .setOf(_, nil), .exercise(.name): false
    }
  }

  /// Whether its words, unquoted before a set, are told from it as they stand.
  var endsWhereSetsBegin: Bool {
    let words = split(whereSeparator: \.isWhitespace).map(String.init)
    return !contains(",")
      && ["8@20kg", "8"].allSatisfy {
        (try? Notation(decimalComma: false).startOfSets(in: words + [$0])) == words.count
      }
  }

  /// Whether its last words read as SETs, under any decimal sign: in a line of `log` they couldn't be told from sets.
  var readsAsSetsAtItsEnd: Bool {
    let words = split(whereSeparator: \.isWhitespace).map(String.init)
    return [false, true].contains { comma in
      words.indices.contains { Notation(decimalComma: comma).reads(asSets: Array(words[$0...])) }
    }
  }
}
