import TerminalKit
import Training
import Wording

/// The estimates from a set by all formulas, and loads by the chosen one.
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
      + loads + (hasRough ? [""] + wrapped(words.roughMark, width: screen.width) : [])
  }

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
    case .withoutBody: remarks = [words.bodyNotCounted]
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

  /// A load rounded to tenths, with a mark if it is rough; a dash for nil.
  private func text(_ load: Double?, isRough: Bool) -> String {
    load.map { (isRough ? "~" : "") + words.volume(Mass(rounding: $0, estimates.unit)) } ?? "–"
  }
}

extension Words {
  var tenRepMax: String { "10RM" }

  /// The heading of added loads; negative ones are assistance.
  var addedHeading: String { say(en: "added", es: "lastre", ca: "llast") }

  /// The remark on a set with reps in reserve: `7 reps possible: 5 done, the rest in reserve`.
  func possibleReps(_ possible: Thousandths, done: Int) -> String {
    say(
      en: "\(decimal(possible)) reps possible: \(done) done, the rest in reserve",
      es:
        "\(decimal(possible)) repeticiones posibles: \(done) \(done == 1 ? "hecha" : "hechas"), el resto en reserva",
      ca:
        "\(decimal(possible)) repeticions possibles: \(done) \(done == 1 ? "feta" : "fetes"), la resta en reserva"
    )
  }

  /// The remark on a single, which is the 1RM itself.
  var exactSingle: String {
    say(
      en: "A single is its own 1RM: nothing to estimate",
      es: "Una sola repetición ya es el 1RM: no se estima",
      ca: "Una sola repetició ja és l'1RM: no s'estima")
  }

  /// The total moved, with the share of body weight in it: `100 kg in total, including your body weight of 80 kg`.
  func movedWithBody(_ moved: String, body: String, share: Thousandths) -> String {
    switch language {
    case .english:
      let part = share == Thousandths(1) ? "" : percent(Thousandths(raw: share.raw * 100)) + " of "
      return "\(moved) in total, including \(part)your body weight of \(body)"
    case .spanish:
      let part = share == Thousandths(1) ? "" : "el " + percent(Thousandths(raw: share.raw * 100)) + " de "
      return "\(moved) en total, con \(part)tu peso corporal de \(body)"
    case .catalan:
      let part = share == Thousandths(1) ? "el" : "el " + percent(Thousandths(raw: share.raw * 100)) + " del"
      return "\(moved) en total, amb \(part) teu pes corporal de \(body)"
    }
  }

  /// The heading of the loads for numbers of reps: `Loads by Epley`.
  func loadsBy(_ formula: String) -> String {
    say(en: "Loads by \(formula)", es: "Pesos según \(formula)", ca: "Pesos segons \(formula)")
  }
}
