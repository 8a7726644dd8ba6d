import Catalogue
import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func routines(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routines.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.routines)), .words([.text], words), .option(.tag, .tag, words)
      ) { context, text, tag in
        try routines(matching: text.joined(separator: " "), tag: tag, context)
      })
  }

  private static func routines(matching text: String, tag: String?, _ context: Context) throws -> Reply {
    let (all, last, problems) = try context.logbook.read { snapshot in
      let (routines, problems) = try context.routines(in: snapshot)
      return (routines, try context.lastTimes(of: routines, in: snapshot), problems)
    }
    let next = Context.next(of: all, last)
    let typed = FoldedText(text)
    let found = all.filter { known in
      (typed.isEmpty || known.names.contains { FoldedText($0).contains(typed) })
        && (tag.map { known.routine.hasTag($0) } ?? true)
    }
    if found.isEmpty, !(typed.isEmpty && tag == nil) { throw RoutineError.noRoutineFits }
    let isWhole = found.count == all.count
    let list = RoutineList(routines: found, last: last, next: next, isWhole: isWhole)
    return Reply(
      problems: problems,
      text: { RoutinesScreen(context: context, list: list, screen: $0).lines.text },
      json: {
        let views = found.map { known in
          RoutineJSON(context: context, known: known, last: last[known.routine.id])
        }
        return [
          JSON.Member(name: "routines", value: .array(views.map { .object($0.members) })),
          JSON.Member(name: "next", value: next.map { .string($0.text) } ?? .null),
        ]
      })
  }
}

/// Routines to be listed.
struct RoutineList {
  var routines: [KnownRoutine]
  /// When each was last done, by its id.
  var last: [EntityID: Workout]
  /// The one that is proposed.
  var next: EntityID?
  /// Whether all that there are are in it.
  var isWhole: Bool
}

extension Routine {
  /// Upper and lower case are the same tag.
  func hasTag(_ tag: String) -> Bool { tags.contains { $0.lowercased() == tag.lowercased() } }
}
