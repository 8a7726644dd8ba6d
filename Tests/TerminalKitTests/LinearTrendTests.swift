import TerminalKit
import Testing

@Suite struct LinearTrendTests {
  @Test("A line through its points") func exact() throws {
    let trend = try #require(
      LinearTrend([(day: 10, value: 100), (day: 20, value: 105), (day: 40, value: 115)]))
    #expect(abs(trend.perDay - 0.5) < 1e-12)
    #expect(abs(trend.value(on: 30) - 110) < 1e-9)
  }

  @Test("Least squares: the textbook's example") func leastSquares() throws {
    // x 1…4, y 6, 5, 7, 10: 3.5 + 1.4 x.
    let trend = try #require(
      LinearTrend([(day: 1, value: 6), (day: 2, value: 5), (day: 3, value: 7), (day: 4, value: 10)]))
    #expect(abs(trend.perDay - 1.4) < 1e-12)
    #expect(abs(trend.value(on: 0) - 3.5) < 1e-12)
  }

  @Test("No trend without two different days") func none() {
    #expect(LinearTrend([]) == nil)
    #expect(LinearTrend([(day: 5, value: 100)]) == nil)
    #expect(LinearTrend([(day: 5, value: 100), (day: 5, value: 120)]) == nil)
    #expect(LinearTrend([(day: 5, value: 100), (day: 6, value: .nan)]) == nil)
  }
}
