import Catalogue
import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func routineNew(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineNew.rawValue,
      declaring: .init(
        help: words.routineNewHelp, .words([.name, .exercise, .set], atLeast: 1, words),
        .fromWorkout(words), .unit(words), .flag(.force, words)
      ) { context, line, source, unit, force in
        if let source {
          try checkIsWithoutSets(line, context.notation)
          return try routineNew(routineName(line), from: source, unit: unit, context)
        }
        if line.last == "-" {
          return try routineNew(fromInput: routineName(line.dropLast()), unit: unit, force: force, context)
        }
        return try routineNew(line, unit: unit, force: force, context)
      })
  }

  /// Sets beside `--from` are one thing too many, also where they can't be read.
  private static func checkIsWithoutSets(_ line: [String], _ notation: Notation) throws(Failure) {
    let start: Int?
    do throws(SetSyntaxError) {
      start = try notation.startOfSets(in: line)
    } catch {
      start = error.words.lowerBound
    }
    if let start { throw .contradiction("--from", line[start...].joined(separator: " ")) }
  }

  /// From the words of the line.
  private static func routineNew(
    _ words: [String], unit: MassUnit?, force: Bool, _ context: Context
  ) throws -> Reply {
    let line = try NewRoutineLine(words, context)
    guard !line.parts.isEmpty else { throw Failure.withoutExercises(line.name) }
    let typed = TypedLine(.routineNew, words)
    let phrases = try phrases(of: line.parts, typed, context.notation)
    return try context.offeringLastTime { lastTime in
      try made(line.name, unit: unit, context) { routine, _ in
        var form = Workout(planning: routine, at: context.now, unit: context.settings.unit.value)
        _ = try plan(phrases, in: &form, force: force, lastTime: lastTime, context)
        routine.take(form)
        return []
      }
    }
  }

  /// From what was done in a workout.
  private static func routineNew(
    _ name: String, from source: WorkoutArgument, unit: MassUnit?, _ context: Context
  ) throws -> Reply {
    try made(name, unit: unit, context) { routine, snapshot in
      let stored = try context.workout(source.reference, typed: source.text, in: snapshot)
      guard stored.workout.doneCount > 0 else {
        throw Failure.noSetYet.attaching(stored.problems)
      }
      let planned = stored.workout.repeated(
        as: routine.id, named: nil, at: context.now, unit: nil, ids: context.newID)
      (routine.tags, routine.exercises) = (stored.workout.tags, planned.exercises)
      if unit == nil, planned.unit != context.settings.unit.value { routine.unit = planned.unit }
      return stored.problems
    }
  }

  /// From a text on standard input.
  private static func routineNew(
    fromInput name: String, unit: MassUnit?, force: Bool, _ context: Context
  ) throws -> Reply {
    let text = try context.typedText()
    return try context.naming(nil, again: "") {
      let name = name.isEmpty ? try context.name(in: text) : name
      return try made(name, unit: unit, context) { routine, _ in
        let old = routine
        routine = try RoutineReader(context, force: force).routine(from: text, over: old)
        (routine.name, routine.unit) = (old.name, routine.unit ?? old.unit)
        return []
      }
    }
  }

  /// Adds a routine that `fill` puts exercises into; it answers documents that couldn't be used.
  private static func made(
    _ name: String, unit: MassUnit?, _ context: Context, _ fill: (inout Routine, Snapshot) throws -> [Problem]
  ) throws -> Reply {
    let name = try checked(name, .name)
    let (routine, problems) = try context.logbook.change(CommandName.routineNew.rawValue, at: context.now) {
      change in
      try context.checkIsFree(name, in: change.snapshot)
      var routine = Routine(id: context.newID(), name: name, unit: unit)
      let problems = try fill(&routine, change.snapshot)
      guard !routine.exercises.isEmpty else { throw Failure.withoutExercises(name) }
      try change.add(routine)
      return (routine, problems)
    }
    return Reply(routine: routine, noticed: problems, context) { words, figures in
      words.routineMade(routine.name, figures)
    }
  }
}

extension Parameter {
  /// `--from WORKOUT`: what was done in it.
  static func fromWorkout(_ words: Words) -> Parameter where Value == WorkoutArgument? {
    .option(
      OptionName.from.rawValue, value: words.placeholder(.workout), help: words.option(.from),
      as: ValueParser { try WorkoutArgument($0) })
  }
}

extension Context {
  /// The name that a routine's text gives.
  fileprivate func name(in text: String) throws -> String {
    let read = RoutineText(text)
    guard let name = read.values(of: .name).first(where: { !$0.text.isEmpty }) else {
      throw RoutineTextError(RoutineText.Piece("", line: 1, column: 1), Failure.nameMissing)
    }
    return name.text
  }

  /// Makes sure that no other routine of the lifter's own has a name; case and accents don't count.
  func checkIsFree(_ name: String, except id: EntityID? = nil, in snapshot: Snapshot) throws {
    let own = try snapshot.routines().routines.map(\.routine)
    if let other = own.first(where: { $0.id != id && FoldedText($0.name) == FoldedText(name) }) {
      throw Failure.nameInUse(other.name)
    }
  }
}

extension Words {
  /// A routine was made.
  func routineMade(_ name: String, _ figures: String) -> String {
    say(
      en: "\(name) saved: \(figures)",
      es: "\(name) guardada: \(figures)",
      ca: "\(name) guardada: \(figures)")
  }

  /// The page of `routine new`.
  var routineNewHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Make a routine",
        [
          "gymlog routine new push bench press 10@40w 3x8@80kg, dip 3x10": "with its exercises",
          "gymlog routine new push a, bench press 3x8-12, dip 3x10": "a comma ends a name of several words",
          "gymlog routine new legs --from last": "from what you did in a workout",
          "gymlog routine new legs -": "from a text on standard input",
        ],
        "Sets are written as in gymlog add. A text is written as gymlog routine show --text gives it."),
      es: CommandHelp(
        "Crea una rutina nueva",
        [
          "gymlog routine new empuje press de banca 10@40w 3x8@80kg, dip 3x10": "con sus ejercicios",
          "gymlog routine new empuje a, press de banca 3x8-12, dip 3x10":
            "una coma acaba el nombre",
          "gymlog routine new piernas --from last": "con lo que hiciste en un entrenamiento",
          "gymlog routine new piernas -": "a partir de un texto por la entrada estándar",
        ],
        "Las series se escriben como en gymlog add. Un texto se escribe como lo da gymlog routine show --text."
      ),
      ca: CommandHelp(
        "Fes una rutina",
        [
          "gymlog routine new empenta press de banca 10@40w 3x8@80kg, dip 3x10": "amb els seus exercicis",
          "gymlog routine new empenta a, press de banca 3x8-12, dip 3x10":
            "una coma acaba el nom",
          "gymlog routine new cames --from last": "a partir del que vas fer en un entrenament",
          "gymlog routine new cames -": "a partir d'un text per l'entrada estàndard",
        ],
        "Les sèries s'escriuen com a gymlog add. Un text s'escriu com el dona gymlog routine show --text."))
  }
}

extension Failure {
  /// Another routine has the name.
  static func nameInUse(_ name: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message(
          "a routine is called \(words.quoted(name)) already",
          hint: "Take another name, or change that one: \(("gymlog routine edit " + shellWord(name)))"
        ),
        es: Message(
          "ya hay una rutina llamada \(words.quoted(name))",
          hint: "Elige otro nombre, o cambia esa: \(("gymlog routine edit " + shellWord(name)))"),
        ca: Message(
          "ja hi ha una rutina que es diu \(words.quoted(name))",
          hint: "Tria un altre nom, o canvia aquella: \(("gymlog routine edit " + shellWord(name)))"))
    }
  }

  /// A routine is to be made of a text that doesn't name it.
  static var nameMissing: Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "the text doesn't name the routine",
          hint: "Begin it with name: push, or type gymlog routine new push -"
        ),
        es: Message(
          "el texto no le da nombre a la rutina",
          hint: "Empiézalo con nombre: empuje, o escribe gymlog routine new empuje -"),
        ca: Message(
          "el text no dona nom a la rutina",
          hint: "Comença'l amb nom: empenta, o escriu gymlog routine new empenta -"))
    }
  }
}
