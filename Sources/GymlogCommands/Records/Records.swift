import Catalogue
import CommandLineKit
import Formats
import Insights
import Logbook
import Training
import Wording

extension Commands {
  static func records(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.records.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.records)), .words([.exercise], words), .day(.since, words),
        .flag(.all, words), .flag(.csv, words)
      ) { context, line, since, all, csv in
        try context.checkOneForm(csv: csv)
        let since = try DayRange(since: since, until: nil, today: context.now.day).since
        let name = line.joined(separator: " ")
        if all, !line.isEmpty { throw CommandError.contradiction("--all", name) }
        let exercise: Asked = all ? .all : line.isEmpty ? .inHand : .named(name)
        return try records(of: exercise, since: since, csv: csv, context)
      })
  }

  /// Whose records are asked for.
  private enum Asked {
    case all
    /// Where none is in hand that was ever done, all.
    case inHand
    case named(String)

    var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  private static func records(
    of asked: Asked, since: Day?, csv: Bool, _ context: Context
  ) throws -> Reply {
    let (named, trained): (Exercise?, Trained) = try context.logbook.read { snapshot in
      let trained = try Trained(snapshot, context)
      if case .all = asked { return (nil, trained) }
      let workout = try snapshot.inHand()?.workout
      let exercise = try context.exercise(asked: asked.name, workout, in: trained.history)
      // Nobody typed the one in hand: where it was never done, there is all the rest.
      if case .inHand = asked, let exercise, trained.history.exercise(exercise.id) == nil {
        return (nil, trained)
      }
      return (exercise, trained)
    }
    guard let named else {
      let list = RecordList(trained, since: since, context)
      return csv
        ? Reply(problems: trained.problems, csv: list.csv(context))
        : Reply(
          problems: trained.problems,
          text: { RecordListScreen(list: list, context: context, screen: $0).lines.text },
          json: { list.json(context) })
    }
    let index = try context.index(of: named, asked: asked.name, in: trained)
    let report = RecordReport(trained, trained.records(of: index, context), since: since, context)
    return csv
      ? Reply(problems: trained.problems, csv: report.csv(context))
      : Reply(
        problems: trained.problems,
        text: { RecordScreen(report: report, context: context, screen: $0).lines.text },
        json: { report.json(context) })
  }
}

/// Why records can't be shown.
enum RecordError: Error, Equatable {
  /// And those that were done with a name in which it is found.
  case neverDone(String, but: [String])
}

extension Complaint {
  init(_ error: RecordError, _ words: Words) {
    switch error {
    case .neverDone(let exercise, let others): self.init(words.neverDone(exercise, but: others), .notFound)
    }
  }
}

extension Context {
  /// The exercise that a report is about: what a text means, but where that was never done, the only one that was and has
  /// the text in its name (`squat`, of who only does full squats); without a text that in hand, if there is one.
  func exercise(asked text: String?, _ workout: Workout?, in history: History) throws -> Exercise? {
    guard let text else {
      return workout.flatMap { workout in workout.inHand.map { exercise(of: workout.exercises[$0]) } }
    }
    do {
      let exercise = try exercise(text, today: workout)
      if history.exercise(exercise.id) != nil { return exercise }
      let others = done(calledLike: text, in: history)
      return others.count == 1 ? others[0] : exercise
    } catch CommandError.severalExercises(_, let candidates) {
      let done = candidates.filter { history.exercise($0.id) != nil }
      guard done.count == 1 else {
        throw CommandError.severalExercises(text, done.isEmpty ? candidates : done)
      }
      return done[0]
    }
  }

  /// The index of an exercise that was asked for.
  ///
  /// - Throws: `RecordError.neverDone`, with the documents that couldn't be used.
  func index(of exercise: Exercise, asked text: String?, in trained: Trained) throws -> Int {
    if let index = trained.history.exercise(exercise.id) { return index }
    throw hindered(neverDone(exercise, asked: text, in: trained.history), by: trained.problems)
  }

  /// That an exercise was never done, with those that may be meant.
  func neverDone(_ exercise: Exercise, asked text: String?, in history: History) -> RecordError {
    let others = text.map { done(calledLike: $0, in: history) } ?? []
    return .neverDone(name(of: exercise), but: others.prefix(5).map(name(of:)))
  }

  /// The exercises that were done and have all words of a text in one of their names, in whatever language.
  private func done(calledLike text: String, in history: History) -> [Exercise] {
    let typed = FoldedText(text)
    guard !typed.isEmpty else { return [] }
    return history.exercises.map { exercise($0, of: history) }.filter { exercise in
      ([name(of: exercise), exercise.name] + exercise.aliases).contains { FoldedText($0).contains(typed) }
    }
  }
}
