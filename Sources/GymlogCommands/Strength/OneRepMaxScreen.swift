import TerminalKit
import Training
import Wording

/// What all the formulas make of a set, and the loads by the chosen one.
struct OneRepMaxScreen {
  let estimates: Estimates
  let screen: Screen

  private var words: Words { screen.words }
  private var set: EstimatedSet { estimates.set }

  var lines: [String] {
    [screen.painter.paint(title, .strong)] + remarks.flatMap { wrapped($0, width: screen.width) }
      + [""] + formulas + [
        "", screen.painter.paint(words.loadsBy(words.formula(estimates.chosen.formula)), .strong),
      ]
      + loads + (hasRough ? [""] + wrapped(words.roughMark(over: reliable), width: screen.width) : [])
  }

  private var reliable: Int { Int(MaxEstimate.mostReliableReps) }

  private var title: String {
    let writer = NotationWriter(loading: set.exercise?.equipment.loading)
    let name = estimates.name.map { $0 + "  " } ?? ""
    return name + writer.text(set.performance)
  }

  private var remarks: [String] {
    var remarks: [String] = []
    switch estimates.moved.basis {
    case .load: break
    case .withBody:
      remarks =
        estimates.bodyWeight.map {
          [words.movedWithBody(words.volume(estimates.moved.mass), body: words.mass($0), share: set.share)]
        } ?? []
    case .withoutBody: remarks = [words.bodyNotCounted(StrengthError.recordBodyWeight)]
    }
    if set.possibleReps != Thousandths(set.reps) {
      remarks.append(words.possibleReps(set.possibleReps, done: set.reps))
    }
    return remarks + (estimates.chosen.isExact ? [words.exactSingle] : [])
  }

  private var formulas: [String] {
    var table = Table([.left, .right, .right])
    table.add(["", .init(words.oneRepMax, .faint), .init(words.tenRepMax, .faint)])
    for (index, (formula, estimate)) in estimates.all.enumerated() {
      let style: Style = index == 0 ? .strong : .plain
      table.add([
        .init(words.formula(formula), style),
        .init(text(estimate?.oneRepMax, isRough: estimate?.isRough == true), style),
        .init(text(estimate?.load(forReps: 10), isRough: estimate?.isRough == true), style),
      ])
    }
    return table.lines(width: screen.width, screen.painter)
  }

  private var loads: [String] {
    var table = Table([.right, .right, .right, .right])
    let withBody = estimates.moved.basis == .withBody
    table.add([
      .init(words.repsHeading, .faint), .init(words.load, .faint),
      .init(withBody ? words.addedHeading : "", .faint), .init("%", .faint),
    ])
    for reps in Estimates.reps {
      guard let load = estimates.chosen.load(forReps: reps) else { continue }
      let added = estimates.added(for: load).map {
        words.difference(Thousandths(rounding: $0), estimates.unit)
      }
      table.add([
        .init("\(reps)"), .init(text(load, isRough: estimates.isRough(reps))), .init(added ?? ""),
        .init(words.percent(Thousandths(rounding: load / estimates.chosen.oneRepMax * 100))),
      ])
    }
    return table.lines(width: screen.width, screen.painter)
  }

  private var hasRough: Bool { Estimates.reps.contains(where: estimates.isRough) }

  /// Rounded to tenths; marked where it is rough; a dash where a formula has no value.
  private func text(_ load: Double?, isRough: Bool) -> String {
    load.map { (isRough ? "~" : "") + words.volume(Mass(rounding: $0, estimates.unit)) } ?? "–"
  }
}
