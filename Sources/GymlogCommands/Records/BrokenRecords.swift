import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

/// The records that sets broke the moment they were written down.
struct BrokenRecords {
  let exercise: Exercise
  /// Each thing in which records are held once: the last value, and what held before these sets.
  private let breaks: [RecordBreak]
  /// What was done of the exercise in other workouts.
  let past: History
  let workout: Workout
  /// What the workout itself has; its sets count on from those of the past.
  let own: History

  /// Records that the sets at some places of a workout, all of one exercise, newly broke: those that stand when the whole
  /// workout is looked at, and didn't stand while the sets were as `before`; nil where they weren't done.
  ///
  /// Nil on doubt: where nobody knows the past, or not all of it. What hangs on the body's weight is left out where body weights can't be read.
  init?(
    _ places: [SetPlace], before: [WorkoutSet]? = nil, of workout: Workout, past: ExercisePast?,
    _ context: Context
  ) {
    guard let past, past.isComplete, let first = places.first else { return nil }
    let history = past.history
    let exercise = context.exercise(of: workout.exercises[first.exercise])
    (self.exercise, self.past, self.workout) = (exercise, history, workout)
    own = History([workout])
    let facts: LoadFacts = context.facts(of: exercise)
    var scan = RecordScan(facts, formula: context.settings.formula.value)
    let usesBody = facts.share.raw > 0
    // The echo of the sets has read them for their volume: nothing more is read here.
    let weights = usesBody ? try? context.bodyWeights.value() : BodyWeights()
    let knowsBody = !usesBody || weights != nil && context.bodyWeights.problems.isEmpty
    if let index = history.exercise(exercise.id) {
      scan.add(setsOf: index, of: history, weights ?? BodyWeights()) {
        $0.start.seconds < workout.start.seconds
      }
    }
    scan.begin(
      session: history.sessions.count, bodyWeight: usesBody ? weights?.weight(on: workout.start.day) : nil)
    let all = scan.breaks(inSets: own, of: exercise.id, from: history.sets.count)
    let (own, wanted, stand) = (own, Set(places), all.standing)
    let broken = all.filter { one in
      // A workout's volume may be passed with another set than the one that made it more.
      one.mark.kind == .sessionVolume || wanted.contains(own.sets[one.mark.set - history.sets.count].place)
    }
    .standing.filter { one in
      stand.contains { $0.mark == one.mark }
        && (knowsBody || ![.e1rm, .setVolume, .sessionVolume].contains(one.mark.kind))
    }
    guard !broken.isEmpty else {
      breaks = []
      return
    }
    var earlier = workout
    for (index, place) in places.enumerated() {
      if let before { earlier[place] = before[index] } else { earlier[place].result = nil }
    }
    let stood = scan.breaks(inSets: History([earlier]), of: exercise.id, from: history.sets.count).standing
    breaks = broken.filter { one in !stood.contains { $0.mark.covers(one.mark) } }
  }

  private func source(of mark: RecordMark) -> RecordSource {
    guard mark.session >= past.sessions.count else { return past.source(of: mark) }
    var mark = mark
    mark.set -= past.sets.count
    mark.session = 0
    return own.source(of: mark)
  }

  /// In the order of kinds, rough estimates last.
  private var sorted: [RecordBreak] {
    RecordKind.allCases.flatMap { kind in breaks.filter { $0.mark.kind == kind && !$0.mark.isRough } }
      + breaks.filter(\.mark.isRough)
  }

  /// One sentence: the first, and what else was broken with it. Nothing where none was.
  func lines(_ context: Context, _ screen: Screen) -> [String] {
    let (sorted, words) = (sorted, screen.words)
    guard let first = sorted.first else { return [] }
    let teller = RecordTeller(exercise, context, words)
    let sentence = words.recordBroken(
      teller.reached(first), before: teller.before(first),
      words.dayRelative(source(of: first.previous).start.day, today: context.now.day),
      also: sorted.dropFirst().map { teller.title($0.mark) })
    return wrapped(sentence, width: screen.width, hanging: "  ").map { screen.painter.paint($0, .good) }
  }

  func member(_ context: Context) -> JSON.Member {
    let teller = RecordTeller(exercise, context, context.words)
    return JSON.Member(
      name: "records", value: .array(sorted.map { .object(exercise.naming + teller.members($0, source)) }))
  }
}

extension RecordScan {
  /// What the sets of an exercise break in the session that was begun, by numbers that count on from others; the scan
  /// stays as it is.
  fileprivate func breaks(inSets history: History, of exercise: ExerciseID, from number: Int) -> [RecordBreak]
  {
    var scan = self
    let sets = history.sets(of: exercise)
    for place in sets.indices where sets[place].type.isWork {
      scan.add(sets[place].performance, set: number + sets.setIndex(place))
    }
    return scan.breaksSoFar.filter { $0.mark.set >= number }
  }
}

extension Words {
  /// A record was broken: what was reached, what held before and its day; titles of others broken with it.
  func recordBroken(_ reached: String, before: String, _ day: String, also: [String]) -> String {
    say(
      en: "Record: \(reached), was \(before) (\(day))"
        + (also.isEmpty ? "" : "; also " + also.joined(separator: ", ")),
      es: "Récord: \(reached), antes \(before) (\(day))"
        + (also.isEmpty ? "" : "; también " + also.joined(separator: ", ")),
      ca: "Rècord: \(reached), abans \(before) (\(day))"
        + (also.isEmpty ? "" : "; també " + also.joined(separator: ", ")))
  }
}
