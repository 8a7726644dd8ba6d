import Formats
import Insights
import TerminalKit
import Training
import Wording

struct MuscleReport {
  /// Most trained first; without untrained muscles.
  let tallies: [Statistics.MuscleTally]
  /// The workout or the days reported on.
  var name: String
  /// The first and last training day; nil if there was none.
  let days: ClosedRange<Day>?
  let unit: MassUnit
  let words: Words
  /// The sets of each muscle in a week; nil for a workout.
  var weekly: WeeklySets?

  var title: String { words.musclesWorked + ", " + name }

  private var halfSets: Int { tallies.reduce(0) { $0 + $1.halfSets } }

  /// The ``WarmShade`` of each muscle trained: by its sets a week, or in a workout by its share of the most trained one's sets.
  var levels: [Muscle: Int] { Dictionary(uniqueKeysWithValues: tallies.map { ($0.muscle, level($0)) }) }

  private func level(_ tally: Statistics.MuscleTally) -> Int {
    weekly?.level(tally) ?? WarmShade.level(Double(tally.halfSets) / Double(tallies.first?.halfSets ?? 1))
  }

  /// The shades of these muscles, each with the sets a week that it stands for. A single entry would say no more than the bars.
  var legend: [(level: Int, text: String)] {
    let used = Set(levels.values).sorted()
    return weekly == nil || used.count < 2 ? [] : used.map { ($0, words.weeklySteps[$0 - 1]) }
  }

  /// A muscle's percentage of all sets counted by muscle.
  func share(_ tally: Statistics.MuscleTally) -> Thousandths {
    let all = max(halfSets, 1)
    return Thousandths(raw: (tally.halfSets * 100_000 + all / 2) / all)
  }

  var summary: String {
    tallies.isEmpty
      ? words.noMuscleInPeriod : words.hardest(tallies.prefix(3).map { words.muscle($0.muscle) })
  }

  var chart: BarChart {
    BarChart(
      title: title, summary: summary + ".",
      bars: tallies.map { tally in
        .init(
          words.muscle(tally.muscle), Double(tally.halfSets),
          figures(tally), shade: level(tally))
      }, note: tallies.isEmpty ? summary + "." : "")
  }

  /// The sets, and those a week of more than one; of a single workout, the share of all sets.
  private func figures(_ tally: Statistics.MuscleTally) -> [String] {
    // Below shades with a legend, numbers alone say what they are.
    let sets = legend.isEmpty ? words.sets(tally.sets) : words.decimal(tally.sets)
    guard let weekly else { return [sets, words.percent(whole(share(tally)))] }
    if weekly.days == 7 { return [sets] }
    return [words.sets(tally.sets), words.perWeekShort(words.sets(aWeek: weekly.perWeek(tally)))]
  }

  private func whole(_ value: Thousandths) -> Thousandths { Thousandths((value.raw + 500) / 1_000) }

  /// The figure from both sides, with the bars beside it.
  var svg: String { MusclePicture(report: self).svg }

  // MARK: - For programs

  var json: [JSON.Member] {
    JSON.members([
      "since": days.map { .string($0.lowerBound.text) } ?? .null,
      "until": days.map { .string($0.upperBound.text) } ?? .null, "muscles": table.json,
    ])
  }

  var table: ReportTable<Statistics.MuscleTally> {
    var table = ReportTable(tallies)
    table.column("muscle", .name(words.muscleHeading)) {
      .shown(.text($0.muscle.rawValue), as: words.muscle($0.muscle))
    }
    table.column("sets", .init(words.setsHeading.capitalised)) {
      .shown(.number($0.sets), as: words.decimal($0.sets))
    }
    // On a page that is saved, "yesterday" isn't true for long.
    table.addWeeks(weekly, words) { day, _ in words.dayShortWithYear(day) }
    table.column("share", .init(words.shareHeading)) {
      .shown(.number(share($0)), as: words.percent(share($0)))
    }
    table.column("volume", .init(words.volume.capitalised)) { .volume($0.volume(in: unit)) }
    table.flatColumn("unit") { _ in .text(unit.rawValue) }
    return table
  }
}

extension Words {
  var muscleHeading: String { say(en: "Muscle", es: "Músculo", ca: "Múscul") }

  var shareHeading: String { say(en: "Share", es: "Porcentaje", ca: "Percentatge") }

  /// `12.5 sets`.
  fileprivate func sets(_ count: Thousandths) -> String {
    count == Thousandths(1) ? sets(1) : sets(in: decimal(count))
  }

  /// `12.5 a week`.
  func perWeekShort(_ sets: String) -> String {
    say(en: "\(sets) a week", es: "\(sets) a la semana", ca: "\(sets) a la setmana")
  }

  /// The most trained muscles, as a text alternative to the picture: `Most trained: chest, triceps`.
  func hardest(_ muscles: [String]) -> String {
    say(
      en: "Most trained: " + muscles.joined(separator: ", "),
      es: "Los más trabajados: " + muscles.joined(separator: ", "),
      ca: "Els més treballats: " + muscles.joined(separator: ", "))
  }
}
