import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func undo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.undo.rawValue, aliases: ["u"],
      declaring: .init(help: words.undoHelp) { context in try undo(context) })
  }

  private static func undo(_ context: Context) throws -> Reply {
    let undone: Logbook.Undone
    do {
      undone = try context.logbook.undo(at: context.now)
    } catch LogbookError.conflict(let paths) {
      throw Failure.undoConflict(paths)
    }
    return Reply(
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.undone(
            "gymlog " + undone.command, words.moment(undone.time.civil, today: context.now.day),
            in: undone.workout.map { screen.label($0, at: context.now) }
              ?? undone.routine.map { screen.painter.paint($0.name, .strong) })
        ])
      },
      json: {
        [
          JSON.Member(name: "command", value: .string(undone.command)),
          JSON.Member(name: "time", value: .string(undone.time.text)),
        ] + (undone.workout.map { [JSON.Member(name: "workout", value: .string($0.id.text))] } ?? [])
          + (undone.routine.map { [JSON.Member(name: "routine", value: .string($0.id.text))] } ?? [])
          + [JSON.Member(name: "documents", value: .array(undone.paths.map { .string($0.text) }))]
      })
  }
}

extension Words {
  /// The page of `undo`.
  var undoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Take back the last change",
        ["gymlog undo": "whatever the command was", "gymlog u": "the same, shorter"],
        "Once more takes back the change before. A change that somebody else has built on since is not taken back."
      ),
      es: CommandHelp(
        "Deshaz el último cambio",
        ["gymlog undo": "sea cual sea el comando", "gymlog u": "lo mismo, más corto"],
        "Si lo repites, deshace el cambio anterior. Lo que otros hayan vuelto a cambiar desde entonces no se deshace."
      ),
      ca: CommandHelp(
        "Desfés l'últim canvi",
        ["gymlog undo": "sigui quina sigui l'ordre", "gymlog u": "el mateix, més curt"],
        "Si ho repeteixes, desfà el canvi anterior. El que altres hagin tornat a canviar des de llavors no es desfà."
      ))
  }

  /// A change was taken back: the line that had made it, when, and in which workout.
  func undone(_ command: String, _ moment: String, in workout: String?) -> String {
    say(
      en: "Undone\(workout.map { " in " + $0 } ?? ""): \(command) \(moment)",
      es: "Deshecho\(workout.map { " en " + $0 } ?? ""): \(command), \(moment)",
      ca: "Desfet\(workout.map { " a " + $0 } ?? ""): \(command), \(moment)")
  }
}
