import CommandLineKit
import Logbook
import Training
import Wording

extension Commands {
  static func split(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.split.rawValue,
      declaring: .init(
        help: words.splitHelp,
        .required(
          words.placeholder(.workout), help: words.meaning(.workout),
          as: .workout(words)),
        .words([.ref], atLeast: 1, words),
        .at(
          words,
          words.say(
            en: "start of the second workout", es: "inicio del segundo entrenamiento",
            ca: "inici del segon entrenament")), .option(.name, .name, words)
      ) { context, argument, line, time, name throws(Failure) in
        try split(argument, at: context.reference(line), time, named: name, context)
      })
  }

  /// Makes a new workout of the sets from a place on.
  private static func split(
    _ argument: WorkoutArgument, at reference: Reference, _ time: TimeArgument?, named name: String?,
    _ context: Context
  ) throws(Failure) -> Reply {
    let name = try name.map { text throws(Failure) in try checked(text, .name) }
    let told = try context.logbook.change(CommandName.split.rawValue, at: context.now) {
      change throws(Failure) in
      let stored = try context.wholeWorkout(argument, in: change.snapshot)
      var first = stored.workout
      guard let end = first.end else { throw .openWorkoutFirst }
      let place: SetPlace
      do throws(Failure) {
        place = try context.start(of: reference, in: first)
      } catch {
        throw error.about(.workout(argument))
      }
      guard place > SetPlace(exercise: 0, set: 0) else { throw .nothingBefore(reference.text) }
      // The workout was logged afterwards: neither part has a length.
      let hasLength = first.start.seconds < end.seconds
      let (moment, isEstimated) =
        hasLength || time != nil ? try moment(time, place, first, context) : (first.start, false)
      let latest = hasLength ? end : first.start.adding(seconds: Context.longestWorkout.seconds)
      guard (first.start.seconds...latest.seconds).contains(moment.seconds) else {
        throw .splitOutside(moment, first, example: splitExample(first, context))
      }
      var second = first.split(
        at: place, as: context.newID(at: moment), named: name, at: moment, ids: context.newID)
      if !hasLength { (first.end, second.end) = (first.start, second.start) }
      change.keepUnknownMembers(of: stored)
      try change.save(first, over: stored)
      _ = try change.add(second)
      let clock = context.words.clock(second.start.civil)
      let reference = (second.start.day == context.now.day ? "" : second.start.day.text + " ") + clock
      return PastChange(
        workouts: [first, second],
        head: { $0.splitInTwo($0.label(stored.workout, at: context.now)) },
        notes: {
          isEstimated ? [$0.splitEstimated("gymlog edit --in \(shellWord(reference)) --start \(clock)")] : []
        },
        namesExercises: true)
    }
    return told.reply(context)
  }

  /// When the second workout began: at the time typed, else as the times of the sets say.
  private static func moment(
    _ time: TimeArgument?, _ place: SetPlace, _ workout: Workout, _ context: Context
  ) throws(Failure) -> (Instant, Bool) {
    if let time { return (try context.instant(time, after: workout.start), false) }
    guard let found = workout.splitTime(at: place) else {
      throw .splitTimeNeeded(example: splitExample(workout, context))
    }
    return found
  }

  /// The line with a time for the second workout.
  private static func splitExample(_ workout: Workout, _ context: Context) -> String {
    let half = workout.start.adding(
      seconds: ((workout.end ?? workout.start).seconds - workout.start.seconds) / 2)
    var line = context.line
    if let at = line.firstIndex(of: "--at") { line.removeSubrange(at...) }
    return "gymlog " + line.map(shellWord).joined(separator: " ") + " --at " + context.words.clock(half.civil)
  }
}

extension Context {
  /// The place of a set, or that of an exercise's first set.
  fileprivate func start(of reference: Reference, in workout: Workout) throws(Failure) -> SetPlace {
    guard case .exercise(let exercise) = reference else {
      return try place(of: reference, typed: reference.text, in: workout)
    }
    return SetPlace(exercise: try index(of: exercise, in: workout), set: 0)
  }
}

extension Words {
  func splitInTwo(_ workout: String) -> String {
    say(
      en: "\(workout) is now two workouts:", es: "\(workout): ahora son dos entrenamientos:",
      ca: "\(workout): ara són dos entrenaments:")
  }

  /// The time between the two halves isn't known; `command` sets it.
  func splitEstimated(_ command: String) -> String {
    say(
      en: "Its sets have no times, so the time was divided by the number of sets. To change it: \(command)",
      es:
        "Sus series no llevan hora: el tiempo se reparte según el número de series. Para cambiarlo: \(command)",
      ca:
        "Les seves sèries no porten hora: el temps es reparteix segons el nombre de sèries. Per canviar-ho: \(command)"
    )
  }

  var splitHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Split a workout in two",
        [
          "gymlog split last deadlift": "deadlift and what follows become a second workout",
          "gymlog split last bench.3 --at 19:15": "from that set on; the second starts at 19:15",
          #"gymlog split "pull day" row --name Back"#: "with a name for the second",
        ],
        "Everything from that set or exercise on moves to a new workout, which starts after the previous set, or at --at. "
          + "gymlog undo joins them again."),
      es: CommandHelp(
        "Divide un entrenamiento en dos",
        [
          "gymlog split last peso muerto": "el peso muerto y lo que sigue, aparte",
          "gymlog split last banca.3 --at 19:15": "desde una serie, que empezó a esa hora",
          #"gymlog split "día de tirón" remo --name Espalda"#: "con nombre para el segundo",
        ],
        "Todo lo que hay desde esa serie o ese ejercicio pasa a un entrenamiento nuevo. Empieza tras la última serie "
          + "anterior, o a la hora de --at. gymlog undo los vuelve a unir."),
      ca: CommandHelp(
        "Divideix un entrenament en dos",
        [
          "gymlog split last pes mort": "el pes mort i el que segueix, a part",
          "gymlog split last banca.3 --at 19:15": "des d'una sèrie, que va començar a aquella hora",
          #"gymlog split "dia de rem" rem --name Esquena"#: "amb nom per al segon",
        ],
        "Tot el que hi ha des d'aquella sèrie o exercici passa a un entrenament nou. Comença després de l'última sèrie "
          + "anterior, o a l'hora de --at. gymlog undo els torna a unir."))
  }
}

extension Failure {
  static func nothingBefore(_ reference: String) -> Failure {
    Failure(
      .usage, en: Message("nothing in the workout comes before \(quoted(reference))"),
      es: Message("en el entrenamiento no hay nada antes de \(quoted(reference))"),
      ca: Message("\(quoted(reference)): a l'entrenament no hi ha res abans"))
  }

  /// Sets of the two parts were done in turn, so that no time separates them.
  static func splitTimeNeeded(example: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "some of these sets were done before sets that stay: when does the new workout start?",
          hint: words.forExample(example)),
        es: Message(
          "algunas de estas series se hicieron antes que otras que no se mueven: ¿cuándo empieza el nuevo entrenamiento?",
          hint: words.forExample(example)),
        ca: Message(
          "algunes d'aquestes sèries es van fer abans que d'altres que no es mouen: quan comença l'entrenament nou?",
          hint: words.forExample(example)))
    }
  }

  /// The second workout would begin outside the first.
  static func splitOutside(_ moment: Instant, _ workout: Workout, example: String) -> Failure {
    Failure(.usage) { words in
      let span = workout.end.map { words.span(workout.start, $0) } ?? ""
      let clock = words.clock(moment.civil)
      return words.say(
        en: Message("\(clock) isn't within the workout, \(span)", hint: words.forExample(example)),
        es: Message(
          "\(clock) queda fuera del entrenamiento, \(span)", hint: words.forExample(example)),
        ca: Message("\(clock) queda fora de l'entrenament, \(span)", hint: words.forExample(example)))
    }
  }
}
