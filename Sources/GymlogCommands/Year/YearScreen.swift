import Insights
import TerminalKit
import Training
import Wording

/// A year on a terminal: its figures, the exercises done most, and the latest records.
struct YearScreen {
  let report: YearReport
  let screen: Screen

  private var words: Words { screen.words }
  /// The most records to show.
  private static let most = 5

  var lines: [String] {
    let heading = screen.painter.paint(
      report.isNow ? words.yearSoFar(report.year) : "\(report.year)", .strong)
    guard !report.isEmpty else {
      return report.trained.isEmpty
        ? Commands.nothingYet(report.trained.problems, screen) : [heading, words.nothingInPeriod]
    }
    return [heading] + facts + favourites + records
  }

  /// The figures beside their labels; a long one is wrapped.
  private var facts: [String] {
    let facts = report.facts
    let column = (facts.map { displayWidth(of: $0.label) }.max() ?? 0) + 2
    return facts.flatMap { label, value in
      wrapped(value, width: screen.width.map { $0 - column }).enumerated().map { index, text in
        screen.painter.paint(padded(index == 0 ? label : "", to: column), .faint) + text
      }
    }
  }

  private var favourites: [String] {
    if report.favourites.isEmpty { return [] }
    return ["", screen.painter.paint(words.favouriteExercises, .strong)]
      + report.favourites.flatMap { favourite in
        wrapped(
          favourite.name + ": " + report.figures(favourite), width: screen.width, indent: " ", hanging: "   ")
      }
  }

  private var records: [String] {
    let latest = report.latestRecords.prefix(Self.most)
    guard !latest.isEmpty else { return [] }
    return ["", screen.painter.paint(words.latestRecords.capitalised, .strong)]
      + latest.flatMap { one in
        wrapped(
          words.dayShort(one.day) + "  " + one.name + ": " + one.text, width: screen.width, indent: " ",
          hanging: "   ")
      }
      + wrappedAroundCommands(
        words.yearPage("gymlog year \(report.year) -o \(report.year).html"), width: screen.width)
  }
}

extension YearReport {
  /// The figures of the year, with their labels.
  var facts: [(label: String, value: String)] {
    let tally = total.sets
    let facts: [(String, String?)] = [
      (words.trainingDays, words.number(daysTrained)),
      (words.workoutsHeading.capitalised, tally.workouts == 0 ? nil : words.number(tally.workouts)),
      (words.timeHeading, tally.workouts == 0 ? nil : total.duration.map(words.duration)),
      (words.setsHeading.capitalised, tally.workouts == 0 ? nil : words.number(tally.sets)),
      (words.volume.capitalised, tally.volume.isZero ? nil : weight(tally.volume)),
      (
        words.distanceHeading,
        tally.cardio.millimetres > 0 && activities.rows.isEmpty
          ? activities.scale.distance(millimetres: tally.cardio.millimetres, words) : nil
      ),
      (words.strongestMonth, strongestText),
      (words.longestStreakLabel, streak.flatMap { $0.weeks > 1 ? words.weeks($0.weeks) : nil }),
      (words.records.capitalised, recordsText),
    ]
    let sports = activities.rows.map { row in
      ("\(words.sports(row.sport).capitalised) (\(words.number(row.count)))", activities.sums(row, words))
    }
    return facts.compactMap { fact in fact.1.map { (fact.0, $0) } } + sports
  }
}

extension YearReport {
  /// In how many exercises records were broken, and on how many days. How many there were says little: one set can break five.
  private var recordsText: String? {
    let rows = latestRecords
    if rows.isEmpty { return nil }
    return words.records(inExercises: Set(rows.map(\.exercise)).count, onDays: Set(rows.map(\.day)).count)
  }
}

extension Words {
  fileprivate func records(inExercises count: Int, onDays days: Int) -> String {
    let days = counted(days, en: ("day", "days"), es: ("día", "días"), ca: ("dia", "dies"))
    return say(
      en: "in \(exercises(count)), on \(days)", es: "en \(exercises(count)), en \(days)",
      ca: "en \(exercises(count)), en \(days)")
  }

  /// The year that isn't over.
  func yearSoFar(_ year: Int) -> String {
    say(en: "\(year) so far", es: "\(year), hasta ahora", ca: "\(year), fins ara")
  }

  var strongestMonth: String {
    say(en: "Strongest month", es: "Mes con más volumen", ca: "Mes amb més volum")
  }

  var longestStreakLabel: String { say(en: "Longest streak", es: "Racha más larga", ca: "Ratxa més llarga") }

  var favouriteExercises: String {
    say(en: "Top exercises", es: "Ejercicios principales", ca: "Exercicis principals")
  }

  func weeks(_ count: Int) -> String {
    counted(
      count, en: ("week", "weeks"), es: ("semana", "semanas"), ca: ("setmana", "setmanes"))
  }

  func yearPage(_ command: String) -> String {
    say(
      en: "For a page to print: \(command)", es: "Para imprimirlo: \(command)",
      ca: "Per imprimir-lo: \(command)")
  }
}
