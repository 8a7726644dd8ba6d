import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func routineShow(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineShow.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.routineShow)), .routine(words), .flag(.text, words)
      ) { context, name, asText in
        try routineShow(routineName(name), asText: asText, context)
      })
  }

  private static func routineShow(_ name: String, asText: Bool, _ context: Context) throws -> Reply {
    let (known, last) = try context.logbook.read { snapshot in
      let known = try context.routine(name, in: snapshot)
      return (known, try context.lastTimes(of: [known], in: snapshot)[known.routine.id])
    }
    let view = RoutineJSON(context: context, known: known, last: last)
    return Reply(
      problems: known.problems,
      text: { screen in
        if asText { return context.text(of: known.routine) }
        return RoutineScreen(context: context, known: known, last: last, screen: screen).lines.text
      },
      json: {
        view.members
          + (asText ? [JSON.Member(name: "text", value: .string(context.text(of: known.routine)))] : [])
      })
  }
}
