/// What percent of the 1RM a set of so many reps at an RPE takes: the chart of Reactive Training Systems (Tuchscherer 2008).
package enum EffortPercent {
  /// At RPE 10, for 1 to 12 reps, in tenths of a percent.
  private static let atTen = [1000, 955, 922, 892, 863, 837, 811, 786, 762, 739, 707, 680]
  /// At RPE 9.5.
  private static let atNineAndAHalf = [978, 939, 907, 878, 850, 824, 799, 774, 751, 723, 694, 667]

  /// In percent; a full point less of RPE is one more rep at the same load. Nil beyond the chart: more than twelve reps,
  /// those held back among them.
  package static func percent(reps: Int, rpe: RPE) -> Thousandths? {
    let column = rpe.halves.isMultiple(of: 2) ? atTen : atNineAndAHalf
    let index = reps - 1 + (20 - rpe.halves) / 2
    guard reps > 0, column.indices.contains(index) else { return nil }
    return Thousandths(raw: column[index] * 100)
  }
}

extension EffortPercent {
  /// What share of the 1RM so many reps at an effort take: by the chart, and by Epley beyond it.
  static func share(reps: Int, _ effort: Effort) -> Double? {
    let reserve = effort.repsInReserve
    if let rpe = RPE(halves: 20 - reserve.raw / 500), let percent = percent(reps: reps, rpe: rpe) {
      return Double(percent.raw) / 100_000
    }
    return MaxFormula.epley.factor(reps: Double(reps) + Double(reserve.raw) / 1_000).map { 1 / $0 }
  }
}
