import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func history(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.history.rawValue, aliases: ["h"],
      declaring: .init(help: CommandHelp(words.help(.history)), .words([.exercise], words), .limit(words)) {
        context, line, limit in
        try history(
          of: line.isEmpty ? nil : line.joined(separator: " "),
          limit: limit ?? (context.world.terminal.isTerminal ? limitOfSessions : nil), context)
      })
  }

  /// How many sessions a terminal gets unless more are asked for.
  private static var limitOfSessions: Int { 20 }

  private static func history(of text: String?, limit: Int?, _ context: Context) throws -> Reply {
    let (exercise, history, sessions, problems) = try context.logbook.read { snapshot in
      let open = try context.open(in: snapshot)?.workout
      let recorded = try context.history(in: snapshot)
      let exercise = try context.exercise(asked: text, open, in: recorded.history)
      guard let exercise else { throw CommandError.exerciseNeeded(.history) }
      let range = PastRange(before: context.now.adding(seconds: 1))
      let sessions = recorded.history.pastSessions(of: exercise.id, in: range)
      return (exercise, recorded.history, sessions, recorded.problems)
    }
    guard !sessions.isEmpty else {
      throw hindered(context.neverDone(exercise, asked: text, in: history), by: problems)
    }
    let shown = Array(sessions.prefix(limit ?? .max))
    return Reply(
      problems: problems,
      text: { screen in
        HistoryScreen(
          context: context, exercise: exercise, sessions: shown, count: sessions.count, screen: screen
        )
        .lines.text
      },
      json: {
        [
          JSON.Member(name: "exercise", value: .string(exercise.name)),
          JSON.Member(name: "exerciseId", value: .string(exercise.id.text)),
          JSON.Member(name: "sessions", value: .array(shown.map { $0.jsonWithMax(context) })),
          JSON.Member(name: "more", value: .int(sessions.count - shown.count)),
        ]
      })
  }
}

extension PastSession {
  /// The best 1RM that a working set suggests, in a unit; one that isn't rough before one that is.
  func estimatedMax(in unit: MassUnit, _ context: Context) -> (mass: Mass, isRough: Bool)? {
    let share = context.exercise(of: entry).bodyWeightShare
    let body = share.raw > 0 ? context.bodyWeight(on: start.day) : nil
    let estimates = sets.filter(\.type.isWork).compactMap(\.result).compactMap {
      SetEstimate($0, share: share, bodyWeight: body, formula: context.settings.formula.value)
    }
    let reliable = estimates.filter { !$0.max.isRough }
    let best = (reliable.isEmpty ? estimates : reliable).map { $0.oneRepMax(in: unit) }.max()
    return best.map { (Mass(rounding: $0, unit), reliable.isEmpty) }
  }

  fileprivate func jsonWithMax(_ context: Context) -> JSON {
    let max = estimatedMax(in: context.settings.unit.value, context)
    return .object(
      json(context).members(without: []) + [
        JSON.Member(name: "e1rm", value: max.map { WorkoutJSON.mass($0.mass) } ?? .null),
        JSON.Member(name: "rough", value: .bool(max?.isRough ?? false)),
      ])
  }
}

/// The sessions of an exercise, a line or two each.
struct HistoryScreen {
  let context: Context
  let exercise: Exercise
  let sessions: [PastSession]
  /// How many there are in all.
  let count: Int
  let screen: Screen

  private var words: Words { screen.words }
  /// Below this width, and where it isn't enough for all sets of a session, they stand on a line of their own.
  private static let narrow = 60

  var lines: [String] {
    let title = screen.dotted([.init(context.name(of: exercise), .strong), .init(words.sessions(count))])
    return title + (table ?? sessions.flatMap(twoLines)) + more + remark
  }

  private var table: [String]? {
    if let width = screen.width, width < Self.narrow { return nil }
    var table = Table([.right, .left, .right, .right])
    for session in sessions {
      let (volume, max) = figures(session)
      table.add([.init(day(session)), .init(sets(session)), .init(volume), .init(max, .faint)])
    }
    if let width = screen.width,
      table.lines(width: nil, Painter(color: false)).contains(where: { displayWidth(of: $0) > width })
    {
      return nil
    }
    return table.lines(width: nil, screen.painter)
  }

  private func twoLines(_ session: PastSession) -> [String] {
    let (volume, max) = figures(session)
    return screen.dotted([.init(day(session), .accent), .init(volume), .init(max, .faint)])
      + wrapped(sets(session), width: screen.width, indent: "  ", hanging: "  ")
  }

  private func day(_ session: PastSession) -> String {
    words.dayRelative(session.start.day, today: context.now.day)
  }

  private func sets(_ session: PastSession) -> String {
    context.writer(for: session.entry).text(session.sets)
  }

  private func figures(_ session: PastSession) -> (volume: String, max: String) {
    let unit = context.settings.unit.value
    let volume = session.volume(in: unit, context)
    let max = session.estimatedMax(in: unit, context).map {
      words.estimatedMax + " " + ($0.isRough ? "~" : "") + words.volume($0.mass)
    }
    return (volume.value.raw == 0 ? "" : words.volume(volume), max ?? "")
  }

  private var remark: [String] {
    let unit = context.settings.unit.value
    guard sessions.contains(where: { $0.estimatedMax(in: unit, context)?.isRough == true }) else { return [] }
    let remark = words.roughMark(over: Int(MaxEstimate.mostReliableReps))
    return [""] + wrapped(remark, width: screen.width, hanging: "  ")
  }

  private var more: [String] {
    guard count > sessions.count else { return [] }
    let command = "gymlog history " + shellName(context.name(of: exercise).lowercased()) + " --limit \(count)"
    return [""]
      + screen.flowing(
        [.init(words.earlierSessions(count - sessions.count)), .init(command, .accent)], between: " ")
  }
}
