/// The percentage of the 1RM at which a number of reps reaches an RPE: the chart of Reactive Training Systems
/// (Tuchscherer 2008).
package enum EffortPercent {
  /// At RPE 10, for 1 to 12 reps, in tenths of a percent.
  private static let atTen = [1000, 955, 922, 892, 863, 837, 811, 786, 762, 739, 707, 680]
  /// At RPE 9.5.
  private static let atNineAndAHalf = [978, 939, 907, 878, 850, 824, 799, 774, 751, 723, 694, 667]

  /// The percentage for a number of reps at an RPE. A point less of RPE counts as one more rep. Nil beyond
  /// the chart: more than twelve reps, including those in reserve.
  package static func percent(reps: Int, rpe: RPE) -> Thousandths? {
    let column = rpe.halves.isMultiple(of: 2) ? atTen : atNineAndAHalf
    let index = reps - 1 + (20 - rpe.halves) / 2
    guard reps > 0, column.indices.contains(index) else { return nil }
    return Thousandths(raw: column[index] * 100)
  }
}

extension EffortPercent {
  /// The share of the 1RM for a number of reps at an effort, from 0 to 1: by the chart, beyond it by Epley's
  /// formula.
  static func share(reps: Int, _ effort: Effort) -> Double? {
    let reserve = effort.repsInReserve
    if let rpe = RPE(halves: 20 - reserve.raw / 500), let percent = percent(reps: reps, rpe: rpe) {
      return Double(percent.raw) / 100_000
    }
    return MaxFormula.epley.factor(reps: Double(reps) + Double(reserve.raw) / 1_000).map { 1 / $0 }
  }
}
