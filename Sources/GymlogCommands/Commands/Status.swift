import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func status(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.status.rawValue, aliases: ["s"],
      declaring: .init(help: CommandHelp(words.help(.status)), .flag(.short, words)) { context, short in
        try (short ? shortStatus(context) : status(context)).aboutHand
      })
  }

  /// Where the lifter stands, as it was read.
  private struct Standing {
    var inHand: StoredWorkout?
    /// The last time that the exercise in hand was done.
    var lastTime: PastSession?
    /// The open workouts beside the one in hand, without their exercises.
    var elsewhere: [Workout]
    /// The last finished workout, read where none is open.
    var last: StoredWorkout?
    var problems: [Problem]

    init(in snapshot: Snapshot, _ context: Context) throws {
      inHand = try snapshot.inHand()
      let folder = inHand?.folder
      elsewhere = try snapshot.openWorkouts().filter { $0 != folder }
        .compactMap { folder in try snapshot.header(folder) }
      if let workout = inHand?.workout, let index = workout.inHand {
        let exercise = workout.exercises[index].exercise
        lastTime = try snapshot.past(of: exercise, besides: folder)?.history.lastTime(
          of: exercise, before: workout)
      }
      do {
        last = inHand == nil ? try context.lastFinished(in: snapshot) : nil
        problems = inHand?.problems ?? last?.problems ?? []
      } catch LogbookError.damaged(let problem) {
        last = nil
        problems = [problem]
      }
    }
  }

  private static func status(_ context: Context) throws -> Reply {
    let standing = try context.logbook.read { snapshot in try Standing(in: snapshot, context) }
    return Reply(
      problems: standing.problems,
      text: { screen in (lines(standing, context, screen) + elsewhere(standing, context, screen)).text },
      json: {
        let last = standing.last.map {
          JSON.object(WorkoutJSON(context: context, workout: $0.workout).summary)
        }
        return json(of: standing.inHand?.workout, context) + [
          JSON.Member(name: "openElsewhere", value: .array(standing.elsewhere.map { .string($0.id.text) })),
          JSON.Member(name: "lastTime", value: standing.lastTime?.json(context) ?? .null),
          JSON.Member(name: "last", value: last ?? .null),
        ]
      })
  }

  private static func lines(_ standing: Standing, _ context: Context, _ screen: Screen) -> [String] {
    if let workout = standing.inHand?.workout {
      return StatusScreen(context: context, workout: workout, lastTime: standing.lastTime, screen: screen)
        .lines
    }
    let words = screen.words
    guard let last = standing.last?.workout else {
      if !standing.problems.isEmpty { return [] }
      return wrapped(words.emptyLogbook, width: screen.width) + screen.commands(words.firstSteps)
        + wrapped(words.allCommands, width: screen.width)
    }
    let day = words.dayRelative(last.start.day, today: context.now.day)
    let heading = words.lastWorkout + ": " + day + " " + words.clock(last.start.civil)
    let name = last.name.map { [Table.Cell($0, .strong)] } ?? []
    return screen.dotted([.init(heading)] + name + context.progress(of: last).map { .init($0) })
      + screen.commands(words.nextSteps)
  }

  private static func elsewhere(_ standing: Standing, _ context: Context, _ screen: Screen) -> [String] {
    standing.elsewhere.flatMap { workout in
      let since = screen.words.since(workout.start.civil, today: context.now.day)
      return wrapped(screen.words.leftOpenElsewhere(workout.name, since), width: screen.width)
        + ["  " + screen.painter.paint("gymlog show " + workout.id.text, .accent)]
    }
  }

  // MARK: - One line

  /// Reads the workout in hand and nothing else.
  private static func shortStatus(_ context: Context) throws -> Reply {
    let stored = try context.logbook.read { snapshot in try snapshot.inHand() }
    return Reply(
      problems: stored?.problems ?? [],
      text: { screen in
        stored.map { StatusScreen(context: context, workout: $0.workout, screen: screen).short + "\n" } ?? ""
      },
      json: { json(of: stored?.workout, context) })
  }

  private static func json(of workout: Workout?, _ context: Context) -> [JSON.Member] {
    guard let workout else { return [JSON.Member(name: "workout", value: .null)] }
    let view = WorkoutJSON(context: context, workout: workout)
    return [
      JSON.Member(name: "workout", value: .object(view.members)),
      JSON.Member(name: "inHand", value: workout.inHand.map { .string("\($0 + 1)") } ?? .null),
      JSON.Member(name: "next", value: workout.nextPlanned.map(view.set) ?? .null),
      JSON.Member(
        name: "restLeft",
        value: workout.restLeft(at: context.now, usually: context.settings.usualRest)
          .map { .int($0.seconds) } ?? .null),
      JSON.Member(name: "paused", value: .bool(workout.openPause != nil)),
    ]
  }
}
