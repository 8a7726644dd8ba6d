import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func list(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.list.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.list)), .limit(words), .day(.since, words), .day(.until, words),
        .option(.tag, .tag, words)
      ) { context, limit, since, until, tag in
        let isWhole = since != nil || until != nil || tag != nil || !context.world.terminal.isTerminal
        return try list(
          WorkoutRange(
            days: DayRange(since: since, until: until, today: context.now.day),
            limit: limit ?? (isWhole ? nil : limitOnTerminal),
            tag: tag),
          context)
      })
  }

  /// How many workouts a terminal gets unless more are asked for.
  private static let limitOnTerminal = 20

  private static func list(_ range: WorkoutRange, _ context: Context) throws -> Reply {
    let list = try context.logbook.read { snapshot in try context.workouts(in: range, snapshot) }
    return Reply(
      problems: list.problems,
      text: { screen in
        guard !list.workouts.isEmpty else { return none(range, list, screen) }
        return
          (ListScreen(context: context, list: list, screen: screen).lines + rest(of: list, range, screen))
          .text
      },
      json: {
        [
          JSON.Member(
            name: "workouts",
            value: .array(
              list.workouts.map { .object(WorkoutJSON(context: context, workout: $0).summary) })),
          JSON.Member(name: "more", value: .int(list.rest)),
        ]
      })
  }

  /// Nothing to list: because of the days that were asked for, or because there is nothing at all.
  private static func none(_ range: WorkoutRange, _ list: WorkoutList, _ screen: Screen) -> String {
    if let tag = range.tag, list.problems.isEmpty { return screen.words.noneTagged(terminalSafe(tag)) + "\n" }
    if !range.days.isOpen { return screen.words.noWorkoutsThen + "\n" }
    if !list.problems.isEmpty { return "" }
    let message = screen.words.noWorkoutsYet()
    return [message.text.capitalised, message.hint].compactMap(\.self).text
  }

  private static func rest(of list: WorkoutList, _ range: WorkoutRange, _ screen: Screen) -> [String] {
    guard list.rest > 0 else { return [] }
    let all = list.workouts.count + list.rest
    var command = "gymlog list --limit \(all)"
    command += range.days.options
    if let tag = range.tag { command += " --tag " + shellWord(tag) }
    let pieces: [Table.Cell] = [.init(screen.words.earlierWorkouts(list.rest)), .init(command, .accent)]
    return [""] + screen.flowing(pieces, between: " ")
  }
}
