import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineRename(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineRename.rawValue,
      declaring: .init(
        help: words.routineRenameHelp, .words([.routine, .name], atLeast: 1, words)
      ) {
        context, line throws(Failure) in
        try routineRename(line, context)
      })
  }

  private static func routineRename(_ line: [String], _ context: Context) throws(Failure) -> Reply {
    let (old, new) = try context.logbook.change(CommandName.routineRename.rawValue, at: context.now) {
      change throws(Failure) in
      let (known, typed) = try context.routineAndName(line, .routineRename, in: change.snapshot)
      let stored = try known.own
      guard let typed else { throw Failure.twoNamesNeeded(.routineRename) }
      let name = try checked(typed, .name)
      try context.checkIsFree(name, except: stored.folder, in: change.snapshot)
      var routine = stored.routine
      routine.name = name
      try change.save(routine, over: stored)
      return (stored.routine, routine)
    }
    return Reply(routine: new, context) { words, _ in
      old.name == new.name
        ? words.routineAlreadyCalled(new.name) : words.routineRenamed(old.name, to: new.name)
    }
  }
}

extension Words {
  func routineRenamed(_ name: String, to new: String) -> String {
    say(
      en: "\(name) renamed to \(new)",
      es: "\(name) ahora se llama \(new)",
      ca: "\(name) ara es diu \(new)")
  }

  func routineAlreadyCalled(_ name: String) -> String {
    say(
      en: "\(name) unchanged: same name",
      es: "\(name): sin cambios, ya se llama así",
      ca: "\(name): sense canvis, ja es diu així")
  }

  var routineRenameHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Rename a routine",
        [
          "gymlog routine rename push a, push monday": "with a comma between the names",
          #"gymlog routine rename "Push A" "Push B""#: "or with both in quotes",
        ]),
      es: CommandHelp(
        "Cambia el nombre de una rutina",
        [
          "gymlog routine rename empuje a, empuje lunes": "con una coma entre los nombres",
          #"gymlog routine rename "Empuje A" "Empuje B""#: "o con los dos entre comillas",
        ]),
      ca: CommandHelp(
        "Canvia el nom d'una rutina",
        [
          "gymlog routine rename empenta a, empenta dilluns": "amb una coma entre els noms",
          #"gymlog routine rename "Empenta A" "Empenta B""#: "o amb tots dos entre cometes",
        ]))
  }
}
