import Catalogue
import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func note(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.note.rawValue,
      declaring: .init(
        help: words.noteHelp, .words([.text], words), .option(.on, .ref, words),
        .flag(.remove, words), .inWorkout(words), .inRoutine(words)
      ) { context, line, reference, removes, workout, routine throws(Failure) in
        var workout = workout
        if let argument = workout, reference == nil, routine == nil, removes || !line.isEmpty {
          switch try context.outing(argument) {
          case .activity(let activity):
            return try noteActivity(activity, line, removes: removes, context)
          case .workout(let other): workout = other
          }
        }
        return try note(
          line, on: reference, removes: removes, in: EditTarget(workout, routine: routine), context)
      })
  }

  /// A part of a workout and its note, or the note that was removed.
  private struct NoteChange {
    var part: Workout.Annotated
    var note: String
  }

  private static func note(
    _ line: [String], on reference: String?, removes: Bool, in target: EditTarget, _ context: Context
  ) throws(Failure) -> Reply {
    if removes, !line.isEmpty {
      throw Failure(.unexpectedArguments(line, command: CommandName.note.rawValue))
    }
    let missing = Failure(
      .missingArgument(context.words.placeholder(.text), command: CommandName.note.rawValue))
    if !removes, line.isEmpty, reference?.contains(" ") != true { throw missing }
    if target.isCurrent, reference == nil { try context.askAboutDay(line) }
    let edited = try context.edit(.note, in: target) { workout throws(Failure) in
      let (reference, line) =
        if let reference, !removes, line.isEmpty {
          try context.referenceAndText(reference, in: workout)
        } else {
          try context.noted(line, on: reference, in: workout, target)
        }
      if !removes, line.isEmpty { throw missing }
      let text = removes ? "" : try checked(line.joined(separator: " "), .note)
      let part = try context.annotated(reference, in: workout)
      let old = workout[noteOn: part]
      if removes {
        guard let old else { throw Failure.noNote(on: context.name(of: part, in: workout)) }
        workout[noteOn: part] = nil
        return NoteChange(part: part, note: old)
      }
      let note = try checked(old.map { $0 + "\n" + text } ?? text, .note)
      workout[noteOn: part] = note
      return NoteChange(part: part, note: note)
    }
    return reply(edited, in: target, removed: removes, context)
  }

  private static func reply(
    _ edited: EditResult<NoteChange>, in target: EditTarget, removed: Bool, _ context: Context
  ) -> Reply {
    let noted = edited.result
    return Reply(
      noticed: edited.problems,
      text: { screen in
        var name = context.name(of: noted.part, in: edited.workout)
        if name == nil, case .workout = target {
          name = screen.words.label(edited.workout, at: context.now)
        }
        let part = name.map { screen.painter.paint($0, .strong) }
        let head = removed ? screen.words.noteRemoved(from: part) : screen.words.noteOn(part)
        let lines = noted.note.split(separator: "\n", omittingEmptySubsequences: false).map {
          terminalSafe(String($0))
        }
        if lines.count == 1 { return head + ": " + lines[0] + "\n" }
        return ([head + ":"] + lines.map { "  " + $0 }).joined(separator: "\n") + "\n"
      },
      json: {
        [
          edited.target,
          JSON.Member(name: "ref", value: noted.part.reference.map { .string($0) } ?? .null),
          JSON.Member(name: "note", value: removed ? .null : .string(noted.note)),
        ]
      })
  }
}

extension Context {
  /// Asks about `wed felt good` and `del martes: mal`, where there was a workout on that day: its note, or one of the open workout?
  ///
  /// - Throws: `Failure` for `del martes: mal` without such a workout
  fileprivate func askAboutDay(_ line: [String]) throws(Failure) {
    let words = line.drop { ["on", "for", "de", "del", "para", "per", "a", "el"].contains($0.lowercased()) }
    guard words.count > 1, let first = words.first, case let day = first.filter({ $0 != ":" }), day.count > 2,
      day.allSatisfy(\.isLetter),
      case let argument = WorkoutArgument(day, self.words.language),
      case .time(let times) = argument.reference,
      times.allSatisfy({ $0.dayAlone.map { $0.day(today: now.day).map { $0 < now.day } ?? false } ?? false })
    else { return }
    do throws(Failure) {
      _ = try logbook.read { snapshot throws(Failure) in try workout(argument, in: snapshot) }
    } catch {
      guard words.count < line.count, first.hasSuffix(":") else { return }
      // `for tuesday: go heavier` may be of the next one.
      guard ["for", "para", "per"].contains(line[0].lowercased()) else { throw error }
      throw error.changing { message, words, _ in
        message.hint = words.forTheNote("gymlog note " + shellWord(line.joined(separator: " ")))
      }
    }
    let text = words.dropFirst().map(shellWord).joined(separator: " ")
    throw .severalReadings([
      "gymlog note \(text) --in \(day)", "gymlog note " + shellWord(line.joined(separator: " ")),
    ])
  }

  /// Splits a note that begins with a set, as `.2` or `full squat.2`, or with an exercise and a colon: the reference and the
  /// text.
  ///
  /// A number such as `3.5` is text, unless the workout has such a set: then it is asked about. A name that
  /// isn't an exercise's is text.
  fileprivate func noted(
    _ line: [String], on reference: String?, in workout: Workout, _ target: EditTarget
  ) throws(Failure) -> (reference: String?, line: [String]) {
    guard reference == nil, var first = line.first else { return (reference, line) }
    if first.hasSuffix(":"), case .set? = Reference(String(first.dropLast())) { first.removeLast() }
    if line.count == 1 {
      if case .set = Reference(first) {
        throw Failure(.missingArgument(words.placeholder(.text), command: CommandName.note.rawValue))
      }
      return (nil, line)
    }
    switch Reference(first) {
    case .set, .sets(nil, _): return (first, Array(line.dropFirst()))
    case .setOf(.number, _?)?:
      guard let set = Reference(first), (try? place(of: set, typed: first, in: workout)) != nil else {
        return (nil, line)
      }
      throw Failure.numberOrSet(first, line.dropFirst().joined(separator: " "), target)
    default:
      for end in 1..<line.count {
        if let set = Self.set(before: line[..<end].joined(separator: " ")) {
          return (set, Array(line[end...]))
        }
      }
      try askAboutSet(in: line, target)
      for end in 1..<line.count {
        let head = line[..<end].joined(separator: " ")
        if try begins(head, aNoteIn: workout) {
          return (head.hasSuffix(":") ? String(head.dropLast()) : head, Array(line[end...]))
        }
      }
      try askAboutExercise(in: line, of: workout, target)
      return (nil, line)
    }
  }

  /// Asks about `última dura` and `set 2 ugly`: a note on that set, or on the workout?
  private func askAboutSet(in typed: [String], _ target: EditTarget) throws(Failure) {
    let line = Array(typed.dropFirst(Self.before.contains(typed[0].lowercased()) ? 1 : 0))
    guard line.count > 1 else { return }
    let lengths = (1...min(3, line.count - 1)).reversed()
    if let count = lengths.first(where: { Reference(line[..<$0].joined(separator: " ")) == .lastSet }),
      line[..<count] != ["last"], !Self.lasting.contains(Recognition.folded(line[count]))
    {
      throw .partOrWorkout(line[..<count], on: ".", typed, line[count...], target)
    }
    if line.count > 2, SetOrdinals.isSet(line[0].lowercased()), let number = SetOrdinals.number(line[1]) {
      throw .partOrWorkout(line[..<2], on: ".\(number)", typed, line[2...], target)
    }
  }

  /// Asks about `bench shoulder pain` and `pain on squat`: a note on the exercise, or on the workout?
  private func askAboutExercise(
    in typed: [String], of workout: Workout, _ target: EditTarget
  ) throws(Failure) {
    let line = Array(typed.dropFirst(Self.before.contains(typed[0].lowercased()) ? 1 : 0))
    guard line.count > 1 else { return }
    let lengths = (1...min(3, line.count - 1)).reversed()
    if let count = lengths.first(where: { isExercise(line[..<$0], in: workout) }) {
      throw .partOrWorkout(line[..<count], on: nil, typed, line[count...], target)
    }
    let ends = (1...min(3, typed.count - 1)).reversed()
    guard
      let count = ends.first(where: { count in
        count + 1 < typed.count && Self.before.contains(typed[typed.count - count - 1].lowercased())
          && isExercise(typed.suffix(count), in: workout)
      })
    else { return }
    throw .partOrWorkout(typed.suffix(count), on: nil, typed, typed.dropLast(count + 1), target)
  }

  /// Whether words name an exercise of the workout and not a muscle, which a note may be about.
  private func isExercise(_ words: ArraySlice<String>, in workout: Workout) -> Bool {
    let name = words.joined(separator: " ")
    guard name.count > 3, words.allSatisfy({ $0.count > 2 && $0.allSatisfy { $0.isLetter || $0 == "-" } }),
      Recognition.muscles(named: name) == nil, let index = try? index(of: .name(name), in: workout)
    else { return false }
    let exercise = exercise(of: workout.exercises[index])
    let names = ([exercise.name, self.name(of: exercise)] + exercise.aliases).flatMap { FoldedName($0).words }
    return words.allSatisfy { FoldedName($0).words.allSatisfy(names.contains) }
  }

  /// Words that may stand before the part of a workout that a note is on.
  private static let before: Set = ["en", "a", "de", "on", "to", "for", "para", "per"]

  /// The reference of `last set:`, `set 2:`, `serie 2 de remo:` and `la última:`; nil for anything else.
  private static func set(before head: String) -> String? {
    guard head.hasSuffix(":") else { return nil }
    let typed = head.dropLast().split(separator: " ").map(String.init)
    if let place = typed.firstIndex(where: { SetOrdinals.isSet($0.lowercased()) }), place + 3 < typed.count,
      let number = SetOrdinals.number(typed[place + 1]),
      ["of", "de", "del"].contains(typed[place + 2].lowercased())
    {
      return typed[(place + 3)...].joined(separator: " ") + ".\(number)"
    }
    let words = head.dropLast().split(separator: " ").map { Recognition.folded($0) }
    let plain = words.filter { !Self.aroundSets.contains($0) }
    guard plain.count == 1 else { return nil }
    if ["last", "ultima", "lultima", "darrera"].contains(plain[0]) { return "." }
    return plain.count < words.count ? SetOrdinals.number(plain[0]).map { ".\($0)" } : nil
  }

  /// Words that may stand around the number of a set: `en la última serie`.
  private static let aroundSets: Set = [
    "the", "la", "set", "serie", "for", "on", "to", "para", "per", "a", "en", "de", "sobre",
  ]

  /// Words other than "set" that can follow "last": `última semana`.
  private static let lasting: Set = ["semana", "sesion", "vez", "hora", "setmana", "sessio", "vegada"]

  /// Whether words are a set of an exercise, `full squat.2`, perhaps with a colon, or an exercise of the workout with a colon.
  private func begins(_ head: String, aNoteIn workout: Workout) throws(Failure) -> Bool {
    let hasColon = head.hasSuffix(":")
    let name = hasColon ? String(head.dropLast()) : head
    if case .setOf(.name(let name), _?)? = Reference(name), (try? exercise(name, today: workout)) != nil {
      return true
    }
    if hasColon {
      if Recognition.muscles(named: name) != nil { return false }
      do {
        _ = try index(of: .name(name), in: workout)
        return true
      } catch {
        if case .several = error.cause as? ExerciseLookupError { throw error }
        return false
      }
    }
    return false
  }

  /// Splits the words after `--on`, if they are all that was typed: the longest beginning that names a part of the workout,
  /// and the text. A word that no name of the exercise has, which names may have besides (`grip`), belongs to the text.
  fileprivate func referenceAndText(
    _ typed: String, in workout: Workout
  ) throws(Failure) -> (reference: String?, line: [String]) {
    let line = typed.split(separator: " ").map(String.init)
    for end in line.indices.reversed() {
      let head = line[...end].joined(separator: " ")
      guard let part = try? annotated(head, in: workout) else { continue }
      if end > 0, case .exercise(let index) = part {
        let exercise = exercise(of: workout.exercises[index])
        let words = ([exercise.name, name(of: exercise)] + exercise.aliases).flatMap { FoldedName($0).words }
        guard let last = FoldedName(line[end]).words.last, words.contains(last) else { continue }
      }
      return (head, Array(line[(end + 1)...]))
    }
    return (line.first, Array(line.dropFirst()))
  }

  /// The part of a workout that a reference points at; without a reference, the workout itself.
  fileprivate func annotated(_ text: String?, in workout: Workout) throws(Failure) -> Workout.Annotated {
    guard let text else { return .workout }
    let reference = try reference([text])
    if case .exercise(let exercise) = reference { return .exercise(try index(of: exercise, in: workout)) }
    return .set(try place(of: reference, typed: text, in: workout))
  }

  /// The name of a part of a workout: `Bench Press .2`; nil for the workout itself, the name for a routine.
  fileprivate func name(of part: Workout.Annotated, in workout: Workout) -> String? {
    switch part {
    case .workout: workout.isRoutine ? workout.name : nil
    case .exercise(let index): name(of: workout.exercises[index])
    case .set(let place): name(of: workout.exercises[place.exercise]) + " " + workout.reference(to: place)
    }
  }
}

extension Workout.Annotated {
  /// The reference in JSON: `1.2`, `1`; nil for the workout itself.
  fileprivate var reference: String? {
    switch self {
    case .workout: nil
    case .exercise(let index): "\(index + 1)"
    case .set(let place): "\(place.exercise + 1).\(place.set + 1)"
    }
  }
}

extension Words {
  /// The heading of a note on a part of a workout; nil for the workout itself.
  func noteOn(_ part: String?) -> String {
    say(
      en: "Note on \(part ?? "the workout")",
      es: part.map { "Nota en \($0)" } ?? "Nota del entrenamiento",
      ca: part.map { "Nota (\($0))" } ?? "Nota de l'entrenament")
  }

  /// The heading of a note that was removed.
  func noteRemoved(from part: String?) -> String {
    say(
      en: "Note on \(part ?? "the workout") removed",
      es: noteOn(part) + " quitada",
      ca: noteOn(part) + " eliminada")
  }

  /// The help page of `note`.
  var noteHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Add or remove a note",
        [
          "gymlog note Slept badly": "on the workout",
          "gymlog note Mixed grip --on deadlift": "on an exercise",
          "gymlog note .2 Left knee": "on a set",
          "gymlog note --on deadlift --remove": "remove the note",
        ],
        "A second note on the same thing is added on a new line. --in also takes an activity, if no workout matches; "
          + "last is the newest workout or activity."
      ),
      es: CommandHelp(
        "Añade o quita una nota",
        [
          "gymlog note He dormido mal": "al entrenamiento",
          "gymlog note Agarre estrecho --on banca": "a un ejercicio",
          "gymlog note .2 Rodilla izquierda": "a una serie",
          "gymlog note --on banca --remove": "quita la nota",
        ],
        "Una segunda nota en el mismo sitio se añade en otra línea. --in también admite una actividad, si ningún entrenamiento "
          + "coincide; last es lo último, entrenamiento o actividad."),
      ca: CommandHelp(
        "Afegeix o treu una nota",
        [
          "gymlog note He dormit malament": "a l'entrenament",
          "gymlog note Presa estreta --on banca": "a un exercici",
          "gymlog note .2 Genoll esquerre": "a una sèrie",
          "gymlog note --on banca --remove": "treu la nota",
        ],
        "Una segona nota al mateix lloc s'afegeix en una altra línia. --in també admet una activitat, si cap entrenament no hi "
          + "coincideix; last és l'últim, entrenament o activitat."))
  }
}
