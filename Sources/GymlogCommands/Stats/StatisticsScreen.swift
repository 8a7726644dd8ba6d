import Insights
import TerminalKit
import Training
import Wording

/// What training came to: the whole, the averages of a workout, types of sets, spans, exercises and muscles.
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
    lines += section(words.setTypesHeading, setTypes)
    if report.exercise == nil || report.entries.isEmpty {
      lines += section(words.exercisesHeading, exercises)
    } else {
      lines += [""] + exercises
    }
    return lines + section(words.musclesHeading, muscles) + notes
  }

  /// Nothing was done: then, or ever.
  private var nothing: [String] {
    guard report.isEmpty else { return [words.nothingThen] }
    let message = words.noWorkoutsYet()
    return [message.text.capitalised, message.hint].compactMap(\.self)
  }

  private func section(_ heading: String, _ rows: [String]) -> [String] {
    rows.isEmpty ? [] : ["", screen.painter.paint(heading.capitalised, .strong)] + rows
  }

  private func indented(_ table: Table) -> [String] {
    table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
  }

  private func volume(_ volume: Volume) -> String { words.volume(volume.mass(in: unit)) }

  private func rounded(_ exact: Int128) -> String { words.rounded(Mass(exact: exact, unit).value) }

  private func day(_ day: Day) -> String { words.dayShortWithYear(day) }

  // MARK: - The whole

  /// The exercise and the tag, if any, and from when to when.
  private var heading: [Table.Cell] {
    let what = [report.exercise.map(context.name(of:)), report.question.tag].compactMap(\.self)
    let span = words.span(from: report.first.map(day), to: report.last.map(day))
    return what.map { .init($0, .strong) } + [.init(span)]
  }

  /// What was done in all, and in a workout on the average. The time is that of whole workouts, so not of one exercise.
  private var figures: [String] {
    let table = figures(words.perWorkout, gap: 2)
    let needed = table.lines(width: nil, Painter(color: false)).map { displayWidth(of: $0) }.max() ?? 0
    let fits = screen.width.map { needed <= $0 } ?? true
    return (fits ? table : figures(words.mean, gap: 1)).lines(width: screen.width, screen.painter)
  }

  /// The same under a heading for the averages; on a narrow screen a short one, and columns that stand closer.
  private func figures(_ heading: String, gap: Int) -> Table {
    let (sets, count) = (total.sets, total.sets.workouts)
    var table = Table([.left, .right, .right], gap: gap)
    func add(_ name: String, _ value: String, _ mean: String?) {
      table.add([.init(name.capitalised), .init(value, .strong), .init(mean ?? "", .faint)])
    }
    table.add([.init(""), .init(words.total, .faint), .init(heading, .faint)])
    add(words.workoutsHeading, words.number(count), nil)
    if report.exercise == nil, let time = total.duration {
      let mean = total.meanSeconds.map { Duration(seconds: $0.raw / 1_000) }
      add(words.duration, words.duration(time), mean.map(words.duration))
    }
    add(words.setsHeading, words.number(sets.sets), mean(sets.sets, count))
    add(words.timesHeading, words.number(Int(sets.reps.total)), mean(Int(sets.reps.total), count))
    if !sets.volume.isZero { add(words.volume, volume(sets.volume), report.averageVolume.map(words.volume)) }
    return table
  }

  private func mean(_ number: Int, _ count: Int) -> String? {
    report.average(number, of: count).map(words.rounded)
  }

  private var setTypes: [String] {
    var table = Table([.left, .right, .right])
    for type in SetType.allCases where total.sets.sets(of: type) > 0 {
      table.add([
        .init(words.setType(type)), .init(words.number(total.sets.sets(of: type))),
        .init(words.percent(total.sets.share(of: type))),
      ])
    }
    return indented(table)
  }

  private var muscles: [String] {
    var table = Table([.left(shrinkingTo: 10), .right, .right])
    guard !report.statistics.muscles.isEmpty else { return [] }
    table.add([.init(""), .init(words.setsHeading, .faint), .init(words.volume, .faint)])
    for muscle in report.statistics.muscles {
      let mass = muscle.volume(in: unit)
      table.add([
        .init(words.muscle(muscle.muscle)), .init(words.rounded(muscle.sets)),
        .init(mass.value.raw == 0 ? "" : words.volume(mass)),
      ])
    }
    return indented(table)
  }

  // MARK: - Spans

  private var isNarrow: Bool { screen.width.map { $0 < 60 } ?? false }

  private var spans: [String] {
    guard let unit = report.question.unit else { return [] }
    var table = Table([.left, .right, .right, .right, .right, .right])
    let head =
      [span(unit), words.workoutsHeading]
      + (report.exercise == nil && !isNarrow ? [words.duration] : [])
      + (isNarrow ? [words.setsHeading] : [words.setsHeading, words.timesHeading]) + [words.volume]
    table.add(head.map { .init($0, .faint) })
    for span in report.statistics.spans {
      let (sets, time) = (span.tally.sets, span.tally.duration.map(words.duration) ?? "")
      let isEmpty = sets.workouts == 0
      let cells =
        [title(span.span), words.number(sets.workouts)]
        + (report.exercise == nil && !isNarrow ? [isEmpty ? "" : time] : [])
        + [isEmpty ? "" : words.number(sets.sets)]
        + (isNarrow ? [] : [isEmpty ? "" : words.number(Int(sets.reps.total))])
        + [sets.volume.isZero ? "" : volume(sets.volume)]
      table.add(cells.enumerated().map { .init($1, isEmpty && $0 > 0 ? .faint : .plain) })
    }
    return table.lines(width: screen.width, screen.painter)
  }

  private func span(_ unit: CalendarUnit) -> String {
    switch unit {
    case .week: words.weekHeading
    case .month: words.monthHeading
    case .year: words.yearHeading
    }
  }

  /// `2026-W47 16 Nov`, on a narrow screen the week alone; `Nov 2026`; `2026`.
  private func title(_ span: CalendarSpan) -> String {
    switch span.unit {
    case .week: span.code + (isNarrow ? "" : " " + words.dayShort(span.first))
    case .month: words.monthShort(Month(of: span.first)) + " \(span.first.year)"
    case .year: span.code
    }
  }

  // MARK: - Exercises

  /// Below this width an exercise takes several lines.
  private var isWide: Bool { screen.width.map { $0 >= 100 } ?? true }

  private var exercises: [String] { isWide ? exerciseTable : report.entries.flatMap(exerciseLines) }

  private var exerciseTable: [String] {
    var table = Table([
      .left(shrinkingTo: 12), .right, .right, .right, .right, .right, .right, .right, .right,
    ])
    // Reps, times and distances stand in one column.
    let isReps = report.entries.allSatisfy { $0.tally.reps.count > 0 || $0.tally.workSets == 0 }
    let most = isReps ? words.timesHeading + " " + words.most : words.most
    let head = [
      "", words.workoutsHeading, words.setsHeading, most, words.mean, words.total,
      words.load + " " + words.most, words.mean, words.volume,
    ]
    table.add(head.map { .init($0, .faint) })
    for entry in report.entries {
      let tally = entry.tally
      let amounts = amounts(tally)
      let loads = tally.loads.count > 0 ? [load(tally.loads.most), load(tally.loads.mean)] : ["", ""]
      let cells =
        [words.number(tally.workouts), words.number(tally.sets)] + amounts + loads
        + [tally.volume.isZero ? "" : volume(tally.volume)]
      table.add([.init(entry.name, .strong)] + cells.map { .init($0) })
    }
    return indented(table)
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
    if tally.loads.count > 0 {
      let total = tally.volume.isZero ? "" : volume(tally.volume)
      facts.append(three(words.load, [load(tally.loads.most), load(tally.loads.mean), total]))
    }
    return wrapped(entry.name, width: screen.width, indent: " ", hanging: "   ").map {
      screen.painter.paint($0, .strong)
    } + screen.narrowed(by: 3).dotted(facts.flatMap(fitting).map { .init($0, .faint) }).map { "   " + $0 }
  }

  /// A fact, or, where a line has no room for it, its parts.
  private func fitting(_ fact: String) -> [String] {
    guard let width = screen.width, displayWidth(of: terminalSafe(fact)) > width - 3 else { return [fact] }
    return fact.split(separator: ", ").map(String.init)
  }

  private func load(_ exact: Int128) -> String { rounded(exact) + " " + unit.rawValue }

  /// The most, the mean and the sum of how the exercise is counted.
  private func amounts(_ tally: Tally) -> [String] {
    if tally.reps.count > 0 {
      return [
        words.number(Int(tally.reps.most)), words.rounded(tally.reps.meanInThousandths),
        words.number(Int(tally.reps.total)),
      ]
    }
    let spread = tally.distances.count > 0 ? tally.distances : tally.times
    guard spread.count > 0 else { return ["", "", ""] }
    return [spread.most, spread.mean, spread.total].map { value in
      tally.distances.count > 0
        ? words.distance(Self.shown(value))
        : words.stopwatch(Duration(seconds: Int(clamping: (value + 500) / 1_000)))
    }
  }

  private func amountName(_ tally: Tally) -> String {
    tally.reps.count > 0 ? words.timesHeading : tally.distances.count > 0 ? "" : words.duration
  }

  /// Millimetres as metres, from a kilometre on as kilometres, to whole metres.
  private static func shown(_ millimetres: Int128) -> Distance {
    let metres = Int(clamping: (millimetres + 500) / 1_000)
    return metres < 1_000
      ? Distance(Thousandths(metres), .metres) : Distance(Thousandths(raw: metres), .kilometres)
  }

  // MARK: - What counts

  private var notes: [String] {
    let sets = total.sets
    var notes: [String] = []
    if !sets.volume.isZero { notes.append(words.volumeCounts(pairsTwice: report.countsPairsTwice)) }
    if !sets.volume.body.isZero { notes.append(words.bodyInVolume(volume(sets.volume.body))) }
    if sets.unweighed > 0 {
      notes.append(words.bodyNotInVolume(sets.unweighed, recordBodyWeightCommand))
    }
    if report.question.unit == nil, !report.statistics.muscles.isEmpty { notes.append(words.musclesCount) }
    let lines = notes.flatMap { wrapped($0, width: screen.width) }
    return lines.isEmpty ? [] : [""] + lines.map { screen.painter.paint($0, .faint) }
  }
}

extension Screen {
  /// The same with fewer columns.
  func narrowed(by columns: Int) -> Screen {
    Screen(
      words: words, painter: painter, width: width.map { max(1, $0 - columns) }, glyphs: glyphs)
  }
}

extension Words {
  var timesHeading: String { "reps" }

  /// Averages for one workout.
  var perWorkout: String { say(en: "per workout", es: "por entrenamiento", ca: "per entrenament") }

  /// The heading of the shares of set types.
  var setTypesHeading: String { say(en: "types of sets", es: "tipos de serie", ca: "tipus de sèrie") }

  var musclesHeading: String { say(en: "muscles", es: "músculos", ca: "músculs") }

  var exercisesHeading: String { say(en: "exercises", es: "ejercicios", ca: "exercicis") }

  /// The most, the mean and the sum of something.
  var most: String { say(en: "max", es: "máx.", ca: "màx.") }

  var mean: String { say(en: "mean", es: "media", ca: "mitjana") }

  var total: String { "total" }

  var yearHeading: String { say(en: "year", es: "año", ca: "any") }

  /// What volume counts: without warm-ups, pairs of dumbbells twice or once.
  func volumeCounts(pairsTwice: Bool) -> String {
    say(
      en: "Reps, loads and volume are without warm-ups. Volume is load × reps; a pair of dumbbells counts "
        + (pairsTwice ? "twice" : "once"),
      es:
        "Repeticiones, pesos y volumen van sin calentamientos. El volumen es peso × repeticiones; un par de "
        + "mancuernas cuenta " + (pairsTwice ? "doble" : "una vez"),
      ca: "Repeticions, pesos i volum van sense escalfaments. El volum és pes × repeticions; un parell de "
        + "manuelles compta " + (pairsTwice ? "doble" : "una vegada"))
  }

  /// So many sets were moved with the body and no body weight is recorded; the command that records one.
  func bodyNotInVolume(_ sets: Int, _ command: String) -> String {
    say(
      en:
        "In \(self.sets(sets)) your body isn't counted: no body weight is recorded. To count it: \(command)",
      es:
        "En \(self.sets(sets)) no se suma tu peso corporal: no hay ninguno apuntado. Para sumarlo: \(command)",
      ca:
        "En \(self.sets(sets)) no se suma el teu pes corporal: no n'hi ha cap d'apuntat. Per sumar-lo: \(command)"
    )
  }

  /// What sets and volume of a muscle count.
  var musclesCount: String {
    say(
      en: "Exercises count for their main muscles, and half for the others; warm-ups don't",
      es: "Cada ejercicio cuenta para sus músculos principales y la mitad para los demás, sin calentamientos",
      ca:
        "Cada exercici compta per als seus músculs principals i la meitat per als altres, sense escalfaments")
  }
}
