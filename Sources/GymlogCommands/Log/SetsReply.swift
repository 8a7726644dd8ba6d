import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Reply {
  /// The echo of completed sets: the exercise, their references, the sets in notation, and the exercise's volume:
  /// `Deadlift .2  5@120kg @8 | 1,200 kg`. Further lines say that the workout was started, that it is paused, and, with
  /// `comesNext`, what comes next.
  init(setsOf edited: EditResult<[SetPlace]>, comesNext: Bool = false, _ context: Context) {
    let lastTime = edited.lastTime(ofExerciseAt: edited.result.first?.exercise)
    let echo = SetsEcho(context: context, workout: edited.workout, lastTime: lastTime)
    let broken = BrokenRecords.checked(edited.result, of: edited.workout, past: edited.past, context)
    self.init(
      noticed: edited.problems,
      text: { screen in
        let notices = echo.notices(began: edited.began, screen)
        if screen.isNarrow {
          return (echo.narrowLines(edited.result, broken, comesNext: comesNext, screen) + notices).text
        }
        let records = broken?.lines(context, screen) ?? []
        let last = edited.result.first.map { echo.lastTimeLines(beside: $0.exercise, screen) } ?? []
        let offer = context.offeredMax(edited.result, of: edited.workout).map {
          wrappedAroundCommands(screen.words.offeredMax($0), width: screen.width)
        }
        return
          ([echo.line(edited.result, screen)] + records + last + (offer ?? [])
          + (comesNext ? [] : echo.besidePlan(edited.result, screen).map { [$0] } ?? []) + notices
          + (comesNext ? echo.next(screen) : [])).text
      },
      json: {
        echo.members(edited.result, began: edited.began) + [echo.lastTimeMember]
          + (comesNext ? [echo.nextMember] : []) + [broken?.member(context)].compactMap(\.self)
      })
    // A set logged now shows that the workout isn't forgotten.
    isAboutCurrentWorkout = edited.isCurrent
  }

  /// The echo of completed sets of several exercises, one line for each, and what comes next.
  init(done edited: EditResult<[PlannedExercise]>, _ context: Context) {
    let echo = SetsEcho(context: context, workout: edited.workout)
    self.init(
      noticed: edited.problems,
      text: { screen in
        (edited.result.map { echo.line($0.places, screen) } + echo.notices(began: false, screen)
          + echo.next(screen)).text
      },
      json: { echo.members(edited.result, began: false) + [echo.lastTimeMember, echo.nextMember] })
    isAboutCurrentWorkout = edited.isCurrent
  }

  /// The echo of planned exercises and sets, one line per exercise, and what comes next.
  init(planned edited: EditResult<[PlannedExercise]>, _ context: Context) {
    let lastTime = edited.lastTime(ofExerciseAt: edited.result.last?.index)
    let echo = SetsEcho(context: context, workout: edited.workout, lastTime: lastTime)
    self.init(
      noticed: edited.problems + edited.result.flatMap(\.problems),
      text: { screen in
        let isPlanned = edited.result.contains { !$0.places.isEmpty }
        let lines =
          edited.result.map { echo.line($0, screen) }
          + (edited.result.last.map { echo.lastTimeLines(beside: $0.index, screen) } ?? [])
          + echo.notices(began: edited.began, screen)
          + (isPlanned ? echo.next(screen) : [])
        return lines.text
      },
      json: {
        echo.members(edited.result, began: edited.began)
          + (edited.workout.isRoutine ? [] : [echo.lastTimeMember, echo.nextMember])
      })
  }
}

/// An exercise added to a workout: its index, and the places of its new planned sets, if any.
struct PlannedExercise {
  let index: Int
  let places: [SetPlace]
  /// The rest between its sets, as typed.
  var rest: Duration?
  /// The loads that percentages came to.
  var loads: [PercentLoad] = []
  /// Documents that couldn't be read for it.
  var problems: [Problem] = []
}

/// The lines and JSON that echo a workout's sets.
struct SetsEcho {
  let context: Context
  let workout: Workout
  var lastTime: PastSession?

  func line(_ places: [SetPlace], _ screen: Screen) -> String {
    guard let first = places.first else { return "" }
    return head(first.exercise, screen) + sets(places) + figure(places)
  }

  /// The references of sets, and the sets: ` .2  5@120kg`.
  func sets(_ places: [SetPlace]) -> String {
    guard let first = places.first else { return "" }
    let exercise = workout.isRoutine ? "\(first.exercise + 1)" : ""
    let rest = workout[first].isDone ? workout[first].rested : nil
    return " " + exercise + Self.references(places) + "  " + text(places)
      + (rest.map { " | \(context.words.restLabel) " + context.words.stopwatch($0) } ?? "")
  }

  /// The exercise's volume after a bar; empty if no set is done.
  func figure(_ places: [SetPlace]) -> String {
    guard let first = places.first, places.contains(where: { workout[$0].isDone }) else { return "" }
    return context.volumeFigure(of: workout.exercises[first.exercise], workout)
  }

  func line(_ planned: PlannedExercise, _ screen: Screen) -> String {
    guard !planned.places.isEmpty else {
      return head(planned.index, screen) + " | " + screen.words.addedWithoutSets
    }
    return line(planned.places, screen) + (workout.isRoutine ? "" : " | " + screen.words.planned)
      + (planned.rest.map { " | \(context.words.restLabel) " + context.words.stopwatch($0) } ?? "")
      + planned.loads.map { " | " + $0.basis(screen.words) }.joined()
  }

  private func head(_ exercise: Int, _ screen: Screen) -> String {
    screen.painter.paint(context.name(of: workout.exercises[exercise]), .strong)
  }

  private func text(_ places: [SetPlace]) -> String {
    guard let first = places.first else { return "" }
    let loading = context.exercise(of: workout.exercises[first.exercise]).equipment.loading
    return NotationWriter(loading: loading).text(places.map { workout[$0] })
  }

  /// `.2`, or `.1-.4` for several in a row.
  private static func references(_ places: [SetPlace]) -> String {
    guard let first = places.first, let last = places.last, first != last else {
      return places.first.map { ".\($0.set + 1)" } ?? ""
    }
    guard last.set - first.set == places.count - 1 else {
      return places.map { ".\($0.set + 1)" }.joined(separator: " ")
    }
    return ".\(first.set + 1)-.\(last.set + 1)"
  }

  func notices(began: Bool, _ screen: Screen) -> [String] {
    let words = screen.words
    if began {
      return [
        words.started(screen.name(of: workout), words.moment(workout.start.civil, today: context.now.day))
      ]
    }
    return workout.isOpen && workout.openPause != nil ? [words.stillPaused] : []
  }

  /// Says that sets were added beside planned ones of their exercise, which are still to do; nil without any.
  func besidePlan(_ places: [SetPlace], _ screen: Screen) -> String? {
    guard let first = places.first else { return nil }
    let left = workout.exercises[first.exercise].plannedSets.count
    return left == 0 ? nil : screen.words.besidePlan(left)
  }

  /// The next planned set with its notes and, if `resting`, the rest before it; empty for a finished workout or a routine.
  func next(_ screen: Screen, resting: Bool = true) -> [String] {
    let words = screen.words
    if workout.isRoutine { return [] }
    guard let next = workout.nextPlanned else { return workout.isOpen ? [words.allSetsDone] : [] }
    let name = terminalSafe(context.name(of: workout.exercises[next.exercise]))
    let left = resting ? workout.restLeft(at: context.now, defaults: context.settings.restDefaults) : nil
    let rest = left.map { " | " + words.restLeft(words.stopwatch($0)) }
    return [words.comesNext(name + " .\(next.set + 1)  " + text([next])) + (rest ?? "")]
      + workout.notes(before: next).flatMap { screen.noted(words.note.capitalised + ": " + $0, indent: 1) }
  }
}

extension SetsEcho {
  private var view: WorkoutJSON { WorkoutJSON(context: context, workout: workout) }

  func members(_ places: [SetPlace], began: Bool) -> [JSON.Member] {
    head(began: began)
      + (places.first.map { exercise($0.exercise) } ?? [])
      + [JSON.Member(name: "sets", value: .array(places.map(view.set)))]
  }

  func members(_ planned: [PlannedExercise], began: Bool) -> [JSON.Member] {
    let exercises = planned.map { planned in
      JSON.object(
        exercise(planned.index)
          + [JSON.Member(name: "sets", value: .array(planned.places.map(view.set)))])
    }
    return head(began: began) + [JSON.Member(name: "exercises", value: .array(exercises))]
  }

  /// The last time the exercise was done, if known.
  func lastTimeLines(beside exercise: Int, _ screen: Screen) -> [String] {
    lastTime.map { last in
      LastTimeLine(context: context, last: last, today: workout.exercises[exercise], workout: workout)
        .lines(screen)
    } ?? []
  }

  /// The last time the exercise was done, or null.
  var lastTimeMember: JSON.Member {
    JSON.Member(name: "lastTime", value: lastTime?.json(context) ?? .null)
  }

  /// The next planned set, or null.
  var nextMember: JSON.Member {
    JSON.Member(name: "next", value: workout.nextPlanned.map(view.set) ?? .null)
  }

  private func head(began: Bool) -> [JSON.Member] {
    [
      workout.target
    ] + (workout.isRoutine ? [] : [JSON.Member(name: "began", value: .bool(began))])
  }

  private func exercise(_ index: Int) -> [JSON.Member] {
    let entry = workout.exercises[index]
    return entry.naming + [
      JSON.Member(name: "ref", value: .string("\(index + 1)")),
      JSON.Member(
        name: "volume",
        value: WorkoutJSON.mass(context.volume(of: entry, on: workout.start.day).mass(in: workout.unit))),
    ]
  }
}

extension Words {
  /// The next planned set with its exercise: `Next: Deadlift .3  5@120kg`.
  func comesNext(_ set: String) -> String { "\(next.capitalised): \(set)" }

  /// The open workout has no planned set left.
  var allSetsDone: String {
    say(
      en: "all sets done: gymlog finish",
      es: "todas las series hechas: gymlog finish",
      ca: "totes les sèries fetes: gymlog finish")
  }

  /// Sets were added beside as many planned ones.
  func besidePlan(_ left: Int) -> String {
    say(
      en: left == 1 ? "1 planned set left: gymlog done" : "\(left) planned sets left: gymlog done",
      es: left == 1 ? "Queda 1 serie prevista: gymlog done" : "Quedan \(left) series previstas: gymlog done",
      ca: left == 1 ? "Queda 1 sèrie prevista: gymlog done" : "Queden \(left) sèries previstes: gymlog done")
  }

  /// A set was logged in a paused workout.
  var stillPaused: String {
    say(
      en: "Still paused. To resume: gymlog resume",
      es: "Sigue en pausa. Para reanudarlo: gymlog resume",
      ca: "Continua en pausa. Per reprendre'l: gymlog resume")
  }

  /// An exercise was added without sets.
  var addedWithoutSets: String {
    say(
      en: "added, no sets yet",
      es: "ejercicio añadido, aún sin series",
      ca: "exercici afegit, encara sense sèries")
  }
}
