import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func routineShow(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineShow.rawValue,
      declaring: .init(
        help: words.routineShowHelp, .routine(words),
        .flag(
          "text",
          help: words.say(
            en: "print it as text, to edit or to make a new routine from",
            es: "muéstrala como texto, para editarla o crear otra",
            ca: "mostra-la com a text, per editar-la o crear-ne una altra"))
      ) { context, name, asText throws(Failure) in
        try routineShow(routineName(name), asText: asText, context)
      })
  }

  private static func routineShow(_ name: String, asText: Bool, _ context: Context) throws(Failure) -> Reply {
    let (known, last) = try context.logbook.read { snapshot throws(Failure) in
      let known = try context.routine(name, in: snapshot)
      return (known, try context.lastTimes(of: [known], in: snapshot)[known.routine.id])
    }
    let view = RoutineJSON(context: context, known: known, last: last)
    return Reply(
      problems: known.problems,
      text: { screen in
        if asText { return terminalSafe(context.text(of: known.routine), multiline: true) }
        return RoutineScreen(context: context, known: known, last: last, screen: screen).lines.text
      },
      json: {
        view.members
          + (asText ? JSON.members(["text": .string(context.text(of: known.routine))]) : [])
      })
  }
}

extension Words {
  var routineShowHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show a routine with its exercises and sets",
        [
          "gymlog routine show push a": "by name or part of it",
          "gymlog routine show push a --text": "as text to edit, or for gymlog routine new",
        ]),
      es: CommandHelp(
        "Muestra una rutina con sus ejercicios y series",
        [
          "gymlog routine show empuje a": "por el nombre o una parte",
          "gymlog routine show empuje a --text": "como texto para editar, o para gymlog routine new",
        ]),
      ca: CommandHelp(
        "Mostra una rutina amb els exercicis i les sèries",
        [
          "gymlog routine show empenta a": "pel nom o una part",
          "gymlog routine show empenta a --text": "com a text per editar, o per a gymlog routine new",
        ]))
  }
}
