import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func again(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.again.rawValue, aliases: ["a"],
      declaring: .init(
        help: words.againHelp, .words([.change], words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force throws(Failure) in
        try EditTarget(workout).noting { () throws(Failure) in
          try again(TypedLine(.again, in: workout, line), in: workout, force: force, context)
        }
      })
  }

  static func again(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    if line.saysOnlySame { return try again(line, with: nil, in: argument, force: force, context) }
    if let count = line.times {
      return try again(line, with: nil, count: count, in: argument, force: force, context)
    }
    return try again(line, with: try line.change(context.notation), in: argument, force: force, context)
  }

  /// The last set once more, or as many times as `count` says, with a change.
  static func again(
    _ line: TypedLine, with change: NotatedChange?, count: Int = 1, in argument: WorkoutArgument?,
    force: Bool,
    _ context: Context
  ) throws(Failure) -> Reply {
    let edited = try context.edit(
      .again, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
    ) { workout throws(Failure) in
      guard let last = workout.lastDone else { throw Failure.noSetYet }
      try context.checkLastSet(of: workout)
      let draft = try context.meaning(
        of: line, for: workout.exercises[last.exercise], in: workout, force: force, lastTime: nil
      ) { meaning throws(SetRefusal) in
        do throws(SetRefusal) {
          return try meaning.again(workout[last], with: change)
        } catch {
          let refusal = line.askingForReps(error)
          throw refusal.words.isEmpty ? refusal.standing(in: line.words.indices) : refusal
        }
      }
      return workout.insert(
        Array(repeating: draft, count: count), after: last,
        at: workout.completionTime(at: context.now, in: last.exercise),
        ids: context.newID)
    }
    return Reply(setsOf: edited, context).telling(of: [
      LoggedTwiceList(loggedIn: edited.workout, edited.result, context)
    ])
  }
}

extension TypedLine {
  /// The number of times, if the line says nothing else: `x3`, `3x`, `3 times`.
  fileprivate var times: Int? {
    let typed = words.joined().lowercased()
    for mark in ["times", "veces", "vegades", "x", "×"] {
      let number =
        typed.hasSuffix(mark)
        ? typed.dropLast(mark.count) : mark.count == 1 && typed.hasPrefix(mark) ? typed.dropFirst() : ""
      if !number.isEmpty, let count = Int(number), (1...20).contains(count) { return count }
    }
    return nil
  }

  /// Asks about `con 6`, which probably means reps rather than such a light load.
  fileprivate func askingForReps(_ error: SetRefusal) -> SetRefusal {
    guard error.problem == .loadOrRating, words.count == 2, let load = error.readings.first,
      ["con", "amb", "with"].contains(words[0].lowercased()), Int(words[1]) != nil
    else { return error }
    var refusal = error
    (refusal.problem, refusal.readings) = (.repsOrLoad, [words[1], load])
    return refusal
  }

  /// Whether the line says only that the last set was done again.
  var repeatsLastSet: Bool { Self.sames.contains(words.joined(separator: " ").lowercased()) }

  /// A change of the last set after the words for it: `same @285`, `same weight x 8`, `same 3`, `lo mismo pero 6`. Nil for
  /// anything else.
  func changeAfterSame(_ notation: Notation) -> TypedLine? {
    let typed = words.prefix(2).map { $0.lowercased() }
    guard
      let count = [2, 1].first(where: {
        words.count > $0 && Self.beforeChange.contains($0 == 1 ? typed[0] : typed.joined(separator: " "))
      })
    else { return nil }
    var rest = words.dropFirst(count)
    if ["weight", "load", "peso", "pes"].contains(rest.first?.lowercased()) { rest.removeFirst() }
    if ["but", "pero"].contains(rest.first.map { Recognition.folded($0) }) { rest.removeFirst() }
    if rest.first?.lowercased() == "x", rest.count == 2 { rest.removeFirst() }
    // `una más con 50`: so much is a load, and so is `same but 82.5`.
    let isWith = ["con", "amb", "with", "at"].contains(rest.first?.lowercased())
    if let mass = notation.mass(in: Array(rest.dropFirst(isWith ? 1 : 0))),
      mass.unit != nil || !mass.value.isWhole || isWith && mass.value > Thousandths(30)
    {
      rest = ["@" + String(NotationWriter().text(NotatedLoad.plain(mass)))]
    }
    let line = TypedLine(self, words: Array(rest))
    return !rest.isEmpty && (line.times != nil || notation.reads(asChange: line.words)) ? line : nil
  }

  private static let beforeChange: Set = [
    "same", "igual", "lo mismo", "el mateix", "el mismo", "la misma", "la mateixa", "mismo", "mateix",
    "una más", "una mas", "una més", "same again", "one more",
  ]

  private static let sames = [
    "same", "the same", "same again", "again", "another", "another one", "another set", "one more",
    "one more set",
    "igual", "lo mismo", "la misma", "mismo", "el mismo", "otra", "otra igual", "otra más", "otra serie",
    "otra serie igual", "una más", "una mas", "una serie más", "el mateix", "la mateixa", "una altra",
    "altra",
    "una altra igual", "una altra sèrie", "una més", "una sèrie més",
  ]

  /// Whether the words after `again` add nothing: `otra igual`, `otra serie`.
  fileprivate var saysOnlySame: Bool {
    !words.isEmpty
      && words.allSatisfy {
        [
          "igual", "serie", "set", "one", "same", "mas", "mes", "more", "vez", "vegada", "time", "mateixa",
          "misma",
        ].contains(Recognition.folded($0))
      }
  }

  /// Asks about `3 more`: as many sets again, or one of this many reps.
  func askForMore(_ context: Context) throws(Failure) {
    guard words.count == 2, let count = Int(words[0]), (1...20).contains(count),
      ["more", "mas", "mes"].contains(Recognition.folded(words[1]))
    else { return }
    let workout = try context.logbook.read { snapshot throws(Failure) in
      try context.open(in: snapshot)?.workout
    }
    guard let workout, let last = workout.lastDone else { throw Failure.noSetYet }
    var set = workout[last]
    set.result?.effort = nil
    let writer = context.writer(for: workout.exercises[last.exercise])
    var readings = [writer.text(Array(repeating: set, count: count))]
    if case .reps? = set.result?.amount {
      set.result?.amount = .reps(count)
      readings.append(writer.text([set]))
    }
    throw .severalReadings(readings.map(typing))
  }

  /// A CHANGE of nothing but the load, typed where SETs could be: `@85`, `+2.5`. Nil for anything else.
  func changeOfLastSet(_ notation: Notation) throws(Failure) -> NotatedChange? {
    guard let first = words.first?.utf8.first, "@+-".utf8.contains(first) else { return nil }
    return try change(notation)
  }

  /// The arguments as a CHANGE; nil if there are none.
  func change(_ notation: Notation) throws(Failure) -> NotatedChange? {
    if words.isEmpty { return nil }
    do throws(SetSyntaxError) {
      return try notation.change(in: words)
    } catch {
      throw .notation(error, words: words, command: command)
    }
  }
}

extension Context {
  /// The load in `bench @85`, if the last set is of that exercise; nil for any other line.
  func changeOfLastSet(namedIn line: TypedLine) throws(Failure) -> TypedLine? {
    guard line.words.count > 1, let load = line.words.last, load.first == "@",
      load.dropFirst().first?.isNumber == true,
      let workout = try logbook.read({ snapshot throws(Failure) in try open(in: snapshot)?.workout }),
      let last = workout.lastDone,
      let named = try? exercise(line.words.dropLast().joined(separator: " "), today: workout, toWrite: true),
      named.id == workout.exercises[last.exercise].exercise
    else { return nil }
    return TypedLine(line, words: [load])
  }
}

extension Words {
  /// The help page of `again`.
  var againHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Log the last set again",
        [
          "gymlog again": "the same set", "gymlog again 7": "7 reps with the same load",
          "gymlog again +2.5": "2.5 more on the bar", "gymlog again x3": "three more sets",
        ],
        "RPE and RIR aren't copied. To add them: gymlog again rpe9"),
      es: CommandHelp(
        "Repite la última serie",
        [
          "gymlog again": "la misma serie", "gymlog again 7": "7 repeticiones con el mismo peso",
          "gymlog again +2.5": "2,5 más en la barra", "gymlog again x3": "tres veces más",
        ],
        "El RPE y el RIR no se copian. Para añadirlos: gymlog again rpe9"),
      ca: CommandHelp(
        "Repeteix l'última sèrie",
        [
          "gymlog again": "la mateixa sèrie", "gymlog again 7": "7 repeticions amb el mateix pes",
          "gymlog again +2.5": "2,5 més a la barra", "gymlog again x3": "tres vegades més",
        ],
        "L'RPE i el RIR no es copien. Per afegir-los: gymlog again rpe9"))
  }
}
