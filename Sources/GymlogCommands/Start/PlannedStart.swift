import Documents
import Logbook
import Training
import Wording

/// A workout started from a plan, with a proposal for each of its exercises.
struct PlannedStart {
  var workout: Workout
  /// One proposal per exercise, in order.
  var proposals: [Proposed]
  /// Documents that couldn't be read, without which the proposals may be wrong.
  var problems: [Problem]
  /// Other workouts at the same time.
  var overlaps: [Workout] = []

  struct Proposed {
    var proposal: LoadProposal
    /// The day of the session it is based on; nil if there is none.
    var day: Day?
  }
}

extension Context {
  /// Fills in the loads of a workout started from a plan: from the last session of each exercise with the same routine
  /// (`like`), else from its last session, else from the plan. With `asPlanned`, keeps the plan.
  func plannedStart(
    _ workout: Workout, like routine: Workout.Origin?, asPlanned: Bool, in snapshot: Snapshot
  ) throws(Failure) -> PlannedStart {
    let exercises = Set(workout.exercises.map(\.exercise))
    let range = PastRange(before: workout.start, except: workout.id)
    let (past, unread) = asPlanned ? ([:], []) : try pastSessions(of: exercises, in: range, snapshot)
    let maxes = workout.exercises.contains(where: \.isByMax) ? try PlannedMaxes(snapshot) : PlannedMaxes()
    let plans = PastPlans(snapshot)
    var start = PlannedStart(workout: workout, proposals: [], problems: unread + maxes.problems)
    start.overlaps = try overlaps(of: workout, in: snapshot)
    for index in workout.exercises.indices {
      let entry = workout.exercises[index]
      let sessions = past[entry.exercise] ?? []
      let own = routine.map { routine in sessions.filter { $0.origin == routine } } ?? []
      let chosen = own.isEmpty ? sessions : own
      let proposer = LoadProposer(
        plan: entry.sets, progression: entry.progress, equipment: exercise(of: entry).equipment,
        unit: workout.unit, sessions: chosen.lazy.map(plans.sets), isSameRoutine: !own.isEmpty,
        max: { maxToday(of: entry, workout, maxes, sessions) })
      let proposal = asPlanned ? proposer.planned : proposer.proposal
      start.workout.exercises[index].plan(proposal.targets)
      start.proposals.append(.init(proposal: proposal, day: chosen.first?.start.day))
    }
    start.problems += bodyWeights.problems
    return start
  }

  /// The 1RM that percentages are taken of in a workout; nil if none is known.
  func maxToday(
    of entry: WorkoutExercise, in workout: Workout, _ snapshot: Snapshot, fromIndex: Bool
  ) throws(Failure) -> CurrentMax? {
    let range = PastRange(before: workout.start, except: workout.id)
    let past =
      fromIndex
      ? past(of: entry.exercise)?.history.pastSessions(of: entry.exercise, in: range) ?? []
      : try pastSessions(of: [entry.exercise], in: range, snapshot).sessions[entry.exercise] ?? []
    return maxToday(of: entry, workout, try PlannedMaxes(snapshot), past)
  }

  private func maxToday(
    of entry: WorkoutExercise, _ workout: Workout, _ maxes: PlannedMaxes, _ sessions: [PastSession]
  ) -> CurrentMax? {
    guard let weights = try? bodyWeights.value() else { return nil }
    let own = maxes.tested.filter {
      $0.exercise == entry.exercise && $0.at.seconds <= workout.start.seconds
    }
    let training = maxes.training.filter { $0.exercise == entry.exercise }
    return MaxFinder(
      estimator: Estimator(exercise(of: entry), formula: settings.formula.value, bodyWeights: weights),
      unit: workout.unit, start: workout.start, tested: own.sorted { $0.at.seconds > $1.at.seconds },
      sessions: sessions, training: training.latest(until: workout.isOpen ? nil : workout.start),
      base: settings.percentOf.value
    ).known
  }
}

/// The tested and the training maxes of all exercises.
private struct PlannedMaxes {
  var tested: [TestedMax] = []
  var training: [TrainingMax] = []
  var problems: [Problem] = []

  init() {}

  init(_ snapshot: Snapshot) throws(Failure) {
    let (tested, unread) = try snapshot.testedMaxes()
    let (training, others) = try snapshot.trainingMaxes()
    (self.tested, self.training, problems) = (tested, training, unread + others)
  }
}

/// The plans of earlier sessions, which the history doesn't have: the workouts' documents are read for them, each once and
/// only when needed.
private final class PastPlans {
  private let snapshot: Snapshot
  private var workouts: [EntityID: Workout?] = [:]

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The sets of a session with their plans, or without them if its documents can't be read.
  func sets(of session: PastSession) -> [WorkoutSet] {
    let workout =
      workouts[session.workout]
      ?? (try? snapshot.workout(WorkoutFolder(start: session.start, id: session.workout)))?
      .workout
    workouts[session.workout] = .some(workout)
    return workout.flatMap { PastSession(of: session.entry.exercise, in: $0)?.sets } ?? session.sets
  }
}

extension WorkoutExercise {
  /// Whether its plan has percentages of a 1RM.
  fileprivate var isByMax: Bool {
    sets.contains { if case .percent? = $0.plan?.load { true } else { false } }
  }

  fileprivate mutating func plan(_ targets: [Target]) {
    for (index, target) in targets.enumerated() where sets[index].plan != nil { sets[index].plan = target }
  }
}
