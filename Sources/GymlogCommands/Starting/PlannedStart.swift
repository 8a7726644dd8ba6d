import Documents
import Formats
import Logbook
import TerminalKit
import Training
import Wording

/// A workout that is begun from a plan, with what is proposed for each of its exercises.
struct PlannedStart {
  var workout: Workout
  /// One for each exercise, in their order.
  var proposals: [Proposed]

  struct Proposed {
    var proposal: LoadProposal
    /// The day of the session that it goes by; nil where there is none.
    var day: Day?
  }
}

extension Context {
  /// Puts today's loads into a workout that is begun from a plan: from the last time that an exercise was done with the
  /// same routine (`like`), else from the last time at all, else from the plan. With `asPlanned` the plan stays.
  func plannedStart(
    _ workout: Workout, like routine: Workout.Origin?, asPlanned: Bool, in snapshot: Snapshot
  ) throws -> PlannedStart {
    let exercises = Set(workout.exercises.map(\.exercise))
    let range = PastRange(before: workout.start, except: workout.id)
    let past =
      asPlanned
      ? [:]
      : try pastSessions(of: exercises, in: range, snapshot)
    let plans = PastPlans(snapshot)
    var start = PlannedStart(workout: workout, proposals: [])
    for index in workout.exercises.indices {
      let entry = workout.exercises[index]
      let sessions = past[entry.exercise] ?? []
      let own = routine.map { routine in sessions.filter { $0.origin == routine } } ?? []
      let chosen = own.isEmpty ? sessions : own
      let proposer = LoadProposer(
        plan: entry.sets, progression: entry.progress, equipment: exercise(of: entry).equipment,
        unit: workout.unit, sessions: chosen.lazy.map(plans.sets), isSameRoutine: !own.isEmpty,
        max: { knownMax(of: entry, workout, sessions, in: snapshot) })
      let proposal = asPlanned ? proposer.planned : proposer.proposal
      start.workout.exercises[index].plan(proposal.targets)
      start.proposals.append(.init(proposal: proposal, day: chosen.first?.start.day))
    }
    return start
  }

  /// The exercise's 1RM: the one that was tested last, or what sets done since suggest, if that is more.
  private func knownMax(
    of entry: WorkoutExercise, _ workout: Workout, _ sessions: [PastSession], in snapshot: Snapshot
  ) -> KnownMax? {
    let all = (try? snapshot.maxes().maxes) ?? []
    let own = all.filter { $0.exercise == entry.exercise && $0.at.seconds <= workout.start.seconds }
      .sorted { $0.at.seconds > $1.at.seconds }
    if let test = own.first(where: { $0.kind == .oneRep }), let mass = test.load.mass {
      let since = sessions.filter { $0.start.day > test.at.day }
      let tested = KnownMax(mass.converted(to: workout.unit), isTested: true)
      let estimated = estimatedMax(of: entry, since, workout.unit)
      return estimated.flatMap { $0.load.isGreater(than: tested.load) ? $0 : nil } ?? tested
    }
    return estimatedMax(ofTenReps: own, workout) ?? estimatedMax(of: entry, sessions, workout.unit)
  }

  /// What the last tested 10RM suggests.
  private func estimatedMax(ofTenReps own: [TestedMax], _ workout: Workout) -> KnownMax? {
    guard let ten = own.first?.load.mass?.converted(to: workout.unit),
      let estimate = MaxEstimate(load: ten.double, reps: 10, formula: settings.formula.value)
    else { return nil }
    return KnownMax(Mass(rounding: estimate.oneRepMax, workout.unit), isTested: false)
  }

  /// The best 1RM that the exercise's sets of at most ten reps suggest, in the last ten sessions.
  private func estimatedMax(of entry: WorkoutExercise, _ sessions: [PastSession], _ unit: MassUnit)
    -> KnownMax?
  {
    let share = exercise(of: entry).bodyWeightShare
    let estimates = sessions.prefix(10).flatMap(\.sets).filter(\.type.isWork).compactMap(\.result)
      .compactMap { SetEstimate($0, share: share, bodyWeight: nil, formula: settings.formula.value) }
      .filter { !$0.max.isRough }
    return estimates.map { $0.oneRepMax(in: unit) }.max()
      .map { KnownMax(Mass(rounding: $0, unit), isTested: false) }
  }
}

/// What was planned for the sets of earlier sessions: the history knows what was done, the workouts' documents know both.
/// Each is read once, and only when it is asked for.
private final class PastPlans {
  private let snapshot: Snapshot
  private var workouts: [EntityID: Workout?] = [:]

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  /// The sets of a session with their plans; without, where its documents can't be used.
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
  fileprivate mutating func plan(_ targets: [Target]) {
    for (index, target) in targets.enumerated() where sets[index].plan != nil { sets[index].plan = target }
  }
}
