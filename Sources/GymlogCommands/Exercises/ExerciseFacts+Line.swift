import Training
import Wording

extension ExerciseFacts {
  init(of exercise: Exercise) {
    self.init(
      bodyPart: exercise.bodyPart, equipment: exercise.equipment, countMode: exercise.countMode,
      primaryMuscles: exercise.primaryMuscles, secondaryMuscles: exercise.secondaryMuscles,
      implements: exercise.implements, sides: exercise.sides, bodyWeightShare: exercise.bodyWeightShare)
  }

  /// The line that creates an exercise with this name, in words that every language reads, without defaults.
  func line(toCreate name: String, force: Bool) -> String {
    (["gymlog", CommandName.exerciseNew.rawValue, shellWord(name)] + withoutUsual(name).options
      + (force ? ["--force"] : [])).joined(separator: " ")
  }

  var options: [String] {
    var words: [String] = []
    func add(_ option: String, _ value: String?) {
      if let value { words += [option, value] }
    }
    add("--body-part", bodyPart?.rawValue)
    add("--equipment", equipment?.rawValue)
    for muscle in primaryMuscles ?? [] { add("--muscle", muscle.rawValue) }
    for muscle in secondaryMuscles ?? [] { add("--also", muscle.rawValue) }
    add("--count-mode", countMode?.rawValue)
    add("--implements", implements.map(String.init))
    add("--sides", sides?.rawValue)
    add("--body-weight", bodyWeightShare?.percent)
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

  /// The placeholder for a value to choose in a suggested line.
  static let open = "…"

  /// The line that creates an exercise with this unused name, with `…` for values to choose; nil if it can't be a name.
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

extension TypedTime {
  /// Whether it is `today`, `yesterday` or the like.
  fileprivate var isNearDay: Bool { if case .day(.daysAgo) = self { true } else { false } }
}

extension Thousandths {
  /// The share in percent, as typed: `64%`, `12.5%`.
  var percent: String { Thousandths(raw: raw * 100).text + "%" }
}

extension String {
  /// Whether a name means something else in place of an exercise: `id:32`, `.1`, `bench.2`, `last`, `-x`.
  var readsAsReference: Bool {
    if lowercased().hasPrefix("id:") || hasPrefix("-") { return true }
    switch WorkoutArgument(self, .english).reference {
    case .last: return true
    case .time(let readings):
      // `dl` may be a deadlift, although it is a Monday in Catalan.
      if Day(self) != nil || readings.contains(where: \.isNearDay) { return true }
    case .id, .name: break
    }
    return switch Reference(self) {
    case .lastSet, .set, .sets, .setOf(_, _?), .exercise(.number), nil: true
    case .setOf(_, nil), .exercise(.name): false
    }
  }

  /// Whether its words can be told from a set that follows them, unquoted.
  var endsWhereSetsBegin: Bool {
    let words = split(whereSeparator: \.isWhitespace).map(String.init)
    return !contains(",")
      && ["8@20kg", "8"].allSatisfy {
        (try? Notation(decimalComma: false).startOfSets(in: words + [$0])) == words.count
      }
  }

  /// Whether its last words read as SETs with either decimal separator, so that `log` couldn't tell them from sets.
  var readsAsSetsAtItsEnd: Bool {
    let words = split(whereSeparator: \.isWhitespace).map(String.init)
    return [false, true].contains { comma in
      words.indices.contains { Notation(decimalComma: comma).reads(asSets: Array(words[$0...])) }
    }
  }
}
