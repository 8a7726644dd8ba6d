import CommandLineKit
import Insights
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func compare(_ words: Words) -> GymlogCommand {
    let parser = ValueParser { try SideArgument($0, words.language) }
    return Command(
      CommandName.compare.rawValue,
      declaring: .init(
        help: words.compareHelp,
        .required(words.placeholder(.side), help: words.meaning(.side), as: parser),
        .required(words.placeholder(.otherSide), help: words.meaning(.otherSide), as: parser),
        .svg(words), .replacing(words), .tableFormat(words)
      ) { context, one, other, svg, force, format throws(Failure) in
        try compare([one, other], ChartForm(svg: svg, force: force, format: format), context)
      })
  }

  private static func compare(_ arguments: [SideArgument], _ form: ChartForm, _ context: Context)
    throws(Failure)
    -> Reply
  {
    let (trained, data, workouts) = try context.logbook.read { snapshot throws(Failure) in
      let workouts = try arguments.map { argument throws(Failure) -> Workout? in
        guard case .workout(let argument) = argument else { return nil }
        return try context.workout(argument, in: snapshot, lastOfDay: true).workout
      }
      let trained = try TrainingData(withTested: snapshot, context)
      return (trained, try trained.activities(in: snapshot, at: context.now), workouts)
    }
    let both = workouts.compactMap(\.self)
    if both.count == 2, both[0].id == both[1].id {
      throw .sameWorkout(context.words.label(both[0], at: context.now))
    }
    // Two workouts of one day differ in the time.
    let showsTime = both.count == 2 && both[0].start.day == both[1].start.day
    let begun = [trained.history.sessions.first?.day, data.activities.first?.start.day].compactMap(\.self)
      .min()
    let sides = zip(arguments, workouts).map { argument, workout in
      var side = side(argument, workout, showsTime: showsTime, trained, context)
      side.count(from: begun)
      return side
    }.sorted { $0.start < $1.start }
    let formula = context.settings.formula.value
    let comparison = Comparison(
      sides: sides,
      best: trained.bestSets(of: sides, formula: formula, context),
      tested: sides.map { side in trained.tested.filter { side.has($0, in: trained.history) } },
      trained: trained,
      activities: sides.map { side in
        let ids = side.isWorkout ? Set(side.sessions.map { trained.history.sessions[$0].id }) : nil
        return ActivityTotals(ids == nil ? data : data.withoutActivities, trained, countsSetsAlone: true) {
          activity in
          ids?.contains(activity.id) ?? (side.first...side.last).contains(activity.start.day)
        }
      }, countsActivities: !data.activities.isEmpty && !sides.allSatisfy(\.isWorkout), context: context)
    return try form.reply(
      context, problems: trained.problems + data.problems,
      text: { screen in
        trained.isEmpty && trained.tested.isEmpty && data.activities.isEmpty
          ? nothingYet(trained.problems, screen)
          : CompareScreen(comparison: comparison, screen: screen).lines
      }, json: { comparison.json }, table: { comparison.table }, svg: { comparison.chart.svg() })
  }

  private static func side(
    _ argument: SideArgument, _ workout: Workout?, showsTime: Bool, _ trained: TrainingData,
    _ context: Context
  ) -> ComparedSide {
    let words = context.words
    let history = trained.history
    if case .workout(let argument) = argument, let day = argument.day(today: context.now.day),
      case let sessions = history.sessions(from: day, through: day), sessions.count > 1
    {
      return ComparedSide(
        name: words.workouts(sessions.count), when: words.dayShortWithYear(day), isWorkout: false, first: day,
        last: day, start: day.daysSince1970 * 86_400, sessions: sessions,
        statistics: trained.statistics(of: sessions, context))
    }
    let (days, name): (ClosedRange<Day>, String)
    switch argument {
    case .workout:
      let sessions = [workout.flatMap { trained.history.session(of: $0.id) }].compactMap(\.self)
      let start = workout?.start ?? context.now
      return ComparedSide(
        name: workout?.name ?? words.workout.capitalised,
        when: words.dayShortWithYear(start.day) + (showsTime ? ", " + words.clock(start.civil) : ""),
        isWorkout: true, first: start.day, last: start.day, start: start.seconds, sessions: sessions,
        statistics: trained.statistics(of: sessions, context))
    case .period(let typed):
      let period = typed.period(today: context.now.day)
      days = period.days
      name =
        switch period {
        case .year(let year): "\(year)"
        case .month(let month): words.monthShort(Month(of: days.lowerBound)) + " \(month.year)"
        }
    case .span(let span):
      days = span.days(today: context.now.day)
      name = words.days(days.lowerBound, days.upperBound)
    }
    let sessions = trained.history.sessions(from: days.lowerBound, through: days.upperBound)
    let length = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970 + 1
    let elapsed = min(length, max(0, context.now.day.daysSince1970 - days.lowerBound.daysSince1970 + 1))
    return ComparedSide(
      name: name, when: elapsed > 0 && elapsed < length ? words.soFar(elapsed, of: length) : nil,
      isWorkout: false, first: days.lowerBound, last: days.upperBound,
      start: days.lowerBound.daysSince1970 * 86_400, sessions: sessions,
      statistics: trained.statistics(of: sessions, context), elapsed: elapsed, length: length)
  }
}

extension ComparedSide {
  /// Lets its weekly means count from the logbook's first day, unless less than a week is left.
  fileprivate mutating func count(from day: Day?) {
    guard let day, day > first, day <= last, elapsed - (day.daysSince1970 - first.daysSince1970) >= 7
    else { return }
    begun = day
  }
}

/// Two columns of figures and the change between them; on a narrow screen, each label is above its figures.
struct CompareScreen {
  let comparison: Comparison
  let screen: Screen

  private var isNarrow: Bool { screen.width.map { $0 < 64 } ?? false }
  private var words: Words { screen.words }

  var lines: [String] {
    let notes = comparison.notes.flatMap { wrapped($0, width: screen.width, hanging: "  ") }
    return (isNarrow ? narrow : wide) + (notes.isEmpty ? [] : [""] + notes)
  }

  private var headings: [Table.Cell] {
    comparison.sides.map { .init($0.name, .strong) } + [.init(words.change, .faint)]
  }

  private var days: [Table.Cell] { comparison.sides.map { .init($0.when ?? "", .faint) } }

  private var wide: [String] {
    var table = Table([.left(shrinkingTo: 12), .right(shrinkingTo: 10), .right(shrinkingTo: 10), .right])
    table.add([""] + headings)
    if comparison.sides.contains(where: { $0.when != nil }) { table.add([""] + days) }
    for row in comparison.shownTotals { table.add([.init(row.label.capitalised)] + cells(row)) }
    for exercise in comparison.exercises {
      let rows = comparison.rows(of: exercise)
      for (index, row) in rows.enumerated() {
        let label = index == 0 ? comparison.name(exercise) : "  " + row.label
        table.add([.init(label, index == 0 ? .strong : .faint)] + cells(row))
      }
    }
    return separated(table.lines(width: screen.width, screen.painter))
  }

  /// An empty line between the totals and the exercises.
  private func separated(_ lines: [String]) -> [String] {
    let head = 1 + (comparison.sides.contains { $0.when != nil } ? 1 : 0) + comparison.shownTotals.count
    guard lines.count > head else { return lines }
    return Array(lines[..<head]) + [""] + lines[head...]
  }

  /// Each label above its figures; sets, which may be long, are on their own line.
  private var narrow: [String] {
    let hasDays = comparison.sides.contains { $0.when != nil }
    var table = Table([.right(shrinkingTo: 8), .right(shrinkingTo: 8), .right(shrinkingTo: 6)], gap: 1)
    table.add(headings)
    if hasDays { table.add(days) }
    var above: [[String]] = Array(repeating: [], count: hasDays ? 2 : 1)
    for row in comparison.shownTotals {
      table.add(cells(row))
      above.append([screen.painter.paint(row.label.capitalised, .faint)])
    }
    var rest: [String] = []
    for exercise in comparison.exercises {
      rest += wrapped(comparison.name(exercise), width: screen.width).map {
        screen.painter.paint($0, .strong)
      }
      for row in comparison.rows(of: exercise) {
        let label = row.key == "bestSet" ? "" : row.label + "  "
        let change = row.change.isEmpty ? "" : "  " + row.change
        rest += wrapped(
          label + comparison.texts(row).joined(separator: " → ") + change, width: screen.width, indent: "  ",
          hanging: "    ")
      }
    }
    let width = screen.width.map { $0 - 2 }
    let isTooWide = width.map { width in
      table.lines(width: nil, Painter(color: false)).contains { displayWidth(of: $0) > width }
    }
    if isTooWide == true { return figuresInLines + (rest.isEmpty ? [] : [""]) + rest }
    let lines = table.lines(width: width, screen.painter)
    return zip(above, lines).flatMap { $0 + ["  " + $1] } + (rest.isEmpty ? [] : [""]) + rest
  }

  /// The figures if columns don't fit: `1,200,000 kg → 1,300,000 kg  +100,000 kg`.
  private var figuresInLines: [String] {
    func line(_ texts: [String], _ change: String) -> [String] {
      let text = texts.joined(separator: " → ") + (change.isEmpty ? "" : "  " + change)
      return wrapped(text, width: screen.width, indent: "  ", hanging: "    ")
    }
    let sides = comparison.sides.map {
      [$0.name, $0.when ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    return line(sides, "")
      + comparison.shownTotals.flatMap { row in
        [screen.painter.paint(row.label.capitalised, .faint)] + line(comparison.texts(row), row.change)
      }
  }

  private func cells(_ row: Comparison.Row) -> [Table.Cell] {
    comparison.texts(row).map { .init($0) } + [.init(row.change, style(of: row))]
  }

  private func style(of row: Comparison.Row) -> Style {
    row.change.hasPrefix(row.isLowerBetter ? "-" : "+") ? .good : .plain
  }
}

extension Words {
  var compareHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Compare two workouts, weeks, months or years",
        [
          "gymlog compare last last-1": "the last two workouts",
          "gymlog compare 2026-10 2026-11": "two months, or two years: 2025 2026",
          "gymlog compare last week this week": "two weeks",
          "gymlog compare 2026-11-13 2026-11-20": "the workouts of two days",
        ],
        "The earlier side is on the left, and changes are relative to it. An exercise's best set is the one with the "
          + "highest estimated 1RM; without a load, the one with the most reps, time or distance. "
          + "An RPE or RIR is ignored unless both best sets have one. Tested maxes are listed below. A month or year that "
          + "isn't over is also compared "
          + "per week."),
      es: CommandHelp(
        "Compara dos entrenamientos, semanas, meses o años",
        [
          "gymlog compare last last-1": "los dos últimos entrenamientos",
          "gymlog compare 2026-10 2026-11": "dos meses, o dos años: 2025 2026",
          "gymlog compare la semana pasada esta semana": "dos semanas",
          "gymlog compare 2026-11-13 2026-11-20": "los entrenamientos de dos días",
        ],
        "El anterior está a la izquierda, y el cambio se calcula respecto a él. La mejor serie de un ejercicio es la de "
          + "mayor 1RM estimado; sin peso, la de más repeticiones, la más larga o la de más distancia. "
          + "Si solo una de las dos mejores series tiene RPE o RIR, ese dato no se tiene en cuenta. Debajo van los máximos reales. Un mes "
          + "o un año sin acabar se compara también por semana."
      ),
      ca: CommandHelp(
        "Compara dos entrenaments, setmanes, mesos o anys",
        [
          "gymlog compare last last-1": "els dos últims entrenaments",
          "gymlog compare 2026-10 2026-11": "dos mesos, o dos anys: 2025 2026",
          "gymlog compare la setmana passada aquesta setmana": "dues setmanes",
          "gymlog compare 2026-11-13 2026-11-20": "els entrenaments de dos dies",
        ],
        "L'anterior és a l'esquerra, i el canvi es calcula respecte d'aquest. La millor sèrie d'un exercici és la de "
          + "l'1RM estimat més alt; sense pes, la de més repeticions, la més llarga o la de més distància. "
          + "Si només una de les dues millors sèries té RPE o RIR, aquesta dada no es té en compte. A sota van els màxims reals. Un mes o "
          + "un any sense acabar es compara també per setmana."
      ))
  }

  /// A period that isn't over: `so far, 22 of 30 days`.
  func soFar(_ days: Int, of length: Int) -> String {
    say(
      en: "so far, \(days) of \(length) days",
      es: "por ahora, \(days) de \(length) días",
      ca: "per ara, \(days) de \(length) dies")
  }

  var change: String { say(en: "change", es: "cambio", ca: "canvi") }
}
