import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func demo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.demo.rawValue,
      declaring: .init(
        help: words.demoHelp,
        .option(
          "years", value: words.placeholder(.number),
          help: words.say(
            en: "years to make up, 1 to 30", es: "años que inventar, de 1 a 30",
            ca: "anys per inventar, d'1 a 30"),
          as: ValueParser { try years($0) })
      ) { context, years throws(Failure) in
        try demo(years: years ?? 1, context).aboutCurrentWorkout
      })
  }

  private static func years(_ text: String) throws(InvalidYearCount) -> Int {
    guard let years = Int(text), (1...30).contains(years) else { throw InvalidYearCount() }
    return years
  }

  /// A value of `--years` that isn't a number from 1 to 30.
  private struct InvalidYearCount: Error {}

  /// A made-up history and a tour of it.
  private struct Demonstration {
    let folder: String
    let first: Day
    let count: (workouts: Int, sets: Int)
    let activities: Int
    var scenes: [Scene] = []
  }

  private static func demo(years: Int, _ context: Context) throws(Failure) -> Reply {
    let isNamed = context.settings.data.source == .option("--data")
    let scratch = try ScratchLogbook(named: isNamed ? context.settings.data.value : nil, context)
    defer { scratch.cleanUp() }
    let (today, seed) = (context.now.day, UInt64(2026))
    let (first, last) = (today.adding(days: -years * 365 - years / 4), today.adding(days: -1))
    let history = TrainingHistory(
      seed: seed, from: first, through: last, offset: context.offset(at:), words: context.words)
    var runsAndRides = DemoActivities(seed: seed, from: first, through: last, offset: context.offset(at:))
    let activities = runsAndRides.all()
    let count = try scratch.logbook(context).fill(with: history, and: activities, at: context.now)
    var demonstration = Demonstration(
      folder: scratch.data, first: first, count: count, activities: activities.count)
    if !context.isForPrograms { demonstration.scenes = Tour(scratch: scratch, context: context).scenes() }
    return reply(demonstration)
  }

  private static func reply(_ demonstration: Demonstration) -> Reply {
    Reply(
      text: { screen in text(demonstration, screen) },
      json: {
        JSON.members([
          "data": .string(demonstration.folder), "since": .string(demonstration.first.text),
          "workouts": .int(demonstration.count.workouts), "sets": .int(demonstration.count.sets),
          "activityCount": .int(demonstration.activities),
        ])
      })
  }

  private static func text(_ demonstration: Demonstration, _ screen: Screen) -> String {
    let words = screen.words
    let (workouts, sets) = demonstration.count
    func prose(_ text: String) -> [String] { wrapped(text, width: min(screen.width ?? 80, 80)) }
    func typed(_ line: String) -> String { screen.painter.paint("$ " + line, .strong) }
    var lines = prose(
      words.demoMade(
        [words.workouts(workouts), words.sets(sets), words.activities(demonstration.activities)]
          .joined(separator: ", "), since: words.dayShortWithYear(demonstration.first)))
    for scene in demonstration.scenes {
      lines += [""] + prose(words.tour(scene.step)) + [typed(scene.line)]
      lines.append(scene.output.last == "\n" ? String(scene.output.dropLast()) : scene.output)
    }
    lines += [""] + prose(words.demoLookAround)
    lines += [typed("export GYMLOG_DATA=" + shellWord(demonstration.folder))]
    lines += ["gymlog list", "gymlog activity", "gymlog report -o " + words.exampleReport].map(typed)
    lines += [""] + prose(words.demoRemove) + [typed("rm -r " + shellWord(demonstration.folder))]
    lines += [""] + prose(words.demoBegin) + [typed("gymlog start")]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Context {
  /// The UTC offset at a local time, in seconds.
  fileprivate func offset(at civil: CivilTime) -> Int { world.offsets(civil).first ?? now.offset }
}

extension Words {
  /// The made-up history's totals and first day.
  func demoMade(_ figures: String, since day: String) -> String {
    say(
      en:
        "A scratch logbook with made-up training: \(figures), from \(day) to today. Your own logbook isn't touched.",
      es:
        "Un diario de prueba con un historial inventado: \(figures), desde el \(day) hasta hoy. Tu diario no se toca.",
      ca:
        "Un diari de prova amb un historial inventat: \(figures), \(Catalan.since(day)) fins avui. El teu diari no es toca."
    )
  }

  func tour(_ step: TourStep) -> String {
    switch step {
    case .list:
      say(
        en: "The last five workouts:",
        es: "Los últimos cinco entrenamientos:",
        ca: "Els últims cinc entrenaments:")
    case .progress:
      say(
        en: "The squat over time:",
        es: "Y la sentadilla, a lo largo del tiempo:",
        ca: "I l'esquat, al llarg del temps:")
    case .start:
      say(
        en: "Now an hour in the gym, in a few seconds. Start a workout:",
        es: "Ahora, una hora de gimnasio a cámara rápida. Empieza un entrenamiento:",
        ca: "Ara, una hora de gimnàs a càmera ràpida. Comença un entrenament:")
    case .logSquat:
      say(
        en: "The first exercise: a warm-up set, then four sets of eight.",
        es: "El primer ejercicio: una serie de calentamiento y cuatro series de ocho.",
        ca: "El primer exercici: una sèrie d'escalfament i quatre sèries de vuit.")
    case .logDeadlift:
      say(
        en: "The next exercise. A set can have an RPE or RIR, here RPE\u{A0}8.",
        es: "El siguiente. De una serie se puede apuntar el esfuerzo, aquí RPE\u{A0}8.",
        ca: "El següent. D'una sèrie es pot apuntar l'esforç, aquí RPE\u{A0}8.")
    case .status:
      say(
        en: "The current workout, at any time:",
        es: "Por dónde vas, en cualquier momento:",
        ca: "Per on vas, en qualsevol moment:")
    case .finish: say(en: "That's it for today:", es: "Por hoy ya está:", ca: "Per avui ja està:")
    case .share:
      say(
        en: "And a text to send to a friend:",
        es: "Y un texto para enviar a alguien:",
        ca: "I un text per enviar a algú:")
    }
  }

  var demoLookAround: String {
    say(
      en: "You can look around in the scratch logbook. To use it in this shell:",
      es: "El diario de prueba se conserva para que lo explores. Para usarlo en esta terminal:",
      ca: "El diari de prova es conserva perquè l'exploris. Per fer-lo servir en aquest terminal:")
  }

  var demoRemove: String { say(en: "To delete it:", es: "Para borrarlo:", ca: "Per esborrar-lo:") }

  var demoBegin: String {
    say(
      en: "To start your own, in a new shell:",
      es: "Y para empezar el tuyo, en otra terminal:",
      ca: "I per començar el teu, en un altre terminal:")
  }

  var demoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Try gymlog on made-up training",
        [
          "gymlog demo": "make up a year in a scratch logbook",
          "gymlog demo --years 10": "make up ten years",
          "gymlog demo --data ./demo": "use a new or empty folder",
        ],
        "There are runs and rides, too, the last three with a track. "
          + "A short tour then logs a workout in the scratch logbook and shares it as text. Your own logbook isn't touched."
      ),
      es: CommandHelp(
        "Prueba gymlog con entrenamientos inventados",
        [
          "gymlog demo": "inventa un año en un diario de prueba",
          "gymlog demo --years 10": "inventa diez años",
          "gymlog demo --data ./demo": "usa una carpeta nueva o vacía",
        ],
        "También hay carreras y salidas en bici, las tres últimas con su recorrido. "
          + "Después, una visita guiada apunta un entrenamiento en el diario de prueba y lo comparte como texto. Tu diario no se toca."
      ),
      ca: CommandHelp(
        "Prova gymlog amb entrenaments inventats",
        [
          "gymlog demo": "inventa un any en un diari de prova",
          "gymlog demo --years 10": "inventa deu anys",
          "gymlog demo --data ./demo": "fes servir una carpeta nova o buida",
        ],
        "També hi ha curses i sortides en bici, les tres últimes amb el recorregut. "
          + "Després, una visita guiada apunta un entrenament al diari de prova i el comparteix com a text. El teu diari no es toca."
      ))
  }
}
