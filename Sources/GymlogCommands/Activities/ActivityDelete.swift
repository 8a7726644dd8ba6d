import CommandLineKit
import Logbook
import TerminalKit
import Wording

extension Commands {
  static func activityDelete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityDelete.rawValue,
      declaring: .init(
        help: words.activityDeleteHelp,
        .requiredPhrase(
          words.placeholder(.activity), help: words.meaning(.activity), as: .activity(words)),
        .flag(.yes, words)
      ) { context, argument, isSure throws(Failure) in
        try deleteActivity(argument, typed: argument.text, as: .activityDelete, isSure: isSure, context)
      })
  }

  /// Deletes an activity; `typed` is how the line of `command` names it.
  static func deleteActivity(
    _ argument: WorkoutArgument, typed: String, as command: CommandName, isSure: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let activity = try context.change(command, isSure: isSure) { snapshot throws(Failure) in
      try context.activity(argument, in: ActivityData(snapshot))
    } question: { stored in
      let label = context.label(stored.value)
      return Question(
        text: context.words.say(
          en: "Delete \(label)?", es: "¿Borrar la actividad (\(label))?",
          ca: "Vols esborrar l'activitat (\(label))?"),
        nonInteractiveError: .activityUnconfirmed(
          label, yes: "gymlog \(command.rawValue) \(shellName(typed)) --yes"))
    } _: { stored, change throws(Failure) in
      change.delete(stored)
      return stored.value
    }
    return Reply(
      noticed: [],
      text: { screen in
        let label = screen.painter.paint(context.label(activity), .strong)
        return screen.lines([
          screen.words.say(
            en: "\(label): deleted", es: "\(label): borrada", ca: "\(label): esborrada"),
          screen.words.undoHint,
        ])
      }, json: { activity.json })
  }
}

extension ValueParser where Value == WorkoutArgument {
  /// An activity named on the command line.
  static func activity(_ words: Words) -> ValueParser {
    ValueParser(completion: .custom([Placeholder.activity.rawValue])) { WorkoutArgument($0, words.language) }
  }
}

extension Failure {
  fileprivate static func activityUnconfirmed(_ label: String, yes line: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "this would delete \(label)", es: "se borraría la actividad: \(label)",
          ca: "s'esborraria l'activitat: \(label)"), hint: words.confirmUndoable(line))
    }
  }
}

extension Words {
  var activityDeleteHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Delete an activity",
        [
          "gymlog activity delete last --yes": "the last one",
          "gymlog activity delete 2026-11-20 --yes": "the one on that day",
        ],
        "To restore it: gymlog undo. Its track file stays in the data directory as long as undo can restore it; after that, a "
          + "repair moves it to the trash: gymlog check --repair"),
      es: CommandHelp(
        "Borra una actividad",
        [
          "gymlog activity delete last --yes": "la última",
          "gymlog activity delete 2026-11-20 --yes": "la de ese día",
        ],
        "Para recuperarla: gymlog undo. El archivo con el recorrido sigue en la carpeta de datos mientras se pueda deshacer; después, "
          + "una reparación lo mueve a la papelera: gymlog check --repair"),
      ca: CommandHelp(
        "Esborra una activitat",
        [
          "gymlog activity delete last --yes": "l'última",
          "gymlog activity delete 2026-11-20 --yes": "la d'aquell dia",
        ],
        "Per recuperar-la: gymlog undo. El fitxer amb el recorregut continua a la carpeta de dades mentre es pugui desfer; després, "
          + "una reparació el mou a la paperera: gymlog check --repair"))
  }
}
