import Catalogue
import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseAlias(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseAlias.rawValue,
      declaring: .init(
        help: words.exerciseAliasHelp, .words([.alias, .exercise], words),
        .flag(.remove, words), .flag(.force, words)
      ) { context, line, removes, force in
        if removes {
          if line.isEmpty {
            throw UsageError.missingParameter(
              words.placeholder(.alias), command: CommandName.exerciseAlias.rawValue)
          }
          return try removeAlias(line.joined(separator: " "), context)
        }
        guard let alias = line.first else { return try aliases(context) }
        guard line.count > 1 else { return try aliases(context, named: alias) }
        return try giveAlias(alias, line.dropFirst().joined(separator: " "), force: force, context)
      })
  }

  private static func giveAlias(
    _ typed: String, _ text: String, force: Bool, _ context: Context
  ) throws -> Reply {
    let alias = try checked(typed, .name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if alias.readsAsSetsAtItsEnd || Int(alias) != nil { throw Failure.aliasReadsAsSets(alias) }
    if alias.readsAsReference { throw Failure.nameReadsAsReference(alias) }
    let (exercise, before, hidden) = try context.logbook.change(
      CommandName.exerciseAlias.rawValue, at: context.now
    ) { (change: inout Change) -> (Exercise, Exercise?, Exercise?) in
      try context.checkOwnCanBeListed()
      let exercise = try context.exercise(text, today: nil, toWrite: true)
      let holders = try context.exercises.catalogue().holders(of: alias)
      try context.checkIsFree(alias, holders, for: exercise, force: force)
      if holders.alias?.id == exercise.id { return (exercise, exercise, nil) }
      let old = try change.snapshot.aliases().documents.last { $0.value.alias.isAlias(alias) }
      if let gone = old?.value, holders.alias == nil, gone.exercise != exercise.id, !force {
        throw context.taken(alias, by: gone.name, for: exercise)
      }
      var new = OwnAlias(id: context.newID(), alias: alias, exercise: exercise.id, name: exercise.name)
      if let old { new.id = old.value.id }
      try change.save(new, over: old)
      return (exercise, holders.alias, holders.bundled?.id == exercise.id ? nil : holders.bundled)
    }
    let isChanged = before?.id != exercise.id
    return Reply(
      noticed: [],
      text: { screen in
        let (words, name) = (screen.words, terminalSafe(context.name(of: exercise)))
        let shown = screen.painter.paint(alias, .strong)
        guard let before else {
          return screen.lines([
            words.aliasGiven(shown, name),
            hidden.map { words.aliasHides(terminalSafe(context.name(of: $0))) },
          ])
        }
        return
          (isChanged
          ? words.aliasMoved(shown, name, from: terminalSafe(context.name(of: before)))
          : words.aliasUnchanged(shown, name)) + "\n"
      },
      json: { context.json(ofAlias: alias, exercise.id, exercise.name, isChanged: isChanged) })
  }

  private static func removeAlias(_ alias: String, _ context: Context) throws -> Reply {
    let removed = try context.logbook.change(CommandName.exerciseAlias.rawValue, at: context.now) { change in
      try context.checkOwnCanBeListed()
      let same = try change.snapshot.aliases().documents.filter { $0.value.alias.isAlias(alias) }
      guard let counting = same.last?.value else { throw Failure.aliasNotFound(alias) }
      for document in same { change.delete(document) }
      return counting
    }
    // It may be a name that the exercise had anyway, or that another one gets back.
    let holders = try context.exercises.catalogue().holders(of: alias)
    let holder = holders.own ?? holders.bundled
    return Reply(
      noticed: [],
      text: { screen in
        let shown = screen.painter.paint(removed.alias, .strong)
        return screen.lines([
          screen.words.aliasRemoved(shown, terminalSafe(context.name(of: removed))),
          holder.map { screen.words.aliasIsKnown(removed.alias, terminalSafe(context.name(of: $0))) },
        ])
      },
      json: { context.json(ofAlias: removed.alias, removed.exercise, removed.name, isChanged: true) })
  }

  /// Those that the lifter has given, or one of them.
  private static func aliases(_ context: Context, named alias: String? = nil) throws -> Reply {
    let all = try context.logbook.read { snapshot in
      _ = try context.exercises.catalogue()
      return try snapshot.aliases().values
    }
    var counting = all.enumerated().filter { place, one in
      !all[(place + 1)...].contains { $0.alias.isAlias(one.alias) }
    }.map(\.element).sorted { $0.alias.lowercased() < $1.alias.lowercased() }
    if let alias {
      counting = counting.filter { $0.alias.isAlias(alias) }
      if counting.isEmpty { throw Failure.aliasNotFound(alias) }
    }
    return Reply(
      text: { screen in
        guard !counting.isEmpty else {
          return screen.words.noAliases(
            "gymlog " + CommandName.exerciseAlias.rawValue + " bss bulgarian split squat")
            + "\n"
        }
        var table = Table([.left, .left(shrinkingTo: 20), .left])
        for one in counting {
          table.add([
            .init(one.alias, .strong), .init(context.name(of: one)),
            .init(context.isKnown(one.exercise) ? "" : screen.words.exerciseGone, .faint),
          ])
        }
        return table.lines(width: screen.width, screen.painter).text
      },
      json: {
        let aliases = counting.map { one in
          let name = context.catalogue(with: one.exercise).exercise(id: one.exercise)?.name
          return JSON.object(context.json(ofAlias: one.alias, one.exercise, name ?? one.name))
        }
        return [JSON.Member(name: "aliases", value: .array(aliases))]
      })
  }
}

extension String {
  /// Whether an alias is the same as another one: compared as names are.
  fileprivate func isAlias(_ other: String) -> Bool { Catalogue.areSame(self, other) }
}

extension Context {
  fileprivate func checkIsFree(
    _ alias: String, _ holders: NameHolders, for exercise: Exercise, force: Bool
  ) throws {
    if holders.isEmpty { throw Failure.nameUnreadable(alias) }
    if let owner = holders.own ?? (holders.isNameOfBundled ? holders.bundled : nil) {
      throw Failure.aliasIsName(alias, of: name(of: owner))
    }
    if let named = holders.alias, named.id != exercise.id, !force {
      throw taken(alias, by: name(of: named), for: exercise)
    }
  }

  fileprivate func taken(_ alias: String, by name: String, for exercise: Exercise) -> Failure {
    let command = "gymlog exercise alias \(shellWord(alias)) \(typed(exercise)) --force"
    return .aliasTaken(alias, by: name, command: command)
  }

  fileprivate func isKnown(_ id: ExerciseID) -> Bool { catalogue(with: id).exercise(id: id) != nil }

  /// The exercise that an alias stands for, as it is shown.
  fileprivate func name(of alias: OwnAlias) -> String {
    catalogue(with: alias.exercise)
      .name(of: alias.exercise, language: settings.language.value.rawValue) ?? alias.name
  }

  fileprivate func json(
    ofAlias alias: String, _ id: ExerciseID, _ name: String, isChanged: Bool? = nil
  ) -> [JSON.Member] {
    [
      JSON.Member(name: "alias", value: .string(alias)), JSON.Member(name: "exercise", value: .string(name)),
      JSON.Member(name: "exerciseId", value: .string(id.text)),
    ] + (isChanged.map { [JSON.Member(name: "changed", value: .bool($0))] } ?? [])
  }
}

extension Words {
  /// From now on an alias stands for an exercise.
  func aliasGiven(_ alias: String, _ exercise: String) -> String {
    say(en: "\(alias) stands for \(exercise)", es: "\(alias) es \(exercise)", ca: "\(alias) és \(exercise)")
  }

  /// Beside that: the exercise for which it was just another word, and which it doesn't find any more.
  func aliasHides(_ exercise: String) -> String {
    say(
      en: "Until now it found \(exercise)",
      es: "Hasta ahora era \(exercise)",
      ca: "Fins ara era \(exercise)")
  }

  /// It stood for another one before.
  func aliasMoved(_ alias: String, _ exercise: String, from other: String) -> String {
    say(
      en: "\(alias) stands for \(exercise), no longer for \(other)",
      es: "\(alias) es \(exercise), y ya no \(other)",
      ca: "\(alias) és \(exercise), i ja no \(other)")
  }

  /// It stands for the exercise already.
  func aliasUnchanged(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(alias) stands for \(exercise) already",
      es: "\(alias) ya era \(exercise)",
      ca: "\(alias) ja era \(exercise)")
  }

  /// An alias was taken off.
  func aliasRemoved(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(alias) no longer stands for \(exercise)",
      es: "\(alias) ya no es \(exercise)",
      ca: "\(alias) ja no és \(exercise)")
  }

  /// An alias that was removed finds an exercise, which is called so anyway.
  func aliasIsKnown(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(quoted(alias)) finds \(exercise), which is called so anyway",
      es: "\(quoted(alias)) es \(exercise): también se llama así",
      ca: "\(quoted(alias)) és \(exercise): també es diu així")
  }

  /// The lifter has given no aliases; how to give one.
  func noAliases(_ command: String) -> String {
    say(
      en: "No aliases yet. To give one: \(command)",
      es: "Aún no tienes ningún alias. Para poner uno: \(command)",
      ca: "Encara no tens cap àlies. Per posar-ne un: \(command)")
  }

  /// After the name of an exercise that an alias stands for, and that isn't there any more.
  var exerciseGone: String { say(en: "gone", es: "ya no está", ca: "ja no hi és") }

  /// The page of `exercise alias`.
  var exerciseAliasHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Give an exercise a short name of your own",
        [
          "gymlog exercise alias bss bulgarian split squat": "from now on: gymlog log bss 8@20kg",
          "gymlog exercise alias": "those that you have given",
          "gymlog exercise alias bss --remove": "take it off",
        ],
        "The first word is the alias; quote it if it has several. It goes before every name, and can't be an exercise's own name. --force takes it from the exercise that has it."
      ),
      es: CommandHelp(
        "Pon un nombre corto a un ejercicio",
        [
          "gymlog exercise alias sb sentadilla búlgara": "desde ahora: gymlog log sb 8@20kg",
          "gymlog exercise alias": "los que has puesto", "gymlog exercise alias sb --remove": "quítalo",
        ],
        "La primera palabra es el alias; entre comillas si son varias. Pasa delante de cualquier nombre, y no puede ser el de un ejercicio. "
          + "--force se lo quita al ejercicio que lo tenga."),
      ca: CommandHelp(
        "Posa un nom curt a un exercici",
        [
          "gymlog exercise alias eb esquat búlgar": "a partir d'ara: gymlog log eb 8@20kg",
          "gymlog exercise alias": "els que has posat", "gymlog exercise alias eb --remove": "treu-lo",
        ],
        "La primera paraula és l'àlies; entre cometes si en són unes quantes. Passa davant de qualsevol nom, i no pot ser el d'un exercici. "
          + "--force el pren a l'exercici que el tingui."))
  }
}
