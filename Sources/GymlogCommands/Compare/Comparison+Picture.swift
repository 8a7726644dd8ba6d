import TerminalKit
import Training
import Wording

/// The comparison as a picture.
extension Comparison {
  /// A row of the picture: its label beside a bar, and its name where it has none.
  private typealias Line = (label: String, name: String, row: Row, isTotal: Bool)

  /// The totals, and for each exercise the estimate or, without one, the best set, and its tested maxes.
  var chart: PairChart {
    let totals = self.totals
    // If a period isn't over, only its weeks can be compared.
    let sums = shown(isPerWeek ? perWeek : totals).filter { row in
      !row.isBeside && row.numbers.contains { ($0?.raw ?? 0) != 0 }
    }
    let oneSided = sums.filter(\.isOfOneSide)
    let rows =
      sums.filter { !$0.isOfOneSide }.map {
        Line(label: $0.label.capitalised, name: $0.label.capitalised, row: $0, isTotal: true)
      }
      // A sport that only one side has is told once, not again by its exercise.
      + exercises.flatMap { lines($0, besides: oneSided) }
    let names = sides.map { side in side.when.map { side.name + ", " + $0 } ?? side.name }
    // What only one side has isn't told by the week.
    let told = oneSided.map { row in totals.first { $0.key + "PerWeek" == row.key } ?? row }
    let sumNotes = sides.indices.compactMap { side -> String? in
      let texts = told.filter { ($0.numbers[side]?.raw ?? 0) != 0 }.map {
        $0.label + " " + self.texts($0)[side]
      }
      return texts.isEmpty ? nil : sides[side].name + ": " + texts.joined(separator: ", ")
    }
    let drawn = rows.filter { !$0.row.numbers.contains(nil) }.map(\.row)
    let bars = drawn.filter { $0.change != "=" }
    return PairChart(
      title: names.joined(separator: " → "),
      summary: (oneSided.map { described($0, as: $0.label.capitalised) }
        + rows.map { described($0.row, as: $0.label) })
        .joined(separator: "; ") + ".",
      equal: words.unchanged, onlyOne: words.only(sides[0].name), onlyOther: words.only(sides[1].name),
      notes: sumNotes + emptyNotes + weekNotes + basisNotes(isRough: drawn.contains(where: \.isRough))
        + (bars.contains { $0.whole ?? 0 > 0 } ? [words.bodyInBars] : [])
        + (bars.contains(where: \.isLowerBetter) ? [words.fasterIsRight] : []),
      measures: rows.map { label, name, row, isTotal in
        // What is shown as equal is equal, whatever lies behind the last digit.
        let numbers = row.change == "=" ? [row.numbers[0], row.numbers[0]] : row.numbers
        let sides = zip(numbers, texts(row)).map { number, text in
          PairChart.Side(number.map { Double($0.raw) / 1_000 }, text)
        }
        return PairChart.Measure(
          label, sides[0], sides[1], whole: row.whole, change: row.change, isTotal: isTotal, name: name,
          isLowerBetter: row.isLowerBetter)
      },
      percent: { [words] share in
        let percent = Thousandths(raw: Int((share * 100_000).rounded()))
        return percent.tenths.raw == 0 ? nil : words.percentChange(percent)
      })
  }

  /// An exercise's rows. A tested max that only one side has is named with its load, because the exercise may have been done on both.
  private func lines(_ exercise: ExerciseID, besides sums: [Row]) -> [Line] {
    let (name, maxes) = (name(exercise), tested(exercise))
    let tests = maxes.map { row -> Line in
      let load = row.numbers.contains(nil) ? row.values.compactMap(\.self).first : nil
      return (
        name + " · " + row.label,
        load.map { name + " (" + row.label + " " + $0 + ")" } ?? name + " · " + row.label, row,
        false
      )
    }
    guard best.contains(where: { $0[exercise] != nil }) else { return tests }
    let all = lifted(exercise)
    guard let row = all[0].change.isEmpty ? all.last : all.first else { return tests }
    if let sport = CardioSet.sport(of: exercise), row.isOfOneSide,
      sums.contains(where: { $0.isTotal(of: sport) })
    {
      return tests
    }
    // Done and tested on the same side only, it is named once.
    let isOfOneSide = [0, 1].contains { side in
      best[side][exercise] == nil && maxes.allSatisfy { $0.numbers[side] == nil }
    }
    if isOfOneSide, !tests.isEmpty { return tests }
    return [(name + " · " + row.label, tests.isEmpty ? name : name + " · " + row.label, row, false)] + tests
  }

  private func described(_ row: Row, as label: String) -> String {
    label + ": " + texts(row).joined(separator: " → ") + (row.change.isEmpty ? "" : ", " + row.change)
  }
}

extension Comparison.Row {
  fileprivate var isOfOneSide: Bool {
    numbers.count { ($0?.raw ?? 0) != 0 } == 1
  }

  fileprivate var isRough: Bool { values.contains { $0?.hasPrefix("~") == true } }

  /// Whether it is the sum of a sport, in all or by the week.
  fileprivate func isTotal(of sport: Sport) -> Bool {
    [sport.rawValue, sport.rawValue + "Time"].contains { key == $0 || key == $0 + "PerWeek" }
  }
}

extension Words {
  /// The note on the bars of bodyweight exercises, whose values are added loads.
  fileprivate var bodyInBars: String {
    say(
      en:
        "Bodyweight exercises: e1RM is the added load; bars show its change as a share of load plus body weight",
      es:
        "Ejercicios de peso corporal: el 1RM estimado es el lastre; la barra muestra su cambio sobre lastre más peso corporal",
      ca:
        "Exercicis de pes corporal: l'1RM estimat és el llast; la barra mostra el canvi sobre llast més pes corporal"
    )
  }

  /// The note on the bars of times and paces, of which less is better.
  fileprivate var fasterIsRight: String {
    say(
      en: "Times and paces: bars to the right are faster", es: "Tiempos y ritmos: a la derecha, más rápido",
      ca: "Temps i ritmes: a la dreta, més ràpid")
  }
}
