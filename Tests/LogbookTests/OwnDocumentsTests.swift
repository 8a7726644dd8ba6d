import Documents
import Logbook
import TestSupport
import Testing
import Training

/// Custom exercises and aliases on disk.
@Suite struct OwnDocumentsTests {
  private func exercise(_ name: String) -> CustomExercise {
    let id = newID()
    return CustomExercise(
      id: id,
      Exercise(
        id: ExerciseID(id), name: name, bodyPart: .back, equipment: .bodyWeight, countMode: .reps,
        sides: .one,
        bodyWeightShare: Thousandths(raw: 640)))
  }

  private func alias(of id: ExerciseID) -> ExerciseAlias {
    ExerciseAlias(id: newID(), alias: "zc", exercise: id, name: "Zercher Carry")
  }

  @Test func readsWhatWasSaved() throws {
    let scratch = try ScratchLogbook()
    let exercise = exercise("Zercher Carry")
    let alias = alias(of: ExerciseID(exercise.id))
    try scratch.logbook.change("exercise new", at: evening) { change in
      try change.save(exercise)
      try change.save(alias)
    }
    let (exercises, aliases) = try scratch.logbook.read {
      (try $0.documents(of: CustomExercise.self).values, try $0.documents(of: ExerciseAlias.self).values)
    }
    #expect(exercises == [exercise] && aliases == [alias])
    let paths = ["data/aliases/\(alias.id.text).json", "data/exercises/\(exercise.id.text).json"]
    #expect(scratch.documents.keys.sorted() == paths + ["data/gymlog.json"])
  }

  @Test func whatAnImportHasTakenIsKept() throws {
    let scratch = try ScratchLogbook()
    let record = ImportRecord(
      id: newID(), source: "strong", workouts: [.init(identity: "2020-12-30 18:51:52", workout: newID())])
    try scratch.logbook.change("import", at: evening) { try $0.save(record) }
    #expect(try scratch.logbook.read { try $0.documents(of: ImportRecord.self).values } == [record])
    #expect(scratch.documents["data/imports/\(record.id.text).json"] != nil)
  }

  @Test func anUnchangedDocumentIsNotWritten() throws {
    let scratch = try ScratchLogbook()
    let exercise = exercise("Zercher Carry")
    try scratch.logbook.change("exercise new", at: evening) { try $0.save(exercise) }
    let before = scratch.documents
    try scratch.logbook.change("exercise edit", at: evening) { change in
      let stored = try #require(try change.snapshot.documents(of: CustomExercise.self).documents.first)
      try change.save(stored.value, over: stored)
    }
    #expect(scratch.documents == before)
  }

  @Test func unknownMembersAreKept() throws {
    let scratch = try ScratchLogbook()
    let exercise = exercise("Zercher Carry")
    let path = "data/exercises/\(exercise.id.text).json"
    try scratch.write(
      path, #"{"format": 1, "name": "Carry", "x": [1], "bodyPart": "back", "equipment": "none"}"#)
    try scratch.logbook.change("exercise edit", at: evening) { change in
      let stored = try #require(try change.snapshot.documents(of: CustomExercise.self).documents.first)
      var new = stored.value
      new.exercise.name = "Walk"
      try change.save(new, over: stored)
    }
    #expect(scratch.documents[path]?.contains(#""x": [1]"#) == true)
    #expect(scratch.documents[path]?.contains(#""name": "Walk""#) == true)
  }

  @Test func removalAndUndo() throws {
    let scratch = try ScratchLogbook()
    let exercise = exercise("Zercher Carry")
    try scratch.logbook.change("exercise new", at: evening) { try $0.save(exercise) }
    try scratch.logbook.change("exercise delete", at: evening) { change in
      change.delete(try #require(try change.snapshot.documents(of: CustomExercise.self).documents.first))
    }
    let gone = try scratch.logbook.read { try $0.documents(of: CustomExercise.self).values }
    #expect(gone == [])
    _ = try scratch.logbook.undo(at: evening)
    let back = try scratch.logbook.read { try $0.documents(of: CustomExercise.self).values }
    #expect(back == [exercise])
  }

  @Test func aDamagedDocumentIsReportedAndTheRestIsRead() throws {
    let scratch = try ScratchLogbook()
    let exercise = exercise("Zercher Carry")
    try scratch.logbook.change("exercise new", at: evening) { try $0.save(exercise) }
    try scratch.write("data/exercises/20260101t0000-0000000000.json", "{")
    try scratch.write("data/exercises/somebody's.json", "{")
    let read = try scratch.logbook.read { try $0.documents(of: CustomExercise.self) }
    #expect(read.values == [exercise])
    #expect(read.problems.map(\.path) == ["exercises/20260101t0000-0000000000.json"])
  }

  @Test func usesAreCounted() throws {
    let scratch = try ScratchLogbook()
    try scratch.logbook.begin(workout(exercises: 2))
    try scratch.logbook.begin(workout(exercises: 1))
    let routine = Routine(id: newID(), name: "Push A", exercises: workout().exercises.map(\.bare))
    try scratch.logbook.change("routine new", at: evening) { try $0.add(routine) }
    let (deadlift, bench) = (try #require(ExerciseID("32")), try #require(ExerciseID("1")))
    let (uses, none) = try scratch.logbook.read { (try $0.uses(of: deadlift), try $0.uses(of: bench)) }
    #expect(uses.workouts == 2 && uses.routines == ["Push A"] && !uses.isNone)
    #expect(none.isNone)
    let document = try #require(
      scratch.documents.keys.first { $0.contains("/workouts/") && $0.contains("/exercise-") })
    try scratch.write(document, "{")
    let unsure = try scratch.logbook.read { try $0.uses(of: bench) }
    #expect(!unsure.isNone && unsure.workouts == 0 && unsure.problems.map { "data/" + $0.path } == [document])
  }

  @Test func maxesAreReplaced() throws {
    let scratch = try ScratchLogbook()
    let deadlift = try #require(ExerciseID("32"))
    func load(_ kilograms: Int) -> Load { .external(Mass(Thousandths(kilograms), .kilograms)) }
    let (tested, training) = (
      TestedMax(
        id: newID(), exercise: deadlift, name: "Deadlift", kind: .oneRep, load: load(180), at: evening),
      TrainingMax(id: newID(), exercise: deadlift, name: "Deadlift", load: load(160), at: evening)
    )
    try scratch.logbook.change("max", at: evening) { change in
      try change.save(tested)
      try change.save(training)
    }
    try scratch.logbook.change("max", at: evening) { change in
      var (tested, training) = (tested, training)
      (tested.load, training.load) = (load(185), load(165))
      try change.save(tested, over: try change.snapshot.documents(of: TestedMax.self).documents.first)
      try change.save(
        training, over: try change.snapshot.documents(of: TrainingMax.self).documents.first)
    }
    let loads = try scratch.logbook.read {
      (
        try $0.documents(of: TestedMax.self).values.map(\.load),
        try $0.documents(of: TrainingMax.self).values.map(\.load)
      )
    }
    #expect(loads == ([load(185)], [load(165)]))
  }
}

extension WorkoutExercise {
  /// The exercise without sets, as in a routine.
  fileprivate var bare: WorkoutExercise {
    var bare = self
    bare.sets = []
    return bare
  }
}
