import Insights
import TerminalKit
import Training
import Wording

extension MaxesReport {
  /// A picture of the estimated 1RMs by session, with the records as a staircase; tested maxes are in the summary and the title.
  func svg(_ words: Words) -> String {
    let estimates = maxes.estimates.reversed().filter { range.contains($0.day) && !$0.estimate.max.isRough }
    let records = recordWorkouts
    let points = estimates.compactMap { estimate -> LineChart.Point? in
      guard let load = estimate.estimate.shownLoad(in: unit) else { return nil }
      let value = Double(load.signed(in: unit).raw) / 1_000
      return LineChart.Point(
        day: estimate.day.daysSince1970, value: value, isMarked: records.contains(estimate.workout),
        label: words.dayShortWithYear(estimate.day) + ": " + words.load(load, rounds: true),
        note: words.load(load, rounds: true))
    }
    let tested = maxes.tested(.oneRep).map {
      words.tested(words.oneRepMax) + ": " + words.load($0.load) + ", " + words.dayShortWithYear($0.at.day)
    }
    let current = maxes.currentEstimate.flatMap { $0.estimate.shownLoad(in: unit) }.map {
      words.estimated(words.oneRepMax) + ": " + maxes.roughMark + words.load($0, rounds: true)
    }
    let testedMaxes = maxes.tested.filter { $0.kind == .oneRep && range.contains($0.at.day) }
    let days = estimates.map(\.day) + testedMaxes.map(\.at.day)
    let facts = [tested, current].compactMap(\.self).joined(separator: " · ")
    return LineChart(
      title: name + " · " + facts, summary: facts.capitalised + ".", points: points,
      extras: testedMaxes.points(in: unit, words),
      legend: .init(
        line: words.estimated(words.oneRepMax), mark: words.record, trend: "",
        extra: words.tested(words.oneRepMax)),
      dayTicks: days.min().map { DayTicks(first: $0, last: days.max() ?? $0, words: words).levels } ?? []
    ) { [unit] value in
      words.decimal(Thousandths(raw: Int((value * 1_000).rounded()))) + " " + unit.rawValue
    }.svg()
  }
}

extension ExerciseMaxes {
  /// The mark before the current estimate if it is rough.
  fileprivate var roughMark: String { currentEstimate?.estimate.max.isRough == true ? "~" : "" }
}

extension AllMaxesReport {
  /// The max of each exercise as a bar, the greatest first: the tested one, else the estimate.
  func svg(_ words: Words) -> String {
    let rows = exercises.compactMap { row -> BarChart.Bar? in
      let tested = row.maxes.tested(.oneRep)?.load
      guard let load = tested ?? row.maxes.currentEstimate?.estimate.shownLoad(in: unit) else { return nil }
      let kind = tested == nil ? words.estimated(words.oneRepMax) : words.tested(words.oneRepMax)
      return BarChart.Bar(
        row.name, Double(load.signed(in: unit).raw) / 1_000,
        [(tested == nil ? row.maxes.roughMark : "") + words.load(load, rounds: true), kind])
    }.sorted { $0.value > $1.value }
    if rows.isEmpty { return SVGWriter.sentences(words.maxesFollow, title: words.oneRepMax) }
    return BarChart(
      title: words.oneRepMax,
      summary: rows.map { $0.label + ": " + ($0.figures.first ?? "") }.joined(separator: "; "),
      bars: rows
    ).svg()
  }
}

extension Words {
  /// What the picture of a logbook without maxes will show.
  fileprivate var maxesFollow: String {
    say(
      en: "There are no maxes yet. Here, each exercise with reps and a load will have a bar with its 1RM.",
      es: "Aún no hay máximos. Aquí, cada ejercicio con repeticiones y peso tendrá una barra con su 1RM.",
      ca: "Encara no hi ha màxims. Aquí, cada exercici amb repeticions i pes tindrà una barra amb el seu 1RM."
    )
  }
}
