import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// Activities of an answer that are logged in workouts too, and the history of those workouts.
struct LoggedTwiceList {
  let list: [LoggedTwice]
  private let history: History
  private let context: Context
  /// How distances of the activities are shown, if the sets are what was just logged.
  private var scale: DistanceScale?

  /// Finds the activities among the completed sets of a workout, or of some places in it. Activities are read only if there is a
  /// cardio set. If they can't be read, there are none: the change is made, so the command must not fail.
  init(loggedIn workout: Workout, _ places: [SetPlace]?, _ context: Context) {
    let places = (places ?? workout.exercises.indices.flatMap(workout.donePlaces)).filter {
      workout[$0].isDone && CardioSet.sport(of: workout.exercises[$0.exercise].exercise) != nil
    }
    guard !places.isEmpty, !workout.isRoutine,
      let data = try? context.logbook.read({ snapshot throws(Failure) in
        try ActivityHistory(snapshot, at: context.now)
      })
    else {
      (list, history, self.context) = ([], History(), context)
      return
    }
    (history, self.context, scale) = (History([workout]), context, data.scale)
    let activities = data.activities.filter { $0.start.day == workout.start.day }
    list = LoggedTwice.pairs(of: activities, with: CardioSet.all(in: history)).twice
      .filter { $0.sets.contains { places.contains($0.place) } }
  }

  /// Finds which activities are logged in workouts too. If the workouts can't be read, there are none: the change is made, so the
  /// command must not fail.
  init(_ activities: [Activity], _ context: Context) {
    let found = try? context.logbook.read { snapshot throws(Failure) in
      try context.history(in: snapshot).history
    }
    self.init(activities, in: found ?? History(), context)
  }

  init(_ activities: [Activity], in history: History, _ context: Context) {
    (self.history, self.context) = (history, context)
    list = LoggedTwice.pairs(of: activities, with: CardioSet.all(in: history)).twice
  }

  func lines(_ screen: Screen) -> [String] {
    list.flatMap { twice in
      let words = screen.words
      let parts = twice.parts
      let names = parts.map { context.name(of: context.exercise($0.sets[0].exercise, of: history)) }
      let references = parts.map { $0.reference(in: history, name: parts.count == 1 ? names[0] : nil) }
      let line = words.completed(
        "gymlog remove \(references.joined(separator: " ")) --in \(twice.sets[0].activity.id.text)")
      let set = zip(names, parts).map { $0 + " " + $1.text }.joined(separator: ", ")
      let sentence =
        scale.map { scale in
          words.alsoActivity(
            ([context.label(twice.activity)] + twice.activity.figures(scale, words)).joined(separator: " · "),
            set)
        } ?? words.loggedTwice(words.name(of: twice.activity), set)
      return wrapped(sentence, width: screen.width)
        + screen.flowing([.init(words.toKeepActivity(twice.sets.count)), .init(line, .accent)], between: " ")
    }
  }

  var json: JSON { .array(members) }

  fileprivate var members: [JSON] {
    list.flatMap(\.parts).map { twice in
      let exercise = context.exercise(twice.sets[0].exercise, of: history)
      return [
        "activity": .string(twice.activity.id.text), "workout": .string(twice.sets[0].activity.id.text),
        "exercise": .string(exercise.name), "exerciseId": .string(exercise.id.text),
        "set": .string(twice.text), "reference": .string(twice.reference(in: history, name: exercise.name)),
      ]
    }
  }
}

extension Reply {
  /// The same reply, which also tells which of the logged sets are activities too.
  func telling(of twice: [LoggedTwiceList]) -> Reply {
    let twice = twice.filter { !$0.list.isEmpty }
    if twice.isEmpty { return self }
    return adding([JSON.Member(name: "loggedTwice", value: .array(twice.flatMap(\.members)))]) { screen in
      twice.flatMap { $0.lines(screen) }
    }
  }
}

extension Words {
  fileprivate func loggedTwice(_ activity: String, _ set: String) -> String {
    say(
      en: "Also logged in a workout: \(activity), as \(set). It counts once",
      es: "También está en un entrenamiento: \(activity), como \(set). Cuenta una sola vez",
      ca: "També és en un entrenament: \(activity), com a \(set). Compta un sol cop")
  }

  /// A set that was logged is an activity too, given with its day and figures.
  fileprivate func alsoActivity(_ activity: String, _ set: String) -> String {
    say(
      en: "\(set) is an activity too: \(activity). It counts once",
      es: "\(set) también es una actividad: \(activity). Cuenta una sola vez",
      ca: "\(set) també és una activitat: \(activity). Compta un sol cop")
  }

  /// The hint with the line that removes the sets.
  fileprivate func toKeepActivity(_ count: Int) -> String {
    say(
      en: count == 1 ? "To remove that set:" : "To remove those sets:",
      es: count == 1 ? "Para quitar esa serie:" : "Para quitar esas series:",
      ca: count == 1 ? "Per treure aquesta sèrie:" : "Per treure aquestes sèries:")
  }
}
