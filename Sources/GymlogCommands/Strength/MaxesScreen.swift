import Insights
import TerminalKit
import Training
import Wording

/// The maxes of an exercise, now and over time.
struct MaxesScreen {
  let report: MaxesReport
  let screen: Screen

  private var words: Words { screen.words }
  private var maxes: ExerciseMaxes { report.maxes }

  var lines: [String] {
    let title = screen.painter.paint(report.name, .strong)
    return [title] + present.flatMap { wrapped($0, width: screen.width, hanging: "  ") } + [""]
      + (report.periods.isEmpty ? [words.noMaxInPeriod] : table) + earlier
      + (remarks.isEmpty ? [] : [""] + remarks.flatMap { wrapped($0, width: screen.width) })
  }

  // MARK: - What they are now

  private var present: [String] {
    let tested = TestedMax.Kind.allCases.compactMap { maxes.tested($0) }.map { max in
      words.label(max.kind) + " " + words.load(max.load) + ", "
        + words.dayRelative(max.at.day, today: report.today)
    }
    var lines = tested.isEmpty ? [] : [words.tested + ": " + tested.joined(separator: " · ")]
    if let max = report.training {
      lines.append(
        words.trainingMax + ": " + words.load(max.load) + ", "
          + words.dayRelative(max.at.day, today: report.today))
    }
    if let best = maxes.currentEstimate {
      let figures = TestedMax.Kind.allCases.compactMap { kind in
        text(best, kind).map { words.label(kind) + " " + $0 }
      }
      lines.append(
        words.estimated + ": " + figures.joined(separator: " · ") + ", "
          + words.from(set(of: best), on: words.dayRelative(best.day, today: report.today)) + ", "
          + words.by(words.formula(maxes.estimator.formula)))
    }
    return lines.map(\.capitalised)
  }

  private func text(_ best: BestEstimate, _ kind: TestedMax.Kind) -> String? {
    best.estimate.shownLoad(forReps: kind.reps, in: report.unit).map {
      (best.estimate.max.isRough ? "~" : "") + words.load($0, rounds: true)
    }
  }

  private func set(of best: BestEstimate) -> String {
    NotationWriter(loading: report.exercise.equipment.loading).text(best.performance, best.type)
  }

  // MARK: - Over time

  /// A table with the sets behind the estimates, if it fits; else without them; else each day on its own lines.
  private var table: [String] {
    guard let width = screen.width else { return wideTable(withSets: true).map(\.painted) }
    for withSets in [true, false] {
      let lines = wideTable(withSets: withSets)
      if lines.allSatisfy({ displayWidth(of: $0.plain) <= width }) { return lines.map(\.painted) }
    }
    return report.periods.flatMap(narrow)
  }

  /// The lines of the table, plain and painted.
  private func wideTable(withSets: Bool) -> [(plain: String, painted: String)] {
    var table = Table([.right, .right, .right, .right, .right, .left])
    func heading(_ text: String, _ isShown: Bool) -> Table.Cell { .init(isShown ? text : "", .faint) }
    let kinds = TestedMax.Kind.allCases
    let isTested = kinds.map { kind in report.periods.contains { $0.tested[kind] != nil } }
    let isEstimated = report.periods.contains { $0.estimate != nil }
    table.add(
      [""] + zip(kinds, isTested).map { heading(words.tested(words.label($0)), $1) }
        + kinds.map { heading(words.estimated(words.label($0)), isEstimated) }
        + [heading(words.estimatedFrom, isEstimated && withSets)])
    for period in report.periods {
      table.add(
        [.init(date(period))]
          + kinds.map {
            .init(period.tested[$0].map { words.load($0.load, alsoIn: report.unit) } ?? "", .strong)
          }
          + kinds.map { kind in .init(period.estimate.flatMap { text($0, kind) } ?? "") }
          + [.init(withSets ? period.estimate.map(set) ?? "" : "", .faint)])
    }
    let plain = table.lines(width: nil, Painter(color: false))
    return zip(plain, table.lines(width: nil, screen.painter)).map { (plain: $0, painted: $1) }
  }

  /// A period on its own lines, with labels for columns.
  private func narrow(_ period: MaxesPeriod) -> [String] {
    let kinds = TestedMax.Kind.allCases
    let tested = kinds.compactMap { kind in
      period.tested[kind].map {
        words.tested(words.label(kind)) + " " + words.load($0.load, alsoIn: report.unit)
      }
    }
    let estimated = kinds.compactMap { kind in
      period.estimate.flatMap { text($0, kind) }.map { words.estimated(words.label(kind)) + " " + $0 }
    }
    let day = date(period) + (period.estimate.map { "  " + set(of: $0) } ?? "")
    return [screen.painter.paint(day, .strong)]
      + (tested + estimated).flatMap { wrapped($0, width: screen.width, indent: "  ", hanging: "    ") }
  }

  private func date(_ period: MaxesPeriod) -> String {
    report.length == .day
      ? words.dayShortWithYear(period.start)
      : words.monthShort(Month(of: period.start)) + " \(period.start.year)"
  }

  private var earlier: [String] {
    guard report.rest > 0 else { return [] }
    let command =
      "gymlog max " + shellName(report.name.lowercased()) + " --limit \(report.periods.count + report.rest)"
      + report.range.options
    return [""]
      + screen.flowing([.init(words.earlierMaxes(report.rest)), .init(command, .accent)], between: " ")
  }

  private var remarks: [String] {
    let estimates = report.periods.compactMap(\.estimate)
    var remarks: [String] = []
    if estimates.contains(where: { $0.estimate.max.isRough }) {
      remarks.append(words.roughMark)
    }
    if estimates.contains(where: { $0.estimate.load.basis == .withoutBody }) {
      remarks.append(words.bodyNotCounted)
    }
    let isOnBody =
      report.periods.contains { $0.tested.values.contains { $0.load.isOnBody } }
      || estimates.contains { $0.estimate.load.basis == .withBody }
    return remarks + (isOnBody && report.exercise.movesBody ? [words.addedToTheBody] : [])
  }
}

extension Words {
  /// A load as a figure: `140 kg`, `+20 kg`, `-15 kg`, body weight as `bw`; rounded to tenths where it was computed.
  func load(_ load: Load, rounds: Bool = false) -> String {
    guard let mass = load.mass else { return "bw" }
    let text = rounds ? volume(mass) : self.mass(mass)
    return switch load {
    case .external, .bodyWeight, .band, .stack: text
    case .added: "+" + text
    case .assisted: "-" + text
    }
  }
}

extension Words {
  /// A load in a unit: as typed, or computed and rounded to tenths.
  func load(_ load: Load, convertedTo unit: MassUnit) -> String {
    guard let typed = load.mass?.unit, typed != unit else { return self.load(load) }
    return self.load(load.with(signed: load.signed(in: unit), unit), rounds: true)
  }

  /// A load as typed, and in the unit of the figures beside it: `65 kg (143.3 lb)`.
  func load(_ load: Load, alsoIn unit: MassUnit) -> String {
    let (typed, converted) = (self.load(load), self.load(load, convertedTo: unit))
    return typed == converted ? typed : typed + " (" + converted + ")"
  }

  var estimatedFrom: String { say(en: "from", es: "con", ca: "amb") }

  /// The set that an estimate is from, and its day: `from 5@100kg, 14 Nov`.
  func from(_ set: String, on day: String) -> String {
    say(en: "from \(set), \(day)", es: "con \(set), \(day)", ca: "amb \(set), \(day)")
  }

  /// The remark on loads of bodyweight exercises.
  var addedToTheBody: String {
    say(
      en: "Loads are added to your body weight; negative loads are assistance",
      es: "Los pesos son el lastre; por debajo de 0 son asistencia",
      ca: "Els pesos són el llast; per sota de 0 són assistència")
  }

  func earlierMaxes(_ count: Int) -> String {
    counted(
      count, en: ("earlier:", "earlier:"), es: ("anterior:", "anteriores:"), ca: ("anterior:", "anteriors:"))
  }

  /// Where a value comes from: an option, a variable, a file.
  func from(_ source: String) -> String {
    say(en: "from \(source)", es: "de \(source)", ca: "de \(source)")
  }
}
