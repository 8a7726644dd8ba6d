import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func status(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.status.rawValue, aliases: ["s"],
      declaring: .init(
        help: words.statusHelp,
        .flag(
          "short",
          help: words.say(
            en: "one line, for a prompt or a status bar",
            es: "una línea, para el prompt o una barra de estado",
            ca: "una línia, per al prompt o una barra d'estat"))
      ) { context, short throws(Failure) in
        try (short ? shortStatus(context) : status(context)).aboutCurrentWorkout
      })
  }

  /// The current state of training, as read from the logbook.
  private struct CurrentStatus {
    var current: StoredWorkout?
    /// The last time the current exercise was done.
    var lastTime: PastSession?
    /// The other open workouts, without their exercises.
    var elsewhere: [Workout]
    /// The last finished workout, read if none is open.
    var last: StoredWorkout?
    /// The two finished before it.
    var before: [Workout] = []
    /// The routine to do next; nil if none is open and none of these workouts was started from one.
    var next: Routine?
    /// Whether there are activities, read if there is no workout.
    var hasActivities = false
    var problems: [Problem]

    init(in snapshot: Snapshot, _ context: Context) throws(Failure) {
      current = try snapshot.currentWorkout()
      let folder = current?.folder
      elsewhere = []
      for open in try snapshot.openWorkouts() where open != folder {
        if let workout = try snapshot.header(open) { elsewhere.append(workout) }
      }
      if let workout = current?.workout, let index = workout.currentExercise {
        let exercise = workout.exercises[index].exercise
        lastTime = try context.past(of: exercise, excluding: folder, in: snapshot).history.lastTime(
          of: exercise, before: workout)
      }
      do {
        last = current == nil ? try context.lastFinished(in: snapshot) : nil
        problems = (current?.problems ?? last?.problems ?? []) + snapshot.missingDocuments
        guard let last else {
          hasActivities = current == nil ? try !snapshot.activityFolders().isEmpty : false
          return
        }
        before = context.finished(beforeLast: 2, in: snapshot)
        next = try? context.nextRoutine(after: [last.workout] + before, in: snapshot)
      } catch {
        guard case .damaged(let problem) = error.logbookError else { throw error }
        last = nil
        problems = [problem]
      }
    }
  }

  private static func status(_ context: Context) throws(Failure) -> Reply {
    let status = try context.logbook.read { snapshot throws(Failure) in
      try CurrentStatus(in: snapshot, context)
    }
    return Reply(
      problems: status.problems,
      text: { screen in (lines(status, context, screen) + elsewhere(status, context, screen)).text },
      json: {
        let last = status.last.map {
          JSON.object(WorkoutJSON(context: context, workout: $0.workout).summary)
        }
        return json(of: status.current?.workout, context)
          + JSON.members([
            "openElsewhere": .array(status.elsewhere.map { .string($0.id.text) }),
            "lastTime": status.lastTime?.json(context) ?? .null, "last": last ?? .null,
          ])
      })
  }

  private static func lines(_ status: CurrentStatus, _ context: Context, _ screen: Screen) -> [String] {
    if let workout = status.current?.workout {
      return StatusScreen(context: context, workout: workout, lastTime: status.lastTime, screen: screen)
        .lines
    }
    let words = screen.words
    guard let last = status.last?.workout else {
      if !status.problems.isEmpty { return [] }
      let empty = status.hasActivities ? words.onlyActivities : words.emptyLogbook
      return wrappedAroundCommands(empty, width: screen.width)
        + screen.commands(words.firstSteps + [words.builtInPlans])
        + wrapped(words.allCommands, width: screen.width)
    }
    let headings = [words.lastWorkout] + status.before.map { _ in words.before }
    let column = headings.map { displayWidth(of: $0) }.max() ?? 0
    func line(_ workout: Workout, _ heading: String) -> [String] {
      let day = words.dayRelative(workout.start.day, today: context.now.day)
      let name = workout.name.map { [Table.Cell($0, .strong)] } ?? []
      return screen.dotted(
        [.init(padded(heading + ":", to: column + 1) + " " + day + " " + words.clock(workout.start.civil))]
          + name
          + context.progress(of: workout).map { .init($0) })
    }
    let next = status.next.map {
      [CommandHelp.Example("gymlog start " + shellWord($0.name), words.nextInTurn)]
    }
    // A newcomer without a routine may want one.
    let plans = status.next == nil && status.before.count < 2 ? [words.builtInPlans] : []
    return zip([last] + status.before, headings).flatMap(line)
      + screen.commands((next ?? []) + words.nextSteps + plans)
  }

  private static func elsewhere(_ status: CurrentStatus, _ context: Context, _ screen: Screen) -> [String] {
    status.elsewhere.flatMap { workout in
      let since = screen.words.since(workout.start.civil, today: context.now.day)
      return wrapped(screen.words.openElsewhere(workout.name, since), width: screen.width)
        + ["  " + screen.painter.paint("gymlog show " + workout.id.text, .accent)]
    }
  }

  // MARK: - One line

  /// Reads only the current workout.
  private static func shortStatus(_ context: Context) throws(Failure) -> Reply {
    let stored = try context.logbook.read { snapshot throws(Failure) in try snapshot.currentWorkout() }
    return Reply(
      problems: stored?.problems ?? [],
      text: { screen in
        stored.map { StatusScreen(context: context, workout: $0.workout, screen: screen).short + "\n" } ?? ""
      },
      json: { json(of: stored?.workout, context) })
  }

  private static func json(of workout: Workout?, _ context: Context) -> [JSON.Member] {
    guard let workout else { return JSON.members(["workout": .null]) }
    let view = WorkoutJSON(context: context, workout: workout)
    return JSON.members([
      "workout": .object(view.members),
      "inHand": workout.currentExercise.map { .string("\($0 + 1)") } ?? .null,
      "next": workout.nextPlanned.map(view.set) ?? .null,
      "restLeft": workout.restLeft(at: context.now, defaults: context.settings.restDefaults)
        .map { .int($0.seconds) } ?? .null, "paused": .bool(workout.openPause != nil),
    ])
  }
}

extension Words {
  var lastWorkout: String {
    say(en: "Last workout", es: "Último entrenamiento", ca: "Últim entrenament")
  }

  var before: String { say(en: "Earlier", es: "Antes", ca: "Abans") }

  /// What the routine is that comes after the last one done.
  var nextInTurn: String {
    say(en: "the next routine", es: "la rutina que toca", ca: "la rutina que toca")
  }

  /// Suggestions when no workout is open.
  var nextSteps: [CommandHelp.Example] {
    say(
      en: [
        .init("gymlog start", "start a new workout"),
        .init("gymlog repeat last", "repeat the last one"),
      ],
      es: [
        .init("gymlog start", "empieza uno nuevo"),
        .init("gymlog repeat last", "repite el último"),
      ],
      ca: [
        .init("gymlog start", "comença'n un de nou"),
        .init("gymlog repeat last", "repeteix l'últim"),
      ])
  }

  /// There are activities, but no workout.
  fileprivate var onlyActivities: String {
    say(
      en: "No workouts yet, only activities. To log your first workout:",
      es: "Aún no hay entrenamientos, solo actividades. Para apuntar el primero:",
      ca: "Encara no hi ha entrenaments, només activitats. Per apuntar el primer:")
  }

  /// The introduction to `firstSteps`, for an empty logbook.
  var emptyLogbook: String {
    say(
      en: "Your logbook is empty. To log your first workout:",
      es: "Tu diario está vacío. Para apuntar tu primer entrenamiento:",
      ca: "El teu diari és buit. Per apuntar el teu primer entrenament:")
  }

  /// A first workout, command by command.
  var firstSteps: [CommandHelp.Example] {
    let (load, heavier) = unit == .pounds ? ("225 lb", 235) : ("100 kg", 105)
    return say(
      en: [
        .init(#"gymlog start --name "Leg day""#, "start a workout"),
        .init("gymlog log squat 8@\(exampleLoad)", "a set: 8 reps at \(load)"),
        .init("gymlog 8@\(heavier)", "another set, a little heavier"),
        .init("gymlog finish", "finish the workout"),
      ],
      es: [
        .init(#"gymlog start --name "Pierna""#, "empieza un entrenamiento"),
        .init("gymlog log sentadilla 8@\(exampleLoad)", "una serie: 8 repeticiones con \(load)"),
        .init("gymlog 8@\(heavier)", "otra serie, con algo más de peso"),
        .init("gymlog finish", "termina el entrenamiento"),
      ],
      ca: [
        .init(#"gymlog start --name "Cames""#, "comença un entrenament"),
        .init("gymlog log esquat 8@\(exampleLoad)", "una sèrie: 8 repeticions amb \(load)"),
        .init("gymlog 8@\(heavier)", "una altra sèrie, amb una mica més de pes"),
        .init("gymlog finish", "acaba l'entrenament"),
      ])
  }

  /// Plans to follow, with the names of some.
  fileprivate var builtInPlans: CommandHelp.Example {
    say(
      en: .init("gymlog routines", "plans such as 5x5 or push pull legs"),
      es: .init("gymlog routines", "planes como 5x5 o push pull legs"),
      ca: .init("gymlog routines", "plans com ara 5x5 o push pull legs"))
  }

  var allCommands: String {
    say(
      en: "All commands: gymlog help --all",
      es: "Todos los comandos: gymlog help --all",
      ca: "Totes les ordres: gymlog help --all")
  }

  /// A workout that is open on another device; its name, if any, and since when it is open.
  func openElsewhere(_ name: String?, _ since: String) -> String {
    say(
      en: "Open on another device \(since)" + (name.map { ": " + $0 } ?? ""),
      es: "Abierto en otro dispositivo \(since)" + (name.map { ": " + $0 } ?? ""),
      ca: "Obert en un altre dispositiu \(since)" + (name.map { ": " + $0 } ?? ""))
  }

  var statusHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show the current workout and what's next",
        ["gymlog": "the same, for short", "gymlog status --short": "one line, for a prompt or status bar"],
        "--short prints nothing if no workout is open."),
      es: CommandHelp(
        "Muestra el entrenamiento actual y qué toca ahora",
        [
          "gymlog": "lo mismo, abreviado",
          "gymlog status --short": "una línea, para el prompt o la barra de estado",
        ],
        "--short no escribe nada si no hay ningún entrenamiento abierto."),
      ca: CommandHelp(
        "Mostra l'entrenament actual i què toca ara",
        [
          "gymlog": "el mateix, abreujat",
          "gymlog status --short": "una línia, per al prompt o la barra d'estat",
        ],
        "--short no escriu res si no hi ha cap entrenament obert."))
  }
}
