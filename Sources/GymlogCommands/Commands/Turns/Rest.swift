import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func rest(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.rest.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.rest)), .words([.duration], words), .flag(.wait, words),
        .flag(.skip, words), .option(.on, .ref, words), .flag(.after, words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, waits, skips, reference, after, removes, workout, routine in
        let length = line.isEmpty ? nil : try Duration(typed: line.joined(separator: " "))
        guard let reference else {
          try refuse(
            [
              ("--after", after), ("--remove", removes), ("--in", workout != nil),
              ("--routine", routine != nil),
            ], without: "--on")
          if skips, let length { throw CommandError.contradiction("--skip", length.typed) }
          if skips, waits { throw CommandError.contradiction("--skip", "--wait") }
          return skips ? try endRest(context) : try rest(length, waits: waits, context)
        }
        try refuse([("--wait", waits), ("--skip", skips)], without: nil)
        let setting = RestSetting(reference: reference, length: length, isAfter: after, removes: removes)
        return try setRest(setting, in: EditTarget(workout, routine: routine), context)
      })
  }

  private static func refuse(
    _ options: [(name: String, isGiven: Bool)], without needed: String?
  ) throws(CommandError) {
    guard let option = options.first(where: \.isGiven)?.name else { return }
    throw needed.map { CommandError.optionNeeds(option, $0) } ?? .contradiction("--on", option)
  }

  // MARK: - The rest under way

  /// Begins a rest; without a length, one of the usual length, or goes on with the one under way.
  private static func rest(_ length: Duration?, waits: Bool, _ context: Context) throws -> Reply {
    let usual = context.settings.usualRest
    if length == nil, let workout = try context.logbook.read({ try context.open(in: $0) })?.workout,
      let left = workout.restLeft(at: context.now, usually: usual)
    {
      return restReply(workout, left, waits: waits, problems: [], context)
    }
    let edited = try context.edit(.rest, in: nil) { workout in
      guard workout.lastDone != nil else { throw CommandError.noSetYet }
      if let pause = workout.openPause { throw CommandError.alreadyPaused(since: pause.start) }
      guard workout.rested(at: context.now) != nil else { throw TurnError.noTimesToRest }
      guard let length = length ?? workout.usualRest(usually: usual) else { throw TurnError.restUnknown }
      workout.rest(length, at: context.now)
      return length
    }
    return restReply(edited.workout, edited.result, waits: waits, problems: edited.problems, context)
  }

  private static func restReply(
    _ workout: Workout, _ left: Duration, waits: Bool, problems: [Problem], _ context: Context
  ) -> Reply {
    let end = context.now.adding(seconds: left.seconds)
    let echo = SetsEcho(context: context, workout: workout)
    var reply = Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.resting(words.stopwatch(left), until: words.clock(end.civil)),
          waits ? nil : words.skipRestHint,
        ])
      },
      json: {
        [
          JSON.Member(name: "workout", value: .string(workout.id.text)),
          JSON.Member(name: "seconds", value: .int(left.seconds)),
          JSON.Member(name: "until", value: .string(end.text)), echo.nextMember,
        ]
      })
    if waits {
      reply.afterwards = { screen in
        let next = workout.nextPlanned == nil ? [] : echo.next(screen, resting: false)
        return try RestTimer(world: context.world, screen: screen, isSilent: context.isForPrograms)
          .wait(left, then: [screen.words.restOver] + next)
      }
    }
    return reply.aboutHand
  }

  private static func endRest(_ context: Context) throws -> Reply {
    let edited = try context.edit(.rest, in: nil) { workout in
      guard workout.restLeft(at: context.now, usually: context.settings.usualRest) != nil,
        let rested = workout.rested(at: context.now)
      else { throw TurnError.notResting }
      workout.rest(Duration(seconds: 0), at: context.now)
      return rested
    }
    let echo = SetsEcho(context: context, workout: edited.workout)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let next = edited.workout.nextPlanned == nil ? [] : echo.next(screen, resting: false)
        return ([screen.words.restEnded(after: screen.words.stopwatch(edited.result))] + next).text
      },
      json: {
        [
          JSON.Member(name: "workout", value: .string(edited.workout.id.text)),
          JSON.Member(name: "rested", value: .int(edited.result.seconds)), echo.nextMember,
        ]
      }
    ).aboutHand
  }
}
