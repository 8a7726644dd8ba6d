import TerminalKit

/// Charts to draw.
enum Samples {
  static func line(
    _ values: [Double], marks: Set<Int> = [], trend: Bool = true, every: Int = 7
  ) -> LineChart {
    let points = values.enumerated().map { index, value in
      LineChart.Point(
        day: index * every, value: value, isMarked: marks.contains(index), label: "day \(index * every)",
        note: "\(value)")
    }
    let days = Array(stride(from: 0, through: max((values.count - 1) * every, 0), by: 14))
    return LineChart(
      title: "Beans & <peas>", summary: "How they grow", points: points,
      trend: trend ? LinearTrend(points.map { ($0.day, $0.value) }) : nil,
      legend: .init(line: "height", mark: "highest", trend: "trend"),
      dayTicks: [
        days.map { DayTick($0, "d\($0)") }, days.filter { $0 % 28 == 0 }.map { DayTick($0, "d\($0)") },
      ],
      valueLabel: { abs($0) < 1e15 ? "\(Int($0.rounded())) cm" : "much" })
  }

  static let bars = BarChart(
    title: "Harvest", summary: "Most: beans",
    bars: [
      .init("beans", 16, ["16", "64%"]), .init("peas", 8.5, ["8.5", "34%"]), .init("kale", 0, ["0", "0%"]),
    ])

  static let pair = PairChart(
    title: "May and June", summary: "More peas", equal: "Unchanged", onlyOne: "Only in May",
    onlyOther: "Only in June",
    measures: [
      .init("peas", .init(2, "2 kg"), .init(8, "8 kg")),
      .init("beans", .init(10, "10 kg"), .init(6, "6 kg")),
      .init("leeks", .init(3, "3 kg"), .init(nil, "none")),
      .init("kale", .init(.nan, "–"), .init(nil, "none")),
      .init("frost", .init(-4, "-4 °C"), .init(-1, "-1 °C"), change: "+3 °C"),
      .init("sacks", .init(5, "+5 kg"), .init(10, "+10 kg"), whole: 50, change: "+5 kg"),
      .init("corn", .init(5_000, "5,000 g"), .init(5_001, "5,001 g"), change: "+1 g"),
    ]
  ) { share in
    let percent = Int((share * 100).rounded())
    return percent == 0 ? nil : "\(percent) %"
  }

  static let columns = ColumnChart(
    title: "Weeks", summary: "Most: 9",
    columns: [3, 5, 4, 8, 9, 2].enumerated().map { index, value in
      .init(day: index * 7, value: value, cut: index == 5 ? "2 of 7 days" : nil, label: "week \(index)")
    }, end: 42, mean: "4-week mean",
    dayTicks: [[DayTick(0, "d0"), DayTick(28, "d28")]]
  ) { "\(Int($0)) t" }

  static let calendar = HeatCalendar(
    title: "Days in the garden", summary: "9 days",
    weeks: (0..<9).map { week in
      .init(
        days: (0..<7).map { day in
          week == 8 && day > 2 ? nil : .init(level: week * day % 5, label: "w\(week) d\(day)")
        },
        month: week % 4 == 0 ? "m\(week / 4)" : nil, number: "\(week + 40)")
    }, weekdays: ["Mon", "", "Wed", "", "Fri", "", "Sun"],
    legend: ["1", "2", "3", "4+"].enumerated().map { .init(level: $0 + 1, $1) })
}
