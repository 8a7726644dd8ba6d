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
        help: words.routinesHelp, .words([.text], words), .option(.tag, .tag, words)
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
    if found.isEmpty, !(typed.isEmpty && tag == nil) { throw Failure.noRoutineFits }
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

extension Words {
  /// The page of `routines`.
  var routinesHelp: CommandHelp {
    say(
      en: CommandHelp(
        "List routines, your own and ready-made ones",
        [
          "gymlog routines": "all of them", "gymlog routines push": "by name",
          "gymlog routines --tag gym": "with a tag",
        ],
        "The one to do next is marked: of your own routines that share the first tag with the one you did "
          + "last, the one that comes after it. Without tags, all your own ones take turns."),
      es: CommandHelp(
        "Lista las rutinas, las tuyas y las incluidas",
        [
          "gymlog routines": "todas", "gymlog routines empuje": "por nombre",
          "gymlog routines --tag gimnasio": "con una etiqueta",
        ],
        "La que toca está marcada: de tus rutinas que comparten la primera etiqueta con la última que hiciste, "
          + "la que viene detrás. Sin etiquetas, todas las tuyas se turnan."),
      ca: CommandHelp(
        "Llista les rutines, les teves i les incloses",
        [
          "gymlog routines": "totes", "gymlog routines empenta": "pel nom",
          "gymlog routines --tag gimnàs": "amb una etiqueta",
        ],
        "La que toca està marcada: de les teves rutines que comparteixen la primera etiqueta amb l'última que "
          + "vas fer, la que ve darrere. Sense etiquetes, totes les teves fan torns."))
  }
}

extension Failure {
  /// No routine is what was searched for.
  static var noRoutineFits: Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("no routine fits", hint: "See all: gymlog routines"),
        es: Message("ninguna rutina encaja", hint: "Para verlas todas: gymlog routines"),
        ca: Message("cap rutina no hi encaixa", hint: "Per veure-les totes: gymlog routines"))
    }
  }
}
