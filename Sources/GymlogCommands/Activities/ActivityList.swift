import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func activityList(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.activityList.rawValue, aliases: ["activities"],
      declaring: .init(
        help: words.activityListHelp, .limit(words), .rangeEnd(.since, words), .rangeEnd(.until, words),
        .option(.tag, .tag, words), .sport(words), .tableFormat(words)
      ) { context, limit, since, until, tag, sport, format throws(Failure) in
        try context.checkOneForm(format)
        let isLimited = since != nil || until != nil || tag != nil || sport != nil || format != nil
        let days = try DayRange(since: since, until: until, context)
        let limit = context.limit(limit, onTerminal: 20, isLimited: isLimited)
        return try list(limit: limit, format, context) { activity in
          days.contains(activity.start.day) && (sport.map { $0 == activity.sport } ?? true)
            && (tag.map { activity.tags.contains($0) } ?? true)
        }
      })
  }

  private static func list(
    limit: Int?, _ format: TableFormat?, _ context: Context, where isWanted: (Activity) -> Bool
  ) throws(Failure) -> Reply {
    let (data, count, shown, problems) = try context.logbook.read { snapshot throws(Failure) in
      let data = try ActivityHistory(snapshot, at: context.now)
      let wanted = data.activities.indices.reversed().filter { isWanted(data.activities[$0]) }
      let shown = wanted.prefix(limit ?? wanted.count)
      // The index has no notes and files, which only programs are given: a screen needs no document.
      guard format != nil || context.isForPrograms else {
        return (data, wanted.count, shown.map { data.activities[$0] }, data.problems)
      }
      let whole = try snapshot.activities(in: shown.map { data.folders[$0] })
      return (data, wanted.count, whole.documents.map(\.value), data.problems + whole.problems)
    }
    let table = ReportTable.activities(shown, data.scale, context)
    if let format {
      var table = table
      table.addDetails(try context.bodyWeights.value())
      return Reply(problems: problems + context.bodyWeights.problems, table, as: format)
    }
    return Reply(
      problems: problems,
      text: { screen in
        let words = screen.words
        guard count > 0 else {
          if !data.activities.isEmpty { return words.noActivitiesInPeriod + "\n" }
          return words.noActivities.answer.text
        }
        var lines = screen.lines(table, isNarrow: screen.isNarrow, shrinkingTo: 12)
        let rest = count - shown.count
        if rest > 0 {
          lines +=
            [""]
            + screen.flowing(
              [
                .init(words.earlierActivities(rest)),
                .init("gymlog activity list --limit \(count)", .accent),
              ], between: " ")
        }
        return lines.text
      },
      json: {
        JSON.members([
          "activities": .array(shown.map { .object($0.json) }), "more": .int(count - shown.count),
        ])
      })
  }
}

extension Parameter where Value == Sport? {
  static func sport(_ words: Words) -> Parameter {
    .option(
      "sport", value: words.placeholder(.sport), help: words.meaning(.sport),
      as: ValueParser { text throws(Failure) in
        guard let sport = Sport(typed: text) else { throw .sportNotUnderstood(text) }
        return sport
      })
  }
}

extension ReportTable<Activity> {
  static func activities(_ activities: [Activity], _ scale: DistanceScale, _ context: Context) -> ReportTable
  {
    let words = context.words
    var table = ReportTable(activities)
    table.column("id") { .text($0.id.text) }
    table.column("date", .name(words.say(en: "Date", es: "Fecha", ca: "Data"))) {
      .shown(.day($0.start.day), as: words.dayShortWithYear($0.start.day))
    }
    table.column("start", .name("")) { .shown(.text($0.start.text), as: words.clock($0.start.civil)) }
    table.column("sport") { .text($0.sport.rawValue) }
    table.column("name", .name(words.say(en: "Activity", es: "Actividad", ca: "Activitat"), .strong)) {
      .shown($0.name.cell { .text($0) }, as: words.name(of: $0))
    }
    table.column("metres", .init(words.distanceHeading)) { activity in
      activity.distance.cell { .shown(.number($0), as: scale.distance($0.double, words)) }
    }
    table.column("seconds", .init(words.timeHeading, showsZero: true)) { activity in
      activity.time.cell { .shown(.duration($0.wholeSeconds), as: words.stopwatch($0.wholeSeconds)) }
    }
    table.column("elapsed") { $0.elapsed.cell { .duration($0.wholeSeconds) } }
    let hasRates = activities.contains { $0.speed != nil }
    table.shownColumn(.init(words.rateHeading(activities.map(\.sport)))) { activity in
      if let rate = activity.distance.flatMap({ scale.rate($0.double, activity.time, activity.sport, words) })
      {
        return .text(rate)
      }
      return hasRates && activity.time != nil ? .shown(.none, as: "–") : .none
    }
    table.column("heartRate") { $0.heartRate?.average.cell { .count($0) } ?? .none }
    table.column("gain") { ($0.device?.gain ?? $0.computed?.gain).cell { .number($0) } }
    table.column("tags") { .text($0.tags.joined(separator: " ")) }
    table.column("note") { $0.note.cell { .text($0) } }
    return table
  }

  /// Adds what only programs need. New columns come last, so that those before keep their places.
  fileprivate mutating func addDetails(_ weights: BodyWeights) {
    column("moving") { $0.moving.cell { .duration($0.wholeSeconds) } }
    column("metresPerSecond") { $0.speed.flatMap { Thousandths(measured: $0) }.cell { .number($0) } }
    column("secondsPerKm") { $0.secondsPerKilometre.cell { .count($0) } }
    column("maximumSpeed") { $0.maximumSpeed.flatMap { Thousandths(measured: $0) }.cell { .number($0) } }
    column("maximumHeartRate") { $0.heartRate?.maximum.cell { .count($0) } ?? .none }
    column("loss") { ($0.device?.gain == nil ? $0.computed?.loss : $0.device?.loss).cell { .number($0) } }
    column("lowest") { $0.computed?.lowest.cell { .number($0) } ?? .none }
    column("highest") { $0.computed?.highest.cell { .number($0) } ?? .none }
    column("kilocalories") { ActivityEnergy($0, weights).kilocalories.cell { .count($0) } }
    column("kilocaloriesEstimated") { activity in
      let energy = ActivityEnergy(activity, weights)
      return energy.kilocalories.cell { _ in .flag(energy.isEstimate) }
    }
    column("device") { $0.device?.name.cell { .text($0) } ?? .none }
    column("file") { $0.file?.source.cell { .text($0) } ?? .none }
  }
}

extension Words {
  /// No activity matches the filters.
  fileprivate var noActivitiesInPeriod: String {
    say(en: "No matching activities", es: "No hay ninguna actividad así", ca: "No hi ha cap activitat així")
  }

  fileprivate func earlierActivities(_ count: Int) -> String {
    counted(
      count, en: ("earlier activity:", "earlier activities:"),
      es: ("actividad anterior:", "actividades anteriores:"),
      ca: ("activitat anterior:", "activitats anteriors:"))
  }

  var activityListHelp: CommandHelp {
    say(
      en: CommandHelp(
        "List runs, rides and walks, newest first",
        [
          "gymlog activity list": "with distance, time and pace",
          "gymlog activity list --sport ride --since 2026-09-01": "one sport, since that day",
          "gymlog activity list --csv": "for a spreadsheet",
        ], "A terminal shows the last 20, unless you give --limit, --since or --until; a pipe gets all."),
      es: CommandHelp(
        "Lista carreras, salidas en bici y caminatas",
        [
          "gymlog activity list": "con distancia, tiempo y ritmo",
          "gymlog activity list --sport bici --since 2026-09-01": "las de un deporte, desde ese día",
          "gymlog activity list --csv": "para una hoja de cálculo",
        ],
        "La terminal muestra las 20 últimas, o las que pidas con --limit, --since y --until; al redirigir la salida, todas."
      ),
      ca: CommandHelp(
        "Llista curses, sortides en bici i caminades",
        [
          "gymlog activity list": "amb distància, temps i ritme",
          "gymlog activity list --sport bici --since 2026-09-01": "les d'un esport, des d'aquell dia",
          "gymlog activity list --csv": "per a un full de càlcul",
        ],
        "El terminal mostra les 20 últimes, o les que demanis amb --limit, --since i --until; en redirigir la sortida, totes."
      ))
  }
}
