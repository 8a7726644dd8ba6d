import Documents
import Interchange
import Logbook
import TerminalKit
import Training
import Wording

/// The changes of an import: computed before anything is written, and shown if asked for.
struct ImportPlan {
  struct Source {
    let path: String
    let history: ForeignHistory
    /// Whether it is text, without rows.
    var isText = false
  }

  /// A row without a set in the logbook, with its file.
  struct LeftOut {
    let path: String
    let line: Int
    let cause: Cause
  }

  /// Why a row gives no set.
  enum Cause: Hashable {
    /// The file's row itself.
    case row(LeftOutRow.Reason)
    /// The exercise can't have such a set.
    case misfit(Misfit, exercise: String)
    /// It is imported, without a value that its exercise can't have.
    case unused(UnusedValue, exercise: String)
    /// Its workout is imported, without its implausible body weight.
    case oddBodyWeight(Mass)
    /// It is imported, without or with an odd load.
    case odd(OddLoads, exercise: String)
    /// It is imported, with a distance whose unit nothing in the file says.
    case assumedUnit(DistanceUnit)
    /// It is imported as a missed attempt: it has 0 reps.
    case missed
    /// The lifter leaves its exercise out, or hasn't chosen one yet.
    case exercise(String)
    case future
    /// Its workout was imported before and is deleted, or part of another by now.
    case gone
  }

  let sources: [Source]
  /// The names in the files, the most frequent first.
  var names: [ImportedName]
  /// Workouts with something new, oldest first.
  private(set) var workouts: [ImportedWorkout] = []
  private(set) var leftOut: [LeftOut] = []
  /// The values lost from sets to write.
  var partial: [LeftOut] { Self.inOrder(workouts.flatMap(\.partial)) }
  /// Sets to write that are beyond any record, have odd loads, a distance without a unit, or 0 reps.
  var unusual: [LeftOut] { Self.inOrder(workouts.flatMap(\.unusual)) }
  /// The number of sets of each workout that both the files and the logbook have, or had: earlier imports took them, or they are
  /// in it some other way. Several files may have the same sets.
  private var knownSets: [WorkoutFolder: Int] = [:]
  /// The workouts of those that were deleted or merged into others since.
  private var deleted: Set<WorkoutFolder> = []
  /// The number of sets that are in the logbook already, and of those whose workout is gone.
  var known: Int { knownSets.reduce(0) { deleted.contains($1.key) ? $0 : $0 + $1.value } }
  var knownDeleted: Int { deleted.reduce(0) { $0 + (knownSets[$1] ?? 0) } }
  /// The loads of known sets in the files, by their workouts.
  private var knownLoads: [WorkoutFolder: [EntityID: Mass]] = [:]
  /// The unit that an earlier import took those loads for; nil if it is the same.
  private(set) var earlierUnit: MassUnit?
  /// The number of body weights to write.
  var bodyWeights: Int { workouts.count { $0.bodyWeight != nil } }
  /// Workouts that are left out because the logbook has one with the same start and name, but other sets.
  private(set) var differing: [Workout] = []
  /// Workouts to write that went on while one of the logbook did.
  private(set) var overlapping: [Workout] = []
  /// Workouts to write without the end that the file gives them, with that end.
  var tooLong: [Workout] { workouts.compactMap(\.tooLong) }

  var sets: Int { workouts.reduce(0) { $0 + $1.setCount } }
  var newExercises: [CustomExercise] {
    var ids: Set<EntityID> = []
    return names.compactMap {
      guard case .new(let own) = $0.becomes, ids.insert(own.id).inserted else { return nil }
      return own
    }
  }
  /// The names for which the lifter has to choose an exercise.
  var unresolved: [ImportedName] {
    names.filter { if case .unresolved = $0.becomes { true } else { false } }
  }

  /// The sum of load × reps over the sets to write, with the loads of the file. It isn't the volume, in which a pair of dumbbells
  /// counts twice and the body counts, too.
  func sumOfLoads(in unit: MassUnit) -> Mass {
    var exact: Int128 = 0
    for set in workouts.lazy.flatMap(\.exercises).flatMap(\.sets) {
      guard let result = set.result, case .reps(let reps) = result.amount, let mass = result.load?.mass
      else { continue }
      exact += mass.exact * Int128(reps)
    }
    // To grams, then into the unit: sums are shown to a tenth.
    let grams = Int((exact + 50_000_000) / 100_000_000)
    return Mass(Thousandths(raw: grams), .kilograms).converted(to: unit)
  }
}

struct ImportSettings {
  /// The unit of loads without one, and of workouts without loads.
  let unit: MassUnit
  let now: Instant
  /// The UTC offset at a local time, in seconds.
  let offset: (CivilTime) -> Int
}

extension ImportPlan {
  /// Makes the plan. `names` are those of the files, with what they become.
  init(_ sources: [Source], _ names: [ImportedName], _ ledger: ImportLedger, _ settings: ImportSettings) {
    self.sources = sources
    self.names = names
    let byKey = Dictionary(names.map { ($0.key, ($0.becomes, $0.oddLoads(unit: settings.unit))) }) {
      first, _ in first
    }
    var taken = ledger.taken
    var places: [ImportLedger.Key: Int] = [:]
    for source in sources {
      for row in source.history.leftOut {
        leftOut.append(LeftOut(path: source.path, line: row.line, cause: .row(row.reason)))
      }
      for workout in source.history.workouts {
        let program = source.history.program
        let key = ImportLedger.Key(program, workout)
        var reading = ImportedWorkout(workout, of: program, at: source.path, key, taken[key], settings)
        reading.read(workout, byKey, settings)
        // What another of these files has brought isn't in the logbook yet.
        let before = ledger.taken[key]?.sets.values.reduce(0, +) ?? 0
        know(min(reading.known, before), in: reading.folder)
        knownLoads[reading.folder, default: [:]].merge(reading.knownLoads) { $1 }
        leftOut += reading.leftOut.map { LeftOut(path: source.path, line: $0.line, cause: $0.cause) }
        guard reading.setCount > 0 else { continue }
        taken[key] = reading.taken
        if let place = places[key] {
          workouts[place].add(reading)
        } else {
          places[key] = workouts.count
          workouts.append(reading)
        }
      }
    }
    workouts.sort { ($0.head.start, $0.head.id) < ($1.head.start, $1.head.id) }
    leftOut = Self.inOrder(leftOut)
  }

  private mutating func know(_ sets: Int, in folder: WorkoutFolder) {
    if sets > 0 { knownSets[folder] = max(knownSets[folder] ?? 0, sets) }
  }

  private static func inOrder(_ rows: [LeftOut]) -> [LeftOut] {
    let rows = rows.enumerated().sorted {
      ($0.element.path, $0.element.line, $0.offset) < ($1.element.path, $1.element.line, $1.offset)
    }
    return rows.map(\.element)
  }

  /// Finds the unit that an earlier import took the same numbers for, by the first workout that still has some of them.
  mutating func compareUnits(_ snapshot: Snapshot) {
    for (folder, loads) in knownLoads.sorted(by: { $0.key < $1.key }) where !loads.isEmpty {
      // A damaged workout says nothing.
      guard let workout = try? snapshot.workout(folder)?.workout else { continue }
      var others: Set<MassUnit> = []
      var isSame = false
      for set in workout.exercises.flatMap(\.sets) {
        guard let mass = set.result?.load?.mass, let read = loads[set.id], mass.value == read.value else {
          continue
        }
        if mass.unit == read.unit { isSame = true } else { others.insert(mass.unit) }
      }
      if !isSame, others.isEmpty { continue }
      earlierUnit = isSame ? nil : others.first
      return
    }
  }

  /// Leaves out what is new in workouts that were imported before and are gone: the lifter has deleted them, or moved what was in
  /// them.
  mutating func leaveOutGone(_ exists: (WorkoutFolder) throws(Failure) -> Bool) throws(Failure) {
    for folder in knownSets.keys where try !exists(folder) { deleted.insert(folder) }
    var kept: [ImportedWorkout] = []
    for workout in workouts {
      let isThere = workout.isNew ? true : try exists(workout.folder)
      if isThere {
        kept.append(workout)
      } else {
        let path = sources.first { $0.history.program == workout.program }?.path ?? ""
        leftOut += workout.lines.map { LeftOut(path: path, line: $0, cause: .gone) }
      }
    }
    workouts = kept
  }

  /// Leaves out as known the workouts that are in the logbook, though no import of their program brought them: of gymlog's own files,
  /// those with the same id; of all files, those that begin in the same minute and have no set that isn't there. One with other sets
  /// is left out, too, if its name is the same, or if it is of a text, and reported; any other that went on at the same time is only
  /// reported.
  mutating func leaveOutPresent(_ snapshot: Snapshot) throws(Failure) {
    var present = PresentWorkouts(snapshot)
    var kept: [ImportedWorkout] = []
    for workout in workouts {
      guard workout.isNew else {
        let new = workout.merged(into: workout.head)
        if workout.hasTime, let folder = try present.other(than: workout.folder, with: new) {
          know(workout.setCount, in: folder)
        } else {
          kept.append(workout)
        }
        continue
      }
      if workout.isOriginal, let folder = try Self.original(of: workout, snapshot) {
        know(workout.setCount, in: folder)
        continue
      }
      let whole = workout.merged(into: workout.head)
      switch workout.hasTime ? try present.presence(of: whole) : .none {
      case .none:
        if sources.count > 1, let twin = kept.lastIndex(where: { $0.isTwin(of: workout) }) {
          // The table of sets says more than the text.
          if workout.isOriginal { kept[twin] = workout }
        } else {
          kept.append(workout)
          if workout.hasTime, try present.hasWorkout(during: whole) { overlapping.append(whole) }
        }
      case .same(let folder, let sets): know(min(workout.setCount, sets), in: folder)
      case .sameTime where workout.program != .gymlog || workout.isOriginal:
        kept.append(workout)
        overlapping.append(whole)
      case .sameName, .sameTime:
        differing.append(whole)
      }
    }
    workouts = kept
  }

  /// Leaves out body weights that say nothing new: a program repeats the last one with each workout. The lifter's own of the same day
  /// stays.
  mutating func leaveOutBodyWeights(_ snapshot: Snapshot, at now: Instant) throws(Failure) {
    guard bodyWeights > 0 else { return }
    let known = try snapshot.bodyWeights(at: now).weights
    let days = Set(known.entries.map(\.at.day))
    var last: Mass?
    for index in workouts.indices {
      guard let new = workouts[index].bodyWeight else { continue }
      let before = last ?? known.entry(onOrBefore: new.at.day)?.weight
      if new.weight == before || days.contains(new.at.day) { workouts[index].bodyWeight = nil }
      last = new.weight
    }
  }

  /// The workout in the logbook with the id that an imported one had where it was exported; nil if there is none.
  private static func original(
    of workout: ImportedWorkout, _ snapshot: Snapshot
  ) throws(Failure) -> WorkoutFolder? {
    let folders = [workout.folder, WorkoutFolder(start: workout.head.start, id: workout.head.id)]
    for folder in folders where try snapshot.header(folder) != nil { return folder }
    return nil
  }

  /// The names in the files, with the evidence of all files about each, in the order of their number of sets.
  static func names(in sources: [Source]) -> [(key: ImportedName.Key, evidence: ImportEvidence)] {
    var found: [ImportedName.Key: ImportEvidence] = [:]
    for source in sources {
      for workout in source.history.workouts {
        var seen: Set<String> = []
        for exercise in workout.exercises {
          let key = ImportedName.Key(program: source.history.program, name: tidyLine(exercise.name))
          found[key, default: ImportEvidence()].add(exercise, isFirst: seen.insert(exercise.name).inserted)
        }
      }
    }
    return found.map { ($0.key, $0.value) }.sorted {
      ($1.evidence.sets.count, $0.key.name) < ($0.evidence.sets.count, $1.key.name)
    }
  }
}

/// A text from a file as one line that documents can hold; `?` if nothing is left of it.
func tidyLine(_ text: String) -> String { tidied(text, limit: Limits.name) ?? "?" }

/// A text from a file as documents can hold it, without invisible characters and spaces around it; nil if nothing is left.
func tidied(_ text: String?, limit: Int, isNote: Bool = false) -> String? {
  guard let text else { return nil }
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    scalars.append(isDangerous(scalar) && !(isNote && scalar == "\n") ? " " : scalar)
  }
  while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
  let rest = scalars.drop { $0.properties.isWhitespace }.prefix(limit)
  return rest.isEmpty ? nil : String(rest)
}
