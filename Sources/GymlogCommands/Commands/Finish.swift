import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func finish(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.finish.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.finish)), .at(words), .length(words),
        .flag(.keepPlanned, words)
      ) { context, time, length, keepsPlanned in
        if time != nil && length != nil { throw CommandError.contradiction("--at", "--for") }
        return try finish(at: time, for: length, keepsPlanned: keepsPlanned, context).aboutHand
      })
  }

  /// A workout that was ended.
  private struct Finished {
    var workout: Workout
    /// Documents of it that couldn't be used.
    var problems: [Problem]
    /// Whether it was kept: one without sets isn't.
    var isSaved: Bool
    /// The planned sets that were left out.
    var leftOut = 0
    /// Whether they stay all the same.
    var keepsPlanned = false
    /// Whether it was ended at its last set rather than now.
    var endsAtLastSet = false
    /// How to point at it.
    var reference = ""

    /// What became of planned sets, if there were any.
    func planned(_ words: Words) -> String? {
      if leftOut == 0 { return nil }
      return keepsPlanned ? words.plannedKept(leftOut) : words.plannedLeftOut(leftOut)
    }
  }

  private static func finish(
    at time: TimeArgument?, for length: Duration?, keepsPlanned: Bool, _ context: Context
  ) throws -> Reply {
    let finished = try context.logbook.change(CommandName.finish.rawValue, at: context.now) { change in
      let stored = try context.stored(nil, in: change.snapshot)
      change.hand = nil
      change.checksEveryFile = true
      guard stored.workout.doneCount > 0 || stored.hasMore else {
        try change.delete(stored)
        return Finished(workout: stored.workout, problems: [], isSaved: false)
      }
      var workout = stored.workout
      let end = try end(of: workout, at: time, for: length, context)
      var finished = Finished(workout: workout, problems: stored.problems, isSaved: true)
      finished.endsAtLastSet = time == nil && length == nil && context.isLeftBehind(workout)
      finished.leftOut = workout.finish(
        at: end, keepingEmptyExercises: stored.hasMore, keepingPlanned: keepsPlanned)
      finished.keepsPlanned = keepsPlanned
      finished.workout = workout
      finished.reference = try context.reference(toFinished: workout, in: change.snapshot)
      try change.save(workout, over: stored)
      return finished
    }
    let standing = finished.isSaved ? context.standing(of: finished.workout) : nil
    return reply(finished, standing, context)
  }

  /// When it ended: as typed; at its last set, where nobody has touched it for hours; else now.
  private static func end(
    of workout: Workout, at time: TimeArgument?, for length: Duration?, _ context: Context
  ) throws(CommandError) -> Instant {
    let last = workout.lastSetDone
    var end: Instant
    if let time {
      end = try context.instant(time).reaching(last)
    } else if let length {
      end = workout.start.adding(seconds: length.seconds).reaching(last)
      if end.seconds > context.now.seconds { throw .timeInFuture(context.words.clock(end.civil)) }
    } else if workout.isWrittenAfterwards(at: context.now) {
      throw .endNeeded(start: workout.start)
    } else if context.isLeftBehind(workout) {
      end = last ?? workout.lastTouched
    } else {
      end = max(context.now, workout.lastTouched)
    }
    if end.seconds < workout.start.seconds { throw .endBeforeStart(end: end, start: workout.start) }
    if let last, end.seconds < last.seconds { throw .endBeforeLastSet(end: end, lastSet: last) }
    return end
  }

  private static func reply(_ finished: Finished, _ standing: WorkoutStanding?, _ context: Context) -> Reply {
    let workout = finished.workout
    guard finished.isSaved else {
      return Reply(
        text: { $0.lines([$0.words.emptyNotSaved, $0.words.undoHint]) },
        json: {
          [
            JSON.Member(name: "saved", value: .bool(false)),
            JSON.Member(name: "id", value: .string(workout.id.text)),
          ]
        })
    }
    return Reply(
      noticed: standing?.problems(besides: finished.problems) ?? finished.problems,
      text: { screen in
        let (words, today) = (screen.words, context.now.day)
        let told: [String?] = [
          words.finished(
            screen.label(workout, at: context.now), context.figures(of: workout).joined(separator: ", ")),
          finished.planned(words),
          finished.endsAtLastSet
            ? workout.end.map { words.endedAtLastSet(words.moment($0.civil, today: today)) } : nil,
        ]
        let stands = standing?.lines(context, unit: workout.unit, screen) ?? []
        let hint = workout.doneCount > 0 ? words.shareHint(finished.reference) : nil
        return screen.lines(told + stands + [hint])
      },
      json: {
        [
          JSON.Member(name: "saved", value: .bool(true)),
          JSON.Member(name: "leftOut", value: .int(finished.keepsPlanned ? 0 : finished.leftOut)),
          JSON.Member(name: "kept", value: .int(finished.keepsPlanned ? finished.leftOut : 0)),
          JSON.Member(name: "endedAtLastSet", value: .bool(finished.endsAtLastSet)),
        ] + WorkoutJSON(context: context, workout: workout).members
          + (standing?.members(context, unit: workout.unit) ?? [])
      })
  }
}
