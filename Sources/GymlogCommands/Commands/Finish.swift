import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func finish(_ words: any Words) -> GymlogCommand {
    Command(
      CommandName.finish.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.finish)), .option(.at, .time, words), .option(.for, .duration, words)
      ) { context, time, duration in
        try finish(at: time, for: duration, context)
      })
  }

  /// A workout that was ended.
  private struct Finished {
    var stored: StoredWorkout
    var workout: Workout
    /// The planned sets that were left out.
    var leftOut: Int
    /// Whether it was ended at its last set rather than now.
    var endsAtLastSet: Bool
  }

  private static func finish(at time: String?, for duration: String?, _ context: Context) throws -> Reply {
    let finished = try context.logbook.change(CommandName.finish.rawValue, at: context.now) { change in
      let stored = try context.stored(nil, in: change.snapshot)
      change.hand = nil
      guard stored.workout.doneCount > 0 else {
        try change.delete(stored)
        return Finished(stored: stored, workout: stored.workout, leftOut: 0, endsAtLastSet: false)
      }
      let end = try end(of: stored.workout, at: time, for: duration, context)
      var workout = stored.workout
      let leftOut = workout.finish(at: end)
      try change.save(workout, over: stored)
      let endsAtLastSet = time == nil && duration == nil && end != context.now
      return Finished(stored: stored, workout: workout, leftOut: leftOut, endsAtLastSet: endsAtLastSet)
    }
    return reply(finished, context)
  }

  /// When it ended: as typed; at its last set, where nobody has touched it for hours; else now.
  private static func end(
    of workout: Workout, at time: String?, for duration: String?, _ context: Context
  ) throws(CommandError) -> Instant {
    let last = workout.exercises.flatMap(\.sets).compactMap(\.completed).max { $0.seconds < $1.seconds }
    let end: Instant
    if let time {
      end = try context.instant(time)
    } else if let duration {
      guard let length = TimeReference.duration(duration) else { throw .durationNotUnderstood(duration) }
      end = workout.start.adding(seconds: length.seconds)
      if end.seconds > context.now.seconds { throw .timeInFuture(duration) }
    } else if workout.isWrittenAfterwards(at: context.now) {
      throw .endNeeded(start: workout.start)
    } else {
      end =
        workout.isLeftBehind(at: context.now) ? workout.lastTouched : max(context.now, workout.lastTouched)
    }
    if end.seconds < workout.start.seconds { throw .endBeforeStart(end: end, start: workout.start) }
    if let last, end.seconds < last.seconds { throw .endBeforeLastSet(end: end, lastSet: last) }
    return end
  }

  private static func reply(_ finished: Finished, _ context: Context) -> Reply {
    let workout = finished.workout
    guard workout.doneCount > 0 else {
      return Reply(
        text: { $0.words.emptyNotSaved + "\n" }, json: { [JSON.Member(name: "saved", value: .bool(false))] })
    }
    return Reply(
      problems: finished.stored.problems,
      text: { screen in
        let words = screen.words
        let name = workout.name.map { screen.painter.paint($0, .strong) }
        var lines = [words.finished(name, context.figures(of: workout).joined(separator: ", "))]
        if finished.leftOut > 0 { lines.append(words.plannedLeftOut(finished.leftOut)) }
        if finished.endsAtLastSet, let end = workout.end {
          lines.append(words.endedAtLastSet(words.clock(end.civil)))
        }
        return lines.joined(separator: "\n") + "\n"
      },
      json: {
        [
          JSON.Member(name: "saved", value: .bool(true)),
          JSON.Member(name: "leftOut", value: .int(finished.leftOut)),
        ]
          + WorkoutJSON(context: context, workout: workout).members
      })
  }
}
