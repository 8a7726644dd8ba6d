import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func activityShow(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityShow.rawValue, aliases: ["activity"],
      declaring: .init(
        help: words.activityShowHelp,
        .phrase(words.placeholder(.activity), help: words.meaning(.activity), as: .activity(words)),
        .every(words)
      ) { context, argument, every throws(Failure) in
        if let argument { try offerNote(argument.text, context) }
        let (track, data, history) = try context.logbook.read { snapshot throws(Failure) in
          let data = try ActivityData(snapshot)
          let stored = try context.activity(shown: argument ?? .last, in: data)
          let history = (try? context.history(in: snapshot).history) ?? History()
          return (try ActivityTrack(stored, in: snapshot, isNamed: true), data, history)
        }
        let energy = try ActivityEnergy(track.activity, data.profile, context)
        let shown = ShownActivity(track: track, data: data, energy: energy, every: every, context: context)
        let twice = LoggedTwiceList([track.activity], in: history, context)
        return Reply(
          problems: data.problems + context.bodyWeights.problems,
          text: { screen in shown.text(screen) + twice.lines(screen).text },
          json: { shown.json() + [JSON.Member(name: "loggedTwice", value: twice.json)] })
      })
  }
}

extension Failure {
  /// Offers `activity add` for `activity run 5km 25:00 --hr 140`, with an option that `activity show` doesn't have.
  func offeringActivity(
    _ typed: [String], _ error: UsageError, _ table: CommandTable<Context, Reply, Failure>
  ) -> Failure {
    guard case .unknownOption(_, _, CommandName.activityShow.rawValue) = error else { return self }
    // Global options may come first.
    let typed = typed.drop { $0 != "activity" }
    let rest = typed.drop { $0 == "activity" || $0 == "show" }
    let line = CommandName.activityAdd.rawValue.split(separator: " ").map(String.init) + rest
    guard typed.first == "activity", rest.first.flatMap(Sport.init(typed:)) != nil,
      case .run(CommandName.activityAdd.rawValue, _)? = (try? table.parse(line))?.request
    else { return self }
    let text = (["gymlog"] + line.map(shellWord)).joined(separator: " ")
    return changing { message, words, _ in message.hint = words.didYouMean([text]) ?? message.hint }
  }
}

extension Context {
  /// The activity to show. If there is none, an argument that is almost a subcommand is one: `activity lst`.
  fileprivate func activity(
    shown argument: WorkoutArgument, in data: ActivityData
  ) throws(Failure) -> StoredDocument<Activity> {
    do throws(Failure) {
      return try activity(argument, in: data)
    } catch {
      // `activity run 5km 25:00`
      let words = argument.text.split(separator: " ").map(String.init)
      if error.code == .notFound, words.count > 1, Sport(typed: words[0]) != nil {
        let line = "gymlog \(CommandName.activityAdd.rawValue) " + words.map(shellWord).joined(separator: " ")
        throw error.changing { message, words, _ in message.hint = words.didYouMean([line]) ?? message.hint }
      }
      let noun = "activity "
      let verbs = CommandName.allCases.map(\.rawValue).filter { $0.hasPrefix(noun) }
      guard error.code == .notFound, argument.isName, let first = words.first,
        let verb = Suggestions.nearest(to: noun + first, among: verbs, limit: 1).first,
        words.count == 1 || verb != CommandName.activityList.rawValue
      else { throw error }
      let line = (["gymlog", verb] + words.dropFirst().map(shellWord)).joined(separator: " ")
      throw error.changing { message, words, _ in
        message.hint = words.didYouMean([line]) ?? message.hint
      }
    }
  }
}

extension Commands {
  /// Offers the line for `activity note last Windy`, unless there is an activity of such a name.
  private static func offerNote(_ text: String, _ context: Context) throws(Failure) {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 2, ["note", "nota"].contains(words[0].lowercased()) else { return }
    let failure: Failure
    do throws(Failure) {
      _ = try context.logbook.read { snapshot throws(Failure) in
        try context.activity(
          WorkoutArgument(text, context.words.language), in: try ActivityData(snapshot))
      }
      return
    } catch {
      failure = error
    }
    guard failure.code == .notFound else { throw failure }
    let note = shellWord(words[2...].joined(separator: " "))
    throw failure.changing { message, text, _ in
      message.hint = text.readings(["gymlog activity edit \(shellWord(words[1])) --note \(note)"])
    }
  }
}

extension Parameter where Value == Distance? {
  /// `--every DISTANCE`
  static func every(_ words: Words) -> Parameter {
    .option(
      "every", value: words.placeholder(.distance),
      help: words.say(
        en: "the length of a split", es: "la longitud de cada parcial", ca: "la longitud de cada parcial"),
      as: .distance)
  }
}

struct ShownActivity {
  let track: ActivityTrack
  let data: ActivityData
  let energy: ActivityEnergy
  let every: Distance?
  let context: Context

  private var activity: Activity { track.activity }

  private var step: Double { every.map { Double($0.millimetres) / 1_000 } ?? data.scale.metres }

  func text(_ screen: Screen) -> String {
    let words = screen.words
    let span = span
    let head = screen.dotted([.init(words.name(of: activity), .strong), .init(span)])
    var lines = head.count == 1 ? head : head.prefix(1) + wrapped(span, width: screen.width)
    lines += screen.dotted(figures(words).map { .init($0) })
    lines += facts(words).flatMap { name, text in
      // A command to type stays on one line.
      text.contains("gymlog ")
        ? wrappedAroundCommands(name + " " + text, width: screen.width)
        : screen.noted(name + "  " + text, indent: 0)
    }
    if let note = activity.note {
      lines += note.split(separator: "\n").flatMap { screen.noted(String($0), indent: 2) }
    }
    if screen.width != nil, let measured = track.measured {
      lines += TrackPictures(measured, screen).lines(data.scale)
    }
    let splits = SplitTable(track.measured, step: step, activity.sport, data.scale, words)
    if splits.rows.count > 1 || every != nil, !splits.rows.isEmpty {
      lines += [""] + screen.lines(splits.table, isNarrow: screen.isNarrow)
    }
    if let warning = track.warning(words) {
      lines += [""] + wrappedAroundCommands(warning, width: screen.width)
    } else if every != nil, splits.rows.isEmpty {
      lines += ["", words.noSplits]
    }
    return screen.lines(lines)
  }

  /// Its day, start and end.
  var span: String {
    let end = context.moment(activity.end.seconds - activity.start.seconds, after: activity.start)
    return context.words.dayAndSpan(activity.start, end)
  }

  private func figures(_ words: Words) -> [String] {
    var figures = activity.figures(data.scale, words)
    if let speed = activity.speed, activity.sport.hasPace {
      figures.append(data.scale.speed(metresPerSecond: speed, words))
    }
    if let elapsed = activity.elapsed, let moving = activity.moving,
      elapsed.milliseconds - moving.milliseconds >= 1_000
    {
      figures.append(
        words.say(
          en: "\(words.stopwatch(elapsed.wholeSeconds)) with stops",
          es: "\(words.stopwatch(elapsed.wholeSeconds)) con paradas",
          ca: "\(words.stopwatch(elapsed.wholeSeconds)) amb parades"))
    }
    return figures
  }

  /// The known facts other than distance and time, each with its name.
  func facts(_ words: Words) -> [(String, String)] {
    var facts: [(String, String)] = []
    let fact = ActivityFacts(activity, data.scale, words)
    if let rate = fact.heartRate {
      facts.append((words.heartRateHeading, rate))
    }
    if let climb = fact.climb {
      facts.append((words.climbHeading, climb))
    }
    if let speed = fact.maximumSpeed {
      facts.append((words.say(en: "Max speed", es: "Velocidad máx.", ca: "Velocitat màx."), speed))
    }
    if let energy = words.energy(energy) {
      facts.append((words.say(en: "Energy", es: "Energía", ca: "Energia"), energy))
    }
    if !activity.tags.isEmpty {
      facts.append((words.tagsLabel, activity.tags.joined(separator: " ")))
    }
    if let device = fact.device {
      facts.append((words.say(en: "Device", es: "Dispositivo", ca: "Dispositiu"), device))
    }
    if let own = fact.track {
      facts.append((fact.trackTitle, own))
    }
    if let left = fact.leftOut(track.measured) {
      facts.append((words.say(en: "Left out", es: "Descartado", ca: "Descartat"), left))
    }
    if let source = activity.file?.source {
      let lines = track.damage.map { words.description(of: $0, in: source) }
      facts.append(
        (
          words.say(en: "File", es: "Archivo", ca: "Fitxer"),
          lines.isEmpty ? source : lines.joined(separator: "; ")
        ))
    }
    return facts
  }

  func json() -> [JSON.Member] {
    let splits = SplitTable(track.measured, step: step, activity.sport, data.scale, context.words)
    var members = activity.json
    members.append(
      JSON.Member(name: "kilocalories", value: energy.kilocalories.map { .int($0) } ?? .null))
    if case .estimate(let estimate, let weight, _) = energy {
      members.append(JSON.Member(name: "estimate", value: estimate.json(weight)))
    }
    members.append(JSON.Member(name: "splits", value: splits.table.json))
    members += track.fileMembers
    let file = activity.file?.source ?? ""
    let damage = track.damage.map { JSON.string(context.words.description(of: $0, in: file)) }
    members.append(JSON.Member(name: "damage", value: .array(damage)))
    return members
  }
}

extension ActivityTrack {
  /// What is wrong with the file; nil if nothing is.
  func warning(_ words: Words) -> String? {
    isTrackLost ? words.trackLost : isTrackChanged ? words.trackChanged : nil
  }

  var fileMembers: [JSON.Member] {
    JSON.members(["trackLost": .bool(isTrackLost), "trackChanged": .bool(isTrackChanged)])
  }
}

extension CalorieEstimate {
  /// The formula and what it was given.
  func json(_ weight: (day: Day, kilograms: Double)) -> JSON {
    .object(present: [
      "formula": .string(formula.rawValue),
      "factor": factor.flatMap { Thousandths(measured: $0) }.map { .number($0.text) },
      "kilograms": Thousandths(measured: weight.kilograms).map { .number($0.text) },
      "weightDate": .string(weight.day.text),
    ])
  }
}

extension Words {
  /// Splits were asked for, and there is no track to split.
  fileprivate var noSplits: String {
    say(
      en: "No splits: this activity has no track", es: "Sin parciales: esta actividad no tiene recorrido",
      ca: "Sense parcials: aquesta activitat no té recorregut")
  }

  /// After a figure that the device measured, not gymlog.
  var fromDevice: String {
    say(en: ", from the device", es: ", según el dispositivo", ca: ", segons el dispositiu")
  }

  fileprivate var trackChanged: String {
    say(
      en: "The track's file isn't the one that was imported. To check all files: gymlog check",
      es: "El archivo con el recorrido no es el que se importó. Para comprobar los archivos: gymlog check",
      ca: "El fitxer amb el recorregut no és el que es va importar. Per comprovar els fitxers: gymlog check")
  }

  var trackLost: String {
    say(
      en: "The track's file is missing or damaged. To check all files: gymlog check",
      es: "El archivo con el recorrido falta o está dañado. Para comprobar los archivos: gymlog check",
      ca: "El fitxer amb el recorregut falta o està malmès. Per comprovar els fitxers: gymlog check")
  }

  /// The energy, and where the number comes from; nil if it isn't known.
  func energy(_ energy: ActivityEnergy) -> String? {
    guard let kilocalories = energy.kilocalories else {
      guard case .lacksWeight = energy else { return nil }
      return say(
        en: "needs your body weight: \(recordBodyWeightCommand)",
        es: "desconocida; para estimarla: \(recordBodyWeightCommand)",
        ca: "desconeguda; per estimar-la: \(recordBodyWeightCommand)")
    }
    let number = number(kilocalories) + " kcal"
    switch energy {
    case .estimate(let estimate, let weight, let activity):
      let day = bodyWeight(of: weight.day, on: activity.start.day).map { " (\($0))" } ?? ""
      return say(
        en: "about \(number), estimated: ", es: "unas \(number), estimadas: ",
        ca: "unes \(number), estimades: ")
        + formula(estimate, weight.kilograms, activity.time ?? Duration(milliseconds: 0), metres: 0) + day
    default:
      return number + fromDevice
    }
  }

  /// `9.8 MET × 80 kg × 1:00:00`: what an estimate is made of.
  func formula(_ estimate: CalorieEstimate, _ kilograms: Double, _ time: Duration, metres: Double) -> String {
    let mass = DistanceScale.fixed(kilograms, kilograms == kilograms.rounded() ? 0 : 1, self) + " kg"
    let factor = estimate.factor.flatMap { Thousandths(measured: $0) }.map { decimal($0) } ?? ""
    let hours = decimal(Thousandths(measured: time.exactSeconds / 3_600) ?? Thousandths(0)) + " h"
    switch estimate.formula {
    case .met: return "\(factor) MET × \(mass) × \(hours)"
    case .distance:
      let length = DistanceScale.fixed(metres / 1_000, 2, self) + " km"
      // Women use 0.9 of it.
      let full = kilograms * 1.036 * metres / 1_000
      let share = full > 0 && estimate.kilocalories < full * 0.95 ? " × 0\(decimalSeparator)9" : ""
      return "\(mass) × 1\(decimalSeparator)036 × \(length)\(share)"
    case .speedTable: return "\(mass) × 2\(decimalSeparator)2 × \(hours) × \(factor)"
    }
  }

  var activityShowHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show a run, ride or walk",
        [
          "gymlog activity": "the last one, with its splits",
          "gymlog activity show 2026-11-21": "the one on that day",
          "gymlog activity show last --every 400m": "splits of another length",
        ],
        "The device's own distance, climb and moving time take precedence. Otherwise, distances are measured on the WGS-84 "
          + "ellipsoid, never across a gap in the track; moving time leaves out stops, and climbs under 3 m don't count.",
        "The energy is the device's figure, or else an estimate from the METs of the 2011 Compendium of Physical Activities.",
        "The other commands for activities are list, splits, compare, similar, add, import, record, edit, export and delete: "
          + "gymlog help --all"
      ),
      es: CommandHelp(
        "Muestra una carrera, salida en bici o caminata",
        [
          "gymlog activity": "la última, con sus parciales",
          "gymlog activity show 2026-11-21": "la de ese día",
          "gymlog activity show last --every 400m": "parciales de otra longitud",
        ],
        "Tienen prioridad la distancia, el desnivel y el tiempo sin pausas del dispositivo. Si no los da, las distancias se miden en el "
          + "elipsoide WGS-84, nunca a través de un hueco del recorrido; el tiempo en movimiento no cuenta las paradas, y el "
          + "desnivel cuenta desde 3 m.",
        "La energía es la que dice el dispositivo o, si no, una estimación con los MET del Compendium de 2011.",
        "Los demás comandos de actividades son list, splits, compare, similar, add, import, record, edit, export y delete: "
          + "gymlog help --all"
      ),
      ca: CommandHelp(
        "Mostra una cursa, sortida en bici o caminada",
        [
          "gymlog activity": "l'última, amb els parcials",
          "gymlog activity show 2026-11-21": "la d'aquell dia",
          "gymlog activity show last --every 400m": "parcials d'una altra longitud",
        ],
        "Tenen prioritat la distància, el desnivell i el temps sense pauses del dispositiu. Si no els dona, les distàncies es mesuren a "
          + "l'el·lipsoide WGS-84, mai a través d'un buit del recorregut; el temps en moviment no compta les parades, i el "
          + "desnivell compta a partir de 3 m.",
        "L'energia és la que diu el dispositiu o, si no, una estimació amb els MET del Compendium de 2011.",
        "Les altres ordres d'activitats són list, splits, compare, similar, add, import, record, edit, export i delete: "
          + "gymlog help --all"))
  }
}

extension Failure {
  static func distanceNotUnderstood(_ text: String) -> Failure {
    Failure(
      .usage, en: Message("\(quoted(text)) isn't a distance", hint: "Type it like 400m, 1km or 1mi"),
      es: Message("\(quoted(text)) no es una distancia", hint: "Escríbela así: 400m, 1km o 1mi"),
      ca: Message("\(quoted(text)) no és una distància", hint: "Escriu-la així: 400m, 1km o 1mi"))
  }
}
