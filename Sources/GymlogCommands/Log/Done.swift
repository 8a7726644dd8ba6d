import CommandLineKit
import Training
import Wording

extension Commands {
  static func done(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.done.rawValue, aliases: ["d"],
      declaring: .init(
        help: words.doneHelp, .words([.ref, .change, .set], form: "[*] [*] [*…]", words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force throws(Failure) in
        try EditTarget(workout).noting { () throws(Failure) in
          try done(TypedLine(.done, in: workout, line), in: workout, force: force, context)
        }
      })
  }

  private static func done(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let line = try DoneLine(line, context)
    if line.scope == .workout { return try doneWorkout(in: argument, context) }
    let edited = try context.offeringLastTime { lastTime throws(Failure) in
      try context.edit(
        .done, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
      ) {
        workout throws(Failure) in
        let places = try context.placesToDo(line, in: workout, EditTarget(argument))
        return try context.complete(places, line, in: &workout, force: force, lastTime: lastTime)
      }
    }
    return Reply(setsOf: edited, comesNext: true, context).telling(of: [
      LoggedTwiceList(loggedIn: edited.workout, edited.result, context)
    ])
  }

  /// Marks every planned set of the workout done, as planned.
  private static func doneWorkout(in argument: WorkoutArgument?, _ context: Context) throws(Failure) -> Reply
  {
    let edited = try context.edit(.done, in: EditTarget(argument)) { workout throws(Failure) in
      let exercises = workout.exercises.indices.filter {
        !workout.exercises[$0].isSkipped && !workout.exercises[$0].plannedSets.isEmpty
      }
      if exercises.isEmpty { throw Failure.nothingPlanned(in: nil) }
      return try exercises.map { index throws(Failure) in
        let line = try DoneLine(TypedLine(.done, in: argument, ["\(index + 1)", "all"]), context)
        let places = try context.placesToDo(line, in: workout, EditTarget(argument))
        return PlannedExercise(
          index: index,
          places: try context.complete(places, line, in: &workout, force: true, lastTime: nil))
      }
    }
    let twice = LoggedTwiceList(loggedIn: edited.workout, edited.result.flatMap(\.places), context)
    return Reply(done: edited, context).telling(of: [twice])
  }
}

extension Context {
  /// The planned sets that the arguments mean: those of the current exercise, those of another, or given ones.
  fileprivate func placesToDo(
    _ line: DoneLine, in workout: Workout, _ target: EditTarget
  ) throws(Failure) -> [SetPlace] {
    guard let (references, text) = line.reference else {
      guard let next = workout.nextPlanned else { throw Failure.nothingPlanned(in: nil) }
      // `4/5`: four of the five that were planned.
      if let typed = line.line.words.first, line.line.words.count == 1,
        case let parts = typed.split(separator: "/").map({ Int($0) }), parts.count == 2, let reps = parts[0],
        let planned = parts[1], reps < planned, exercise(of: workout.exercises[next.exercise]).sides == .both,
        case .exactly(.reps(planned))? = workout[next].plan?.amount
      {
        throw .listUnclear(typed, ["gymlog done \(reps)" + target.typed])
      }
      try askAboutSuperset(line, from: next.exercise, in: workout)
      return workout.plannedPlaces(of: next.exercise)
    }
    if let next = workout.nextPlanned {
      try refuseCountedSets(references, of: workout.plannedPlaces(of: next.exercise), in: workout) {
        "gymlog done " + $0 + target.typed
      }
    }
    let planned = { (exercise: Int) throws(Failure) -> [SetPlace] in
      let planned = workout.plannedPlaces(of: exercise)
      if planned.isEmpty { throw Failure.nothingPlanned(in: name(of: workout.exercises[exercise])) }
      return planned
    }
    let places = try places(of: references, in: workout, ofExercise: planned)
    if case .exercise = references[0] { return places }
    if line.scope == .exercise { throw Failure.setNotFound(text + " all") }
    guard let done = places.first(where: { workout[$0].isDone }) else { return places }
    // Without a change, the result itself: pasted as is, the command alters nothing.
    let reference = places.count == 1 ? text : workout.reference(to: done)
    let change =
      line.start == line.line.words.count
      ? writer(for: workout.exercises[done.exercise]).text(workout[done])
      : line.line.words[line.changeWords].map(shellWord).joined(separator: " ")
    throw Failure.setAlreadyDone(
      reference, edit: "gymlog edit \(shellWord(reference)) \(change)" + target.typed)
  }

  /// Asks about `done 8 10` in a superset: two sets of the next exercise, or one of each.
  private func askAboutSuperset(_ line: DoneLine, from next: Int, in workout: Workout) throws(Failure) {
    guard let members = workout.superset(of: next),
      case let left = members.filter({ !workout.plannedPlaces(of: $0).isEmpty }),
      left.count > 1, line.line.words.count == left.count, line.line.words.allSatisfy({ Int($0) != nil })
    else { return }
    let place = left.firstIndex(of: next) ?? 0
    let round = left[place...] + left[..<place]
    func typing(_ exercise: Int, _ sets: String) -> String {
      "gymlog done " + shellName(name(of: workout.exercises[exercise])) + " " + sets
    }
    throw .severalReadings([
      typing(next, line.line.words.joined(separator: " ")),
      zip(round, line.line.words).map(typing).joined(separator: "; "),
    ])
  }

  /// Fills the planned sets at some places, all of one exercise, with what was typed. Sets that the plan doesn't have come last.
  fileprivate func complete(
    _ places: [SetPlace], _ line: DoneLine, in workout: inout Workout, force: Bool, lastTime: Load?
  ) throws(Failure) -> [SetPlace] {
    let exercise = places[0].exercise
    let isNamed: Bool =
      switch line.reference?.references[0] {
      case .exercise, nil: false
      default: true
      }
    let filling: SetInterpreter.Filling =
      line.scope == .exercise || isNamed && places.count > 1 ? .all : isNamed ? .fromFirst : .fitting
    // From a given set on, several fill the next ones too.
    var row = places
    if isNamed, places.count == 1 {
      row = workout.plannedPlaces(of: exercise).filter { $0 >= places[0] }
    }
    if line.start == line.line.words.count, filling != .all { row = [row[0]] }
    let planned = row.map { workout[$0] }
    let percents = planned.compactMap { if case .percent(let share)? = $0.plan?.load { share } else { nil } }
    let shares = try loads(of: percents, for: workout.exercises[exercise], in: workout, fromIndex: true)
      .reduce(into: [:]) { $0[$1.percent] = $1.load }
    let fill = try meaning(
      of: line.line, for: workout.exercises[exercise], in: workout, force: force, lastTime: lastTime
    ) { meaning throws(SetRefusal) in
      do throws(SetRefusal) {
        var known = meaning.context
        known.shares = shares
        return try SetInterpreter(known).fill(planned, with: line.change, line.groups, filling)
      } catch {
        throw line.placed(error)
      }
    }
    var completed: [SetPlace] = []
    for (index, draft) in fill.filled {
      completed += workout.complete(
        row[index], with: [draft], at: workout.completionTime(at: now, in: exercise), ids: newID)
    }
    return completed
      + workout.append(
        fill.extra, to: exercise, at: workout.completionTime(at: now, in: exercise), ids: newID)
  }
}

extension Words {
  /// The help page of `done`.
  var doneHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Mark the next planned set done",
        [
          "gymlog done": "as planned",
          "gymlog done 7": "7 reps instead",
          "gymlog done 7@77.5 rpe9": "different reps and load",
          "gymlog done .3": "set 3 of the current exercise",
        ],
        "gymlog done 8 8 7 marks the next three sets, gymlog done .1-.3 sets 1 to 3, and gymlog done all @82.5 every "
          + "remaining set of the exercise, with another load.",
        "gymlog done bench 7@80 marks the next set of bench press; gymlog done workout marks every remaining set.",
        "If you give several sets, each completes the planned set it matches, or else the next one. A drop set that isn't "
          + "planned is added at the end: gymlog done 8 10@60d",
        "The plan is kept next to the result. A planned RPE is only a target, so type the actual one."),
      es: CommandHelp(
        "Marca como hecha la siguiente serie",
        [
          "gymlog done": "tal como estaba previsto",
          "gymlog done 7": "con 7 repeticiones",
          "gymlog done 7@77.5 rpe9": "con otras repeticiones y otro peso",
          "gymlog done .3": "la serie 3 del ejercicio actual",
        ],
        "gymlog done 8 8 7 marca las tres series siguientes; gymlog done .1-.3, las series 1 a 3; gymlog done all @82.5, "
          + "todas las que quedan del ejercicio, con otro peso.",
        "gymlog done banca 7@80 marca la siguiente de press de banca; gymlog done workout, todas las que quedan del "
          + "entrenamiento.",
        "Varias series completan las previstas por orden: las siguientes, o aquellas con las que coinciden. Un drop set "
          + "no previsto se añade al final: gymlog done 8 10@60d",
        "Lo previsto se guarda junto al resultado. Un RPE previsto es solo un objetivo: escribe el real."),
      ca: CommandHelp(
        "Marca com a feta la sèrie següent",
        [
          "gymlog done": "tal com estava previst",
          "gymlog done 7": "amb 7 repeticions",
          "gymlog done 7@77.5 rpe9": "amb altres repeticions i un altre pes",
          "gymlog done .3": "la sèrie 3 de l'exercici actual",
        ],
        "gymlog done 8 8 7 marca les tres sèries següents; gymlog done .1-.3, les sèries 1 a 3; gymlog done all @82.5, "
          + "totes les que queden de l'exercici, amb un altre pes.",
        "gymlog done banca 7@80 marca la següent de press de banca; gymlog done workout, totes les que queden de "
          + "l'entrenament.",
        "Unes quantes sèries completen les previstes per ordre: les següents, o aquelles amb què coincideixen. Un drop set "
          + "no previst s'afegeix al final: gymlog done 8 10@60d",
        "El que estava previst es desa al costat del resultat. Un RPE previst és només un objectiu: escriu el real."
      ))
  }
}

extension Failure {
  /// A set is already done; its reference as typed, and the command that changes it.
  static func setAlreadyDone(_ reference: String, edit: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("set \(reference) is already done", hint: "To change it: \(edit)"),
        es: Message("la serie \(reference) ya está hecha", hint: "Para cambiarla: \(edit)"),
        ca: Message("la sèrie \(reference) ja està feta", hint: "Per canviar-la: \(edit)"))
    }
  }
}

extension Failure {
  static func nothingPlanned(in exercise: String?) -> Failure {
    Failure(.notFound) { words in
      Message(
        words.nothingPlanned(in: exercise),
        hint: words.say(
          en: "Log another set, or finish the workout with gymlog finish",
          es: "Apunta otra serie, o termina con gymlog finish",
          ca: "Apunta una altra sèrie, o acaba amb gymlog finish"))
    }
  }
}

extension Words {
  func nothingPlanned(in exercise: String?) -> String {
    say(
      en: exercise.map { "\($0) has no planned sets left" } ?? "no planned sets left",
      es: exercise.map { "\($0): no quedan series por hacer" } ?? "no quedan series por hacer",
      ca: exercise.map { "\($0): no queden sèries per fer" } ?? "no queden sèries per fer")
  }
}
