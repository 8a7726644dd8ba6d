import CommandLineKit
import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func body(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.body.rawValue,
      declaring: .init(
        help: words.bodyHelp, .words([.weight], words), .dayOrTime(words),
        .flag(.force, words), .flag(.list, words), .day(.since, words), .day(.until, words), .limit(words),
        .flag(.csv, words), .svg(words), .flag(.remove, words)
      ) { context, line, moment, force, list, since, until, limit, csv, svg, removes in
        let lists = list || since != nil || until != nil || limit != nil || csv || svg != nil
        try checkBody(line, moment, lists: lists, removes: removes, context)
        if removes {
          return try removeBodyWeight(try moment.map { [try $0.instant(context).day.text] } ?? line, context)
        }
        if lists {
          return try BodyWeightList(
            DayRange(since: since, until: until, today: context.now.day), limit: limit, context
          )
          .reply(ChartForm(svg: svg, force: force, csv: csv), context)
        }
        if line.isEmpty { return try bodyWeight(context) }
        return try record(line, at: moment, force: force, context)
      })
  }

  /// Words and options that can't stand beside each other.
  private static func checkBody(
    _ line: [String], _ moment: DayOrTime?, lists: Bool, removes: Bool, _ context: Context
  ) throws {
    let name = CommandName.body.rawValue
    if lists, removes { throw Failure.contradiction("--remove", "--list") }
    if lists, !line.isEmpty { throw UsageError.tooManyWords(line, command: name) }
    if moment != nil, lists { throw Failure.contradiction("--at", "--list") }
    if moment != nil, removes, !line.isEmpty { throw UsageError.tooManyWords(line, command: name) }
    if moment != nil, !removes, line.isEmpty {
      throw UsageError.missingParameter(context.words.placeholder(.weight), command: name)
    }
  }

  // MARK: - Recording

  private static func record(
    _ line: [String], at moment: DayOrTime?, force: Bool, _ context: Context
  ) throws -> Reply {
    let text = line.joined(separator: " ")
    guard let typed = context.notation.mass(in: line), typed.value.raw > 0 else {
      throw Failure.weightNotUnderstood(text)
    }
    let weight = Mass(typed.value, typed.unit ?? context.settings.unit.value)
    guard force || weight.isLikelyBodyWeight else {
      throw Failure.unlikelyBodyWeight(
        weight, force: "gymlog body \(NotationWriter().text(weight)) --force")
    }
    let at = try moment?.instant(context) ?? context.now
    let (entry, before, problems) = try context.logbook.change(CommandName.body.rawValue, at: context.now) {
      change in
      let (weights, problems) = try change.snapshot.bodyWeights(at: context.now)
      let at = at.after(weights.entries.map(\.at))
      let entry = BodyWeight(id: context.newID(at: at), weight: weight, at: at)
      try change.add(entry)
      return (entry, weights.entries.last { BodyWeight.isEarlier($0, entry) }, problems)
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let said = words.bodyWeightRecorded(
          screen.painter.paint(NotationWriter().text(weight), .strong),
          words.moment(entry.at.civil, today: context.now.day))
        let difference = before.map { words.changeSince($0, to: entry, today: context.now.day) }
        return said + (difference.map { ", " + $0 } ?? "") + "\n"
      },
      json: { entry.json + [JSON.Member(name: "before", value: before.map { .object($0.json) } ?? .null)] })
  }

  // MARK: - Looking

  private static func bodyWeight(_ context: Context) throws -> Reply {
    let (weights, problems) = try context.logbook.read { try $0.bodyWeights(at: context.now) }
    guard let latest = weights.latest else {
      let error = Failure.noBodyWeight
      throw error.attaching(problems)
    }
    let earlier = BodyWeightChange.Span.allCases.compactMap { BodyWeightChange(latest, $0, in: weights) }
    return Reply(
      problems: problems,
      text: { screen in
        BodyWeightScreen(latest: latest, earlier: earlier, now: context.now, screen: screen).lines.text
      },
      json: {
        [JSON.Member(name: "latest", value: .object(latest.json))]
          + BodyWeightChange.Span.allCases.map { span in
            JSON.Member(
              name: span.rawValue, value: earlier.first { $0.span == span }.map { .object($0.json) } ?? .null)
          }
      })
  }

  // MARK: - Removing

  private static func removeBodyWeight(_ line: [String], _ context: Context) throws -> Reply {
    let (entry, problems) = try context.logbook.change(CommandName.body.rawValue, at: context.now) { change in
      let (weights, problems) = try change.snapshot.bodyWeights(at: context.now)
      do {
        let entry = try weights.entry(line.joined(separator: " "), context)
        try change.remove(entry)
        return (entry, problems)
      } catch let error as Failure {
        throw error.attaching(problems)
      }
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.bodyWeightRemoved(
            NotationWriter().text(entry.weight), words.moment(entry.at.civil, today: context.now.day)),
          words.undoBringsBack,
        ])
      }, json: { [JSON.Member(name: "removed", value: .object(entry.json))] })
  }
}

extension Mass {
  /// Whether somebody may weigh so much: from 20 to 400 kg.
  fileprivate var isLikelyBodyWeight: Bool {
    !Mass(Thousandths(20), .kilograms).isGreater(than: self)
      && !isGreater(than: Mass(Thousandths(400), .kilograms))
  }
}

extension BodyWeights {
  /// The entry that a text points at: the latest, that of a day, or the one with an id that begins so.
  ///
  /// - Throws: `StrengthError` where there is none, or several are.
  fileprivate func entry(_ text: String, _ context: Context) throws(Failure) -> BodyWeight {
    guard let latest else { throw .noBodyWeight }
    let fitting: [BodyWeight] =
      switch WorkoutReference(text) {
      case nil where text.isEmpty, .last(0): [latest]
      case .today: entries.filter { $0.at.day == context.now.day }
      case .yesterday: entries.filter { $0.at.day == context.now.day.adding(days: -1) }
      case .day(let day): entries.filter { $0.at.day == day }
      case .last(let back): back < entries.count ? [entries[entries.count - 1 - back]] : []
      case .id(let beginning): entries.filter { $0.id.text.hasPrefix(beginning) }
      case nil: []
      }
    guard let entry = fitting.last else { throw .bodyWeightNotFound(text) }
    guard fitting.count == 1 else { throw .severalBodyWeights(text, fitting) }
    return entry
  }
}

extension Words {
  /// A body weight was recorded, for that moment.
  func bodyWeightRecorded(_ weight: String, _ moment: String) -> String {
    say(
      en: "Body weight \(weight), \(moment)",
      es: "Peso corporal \(weight), \(moment)",
      ca: "Pes corporal \(weight), \(moment)")
  }

  /// A body weight was taken out again.
  func bodyWeightRemoved(_ weight: String, _ moment: String) -> String {
    say(
      en: "Body weight \(weight), \(moment): removed",
      es: "Peso corporal \(weight), \(moment): quitado",
      ca: "Pes corporal \(weight), \(moment): tret")
  }

  /// The page of `body`.
  var bodyHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Record your body weight, or show it over time",
        [
          "gymlog body 81.5": "now, in your unit; or 81.5kg, 180lb",
          "gymlog body 82 --at 2026-11-14": "on another day; or --at 18:30",
          "gymlog body": "the latest, against a week and a month before",
          "gymlog body --list --since 2026-09-01": "one line for each time",
        ],
        "gymlog body --remove takes out the latest, with a date or an id that one.",
        "Exercises moved with the body count the weight of their day: the last one recorded up to it; before the first, "
          + "the first.",
        "--list shows the last 20 on a terminal, and all in a pipe. What is less than 20 or more than 400 kg wants --force."
      ),
      es: CommandHelp(
        "Apunta tu peso corporal, o muestra cómo cambia",
        [
          "gymlog body 81,5": "ahora, en tu unidad; o 81,5kg, 180lb",
          "gymlog body 82 --at 2026-11-14": "otro día; o --at 18:30",
          "gymlog body": "el último, frente a una semana y un mes antes",
          "gymlog body --list --since 2026-09-01": "una línea cada vez",
        ],
        "gymlog body --remove quita el último; con una fecha o un id, ese.",
        "Los ejercicios que mueven el cuerpo cuentan el peso de su día: el último apuntado hasta entonces; antes del "
          + "primero, el primero.",
        "--list muestra los 20 últimos en una terminal y todos en una tubería. Menos de 20 o más de 400 kg piden --force."
      ),
      ca: CommandHelp(
        "Apunta el teu pes corporal, o mostra com canvia",
        [
          "gymlog body 81,5": "ara, en la teva unitat; o 81,5kg, 180lb",
          "gymlog body 82 --at 2026-11-14": "un altre dia; o --at 18:30",
          "gymlog body": "l'últim, comparat amb una setmana i un mes abans",
          "gymlog body --list --since 2026-09-01": "una línia cada vegada",
        ],
        "gymlog body --remove treu l'últim; amb una data o un id, aquell.",
        "Els exercicis que mouen el cos compten el pes del seu dia: l'últim apuntat fins llavors; abans del primer, el "
          + "primer.",
        "--list mostra els 20 últims en un terminal i tots en una canonada. Menys de 20 o més de 400 kg demanen --force."
      ))
  }
}

extension Failure {
  static func weightNotUnderstood(_ text: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(words.quoted(text)) is not a body weight", hint: "Type it as 81.5, 81.5kg or 180lb"),
        es: Message(
          "\(words.quoted(text)) no es un peso corporal", hint: "Escríbelo como 81.5, 81,5kg o 180lb"),
        ca: Message("\(words.quoted(text)) no és un pes corporal", hint: "Escriu-lo com 81.5, 81,5kg o 180lb")
      )
    }
  }

  static func unlikelyBodyWeight(_ weight: Mass, force command: String) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message(
          "\(words.mass(weight)) is an unlikely body weight: expected are 20 to 400 kg",
          hint: "If it is right: \(command)"),
        es: Message(
          "\(words.mass(weight)) es un peso corporal improbable: se esperan de 20 a 400 kg",
          hint: "Si es correcto: \(command)"),
        ca: Message(
          "\(words.mass(weight)) és un pes corporal improbable: se n'esperen de 20 a 400 kg",
          hint: "Si és correcte: \(command)"))
    }
  }

  static func bodyWeightNotFound(_ text: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "there is no body weight \(words.quoted(text))",
          hint: "Name its day, as 2026-11-20, or its id. " + words.tryTyping("gymlog body --list")),
        es: Message(
          "no hay ningún peso corporal \(words.quoted(text))",
          hint: "Pon su día, como 2026-11-20, o su id. " + words.tryTyping("gymlog body --list")),
        ca: Message(
          "no hi ha cap pes corporal \(words.quoted(text))",
          hint: "Posa'n el dia, com 2026-11-20, o l'id. " + words.tryTyping("gymlog body --list")))
    }
  }

  static func severalBodyWeights(_ text: String, _ entries: [BodyWeight]) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("several body weights fit \(words.quoted(text))", hint: "Type the beginning of one's id"),
        es: Message(
          "varios pesos corporales encajan con \(words.quoted(text))",
          hint: "Escribe el principio del id de uno"),
        ca: Message(
          "hi ha més d'un pes corporal que encaixa amb \(words.quoted(text))",
          hint: "Escriu el principi de l'id d'un"
        )
      )
      .with(details: entries.prefix(12).map { Failure.line($0, words) })
    }
  }

  /// `  20261121t0810-7kq2m4xd9a  21 Nov 2026 08:10  81.5 kg`
  private static func line(_ entry: BodyWeight, _ words: Words) -> String {
    "  " + entry.id.text + "  " + words.dayShortWithYear(entry.at.day) + " " + words.clock(entry.at.civil)
      + "  " + words.mass(entry.weight)
  }
}
