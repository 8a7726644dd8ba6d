import Insights
import TerminalKit
import Training
import Wording

extension StatisticsReport {
  /// The picture of `stats --svg`: the volume of each span, its distance or its sets if there is no volume, or without spans the
  /// sets of each exercise.
  func svg(_ words: Words) -> String {
    if isEmpty {
      let title = (question.unit == nil ? words.setsHeading : words.volume).capitalised
      return SVGWriter.sentences(words.statsFollow(by: question.unit), title: title)
    }
    let total = statistics.total
    let hasVolume = !total.sets.volume.isZero
    // The distances of activities aren't in these sums.
    let isOfDistances = total.sets.isOfDistances && !hasActivities
    let sums = [
      words.workouts(total.sets.workouts), total.duration.map(words.duration), words.sets(total.sets.sets),
      words.volume(total.sets.volume.mass(in: unit)),
    ].compactMap(\.self).joined(separator: " · ")
    let span = first.flatMap { first in last.map { words.days(first, $0) } }
    let measure =
      question.unit == nil
      ? words.setsHeading
      : hasVolume ? words.volume : isOfDistances ? words.metric(.distance) : words.setsHeading
    let title = [measure.capitalised, exercise == nil ? nil : entries.first?.name, span].compactMap(\.self)
      .joined(separator: " · ")
    if total.sets.workouts == 0 { return SVGWriter.sentences(words.nothingInPeriod + ".", title: title) }
    guard let unit = question.unit, let first, let last else {
      let shown = entries.prefix(isWhole ? entries.count : Self.mostBars)
      let bars = shown.map { entry in
        BarChart.Bar(
          entry.name, Double(entry.tally.sets),
          [words.sets(entry.tally.sets)]
            + (entry.tally.volume.isZero ? [] : [words.volume(entry.tally.volume.mass(in: self.unit))]))
      }
      let rest = entries.count - shown.count
      return BarChart(
        title: title, summary: sums + ".", bars: bars, note: rest == 0 ? "" : words.andOthers(rest)
      ).svg()
    }
    func sum(_ tally: Tally) -> (value: Double, text: String) {
      if hasVolume {
        let volume = tally.volume.mass(in: self.unit)
        return (Double(volume.value.raw) / 1_000, words.volume(volume))
      }
      guard isOfDistances else { return (Double(tally.sets), words.sets(tally.sets)) }
      let length = tally.cardio.millimetres
      return (
        Double(Int(clamping: length)) / 1_000 / scale.metres, scale.distance(millimetres: length, words)
      )
    }
    let spans = statistics.spans(unit, from: first, through: last)
    return ColumnChart(
      title: title, summary: sums + ".",
      columns: spans.map { span in
        let (counted, sum) = (daysCounted(span.span), sum(span.tally.sets))
        return ColumnChart.Column(
          day: span.span.first.daysSince1970, value: sum.value,
          cut: counted < span.span.length ? words.counted(counted, of: span.span.length) : nil,
          label: span.span.code + ": " + sum.text)
      }, end: (spans.last?.span.last.daysSince1970 ?? last.daysSince1970) + 1,
      mean: unit == .week ? words.meanOfWeeks(ColumnChart.meanOf) : nil,
      dayTicks: DayTicks(
        first: spans.first?.span.first ?? first, last: spans.last?.span.last ?? last, words: words
      ).levels(of: unit), leastStep: hasVolume || isOfDistances ? 0.001 : 1
    ) { [mass = self.unit, scale] value in
      words.decimal(Thousandths(raw: Int((value * 1_000).rounded())))
        + (hasVolume ? " " + mass.rawValue : isOfDistances ? " " + scale.unit.rawValue : "")
    }.svg()
  }

  private static var mostBars: Int { 20 }
}

extension Words {
  /// The exercises that have no bar, below those that have one.
  fileprivate func andOthers(_ count: Int) -> String {
    say(
      en: count == 1 ? "and 1 more exercise" : "and \(number(count)) more exercises",
      es: count == 1 ? "y 1 ejercicio más" : "y \(number(count)) ejercicios más",
      ca: count == 1 ? "i 1 exercici més" : "i \(number(count)) exercicis més")
  }

  /// What the picture of a logbook without workouts will show.
  fileprivate func statsFollow(by unit: CalendarUnit?) -> String {
    guard let unit else {
      return say(
        en:
          "There are no workouts yet. Each exercise will get a bar here: the more sets, the longer the bar.",
        es: "Aún no hay entrenamientos. Aquí, cada ejercicio tendrá una barra según las series que hagas.",
        ca: "Encara no hi ha entrenaments. Aquí, cada exercici tindrà una barra segons les sèries que facis.")
    }
    let span =
      switch unit {
      case .week: say(en: "week", es: "semana", ca: "setmana")
      case .month: say(en: "month", es: "mes", ca: "mes")
      case .year: say(en: "year", es: "año", ca: "any")
      }
    return say(
      en: "There are no workouts yet. Here, each \(span) will have a column with its volume.",
      es: "Aún no hay entrenamientos. Aquí, cada \(span) tendrá una columna con su volumen.",
      ca: "Encara no hi ha entrenaments. Aquí, cada \(span) tindrà una columna amb el seu volum.")
  }
}
