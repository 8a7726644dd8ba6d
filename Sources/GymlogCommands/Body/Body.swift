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
        help: words.bodyHelp, .words([.weight], words), .bodyOptions(words)
      ) { context, line, options throws(Failure) in
        if options.bmi {
          if !line.isEmpty { throw Failure(.unexpectedArguments(line, command: CommandName.body.rawValue)) }
          return try bodyMassIndex(context)
        }
        let (moment, format) = (options.moment, options.format)
        try checkBody(line, options, context)
        if options.removes {
          let day = try context.instant(moment, dayIsEnough: true)?.day.text
          return try removeBodyWeight(day.map { [$0] } ?? line, context)
        }
        if options.lists {
          return try BodyWeightList(
            DayRange(since: options.since, until: options.until, context), limit: options.limit,
            isForPrograms: format != nil || context.isForPrograms, context
          )
          .reply(ChartForm(svg: options.svg, force: options.force, format: format), context)
        }
        let line = Self.withoutLabel(line)
        if line.isEmpty { return try bodyWeight(context) }
        if moment == nil, context.notation.mass(in: line) == nil,
          let (weight, time) = Self.weightAndTime(line, context)
        {
          return try record(weight, at: time, force: options.force, context)
        }
        return try record(line, at: moment, force: options.force, context)
      })
  }

  /// The words after a label: `weight 82kg`, `corporal 82`.
  private static func withoutLabel(_ line: [String]) -> [String] {
    let isLabelled = line.count > 1 && ["weight", "corporal"].contains(line[0].lowercased())
    return isLabelled ? Array(line.dropFirst()) : line
  }

  /// A weight and a time without `--at`, in either order: `81.5 kg yesterday`; nil for anything else.
  private static func weightAndTime(_ line: [String], _ context: Context) -> ([String], TimeArgument)? {
    for count in 1..<max(line.count, 1) {
      for (weight, time) in [
        (line.prefix(count), line.dropFirst(count)), (line.suffix(count), line.dropLast(count)),
      ] {
        let time = time.joined(separator: " ")
        if context.notation.mass(in: Array(weight)) != nil,
          time.contains(where: { $0.isLetter || ":/-".contains($0) }),
          let time = try? TimeArgument(time, context.words.language)
        {
          return (Array(weight), time)
        }
      }
    }
    return nil
  }

  /// Rejects arguments and options that can't be combined.
  private static func checkBody(
    _ line: [String], _ options: BodyOptions, _ context: Context
  ) throws(Failure) {
    let name = CommandName.body.rawValue
    let (moment, lists, removes) = (options.moment, options.lists, options.removes)
    if lists, removes { throw Failure.contradiction("--remove", "--list") }
    if lists, !line.isEmpty { throw Failure(.unexpectedArguments(line, command: name)) }
    if moment != nil, lists { throw Failure.contradiction("--at", "--list") }
    if moment != nil, removes, !line.isEmpty { throw Failure(.unexpectedArguments(line, command: name)) }
    if moment != nil, !removes, line.isEmpty {
      throw Failure(.missingArgument(context.words.placeholder(.weight), command: name))
    }
  }

  // MARK: - Recording

  private static func record(
    _ line: [String], at moment: TimeArgument?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let text = line.joined(separator: " ")
    guard let typed = context.notation.mass(in: line), typed.value.raw > 0 else {
      throw Failure.weightNotUnderstood(text)
    }
    let weight = Mass(typed.value, typed.unit ?? context.settings.unit.value)
    let when = moment.map { " --at " + shellWord($0.text) } ?? ""
    guard force || weight.isLikelyBodyWeight else {
      throw Failure.unlikelyBodyWeight(
        weight, force: "gymlog body \(NotationWriter().text(weight)) --force\(when)")
    }
    let at = try context.instant(moment, dayIsEnough: true) ?? context.now
    let (entry, before, replaced, problems) = try context.logbook.change(
      CommandName.body.rawValue, at: context.now
    ) {
      change throws(Failure) in
      let (weights, problems) = try change.snapshot.bodyWeights(at: context.now)
      let at = at.after(weights.entries.map(\.at))
      let entry = BodyWeight(id: context.newID(at: at), weight: weight, at: at)
      // Typed again at once, it corrects the one before.
      let replaced =
        moment == nil ? weights.entries.last { $0.at.seconds / 60 == context.now.seconds / 60 } : nil
      let before = weights.entries.last { $0.id != replaced?.id && BodyWeight.isEarlier($0, entry) }
      let nearest = before ?? weights.entries.first
      if typed.unit == nil, !force, let last = nearest?.weight, weight.isOfOtherUnit(after: last) {
        throw Failure.bodyWeightChanged(weight, from: last, when: when)
      }
      if typed.unit == nil, !force, nearest == nil, weight.mayBeOfOtherUnit {
        throw Failure.unitOfBodyWeight(weight, typed: text, when: when)
      }
      if let replaced { try change.remove(replaced) }
      try change.save(entry)
      return (entry, before, replaced, problems)
    }
    return Reply(
      noticed: problems,
      text: { screen in
        screen.fitting { screen in
          let words = screen.words
          let said = words.bodyWeightRecorded(
            screen.painter.paint(words.mass(weight), .strong),
            words.moment(entry.at.civil, today: context.now.day))
          let difference = before.map { words.changeSince($0, to: entry, today: context.now.day) }
          let correction = replaced.map { words.insteadOf(words.mass($0.weight)) }
          return [([said] + [correction, difference].compactMap(\.self)).joined(separator: ", ")]
        }.text
      },
      json: { entry.json + JSON.members(["before": before.map { .object($0.json) } ?? .null]) })
  }

  // MARK: - Showing

  private static func bodyWeight(_ context: Context) throws(Failure) -> Reply {
    let (weights, problems) = try context.logbook.read { snapshot throws(Failure) in
      try snapshot.noteCopies(of: .bodyWeight)
      return try snapshot.bodyWeights(at: context.now)
    }
    guard let latest = weights.latest else { throw Failure.noBodyWeight.attaching(problems) }
    let earlier = BodyWeightChange.Span.allCases.compactMap { BodyWeightChange(latest, $0, in: weights) }
    return Reply(
      problems: problems,
      text: { screen in
        BodyWeightScreen(latest: latest, earlier: earlier, now: context.now, screen: screen).lines.text
      },
      json: {
        JSON.members(["latest": .object(latest.json)])
          + BodyWeightChange.Span.allCases.map { span in
            JSON.Member(
              name: span.rawValue, value: earlier.first { $0.span == span }.map { .object($0.json) } ?? .null)
          }
      })
  }

  // MARK: - Removing

  private static func removeBodyWeight(_ line: [String], _ context: Context) throws(Failure) -> Reply {
    let (entry, problems) = try context.logbook.change(CommandName.body.rawValue, at: context.now) {
      change throws(Failure) in
      let (weights, problems) = try change.snapshot.bodyWeights(at: context.now)
      do throws(Failure) {
        let entry = try weights.entry(line.joined(separator: " "), context)
        try change.remove(entry)
        return (entry, problems)
      } catch {
        throw error.attaching(problems)
      }
    }
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        return screen.lines([
          words.bodyWeightRemoved(
            words.mass(entry.weight), words.moment(entry.at.civil, today: context.now.day)),
          words.undoHint,
        ])
      }, json: { JSON.members(["removed": .object(entry.json)]) })
  }
}

extension BodyWeights {
  /// The entry that a text means: the latest, the one of a day, or the one whose id begins with the text.
  ///
  /// - Throws: A `Failure` if none or several match.
  fileprivate func entry(_ text: String, _ context: Context) throws(Failure) -> BodyWeight {
    guard let latest else { throw .noBodyWeight }
    let fitting: [BodyWeight]
    switch WorkoutArgument(text, context.words.language).reference {
    case .last(let back): fitting = back < entries.count ? [entries[entries.count - 1 - back]] : []
    case .id(let beginning): fitting = entries.filter { $0.id.text.hasPrefix(beginning) }
    case .name: fitting = text.isEmpty ? [latest] : []
    case .time:
      let day = try context.day(DayArgument(text, context.words.language))
      fitting = entries.filter { $0.at.day == day }
    }
    guard let entry = fitting.last else { throw .bodyWeightNotFound(text) }
    guard fitting.count == 1 else { throw .severalBodyWeights(text, fitting) }
    return entry
  }
}

extension Words {
  func bodyWeightRecorded(_ weight: String, _ moment: String) -> String {
    say(
      en: "Body weight \(weight), \(moment)",
      es: "Peso corporal \(weight), \(moment)",
      ca: "Pes corporal \(weight), \(moment)")
  }

  /// After a weight that replaces the one typed just before.
  fileprivate func insteadOf(_ weight: String) -> String {
    say(en: "instead of \(weight)", es: "en lugar de \(weight)", ca: "en lloc de \(weight)")
  }

  func bodyWeightRemoved(_ weight: String, _ moment: String) -> String {
    say(
      en: "Body weight \(weight), \(moment): removed",
      es: "Peso corporal \(weight), \(moment): quitado",
      ca: "Pes corporal \(weight), \(moment): eliminat")
  }

  var bodyHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Record or show your body weight",
        [
          "gymlog body 81.5": "now, in your unit; or 81.5kg, 180lb",
          "gymlog body 82 --at 2026-11-14": "for another day; or gymlog body 82 yesterday",
          "gymlog body": "the latest, compared with a week and a month before",
          "gymlog body --list --since 2026-09-01": "one line per entry",
        ],
        "gymlog body --remove removes the latest entry; with a date or id, that one.",
        "Bodyweight exercises use the latest weight recorded by that day; before the first entry, they use the first.",
        "--list shows the last 20 entries on a terminal; a pipe gets all. A weight below 20 or above 400 kg needs --force."
      ),
      es: CommandHelp(
        "Apunta o muestra tu peso corporal",
        [
          "gymlog body 81,5": "ahora, en tu unidad; o 81,5kg, 180lb",
          "gymlog body 82 --at 2026-11-14": "otro día; o gymlog body 82 ayer",
          "gymlog body": "el último, comparado con el de una semana y un mes antes",
          "gymlog body --list --since 2026-09-01": "una línea por entrada",
        ],
        "gymlog body --remove quita el último; con una fecha o un id, ese.",
        "Los ejercicios de peso corporal usan el último peso apuntado hasta ese día; antes del primero, el primero.",
        "--list muestra los 20 últimos en la terminal y todos al redirigir la salida. Con menos de 20 o más de 400 kg hace "
          + "falta --force."
      ),
      ca: CommandHelp(
        "Apunta o mostra el teu pes corporal",
        [
          "gymlog body 81,5": "ara, en la teva unitat; o 81,5kg, 180lb",
          "gymlog body 82 --at 2026-11-14": "un altre dia; o gymlog body 82 ahir",
          "gymlog body": "l'últim, comparat amb el d'una setmana i un mes abans",
          "gymlog body --list --since 2026-09-01": "una línia per entrada",
        ],
        "gymlog body --remove treu l'últim; amb una data o un id, aquell.",
        "Els exercicis de pes corporal fan servir l'últim pes apuntat fins aquell dia; abans del primer, el primer.",
        "--list mostra els 20 últims al terminal i tots en redirigir la sortida. Amb menys de 20 o més de 400 kg cal --force."
      ))
  }
}

extension Failure {
  static func weightNotUnderstood(_ text: String) -> Failure {
    let point = text.replacing(",", with: ".")
    let example = point != text && Double(point) != nil ? point : nil
    return Failure(
      .usage,
      en: Message(
        "\(quoted(text)) isn't a body weight", hint: "Type it like \(example ?? "81.5, 81.5kg or 180lb")"),
      es: Message(
        "\(quoted(text)) no es un peso corporal", hint: "Escríbelo así: \(example ?? "80, 81,5kg o 180lb")"),
      ca: Message(
        "\(quoted(text)) no és un pes corporal", hint: "Escriu-lo així: \(example ?? "80, 81,5kg o 180lb")"))
  }

  static func unlikelyBodyWeight(_ weight: Mass, force command: String) -> Failure {
    let usual = weight.unit == .kilograms ? (20, 400) : (45, 880)
    return Failure(.usage) { words in
      let most = words.mass(Mass(Thousandths(usual.1), weight.unit))
      return words.say(
        en: Message(
          "\(words.mass(weight)) is an unlikely body weight: expected \(usual.0) to \(most)",
          hint: "To record it anyway: \(command)"),
        es: Message(
          "\(words.mass(weight)) es un peso corporal improbable: lo normal es de \(usual.0) a \(most)",
          hint: "Si es correcto: \(command)"),
        ca: Message(
          "\(words.mass(weight)) és un pes corporal improbable: el normal és de \(usual.0) a \(most)",
          hint: "Si és correcte: \(command)"))
    }
  }

  /// The first weight, typed without a unit and unusual in the unit of the settings.
  fileprivate static func unitOfBodyWeight(_ weight: Mass, typed: String, when: String) -> Failure {
    let lines = MassUnit.allCases.map {
      "gymlog body " + NotationWriter().text(Mass(weight.value, $0)) + when
    }
    return Failure(.usage) { words in
      let number = quoted(typed)
      return words.say(
        en: Message("\(number): kilograms or pounds?", hint: words.readings(lines)),
        es: Message("\(number): ¿kilos o libras?", hint: words.readings(lines)),
        ca: Message("\(number): quilos o lliures?", hint: words.readings(lines)))
    }
  }

  /// A weight without a unit, far from the last one, which is mostly the other unit. `when` is the option for its time.
  fileprivate static func bodyWeightChanged(_ weight: Mass, from last: Mass, when: String) -> Failure {
    Failure(.usage) { words in
      let lines = MassUnit.allCases.map {
        "gymlog body " + NotationWriter().text(Mass(weight.value, $0)) + ($0 == weight.unit ? " --force" : "")
          + when
      }
      let (new, old) = (words.mass(weight), words.mass(last))
      return words.say(
        en: Message("\(new) is far from the last body weight, \(old)", hint: words.readings(lines)),
        es: Message("\(new) queda muy lejos del último peso corporal, \(old)", hint: words.readings(lines)),
        ca: Message("\(new) queda molt lluny de l'últim pes corporal, \(old)", hint: words.readings(lines)))
    }
  }

  static func bodyWeightNotFound(_ text: String) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "there is no body weight \(quoted(text))",
          hint: "Give a day, like 2026-11-20, or an id. " + words.tryTyping("gymlog body --list")),
        es: Message(
          "no hay ningún peso corporal \(quoted(text))",
          hint: "Indica el día, como 2026-11-20, o el id. " + words.tryTyping("gymlog body --list")),
        ca: Message(
          "no hi ha cap pes corporal \(quoted(text))",
          hint: "Indica el dia, com 2026-11-20, o l'id. " + words.tryTyping("gymlog body --list")))
    }
  }

  static func severalBodyWeights(_ text: String, _ entries: [BodyWeight]) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message("\(quoted(text)) matches several body weights", hint: "Type the start of an id"),
        es: Message(
          "varios pesos corporales coinciden con \(quoted(text))",
          hint: "Escribe el principio de un id"),
        ca: Message(
          "hi ha més d'un pes corporal que coincideix amb \(quoted(text))",
          hint: "Escriu el principi d'un id"
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
