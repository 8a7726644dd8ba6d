import Catalogue
import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func routineNew(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineNew.rawValue,
      declaring: .init(
        help: words.routineNewHelp, .words([.name, .exercise, .set], form: "* [* *…]", atLeast: 1, words),
        .fromWorkout(words), .unit(words), .flag(.force, words)
      ) { context, line, source, unit, force throws(Failure) in
        if let source {
          try checkIsWithoutSets(line, context.notation)
          return try routineNew(routineName(line), from: source, unit: unit, context)
        }
        if line.last == "-" {
          return try routineNew(fromInput: routineName(line.dropLast()), unit: unit, force: force, context)
        }
        return try routineNew(exercisesApart(line), unit: unit, force: force, context)
      })
  }

  /// `push "bench press 3x8" "ohp 3x8"`, each exercise quoted, with commas between them; any other line as it is.
  private static func exercisesApart(_ line: [String]) -> [String] {
    let exercises = line.dropFirst()
    guard !exercises.isEmpty,
      exercises.allSatisfy({ $0.contains(where: \.isWhitespace) && $0.contains(where: \.isNumber) })
    else { return line }
    return [line[0]]
      + exercises.joined(separator: ", ").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Rejects sets together with `--from`, even unreadable ones.
  private static func checkIsWithoutSets(_ line: [String], _ notation: Notation) throws(Failure) {
    let start: Int?
    do throws(SetSyntaxError) {
      start = try notation.startOfSets(in: line)
    } catch {
      start = error.words.lowerBound
    }
    if let start { throw .contradiction("--from", line[start...].joined(separator: " ")) }
  }

  private static func routineNew(
    _ words: [String], unit: MassUnit?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    try LogLine(TypedLine(.routineNew, words), context).refuseFailureOfSets()
    let line = try NewRoutineLine(words, context)
    guard !line.parts.isEmpty else { throw Failure.withoutExercises(line.name) }
    let typed = TypedLine(.routineNew, words)
    let phrases = try phrases(of: line.parts, typed, context.notation)
    return try context.offeringLastTime { lastTime throws(Failure) in
      try made(line.name, unit: unit, context) { routine, _ throws(Failure) in
        var form = Workout(planning: routine, at: context.now, unit: context.settings.unit.value)
        _ = try plan(phrases, in: &form, force: force, lastTime: lastTime, context)
        routine.update(from: form)
        return []
      }
    }
  }

  /// Creates a routine from the completed sets of a workout.
  private static func routineNew(
    _ name: String, from source: WorkoutArgument, unit: MassUnit?, _ context: Context
  ) throws(Failure) -> Reply {
    try made(name, unit: unit, context) { routine, snapshot throws(Failure) in
      let stored = try context.workout(source, in: snapshot)
      guard stored.workout.doneCount > 0 else { throw Failure.noSetYet.attaching(stored.problems) }
      let planned = stored.workout.repeated(
        as: routine.id, named: nil, at: context.now, unit: nil, ids: context.newID)
      (routine.tags, routine.exercises) = (stored.workout.tags, planned.exercises)
      if unit == nil, planned.unit != context.settings.unit.value { routine.unit = planned.unit }
      return stored.problems
    }
  }

  /// Creates a routine from the text on standard input.
  private static func routineNew(
    fromInput name: String, unit: MassUnit?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let text = try context.typedText()
    return try context.naming(nil, again: "") { () throws(Failure) in
      let name = name.isEmpty ? try context.name(in: text) : name
      return try made(name, unit: unit, context) { routine, _ throws(Failure) in
        let old = routine
        routine = try RoutineReader(context, force: force).routine(from: text, over: old)
        (routine.name, routine.unit) = (old.name, routine.unit ?? old.unit)
        return []
      }
    }
  }

  /// Adds a routine with the exercises that `fill` puts into it; `fill` returns documents that couldn't be used.
  private static func made(
    _ name: String, unit: MassUnit?, _ context: Context,
    _ fill: (inout Routine, Snapshot) throws(Failure) -> [Problem]
  ) throws(Failure) -> Reply {
    let name = try checked(name, .name)
    let (routine, problems) = try context.logbook.change(CommandName.routineNew.rawValue, at: context.now) {
      change throws(Failure) in
      try context.checkIsFree(name, in: change.snapshot)
      var routine = Routine(id: context.newID(), name: name, unit: unit)
      let problems = try fill(&routine, change.snapshot)
      guard !routine.exercises.isEmpty else { throw Failure.withoutExercises(name) }
      try change.add(routine)
      return (routine, problems)
    }
    return Reply(routine: routine, noticed: problems, listing: true, context) { words, figures in
      words.routineMade(routine.name, figures)
    }
  }
}

extension Parameter {
  static func fromWorkout(_ words: Words) -> Parameter where Value == WorkoutArgument? {
    .option(
      "from", value: words.placeholder(.workout),
      help: words.say(
        en: "workout to copy from: last, last-1, a date",
        es: "entrenamiento del que copiar: last, last-1, una fecha",
        ca: "entrenament d'on copiar: last, last-1, una data"),
      as: .workout(words))
  }
}

extension Context {
  fileprivate func name(in text: String) throws(Failure) -> String {
    let read = RoutineText(text)
    guard let name = read.values(of: .name).first(where: { !$0.text.isEmpty }) else {
      throw Failure(RoutineTextError(RoutineText.Piece("", line: 1, column: 1), Failure.nameMissing))
    }
    return name.text
  }

  /// Throws if another of the lifter's routines has the name; case and accents don't count.
  func checkIsFree(_ name: String, except id: EntityID? = nil, in snapshot: Snapshot) throws(Failure) {
    let own = try snapshot.routines().routines.map(\.routine)
    if let other = own.first(where: { $0.id != id && FoldedName($0.name) == FoldedName(name) }) {
      throw Failure.nameInUse(other.name)
    }
  }
}

extension Words {
  func routineMade(_ name: String, _ figures: String) -> String {
    say(
      en: "\(name) saved: \(figures)",
      es: "\(name): rutina guardada, \(figures)",
      ca: "\(name): rutina desada, \(figures)")
  }

  var routineNewHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Create a routine",
        [
          "gymlog routine new push bench press 10@40w 3x8@80kg, dip 3x10": "with its exercises",
          "gymlog routine new push a, bench press 3x8-12, dip 3x10":
            "a comma ends a longer name",
          "gymlog routine new legs --from last": "from the completed sets of a workout",
          "gymlog routine new legs -": "from standard input",
        ],
        "Type sets as in gymlog add. On standard input, use the text format of gymlog routine show --text."),
      es: CommandHelp(
        "Crea una rutina",
        [
          "gymlog routine new empuje press de banca 10@40w 3x8@80kg, fondos 3x10": "con sus ejercicios",
          "gymlog routine new empuje a, press de banca 3x8-12, fondos 3x10":
            "la coma cierra el nombre",
          "gymlog routine new piernas --from last": "con lo que hiciste en un entrenamiento",
          "gymlog routine new piernas -": "desde la entrada estándar",
        ],
        "Las series se escriben como en gymlog add. En la entrada estándar, con el formato de gymlog routine show --text."
      ),
      ca: CommandHelp(
        "Crea una rutina",
        [
          "gymlog routine new empenta press de banca 10@40w 3x8@80kg, fons 3x10": "amb els seus exercicis",
          "gymlog routine new empenta a, press de banca 3x8-12, fons 3x10":
            "la coma tanca el nom",
          "gymlog routine new cames --from last": "a partir del que vas fer en un entrenament",
          "gymlog routine new cames -": "des de l'entrada estàndard",
        ],
        "Les sèries s'escriuen com en gymlog add. A l'entrada estàndard, amb el format de gymlog routine show --text."
      ))
  }
}

extension Failure {
  /// Another routine has the name.
  static func nameInUse(_ name: String) -> Failure {
    Failure(
      .conflict,
      en: Message(
        "a routine named \(quoted(name)) already exists",
        hint: "Choose another name, or edit that routine: gymlog routine edit \(shellWord(name))"
      ),
      es: Message(
        "ya hay una rutina llamada \(quoted(name))",
        hint: "Elige otro nombre, o edita esa rutina: gymlog routine edit \(shellWord(name))"),
      ca: Message(
        "ja hi ha una rutina que es diu \(quoted(name))",
        hint: "Tria un altre nom, o edita aquella rutina: gymlog routine edit \(shellWord(name))"))
  }

  /// The text of a new routine doesn't name it.
  static var nameMissing: Failure {
    Failure(
      .usage,
      en: Message(
        "the text has no routine name",
        hint: "Start it with name: push, or type gymlog routine new push -"
      ),
      es: Message(
        "falta el nombre de la rutina en el texto",
        hint: "Empiézalo con nombre: empuje, o escribe gymlog routine new empuje -"),
      ca: Message(
        "falta el nom de la rutina al text",
        hint: "Comença'l amb nom: empenta, o escriu gymlog routine new empenta -"))
  }
}
