import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  /// Adds to an activity's note, or removes it.
  static func noteActivity(
    _ argument: WorkoutArgument, _ line: [String], removes: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let (activity, note, problems) = try context.logbook.change(CommandName.note.rawValue, at: context.now) {
      change throws(Failure) in
      let data = try ActivityData(change.snapshot)
      let stored = try context.activity(argument, in: data)
      var activity = stored.value
      if removes, activity.note == nil { throw Failure.noNote(on: context.label(activity)) }
      let note = removes ? activity.note : try checked(activity.added(line.joined(separator: " ")), .note)
      activity.note = removes ? nil : note
      try change.save(activity, over: stored)
      return (activity, note ?? "", data.problems)
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let part = screen.painter.paint(context.label(activity), .strong)
        let head = removes ? screen.words.noteRemoved(from: part) : screen.words.noteOn(part)
        let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map {
          terminalSafe(String($0))
        }
        return lines.count == 1
          ? head + ": " + lines[0] + "\n" : ([head + ":"] + lines.map { "  " + $0 }).text
      }, json: { activity.json })
  }

  /// Adds tags to an activity, or removes them.
  static func tagActivity(
    _ argument: WorkoutArgument, _ tags: [String], removes: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let tags = try tags.map { text throws(Failure) in try checked(text, .tag) }
    return try editActivity(
      argument, ActivityEdit(tags: removes ? [] : tags, untagged: removes ? tags : []), as: .tag, context)
  }
}

extension Activity {
  fileprivate func added(_ text: String) -> String { note.map { $0 + "\n" + text } ?? text }
}
