import Formats
import Insights
import TerminalKit
import Training
import Wording

/// The training days of a span.
struct CalendarReport {
  let trained: TrainedDays
  let days: ClosedRange<Day>
  let today: Day
  let name: String
  let words: Words
  var recordDays: Set<Day> = []
  /// The days with a record that isn't marked (`RecordList.calendarDays`).
  var earlyRecordDays: Set<Day> = []

  var entries: [TrainedDays.Entry] { trained.entries(from: days.lowerBound, through: days.upperBound) }

  /// This report limited to the last `weeks` weeks.
  func last(weeks: Int) -> CalendarReport {
    let first = days.upperBound.monday.adding(days: -7 * (weeks - 1))
    guard first > days.lowerBound else { return self }
    return CalendarReport(
      trained: trained, days: first...days.upperBound, today: today,
      name: words.days(first, days.upperBound), words: words, recordDays: recordDays,
      earlyRecordDays: earlyRecordDays)
  }

  // MARK: - The chart

  var chart: HeatCalendar {
    let entries = entries
    let shades = TrainedDays.shades(trained.entries)
    let byDay = Dictionary(uniqueKeysWithValues: entries.map { ($0.day.daysSince1970, $0) })
    let weeks = stride(
      from: days.lowerBound.monday.daysSince1970, through: days.upperBound.daysSince1970, by: 7)
    return HeatCalendar(
      title: title, summary: figures.joined(separator: ". ") + ".",
      weeks: weeks.map { week(from: $0, byDay, shades) },
      weekdays: Weekday.allCases.map(words.weekdayShort), legend: legend(shades),
      mark: mark(entries))
  }

  /// The meaning of a day's mark; nil if no day is marked.
  private func mark(_ entries: [TrainedDays.Entry]) -> String? {
    guard entries.contains(where: { recordDays.contains($0.day) }) else { return nil }
    return entries.contains { earlyRecordDays.contains($0.day) } ? words.laterRecord : words.record
  }

  var title: String { words.trainingDays + ", " + name }

  private func week(from monday: Int, _ entries: [Int: TrainedDays.Entry], _ shades: [Int])
    -> HeatCalendar.Week
  {
    let week = (monday..<monday + 7).map { Day(daysSince1970: $0) }
    let begun = week.first { $0.day == 1 && days.contains($0) }
    return HeatCalendar.Week(
      days: week.map { day -> HeatCalendar.Day? in
        guard days.contains(day), day <= max(today, trained.entries.last?.day ?? today) else { return nil }
        let entry = entries[day.daysSince1970]
        return HeatCalendar.Day(
          level: level(entry, shades), label: label(day, entry),
          isMarked: entry != nil && recordDays.contains(day))
      }, month: begun.map { words.monthShort(Month(of: $0)) }, number: "\(week[0].isoWeek)")
  }

  func label(_ day: Day, _ entry: TrainedDays.Entry?) -> String {
    let activities = entry?.activities ?? 0
    let parts =
      (activities == 0 || entry?.sets ?? 0 > 0 ? [words.sets(entry?.sets ?? 0)] : [])
      + (activities > 0 ? [words.activities(activities)] : [])
    return words.dayShortWithYear(day) + ": " + parts.joined(separator: ", ")
      + (entry != nil && recordDays.contains(day) ? ", " + words.record : "")
  }

  /// The shade of a day, given the most sets of each shade but the darkest. A day with activities only has the lightest.
  func level(_ entry: TrainedDays.Entry?, _ shades: [Int]) -> Int {
    guard let entry, entry.sets > 0 || entry.activities > 0 else { return 0 }
    return 1 + shades.count { entry.sets > $0 }
  }

  /// The number of sets that each shade of these days stands for; the first names the unit.
  func legend(_ shades: [Int]) -> [HeatCalendar.Shade] {
    let entries = entries
    let used = Set(entries.map { level($0, shades) }).subtracting([0]).sorted()
    return used.map { level in
      let isFirst = level == used[0]
      let least = level == 1 ? 1 : shades[level - 2] + 1
      var text: String
      if level <= shades.count {
        let most = shades[level - 1]
        let amount = least == most ? "\(most)" : "\(least)–\(most)"
        text = !isFirst ? amount : most == 1 ? words.sets(1) : words.sets(in: amount)
      } else {
        text = words.orMore(isFirst ? words.sets(least) : words.number(least))
      }
      if level == 1, entries.contains(where: { $0.sets == 0 }) { text = words.amountOrActivity(text) }
      return HeatCalendar.Shade(level: level, text)
    }
  }

  // MARK: - Figures

  /// Workouts and days of the span, and the streaks of all training.
  var figures: [String] { sums + (entries.isEmpty || trained.longestStreak != nil ? streaks : []) }

  /// Workouts, activities and days of the span.
  var sums: [String] {
    let entries = entries
    guard !entries.isEmpty else { return [words.noWorkoutsInPeriod] }
    let (lifting, active) = (entries.filter { $0.workouts > 0 }, entries.filter { $0.activities > 0 })
    var figures: [String] = []
    if !lifting.isEmpty {
      figures.append(words.workouts(lifting.reduce(0) { $0 + $1.workouts }, onDays: lifting.count))
    }
    if !active.isEmpty {
      figures.append(words.activities(active.reduce(0) { $0 + $1.activities }, onDays: active.count))
    }
    return figures
  }

  private var streaks: [String] {
    let current = trained.currentStreak(today: today)
    let longest = trained.longestStreak
    // The current streak is shown only in spans that include today.
    return (days.contains(today) ? [words.currentStreak(weeks: current?.weeks ?? 0)] : [])
      + (days.contains(today) && longest == current
        ? []
        : longest.map {
          [words.longestStreak(weeks: $0.weeks, words.days($0.firstMonday, min($0.lastDay, today)))]
        } ?? [])
  }

  // MARK: - For programs

  var json: [JSON.Member] {
    let entries = entries
    return JSON.members([
      "since": .string(days.lowerBound.text), "until": .string(days.upperBound.text),
      "workouts": .int(entries.reduce(0) { $0 + $1.workouts }),
      "activityCount": .int(entries.reduce(0) { $0 + $1.activities }), "daysTrained": .int(entries.count),
      "currentStreak": json(trained.currentStreak(today: today)),
      "longestStreak": json(trained.longestStreak), "days": table.json,
    ])
  }

  private func json(_ streak: WeekStreak?) -> JSON {
    guard let streak else { return .null }
    return [
      "weeks": .int(streak.weeks), "since": .string(streak.firstMonday.text),
      "until": .string(streak.lastDay.text),
    ]
  }

  var table: ReportTable<TrainedDays.Entry> {
    var table = ReportTable(entries)
    table.column("date") { .day($0.day) }
    table.column("workouts") { .count($0.workouts) }
    table.column("sets") { .count($0.sets) }
    table.column("seconds") { $0.seconds.cell { .count($0) } }
    table.column("activities") { .count($0.activities) }
    return table
  }
}

extension Words {
  /// A range of sets: `1–10 sets`.
  func sets(in range: String) -> String {
    say(en: range + " sets", es: range + " series", ca: range + " sèries")
  }

  /// The first shade, of an amount of sets, if it is that of days with activities only too: `1–5 sets or an activity`.
  func amountOrActivity(_ amount: String) -> String {
    say(en: amount + " or an activity", es: amount + " o una actividad", ca: amount + " o una activitat")
  }

  /// Activities and their days: `12 activities on 11 days`; without the days if there are as many.
  func activities(_ count: Int, onDays days: Int) -> String {
    if count == days { return activities(count) }
    return say(
      en: activities(count) + " on " + counted(days, none: "no day", one: "1 day", many: "days"),
      es: activities(count) + " en " + counted(days, none: "ningún día", one: "1 día", many: "días"),
      ca: activities(count) + " en " + counted(days, none: "cap dia", one: "1 dia", many: "dies"))
  }

  /// A record, of which some aren't marked: those of an exercise's first ten workouts.
  fileprivate var laterRecord: String {
    say(
      en: "record, from an exercise's 11th workout on",
      es: "récord, desde la 11.ª sesión del ejercicio",
      ca: "rècord, des de l'11a sessió de l'exercici")
  }

  /// The text of a calendar without any training: what it will show.
  var calendarFollows: String {
    say(
      en:
        "There are no workouts yet. Here, each day that you train will be a square, darker the more sets you do.",
      es:
        "Aún no hay entrenamientos. Aquí, cada día que entrenes será un cuadro, más oscuro cuantas más series hagas.",
      ca:
        "Encara no hi ha entrenaments. Aquí, cada dia que entrenis serà un quadre, més fosc com més sèries facis."
    )
  }

  /// An amount or more: `19 sets or more`.
  func orMore(_ amount: String) -> String {
    say(en: amount + " or more", es: amount + " o más", ca: amount + " o més")
  }

  /// The current streak in weeks; 0 for none.
  func currentStreak(weeks: Int) -> String {
    guard weeks > 0 else {
      return say(en: "No current streak", es: "Sin racha actual", ca: "Sense ratxa actual")
    }
    return say(
      en: "Current streak: " + counted(weeks, none: "", one: "1 week", many: "weeks"),
      es: "Racha actual: " + counted(weeks, none: "", one: "1 semana", many: "semanas"),
      ca: "Ratxa actual: " + counted(weeks, none: "", one: "1 setmana", many: "setmanes"))
  }

  /// The longest streak ever, and its days.
  func longestStreak(weeks: Int, _ days: String) -> String {
    say(
      en: "Longest streak ever: " + counted(weeks, none: "no week", one: "1 week", many: "weeks") + ", "
        + days,
      es: "Racha más larga hasta ahora: "
        + counted(weeks, none: "ninguna semana", one: "1 semana", many: "semanas")
        + ", " + days,
      ca: "Ratxa més llarga fins ara: "
        + counted(weeks, none: "cap setmana", one: "1 setmana", many: "setmanes")
        + ", " + days)
  }
}
