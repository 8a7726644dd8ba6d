package import Training

/// An exercise's maxes of a day or a month.
package struct MaxesPeriod: Hashable, Sendable {
  /// The day, or the first day of the month.
  package var start: Day
  /// By kind, the last one tested on the day; of a month the heaviest of these, and of equal ones the newest.
  package var tested: [TestedMax.Kind: TestedMax]
  /// The best estimate, the first of equals; nil if there is none.
  package var estimate: BestEstimate?

  /// The length of a period; the raw value is the name in JSON.
  package enum Length: String, CaseIterable, Hashable, Sendable {
    case day, month
  }
}

extension ExerciseMaxes {
  /// The days or months with a max, newest first, from the days that `isIncluded` picks.
  package func periods(_ length: MaxesPeriod.Length, where isIncluded: (Day) -> Bool) -> [MaxesPeriod] {
    var periods: [Day: MaxesPeriod] = [:]
    func start(_ day: Day) -> Day {
      length == .day ? day : day.adding(days: 1 - day.day)
    }
    func period(_ day: Day) -> MaxesPeriod {
      periods[start(day)] ?? MaxesPeriod(start: start(day), tested: [:], estimate: nil)
    }
    var seen: Set<[String]> = []
    for max in tested
    where isIncluded(max.at.day) && seen.insert([max.at.day.text, max.kind.rawValue]).inserted {
      var period = period(max.at.day)
      if let known = period.tested[max.kind], !isHeavier(max, than: known) { continue }
      period.tested[max.kind] = max
      periods[period.start] = period
    }
    for estimate in estimates where isIncluded(estimate.day) {
      var period = period(estimate.day)
      if let known = period.estimate, estimate.estimate.rank < known.estimate.rank { continue }
      period.estimate = estimate
      periods[period.start] = period
    }
    return periods.values.sorted { $0.start > $1.start }
  }

  /// Whether a tested max is heavier than another. Equal ones aren't, so the newest, which comes first, stays.
  func isHeavier(_ max: TestedMax, than known: TestedMax) -> Bool {
    max.load.signedExact > known.load.signedExact
  }
}
