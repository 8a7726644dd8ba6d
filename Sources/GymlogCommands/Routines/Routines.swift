import Catalogue
import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func routines(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routines.rawValue,
      declaring: .init(
        help: words.routinesHelp, .words([.text], words), .option(.tag, .tag, words)
      ) { context, text, tag throws(Failure) in
        try routines(matching: text.joined(separator: " "), tag: tag, context)
      })
  }

  private static func routines(matching text: String, tag: String?, _ context: Context) throws(Failure)
    -> Reply
  {
    let (all, last, problems) = try context.logbook.read { snapshot throws(Failure) in
      let (routines, problems) = try context.routines(in: snapshot)
      return (routines, try context.lastTimes(of: routines, in: snapshot), problems)
    }
    let next = Context.next(of: all, last)
    let typed = FoldedName(text)
    let found = all.filter { known in
      (typed.isEmpty || known.names.contains { FoldedName($0).contains(typed) })
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
        return JSON.members([
          "routines": .array(views.map { .object($0.members) }),
          "next": next.map { .string($0.text) } ?? .null,
        ])
      })
  }
}

struct RoutineList {
  var routines: [KnownRoutine]
  /// When each was last done, by its id.
  var last: [EntityID: Workout]
  var next: EntityID?
  /// Whether it has all routines.
  var isWhole: Bool
}

extension Routine {
  /// Whether it has a tag; case doesn't count.
  func hasTag(_ tag: String) -> Bool { tags.contains { $0.lowercased() == tag.lowercased() } }
}

extension Words {
  var routinesHelp: CommandHelp {
    say(
      en: CommandHelp(
        "List your routines and the built-in ones",
        [
          "gymlog routines": "all of them", "gymlog routines push": "by name",
          "gymlog routines --tag gym": "with a tag",
        ],
        "Your next routine is marked: the one after the last one you did, among your routines with the same first "
          + "tag. Without tags, all of them rotate."),
      es: CommandHelp(
        "Lista tus rutinas y las incluidas",
        [
          "gymlog routines": "todas", "gymlog routines empuje": "por nombre",
          "gymlog routines --tag gimnasio": "con una etiqueta",
        ],
        "Se marca la que toca ahora: la que sigue a la última que hiciste, entre tus rutinas con la misma "
          + "primera etiqueta. Sin etiquetas, se van alternando todas las tuyas."),
      ca: CommandHelp(
        "Llista les teves rutines i les incloses",
        [
          "gymlog routines": "totes", "gymlog routines empenta": "pel nom",
          "gymlog routines --tag gimnàs": "amb una etiqueta",
        ],
        "Es marca la que toca ara: la que segueix l'última que vas fer, entre les teves rutines amb la "
          + "mateixa primera etiqueta. Sense etiquetes, es van alternant totes les teves."))
  }
}

extension Failure {
  static var noRoutineFits: Failure {
    Failure(.notFound) { words in
      Message(
        words.say(
          en: "no routine matches", es: "ninguna rutina coincide", ca: "cap rutina no hi coincideix"),
        hint: words.toSeeAllRoutines)
    }
  }
}
