import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func activityAdd(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityAdd.rawValue,
      declaring: .init(
        help: words.activityAddHelp,
        .words([.sport, .distance, .duration], form: "* [*] [*]", atLeast: 1, words), .startsAt(words),
        .heartRate(words), .option(.name, .name, words),
        .option(
          "note", value: words.placeholder(.text),
          help: words.say(en: "a note", es: "una nota", ca: "una nota")),
        .addedTags(words),
        .force(
          words.say(
            en: "even if it overlaps another activity or looks too fast",
            es: "aunque coincida con otra o sea demasiado rápida",
            ca: "encara que coincideixi amb una altra o sigui massa ràpida"))
      ) { context, line, moment, rate, name, note, tags, force throws(Failure) in
        var (line, moment) = (try TypedActivity(line, hasMoment: moment != nil, context), moment)
        moment = moment ?? line.moment
        line.at = try moment.map { moment throws(Failure) in try context.instant(moment, dayIsEnough: true) }
        line.heartRate = rate
        line.name = try name.map { text throws(Failure) in try checked(text, .name) }
        line.note = try note.map { text throws(Failure) in try checked(text, .note) }
        for tag in try tags.map({ text throws(Failure) in try checked(text, .tag) })
        where !line.tags.contains(tag) {
          line.tags.append(tag)
        }
        return try add(line, force: force, context)
      })
  }

  private static func add(_ typed: TypedActivity, force: Bool, _ context: Context) throws(Failure) -> Reply {
    var activity = typed.activity(context)
    let (scale, problems) = try context.logbook.change(CommandName.activityAdd.rawValue, at: context.now) {
      change throws(Failure) in
      let data = try ActivityData(change.snapshot)
      if !force, let rate = typed.heartRate { try checkHeartRate(rate, context) }
      if !force { try checkSpeed(of: activity, typed: typed.timeText, data.scale, context) }
      if !force, let other = data.overlap(with: activity) {
        throw .activityOverlaps(context.label(other), context)
      }
      activity.start = activity.start.after(data.activities.map(\.start))
      try change.save(activity)
      return (data.scale, data.problems)
    }
    let (twice, records) = (LoggedTwiceList([activity], context), BrokenActivityRecords([activity], context))
    return Reply(
      noticed: problems,
      text: { screen in
        let words = screen.words
        let moment = words.moment(activity.start.civil, today: context.now.day)
        let figures = activity.figures(scale, words) + [activity.tags.joined(separator: " ")]
        let lines = screen.fitting { screen in
          let name = screen.painter.paint(words.name(of: activity), .strong)
          let parts = [name + " " + moment] + figures.filter { !$0.isEmpty }.map { terminalSafe($0) }
          return [parts.joined(separator: " · ")]
        }
        return (lines + records.lines(screen) + twice.lines(screen)).text
      }, json: { activity.json + JSON.members(["loggedTwice": twice.json, "records": records.json]) })
  }

  /// Asks about a speed beyond the records of the sport: `1:52` may be hours and minutes.
  static func checkSpeed(
    of activity: Activity, typed time: String?, _ scale: DistanceScale, _ context: Context
  ) throws(Failure) {
    guard let speed = activity.speed, activity.isTooFast else { return }
    let meant = time.flatMap { time in
      activity.inHours(time).map { _ in context.line(with: time + ":00", for: time) }
    }
    throw .unlikelySpeed(
      scale.speed(metresPerSecond: speed, context.words), activity.sport, meant: meant,
      force: "gymlog " + context.line.map(shellWord).joined(separator: " ") + " --force")
  }
}

extension Commands {
  /// Asks about a heart rate that hardly any heart has.
  static func checkHeartRate(_ rate: Int, _ context: Context) throws(Failure) {
    guard rate > 220 else { return }
    let line = "gymlog " + context.line.map(shellWord).joined(separator: " ") + " --force"
    throw Failure(.usage) { words in
      Message(
        words.say(
          en: "average heart rate \(rate): is that right?", es: "pulso medio \(rate): ¿es correcto?",
          ca: "pols mitjà \(rate): és correcte?"), hint: words.toConfirm(line))
    }
  }
}

extension Activity {
  /// The highest possible speed over its distance, in m/s; nil for no limit.
  var fastest: Double? {
    switch sport {
    case .run: HumanLimits.fastestRun(over: distance?.double ?? 0)
    case .walk, .hike, .row: 8
    case .swim: 3
    // Of a cyclist downhill.
    case .ride, .ski: 36.2
    case .other: nil
    }
  }

  /// Whether nobody is as fast in its sport.
  var isTooFast: Bool {
    guard let speed, let most = fastest else { return false }
    return speed > most
  }

  /// The activity with a time read as hours and minutes, if it is too fast without and likely with it.
  func inHours(_ time: String) -> Activity? {
    guard isTooFast, let most = fastest, let long = Duration(hoursAndMinutes: time) else { return nil }
    var slower = self
    slower.elapsed = long
    if slower.moving != nil { slower.moving = long }
    return slower.speed.map { (most / Self.slowest...most).contains($0) } == true ? slower : nil
  }

  /// Sixteen times the time of the fastest is implausible.
  static let slowest = 16.0
}

extension Duration {
  /// Hours and minutes in place of minutes and seconds; nil for what isn't typed as `1:52`.
  fileprivate init?(hoursAndMinutes text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]) else {
      return nil
    }
    self.init(seconds: (hours * 60 + minutes) * 60)
  }
}

extension ActivityData {
  /// An activity at the same time as another; nil if there is none.
  func overlap(with other: Activity) -> Activity? {
    guard other.end.seconds > other.start.seconds else { return nil }
    return activities.first { activity in
      activity.start.seconds < other.end.seconds && other.start.seconds < activity.end.seconds
        && activity.id != other.id
    }
  }
}

extension Parameter where Value == Int? {
  /// `--hr NUMBER`
  static func heartRate(_ words: Words) -> Parameter {
    .option(
      "hr", value: words.placeholder(.number),
      help: words.say(
        en: "average heart rate in beats per minute", es: "el pulso medio, en pulsaciones por minuto",
        ca: "el pols mitjà, en pulsacions per minut"),
      as: .heartRate)
  }
}

extension Parameter where Value == [String] {
  /// `--tag TAG`, once for each tag of an activity.
  static func addedTags(_ words: Words) -> Parameter {
    .options(
      "tag", value: words.placeholder(.tag),
      help: words.say(en: "add a tag", es: "añade una etiqueta", ca: "afegeix una etiqueta"), as: .text)
  }
}

extension ValueParser where Value == Int {
  /// A heart rate: 20 to 250.
  static var heartRate: ValueParser {
    ValueParser { text throws(Failure) in
      guard let rate = Int(text), (20...250).contains(rate) else {
        throw Failure(
          .usage, en: Message("\(quoted(text)) isn't a heart rate", hint: "Type beats per minute, 20 to 250"),
          es: Message(
            "\(quoted(text)) no es un pulso", hint: "Escribe las pulsaciones por minuto, de 20 a 250"),
          ca: Message(
            "\(quoted(text)) no és un pols", hint: "Escriu les pulsacions per minut, de 20 a 250"))
      }
      return rate
    }
  }
}

extension Words {
  var activityAddHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Add a run, ride or walk by hand",
        [
          "gymlog activity add run 5km 25:00": "a run that ended just now",
          "gymlog activity add ride 42km 1h35 --at 2026-11-14": "on another day; or --at 18:30, its start",
          #"gymlog activity add swim 1500m 32:00 --hr 140 --note "Lake""#: "with heart rate and a note",
        ],
        "A distance or a duration is enough. For a file from a watch or phone: gymlog activity import",
        "A run that is also a set of a workout counts once in gymlog stats."),
      es: CommandHelp(
        "Añade a mano una carrera, salida en bici o caminata",
        [
          "gymlog activity add correr 5km 25:00": "recién terminada",
          "gymlog activity add bici 42km 1h35 --at 2026-11-14": "otro día; o --at 18:30, la hora de inicio",
          #"gymlog activity add nadar 1500m 32:00 --hr 140 --note "Lago""#: "con pulso y una nota",
        ],
        "Basta con la distancia o el tiempo. Para el archivo de un reloj o un móvil: gymlog activity import",
        "Una carrera que también es una serie de un entrenamiento cuenta una sola vez en gymlog stats."),
      ca: CommandHelp(
        "Afegeix a mà una cursa, sortida en bici o caminada",
        [
          "gymlog activity add córrer 5km 25:00": "acabada de fer",
          "gymlog activity add bici 42km 1h35 --at 2026-11-14": "un altre dia; o --at 18:30, l'hora d'inici",
          #"gymlog activity add nedar 1500m 32:00 --hr 140 --note "Llac""#: "amb pols i una nota",
        ],
        "N'hi ha prou amb la distància o el temps. Per al fitxer d'un rellotge o un mòbil: gymlog activity import",
        "Una cursa que també és una sèrie d'un entrenament compta un sol cop a gymlog stats."
      ))
  }
}

extension Failure {
  static func activityLacksFigures(_ sport: String) -> Failure {
    Failure(.usage) { words in
      let line = "gymlog activity add \(shellWord(sport)) \(words.exampleRun)"
      return words.say(
        en: Message("missing distance or duration", hint: "Type it like: " + line),
        es: Message("falta la distancia o el tiempo", hint: "Escríbelo así: " + line),
        ca: Message("falta la distància o el temps", hint: "Escriu-ho així: " + line))
    }
  }

  static func activityOverlaps(_ other: String, _ context: Context) -> Failure {
    let line = "gymlog " + context.line.map(shellWord).joined(separator: " ") + " --force"
    return Failure(
      .usage,
      en: Message(
        "you already have an activity at that time: \(other)",
        hint: "For another time, give its start with --at. To keep both: " + line),
      es: Message(
        "ya tienes una actividad a esa hora: \(other)",
        hint: "Si fue a otra hora, indica el inicio con --at. Para tener las dos: " + line),
      ca: Message(
        "ja tens una activitat a aquella hora: \(other)",
        hint: "Si va ser a una altra hora, indica l'inici amb --at. Per tenir-les totes dues: " + line))
  }

  /// A number that can only be a distance in one unit; `line` has it.
  static func distanceLacksUnit(_ number: String, _ line: String) -> Failure {
    Failure(.usage) { words in
      let (number, hint) = (quoted(number), words.readings([line]))
      return words.say(
        en: Message("\(number) has no unit", hint: hint),
        es: Message("\(number) no tiene unidad", hint: hint),
        ca: Message("\(number) no té unitat", hint: hint))
    }
  }

  /// A pace that isn't that of the distance and the time; `own` is theirs.
  static func paceContradicts(_ pace: String, _ figures: String, _ own: Duration?) -> Failure {
    Failure(.usage) { words in
      let unit = pace.drop { $0 != "/" }
      let (figures, typed) = (quoted(figures), quoted(pace))
      let own = (own.map { words.stopwatch($0.wholeSeconds) } ?? "–") + " " + unit
      return words.say(
        en: Message(
          "\(figures) is \(own), not \(typed)", hint: "Leave out the distance, the time or the pace"),
        es: Message("\(figures) son \(own), no \(typed)", hint: "Quita la distancia, el tiempo o el ritmo"),
        ca: Message("\(figures) són \(own), no \(typed)", hint: "Treu la distància, el temps o el ritme"))
    }
  }

  /// `meant`: the line with a time that is possible, if there is one.
  static func unlikelySpeed(_ speed: String, _ sport: Sport, meant: String?, force line: String) -> Failure {
    Failure(.usage) { words in
      let name = words.sports(sport)
      let hint = meant.map { words.readings([$0]) }
      return words.say(
        en: Message("\(speed) is too fast for \(name)", hint: hint ?? "If it's right: " + line),
        es: Message(
          "\(name): \(speed) es una velocidad imposible", hint: hint ?? "Si es correcto: " + line),
        ca: Message(
          "\(name): \(speed) és una velocitat impossible", hint: hint ?? "Si és correcte: " + line))
    }
  }
}
