import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// The differences in a workout after a change was undone.
struct WorkoutDifferences {
  /// The outcome for sets.
  enum Outcome: String {
    /// They were done, and are planned again.
    case toDo
    /// They were planned, and are done again.
    case done
    /// They are no longer there.
    case gone
    /// They weren't there, and are again.
    case back
    /// They have other values: those before the change.
    case changed
  }

  /// Sets of an exercise with the same outcome.
  struct Group {
    let outcome: Outcome
    /// The workout that has them: before or after the undoing.
    let workout: Workout
    var places: [SetPlace]
    /// The present state of changed sets.
    var now: [WorkoutSet] = []
  }

  private let before: Workout?
  private let after: Workout?
  private(set) var groups: [Group] = []

  init(from before: Workout?, to after: Workout?) {
    (self.before, self.after) = (before, after)
    guard let before, let after else { return }
    let (old, new) = (Self.sets(of: before), Self.sets(of: after))
    for place in before.places {
      let set = before[place]
      guard let now = new[set.id] else {
        add(.gone, place, of: before)
        continue
      }
      switch (set.isDone, now.isDone) {
      case (true, false): add(.toDo, place, of: before)
      case (false, true):
        // What was done, which needn't be what was planned.
        let place = after.places.first { after[$0].id == set.id } ?? place
        add(.done, place, of: after)
      default: if Self.differ(set, now) { add(.changed, place, of: before, now: now) }
      }
    }
    for place in after.places where old[after[place].id] == nil { add(.back, place, of: after) }
  }

  private static func sets(of workout: Workout) -> [EntityID: WorkoutSet] {
    Dictionary(workout.exercises.flatMap(\.sets).map { ($0.id, $0) }) { first, _ in first }
  }

  private static func differ(_ one: WorkoutSet, _ other: WorkoutSet) -> Bool {
    one.type != other.type || one.result != other.result || (one.result == nil && one.plan != other.plan)
  }

  private mutating func add(
    _ outcome: Outcome, _ place: SetPlace, of workout: Workout, now: WorkoutSet? = nil
  ) {
    let now = [now].compactMap(\.self)
    if let last = groups.last, last.outcome == outcome, last.places[0].exercise == place.exercise {
      groups[groups.count - 1].places.append(place)
      groups[groups.count - 1].now += now
    } else {
      groups.append(Group(outcome: outcome, workout: workout, places: [place], now: now))
    }
  }
}

extension WorkoutDifferences {
  /// The differences between two states of a routine.
  init(planning pair: DocumentChanges.Pair<Routine>, at now: Instant, _ unit: MassUnit) {
    func plan(_ routine: Routine?) -> Workout? { routine.map { Workout(planning: $0, at: now, unit: unit) } }
    self.init(from: plan(pair.before), to: plan(pair.after))
  }

  /// A line for each: `Full Squat .3 8@100kg is to do again`.
  func lines(
    _ context: Context, _ screen: Screen, _ perspective: ChangeDescription.Perspective, isDated: Bool = false
  ) -> [String] {
    let words = screen.words
    func name(_ workout: Workout) -> String {
      isDated ? screen.label(workout, at: context.now) : screen.name(of: workout)
    }
    var lines: [String] = []
    switch (before, after) {
    case (let before?, nil):
      let name = name(before)
      return [perspective == .made ? words.wasDeleted(name, isRoutine: before.isRoutine) : words.isGone(name)]
    case (nil, let after?):
      let name = name(after)
      let count = after.isRoutine ? after.exercises.reduce(0) { $0 + $1.sets.count } : after.doneCount
      return [
        perspective == .made
          ? words.wasAdded(name, sets: count, isRoutine: after.isRoutine) : words.isBack(name, sets: count)
      ]
    case (let before?, let after?):
      if before.isOpen != after.isOpen {
        let name = screen.name(of: after)
        switch perspective {
        case .reversed: lines.append(after.isOpen ? words.isOpenAgain(name) : words.isFinishedAgain(name))
        case .made: lines.append(after.isOpen ? words.wasReopened(name) : words.wasFinished(name))
        }
      }
      let sets = groups.map { line($0, context, words, screen, perspective) }
      return lines + sets + MemberDifferences(before, after, context, screen).lines
    case (nil, nil): return []
    }
  }

  private func line(
    _ group: Group, _ context: Context, _ words: Words, _ screen: Screen,
    _ perspective: ChangeDescription.Perspective
  ) -> String {
    let entry = group.workout.exercises[group.places[0].exercise]
    let writer = context.writer(for: entry)
    let head = screen.painter.paint(context.name(of: entry), .strong)
    let references = group.workout.references(to: group.places)
    let all = group.places.map { group.workout[$0] }
    let sets = head + " " + references + " " + writer.text(all)
    if group.outcome == .changed { return sets + " → " + writer.text(group.now) }
    let count = group.places.count
    switch perspective {
    case .reversed:
      return switch group.outcome {
      case .toDo: words.areToDo(sets, count)
      case .done: words.areDone(sets, count)
      case .gone: words.areGone(sets, count)
      case .back, .changed: words.areBack(sets, count)
      }
    case .made:
      return switch group.outcome {
      case .toDo: words.becameToDo(sets)
      case .done: words.becameDone(sets, count)
      case .gone: words.wereRemoved(sets, count)
      case .back, .changed:
        all.allSatisfy(\.isDone) ? words.wereLogged(sets, count) : words.werePlanned(sets, count)
      }
    }
  }

  /// The same as JSON: the sets, with what happened to them.
  func member(_ context: Context, named name: String) -> JSON.Member {
    JSON.Member(
      name: name,
      value: .array(
        groups.map { group in
          let entry = group.workout.exercises[group.places[0].exercise]
          let view = WorkoutJSON(context: context, workout: group.workout)
          return [
            "exercise": .string(entry.name), "exerciseId": .string(entry.exercise.text),
            "outcome": .string(group.outcome.rawValue), "sets": .array(group.places.map(view.set)),
          ]
        }))
  }
}

extension Words {
  func isGone(_ workout: String) -> String {
    say(en: "\(workout) is gone", es: "\(workout) ya no está", ca: "\(workout) ja no hi és")
  }

  /// A workout that was discarded or deleted, and is there again.
  func isBack(_ workout: String, sets: Int) -> String {
    say(
      en: "\(workout) is back: \(self.sets(sets))",
      es: "\(workout) vuelve al diario: \(self.sets(sets))",
      ca: "\(workout) torna al diari: \(self.sets(sets))")
  }

  /// A workout whose end was undone.
  func isOpenAgain(_ workout: String) -> String {
    say(
      en: "\(workout) is open again", es: "\(subject(workout)) abierto de nuevo",
      ca: "\(subject(workout)) obert de nou")
  }

  /// A workout that had been reopened.
  func isFinishedAgain(_ workout: String) -> String {
    say(
      en: "\(workout) is finished again", es: "\(subject(workout)) terminado de nuevo",
      ca: "\(subject(workout)) acabat de nou")
  }

  func areToDo(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) \(isOne ? "is" : "are") planned again",
      es: "\(sets) \(isOne ? "queda" : "quedan") otra vez por hacer",
      ca: "\(sets) \(isOne ? "torna" : "tornen") a quedar per fer")
  }

  func areDone(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) \(isOne ? "is" : "are") done again",
      es: "\(sets) \(isOne ? "vuelve a estar hecha" : "vuelven a estar hechas")",
      ca: "\(sets) \(isOne ? "torna a estar feta" : "tornen a estar fetes")")
  }

  func areGone(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) \(isOne ? "is" : "are") gone",
      es: "\(sets) ya no \(isOne ? "está" : "están")",
      ca: "\(sets) ja no hi \(isOne ? "és" : "són")")
  }

  func areBack(_ sets: String, _ count: Int) -> String {
    let isOne = count == 1
    return say(
      en: "\(sets) \(isOne ? "is" : "are") back",
      es: "\(sets) \(isOne ? "recuperada" : "recuperadas")",
      ca: "\(sets) \(isOne ? "recuperada" : "recuperades")")
  }
}
