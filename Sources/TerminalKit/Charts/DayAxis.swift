package struct DayTick: Hashable, Sendable {
  /// The day, counted as in the chart.
  package var day: Int
  package var label: String

  package init(_ day: Int, _ label: String) {
    self.day = day
    self.label = label
  }
}

/// A tick and its label, placed in columns from the left edge of the plot.
struct PlacedLabel: Hashable {
  let tick: Int
  /// The column of the label's first character.
  let start: Int
  let label: String
}

struct DayAxis {
  let first: Int
  let last: Int

  /// A day's position, from 0 for the first day to 1 for the last; 0.5 if there is only one.
  func share(_ day: Int) -> Double {
    guard last > first else { return 0.5 }
    return min(max(Double(day - first) / Double(last - first), 0), 1)
  }

  /// The labels of the first level that fits; levels go from fine to coarse. If none fits, every second, third … label of the
  /// coarsest.
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

  /// The ticks with their labels, centred as far as the edges allow; nil if they don't fit.
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
