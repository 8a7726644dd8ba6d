import Catalogue
import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func routineNew(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineNew.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.routineNew)), .words([.name, .exercise, .set], atLeast: 1, words),
        .fromWorkout(words), .unit(words), .flag(.force, words)
      ) { context, line, source, unit, force in
        if let source {
          try checkIsWithoutSets(line, context.notation)
          return try routineNew(routineName(line), from: source, unit: unit, context)
        }
        if line.last == "-" {
          return try routineNew(fromInput: routineName(line.dropLast()), unit: unit, force: force, context)
        }
        return try routineNew(line, unit: unit, force: force, context)
      })
  }

  /// Sets beside `--from` are one thing too many, also where they can't be read.
  private static func checkIsWithoutSets(_ line: [String], _ notation: Notation) throws(CommandError) {
    let start: Int?
    do throws(SetSyntaxError) {
      start = try notation.startOfSets(in: line)
    } catch {
      start = error.words.lowerBound
    }
    if let start { throw .contradiction("--from", line[start...].joined(separator: " ")) }
  }

  /// From the words of the line.
  private static func routineNew(
    _ words: [String], unit: MassUnit?, force: Bool, _ context: Context
  ) throws -> Reply {
    let line = try NewRoutineLine(words, context)
    guard !line.parts.isEmpty else { throw RoutineError.withoutExercises(line.name) }
    let typed = TypedLine(.routineNew, words)
    let phrases = try phrases(of: line.parts, typed, context.notation)
    return try context.offeringLastTime { lastTime in
      try made(line.name, unit: unit, context) { routine, _ in
        var form = Workout(planning: routine, at: context.now, unit: context.settings.unit.value)
        _ = try plan(phrases, in: &form, force: force, lastTime: lastTime, context)
        routine.take(form)
        return []
      }
    }
  }

  /// From what was done in a workout.
  private static func routineNew(
    _ name: String, from source: WorkoutArgument, unit: MassUnit?, _ context: Context
  ) throws -> Reply {
    try made(name, unit: unit, context) { routine, snapshot in
      let stored = try context.workout(source.reference, typed: source.text, in: snapshot)
      guard stored.workout.doneCount > 0 else {
        throw hindered(CommandError.noSetYet, by: stored.problems)
      }
      let planned = stored.workout.repeated(
        as: routine.id, named: nil, at: context.now, unit: nil, ids: context.newID)
      (routine.tags, routine.exercises) = (stored.workout.tags, planned.exercises)
      if unit == nil, planned.unit != context.settings.unit.value { routine.unit = planned.unit }
      return stored.problems
    }
  }

  /// From a text on standard input.
  private static func routineNew(
    fromInput name: String, unit: MassUnit?, force: Bool, _ context: Context
  ) throws -> Reply {
    let text = try context.typedText()
    return try context.naming(nil, again: "") {
      let name = name.isEmpty ? try context.name(in: text) : name
      return try made(name, unit: unit, context) { routine, _ in
        let old = routine
        routine = try RoutineReader(context, force: force).routine(from: text, over: old)
        (routine.name, routine.unit) = (old.name, routine.unit ?? old.unit)
        return []
      }
    }
  }

  /// Adds a routine that `fill` puts exercises into; it answers documents that couldn't be used.
  private static func made(
    _ name: String, unit: MassUnit?, _ context: Context, _ fill: (inout Routine, Snapshot) throws -> [Problem]
  ) throws -> Reply {
    let name = try checked(name, .name)
    let (routine, problems) = try context.logbook.change(CommandName.routineNew.rawValue, at: context.now) {
      change in
      try context.checkIsFree(name, in: change.snapshot)
      var routine = Routine(id: context.newID(), name: name, unit: unit)
      let problems = try fill(&routine, change.snapshot)
      guard !routine.exercises.isEmpty else { throw RoutineError.withoutExercises(name) }
      try change.add(routine)
      return (routine, problems)
    }
    return Reply(routine: routine, noticed: problems, context) { words, figures in
      words.routineMade(routine.name, figures)
    }
  }
}

extension Parameter {
  /// `--from WORKOUT`: what was done in it.
  static func fromWorkout(_ words: Words) -> Parameter where Value == WorkoutArgument? {
    .option(
      OptionName.from.rawValue, value: words.placeholder(.workout), help: words.option(.from),
      as: ValueParser { try WorkoutArgument($0) })
  }
}

extension Context {
  /// The name that a routine's text gives.
  fileprivate func name(in text: String) throws -> String {
    let read = RoutineText(text)
    guard let name = read.values(of: .name).first(where: { !$0.text.isEmpty }) else {
      throw RoutineTextError(RoutineText.Piece("", line: 1, column: 1), RoutineTextProblem.nameMissing)
    }
    return name.text
  }

  /// Makes sure that no other routine of the lifter's own has a name; case and accents don't count.
  func checkIsFree(_ name: String, except id: EntityID? = nil, in snapshot: Snapshot) throws {
    let own = try snapshot.routines().routines.map(\.routine)
    if let other = own.first(where: { $0.id != id && FoldedText($0.name) == FoldedText(name) }) {
      throw RoutineError.nameInUse(other.name)
    }
  }
}
