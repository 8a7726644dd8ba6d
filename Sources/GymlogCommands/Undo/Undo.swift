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
      declaring: .init(help: words.undoHelp) { context throws(Failure) in try undo(context) })
  }

  private static func undo(_ context: Context) throws(Failure) -> Reply {
    let undone: Logbook.UndoneChange
    do {
      undone = try context.logbook.undo(at: context.now)
    } catch {
      guard case .conflict(let paths) = error.logbookError else { throw error }
      throw Failure.undoConflict(paths)
    }
    // The undoing is done, even if the workout can't be read now.
    let after = undone.folder.flatMap { folder in
      try? context.logbook.read { snapshot throws(Failure) in try snapshot.workout(folder)?.workout }
    }
    let differences = WorkoutDifferences(from: undone.workoutBefore, to: after ?? nil)
    return Reply(
      text: { screen in
        let words = screen.words
        let head = words.undone(
          "gymlog " + undone.command, words.moment(undone.time.civil, today: context.now.day),
          in: undone.workout.map { screen.label($0, at: context.now) }
            ?? undone.routine.map { screen.painter.paint($0.name, .strong) })
        return ([head] + differences.lines(context, screen)).text
      },
      json: {
        [
          JSON.Member(name: "command", value: .string(undone.command)),
          JSON.Member(name: "time", value: .string(undone.time.text)),
        ] + (undone.workout.map { [JSON.Member(name: "workout", value: .string($0.id.text))] } ?? [])
          + (undone.routine.map { [JSON.Member(name: "routine", value: .string($0.id.text))] } ?? [])
          + [differences.member(context)]
          + [JSON.Member(name: "documents", value: .array(undone.paths.map { .string($0.text) }))]
      })
  }
}

extension Words {
  /// The page of `undo`.
  var undoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Undo the last change",
        ["gymlog undo": "whichever command made it", "gymlog u": "the same, shorter"],
        "Run it again to undo the change before. A change that another program or device has built on can't be undone."
      ),
      es: CommandHelp(
        "Deshaz el último cambio",
        ["gymlog undo": "sea cual sea el comando", "gymlog u": "lo mismo, más corto"],
        "Si lo repites, deshace el cambio anterior. Lo que otro programa o dispositivo haya vuelto a cambiar no se puede deshacer."
      ),
      ca: CommandHelp(
        "Desfés l'últim canvi",
        ["gymlog undo": "sigui quina sigui l'ordre", "gymlog u": "el mateix, més curt"],
        "Si ho repeteixes, desfà el canvi anterior. El que un altre programa o dispositiu hagi tornat a canviar no es pot desfer."
      ))
  }

  /// A change was undone: the command that made it, when, and in which workout or routine.
  func undone(_ command: String, _ moment: String, in workout: String?) -> String {
    say(
      en: "Undid \(command) \(moment)\(workout.map { " in " + $0 } ?? "")",
      es: "Deshecho\(workout.map { " en " + $0 } ?? ""): \(command), \(moment)",
      ca: "Desfet\(workout.map { " a " + $0 } ?? ""): \(command), \(moment)")
  }
}
