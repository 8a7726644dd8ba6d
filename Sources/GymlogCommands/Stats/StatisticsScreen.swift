import Insights
import TerminalKit
import Training
import Wording

/// Training statistics: totals, averages per workout, set types, spans, exercises and muscles.
struct StatisticsScreen {
  let report: StatisticsReport
  let context: Context
  let screen: Screen

  private var words: Words { screen.words }
  private var total: Statistics.TimedTally { report.statistics.total }
  private var unit: MassUnit { report.unit }

  var lines: [String] {
    guard total.sets.workouts > 0 else { return nothing }
    var lines = screen.dotted(heading) + figures
    if report.question.unit != nil { return lines + [""] + spans + notes }
    if !report.isWhole, screen.width != nil, report.entries.count > Self.mostExercises + 1 {
      lines += screen.section(words.exercisesHeading, mostTrained) + rest
    } else if report.exercise == nil || report.entries.isEmpty {
      lines += screen.section(words.exercisesHeading, exercises)
    } else {
      lines += [""] + exercises
    }
    return lines + screen.section(words.testedMaxesHeading, tested)
      + screen.section(words.musclesLabel, muscles)
      + screen.section(words.setTypesHeading, setTypes) + notes
  }

  /// The most exercises that a terminal shows: with the totals above them, they fit on 24 lines.
  private static let mostExercises = 10

  /// The exercises with the most sets, on a line each.
  private var mostTrained: [String] {
    var table = Table([.left(shrinkingTo: 12), .right, .right, .right])
    table.add(["", words.setsHeading, words.most(of: words.load), words.volume].map { .init($0, .faint) })
    for entry in report.entries.prefix(Self.mostExercises) {
      let tally = entry.tally
      table.add([
        .init(entry.name, .strong), .init(words.number(tally.sets)),
        .init(tally.exactLoads.count > 0 ? load(tally, \.most) : ""),
        .init(tally.volume.isZero ? "" : volume(tally.volume)),
      ])
    }
    return screen.indented(table)
  }

  /// How to see the other exercises.
  private var rest: [String] {
    screen.flowing(
      [
        .init(words.otherExercises(report.entries.count - Self.mostExercises)),
        .init(report.commandForAll, .accent),
      ],
      between: " "
    ).map { " " + $0 }
  }

  /// The lines if there are no workouts in the requested time, or none at all.
  private var nothing: [String] {
    if !report.isEmpty, report.question.days.isOpen, let routine = report.question.routine {
      return [words.noneStarted(from: terminalSafe(routine))]
    }
    guard report.isEmpty else { return [words.nothingInPeriod] }
    return report.problems.isEmpty ? words.noWorkoutsYet().answer : []
  }

  private func volume(_ volume: Volume) -> String { words.volume(volume.mass(in: unit)) }

  private func day(_ day: Day) -> String { words.dayShortWithYear(day) }

  // MARK: - The whole

  /// The exercise and the tag, if any, and the days covered.
  private var heading: [Table.Cell] {
    let what = [report.exercise.map(context.name(of:)), report.question.tag, report.question.routine]
      .compactMap(\.self)
    let span = words.span(from: report.first.map(day), to: report.last.map(day))
    return what.map { .init($0, .strong) } + [.init(span)]
  }

  /// Totals and averages per workout. The time is that of whole workouts, so it is left out for a single exercise.
  private var figures: [String] {
    let table = figures(words.perWorkout, gap: 2)
    let needed = table.lines(width: nil, Painter(color: false)).map { displayWidth(of: $0) }.max() ?? 0
    let fits = screen.width.map { needed <= $0 } ?? true
    return (fits ? table : figures(words.mean, gap: 1)).lines(width: screen.width, screen.painter)
  }

  /// The table of totals and averages, with the heading of the averages and the gap between columns.
  private func figures(_ heading: String, gap: Int) -> Table {
    let (sets, count) = (total.sets, total.sets.workouts)
    var table = Table([.left, .right, .right], gap: gap)
    func add(_ name: String, _ value: String, _ mean: String?) {
      table.add([.init(name.capitalised), .init(value, .strong), .init(mean ?? "", .faint)])
    }
    table.add([.init(""), .init(words.total, .faint), .init(heading, .faint)])
    add(words.workoutsHeading, words.number(count), nil)
    if report.exercise == nil, let time = total.duration {
      let mean = total.meanSeconds.map { words.duration(Duration(milliseconds: $0.raw)) }
      add(words.duration, words.duration(time), mean)
    }
    let seconds = sets.milliseconds.total
    if report.exercise != nil, seconds > 0, report.distances(sets).millimetres > 0 {
      func time(_ milliseconds: Int128) -> String {
        words.stopwatch(Duration(milliseconds: Int(clamping: milliseconds)).wholeSeconds)
      }
      let isKnown = sets.milliseconds.count == sets.workSets
      add(words.duration, time(seconds), count == 0 || !isKnown ? nil : time(seconds / Int128(count)))
    }
    add(words.setsHeading, words.number(sets.sets), mean(sets.sets, count))
    if sets.misses > 0 { add(words.missedAttempts, words.number(sets.misses), nil) }
    // Runs have none.
    if sets.totalReps > 0 {
      add(words.repsHeading, words.number(sets.totalReps), mean(sets.totalReps, count))
    }
    let distances = report.distances(sets)
    let distance = distances.millimetres
    let hasDistance = report.exercise != nil || !report.hasActivities
    if distance > 0, hasDistance {
      // Beside lifting, most workouts have none.
      // A mean over workouts whose distance isn't known would be too low.
      let isKnown = sets.millimetres.count == sets.workSets
      let mean = report.exercise == nil || count == 0 || !isKnown ? nil : distance / Int128(count)
      add(
        words.metric(.distance), report.scale.distance(millimetres: distance, words),
        mean.map { report.scale.distance(millimetres: $0, words) })
    }
    if hasDistance, let sport = report.pacedSport, let pace = report.scale.pace(distances.pace, sport, words)
    {
      let timed = Int128(distances.pace.millimetres)
      let part = timed < distance ? " " + words.over(report.scale.distance(millimetres: timed, words)) : ""
      add(words.metric(.pace) + part, pace, nil)
    }
    if !sets.volume.isZero { add(words.volume, volume(sets.volume), report.averageVolume.map(words.volume)) }
    return table
  }

  private func mean(_ number: Int, _ count: Int) -> String? {
    report.average(number, of: count).map(words.rounded)
  }

  private var setTypes: [String] {
    var table = Table([.left, .right, .right])
    for type in Tally.types where total.sets.sets(of: type) > 0 {
      table.add([
        .init(words.setType(type)), .init(words.number(total.sets.sets(of: type))),
        .init(words.percent(total.sets.share(of: type))),
      ])
    }
    return screen.indented(table)
  }

  private var muscles: [String] {
    guard !report.statistics.muscles.isEmpty else { return [] }
    let lines = screen.narrowed(by: 1).lines(
      report.muscleTable(words), isNarrow: screen.isNarrow, shrinkingTo: 10
    )
    .map { " " + $0 }
    guard let weekly = report.weekly else { return lines }
    var notes: [String] = []
    if weekly.days > 7, (weekly.first, weekly.last) != (report.first, report.last) {
      notes.append(words.perWeek(from: weekly.first, to: weekly.last))
    }
    if report.isOfAll { notes += weekly.lines(report.statistics.muscles, words) }
    return lines + notes.flatMap { wrapped($0, width: screen.width, indent: " ", hanging: "   ") }
  }

  // MARK: - Spans

  private var spans: [String] {
    let parts = report.statistics.spans.map(\.span).filter { report.daysCounted($0) < $0.length }
      .map { title($0) + " (" + words.counted(report.daysCounted($0), of: $0.length) + ")" }
    let note =
      parts.isEmpty ? [] : wrapped(words.incomplete(parts.joined(separator: ", ")), width: screen.width)
    return screen.lines(report.spanTable(words, title: title)) + note.map { screen.painter.paint($0, .faint) }
  }

  /// `2026-W47 16 Nov`; `Nov 2026`; `2026`.
  private func title(_ span: CalendarSpan) -> String {
    switch span.unit {
    case .week: span.code + " " + words.dayShort(span.first)
    case .month: words.monthShort(Month(of: span.first)) + " \(span.first.year)"
    case .year: span.code
    }
  }

  // MARK: - Exercises

  /// Whether each exercise fits on one line.
  private var isWide: Bool { screen.width.map { $0 >= 100 } ?? true }

  private var exercises: [String] { isWide ? exerciseTable : report.entries.flatMap(exerciseLines) }

  private var exerciseTable: [String] {
    var table = Table([
      .left(shrinkingTo: 12), .right, .right, .right, .right, .right, .right, .right, .right,
    ])
    // Reps, times and distances share a column.
    let isReps = report.entries.allSatisfy { $0.tally.reps.count > 0 || $0.tally.workSets == 0 }
    let most = isReps ? words.most(of: words.repsHeading) : words.most
    let head = [
      "", words.workoutsHeading, words.setsHeading, most, words.mean, words.total,
      words.most(of: words.load), words.mean, words.volume,
    ]
    table.add(head.map { .init($0, .faint) })
    for entry in report.entries {
      let tally = entry.tally
      let amounts = amounts(tally)
      let loads =
        tally.exactLoads.count > 0 ? [load(tally, \.most), load(tally, \.mean)] : ["", ""]
      let cells =
        [words.number(tally.workouts), words.number(tally.sets)] + amounts + loads
        + [tally.volume.isZero ? "" : volume(tally.volume)]
      table.add([.init(entry.name, .strong)] + cells.map { .init($0) })
    }
    return screen.indented(table)
  }

  private func exerciseLines(_ entry: StatisticsReport.Entry) -> [String] {
    let tally = entry.tally
    let amounts = amounts(tally)
    func three(_ name: String, _ values: [String]) -> String {
      let numbers = zip([words.most, words.mean, words.total], values).filter { !$1.isEmpty }
      return [name, numbers.map { $0 + " " + $1 }.joined(separator: ", ")].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    var facts = [words.workouts(tally.workouts), words.sets(tally.sets)]
    if amounts.contains(where: { !$0.isEmpty }) { facts.append(three(amountName(tally), amounts)) }
    if tally.exactLoads.count > 0 {
      facts.append(three(words.load, [load(tally, \.most), load(tally, \.mean)]))
    }
    if !tally.volume.isZero { facts.append(words.volume + " " + volume(tally.volume)) }
    return wrapped(entry.name, width: screen.width, indent: " ", hanging: "   ").map {
      screen.painter.paint($0, .strong)
    } + screen.narrowed(by: 3).dotted(facts.flatMap(fitting).map { .init($0, .faint) }).map { "   " + $0 }
  }

  /// A fact, split into its parts if it doesn't fit on a line.
  private func fitting(_ fact: String) -> [String] {
    guard let width = screen.width, displayWidth(of: terminalSafe(fact)) > width - 3 else { return [fact] }
    return fact.split(separator: ", ").map(String.init)
  }

  private func load(_ tally: Tally, _ value: (Spread) -> Int128) -> String {
    words.load(tally.load(value(tally.exactLoads), in: unit), rounds: true)
  }

  /// The most, mean and total of reps, time or distance.
  private func amounts(_ tally: Tally) -> [String] {
    if tally.reps.count > 0 {
      return [
        words.number(Int(tally.reps.most)), words.rounded(tally.reps.meanInThousandths),
        words.number(tally.totalReps),
      ]
    }
    let spread = tally.millimetres.count > 0 ? tally.millimetres : tally.milliseconds
    guard spread.count > 0 else { return ["", "", ""] }
    return [spread.most, spread.mean, spread.total].map { value in
      tally.millimetres.count > 0
        ? report.scale.distance(millimetres: value, words)
        : words.stopwatch(Duration(seconds: Int(clamping: (value + 500) / 1_000)))
    }
  }

  private func amountName(_ tally: Tally) -> String {
    tally.reps.count > 0 ? words.repsHeading : tally.millimetres.count > 0 ? "" : words.duration
  }

  /// The heaviest tested maxes, with their days.
  private var tested: [String] {
    var table = Table([.left(shrinkingTo: 12), .left, .right, .right])
    for max in report.tested {
      table.add([
        .init(context.name(of: context.exercise(of: max)), .strong), .init(words.label(max.kind)),
        .init(words.load(max.load)), .init(day(max.at.day), .faint),
      ])
    }
    return screen.indented(table)
  }

  // MARK: - What counts

  private var notes: [String] {
    let sets = total.sets
    var notes: [String] = []
    if !sets.volume.isZero { notes.append(words.volumeCounts(pairsTwice: report.countsPairsTwice)) }
    if !sets.volume.body.isZero { notes.append(words.bodyInVolume(volume(sets.volume.body))) }
    if sets.setsWithoutBodyWeight > 0 {
      notes.append(words.bodyNotInVolume(sets.setsWithoutBodyWeight))
    }
    if report.question.unit == nil, !report.statistics.muscles.isEmpty { notes.append(words.musclesCount) }
    let lines = notes.flatMap { wrapped($0, width: screen.width) }
    return lines.isEmpty ? [] : [""] + lines.map { screen.painter.paint($0, .faint) }
  }
}

extension Screen {
  /// Rows below a heading; nothing without any.
  func section(_ heading: String, _ rows: [String]) -> [String] {
    rows.isEmpty ? [] : ["", painter.paint(heading.capitalised, .strong)] + rows
  }

  /// A table one column to the right, its rows folded if they don't fit.
  func indented(_ table: Table) -> [String] {
    table.foldedLines(width: width.map { $0 - 1 }, painter).map { " " + $0 }
  }

  func narrowed(by columns: Int) -> Screen {
    Screen(
      words: words, painter: painter, width: width.map { max(1, $0 - columns) }, glyphs: glyphs)
  }
}

extension Words {
  var perWorkout: String { say(en: "per workout", es: "por entrenamiento", ca: "per entrenament") }

  /// The label of attempts at a rep that failed; they aren't sets.
  var missedAttempts: String {
    say(en: "missed attempts", es: "intentos fallidos", ca: "intents fallits")
  }

  var setTypesHeading: String { say(en: "set types", es: "tipos de serie", ca: "tipus de sèrie") }

  var testedMaxesHeading: String { say(en: "tested maxes", es: "máximos reales", ca: "màxims reals") }

  /// The weeks, months or years of which not all days count.
  func incomplete(_ spans: String) -> String {
    say(en: "Incomplete: \(spans)", es: "Sin completar: \(spans)", ca: "Sense completar: \(spans)")
  }

  var exercisesHeading: String { say(en: "exercises", es: "ejercicios", ca: "exercicis") }

  /// The days over which sets per week are averaged, if they aren't those in the heading.
  func perWeek(from first: Day, to last: Day) -> String {
    let span = days(first, last)
    return say(
      en: "Sets per week: average over \(span)", es: "Series por semana, media: \(span)",
      ca: "Sèries per setmana, mitjana: \(span)")
  }

  var most: String { say(en: "max", es: "máx.", ca: "màx.") }

  /// `max load`.
  func most(of name: String) -> String {
    say(en: "max \(name)", es: "\(name) máx.", ca: "\(name) màx.")
  }

  var mean: String { say(en: "avg", es: "media", ca: "mitjana") }

  var total: String { "total" }

  var yearHeading: String { say(en: "year", es: "año", ca: "any") }

  /// The note on what volume counts: no warm-ups; pairs of dumbbells twice or once.
  func volumeCounts(pairsTwice: Bool) -> String {
    say(
      en: "Reps, loads and volume leave out warm-ups. Volume is load × reps; a pair of dumbbells counts "
        + (pairsTwice ? "twice" : "once"),
      es:
        "Repeticiones, pesos y volumen no incluyen los calentamientos. El volumen es peso × repeticiones; un par de "
        + "mancuernas cuenta " + (pairsTwice ? "doble" : "una vez"),
      ca:
        "Repeticions, pesos i volum no inclouen els escalfaments. El volum és pes × repeticions; un parell de "
        + "manuelles compta " + (pairsTwice ? "doble" : "una vegada"))
  }

  /// Bodyweight sets without a recorded body weight, and the command that records one.
  func bodyNotInVolume(_ sets: Int) -> String {
    let command = recordBodyWeightCommand
    return say(
      en:
        "Body weight not included in \(self.sets(sets)): none recorded. To add it: \(command)",
      es:
        "En \(self.sets(sets)) no se suma tu peso corporal: no hay ninguno apuntado. Para sumarlo: \(command)",
      ca:
        "En \(self.sets(sets)) no se suma el teu pes corporal: no n'hi ha cap d'apuntat. Per sumar-lo: \(command)"
    )
  }

  /// How a muscle's sets and volume are counted.
  var musclesCount: String {
    say(
      en: "Sets count 1 for main muscles, ½ for others; warm-ups don't count",
      es:
        "Cada serie cuenta 1 para los músculos principales y ½ para los demás; los calentamientos no cuentan",
      ca:
        "Cada sèrie compta 1 per als músculs principals i ½ per als altres; els escalfaments no compten")
  }
}
