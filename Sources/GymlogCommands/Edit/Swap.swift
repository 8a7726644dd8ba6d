import Catalogue
import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func swap(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.swap.rawValue,
      declaring: .init(
        help: words.swapHelp, .words([.exercise], atLeast: 1, words), .inWorkout(words),
        .inRoutine(words)
      ) { context, line, workout, routine throws(Failure) in
        try swap(line, in: EditTarget(workout, routine: routine), context)
      })
  }

  /// The index of a replaced exercise, and the exercise that was there before.
  private struct SwapChange {
    var index: Int
    var before: WorkoutExercise
  }

  private static func swap(
    _ line: [String], in target: EditTarget, _ context: Context
  ) throws(Failure) -> Reply {
    var parts = Notation.parts(of: line).map(\.words)
    if parts.count == 1, let linked = try linkedParts(parts[0], context) { parts = linked }
    guard parts.count <= 2 else {
      throw Failure(
        .unexpectedArguments(parts.dropFirst(2).flatMap(\.self), command: CommandName.swap.rawValue))
    }
    let edited = try context.edit(.swap, in: target) { workout throws(Failure) in
      let index =
        parts.count == 1
        ? try context.currentExercise(of: workout)
        : try context.indexOfExercise(parts[0].joined(separator: " "), in: workout)
      if parts.count == 1 { try rejectMissingComma(parts[0], in: workout, target, context) }
      let exercise = try context.exercise(
        parts[parts.count - 1].joined(separator: " "), today: nil, toWrite: true)
      let before = workout.exercises[index]
      guard before.exercise != exercise.id else { return SwapChange(index: index, before: before) }
      try context.checkCounting(of: before.sets, of: before, in: exercise)
      if let load = before.sets.lazy.compactMap(\.result?.load).first(where: {
        !exercise.equipment.loading.takes($0)
      }) {
        throw .differentLoads(context.name(of: before), load, other: context.name(of: exercise))
      }
      workout.swap(index, for: exercise)
      return SwapChange(index: index, before: before)
    }
    return reply(edited, context)
  }

  /// The two exercises of `swap bench for dips`; nil without such a word, or for the name of one exercise.
  private static func linkedParts(_ words: [String], _ context: Context) throws(Failure) -> [[String]]? {
    if words.count > 1, let last = words.last, linkWords.contains(last.lowercased()) {
      throw Failure(
        .missingArgument(context.words.placeholder(.exercise), command: CommandName.swap.rawValue))
    }
    guard words.count > 2,
      let place = words.indices.dropFirst().dropLast().first(where: {
        linkWords.contains(words[$0].lowercased())
      }), context.catalogue.exercise(named: words.joined(separator: " ")) == nil
    else { return nil }
    return [Array(words[..<place]), Array(words[(place + 1)...])]
  }

  /// Words that stand between the two exercises as a comma does.
  private static let linkWords: Set = ["for", "to", "->", "→", "por", "per"]

  /// Words that may stand there, or be part of a name.
  private static let swapWords: Set = ["with", "con", "amb"]

  /// The line that puts the later of two exercises of the workout before the other: `swap bench and squat`.
  private static func order(
    _ one: String, _ other: String, isJoined: Bool, in workout: Workout, _ target: EditTarget,
    _ context: Context
  ) -> [String] {
    guard isJoined, let first = try? context.indexOfExercise(one, in: workout),
      let second = try? context.indexOfExercise(other, in: workout)
    else { return [] }
    let (moved, before) = first < second ? (other, one) : (one, other)
    return [
      "gymlog \(CommandName.move.rawValue)\(target.typed) \(shellName(moved)) before \(shellName(before))"
    ]
  }

  /// Rejects `swap squat bench`, which means two exercises, rather than finding one with both words in its name.
  private static func rejectMissingComma(
    _ words: [String], in workout: Workout, _ target: EditTarget, _ context: Context
  ) throws(Failure) {
    try rejectLinked(words, in: workout, target, context)
    try rejectTwoNames(words, in: workout, target, context)
  }

  /// Rejects two exercises with a word between them, `bench with dips`, or with a word in common, `bench incline bench`.
  private static func rejectLinked(
    _ words: [String], in workout: Workout, _ target: EditTarget, _ context: Context
  ) throws(Failure) {
    let link = words.indices.dropFirst().dropLast().first { Self.swapWords.contains(words[$0].lowercased()) }
    for split in [link].compactMap(\.self) + words.indices.dropFirst().reversed() {
      let isLinked = split == link
      // `squat and bench`
      let left = words[..<split].filter { $0.lowercased() != "and" }
      if left.isEmpty { continue }
      let right = words[(isLinked ? split + 1 : split)...].drop { $0.lowercased() == "and" }
      if right.isEmpty { continue }
      guard isLinked || left.contains(where: right.contains) else { continue }
      let (one, other) = (left.joined(separator: " "), right.joined(separator: " "))
      guard (try? context.indexOfExercise(one, in: workout)) != nil else {
        // `bench with dips` isn't a bench dip.
        if isLinked, try context.exercises.catalogue().joinedNames(one + ", " + other) != nil {
          throw .exerciseNotInWorkout(one)
        }
        continue
      }
      if case .none = context.catalogue.find(other) { continue }
      throw .commaMissing(
        words.joined(separator: " "),
        ["gymlog swap\(target.typed) \(shellName(one)), \(shellName(other))"]
          + order(one, other, isJoined: words.contains("and"), in: workout, target, context))
    }
  }

  /// Rejects the names of two exercises, `squat bench`, unless they are one name, `incline bench`.
  private static func rejectTwoNames(
    _ words: [String], in workout: Workout, _ target: EditTarget, _ context: Context
  ) throws(Failure) {
    let text = words.joined(separator: " ")
    let best = context.catalogue.search(text: text).first
    let isName = best?.isWholeName == true && context.catalogue.isName(text)
    for split in words.indices.dropFirst() {
      let one = words[..<split].filter { $0.lowercased() != "and" }.joined(separator: " ")
      if one.isEmpty { continue }
      let other = words[split...].drop { $0.lowercased() == "and" }.joined(separator: " ")
      guard let index = try? context.indexOfExercise(one, in: workout) else { continue }
      let replaced = workout.exercises[index].exercise
      // `incline bench` is a name, `bench incline` may be two, and so may `bench row`: a name, and the names of two others.
      if isName,
        replaced == best?.exercise.id || context.catalogue.exercise(named: one)?.id != replaced
          || !context.catalogue.isName(other)
      {
        continue
      }
      let name = best.map { best in
        let name = context.name(of: best.exercise).lowercased()
        return name == text.lowercased() ? "id:" + best.exercise.id.text : shellName(name)
      }
      let second: String
      switch context.catalogue.find(other) {
      case .one: second = shellName(other)
      case .several:
        guard best?.isWholeName == true, let name else { continue }
        second = name
      case .none: continue
      }
      let readings = [shellName(one) + ", " + second] + [name].compactMap(\.self)
      throw .commaMissing(
        text,
        readings.map { "gymlog swap\(target.typed) " + $0 }
          + order(one, other, isJoined: words.contains("and"), in: workout, target, context))
    }
  }

  private static func reply(_ edited: EditResult<SwapChange>, _ context: Context) -> Reply {
    let entry = edited.workout.exercises[edited.result.index]
    let before = edited.result.before
    let places = entry.sets.indices.map { SetPlace(exercise: edited.result.index, set: $0) }
    return Reply(
      noticed: edited.problems,
      text: { screen in
        screen.fitting { screen in
          let name = screen.painter.paint(context.name(of: entry), .strong)
          guard before.exercise != entry.exercise else { return [screen.words.isAlreadyThatExercise(name)] }
          let sets = entry.sets.isEmpty ? "" : "  " + context.writer(for: entry).text(entry.sets)
          return [
            context.name(of: before) + " → " + name + " "
              + (places.isEmpty ? "\(edited.result.index + 1)" : edited.workout.references(to: places)) + sets
              + context.volumeFigure(of: entry, edited.workout)
          ]
        }.text
      },
      json: {
        let view = WorkoutJSON(context: context, workout: edited.workout)
        let head = [edited.target, JSON.Member(name: "replaced", value: .string(before.name))]
        return head + entry.naming + [
          JSON.Member(name: "ref", value: .string("\(edited.result.index + 1)")),
          JSON.Member(name: "changed", value: .bool(before.exercise != entry.exercise)),
          JSON.Member(name: "sets", value: .array(places.map(view.set))),
        ]
      })
  }
}

extension Context {
  /// The index of the exercise that a text names, by number or by name.
  func indexOfExercise(_ text: String, in workout: Workout) throws(Failure) -> Int {
    guard let reference = ExerciseReference(text) else { throw Failure.exerciseNotInWorkout(text) }
    return try index(of: reference, in: workout)
  }

  /// Throws if sets of an exercise can't belong to another one because it is counted differently.
  func checkCounting(of sets: [WorkoutSet], of entry: WorkoutExercise, in other: Exercise)
    throws(Failure)
  {
    guard let mode = sets.lazy.compactMap(\.countMode).first(where: { !other.accepts($0) }) else { return }
    throw .differentCounts(name(of: entry), mode, other: name(of: other), other.countMode)
  }
}

extension Words {
  /// An exercise was to be replaced with itself.
  func isAlreadyThatExercise(_ name: String) -> String {
    say(
      en: "\(name) is the same exercise, nothing changed",
      es: "\(name): es el mismo ejercicio, sin cambios",
      ca: "\(name): és el mateix exercici, sense canvis")
  }

  /// The help page of `swap`.
  var swapHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Replace an exercise and keep its sets",
        [
          "gymlog swap front squat": "instead of the current exercise",
          "gymlog swap bench press, incline bench press": "the first with the second",
        ],
        "Put a comma or the word \"for\" between the two exercises. Sets keep their loads, so sets with a bar can't become push-ups."
      ),
      es: CommandHelp(
        "Cambia un ejercicio por otro y conserva sus series",
        [
          "gymlog swap sentadilla frontal": "en lugar del ejercicio actual",
          "gymlog swap press de banca, press inclinado": "el primero por el segundo",
        ],
        "Una coma, o la palabra por, separa los dos ejercicios. Los pesos se conservan: una serie con barra no puede ser de flexiones."
      ),
      ca: CommandHelp(
        "Canvia un exercici per un altre i conserva les sèries",
        [
          "gymlog swap esquat frontal": "en lloc de l'exercici actual",
          "gymlog swap press de banca, press inclinat": "el primer pel segon",
        ],
        "Una coma, o la paraula per, separa els dos exercicis. Els pesos es conserven: una sèrie amb barra no pot ser de flexions."
      ))
  }
}

extension Failure {
  /// Two exercises without the comma between them.
  fileprivate static func commaMissing(_ text: String, _ lines: [String]) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.quoted(text)): a comma ends the first exercise's name", hint: words.readings(lines)),
        es: Message(
          "\(words.quoted(text)): la coma cierra el nombre del primer ejercicio",
          hint: words.readings(lines)),
        ca: Message(
          "\(words.quoted(text)): la coma tanca el nom del primer exercici", hint: words.readings(lines)))
    }
  }

  /// A completed set has a load that another exercise can't have: a barbell's, for pull-ups.
  fileprivate static func differentLoads(_ exercise: String, _ load: Load, other: String) -> Failure {
    let load = NotationWriter().text(load)
    return Failure(.usage) { words in
      words.say(
        en: Message(
          "sets of \(exercise) at \(load) can't be sets of \(other)", hint: words.logSetsAgain),
        es: Message(
          "las series de \(exercise) con \(load) no pueden ser de \(other)", hint: words.logSetsAgain),
        ca: Message(
          "les sèries de \(exercise) amb \(load) no poden ser de \(other)", hint: words.logSetsAgain))
    }
  }

  static func differentCounts(_ exercise: String, _ mode: CountMode, other: String, _ otherMode: CountMode)
    -> Failure
  {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(exercise) is counted \(words.countMode(mode)), \(other) \(words.countMode(otherMode)): sets can't move between them",
          hint: words.logSetsAgain),
        es: Message(
          "\(exercise) se cuenta \(words.countMode(mode)) y \(other) \(words.countMode(otherMode)): las series no pueden pasar de "
            + "uno a otro",
          hint: words.logSetsAgain),
        ca: Message(
          "\(exercise) es compta \(words.countMode(mode)) i \(other) \(words.countMode(otherMode)): les sèries no poden passar de l'un "
            + "a l'altre",
          hint: words.logSetsAgain))
    }
  }
}

extension Words {
  fileprivate var logSetsAgain: String {
    say(
      en: "Log the sets again, and remove the old ones with gymlog remove",
      es: "Apunta las series otra vez y quita las anteriores con gymlog remove",
      ca: "Torna a apuntar les sèries i treu les anteriors amb gymlog remove")
  }
}
