import CommandLineKit
import Formats
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func maxima(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.max.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.max)), .words([.exercise, .set], words), .dayOrTime(words),
        .flag(.force, words), .flag(.remove, words), .flag(.all, words), .formula(words), .day(.since, words),
        .day(.until, words),
        .limit(words), .flag(.csv, words)
      ) { context, line, moment, force, removes, all, formula, since, until, limit, csv in
        let line = try MaxLine(TypedLine(.max, line), force: force, context)
        let range = try DayRange(since: since, until: until, today: context.now.day)
        if removes {
          if all { throw CommandError.contradiction("--remove", "--all") }
          return try TestedMaxRemoval(line, moment, context).reply(context)
        }
        guard line.groups.isEmpty else {
          return try TestedMaxRecord(line, moment?.instant(context) ?? context.now, context).reply(context)
        }
        try context.checkOneForm(csv: csv)
        if all, let name = line.name { throw CommandError.contradiction("--all", name) }
        if moment != nil {
          throw UsageError.missingParameter(
            context.words.placeholder(.set), command: CommandName.max.rawValue)
        }
        let formula = formula ?? context.settings.formula.value
        let record = try context.strengthRecord()
        if let exercise = all ? nil : try line.exerciseToShow(context, record) {
          let maxima = record.maxima(of: exercise, by: formula)
          // Nobody typed the one in hand: where it has none, there is all the rest.
          if line.name != nil || !maxima.isEmpty {
            return try MaximaReport(
              of: exercise, maxima, in: record, range, limit: limit, csv: csv, context
            )
            .reply(csv: csv)
          }
        }
        return AllMaximaReport(in: record, by: formula, range, limit: limit, csv: csv, context).reply(
          csv: csv)
      })
  }
}

/// The words of `max` taken apart: an exercise, if one is named, and SETs.
struct MaxLine {
  let line: TypedLine
  let name: String?
  let groups: [NotatedGroup]
  /// Whether what looks like a slip is meant.
  let isForced: Bool

  /// - Throws: `CommandError.notation` for what reads neither as a name nor as a set.
  init(_ line: TypedLine, force: Bool, _ context: Context) throws {
    (self.line, isForced) = (line, force)
    let start = try context.readingReps(line) { notation throws(SetSyntaxError) in
      try notation.startOfSets(in: line.words)
    }
    let end = start ?? line.words.count
    var name = line.words[..<end].joined(separator: " ")
    if name.last == "," { name.removeLast() }
    self.name = end == 0 ? nil : name
    groups =
      try start.map { start in
        try context.readingReps(line) { notation throws(SetSyntaxError) in
          try notation.groups(in: line.words, from: start)
        }
      } ?? []
  }

  /// The exercise that is named, else the one in hand.
  ///
  /// - Throws: `CommandError` where none or several fit, and where none is in hand.
  func exercise(_ context: Context, in snapshot: Snapshot) throws -> Exercise {
    let workout = try snapshot.inHand()?.workout
    if let name { return try context.exercise(name, today: workout) }
    guard let workout, let index = workout.inHand else { throw CommandError.noExerciseInHand }
    return context.exercise(of: workout.exercises[index])
  }

  /// The exercise to show, found like that of every report; nil for all of them, where none is named and none in hand.
  func exerciseToShow(_ context: Context, _ record: StrengthRecord) throws -> Exercise? {
    let workout = try context.logbook.read { snapshot in try snapshot.inHand()?.workout }
    if let name, let exercise = try? context.exercise(name, today: workout),
      record.tested.contains(where: { $0.exercise == exercise.id })
    {
      return exercise
    }
    return try context.exercise(asked: name, workout, in: record.history)
  }
}
