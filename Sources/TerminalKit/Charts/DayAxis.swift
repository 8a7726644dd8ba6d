/// A day that is named on an axis, and what stands there.
package struct DayTick: Hashable, Sendable {
  /// As the chart counts days.
  package var day: Int
  package var label: String

  package init(_ day: Int, _ label: String) {
    self.day = day
    self.label = label
  }
}

/// A tick with its place: columns from the left edge of the plot.
struct PlacedLabel: Hashable {
  /// Of the tick itself.
  let tick: Int
  /// Of the label's first sign.
  let start: Int
  let label: String
}

/// The axis of days: which ticks there is room for.
struct DayAxis {
  let first: Int
  let last: Int

  /// Where a day lies: from 0 on the first day to 1 on the last; one day alone lies in the middle.
  func share(_ day: Int) -> Double {
    guard last > first else { return 0.5 }
    return min(max(Double(day - first) / Double(last - first), 0), 1)
  }

  /// The first level, of those from fine to coarse, of which all labels fit; of the coarsest else every second, third, ….
  func labels(_ levels: [[DayTick]], columns: Int, gap: Int, width: (String) -> Int) -> [PlacedLabel] {
    let levels = levels.map { $0.filter { (first...last).contains($0.day) } }.filter { !$0.isEmpty }
    for level in levels {
      if let placed = placed(level, columns, gap, width) { return placed }
    }
    guard let coarsest = levels.last else { return [] }
    for step in 2...max(coarsest.count, 2) {
      let some = coarsest.enumerated().filter { $0.offset % step == 0 }.map(\.element)
      if let placed = placed(some, columns, gap, width) { return placed }
    }
    return []
  }

  /// The ticks with their labels beneath the middle, as far as the edges allow it; nil where they don't fit.
  private func placed(
    _ ticks: [DayTick], _ columns: Int, _ gap: Int, _ width: (String) -> Int
  ) -> [PlacedLabel]? {
    var placed: [PlacedLabel] = []
    var free = 0
    for tick in ticks {
      let wide = width(tick.label)
      guard wide <= columns else { return nil }
      let column = Int((share(tick.day) * Double(max(columns - 1, 0))).rounded())
      let start = min(max(column - wide / 2, 0), columns - wide)
      guard start >= free else { return nil }
      placed.append(PlacedLabel(tick: column, start: start, label: tick.label))
      free = start + wide + gap
    }
    return placed
  }
}
