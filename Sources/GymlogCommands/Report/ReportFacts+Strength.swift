import Insights
import TerminalKit
import Training
import Wording

extension ReportFacts {
  /// The current maxes of the exercises trained most, of those tested and of the three lifts, with the total of these.
  var maxes: ReportSection? {
    var ids = statistics.exercises.prefix(Self.mostMaxes).map { trained.history.id(ofExercise: $0.exercise) }
    for id in Self.threeLifts + trained.tested.map(\.exercise) where !ids.contains(id) { ids.append(id) }
    let rows = ids.compactMap(max(of:))
    guard !rows.isEmpty else { return nil }
    var table = ReportTable(rows)
    table.shownColumn(.name(words.exercise)) { .text($0.name) }
    table.shownColumn(.init(words.estimated(words.oneRepMax).capitalised)) {
      $0.estimatedText.cell { .text($0) }
    }
    table.shownColumn(.init(words.setOn)) { $0.estimatedOn.cell { .text(dayOfMax($0)) } }
    if rows.contains(where: { $0.testedText != nil }) {
      table.shownColumn(.init(words.tested(words.oneRepMax).capitalised)) {
        $0.testedText.cell { .text($0) }
      }
      table.shownColumn(.init(words.testedOn)) { $0.testedOn.cell { .text(dayOfMax($0)) } }
    }
    return ReportSection(
      heading: words.currentMaxes,
      texts: [total(rows), rows.contains(where: \.isRough) ? words.roughMark + "." : nil].compactMap(\.self),
      table: PageTable(words.currentMaxes, table, words),
      isHalf: true)
  }

  /// A day of the last ten months without its year: so the table fits on a phone.
  private func dayOfMax(_ day: Day) -> String {
    day > context.now.day.adding(days: -300) ? words.dayShort(day) : words.dayShortWithYear(day)
  }

  /// An exercise's current maxes.
  private struct MaxRow {
    let id: ExerciseID
    let name: String
    /// The tested 1RM.
    let tested: Load?
    /// That, or a tested 10RM.
    let testedText: String?
    let testedOn: Day?
    let estimated: Load?
    /// That, with `~` if it is rough.
    let estimatedText: String?
    let isRough: Bool
    /// The day of the set that it is estimated from.
    let estimatedOn: Day?

    /// The max that counts: the tested one, else the estimate.
    var best: Load? { tested ?? estimated }
  }

  /// The full squat, the bench press and the deadlift.
  private static let threeLifts = ["5", "1", "32"].compactMap { ExerciseID($0) }

  private func max(of id: ExerciseID) -> MaxRow? {
    let newest = trained.tested.last { $0.exercise == id }
    let exercise =
      trained.history.exercise(id).map { recorded.exercises[$0] } ?? newest.map { context.exercise(of: $0) }
    guard let exercise else { return nil }
    let maxes = ExerciseMaxes(
      of: id, in: trained.history, tested: trained.tested,
      Estimator(exercise, formula: context.settings.formula.value, bodyWeights: trained.bodyWeights),
      onlyCurrent: true)
    let current = maxes.currentEstimate
    let tested = maxes.tested(.oneRep) ?? maxes.tested(.tenReps)
    guard tested != nil || current != nil else { return nil }
    let (estimated, isRough) = (current?.estimate.shownLoad(in: unit), current?.estimate.max.isRough == true)
    return MaxRow(
      id: id, name: context.name(of: exercise), tested: maxes.tested(.oneRep)?.load,
      testedText: words.tested(maxes, in: unit), testedOn: tested?.at.day,
      estimated: estimated,
      estimatedText: estimated.map { (isRough ? "~" : "") + words.load($0, rounds: true) },
      isRough: isRough, estimatedOn: current?.day)
  }

  /// `Total of Full Squat, Bench Press and Deadlift: 330 kg (tested)`; nil if one of the three has no max.
  private func total(_ rows: [MaxRow]) -> String? {
    let three = Self.threeLifts.compactMap { id in rows.first { $0.id == id } }
    let loads = three.compactMap { $0.best?.signed(in: unit) }
    guard loads.count == Self.threeLifts.count else { return nil }
    let sum = Mass(Thousandths(raw: loads.reduce(0) { $0 + $1.raw }), unit)
    let kinds = [
      three.contains { $0.tested != nil } ? words.tested : nil,
      three.contains { $0.tested == nil } ? words.estimated : nil,
    ].compactMap(\.self)
    let mark = three.contains { $0.tested == nil && $0.isRough } ? "~" : ""
    return words.totalOf(three.map(\.name), mark + words.volume(sum)) + " (" + kinds.joined(separator: ", ")
      + ")"
  }

  /// The body weight within the days; a chart if there are three entries or more.
  var bodyWeight: ReportSection? {
    let entries = trained.bodyWeights.entries.filter { days.contains($0.at.day) }
    guard let first = entries.first, let last = entries.last else { return nil }
    let chart = words.chart(ofBodyWeight: entries, in: unit)
    let change = words.changedSince(
      words.difference(last.difference(to: first), last.weight.unit), words.dayShortWithYear(first.at.day))
    var table = ReportTable(Array(entries.reversed()))
    table.shownColumn(.name(words.dayHeading)) { .day($0.at.day) }
    table.shownColumn(.init(words.bodyWeight.capitalised)) { .mass($0.weight) }
    let text = entries.count > 1 ? chart.summary + " (\(change))" : chart.summary
    return ReportSection(
      heading: words.bodyWeight.capitalised, texts: [text],
      figures: entries.count < LineChart.fewest
        ? []
        : [
          ReportFigure(
            pictures: ReportPictures(id: "body-weight") { chart.svg(width: $0, id: $1, isAlone: false) },
            table: PageTable(words.bodyWeight.capitalised, table, words))
        ], isHalf: true)
  }

  /// The changes of the totals from as many days before these, in the order of `figures`; nil if the logbook begins after the first
  /// twentieth of them.
  var before: (days: ClosedRange<Day>, changes: [String])? {
    let last = min(days.upperBound, context.now.day)
    let length = last.daysSince1970 - days.lowerBound.daysSince1970 + 1
    guard length > 0, statistics.total.sets.workouts > 0 else { return nil }
    let first = days.lowerBound.adding(days: -length)
    guard let begun = trained.history.sessions.first?.day, begun <= first.adding(days: length / 20) else {
      return nil
    }
    let earlier = Swift.max(first, begun)...days.lowerBound.adding(days: -1)
    let sessions = trained.history.sessions(from: earlier.lowerBound, through: earlier.upperBound)
    let (now, then) = (statistics.total, trained.statistics(of: sessions, context).total)
    let seconds = (now.duration?.seconds ?? 0) - (then.duration?.seconds ?? 0)
    let volume = now.sets.volume.mass(in: unit).value.raw - then.sets.volume.mass(in: unit).value.raw
    return (
      earlier,
      [
        signed(now.sets.workouts - then.sets.workouts, words.number),
        now.duration.map { _ in signed(seconds / 60 * 60) { words.duration(Duration(seconds: $0)) } },
        signed(now.sets.sets - then.sets.sets, words.number),
        now.sets.volume.isZero ? nil : signed(volume) { words.tonnes(Mass(Thousandths(raw: $0), unit)) },
      ].compactMap(\.self)
    )
  }
}

extension Words {
  var currentMaxes: String { say(en: "Current maxes", es: "Máximos actuales", ca: "Màxims actuals") }

  var testedOn: String { say(en: "Tested on", es: "Fecha de la prueba", ca: "Data de la prova") }

  var setOn: String { say(en: "Set on", es: "Fecha de la serie", ca: "Data de la sèrie") }

  /// The sum of the maxes of three lifts.
  func totalOf(_ lifts: [String], _ total: String) -> String {
    let (first, last) = (lifts.dropLast().joined(separator: ", "), lifts.last ?? "")
    return say(
      en: "Total of \(first) and \(last): \(total)", es: "Total de \(first) y \(last): \(total)",
      ca: "Total (\(first) i \(last)): \(total)")
  }

  /// The days that the totals are compared with: `Compared with 1 Jun – 14 Aug 2026`.
  func changeFrom(_ days: String) -> String {
    say(en: "Compared with \(days)", es: "Comparado con \(days)", ca: "Comparat amb \(days)")
  }
}
