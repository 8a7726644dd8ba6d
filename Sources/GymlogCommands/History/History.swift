import CommandLineKit
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func history(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.history.rawValue, aliases: ["h"],
      declaring: .init(
        help: words.historyHelp, .words([.exercise], words), .limit(words), .rangeEnd(.since, words),
        .rangeEnd(.until, words), .tableFormat(words)
      ) {
        context, line, limit, since, until, format throws(Failure) in
        try context.checkOneForm(format)
        let days = try DayRange(since: since, until: until, context)
        return try history(
          of: line.isEmpty ? nil : line.joined(separator: " "), in: days,
          limit: context.limit(
            limit, onTerminal: 20, isLimited: since != nil || until != nil || format != nil),
          format, context)
      })
  }

  private static func history(
    of text: String?, in days: DayRange, limit: Int?, _ format: TableFormat?, _ context: Context
  ) throws(Failure) -> Reply {
    let (exercise, history, sessions, maxes, scale, outings, problems) = try context.logbook.read {
      snapshot throws(Failure) in
      let open = try context.open(in: snapshot)?.workout
      let recorded = try context.history(in: snapshot)
      let exercise = try context.exercise(asked: text, open, in: recorded.history, outings: snapshot)
      guard let exercise else { throw Failure.exerciseNeeded(.history) }
      let range = PastRange(before: context.now.adding(seconds: 1))
      let sessions = recorded.history.pastSessions(of: exercise.id, in: range)
      var problems = recorded.problems
      let scale = try DistanceScale(snapshot, reporting: &problems)
      let maxes = TestedMaxes(of: exercise.id, among: try snapshot.testedMaxes().maxes)
      let outings = try CardioSet.sport(of: exercise.id).map { _ throws(Failure) in
        Outings.of(exercise.id, try ActivityHistory(snapshot, at: context.now), recorded.history).outings
          .activities
      }
      return (exercise, recorded.history, sessions, maxes, scale, outings ?? [], problems)
    }
    let beside = ActivitiesOfExercise(exercise: exercise, activities: outings, period: days, scale: scale)
    if sessions.isEmpty, maxes.all.isEmpty, !outings.isEmpty {
      return beside.reply(limit, format, problems: problems, context)
    }
    guard !sessions.isEmpty || !maxes.all.isEmpty else {
      throw context.neverDone(exercise, asked: text, in: history).attaching(problems)
    }
    let found = sessions.filter { days.contains($0.start.day) }
    let shown = Array(found.prefix(limit ?? .max))
    // Maxes of days without a session, as far back as the sessions that are shown.
    let trained = Set(sessions.map(\.start.day))
    let oldest = shown.count < found.count ? shown.last?.start.day : nil
    let alone = maxes.all.filter { max in
      !trained.contains(max.at.day) && days.contains(max.at.day)
        && oldest.map { $0 < max.at.day } ?? (limit != 0)
    }
    if let format {
      let table = ReportTable.sessions(shown, maxes, context)
      return Reply(problems: problems, table.followed(by: .testedAlone(alone, context)), as: format)
    }
    return Reply(
      problems: problems,
      text: { screen in
        HistoryScreen(
          context: context, exercise: exercise, sessions: shown, count: found.count, period: days,
          tested: maxes, testedAlone: alone, scale: scale, screen: screen
        )
        .lines.text + beside.hint(screen).text
      },
      json: {
        JSON.members([
          "exercise": .string(exercise.name), "exerciseId": .string(exercise.id.text),
          "sessions": .array(shown.map { $0.jsonWithMax(maxes, context) }),
          "tested": alone.json, "more": .int(found.count - shown.count),
        ])
      })
  }
}

extension PastSession {
  /// The best estimated 1RM of its working sets.
  func estimatedMax(in unit: MassUnit, _ context: Context) -> (load: Load, isRough: Bool)? {
    let share = context.exercise(of: entry).bodyWeightShare
    let body = share.raw > 0 ? context.bodyWeight(on: start.day) : nil
    let estimates = sets.filter(\.type.isWork).compactMap(\.result).compactMap {
      SetEstimate($0, share: share, bodyWeight: body, formula: context.settings.formula.value)
    }
    let best = estimates.max { $0.rank < $1.rank }
    return best.flatMap { best in best.shownLoad(in: unit).map { ($0, best.max.isRough) } }
  }

  /// The distance of its working sets, and the distance and time of those that have both.
  var cardio: (millimetres: Int, pace: Pace) {
    var (sum, pace) = (0, Pace(milliseconds: 0, millimetres: 0))
    for set in sets where set.type.isWork {
      guard let amount = set.result?.amount else { continue }
      if case .distance(let distance, _) = amount { sum += distance.millimetres }
      if let own = Pace(amount) { pace += own }
    }
    return (sum, pace)
  }

  /// The maxes tested on its day, 1RM first.
  func tested(among maxes: TestedMaxes) -> [TestedMax] {
    TestedMax.Kind.allCases.compactMap { kind in
      maxes.all.first { $0.kind == kind && $0.at.day == start.day }
    }
  }

  fileprivate func jsonWithMax(_ maxes: TestedMaxes, _ context: Context) -> JSON {
    let unit = context.settings.unit.value
    let max = estimatedMax(in: unit, context)
    return .object(
      json(context).members(without: [])
        + JSON.members([
          "metres": .number(Thousandths(raw: cardio.millimetres).text),
          "secondsPerKm": cardio.pace.time().map { .number(Thousandths(raw: $0.milliseconds).text) } ?? .null,
          "e1rm": max.map { WorkoutJSON.quantity($0.load.signed(in: unit), unit.rawValue) } ?? .null,
          "rough": .bool(max?.isRough ?? false), "tested": tested(among: maxes).json,
        ]))
  }
}

/// The sessions of an exercise, a line or two each, and between them the maxes tested on other days.
struct HistoryScreen {
  let context: Context
  let exercise: Exercise
  let sessions: [PastSession]
  /// The number of all sessions.
  let count: Int
  let period: DayRange
  let tested: TestedMaxes
  /// The maxes to show that were tested on days without a session, newest first.
  let testedAlone: [TestedMax]
  let scale: DistanceScale
  let screen: Screen

  private var words: Words { screen.words }
  /// Below this width, or if a session's sets don't fit, they get their own line.
  private static let narrow = 60

  var lines: [String] {
    if sessions.isEmpty, testedAlone.isEmpty {
      return [screen.painter.paint(context.name(of: exercise), .strong), words.noWorkoutsInPeriod]
    }
    let title = screen.dotted(
      [.init(context.name(of: exercise), .strong)] + (count == 0 ? [] : [.init(words.sessions(count))]))
    let lines = entries.flatMap { entry in
      switch entry {
      case .session(let session): twoLines(session)
      case .tested(let max):
        screen.dotted([.init(day(max.at.day), .accent), .init(words.reached(max), .good)])
      }
    }
    return title + (table ?? lines) + more + remark
  }

  private enum Entry {
    case session(PastSession)
    case tested(TestedMax)
  }

  /// Newest first.
  private var entries: [Entry] {
    var (entries, maxes) = ([Entry](), testedAlone[...])
    for session in sessions {
      while let max = maxes.first, max.at.day > session.start.day {
        entries.append(.tested(max))
        maxes.removeFirst()
      }
      entries.append(.session(session))
    }
    return entries + maxes.map(Entry.tested)
  }

  private var table: [String]? {
    if let width = screen.width, width < Self.narrow { return nil }
    var table = Table([.right, .left, .right, .right, .left])
    for entry in entries {
      switch entry {
      case .session(let session):
        let (volume, max) = figures(session)
        table.add([
          .init(day(session.start.day)), .init(sets(session)), .init(volume), .init(max, .faint),
          .init(tested(session), .good),
        ])
      case .tested(let max): table.add([.init(day(max.at.day)), .init(words.reached(max), .good)])
      }
    }
    if let width = screen.width,
      table.lines(width: nil, Painter(color: false)).contains(where: { displayWidth(of: $0) > width })
    {
      return nil
    }
    return table.lines(width: nil, screen.painter)
  }

  private func twoLines(_ session: PastSession) -> [String] {
    let (volume, max) = figures(session)
    return screen.dotted([
      .init(day(session.start.day), .accent), .init(volume), .init(max, .faint),
      .init(tested(session), .good),
    ])
      + screen.setLines(sets(session), indent: "  ")
  }

  private func day(_ day: Day) -> String { words.dayRelative(day, today: context.now.day) }

  /// `tested 1RM 180 kg`
  private func tested(_ session: PastSession) -> String {
    session.tested(among: tested).map(words.reached).joined(separator: ", ")
  }

  private func sets(_ session: PastSession) -> String {
    context.writer(for: session.entry).text(session.sets)
  }

  private func figures(_ session: PastSession) -> (volume: String, max: String) {
    let unit = context.settings.unit.value
    let volume = session.volume(in: unit, context)
    let (distance, pace) = session.cardio
    if distance > 0 {
      return (
        scale.distance(millimetres: Int128(distance), words),
        scale.pace(pace, CardioSet.sport(of: exercise.id) ?? .run, words) ?? ""
      )
    }
    let max = session.estimatedMax(in: unit, context).map {
      words.estimatedMax + " " + ($0.isRough ? "~" : "") + words.load($0.load, rounds: true)
    }
    return (volume.value.raw == 0 ? "" : words.volume(volume), max ?? "")
  }

  private var remark: [String] {
    let unit = context.settings.unit.value
    guard sessions.contains(where: { $0.estimatedMax(in: unit, context)?.isRough == true }) else { return [] }
    let remark = words.roughMark
    return [""] + wrapped(remark, width: screen.width, hanging: "  ")
  }

  private var more: [String] {
    guard count > sessions.count else { return [] }
    let name = shellName(context.name(of: exercise).lowercased())
    let command = "gymlog history \(name)\(period.options) --limit \(count)"
    return [""]
      + screen.flowing(
        [.init(words.earlierSessions(count - sessions.count)), .init(command, .accent)], between: " ")
  }
}

extension Words {
  func sessions(_ count: Int) -> String {
    say(
      en: counted(count, none: "never done", one: "1 session", many: "sessions"),
      es: counted(count, none: "ninguna sesión", one: "1 sesión", many: "sesiones"),
      ca: counted(count, none: "cap sessió", one: "1 sessió", many: "sessions"))
  }

  func earlierSessions(_ count: Int) -> String {
    counted(
      count, en: ("earlier session:", "earlier sessions:"), es: ("sesión anterior:", "sesiones anteriores:"),
      ca: ("sessió anterior:", "sessions anteriors:"))
  }

  /// The estimated 1RM, before its value.
  var estimatedMax: String { say(en: "e1RM", es: "1RM estimado", ca: "1RM estimat") }

  var historyHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show every session of an exercise, newest first",
        [
          "gymlog history": "the current exercise",
          "gymlog history deadlift": "by name",
          "gymlog history deadlift --limit 5": "the last five",
          "gymlog history deadlift last month": "a period; or --since, --until",
        ],
        "Shows sets, volume and e1RM, the 1RM estimated from the best set by your formula (gymlog "
          + "config formula). Reps in reserve, from RPE or RIR, count as reps done. Tested maxes are listed by day.",
        "A terminal shows the last 20; a pipe gets all. To plan a session's sets again: "
          + "gymlog add deadlift --from last"),
      es: CommandHelp(
        "Muestra las sesiones de un ejercicio, la última primero",
        [
          "gymlog history": "el ejercicio actual",
          "gymlog history peso muerto": "por nombre",
          "gymlog history peso muerto --limit 5": "las cinco últimas",
          "gymlog history peso muerto --since 2026-09-01": "desde ese día",
        ],
        "Con series, volumen y 1RM estimado: el que sugiere la mejor serie con tu fórmula (gymlog "
          + "config formula); las repeticiones en reserva, por RPE o RIR, cuentan como hechas. También los máximos reales.",
        "La terminal muestra las 20 últimas; al redirigir la salida, todas. Para repetir las series de una: "
          + "gymlog add peso muerto --from last"),
      ca: CommandHelp(
        "Mostra les sessions d'un exercici, l'última primer",
        [
          "gymlog history": "l'exercici actual",
          "gymlog history pes mort": "pel nom",
          "gymlog history pes mort --limit 5": "les cinc últimes",
          "gymlog history pes mort --since 2026-09-01": "des d'aquell dia",
        ],
        "Amb sèries, volum i 1RM estimat: el que suggereix la millor sèrie amb la teva fórmula "
          + "(gymlog config formula); les repeticions en reserva, per RPE o RIR, compten com a fetes. També els màxims reals.",
        "El terminal mostra les 20 últimes; en redirigir la sortida, totes. Per repetir les sèries d'una: "
          + "gymlog add pes mort --from last"))
  }
}
