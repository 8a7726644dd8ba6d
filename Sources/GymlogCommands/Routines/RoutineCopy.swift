import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineCopy(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineCopy.rawValue,
      declaring: .init(help: words.routineCopyHelp, .routine(words)) { context, line in
        try routineCopy(line, context)
      })
  }

  private static func routineCopy(_ line: [String], _ context: Context) throws -> Reply {
    let (old, new, problems) = try context.logbook.change(CommandName.routineCopy.rawValue, at: context.now) {
      change in
      let (known, typed) = try context.routineAndName(line, .routineCopy, in: change.snapshot)
      guard let name = typed ?? (known.isReadyMade ? known.routine.name : nil) else {
        throw Failure.twoNamesNeeded(.routineCopy)
      }
      try context.checkIsFree(name, in: change.snapshot)
      let copy = known.routine.copied(
        as: context.newID(), named: try checked(name, .name), ids: context.newID)
      try change.add(copy)
      return (known.routine, copy, known.problems)
    }
    return Reply(routine: new, noticed: problems, context) { words, figures in
      words.routineCopied(old.name, to: new.name, figures)
    }
  }
}

extension Words {
  /// A routine was copied.
  func routineCopied(_ name: String, to copy: String, _ figures: String) -> String {
    say(
      en: "\(name) copied to \(copy): \(figures)",
      es: "\(name) copiada en \(copy): \(figures)",
      ca: "\(name) copiada a \(copy): \(figures)")
  }

  /// The page of `routine copy`.
  var routineCopyHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Copy a routine under another name",
        [
          "gymlog routine copy push a, push b": "a comma between the names",
          #"gymlog routine copy "Push A" "Push B""#: "or both in quotes",
        ],
        "A ready-made routine can be copied without a new name; the copy is yours, and comes first from then on."
      ),
      es: CommandHelp(
        "Copia una rutina con otro nombre",
        [
          "gymlog routine copy empuje a, empuje b": "una coma entre los nombres",
          #"gymlog routine copy "Empuje A" "Empuje B""#: "o los dos entre comillas",
        ],
        "Una rutina incluida se puede copiar sin otro nombre; la copia es tuya, y desde entonces va primero."),
      ca: CommandHelp(
        "Copia una rutina amb un altre nom",
        [
          "gymlog routine copy empenta a, empenta b": "una coma entre els noms",
          #"gymlog routine copy "Empenta A" "Empenta B""#: "o tots dos entre cometes",
        ],
        "Una rutina inclosa es pot copiar sense un altre nom; la còpia és teva, i des d'aleshores va primer.")
    )
  }
}
