import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  /// Adds to an activity's note, or removes it.
  static func noteActivity(
    _ argument: WorkoutArgument, _ line: [String], removes: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    if line.count > 1, let first = line.first {
      switch Reference(first) {
      case .set, .sets(nil, _): throw .activityHasNoSets(first, line, on: argument.text)
      default: break
      }
    }
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

extension Failure {
  /// A note on a set of an activity: `note .2 hi --in 2026-11-20`.
  fileprivate static func activityHasNoSets(
    _ reference: String, _ line: [String], on activity: String
  ) -> Failure {
    let place = " --in " + shellWord(activity)
    let texts = [line.dropFirst().joined(separator: " "), line.joined(separator: " ")]
    return Failure(.usage) { words in
      Message(
        words.say(
          en: "an activity has no sets: \(words.quoted(reference))",
          es: "una actividad no tiene series: \(words.quoted(reference))",
          ca: "una activitat no té sèries: \(words.quoted(reference))"),
        hint: words.readings(texts.map { "gymlog note " + shellWord($0) + place }))
    }
  }
}

extension Activity {
  fileprivate func added(_ text: String) -> String { note.map { $0 + "\n" + text } ?? text }
}
