import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func status(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.status.rawValue, aliases: ["s"],
      declaring: .init(help: words.statusHelp, .flag(.short, words)) { context, short in
        try (short ? shortStatus(context) : status(context)).aboutHand
      })
  }

  /// Where the lifter stands, as it was read.
  private struct Standing {
    var inHand: StoredWorkout?
    /// The last time that the exercise in hand was done.
    var lastTime: PastSession?
    /// The open workouts beside the one in hand, without their exercises.
    var elsewhere: [Workout]
    /// The last finished workout, read where none is open.
    var last: StoredWorkout?
    var problems: [Problem]

    init(in snapshot: Snapshot, _ context: Context) throws {
      inHand = try snapshot.inHand()
      let folder = inHand?.folder
      elsewhere = try snapshot.openWorkouts().filter { $0 != folder }
        .compactMap { folder in try snapshot.header(folder) }
      if let workout = inHand?.workout, let index = workout.inHand {
        let exercise = workout.exercises[index].exercise
        lastTime = try snapshot.past(of: exercise, besides: folder)?.history.lastTime(
          of: exercise, before: workout)
      }
      do {
        last = inHand == nil ? try context.lastFinished(in: snapshot) : nil
        problems = inHand?.problems ?? last?.problems ?? []
      } catch LogbookError.damaged(let problem) {
        last = nil
        problems = [problem]
      }
    }
  }

  private static func status(_ context: Context) throws -> Reply {
    let standing = try context.logbook.read { snapshot in try Standing(in: snapshot, context) }
    return Reply(
      problems: standing.problems,
      text: { screen in (lines(standing, context, screen) + elsewhere(standing, context, screen)).text },
      json: {
        let last = standing.last.map {
          JSON.object(WorkoutJSON(context: context, workout: $0.workout).summary)
        }
        return json(of: standing.inHand?.workout, context) + [
          JSON.Member(name: "openElsewhere", value: .array(standing.elsewhere.map { .string($0.id.text) })),
          JSON.Member(name: "lastTime", value: standing.lastTime?.json(context) ?? .null),
          JSON.Member(name: "last", value: last ?? .null),
        ]
      })
  }

  private static func lines(_ standing: Standing, _ context: Context, _ screen: Screen) -> [String] {
    if let workout = standing.inHand?.workout {
      return StatusScreen(context: context, workout: workout, lastTime: standing.lastTime, screen: screen)
        .lines
    }
    let words = screen.words
    guard let last = standing.last?.workout else {
      if !standing.problems.isEmpty { return [] }
      return wrapped(words.emptyLogbook, width: screen.width) + screen.commands(words.firstSteps)
        + wrapped(words.allCommands, width: screen.width)
    }
    let day = words.dayRelative(last.start.day, today: context.now.day)
    let heading = words.lastWorkout + ": " + day + " " + words.clock(last.start.civil)
    let name = last.name.map { [Table.Cell($0, .strong)] } ?? []
    return screen.dotted([.init(heading)] + name + context.progress(of: last).map { .init($0) })
      + screen.commands(words.nextSteps)
  }

  private static func elsewhere(_ standing: Standing, _ context: Context, _ screen: Screen) -> [String] {
    standing.elsewhere.flatMap { workout in
      let since = screen.words.since(workout.start.civil, today: context.now.day)
      return wrapped(screen.words.leftOpenElsewhere(workout.name, since), width: screen.width)
        + ["  " + screen.painter.paint("gymlog show " + workout.id.text, .accent)]
    }
  }

  // MARK: - One line

  /// Reads the workout in hand and nothing else.
  private static func shortStatus(_ context: Context) throws -> Reply {
    let stored = try context.logbook.read { snapshot in try snapshot.inHand() }
    return Reply(
      problems: stored?.problems ?? [],
      text: { screen in
        stored.map { StatusScreen(context: context, workout: $0.workout, screen: screen).short + "\n" } ?? ""
      },
      json: { json(of: stored?.workout, context) })
  }

  private static func json(of workout: Workout?, _ context: Context) -> [JSON.Member] {
    guard let workout else { return [JSON.Member(name: "workout", value: .null)] }
    let view = WorkoutJSON(context: context, workout: workout)
    return [
      JSON.Member(name: "workout", value: .object(view.members)),
      JSON.Member(name: "inHand", value: workout.inHand.map { .string("\($0 + 1)") } ?? .null),
      JSON.Member(name: "next", value: workout.nextPlanned.map(view.set) ?? .null),
      JSON.Member(
        name: "restLeft",
        value: workout.restLeft(at: context.now, usually: context.settings.usualRest)
          .map { .int($0.seconds) } ?? .null),
      JSON.Member(name: "paused", value: .bool(workout.openPause != nil)),
    ]
  }
}

extension Words {
  /// The heading of the last workout that was finished.
  var lastWorkout: String {
    say(en: "Last workout", es: "Último entrenamiento", ca: "Últim entrenament")
  }

  /// How to go on where no workout is open.
  var nextSteps: [CommandHelp.Example] {
    say(
      en: [
        .init("gymlog start", "begin a new one"),
        .init("gymlog repeat last", "do the same again"),
      ],
      es: [
        .init("gymlog start", "empieza uno nuevo"),
        .init("gymlog repeat last", "haz el mismo otra vez"),
      ],
      ca: [
        .init("gymlog start", "comença'n un de nou"),
        .init("gymlog repeat last", "fes el mateix una altra vegada"),
      ])
  }

  /// The logbook has no workout yet: what a first one is like.
  var emptyLogbook: String {
    say(
      en: "Your logbook is empty. A first workout goes like this:",
      es: "Tu diario está vacío. Un primer entrenamiento va así:",
      ca: "El teu diari és buit. Un primer entrenament va així:")
  }

  /// The first workout, command by command.
  var firstSteps: [CommandHelp.Example] {
    say(
      en: [
        .init(#"gymlog start --name "Leg day""#, "begin"),
        .init("gymlog log squat 8@100kg", "a set: 8 reps with 100 kg"),
        .init("gymlog 8@105", "one more, a little heavier"),
        .init("gymlog finish", "end it"),
      ],
      es: [
        .init(#"gymlog start --name "Pierna""#, "empieza"),
        .init("gymlog log sentadilla 8@100kg", "una serie: 8 repeticiones con 100 kg"),
        .init("gymlog 8@105", "otra, con algo más de peso"),
        .init("gymlog finish", "termina"),
      ],
      ca: [
        .init(#"gymlog start --name "Cames""#, "comença"),
        .init("gymlog log esquat 8@100kg", "una sèrie: 8 repeticions amb 100 kg"),
        .init("gymlog 8@105", "una altra, amb una mica més de pes"),
        .init("gymlog finish", "acaba"),
      ])
  }

  /// Where all the commands are.
  var allCommands: String {
    say(
      en: "All commands: gymlog help",
      es: "Todos los comandos: gymlog help",
      ca: "Totes les ordres: gymlog help")
  }

  /// An open workout that isn't the one in hand; its name, if it has one, and since when it is open.
  func leftOpenElsewhere(_ name: String?, _ since: String) -> String {
    say(
      en: "Left open elsewhere \(since)" + (name.map { ": " + $0 } ?? ""),
      es: "Abierto en otro sitio \(since)" + (name.map { ": " + $0 } ?? ""),
      ca: "Obert en un altre lloc \(since)" + (name.map { ": " + $0 } ?? ""))
  }

  /// The page of `status`.
  var statusHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show where you stand and what comes next",
        ["gymlog": "the same, in one word", "gymlog status --short": "one line, for a prompt or a bar"],
        "--short prints nothing where no workout is open."),
      es: CommandHelp(
        "Muestra por dónde vas y qué toca ahora",
        [
          "gymlog": "lo mismo, en una palabra",
          "gymlog status --short": "una línea, para el prompt o una barra",
        ],
        "--short no escribe nada si no hay ningún entrenamiento abierto."),
      ca: CommandHelp(
        "Mostra per on vas i què toca ara",
        [
          "gymlog": "el mateix, en una paraula",
          "gymlog status --short": "una línia, per al prompt o una barra",
        ],
        "--short no escriu res si no hi ha cap entrenament obert."))
  }
}
