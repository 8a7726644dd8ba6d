import Catalogue
import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func superset(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.superset.rawValue,
      declaring: .init(
        help: words.supersetHelp, .words([.exercise], words),
        .remove(
          words.say(
            en: "take it out of its superset", es: "sácalo de su superserie", ca: "treu-lo de la supersèrie")),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, removes, workout, routine throws(Failure) in
        let target = try EditTarget(workout, routine: routine)
        if !removes, workout == nil, routine == nil { try refuseSets(line) }
        let names = names(in: line)
        if names.count == 1, !removes, let line = try separated(line, of: target, context) {
          throw Failure.supersetOfOne(instead: line)
        }
        return try removes
          ? ungroup(names, in: target, context) : group(names, in: target, context)
      })
  }

  /// The exercises of a line: names separated by commas, or numbers separated by commas or blanks.
  private static func names(in line: [String]) -> [String] {
    let numbers = line.flatMap { $0.split(separator: ",").map(String.init) }
    if numbers.allSatisfy({ Int($0) != nil }) { return numbers }
    return Notation.parts(of: line).map { $0.words.joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// Refuses `bench 3x8@80 and row 3x8@60`: one line logs the sets, another groups the exercises.
  private static func refuseSets(_ line: [String]) throws(Failure) {
    let listed = Notation.parts(of: line)
    // `press banca 10@60, rem amb barra 10@50`
    let marks = listed.count > 1 ? Self.marks.subtracting(joins) : Self.marks
    let parts = listed.flatMap { $0.words.split { marks.contains($0.lowercased()) } }
    let names = parts.map { $0.prefix { $0.first?.isNumber != true }.joined(separator: " ") }
    func isSet(_ word: String) -> Bool {
      word.first?.isNumber == true && word.contains { "x@".contains($0) }
    }
    guard parts.count > 1, names.allSatisfy({ !$0.isEmpty }),
      parts.contains(where: { $0.contains(where: isSet) })
    else { return }
    throw .supersetWithSets(
      TypedLine(.log, []).typing(
        parts.map { $0.map(shellWord).joined(separator: " ") }.joined(separator: ", ")),
      superset: TypedLine(.superset, []).typing(names.map { shellName($0) }.joined(separator: ", ")))
  }

  /// Words and signs that may separate names, as well as a comma.
  private static let marks: Set = ["+", "/", "&", "and", "y", "e", "i", "amb", "con", "with"]
  /// Those that may also be part of a name.
  private static let joins: Set = ["amb", "con", "with"]

  /// The line with commas for what may separate names: `curl + dip`, `curl y fondos`.
  private static func separated(_ line: [String], of target: EditTarget, _ context: Context) throws(Failure)
    -> String?
  {
    // `"curl + dip"`
    let words = line.count == 1 ? line[0].split(separator: " ").map(String.init) : line
    // `barbell curl/rope pushdown`
    let typed = words.flatMap { word in
      let names = word.split(separator: "/").map(String.init)
      return names.count == 2 && names.allSatisfy { $0.allSatisfy(\.isLetter) }
        ? [names[0], "/", names[1]] : [word]
    }
    // `bíceps amb barra + tríceps corda`: the word belongs to the name where another mark separates.
    var parts = typed.split { marks.subtracting(joins).contains($0.lowercased()) }
    if parts.count == 1 { parts = typed.split { marks.contains($0.lowercased()) } }
    // `squat bench`
    let catalogue = try context.exercises.catalogue()
    if line.count == 2, catalogue.exercise(named: line.joined(separator: " ")) == nil,
      line.allSatisfy({ catalogue.exercise(named: $0) != nil })
    {
      parts = [line[..<1], line[1...]]
    }
    guard parts.count > 1 else { return nil }
    // `curl 3x12 y fondos 3x10`: it takes no sets.
    let names = parts.map { part in
      part.prefix { $0.first?.isNumber != true }.map(shellWord).joined(separator: " ")
    }
    return TypedLine(.superset, in: target, []).typing(names.joined(separator: ", "))
  }

  /// The exercises named, and the workout's exercises before the change.
  private struct SupersetChange {
    var members: [Int]
    var before: [WorkoutExercise]
  }

  private static func group(
    _ names: [String], in target: EditTarget, _ context: Context
  ) throws(Failure) -> Reply {
    if names.count < 2 { throw Failure.supersetOfOne }
    let edited = try context.editOrStart(.superset, in: target) { workout throws(Failure) in
      var members: [Int] = []
      for name in names {
        let index = try exercise(name, in: &workout, context)
        if !members.contains(index) { members.append(index) }
      }
      if members.count < 2 { throw Failure.supersetOfOne }
      let before = workout.exercises
      if workout.superset(of: members[0]) != members.sorted() { workout.exercises.group(members) }
      return SupersetChange(members: members.sorted(), before: before)
    }
    return reply(edited, context) { screen in
      let (before, workout) = (edited.result.before, edited.workout)
      let isNew = before.supersets != workout.supersets
      let members = listed(edited.result.members, of: workout, context, screen)
      return isNew ? screen.words.supersetOf(members) : screen.words.supersetAlready(members)
    }
  }

  /// The index of an exercise given by number or name; one that isn't in the workout is added.
  private static func exercise(_ name: String, in workout: inout Workout, _ context: Context) throws(Failure)
    -> Int
  {
    if case .number? = ExerciseReference(name) { return try context.indexOfExercise(name, in: workout) }
    return try context.index(ofLogged: name, in: &workout)
  }

  private static func ungroup(
    _ names: [String], in target: EditTarget, _ context: Context
  ) throws(Failure) -> Reply {
    let edited = try context.edit(.superset, in: target) { workout throws(Failure) in
      var members: [Int] = []
      if names.isEmpty {
        let index = try context.currentExercise(of: workout)
        members = workout.superset(of: index) ?? [index]
      } else {
        members = try names.map { name throws(Failure) in try context.indexOfExercise(name, in: workout) }
      }
      let before = workout.exercises
      if let alone = members.first(where: { workout.superset(of: $0) == nil }) {
        throw Failure.notInSuperset(context.name(of: before[alone]))
      }
      workout.exercises.ungroup(members)
      return SupersetChange(members: members, before: before)
    }
    return reply(edited, context) { _ in nil }
  }

  /// The text from `says`, then the exercises that left a superset, then the next set.
  private static func reply(
    _ edited: EditResult<SupersetChange>, _ context: Context, says: @escaping (Screen) -> String?
  ) -> Reply {
    let (workout, before) = (edited.workout, edited.result.before)
    let left = before.supersets.joined().filter { workout.superset(of: $0) == nil }.sorted()
    let echo = SetsEcho(context: context, workout: workout)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let names = left.map { screen.painter.paint(context.name(of: workout.exercises[$0]), .strong) }
        let isPlanned = !workout.isRoutine && workout.places.contains { !workout[$0].isDone }
        let said = [says(screen), names.isEmpty ? nil : screen.words.leftSuperset(names)].compactMap(\.self)
        let next = isPlanned ? echo.next(screen) : []
        return (said + echo.notices(began: edited.began, screen) + next).text
      },
      json: {
        let isChanged = before.map(\.superset) != workout.exercises.map(\.superset)
        return [
          edited.target,
          JSON.Member(name: "began", value: .bool(edited.began)),
          JSON.Member(
            name: "supersets",
            value: .array(workout.supersets.map { members in .strings(members.map { "\($0 + 1)" }) })),
          JSON.Member(name: "changed", value: .bool(isChanged)), echo.nextMember,
        ]
      })
  }

  private static func listed(
    _ members: [Int], of workout: Workout, _ context: Context, _ screen: Screen
  ) -> String {
    members.map { index in
      "\(index + 1) " + screen.painter.paint(context.name(of: workout.exercises[index]), .strong)
    }.joined(separator: " + ")
  }
}

extension Words {
  /// A new superset.
  func supersetOf(_ exercises: String) -> String {
    say(en: "Superset: \(exercises)", es: "Superserie: \(exercises)", ca: "Supersèrie: \(exercises)")
  }

  /// The exercises already were a superset.
  func supersetAlready(_ exercises: String) -> String {
    say(
      en: "Already a superset, nothing changed: \(exercises)",
      es: "Ya era una superserie, sin cambios: \(exercises)",
      ca: "Ja era una supersèrie, sense canvis: \(exercises)")
  }

  /// Exercises that left their superset.
  func leftSuperset(_ exercises: [String]) -> String {
    say(
      en: "No longer in a superset: \(exercises.joined(separator: ", "))",
      es: "Fuera de la superserie: \(exercises.joined(separator: ", "))",
      ca: "Fora de la supersèrie: \(exercises.joined(separator: ", "))")
  }

  /// The help page of `superset`.
  var supersetHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Group exercises into a superset",
        [
          "gymlog superset bench press, bent-over row": "alternate between the two",
          "gymlog superset bench --remove": "take bench press out of its superset",
          "gymlog superset --remove": "break up the current exercise's superset",
        ],
        "Exercises that aren't in the workout yet are added. gymlog done alternates between the exercises.",
        "An exercise that joins a superset leaves its old one. Within a round there is no rest, unless a set has its own."
      ),
      es: CommandHelp(
        "Agrupa ejercicios en una superserie",
        [
          "gymlog superset press de banca, remo con barra": "alterna una serie de cada uno",
          "gymlog superset banca --remove": "saca el press de banca de su superserie",
          "gymlog superset --remove": "deshaz la superserie del ejercicio actual",
        ],
        "Los ejercicios que no están en el entrenamiento se añaden. gymlog done los va alternando.",
        "Si un ejercicio estaba en otra superserie, sale de ella. Dentro de una vuelta no hay descanso, a menos "
          + "que una serie tenga el suyo."),
      ca: CommandHelp(
        "Agrupa exercicis en una supersèrie",
        [
          "gymlog superset press de banca, rem amb barra": "alterna una sèrie de cadascun",
          "gymlog superset banca --remove": "treu el press de banca de la supersèrie",
          "gymlog superset --remove": "desfés la supersèrie de l'exercici actual",
        ],
        "Els exercicis que no són a l'entrenament s'hi afegeixen. gymlog done els va alternant.",
        "Si un exercici era en una altra supersèrie, en surt. Dins d'una volta no hi ha descans, tret que "
          + "una sèrie en tingui un de propi."))
  }
}

extension Failure {
  /// Exercises with their sets: the line that logs those, and the one that groups the exercises.
  fileprivate static func supersetWithSets(_ line: String, superset: String) -> Failure {
    supersetInLog(line, superset: superset).changing { message, words, _ in
      message = Message(
        words.say(
          en: "superset takes exercises, not sets",
          es: "superset agrupa ejercicios, sin sus series",
          ca: "superset agrupa exercicis, sense les sèries"), details: message.details, hint: message.hint)
    }
  }

  /// Names that something other than a comma separates; `line` has commas.
  static func supersetOfOne(instead line: String) -> Failure {
    supersetOfOne.changing { message, words, _ in message.hint = words.readings([line]) }
  }

  static var supersetOfOne: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "a superset needs at least two exercises",
          hint: "Separate them with a comma: gymlog superset bench press, bent-over row"),
        es: Message(
          "una superserie necesita al menos dos ejercicios",
          hint: "Sepáralos con una coma: gymlog superset press de banca, remo con barra"),
        ca: Message(
          "una supersèrie necessita dos exercicis com a mínim",
          hint: "Separa'ls amb una coma: gymlog superset press de banca, rem amb barra"))
    }
  }

  static func notInSuperset(_ exercise: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("\(exercise) isn't in a superset"),
        es: Message("\(exercise) no está en ninguna superserie"),
        ca: Message("\(exercise) no és en cap supersèrie"))
    }
  }
}
