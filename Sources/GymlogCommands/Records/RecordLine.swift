import Insights
import TerminalKit
import Training
import Wording

/// A new best estimate on one line, with those that led to it: `★ e1RM 155.1 kg  ▁▂▃▃▄▅▅▆▇█  +0.5 | next: 160 kg`.
struct RecordLine {
  private let value: String
  /// The best estimate of each of the last days, the record last.
  private let days: [Thousandths]
  /// How much the record rose, rounded to tenths of the unit.
  private let gain: Thousandths
  /// The next round estimate, with a sign if it is what is added to the body.
  private let next: Load?

  /// How many days are drawn at most, and at least.
  private static let (most, least) = (10, 4)

  /// Nil unless a reliable estimate is among the records, and the exercise was done on three days before.
  ///
  /// - Parameters:
  ///   - breaks: the records of the exercise
  ///   - recordText: their text
  ///   - series: its estimates by day, in which the record needn't be
  ///   - day: the day of the record
  init?(_ breaks: [RecordBreak], _ recordText: RecordText, series: ProgressSeries, on day: Day) {
    guard let broken = breaks.first(where: { $0.mark.kind == .e1rm && !$0.mark.isRough }),
      !broken.previous.isRough
    else { return nil }
    let unit = series.unit
    let reached = broken.mark.mass(in: unit).value
    days =
      series.points.filter { $0.day < day && !$0.isRough }.map(\.value).suffix(Self.most - 1) + [reached]
    guard days.count >= Self.least else { return nil }
    value = recordText.reached(broken.mark)
    gain = Thousandths(raw: reached.raw - broken.previous.mass(in: unit).value.raw).tenths
    let round: Mass? = reached.raw > 0 ? .round(above: reached, unit) : nil
    let isAdded = broken.mark.estimate(in: unit)?.isOnBody == true
    next = round.map { isAdded ? Load.added($0) : .external($0) }
  }

  /// The line; on a narrow screen without the next round number, then with fewer days.
  func text(_ screen: Screen) -> String {
    let words = screen.words
    let rise = gain.raw > 0 ? "  +" + words.decimal(gain) : ""
    let goal = next.map { " | " + words.next + ": " + words.load($0) } ?? ""
    func line(_ days: some Collection<Thousandths>, _ goal: String) -> String {
      "★ " + value + "  " + sparkline(days.map(\.raw)) + rise + goal
    }
    let lines = [line(days, goal), line(days, ""), line(days.suffix(Self.least), ""), "★ " + value + rise]
    return lines.first { displayWidth(of: $0) <= screen.width ?? .max } ?? "★ " + value
  }
}
