import Documents
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

/// The records that sets broke when they were logged.
struct BrokenRecords {
  let exercise: Exercise
  /// One break for each kind and rung: the final value, and the record before these sets.
  private let breaks: [RecordBreak]
  /// The exercise's sets in other workouts.
  let past: History
  let workout: Workout
  /// The workout itself; its set numbers follow those of the past.
  let own: History
  /// The earlier activities of its sport, whose times and distances count.
  private let rivals: RivalActivities

  /// The records newly broken by the sets at `places`, all of one exercise: those that stand in the whole workout, and
  /// didn't while the sets were as in `before`. A nil `before` means that they weren't done.
  ///
  /// Returns nil if the past is unknown or incomplete. Records that depend on body weight are left out if body weights
  /// can't be read.
  init?(
    _ places: [SetPlace], before: [WorkoutSet]?, of workout: Workout, past: ExercisePast?,
    _ context: Context
  ) {
    guard let past, past.isComplete, let first = places.first else { return nil }
    let history = past.history
    let exercise = context.exercise(of: workout.exercises[first.exercise])
    (self.exercise, self.past, self.workout) = (exercise, history, workout)
    own = History([workout])
    let facts: LoadFacts = context.facts(of: exercise)
    var scan = RecordScan(
      facts, formula: context.settings.formula.value, in: context.settings.unit.value)
    let usesBody = facts.share.raw > 0
    // The echo of the sets has already read them for the volume.
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
      // A set other than the edited one may carry the workout's volume past the record.
      one.mark.kind == .sessionVolume || wanted.contains(own.sets[one.mark.set - history.sets.count].place)
    }
    .standing.filter { one in
      stand.contains { $0.mark == one.mark }
        && (knowsBody || ![.e1rm, .setVolume, .sessionVolume].contains(one.mark.kind))
    }
    rivals = RivalActivities(of: exercise.id, before: workout.start, among: broken, context)
    guard !broken.isEmpty else {
      breaks = []
      return
    }
    var earlier = workout
    for (index, place) in places.enumerated() {
      if let before { earlier[place] = before[index] } else { earlier[place].result = nil }
    }
    let stood = scan.breaks(inSets: History([earlier]), of: exercise.id, from: history.sets.count).standing
    breaks = broken.filter { [rivals] one in
      !stood.contains { $0.mark.covers(one.mark) } && !rivals.reach(one.mark)
    }
  }

  /// The same by the index, and again by the documents if a record was broken: another program may have changed those.
  static func checked(
    _ places: [SetPlace], before: [WorkoutSet]? = nil, of workout: Workout, past: ExercisePast?,
    _ context: Context
  ) -> BrokenRecords? {
    let indexed = BrokenRecords(places, before: before, of: workout, past: past, context)
    guard let broken = indexed, !broken.breaks.isEmpty else { return indexed }
    let folder = WorkoutFolder(start: workout.start, id: workout.id)
    let past = try? context.logbook.storage.read { snapshot throws(Failure) in
      ExercisePast(of: broken.exercise.id, excluding: folder, in: try context.history(in: snapshot))
    }
    return BrokenRecords(places, before: before, of: workout, past: past, context)
  }

  private func source(of mark: RecordEntry) -> RecordSource {
    guard mark.session >= past.sessions.count else { return past.source(of: mark) }
    var mark = mark
    mark.set -= past.sets.count
    mark.session = 0
    return own.source(of: mark)
  }

  /// In order of kind, rough estimates last.
  private var sorted: [RecordBreak] {
    RecordKind.allCases.flatMap { kind in breaks.filter { $0.mark.kind == kind && !$0.mark.isRough } }
      + breaks.filter(\.mark.isRough)
  }

  /// One sentence: the first record, and the titles of the others. Empty if none was broken.
  func lines(_ context: Context, _ screen: Screen) -> [String] {
    let (sorted, words) = (sorted, screen.words)
    guard let first = sorted.first else { return [] }
    let recordText = RecordText(exercise, context, words, in: context.unit(of: workout))
    let rival = rivals.holder(until: first)
    let start = rival?.start ?? source(of: first.previous).start
    // Its day would look like that of another workout.
    let isSame = rival == nil && start == workout.start && start.day != context.now.day
    let sentence = words.recordBroken(
      recordText.reached(first.mark), before: rivals.text(of: first, words) ?? recordText.before(first),
      isSame ? words.sameWorkout : words.dayRelative(start.day, today: context.now.day),
      also: sorted.dropFirst().map { recordText.title($0.mark) })
    let told =
      wrapped(sentence, width: screen.width, hanging: "  ") + [way(context, screen)].compactMap(\.self)
    return told.map { screen.painter.paint($0, .good) }
  }

  /// The days that led to the most telling record; nil if they are too few.
  private func way(_ context: Context, _ screen: Screen) -> String? {
    guard let weights = try? context.bodyWeights.value() else { return nil }
    let recordText = RecordText(exercise, context, screen.words, in: context.unit(of: workout))
    return RecordLine(breaks, recordText, in: past, weights, on: workout.start.day, context)?.text(screen)
  }

  /// The first record on one line, without its day and the others, and without what it was before where there is no room; nil if none
  /// was broken.
  func line(_ context: Context, _ screen: Screen) -> String? {
    guard let first = sorted.first else { return nil }
    let recordText = RecordText(exercise, context, screen.words, in: context.unit(of: workout))
    let sentence = screen.words.recordBroken(
      recordText.reached(first.mark), before: rivals.text(of: first, screen.words) ?? recordText.before(first)
    )
    let fits = screen.width.map { displayWidth(of: sentence) <= $0 } ?? true
    return terminalSafe(fits ? sentence : screen.words.recordBroken(recordText.reached(first.mark)))
  }

  func member(_ context: Context) -> JSON.Member {
    JSON.Member(name: "records", value: .array(values(context)))
  }

  func values(_ context: Context) -> [JSON] {
    let recordText = RecordText(exercise, context, context.words)
    return ReportTable.records(
      sorted.map { RecordRow(recordText, $0, besides: rivals, source: source) }
    ).objects
  }
}

extension RecordScan {
  /// The records that an exercise's sets break in the current session, with set numbers starting at `number`. Leaves the
  /// scan unchanged.
  fileprivate func breaks(inSets history: History, of exercise: ExerciseID, from number: Int) -> [RecordBreak]
  {
    var scan = self
    let sets = history.sets(of: exercise)
    for place in sets.indices where sets[place].type.isWork {
      scan.add(history.performance(sets[place]), set: number + sets.setIndex(place))
    }
    return scan.breaksSoFar.filter { $0.mark.set >= number }
  }
}

extension Words {
  /// A record was broken: the new value, the previous one and its day, and the titles of others broken with it.
  func recordBroken(_ reached: String, before: String, _ day: String, also: [String]) -> String {
    let others = also.joined(separator: ", ")
    return recordBroken(reached, before: before) + " (\(day))"
      + (also.isEmpty ? "" : say(en: "; also \(others)", es: "; también \(others)", ca: "; també \(others)"))
  }

  /// In place of the day of a record of the same workout.
  fileprivate var sameWorkout: String {
    say(en: "same workout", es: "mismo entrenamiento", ca: "mateix entrenament")
  }

  /// A record was broken: the new value and the previous one.
  func recordBroken(_ reached: String, before: String) -> String {
    recordBroken(reached) + say(en: ", was \(before)", es: ", antes \(before)", ca: ", abans \(before)")
  }

  /// A record was broken: the new value.
  fileprivate func recordBroken(_ reached: String) -> String {
    say(en: "Record: \(reached)", es: "Récord: \(reached)", ca: "Rècord: \(reached)")
  }
}
