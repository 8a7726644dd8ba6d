import Documents
import Formats
import Interchange
import Logbook
import Training
import Wording

/// Writes a plan to the logbook, many workouts in one change.
struct ImportRun {
  let plan: ImportPlan
  /// The ledger as it was when the plan was made.
  private(set) var ledger: ImportLedger
  let context: Context

  /// The most workouts and documents of one change: few enough to hold open, and to write again if it is interrupted.
  private static let (mostWorkouts, mostDocuments) = (100, 2_000)

  /// Makes the changes. If it is interrupted, those made so far count, and the same import resumes there.
  ///
  /// - Throws: whatever `Logbook.change` throws; a conflict if another import ran meanwhile.
  mutating func run() throws(Failure) {
    let bar = context.world.showProgress.map { ProgressBar(context.words.importing, show: $0) }
    defer { bar?.end() }
    var done = 0
    var rest = plan.workouts[...]
    var exercises = plan.newExercises
    let group = try context.logbook.storage.group(of: content)
    while !rest.isEmpty {
      let batch = Self.batch(of: &rest)
      let agreed = ledger
      let records = try context.logbook.change(CommandName.import.rawValue, at: context.now, group: group) {
        change throws(Failure) in
        guard try ImportLedger(in: change.snapshot).documents == agreed.documents else {
          throw .importedMeanwhile
        }
        for own in exercises { try change.save(own) }
        for workout in batch {
          try Self.write(workout, in: &change)
          if let weight = workout.bodyWeight { try change.save(weight) }
          if workout.tested.isEmpty { continue }
          let known = try change.snapshot.testedMaxes().maxes
          for max in workout.tested where !known.has(max) { try change.save(max) }
        }
        let records = Self.records(of: batch)
        for record in records { try change.save(record) }
        change.leavesIndex = true
        return records
      }
      exercises = []
      for record in records { ledger.add(record) }
      done += batch.count
      bar?.update(done, of: plan.workouts.count)
    }
    context.logbook.refreshIndex(at: context.now)
  }

  /// What will have been taken of the files in the end: the same if the import is interrupted and run again.
  private var content: [String] {
    var end = ledger
    for record in Self.records(of: plan.workouts) { end.add(record) }
    return plan.sources.flatMap { source in
      source.history.workouts.flatMap { workout in
        let key = ImportLedger.Key(source.history.program, workout)
        let sets = (end.taken[key]?.sets ?? [:]).sorted { $0.key < $1.key }
        return [key.source, key.identity] + sets.flatMap { [$0.key, "\($0.value)"] }
      }
    }
  }

  private static func batch(of rest: inout ArraySlice<ImportedWorkout>) -> [ImportedWorkout] {
    var batch: [ImportedWorkout] = []
    var documents = 0
    while let next = rest.first, batch.count < mostWorkouts {
      documents += next.documentCount
      if documents > mostDocuments, !batch.isEmpty { break }
      batch.append(next)
      rest.removeFirst()
    }
    return batch
  }

  /// Writes a workout, or what is new in one.
  private static func write(_ workout: ImportedWorkout, in change: inout Change) throws(Failure) {
    if let stored = try change.snapshot.workout(workout.folder) {
      try change.save(workout.merged(into: stored.workout), over: stored)
    } else if workout.isNew {
      _ = try change.add(workout.merged(into: workout.head))
    }
  }

  /// The records of what a batch has taken, a document for each program. Its id is a hash of its content, so that two devices
  /// that import the same file write the same document.
  private static func records(of batch: [ImportedWorkout]) -> [ImportRecord] {
    Dictionary(grouping: batch, by: \.program).sorted { $0.key.rawValue < $1.key.rawValue }.map {
      program, workouts in
      let blank = EntityID(at: workouts[0].head.start, random: 0)
      var record = ImportRecord(id: blank, source: program.rawValue, workouts: workouts.map(\.record))
      let text = String(decoding: ImportRecord.coding.encode(record).text(.members), as: UTF8.self)
      record.id = EntityID(at: workouts[0].head.start, hashing: [text])
      return record
    }
  }
}
