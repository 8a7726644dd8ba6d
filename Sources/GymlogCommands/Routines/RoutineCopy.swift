import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineCopy(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineCopy.rawValue,
      declaring: .init(help: words.routineCopyHelp, .routine(words)) { context, line throws(Failure) in
        try routineCopy(line, context)
      })
  }

  private static func routineCopy(_ line: [String], _ context: Context) throws(Failure) -> Reply {
    let (old, new, problems) = try context.logbook.change(CommandName.routineCopy.rawValue, at: context.now) {
      change throws(Failure) in
      let (known, typed) = try context.routineAndName(line, .routineCopy, in: change.snapshot)
      guard let name = typed ?? (known.isBuiltIn ? known.routine.name : nil) else {
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
  func routineCopied(_ name: String, to copy: String, _ figures: String) -> String {
    say(
      en: "\(name) copied to \(copy): \(figures)",
      es: "\(name): rutina copiada como \(copy), \(figures)",
      ca: "\(name): rutina copiada com a \(copy), \(figures)")
  }

  var routineCopyHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Copy a routine under another name",
        [
          "gymlog routine copy push a, push b": "with a comma between the names",
          #"gymlog routine copy "Push A" "Push B""#: "or with both in quotes",
        ],
        "You can copy a built-in routine without renaming it: your copy takes precedence."
      ),
      es: CommandHelp(
        "Copia una rutina con otro nombre",
        [
          "gymlog routine copy empuje a, empuje b": "con una coma entre los nombres",
          #"gymlog routine copy "Empuje A" "Empuje B""#: "o con los dos entre comillas",
        ],
        "Una rutina incluida se puede copiar sin otro nombre. La copia es tuya y tiene prioridad sobre la original."
      ),
      ca: CommandHelp(
        "Copia una rutina amb un altre nom",
        [
          "gymlog routine copy empenta a, empenta b": "amb una coma entre els noms",
          #"gymlog routine copy "Empenta A" "Empenta B""#: "o amb tots dos entre cometes",
        ],
        "Una rutina inclosa es pot copiar sense un altre nom. La còpia és teva i té prioritat sobre l'original."
      )
    )
  }
}
