import TerminalKit
import Testing

@Suite struct LinearTrendTests {
  @Test("A line through its points") func exact() throws {
    let trend = try #require(
      LinearTrend([(day: 10, value: 100), (day: 20, value: 105), (day: 40, value: 115)]))
    #expect(abs(trend.perDay - 0.5) < 1e-12)
    #expect(abs(trend.value(on: 30) - 110) < 1e-9)
  }

  @Test("The median of the slopes between points") func median() throws {
    // x 1…4, y 6, 5, 7, 10: slopes -1, ½, 4/3, 2, 2½ and 3.
    let trend = try #require(
      LinearTrend([(day: 1, value: 6), (day: 2, value: 5), (day: 3, value: 7), (day: 4, value: 10)]))
    #expect(abs(trend.perDay - 5 / 3) < 1e-12)
    #expect(abs(trend.value(on: 0) - 8 / 3) < 1e-12)
  }

  @Test("One light day at the end hardly bends the trend") func outlier() throws {
    var points = (0..<20).map { (day: $0 * 7, value: 150 + Double($0) * 0.25) }
    points.append((day: 140, value: 110))
    let trend = try #require(LinearTrend(points))
    #expect(abs(trend.perDay * 7 - 0.25) < 0.02)
  }

  /// Twelve weeks at 100 and eight at 110: the median line would end above 110.
  @Test("It is drawn among its points, after a leap too") func drawn() throws {
    let leap = (0..<20).map { (day: $0 * 7, value: $0 < 12 ? 100.0 : 110) }
    let trend = try #require(LinearTrend(leap))
    #expect(trend.value(on: 133) > 110 || trend.value(on: 0) < 100)
    let drawn = try #require(trend.drawn)
    #expect(drawn.count > 60 && drawn != trend.days && trend.days.contains(drawn.lowerBound))
    for day in [drawn.lowerBound, drawn.upperBound] {
      #expect((99.999...110.001).contains(trend.value(on: day)), "\(day)")
    }
    let flat = try #require(LinearTrend((0..<9).map { (day: $0 * 7, value: 77.0) }))
    #expect(flat.drawn == flat.days)
    let line = try #require(LinearTrend((0..<9).map { (day: $0 * 7, value: 77.1 + Double($0) * 0.3) }))
    #expect(line.drawn == line.days)
  }

  @Test("Of many points, some are looked at") func many() throws {
    let trend = try #require(LinearTrend((0..<5_000).map { (day: $0, value: 80 - Double($0) / 100) }))
    #expect(abs(trend.perDay + 0.01) < 1e-9 && trend.days == 0...4_999)
  }

  @Test("No trend without two different days") func none() {
    #expect(LinearTrend(recent: []) == nil)
    #expect(LinearTrend([]) == nil)
    #expect(LinearTrend([(day: 5, value: 100)]) == nil)
    #expect(LinearTrend([(day: 5, value: 100), (day: 5, value: 120)]) == nil)
    #expect(LinearTrend([(day: 5, value: 100), (day: 6, value: .nan)]) == nil)
  }

  /// Two months of gains, then four without: the line of all would neither rise like the first nor be flat like the others.
  @Test func aRecentTrendFitsItsDays() throws {
    let days = Array(stride(from: 0, through: 180, by: 4))
    let points = days.map { day -> (day: Int, value: Double) in
      let (risen, noise) = (Double(min(day, 60)), Double(day % 3))
      return (day, 100 + risen / 10 + noise / 100)
    }
    let trend = try #require(LinearTrend(recent: points))
    #expect(trend.days.lowerBound >= 60 && trend.days.upperBound == 180)
    #expect(abs(trend.perDay) < 0.001)
    let steady = days.map { (day: $0, value: Double($0)) }
    #expect(LinearTrend(recent: steady)?.days == 0...180)
  }

  /// Only the last half year counts, if it holds three points over four weeks.
  @Test func aRecentTrendForgets() throws {
    let rise = (0..<300).map { (day: $0, value: Double($0)) }
    let fall = stride(from: 310, through: 400, by: 10).map { (day: $0, value: 1_000 - Double($0)) }
    let trend = try #require(LinearTrend(recent: rise.filter { $0.day < 220 } + fall))
    #expect(trend.perDay == -1 && trend.days == 310...400)
    #expect(LinearTrend(recent: [(day: 0, value: 1), (day: 300, value: 2), (day: 340, value: 3)]) == nil)
    #expect(LinearTrend(recent: [(day: 0, value: 1), (day: 13, value: 2), (day: 27, value: 3)]) == nil)
    #expect(LinearTrend(recent: [(day: 0, value: 1), (day: 13, value: 2), (day: 28, value: 3)]) != nil)
  }
}
