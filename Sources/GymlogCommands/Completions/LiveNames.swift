import Catalogue
import CommandLineKit
import Logbook
import Training
import Wording

/// The names that a shell offers: exercises with their last set, routines, workouts with their date, tags and settings.
///
/// The past comes from the index as it is, unchecked, because a keystroke leaves no time for more.
struct LiveNames {
  let context: Context
  private let history: History
  private let workout: Workout?
  private var words: Words { context.words }

  init(_ context: Context) {
    self.context = context
    let read = try? context.logbook.read { snapshot throws(Failure) in
      (history: snapshot.indexedHistory(), workout: try? snapshot.currentWorkout()?.workout)
    }
    (history, workout) = (read?.history ?? History(), read?.workout)
  }

  // MARK: - Exercises

  /// The exercises whose name begins with the words after the last comma and the word being typed: those of the current
  /// workout, those done before, the last first, and once something is typed all others.
  func exercises(after words: [String], typing word: String, current: Bool) -> [Candidate] {
    let start = (words.lastIndex { $0.hasSuffix(",") } ?? -1) + 1
    let before = Array(words[start...])
    if before.contains(where: { context.notation.reads(asSets: [$0]) }) { return [] }
    let typed = (before + [word]).joined(separator: " ")
    let skipped = typed.count - word.count
    var (found, seen): ([Candidate], Set<String>) = ([], [])
    func add(_ name: String, _ about: @autoclosure () -> String) {
      let name = name.lowercased()
      let begun = Candidate(name, typing: typed)
      guard let candidate = begun ?? (skipped > 0 ? Candidate(Self.plain(name), typing: typed) : nil),
        seen.insert(candidate.text.lowercased()).inserted
      else { return }
      found.append(Candidate(String(candidate.text.dropFirst(skipped)), about()))
    }
    for entry in workout?.exercises.reversed() ?? [] { add(context.name(of: entry), lastSet(of: entry)) }
    if current { return found }
    for exercise in byLastTime { add(name(of: exercise), lastSet(of: exercise)) }
    if typed.isEmpty { return found }
    for exercise in context.catalogue.own { add(context.name(of: exercise), "") }
    for name in Catalogue.names(beginningWith: typed, language: self.words.language.rawValue) {
      add(name, "")
    }
    return found
  }

  /// A name without the words that people leave out: `press banca`.
  private static func plain(_ name: String) -> String {
    name.split(separator: " ").filter { !["de", "con", "amb", "en", "a", "la", "with"].contains($0) }
      .joined(separator: " ")
  }

  /// The exercises of the history, the one done last first.
  private var byLastTime: [Int] {
    history.exercises.compactMap { exercise in history.sets(ofExercise: exercise).last.map { (exercise, $0) }
    }
    .sorted { $0.1.session > $1.1.session }.map(\.0)
  }

  private func name(of exercise: Int) -> String {
    let id = history.id(ofExercise: exercise)
    return context.catalogue(with: id).name(of: id, language: words.language.rawValue)
      ?? history.name(ofExercise: exercise)
  }

  private func lastSet(of exercise: Int) -> String {
    guard let last = history.sets(ofExercise: exercise).last else { return "" }
    let set = NotationWriter().text(history.performance(last), last.type)
    return set + ", " + words.dayRelative(history.day(of: last), today: context.now.day)
  }

  private func lastSet(of entry: WorkoutExercise) -> String {
    entry.doneSets.last.map { context.writer(for: entry).text([$0]) } ?? words.planned
  }

  // MARK: - Sets of the current workout

  /// The sets of the current exercise as `.1`, all or only those that are done or aren't, and the exercises of the current
  /// workout.
  func references(after words: [String], typing word: String, done: Bool?) -> [Candidate] {
    guard let workout else { return [] }
    var found: [Candidate] = []
    if words.isEmpty, word.isEmpty || word.hasPrefix("."), let index = workout.currentExercise {
      let entry = workout.exercises[index]
      found = entry.sets.enumerated().filter { done ?? $0.element.isDone == $0.element.isDone }.compactMap {
        place, set in
        Candidate(".\(place + 1)", typing: word, context.writer(for: entry).text([set]))
      }
    }
    return found + exercises(after: words, typing: word, current: true)
  }

  // MARK: - Routines, workouts, tags and settings

  /// The routines, the lifter's own first.
  func routines(after words: [String], typing word: String) -> [Candidate] {
    let typed = (words + [word]).joined(separator: " ")
    let read = try? context.logbook.read { snapshot throws(Failure) in
      try context.routines(in: snapshot).routines
    }
    return (read ?? []).compactMap { known in
      let routine = known.routine
      let about = routine.exercises.map(context.name(of:)).prefix(4).joined(separator: ", ")
      return Candidate(routine.name, typing: typed, about).map {
        Candidate(String($0.text.dropFirst(typed.count - word.count)), $0.about)
      }
    }
  }

  /// The last forty workouts by their date, and `last`.
  func workouts() -> [Candidate] {
    let sessions = history.sessions.indices.reversed().prefix(40)
    guard let newest = sessions.first else { return [] }
    var found = [Candidate(words.lastTyped, about(newest))]
    for session in sessions {
      let day = history.sessions[session].day.text
      if !found.contains(where: { $0.text == day }) { found.append(Candidate(day, about(session))) }
    }
    return found
  }

  /// The day of a workout, and its name or its exercises.
  private func about(_ index: Int) -> String {
    let session = history.sessions[index]
    let day = words.dayRelative(session.day, today: context.now.day)
    if let name = history.name(of: session) { return day + ", " + name }
    var exercises: [Int] = []
    for set in history.sets(of: session) where !exercises.contains(Int(set.exercise)) {
      exercises.append(Int(set.exercise))
    }
    return day + ", " + exercises.prefix(3).map(name(of:)).joined(separator: ", ")
  }

  /// The tags, the one used last first.
  func tags() -> [Candidate] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for session in history.sessions.reversed() {
      for tag in history.tags(of: session) {
        if counts[tag] == nil { order.append(tag) }
        counts[tag, default: 0] += 1
      }
    }
    for tag in workout?.tags ?? [] where counts[tag] == nil { order.append(tag) }
    return order.map { Candidate($0, counts[$0].map(words.workouts) ?? "") }
  }

  func setting(_ name: String) -> String {
    SettingName(rawValue: name).map { context.settings[$0].value } ?? ""
  }

  func values(of setting: String?) -> [Candidate] {
    switch setting.flatMap(SettingName.init) {
    case .unit: MassUnit.allCases.map { Candidate($0.rawValue) }
    case .language: Language.allCases.map { Candidate($0.rawValue, $0.name) }
    case .formula: MaxFormula.allCases.map { Candidate($0.rawValue) }
    case .dumbbells: PairCount.allCases.map { Candidate($0.rawValue) }
    case .percentOf: MaxBase.allCases.map { Candidate($0.rawValue) }
    case .rest, .restAfter: [Candidate("off"), Candidate("90s"), Candidate("3min")]
    case .leftOpen, .data, nil: []
    }
  }
}

extension Words {
  /// The word for the last workout, as it is typed.
  var lastTyped: String { say(en: "last", es: "último", ca: "últim") }
}
