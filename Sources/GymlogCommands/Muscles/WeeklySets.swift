import Insights
import Training
import Wording

/// The sets of each muscle in a week, on average over some days, and when each was last trained.
struct WeeklySets {
  let first, last: Day
  /// The number of those days, at least a week.
  let days: Int
  /// The last day with a set for each muscle, up to `last`.
  let lastDays: [Muscle: Day]
  let today: Day

  /// `first` and `last` are the days counted; a day after today isn't.
  init(from first: Day, through last: Day, _ trained: TrainingData, _ context: Context) {
    today = context.now.day
    (self.first, self.last) = (first, min(last, context.now.day))
    days = max(7, self.last.daysSince1970 - first.daysSince1970 + 1)
    lastDays = trained.lastDays(through: self.last, context)
  }

  /// The sets a week of a muscle, rounded half up to thousandths.
  func perWeek(_ tally: Statistics.MuscleTally) -> Thousandths {
    Thousandths(raw: (tally.halfSets * 500 * 7 * 2 + days) / (days * 2))
  }

  /// The ``WarmShade`` of a muscle by its sets a week as they are shown; `Words.weeklySteps` names the steps.
  func level(_ tally: Statistics.MuscleTally) -> Int {
    let sets = perWeek(tally).tenths
    return sets < Thousandths(5) ? 1 : sets < Thousandths(10) ? 2 : sets <= Thousandths(20) ? 3 : 4
  }

  func daysSince(_ muscle: Muscle) -> Int? {
    lastDays[muscle].map { today.daysSince1970 - $0.daysSince1970 }
  }

  /// The muscles that programmes count sets for. The others work along with them, so that few sets of them are no gap.
  fileprivate static let counted: [Muscle] = [
    .chest, .lats, .upperBack, .sideDelts, .rearDelts, .triceps, .biceps, .abs, .glutes, .quads, .hamstrings,
    .calves,
  ]

  /// The least trained of the muscles that programmes count, its sets a week, and the days since it was last trained.
  func least(_ tallies: [Statistics.MuscleTally]) -> (muscle: Muscle, perWeek: Thousandths, days: Int?)? {
    guard !tallies.isEmpty else { return nil }
    let found = Self.counted.map { muscle in
      (muscle, tallies.first { $0.muscle == muscle }.map(perWeek) ?? Thousandths(0), daysSince(muscle))
    }
    return found.min { ($0.1, $1.2 ?? .max) < ($1.1, $0.2 ?? .max) }
      .map { (muscle: $0.0, perWeek: $0.1, days: $0.2) }
  }

  /// What is usual, and the least trained muscle, or those that weren't trained if there are several. What is saved names the day, because
  /// "yesterday" soon isn't true, and so do days that are past, because it may have been trained since.
  func lines(_ tallies: [Statistics.MuscleTally], _ words: Words, isSaved: Bool = false) -> [String] {
    guard let least = least(tallies) else { return [] }
    let missing = Self.counted.filter { muscle in !tallies.contains { $0.muscle == muscle } }
    if missing.count > 1 { return [words.untrained(missing.map(words.muscle)), words.usualSets] }
    return [
      words.leastTrained(
        words.muscle(least.muscle), words.sets(aWeek: least.perWeek), days: least.days,
        on: isSaved || last < today ? lastDays[least.muscle] : nil),
      words.usualSets,
    ]
  }
}

extension TrainingData {
  /// The last day on which each muscle was trained, as a main or another muscle, up to a day.
  fileprivate func lastDays(through last: Day, _ context: Context) -> [Muscle: Day] {
    var days: [Muscle: Day] = [:]
    for index in history.exercises {
      let sets = history.sets(ofExercise: index).reversed()
      guard let set = sets.first(where: { $0.type.isWork && $0.reps != 0 && history.day(of: $0) <= last })
      else { continue }
      let (day, exercise) = (history.day(of: set), context.exercise(index, of: history))
      if exercise.isStretchOrDrill { continue }
      for muscle in exercise.primaryMuscles + exercise.secondaryMuscles {
        days[muscle] = max(days[muscle] ?? day, day)
      }
    }
    return days
  }
}

extension Words {
  var setsPerWeek: String { say(en: "Sets per week", es: "Series por semana", ca: "Sèries per setmana") }

  var weeklySteps: [String] {
    let below10 = "5–" + decimal(Thousandths(raw: 9_900))
    return say(
      en: ["under 5", below10, "10–20", "over 20"], es: ["menos de 5", below10, "10–20", "más de 20"],
      ca: ["menys de 5", below10, "10–20", "més de 20"])
  }

  /// Sets a week, rounded to one decimal; some are never 0.
  func sets(aWeek sets: Thousandths) -> String {
    guard sets > Thousandths(0), sets.tenths == Thousandths(0) else { return rounded(sets) }
    let least = decimal(Thousandths(raw: 100))
    return say(en: "under \(least)", es: "menos de \(least)", ca: "menys \(Catalan.of(least))")
  }

  /// The least trained muscle: `Least trained of the 12 major muscles: calves, 2.5 sets a week, last 12 days ago`.
  func leastTrained(_ muscle: String, _ perWeek: String, days: Int?, on day: Day?) -> String {
    let (isOne, count) = (perWeek == "1", WeeklySets.counted.count)
    let last = lastTrained(days: days, on: day)
    return say(
      en:
        "Least trained of the \(count) major muscles: \(muscle), \(perWeek) \(isOne ? "set" : "sets") a week, \(last)",
      es: "El menos trabajado de los \(count) músculos principales: \(muscle), \(perWeek) "
        + "\(isOne ? "serie" : "series") por semana, \(last)",
      ca: "El menys treballat dels \(count) músculs principals: \(muscle), \(perWeek) "
        + "\(isOne ? "sèrie" : "sèries") per setmana, \(last)")
  }

  /// When a muscle was last trained: on a day, or else some days ago; never if `days` is nil.
  private func lastTrained(days: Int?, on day: Day?) -> String {
    if let date = day.map(dayShortWithYear) {
      return say(
        en: "last on \(date)", es: "la última vez el \(date)", ca: "l'última vegada \(Catalan.the(date))")
    }
    switch days {
    case nil: return say(en: "never trained", es: "aún sin trabajar", ca: "encara sense treballar")
    case 0: return say(en: "last today", es: "última vez: hoy", ca: "última vegada: avui")
    case 1: return say(en: "last yesterday", es: "última vez: ayer", ca: "última vegada: ahir")
    case let days?:
      let ago = number(days)
      return say(
        en: "last \(ago) days ago", es: "última vez: hace \(ago) días", ca: "última vegada: fa \(ago) dies")
    }
  }

  /// The muscles among which the least trained one is chosen, for the help.
  var leastTrainedIsOf: String {
    let names = WeeklySets.counted.map(muscle)
    let (first, last) = (names.dropLast().joined(separator: ", "), names.last ?? "")
    return say(
      en: "Least trained is chosen among \(first) and \(last).",
      es: "El músculo menos trabajado es uno de estos: \(first) y \(last).",
      ca: "El múscul menys treballat és un d'aquests: \(first) i \(last).")
  }

  /// Muscles without any set: `No sets for: lats, calves`.
  func untrained(_ muscles: [String]) -> String {
    let list = muscles.joined(separator: ", ")
    return say(
      en: "No sets for: \(list)", es: "Sin series para: \(list)", ca: "Sense sèries per a: \(list)")
  }

  /// The usual numbers of sets (Schoenfeld, Ogborn and Krieger 2017; Baz-Valle et al. 2022).
  var usualSets: String {
    say(
      en: "Typical: 10 to 20 sets per muscle per week",
      es: "Lo habitual: de 10 a 20 series por músculo y semana",
      ca: "L'habitual: de 10 a 20 sèries per múscul i setmana")
  }
}
