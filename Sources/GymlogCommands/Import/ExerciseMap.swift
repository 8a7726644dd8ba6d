import Catalogue
import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseMap(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseMap.rawValue,
      declaring: .init(
        help: words.exerciseMapHelp, .words([.name], words),
        .option(
          "to", value: words.placeholder(.exercise),
          help: words.say(
            en: "the exercise it stands for, in past imports too",
            es: "el ejercicio al que corresponde, también en lo ya importado",
            ca: "l'exercici que li correspon, també en el que ja s'ha importat"),
          completedBy: .custom([Placeholder.exercise.rawValue]))
      ) { context, name, exercise throws(Failure) in
        let name = name.joined(separator: " ")
        guard let exercise else { return try exerciseMap(named: name, context) }
        return try exerciseMap(name, to: exercise, context)
      })
  }

  /// Lists the names, or those that are named.
  private static func exerciseMap(named name: String, _ context: Context) throws(Failure) -> Reply {
    let found = try context.logbook.read { snapshot throws(Failure) in
      try snapshot.documents(of: ImportRecord.self)
    }
    let imported = ImportedNames(found.values)
    let names = name.isEmpty ? imported.names : imported.called(name)
    if !name.isEmpty, names.isEmpty { throw .nameNotImported(name) }
    return Reply(
      problems: found.problems,
      text: { screen in
        if names.isEmpty { return screen.lines([screen.words.nothingImported]) }
        var table = Table([.left(shrinkingTo: 8), .left(shrinkingTo: 8), .right, .left])
        for name in names {
          table.add([
            .init(name.name), .init(context.name(ofID: name.exercise), .strong),
            .init(screen.words.number(name.sets)), .init(name.source, .faint),
          ])
        }
        return
          (table.lines(width: screen.width, screen.painter) + [""]
          + wrapped(screen.words.toChangeMap, width: screen.width)).text
      },
      json: {
        JSON.members([
          "names": .array(
            names.map { name in
              [
                "name": .string(name.name), "program": .string(name.source), "rows": .int(name.sets),
                "exercise": .string(
                  context.catalogue.exercise(id: name.exercise)?.name ?? name.exercise.text),
                "exerciseId": .string(name.exercise.text),
              ]
            })
        ])
      })
  }

  /// Corrects what a name was taken for, in what was imported and for later imports.
  private static func exerciseMap(
    _ name: String, to text: String, _ context: Context
  ) throws(Failure) -> Reply {
    let (name, new, done) = try context.logbook.change(CommandName.exerciseMap.rawValue, at: context.now) {
      change throws(Failure) in
      let found = try change.snapshot.documents(of: ImportRecord.self)
      if let problem = found.problems.first { throw Failure(.damaged(problem)) }
      let names = ImportedNames(found.values).called(name)
      if names.isEmpty { throw .nameNotImported(name) }
      if Set(names.map { Recognition.folded($0.name) }).count > 1 {
        throw .severalNamesImported(name, names.map(\.name))
      }
      let new = try context.exercise(text, today: nil, toWrite: true)
      let sources = names.map { (source: $0.source, name: $0.name) }
      let imported = ImportedNames.exercises(of: sources, in: found.values)
      let old = Set(names.map(\.exercise))
      if old == [new.id] { throw .mappedAlready(names[0].name, to: context.name(of: new)) }
      var replacement = ExerciseReplacement(with: new) {
        old.contains($0.exercise) && imported.contains(String($0.id.text.suffix(10)))
      }
      try replacement.replaceInWorkouts(&change, context)
      try change.replaceInImports(with: new) { exercise, source in
        sources.contains { $0.source == source && $0.name == exercise.name }
      }
      return (names[0].name, new, replacement)
    }
    return Reply(
      noticed: done.problems,
      text: { screen in
        let words = screen.words
        let figures = [words.workouts(done.workouts), words.sets(done.sets)].joined(separator: ", ")
        return screen.lines([
          words.nameMapped(
            terminalSafe(name), screen.painter.paint(context.name(of: new), .strong), figures),
          words.undoHint,
        ])
      },
      json: {
        context.json(of: new)
          + JSON.members([
            "workouts": .int(done.workouts), "sets": .int(done.sets), "workSets": .int(done.workSets),
          ])
      })
  }
}

extension Context {
  /// The name of an exercise in the user's language; its id if it is unknown.
  fileprivate func name(ofID id: ExerciseID) -> String {
    catalogue.exercise(id: id).map(name(of:)) ?? id.text
  }
}

/// The names in imported files, with what they became.
private struct ImportedNames {
  struct Name {
    let source: String
    let name: String
    let exercise: ExerciseID
    let sets: Int
  }

  /// The names, those with the most sets first.
  let names: [Name]

  init(_ records: [ImportRecord]) {
    let ledger = ImportLedger(records)
    var sets: [String: [String: Int]] = [:]
    for (key, taken) in ledger.taken { sets[key.source, default: [:]].merge(taken.sets, uniquingKeysWith: +) }
    let found = ledger.exercises.flatMap { source, exercises in
      exercises.map { Name(source: source, name: $0, exercise: $1, sets: sets[source]?[$0] ?? 0) }
    }
    names = found.sorted { ($1.sets, $0.name, $0.source) < ($0.sets, $1.name, $1.source) }
  }

  /// The names that equal a text; if none does, those with all its words.
  func called(_ text: String) -> [Name] {
    let exact = names.filter { Recognition.folded($0.name) == Recognition.folded(text) }
    if !exact.isEmpty { return exact }
    let words = Self.words(of: text)
    return words.isEmpty ? [] : names.filter { words.isSubset(of: Self.words(of: $0.name)) }
  }

  private static func words(of name: String) -> Set<String> {
    Set(name.split { !$0.isLetter && !$0.isNumber }.map { Recognition.folded($0) })
  }

  /// The random parts of the ids of the exercises within workouts that come from some names.
  static func exercises(
    of names: [(source: String, name: String)], in records: [ImportRecord]
  ) -> Set<String> {
    var ids: Set<String> = []
    let anyTime = Instant(seconds: 0, offset: 0)
    for record in records {
      for workout in record.workouts {
        for exercise in workout.exercises {
          guard names.contains(where: { $0.source == record.source && $0.name == exercise.name })
          else { continue }
          // A name can come back in a workout, at most once for each set.
          for run in 1...max(1, exercise.sets) {
            let source = [record.source, workout.identity, exercise.name, "exercise \(run)"]
            ids.insert(String(EntityID(at: anyTime, hashing: source).text.suffix(10)))
          }
        }
      }
    }
    return ids
  }
}

extension Change {
  /// Lets names in imports be another exercise: those that `isReplaced` with their program.
  mutating func replaceInImports(
    with new: Exercise, where isReplaced: (ImportRecord.Exercise, String) -> Bool
  ) throws(Failure) {
    for stored in try snapshot.documents(of: ImportRecord.self).documents {
      var record = stored.value
      for workout in record.workouts.indices {
        for exercise in record.workouts[workout].exercises.indices
        where isReplaced(record.workouts[workout].exercises[exercise], record.source) {
          record.workouts[workout].exercises[exercise].exercise = new.id
        }
      }
      try save(record, over: stored)
    }
  }
}

extension Words {
  var nothingImported: String {
    say(
      en: "Nothing has been imported yet. To import: gymlog import strong.csv --dry-run",
      es: "Aún no se ha importado nada. Para importar: gymlog import strong.csv --dry-run",
      ca: "Encara no s'ha importat res. Per importar: gymlog import strong.csv --dry-run")
  }

  var toChangeMap: String {
    say(
      en: "To correct one: gymlog exercise map NAME --to EXERCISE",
      es: "Para corregir uno: gymlog exercise map NOMBRE --to EJERCICIO",
      ca: "Per corregir-ne un: gymlog exercise map NOM --to EXERCICI")
  }

  /// After a name was given another exercise.
  func nameMapped(_ name: String, _ exercise: String, _ figures: String) -> String {
    say(
      en: "\(name) is now \(exercise): \(figures)", es: "\(name) ahora es \(exercise): \(figures)",
      ca: "\(name) ara és \(exercise): \(figures)")
  }

  var exerciseMapHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show which exercise each imported name became",
        [
          "gymlog exercise map": "all names, each with its exercise",
          "gymlog exercise map chest fly --to \"pec deck\"": "correct one, in past workouts too",
        ],
        "A correction changes the imported sets and applies to later imports. Sets that you have moved to another exercise "
          + "yourself stay there."),
      es: CommandHelp(
        "Muestra el ejercicio de cada nombre importado",
        [
          "gymlog exercise map": "todos los nombres importados, con su ejercicio",
          "gymlog exercise map chest fly --to \"contractora de pecho\"":
            "corrige uno, también en el historial",
        ],
        "Una corrección cambia las series importadas y vale para las importaciones futuras. Las series que tú hayas pasado a "
          + "otro ejercicio no cambian."),
      ca: CommandHelp(
        "Mostra l'exercici de cada nom importat",
        [
          "gymlog exercise map": "tots els noms importats, amb el seu exercici",
          "gymlog exercise map chest fly --to \"contractora de pit\"":
            "en corregeix un, també a l'historial",
        ],
        "Una correcció canvia les sèries importades i val per a les importacions futures. Les sèries que hagis passat a un "
          + "altre exercici no canvien."))
  }
}

extension Failure {
  static func mappedAlready(_ name: String, to exercise: String) -> Failure {
    Failure(
      .usage, en: Message("\(quoted(name)) is already \(exercise), nothing changed"),
      es: Message("\(quoted(name)) ya es \(exercise), no se ha cambiado nada"),
      ca: Message("\(quoted(name)) ja és \(exercise), no s'ha canviat res"))
  }

  static func nameNotImported(_ name: String) -> Failure {
    Failure(
      .notFound,
      en: Message(
        "no imported name matches \(quoted(name))", hint: "To see them: gymlog exercise map"),
      es: Message(
        "ningún nombre importado coincide con \(quoted(name))",
        hint: "Para verlos: gymlog exercise map"),
      ca: Message(
        "cap nom importat no coincideix amb \(quoted(name))", hint: "Per veure'ls: gymlog exercise map"))
  }

  static func severalNamesImported(_ name: String, _ names: [String]) -> Failure {
    let list = names.map { quoted($0) }.joined(separator: ", ")
    return Failure(
      .usage,
      en: Message(
        "\(quoted(name)) is part of several imported names: \(list)",
        hint: "Type the whole name."),
      es: Message(
        "\(quoted(name)) está en varios nombres importados: \(list)",
        hint: "Escribe el nombre completo."),
      ca: Message(
        "\(quoted(name)) és en uns quants noms importats: \(list)",
        hint: "Escriu el nom sencer."))
  }
}
