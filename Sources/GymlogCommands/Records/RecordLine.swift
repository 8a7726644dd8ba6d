import Insights
import TerminalKit
import Training
import Wording

/// A new record on one line, with the days that led to it: `★ e1RM 155.1 kg  ▁▂▃▃▄▅▅▆▇█  +0.5 | next: 160 kg`.
struct RecordLine {
  private let value: String
  /// The best of each of the last days, the record last; more is better.
  private let days: [Int]
  /// How much the record changed: `+0.5`; empty if that isn't visible.
  private let gain: String
  /// The next round number; nil if there is none for this kind of record.
  private let next: String?

  /// The most and the fewest days to draw.
  private static let (most, least) = (10, 4)

  /// The line of the most telling record that has one: a reliable estimate if there is one. Nil if there is none, or the exercise was
  /// done on less than three days before.
  ///
  /// - Parameters:
  ///   - breaks: the records of the exercise that were broken on a day
  ///   - recordText: their text
  ///   - history: the history with its days before; the record's needn't be in it
  ///   - bodyWeights: the lifter's, which estimates need
  ///   - day: the day of the records
  ///   - context: the formula of estimates
  init?(
    _ breaks: [RecordBreak], _ recordText: RecordText, in history: History, _ bodyWeights: BodyWeights,
    on day: Day, _ context: Context
  ) {
    guard let exercise = history.exercise(recordText.exercise.id) else { return nil }
    let estimates = breaks.filter { $0.mark.kind == .e1rm }
    for broken in estimates + breaks.mostTellingFirst where broken.mark.isRough == broken.previous.isRough {
      let mark = broken.mark
      let unit = mark.kind == .heaviestLoad ? mark.performance.load?.mass?.unit : nil
      if mark.isRough { continue }
      let past = history.values(
        of: mark, exercise: exercise, recordText.exercise, bodyWeights: bodyWeights,
        formula: context.settings.formula.value, in: unit ?? recordText.unit, before: day)
      guard let past, past.count >= Self.least - 1 else { continue }
      let reached = mark.amount(in: unit ?? recordText.unit)
      let isLower = mark.kind == .fastest
      value = recordText.reached(mark)
      days = (past.suffix(Self.most - 1) + [reached]).map { isLower ? -$0.raw : $0.raw }
      gain = recordText.gain(broken, in: unit ?? recordText.unit)
      next = recordText.next(after: reached, mark, in: unit ?? recordText.unit)
      return
    }
    return nil
  }

  /// The line; on a narrow screen without the next round number, then with fewer days.
  func text(_ screen: Screen) -> String {
    let rise = gain.isEmpty ? "" : "  " + gain
    let goal =
      next.map { " | " + screen.words.say(en: "next", es: "objetivo", ca: "objectiu") + ": " + $0 } ?? ""
    func line(_ days: some Collection<Int>, _ goal: String) -> String {
      "★ " + value + "  " + sparkline(Array(days)) + rise + goal
    }
    let lines = [line(days, goal), line(days, ""), line(days.suffix(Self.least), ""), "★ " + value + rise]
    return lines.first { displayWidth(of: $0) <= screen.width ?? .max } ?? "★ " + value
  }
}

extension RecordText {
  /// `+0.5`, `+0:05`; empty for a change that isn't visible.
  fileprivate func gain(_ broken: RecordBreak, in unit: MassUnit) -> String {
    let (mark, previous) = (broken.mark, broken.previous)
    let change = mark.amount(in: unit).raw - previous.amount(in: unit).raw
    let size = Thousandths(raw: abs(change))
    let isTyped = mark.performance.load?.mass?.unit == previous.performance.load?.mass?.unit
    let text =
      switch mark.kind {
      case .heaviestLoad: words.decimal(isTyped ? size : size.tenths)
      case .e1rm, .setVolume, .sessionVolume: words.decimal(size.tenths)
      case .repsAtLoad, .reps: words.decimal(size)
      case .longestHold, .fastest: words.stopwatch(Duration(milliseconds: size.raw))
      case .furthestDistance: words.decimal(Thousandths(raw: size.raw / 1_000)) + " km"
      }
    let isNothing = [.e1rm, .setVolume, .sessionVolume].contains(mark.kind) && size.tenths.raw == 0
    return isNothing ? "" : (change < 0 ? "-" : "+") + text
  }

  /// The next round load, with a sign if it is what is added to the body, or the next five reps.
  fileprivate func next(after reached: Thousandths, _ mark: RecordEntry, in unit: MassUnit) -> String? {
    guard reached.raw > 0 else { return nil }
    switch mark.kind {
    case .heaviestLoad, .e1rm:
      let load = Mass.round(above: reached, unit)
      return words.load(mark.performance.load?.isOnBody == true ? .added(load) : .external(load))
    case .reps: return words.reps((Int(reached.raw / 1_000) / 5 + 1) * 5)
    case .repsAtLoad, .setVolume, .sessionVolume, .longestHold, .furthestDistance, .fastest: return nil
    }
  }
}
