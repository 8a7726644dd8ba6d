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
        help: words.exerciseAliasHelp, .words([.alias, .exercise], form: "[*] [*…]", words),
        .flag(.remove, words),
        .force(
          words.say(
            en: "take it from another exercise", es: "quítaselo a otro ejercicio",
            ca: "treu-lo a un altre exercici"))
      ) { context, line, removes, force throws(Failure) in
        if removes {
          if line.isEmpty {
            throw Failure(
              .missingArgument(
                words.placeholder(.alias), command: CommandName.exerciseAlias.rawValue))
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
  ) throws(Failure) -> Reply {
    if let mark = typed.firstIndex(where: { "=,".contains($0) })
      ?? (typed.hasSuffix(":") ? typed.index(before: typed.endIndex) : nil)
    {
      // `bp=bench press`, `pp, push press`
      let words = [String(typed[..<mark]), String(typed[typed.index(after: mark)...]), text]
      throw .aliasHasMark(
        typed, words.flatMap { $0.split(separator: " ") }.filter { $0 != "=" }.map { shellWord(String($0)) })
    }
    let alias = try checked(typed, .name).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if alias.readsAsSetsAtItsEnd || Int(alias) != nil { throw Failure.aliasReadsAsSets(alias) }
    if alias.readsAsReference { throw Failure.nameReadsAsReference(alias) }
    let (exercise, before, hidden) = try context.logbook.change(
      CommandName.exerciseAlias.rawValue, at: context.now
    ) { (change: inout Change) throws(Failure) -> (Exercise, Exercise?, Exercise?) in
      try context.checkOwnCanBeListed()
      let exercise = try context.exercise(text, today: nil, toWrite: true)
      let holders = try context.exercises.catalogue().holders(of: alias)
      try context.checkIsFree(alias, holders, for: exercise, force: force)
      if holders.alias?.id == exercise.id { return (exercise, exercise, nil) }
      let old = try change.snapshot.documents(of: ExerciseAlias.self).documents.last {
        $0.value.alias.isAlias(alias)
      }
      if let gone = old?.value, holders.alias == nil, gone.exercise != exercise.id, !force {
        throw context.taken(alias, by: gone.name, for: exercise)
      }
      var new = ExerciseAlias(id: context.newID(), alias: alias, exercise: exercise.id, name: exercise.name)
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

  private static func removeAlias(_ alias: String, _ context: Context) throws(Failure) -> Reply {
    let removed = try context.logbook.change(CommandName.exerciseAlias.rawValue, at: context.now) {
      change throws(Failure) in
      try context.checkOwnCanBeListed()
      let same = try change.snapshot.documents(of: ExerciseAlias.self).documents.filter {
        $0.value.alias.isAlias(alias)
      }
      guard let counting = same.last?.value else { throw Failure.aliasNotFound(alias) }
      for document in same { change.delete(document) }
      return counting
    }
    // The alias may also be a name that some exercise has.
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

  /// Lists all aliases, or one.
  private static func aliases(_ context: Context, named alias: String? = nil) throws(Failure) -> Reply {
    let all = try context.logbook.read { snapshot throws(Failure) in
      _ = try context.exercises.catalogue()
      return try snapshot.documents(of: ExerciseAlias.self).values
    }
    var counting = all.enumerated().filter { place, one in
      !all[(place + 1)...].contains { $0.alias.isAlias(one.alias) }
    }.map { $0.element }.sorted { $0.alias.lowercased() < $1.alias.lowercased() }
    if let alias {
      counting = counting.filter { $0.alias.isAlias(alias) }
      if counting.isEmpty { throw Failure.aliasNotFound(alias) }
    }
    return Reply(
      text: { screen in
        guard !counting.isEmpty else {
          let example = "gymlog " + CommandName.exerciseAlias.rawValue + " bss bulgarian split squat"
          return wrappedAroundCommands(screen.words.noAliases(example), width: screen.width).text
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
        return JSON.members(["aliases": .array(aliases)])
      })
  }
}

extension String {
  /// Whether two aliases are the same, compared as names are.
  fileprivate func isAlias(_ other: String) -> Bool { Catalogue.areSame(self, other) }
}

extension Context {
  fileprivate func checkIsFree(
    _ alias: String, _ holders: NameHolders, for exercise: Exercise, force: Bool
  ) throws(Failure) {
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

  /// The name of the alias's exercise, as shown.
  fileprivate func name(of alias: ExerciseAlias) -> String {
    catalogue(with: alias.exercise)
      .name(of: alias.exercise, language: settings.language.value.rawValue) ?? alias.name
  }

  fileprivate func json(
    ofAlias alias: String, _ id: ExerciseID, _ name: String, isChanged: Bool? = nil
  ) -> [JSON.Member] {
    JSON.members(["alias": .string(alias), "exercise": .string(name), "exerciseId": .string(id.text)])
      + (isChanged.map { JSON.members(["changed": .bool($0)]) } ?? [])
  }
}

extension Failure {
  /// An alias with a sign that ends it: `bp=bench press`.
  fileprivate static func aliasHasMark(_ typed: String, _ line: [String]) -> Failure {
    Failure(.usage) { words in
      let hint = words.tryTyping("gymlog exercise alias " + line.joined(separator: " "))
      return words.say(
        en: Message(
          "\(words.quoted(typed)): an alias can't contain = or a comma, nor end in a colon", hint: hint),
        es: Message(
          "\(words.quoted(typed)): un alias no puede llevar = ni coma, ni acabar en dos puntos", hint: hint),
        ca: Message(
          "\(words.quoted(typed)): un àlies no pot dur = ni coma, ni acabar en dos punts", hint: hint))
    }
  }
}

extension Words {
  func aliasGiven(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(alias) now means \(exercise)", es: "\(alias): ahora es \(exercise)",
      ca: "\(alias): ara és \(exercise)")
  }

  /// The exercise that the alias used to find as a name.
  func aliasHides(_ exercise: String) -> String {
    say(
      en: "It used to match \(exercise)",
      es: "Hasta ahora era \(exercise)",
      ca: "Fins ara era \(exercise)")
  }

  func aliasMoved(_ alias: String, _ exercise: String, from other: String) -> String {
    say(
      en: "\(alias) now means \(exercise), no longer \(other)",
      es: "\(alias): ahora es \(exercise), y ya no \(other)",
      ca: "\(alias): ara és \(exercise), i ja no \(other)")
  }

  func aliasUnchanged(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(alias) already means \(exercise)",
      es: "\(alias) ya era \(exercise)",
      ca: "\(alias) ja era \(exercise)")
  }

  func aliasRemoved(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(alias) removed; it meant \(exercise)",
      es: "\(alias): alias quitado, ya no es \(exercise)",
      ca: "\(alias): àlies eliminat, ja no és \(exercise)")
  }

  /// A removed alias that still names an exercise.
  func aliasIsKnown(_ alias: String, _ exercise: String) -> String {
    say(
      en: "\(quoted(alias)) still matches \(exercise), by name",
      es: "\(quoted(alias)) sigue siendo \(exercise), por el nombre",
      ca: "\(quoted(alias)) encara és \(exercise), pel nom")
  }

  /// No aliases yet; how to set one.
  func noAliases(_ command: String) -> String {
    say(
      en: "No aliases yet. To set one: \(command)",
      es: "Aún no tienes ningún alias. Para poner uno: \(command)",
      ca: "Encara no tens cap àlies. Per posar-ne un: \(command)")
  }

  /// Marks an alias whose exercise no longer exists.
  var exerciseGone: String { say(en: "deleted", es: "ya no está", ca: "ja no hi és") }

  var exerciseAliasHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Set, list or remove aliases",
        [
          "gymlog exercise alias bss bulgarian split squat": "then type: gymlog log bss 8@20kg",
          "gymlog exercise alias": "list your aliases",
          "gymlog exercise alias bss --remove": "remove an alias",
        ],
        "An alias takes precedence over names, and can't be the full name of an exercise. --force moves an alias from another exercise."
      ),
      es: CommandHelp(
        "Añade, lista o quita alias de ejercicios",
        [
          "gymlog exercise alias sb sentadilla búlgara": "y ya puedes: gymlog log sb 8@20kg",
          "gymlog exercise alias": "lista tus alias", "gymlog exercise alias sb --remove": "quita un alias",
        ],
        "El alias tiene prioridad sobre los nombres, y no puede ser el nombre completo de un ejercicio. "
          + "--force se lo quita al ejercicio que lo tenga."),
      ca: CommandHelp(
        "Afegeix, llista o treu àlies d'exercicis",
        [
          "gymlog exercise alias eb esquat búlgar": "i ja pots: gymlog log eb 8@20kg",
          "gymlog exercise alias": "llista els teus àlies",
          "gymlog exercise alias eb --remove": "treu un àlies",
        ],
        "L'àlies té prioritat sobre els noms, i no pot ser el nom complet d'un exercici. "
          + "--force el treu a l'exercici que el tingui."))
  }
}
