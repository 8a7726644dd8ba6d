import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseMerge(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseMerge.rawValue,
      declaring: .init(help: words.exerciseMergeHelp, .words([.exercise], atLeast: 1, words)) {
        context, line throws(Failure) in
        try exerciseMerge(line, context)
      })
  }

  /// Makes everything of the second exercise part of the first one, and deletes it if it is custom.
  private static func exerciseMerge(_ line: [String], _ context: Context) throws(Failure) -> Reply {
    let parts = try twoExercises(in: line, context)
    let (kept, merged, done) = try context.logbook.change(
      CommandName.exerciseMerge.rawValue, at: context.now
    ) { change throws(Failure) in
      try context.checkOwnCanBeListed()
      let kept = try context.exercise(parts[0], today: nil, toWrite: true)
      let merged = try context.exercise(parts[1], today: nil)
      guard kept.id != merged.id else { throw .sameExercise(parts[0], parts[1]) }
      var replacement = ExerciseReplacement(with: kept) { $0.exercise == merged.id }
      try replacement.replaceInWorkouts(&change, context)
      try replacement.replaceInRoutines(&change, context)
      if let problem = replacement.problems.first { throw Failure(.damaged(problem)) }
      try change.replace(merged.id, with: kept)
      if let own = try context.stored(merged, in: change.snapshot) { change.delete(own) }
      guard !change.isEmpty else {
        throw .nothingToMerge(
          context.name(of: merged), into: context.name(of: kept),
          parts.reversed().map(shellName).joined(separator: ", "))
      }
      return (kept, merged, replacement)
    }
    return Reply(
      noticed: [],
      text: { screen in
        let words = screen.words
        let names = [merged, kept].map { screen.painter.paint(context.name(of: $0), .strong) }
        let figures = [words.workouts(done.workouts), words.sets(done.sets)].joined(separator: ", ")
        return screen.lines([
          words.exercisesMerged(names[0], into: names[1], figures), words.undoHint,
        ])
      },
      json: {
        context.json(of: kept)
          + JSON.members([
            "merged": .string(merged.id.text), "workouts": .int(done.workouts), "sets": .int(done.sets),
            "workSets": .int(done.workSets), "routines": .strings(done.routines),
          ])
      })
  }
}

extension Commands {
  /// The names of the two exercises of a line: those beside a comma, the two arguments of the shell, or all words, where only one
  /// word can be the last of the first exercise.
  private static func twoExercises(in line: [String], _ context: Context) throws(Failure) -> [String] {
    var parts = Notation.parts(of: line).map { $0.words.joined(separator: " ") }
    // `pec deck,my machine`
    if parts.count == 1 {
      parts = parts[0].split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    }
    if parts.count == 2 { return parts }
    if parts.count > 2 { throw .twoExercisesNeeded }
    let words = line.count == 1 ? line[0].split(separator: " ").map(String.init) : line
    let pairs = words.indices.dropFirst().map { middle in
      [words[..<middle], words[middle...]].map { $0.joined(separator: " ") }
    }
    if line.count == 2 { return pairs[0] }
    let possible = pairs.filter { pair in
      let exercises = pair.map { try? context.exercise($0, today: nil) }
      return !exercises.contains(nil) && exercises[0] != exercises[1]
    }
    if possible.count == 1 { return possible[0] }
    if possible.isEmpty { throw .twoExercisesNeeded }
    let command = "gymlog \(CommandName.exerciseMerge.rawValue) "
    throw .twoExercisesUnclear(possible.map { command + $0.map(shellName).joined(separator: ", ") })
  }
}

extension Change {
  /// Moves everything else that names an exercise to another one: aliases, maxes, and imported names.
  fileprivate mutating func replace(_ old: ExerciseID, with new: Exercise) throws(Failure) {
    try replace(old, with: new, in: ExerciseAlias.self)
    try replace(old, with: new, in: TestedMax.self)
    try replace(old, with: new, in: TrainingMax.self)
    try replaceInImports(with: new) { exercise, _ in exercise.exercise == old }
  }

  private mutating func replace<Value: NamingExercise>(
    _ old: ExerciseID, with new: Exercise, in _: Value.Type
  ) throws(Failure) {
    for stored in try snapshot.documents(of: Value.self).documents where stored.value.exercise == old {
      var value = stored.value
      (value.exercise, value.name) = (new.id, new.name)
      try save(value, over: stored)
    }
  }
}

/// A document that names an exercise, by its id and as people read it.
private protocol NamingExercise: StoredAlone {
  var exercise: ExerciseID { get set }
  var name: String { get set }
}

extension ExerciseAlias: NamingExercise {}
extension TestedMax: NamingExercise {}
extension TrainingMax: NamingExercise {}

extension Words {
  func exercisesMerged(_ name: String, into other: String, _ figures: String) -> String {
    say(
      en: "\(name) is now part of \(other): \(figures)",
      es: "\(name) ahora forma parte de \(other): \(figures)",
      ca: "\(name) ara forma part \(Catalan.of(other)): \(figures)")
  }

  var exerciseMergeHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Merge two exercises, with their history",
        [
          "gymlog exercise merge pec deck, my machine":
            "move the second's sets to the first",
          "gymlog undo": "separate them again",
        ],
        "Workouts, routines, aliases, maxes and later imports of the second go to the first. A custom exercise that was "
          + "merged is deleted; a built-in one stays, without a history."),
      es: CommandHelp(
        "Une dos ejercicios, con su historial",
        [
          "gymlog exercise merge contractora de pecho, mi máquina":
            "el segundo pasa al primero",
          "gymlog undo": "los vuelve a separar",
        ],
        "Los entrenamientos, las rutinas, los alias, los máximos y las importaciones futuras del segundo pasan al primero. Si el "
          + "segundo es propio, se borra; si es de los incluidos, se queda sin historial."),
      ca: CommandHelp(
        "Uneix dos exercicis, amb el seu historial",
        [
          "gymlog exercise merge contractora de pit, la meva màquina":
            "el segon passa al primer",
          "gymlog undo": "els torna a separar",
        ],
        "Els entrenaments, les rutines, els àlies, els màxims i les importacions futures del segon passen al primer. Si el segon és "
          + "propi, s'esborra; si és dels inclosos, es queda sense historial."))
  }
}

extension Failure {
  static var twoExercisesNeeded: Failure {
    Failure(
      .usage,
      en: Message(
        "merge needs two exercises",
        hint: "Separate them with a comma: gymlog exercise merge pec deck, my machine"),
      es: Message(
        "hacen falta dos ejercicios",
        hint: "Con una coma en medio: gymlog exercise merge contractora de pecho, mi máquina"),
      ca: Message(
        "calen dos exercicis",
        hint: "Amb una coma al mig: gymlog exercise merge contractora de pit, la meva màquina"))
  }

  /// Words that are two exercises in several ways.
  fileprivate static func twoExercisesUnclear(_ lines: [String]) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "it isn't clear where the second exercise begins",
          es: "no está claro dónde empieza el segundo ejercicio",
          ca: "no és clar on comença el segon exercici"),
        hint: words.readings(lines))
    }
  }

  /// Nothing names the exercise; `turned` are the two the other way round.
  fileprivate static func nothingToMerge(_ name: String, into other: String, _ turned: String) -> Failure {
    let line = "gymlog \(CommandName.exerciseMerge.rawValue) " + turned
    return Failure(
      .usage,
      en: Message(
        "nothing to merge: \(name) has no sets, and no routine, alias or max",
        hint: "To make \(other) part of it instead: " + line),
      es: Message(
        "no hay nada que unir: \(name) no tiene series, y ninguna rutina, alias o máximo es suyo",
        hint: "Para que \(other) forme parte del otro: " + line),
      ca: Message(
        "no hi ha res per unir: \(name) no té sèries, i cap rutina, àlies o màxim no és seu",
        hint: "Perquè \(other) formi part de l'altre: " + line))
  }

  static func sameExercise(_ one: String, _ other: String) -> Failure {
    Failure(
      .usage, en: Message("\(quoted(one)) and \(quoted(other)) are the same exercise"),
      es: Message("\(quoted(one)) y \(quoted(other)) son el mismo ejercicio"),
      ca: Message("\(quoted(one)) i \(quoted(other)) són el mateix exercici"))
  }
}
