import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

/// The records that sets broke the moment they were written down.
struct BrokenRecords {
  let exercise: Exercise
  let breaks: [RecordBreak]
  /// What was done of the exercise in other workouts.
  let past: History
  let workout: Workout
  /// What the workout itself has; its sets count on from those of the past.
  let own: History

  /// Records of the sets at some places of a workout, all of one exercise, as they break what was done before them.
  ///
  /// Nil on doubt: where nobody knows the past, or not all of it. What hangs on the body's weight is left out where body weights can't be read.
  init?(_ places: [SetPlace], of workout: Workout, past: ExercisePast?, _ context: Context) {
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
    let wanted = Set(places)
    let count = history.sets.count
    scan.begin(
      session: history.sessions.count, bodyWeight: usesBody ? weights?.weight(on: workout.start.day) : nil)
    let sets = own.sets(of: exercise.id)
    for place in sets.indices where sets[place].type.isWork {
      scan.add(sets[place].performance, set: count + sets.setIndex(place))
    }
    let own = own
    breaks = scan.breaksSoFar.filter { one in
      guard one.mark.set >= count, wanted.contains(own.sets[one.mark.set - count].place) else { return false }
      return knowsBody || ![.e1rm, .setVolume, .sessionVolume].contains(one.mark.kind)
    }
  }

  private func source(of mark: RecordMark) -> RecordSource {
    guard mark.session >= past.sessions.count else { return past.source(of: mark) }
    var mark = mark
    mark.set -= past.sets.count
    mark.session = 0
    return own.source(of: mark)
  }

  /// Each thing in which records are held once: the last value, and what held before these sets; in
  /// the order of kinds, rough estimates last.
  private var merged: [RecordBreak] {
    let merged = breaks.standing
    return RecordKind.allCases.flatMap { kind in merged.filter { $0.mark.kind == kind && !$0.mark.isRough } }
      + merged.filter(\.mark.isRough)
  }

  /// One sentence: the first, and what else was broken with it. Nothing where none was.
  func lines(_ context: Context, _ screen: Screen) -> [String] {
    let (merged, words) = (merged, screen.words)
    guard let first = merged.first else { return [] }
    let teller = RecordTeller(exercise, context, words)
    let sentence = words.recordBroken(
      teller.reached(first), before: teller.before(first),
      words.dayRelative(source(of: first.previous).start.day, today: context.now.day),
      also: merged.dropFirst().map { teller.title($0.mark) })
    return wrapped(sentence, width: screen.width, hanging: "  ").map { screen.painter.paint($0, .good) }
  }

  func member(_ context: Context) -> JSON.Member {
    let teller = RecordTeller(exercise, context, context.words)
    return JSON.Member(name: "records", value: .array(merged.map { teller.json($0, source) }))
  }
}
