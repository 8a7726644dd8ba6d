import CommandLineKit
import Training
import Wording

/// A set to estimate a 1RM from, as it was typed: `5@100kg`, `pull-up 8@+20 rpe9`.
struct EstimatedSet {
  /// The exercise that was named.
  var exercise: Exercise?
  var reps: Int
  var load: Load
  var effort: Effort?

  var performance: Performance { Performance(.reps(reps), at: load, effort: effort) }

  /// The share of the body that moves: that of the exercise, else all of it.
  var share: Thousandths { exercise?.bodyWeightShare ?? Thousandths(1) }

  /// Whether the body weight is asked for.
  var isMovedWithBody: Bool {
    if case .external = load { false } else { share.raw > 0 }
  }

  /// - Throws: `StrengthError` for what isn't one set with its load, `CommandError` for what doesn't read or doesn't fit the
  ///   exercise.
  init(_ line: TypedLine, _ context: Context) throws {
    let start = try context.readingReps(line) { notation throws(SetSyntaxError) in
      try notation.startOfSets(in: line.words)
    }
    let name = line.words[..<(start ?? line.words.count)].joined(separator: " ")
    guard let start else {
      throw StrengthError.setNeeded(
        example: line.typing("5@100kg"), max: name.isEmpty ? "gymlog max" : "gymlog max " + shellName(name))
    }
    let groups = try context.readingReps(line) { notation throws(SetSyntaxError) in
      try notation.groups(in: line.words, from: start)
    }
    if start > 0 {
      exercise = try context.exercise(name.last == "," ? String(name.dropLast()) : name, today: nil)
    }
    if let exercise, exercise.countMode != .reps {
      throw StrengthError.withoutReps(context.name(of: exercise), exercise.countMode)
    }
    let typing = { (set: String) in line.typing((start == 0 ? "" : shellName(name) + " ") + set) }
    let group = try Self.single(groups, typing)
    reps = try Self.reps(group, typing)
    effort = group.effort
    load =
      try exercise.map { try Self.load(group, of: $0, line, context) }
      ?? Self.load(group, unit: context.settings.unit.value, typing)
  }

  /// The one group of one set.
  private static func single(
    _ groups: [NotatedGroup], _ typing: (String) -> String
  ) throws(StrengthError) -> NotatedGroup {
    let group = groups[0]
    if groups.count == 1, group.amounts.count == 1 { return group }
    let writer = NotationWriter()
    // `8x100`: written without a unit, these are eight sets of a hundred.
    if group.isCounted, group.load == nil, case .exactly(.reps(let number)) = group.amounts[0] {
      throw .oneSet(example: typing("\(group.amounts.count)@\(number)"))
    }
    let load = group.load.map { "@" + writer.text($0) } ?? "@100kg"
    throw .oneSet(example: typing(writer.text(group.amounts[0]) + load))
  }

  private static func reps(
    _ group: NotatedGroup, _ typing: (String) -> String
  ) throws(StrengthError) -> Int {
    let load = group.load.map { "@" + NotationWriter().text($0) } ?? "@100kg"
    switch group.amounts[0] {
    case .exactly(.reps(let reps)): return reps
    case .repRange(_, let reps), .repsOrMore(let reps):
      throw .oneNumberOfReps(example: typing("\(reps)" + load))
    case .exactly: throw .repsNeeded(example: typing("5" + load))
    }
  }

  /// The load where no exercise says what a sign means: `+20` is added to the body, `-15` assistance.
  private static func load(
    _ group: NotatedGroup, unit: MassUnit, _ typing: (String) -> String
  ) throws(StrengthError) -> Load {
    let amount = NotationWriter().text(group.amounts[0])
    switch group.load {
    case .plain(let mass) where mass.value.raw == 0: throw .loadNeeded(example: typing(amount + "@100kg"))
    case .plain(let mass): return .external(Mass(mass.value, mass.unit ?? unit))
    case .plus(let mass, _): return .added(Mass(mass.value, mass.unit ?? unit))
    case .minus(let mass, _): return .assisted(Mass(mass.value, mass.unit ?? unit))
    case .bodyWeight: return .bodyWeight
    case .percent: throw .percentage(example: typing(amount + "@100kg"))
    case nil: throw .loadNeeded(example: typing(amount + "@100kg"))
    }
  }

  /// The load as the exercise has it.
  private static func load(
    _ group: NotatedGroup, of exercise: Exercise, _ line: TypedLine, _ context: Context
  ) throws -> Load {
    let unit = context.settings.unit.value
    var known = SetContext(exercise, setsToday: [], unit: unit, isForced: true)
    known.lastTime = exercise.exampleLoad(in: unit)
    do throws(SetRefusal) {
      if let load = try SetInterpreter(known).results(of: [group]).first?.result?.load { return load }
    } catch {
      throw CommandError.refused(
        error, words: line.words, exercise: context.name(of: exercise), command: line.command, offer: .example
      )
    }
    throw StrengthError.loadNeeded(example: "gymlog 1rm 5@100kg")
  }
}

extension Context {
  /// Reads words of a line in the notation, of which a maximum is to be told.
  ///
  /// - Throws: as `reading`; `StrengthError.noRep` for a set of no reps.
  func readingReps<Result>(
    _ line: TypedLine, _ read: (Notation) throws(SetSyntaxError) -> Result
  ) throws -> Result {
    do {
      return try reading(line, read)
    } catch CommandError.notation(let error, _, _) where error.problem == .zeroAmount {
      throw StrengthError.noRep
    }
  }
}
