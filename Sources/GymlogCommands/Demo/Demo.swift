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
          OptionName.years.rawValue, value: words.placeholder(.number), help: words.option(.years),
          as: ValueParser { try years($0) })
      ) { context, years in
        try demo(years: years ?? 1, context).aboutHand
      })
  }

  private static func years(_ text: String) throws(NotSoManyYears) -> Int {
    guard let years = Int(text), (1...30).contains(years) else { throw NotSoManyYears() }
    return years
  }

  /// A lifter doesn't train so long, or it isn't a number.
  private struct NotSoManyYears: Error {}

  /// A history that was made up, and the tour through it.
  private struct Demonstration {
    let folder: String
    let first: Day
    let count: (workouts: Int, sets: Int)
    var scenes: [Scene] = []
  }

  private static func demo(years: Int, _ context: Context) throws -> Reply {
    let isNamed = context.settings.data.source == .option("--" + OptionName.data.rawValue)
    let scratch = try Scratch(named: isNamed ? context.settings.data.value : nil, context)
    defer { scratch.cleanUp() }
    let today = context.now.day
    let first = today.adding(days: -years * 365 - years / 4)
    let history = TrainingHistory(
      seed: 2026, from: first, through: today.adding(days: -1), offset: context.offset(at:),
      words: context.words)
    let count = try scratch.logbook(context).fill(with: history, at: context.now)
    var demonstration = Demonstration(folder: scratch.data, first: first, count: count)
    if !context.isForPrograms { demonstration.scenes = Tour(scratch: scratch, context: context).scenes() }
    return reply(demonstration)
  }

  private static func reply(_ demonstration: Demonstration) -> Reply {
    Reply(
      text: { screen in text(demonstration, screen) },
      json: {
        [
          JSON.Member(name: "data", value: .string(demonstration.folder)),
          JSON.Member(name: "since", value: .string(demonstration.first.text)),
          JSON.Member(name: "workouts", value: .int(demonstration.count.workouts)),
          JSON.Member(name: "sets", value: .int(demonstration.count.sets)),
        ]
      })
  }

  private static func text(_ demonstration: Demonstration, _ screen: Screen) -> String {
    let words = screen.words
    let (workouts, sets) = demonstration.count
    func prose(_ text: String) -> [String] { wrapped(text, width: min(screen.width ?? 80, 80)) }
    func typed(_ line: String) -> String { screen.painter.paint("$ " + line, .strong) }
    var lines = prose(
      words.demoMade(
        words.workouts(workouts) + ", " + words.sets(sets), since: words.dayShortWithYear(demonstration.first)
      ))
    for scene in demonstration.scenes {
      lines += [""] + prose(words.tour(scene.step)) + [typed(scene.line)]
      lines.append(scene.said.last == "\n" ? String(scene.said.dropLast()) : scene.said)
    }
    lines += [""] + prose(words.demoLookAround)
    lines += [typed("export GYMLOG_DATA=" + shellWord(demonstration.folder)), typed("gymlog list")]
    lines += [""] + prose(words.demoRemove) + [typed("rm -r " + shellWord(demonstration.folder))]
    lines += [""] + prose(words.demoBegin) + [typed("gymlog start")]
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Context {
  /// What the wall clock here was ahead of UTC when it showed a time.
  fileprivate func offset(at civil: CivilTime) -> Int { world.offsets(civil).first ?? now.offset }
}

extension Words {
  /// What was made up, from which day on, and that the lifter's own logbook isn't touched.
  func demoMade(_ figures: String, since day: String) -> String {
    say(
      en:
        "A scratch logbook with a made-up history: \(figures), from \(day) until today. Your own logbook isn't touched.",
      es:
        "Un diario de prueba con una historia inventada: \(figures), desde el \(day) hasta hoy. Tu diario no se toca.",
      ca:
        "Un diari de prova amb una història inventada: \(figures), \(Catalan.since(day)) fins avui. El teu diari no es toca."
    )
  }

  /// What a step shows.
  func tour(_ step: TourStep) -> String {
    switch step {
    case .list:
      say(
        en: "How the last weeks went:",
        es: "Cómo han ido las últimas semanas:",
        ca: "Com han anat les últimes setmanes:")
    case .progress:
      say(
        en: "And the squat, over the year:",
        es: "Y la sentadilla, a lo largo del año:",
        ca: "I l'esquat, al llarg de l'any:")
    case .start:
      say(
        en: "Now an hour in the gym, in fast motion. Begin a workout:",
        es: "Ahora, una hora de gimnasio a cámara rápida. Empieza un entrenamiento:",
        ca: "Ara, una hora de gimnàs a càmera ràpida. Comença un entrenament:")
    case .logSquat:
      say(
        en: "The first exercise: a warm-up set, then four sets of eight.",
        es: "El primer ejercicio: una serie de calentamiento y cuatro series de ocho.",
        ca: "El primer exercici: una sèrie d'escalfament i quatre sèries de vuit.")
    case .logDeadlift:
      say(
        en: "The next one. Sets can be told how hard they were, here RPE\u{A0}8.",
        es: "El siguiente. De una serie se puede decir lo dura que ha sido, aquí RPE\u{A0}8.",
        ca: "El següent. D'una sèrie es pot dir com ha costat, aquí RPE\u{A0}8.")
    case .status:
      say(
        en: "Where you stand, at any time:",
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

  /// Above the lines that make the scratch logbook the one that commands work on.
  var demoLookAround: String {
    say(
      en: "The scratch logbook stays, so that you can look around. To use it in this shell:",
      es: "El diario de prueba se queda para que curiosees. Para usarlo en esta terminal:",
      ca: "El diari de prova es queda perquè hi tafanegis. Per fer-lo servir en aquest terminal:")
  }

  /// Above the line that removes it.
  var demoRemove: String { say(en: "Throw it away:", es: "Para borrarlo:", ca: "Per esborrar-lo:") }

  /// Above the line with which one's own begins.
  var demoBegin: String {
    say(
      en: "And begin your own, in a new shell:",
      es: "Y para empezar el tuyo, en otra terminal:",
      ca: "I per començar el teu, en un altre terminal:")
  }

  /// The page of `demo`.
  var demoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "A made-up year of training, and a tour",
        [
          "gymlog demo": "in a scratch logbook",
          "gymlog demo --years 10": "ten years of it",
          "gymlog demo --data ./demo": "in a folder that is new or empty",
        ],
        "The tour logs a workout in the scratch logbook and shares it as a text. Your own logbook isn't touched."
      ),
      es: CommandHelp(
        "Un año de entrenamientos inventados, y una visita guiada",
        [
          "gymlog demo": "en un diario de prueba",
          "gymlog demo --years 10": "diez años",
          "gymlog demo --data ./demo": "en una carpeta nueva o vacía",
        ],
        "La visita apunta un entrenamiento en el diario de prueba y lo comparte como texto. Tu diario no se toca."
      ),
      ca: CommandHelp(
        "Un any d'entrenaments inventats, i una visita guiada",
        [
          "gymlog demo": "en un diari de prova",
          "gymlog demo --years 10": "deu anys",
          "gymlog demo --data ./demo": "en una carpeta nova o buida",
        ],
        "La visita apunta un entrenament al diari de prova i el comparteix com a text. El teu diari no es toca."
      ))
  }
}
