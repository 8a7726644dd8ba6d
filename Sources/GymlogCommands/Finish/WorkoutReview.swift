import Documents
import Formats
import Insights
import Logbook
import TerminalKit
import Training
import Wording

/// A workout compared with the last similar one, and the records broken in it.
struct WorkoutReview {
  /// The workout it is compared with.
  struct LastTime {
    let basis: ComparisonBasis
    let workout: EntityID
    let day: Day
    let summary: WorkoutSummary
  }

  struct Record {
    let exercise: Exercise
    let broken: RecordBreak
    let place: SetPlace
  }

  let summary: WorkoutSummary
  /// The unit of what people read.
  let unit: MassUnit
  let lastTime: LastTime?
  /// The records broken; empty if documents couldn't be read.
  let records: [Record]
  /// Unreadable documents that might hold earlier sets; with any, no records are reported.
  private let problems: [Problem]
  private let trained: TrainingData
  private let scale: DistanceScale
  /// The days that led to each exercise's new best.
  private var ways: [ExerciseID: RecordLine] = [:]

  /// Nil if the history doesn't have the workout.
  init?(of workout: Workout, in trained: TrainingData, _ scale: DistanceScale, _ context: Context) {
    let history = trained.history
    self.scale = scale
    guard let index = history.session(of: workout.id) else { return nil }
    func summary(_ session: Session) -> WorkoutSummary {
      WorkoutSummary(
        session, of: history, at: context.now, idleLimit: context.settings.leftOpen.value,
        facts: { context.facts(of: $0) },
        bodyWeight: trained.bodyWeights.weight(on: session.day))
    }
    let session = history.sessions[index]
    self.trained = trained
    unit = context.unit(of: workout)
    self.summary = summary(session)
    lastTime = history.lastTime(before: index).map { last, basis in
      let session = history.sessions[last]
      return LastTime(
        basis: basis, workout: session.id, day: session.day, summary: summary(session))
    }
    var records: [Record] = []
    problems = trained.problems.filter { !$0.isOfWorkout(in: history, after: session) }
    // An unreadable document may have a better mark.
    let exercises = problems.isEmpty ? history.sets(of: session).map { Int($0.exercise) } : []
    for exercise in Set(exercises).sorted() {
      let recorded = trained.records(of: exercise, context)
      for broken in recorded.records.standing where broken.mark.session == index {
        records.append(
          Record(exercise: recorded.exercise, broken: broken, place: history.sets[broken.mark.set].place))
      }
    }
    self.records = records.sorted { $0.place < $1.place }
    for id in Set(records.map(\.exercise.id)) {
      guard let first = records.first(where: { $0.exercise.id == id }) else { continue }
      ways[id] = RecordLine(
        records.filter { $0.exercise.id == id }.map(\.broken),
        RecordText(first.exercise, context, context.words, in: unit), in: history, trained.bodyWeights,
        on: session.day, context)
    }
  }

  /// The unreadable documents, including those of the workout itself.
  func problems(besides own: [Problem]) -> [Problem] { own + problems.filter { !own.contains($0) } }

  var places: Set<SetPlace> { Set(records.map(\.place)) }

  // MARK: - Text

  /// The comparison: sets, volume (or reps if the volume is the same), distance and duration; nil if there is nothing to compare with.
  func comparison(_ context: Context, _ words: Words) -> String? {
    guard let lastTime else { return nil }
    let day = words.dayRelative(lastTime.day, today: context.now.day)
    let differences = differences(lastTime.summary, words)
    return words.against(lastTime.basis, day).capitalised + ": "
      + (differences.isEmpty
        ? words.noDifference(
          inVolume: !summary.volume.isZero, inDistance: summary.millimetres > 0,
          inTime: summary.duration != nil && lastTime.summary.duration != nil)
        : differences.joined(separator: ", "))
  }

  private func differences(_ before: WorkoutSummary, _ words: Words) -> [String] {
    let minutes = summary.duration.flatMap { own in before.duration.map { own.seconds / 60 - $0.seconds / 60 }
    }
    let sets = summary.sets - before.sets
    let earlier = before.volume.mass(in: unit).value.raw
    let volume = summary.volume.mass(in: unit).value.raw - earlier
    let reps = volume == 0 ? summary.reps - before.reps : 0
    let distance = summary.millimetres - before.millimetres
    return [
      signed(sets, words.sets(abs(sets))), signed(reps, words.reps(abs(reps))),
      signed(volume, words.volume(Mass(Thousandths(raw: abs(volume)), unit))).map {
        $0 + percent(volume, of: earlier, words)
      }, signed(distance, scale.distance(millimetres: Int128(abs(distance)), words)),
      minutes.flatMap { signed($0, words.duration(Duration(seconds: abs($0) * 60))) },
    ].compactMap(\.self)
  }

  /// Nil if there is no difference.
  private func signed(_ difference: Int, _ text: String) -> String? {
    difference == 0 ? nil : (difference < 0 ? "-" : "+") + text
  }

  private func percent(_ difference: Int, of earlier: Int, _ words: Words) -> String {
    guard earlier > 0 else { return "" }
    let share = Int128(difference) * 100_000 / Int128(earlier)
    return " (" + words.percentChange(Thousandths(raw: Int(clamping: share))) + ")"
  }

  func lines(_ context: Context, _ screen: Screen) -> [String] {
    let words = screen.words
    let against = comparison(context, words)
    let heading = screen.painter.paint(words.records(records.count).capitalised, .good)
    return (against.map { wrapped($0, width: screen.width, hanging: "  ") } ?? [])
      + (records.isEmpty ? [] : [heading] + recordLines(context, screen))
  }

  /// One line per exercise: `Bench Press: heaviest load 105 kg, was 100 kg; e1RM …`.
  func recordLines(_ context: Context, _ screen: Screen) -> [String] {
    var lines: [String] = []
    var exercise: ExerciseID?
    for record in records where record.exercise.id != exercise {
      exercise = record.exercise.id
      let recordText = RecordText(record.exercise, context, screen.words, in: unit)
      let texts = records.filter { $0.exercise.id == exercise }.map { one in
        let before = trained.before(one.broken, recordText)
        return screen.words.broke(recordText.reached(one.broken.mark), before: before)
      }
      lines += wrapped(
        context.name(of: record.exercise) + ": " + texts.joined(separator: "; "), width: screen.width,
        indent: " ",
        hanging: "   ")
      if let way = ways[record.exercise.id]?.text(screen.narrowed(by: 3)) {
        lines.append("   " + screen.painter.paint(way, .good))
      }
    }
    return lines
  }

  // MARK: - JSON

  func members(_ context: Context, unit: MassUnit) -> [JSON.Member] {
    let last = lastTime.map { last -> JSON in
      [
        "by": .string(last.basis.rawValue), "workout": .string(last.workout.text),
        "date": .string(last.day.text), "seconds": last.summary.duration.map { .int($0.seconds) } ?? .null,
        "sets": .int(last.summary.sets), "reps": .int(last.summary.reps),
        "volume": WorkoutJSON.mass(last.summary.volume.mass(in: unit)),
      ]
    }
    return JSON.members([
      "lastTime": last ?? .null,
      "records": ReportTable.records(
        records.map { record in
          trained.row(record.broken, RecordText(record.exercise, context, context.words))
        }
      ).json,
    ])
  }
}

extension Problem {
  /// Whether it belongs to a workout known to have started after a session, and so can't affect that session's records.
  fileprivate func isOfWorkout(in history: History, after session: Session) -> Bool {
    guard let folder = DocumentPath(path)?.workoutFolder, let index = history.session(of: folder.id) else {
      return false
    }
    return history.sessions[index].start.seconds > session.start.seconds
  }
}

extension Context {
  /// Reviews a workout; nil if anything fails, as the command itself has succeeded.
  func review(of workout: Workout) -> WorkoutReview? {
    try? logbook.read { snapshot in review(of: workout, in: snapshot) }
  }

  func review(of workout: Workout, in snapshot: Snapshot) -> WorkoutReview? {
    var problems: [Problem] = []
    guard let trained = try? TrainingData(snapshot, self),
      let scale = try? DistanceScale(snapshot, reporting: &problems)
    else { return nil }
    return WorkoutReview(of: workout, in: trained, scale, self)
  }
}

extension Words {
  /// The heading of a comparison with the last workout of the same routine, of the same name, or with similar exercises.
  func against(_ basis: ComparisonBasis, _ day: String) -> String {
    switch basis {
    case .routine:
      say(
        en: "compared with \(day) (same routine)",
        es: "respecto a la misma rutina (\(day))",
        ca: "respecte a la mateixa rutina (\(day))")
    case .name:
      say(
        en: "compared with \(day) (same name)",
        es: "respecto al del mismo nombre (\(day))",
        ca: "respecte al del mateix nom (\(day))")
    case .exercises:
      say(
        en: "compared with \(day) (similar exercises)",
        es: "respecto a uno con ejercicios parecidos (\(day))",
        ca: "respecte a un amb exercicis semblants (\(day))")
    }
  }

  /// There is no difference in the sets, nor in what else there is.
  func noDifference(inVolume: Bool, inDistance: Bool, inTime: Bool) -> String {
    let all = [
      (true, say(en: "sets", es: "las mismas series", ca: "les mateixes sèries")),
      (inVolume, say(en: "volume", es: "el mismo volumen", ca: "el mateix volum")),
      (inDistance, say(en: "distance", es: "la misma distancia", ca: "la mateixa distància")),
      (inTime, say(en: "duration", es: "la misma duración", ca: "la mateixa durada")),
    ].filter(\.0).map(\.1)
    let and = say(en: " and ", es: " y ", ca: " i ")
    let same = (all.count > 1 ? all.dropLast().joined(separator: ", ") + and : "") + (all.last ?? "")
    return say(en: "same \(same)", es: same, ca: same)
  }
}
