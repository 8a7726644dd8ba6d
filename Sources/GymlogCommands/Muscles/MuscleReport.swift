import ChartKit
import Formats
import Insights
import Training
import Wording

/// How hard each muscle worked.
struct MuscleReport {
  /// The hardest worked first; without those that didn't work.
  let tallies: [Statistics.MuscleTally]
  /// The workout or the days that it is about.
  let name: String
  /// From when to when; nil where nothing was trained.
  let days: ClosedRange<Day>?
  let unit: MassUnit
  let words: Words

  var title: String { words.musclesWorked + ", " + name }

  private var halfSets: Int { tallies.reduce(0) { $0 + $1.halfSets } }

  /// How hard muscles worked, from 0 to 1 for the hardest.
  var effort: [Muscle: Double] {
    let most = Double(tallies.first?.halfSets ?? 1)
    return Dictionary(uniqueKeysWithValues: tallies.map { ($0.muscle, Double($0.halfSets) / most) })
  }

  /// A muscle's share of all sets counted by muscle, in percent.
  func share(_ tally: Statistics.MuscleTally) -> Thousandths {
    let all = max(halfSets, 1)
    return Thousandths(raw: (tally.halfSets * 100_000 + all / 2) / all)
  }

  var summary: String {
    tallies.isEmpty ? words.noMuscleThen : words.hardest(tallies.prefix(3).map { words.muscle($0.muscle) })
  }

  var chart: BarChart {
    BarChart(
      title: title, summary: summary + ".",
      bars: tallies.map { tally in
        .init(
          words.muscle(tally.muscle), Double(tally.halfSets),
          [words.decimal(tally.sets), words.percent(whole(share(tally)))])
      })
  }

  private func whole(_ value: Thousandths) -> Thousandths { Thousandths((value.raw + 500) / 1_000) }

  /// The figure from both sides, with the bars beside it.
  var svg: String { MusclePicture(report: self).svg }

  // MARK: - For programs

  var json: [JSON.Member] {
    [
      JSON.Member(name: "since", value: days.map { .string($0.lowerBound.text) } ?? .null),
      JSON.Member(name: "until", value: days.map { .string($0.upperBound.text) } ?? .null),
      JSON.Member(
        name: "muscles",
        value: .array(
          tallies.map {
            [
              "muscle": .string($0.muscle.rawValue), "sets": .number($0.sets.text),
              "share": .number(share($0).text), "volume": WorkoutJSON.mass($0.volume(in: unit)),
            ]
          })),
    ]
  }

  var csv: CSVWriter {
    var writer = CSVWriter(guardingFormulas: true)
    writer.append(["muscle", "sets", "share", "volume", "unit"])
    for tally in tallies {
      writer.append([
        .text(tally.muscle.rawValue), .number(tally.sets.text), .number(share(tally).text),
        .number(tally.volume(in: unit).value.text), .text(unit.rawValue),
      ])
    }
    return writer
  }
}

extension Words {
  /// The hardest-worked muscles, for those who don't see the picture: `Most: chest, triceps`.
  func hardest(_ muscles: [String]) -> String {
    say(
      en: "Most: " + muscles.joined(separator: ", "),
      es: "Los que más: " + muscles.joined(separator: ", "),
      ca: "Els que més: " + muscles.joined(separator: ", "))
  }
}
