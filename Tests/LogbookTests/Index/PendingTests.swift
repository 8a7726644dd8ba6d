import Documents
import System
import TestSupport
import Testing
import Training

@testable import Logbook

/// A change that a crash left pending, and another program that changes one of its documents before it is finished. That
/// document stays as it is, and readings with and without the index agree on it.
@Suite struct PendingTests {
  enum Kind: String, CaseIterable, Sendable { case delete, edit, importing, undoneFinish }

  /// When the index was written.
  enum Made: CaseIterable, Sendable { case before, whilePending, afterTheOtherProgram }

  struct Scene: Sendable, CustomStringConvertible {
    var kind: Kind
    var days: Int
    var made: Made
    var applied: Int
    /// The start of the name of the document that the other program changes.
    var theirs: String

    var description: String { "\(kind), \(days) days, index \(made), \(applied) applied, \(theirs)" }

    static let all = Kind.allCases.flatMap { kind in
      [10, 90].flatMap { days in
        Made.allCases.flatMap { made in
          [0, 2].flatMap { applied in
            ["workout", "set"].map {
              Scene(kind: kind, days: days, made: made, applied: applied, theirs: $0)
            }
          }
        }
      }
    }
  }

  @Test(arguments: Kind.allCases) func changesByAnotherProgramMeanwhileShow(kind: Kind) throws {
    for scene in Scene.all where scene.kind == kind { try play(scene) }
  }

  private func play(_ scene: Scene) throws {
    let scratch = try ScratchLogbook()
    for days in [0, 30, 61, 400] { try scratch.dropIn(past(days: days)) }
    let folder = scene.kind == .importing ? nil : try scratch.dropIn(past(days: scene.days))
    func expectSame(_ step: String) throws {
      let (with, without) = try scratch.histories()
      let isSame = with == without
      #expect(isSame, "\(scene): \(step)")
    }
    if scene.kind == .undoneFinish, let folder {
      try scratch.reopen(folder)
      try scratch.finish()
    }
    if scene.made == .before { try expectSame("before") }
    try change(scratch, folder, scene)
    try scratch.crashLastChange(applied: scene.applied)
    // As if the folders of an import weren't durable yet.
    scratch.removeEmptyFolders("data/workouts")
    if scene.made != .before { scratch.index = nil }
    scratch.letTimePass()
    if scene.made != .afterTheOtherProgram { try expectSame("pending") }
    // Undoing finish changes no set.
    guard try scratch.changePendingFromOutside(scene.theirs) else {
      #expect(scene.kind == .undoneFinish && scene.theirs == "set")
      return
    }
    try expectSame("changed by another program")
    try scratch.logbook.change("note", at: evening) { _ in }
    #expect(scratch.files("state").keys.allSatisfy { !$0.hasSuffix(".pending") })
    for round in 1...2 { try expectSame("finished, \(round)") }
    try scratch.logbook.begin(workout())
    try scratch.finish()
    try expectSame("after a full pass")
  }

  private func change(_ scratch: ScratchLogbook, _ folder: WorkoutFolder?, _ scene: Scene) throws {
    switch (scene.kind, folder) {
    case (.delete, let folder?): try scratch.delete(folder)
    case (.edit, let folder?):
      try scratch.edit(folder) { workout in
        workout.name = "Changed"
        for exercise in workout.exercises.indices {
          workout.exercises[exercise].note = "Changed"
          workout.exercises[exercise].sets[0].note = "Changed"
        }
      }
    case (.undoneFinish, _?): _ = try scratch.logbook.undo(at: evening)
    default:
      // Also in a year before the others that has no folder yet.
      try scratch.logbook.change("import", at: evening) { change in
        _ = try change.add(past(days: scene.days))
        _ = try change.add(past(days: 1_000))
      }
    }
  }

  enum Weighing: CaseIterable, Sendable { case add, remove }

  @Test(arguments: Weighing.allCases, [10, 90])
  func theSameOfBodyWeights(weighing: Weighing, days: Int) throws {
    for (made, theirs) in Made.allCases.flatMap({ made in [0, 1].map { (made, $0) } }) {
      let scratch = try ScratchLogbook()
      for day in [0] + (100...120) { try scratch.weighIn(days: day) }
      let gone = try (1...2).map { try scratch.weighIn(days: days + $0) }
      func expectSame(_ step: String) throws {
        let (with, without) = try scratch.histories()
        #expect(with == without, "index \(made), \(theirs): \(step)")
      }
      if made == .before { try expectSame("before") }
      try scratch.logbook.change("body", at: evening) { change in
        for (number, path) in gone.enumerated() {
          guard case .standalone(.bodyWeight, let id) = path else { continue }
          switch weighing {
          case .add: try change.save(BodyWeight.past(days: days + number))
          case .remove:
            try change.remove(BodyWeight(id: id, weight: Mass(Thousandths(1), .kilograms), at: evening))
          }
        }
      }
      try scratch.crashLastChange(applied: theirs)
      if made != .before { scratch.weightIndex = nil }
      if made != .afterTheOtherProgram { try expectSame("pending") }
      #expect(try scratch.changePendingFromOutside("", at: theirs))
      try expectSame("changed by another program")
      try scratch.logbook.change("note", at: evening) { _ in }
      for round in 1...2 { try expectSame("finished, \(round)") }
      try scratch.logbook.begin(workout())
      try scratch.finish()
      try expectSame("after a full pass")
    }
  }

  /// A change committed while a report is made isn't in the report.
  @Test func aReportShowsOneMoment() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 90))
    for days in 100...120 { try scratch.weighIn(days: days) }
    for logbook in [scratch.logbook, scratch.plain] {
      _ = try scratch.histories()
      var moments: [Report] = []
      let seen = try logbook.read { snapshot in
        try scratch.edit(folder) { $0.addSet() }
        try scratch.delete(try scratch.logbook.begin(past(days: 20)))
        let old = try #require(try Report(scratch.plain, at: evening).weights.entries.first)
        try scratch.logbook.change("body", at: evening) { change in
          try change.remove(old)
          try change.save(BodyWeight.past(days: 3))
        }
        moments.append(try Report(scratch.plain, at: evening))
        return try Report(snapshot, at: evening)
      }
      #expect(moments.count == 2 && seen == moments[0] && seen != moments[1])
    }
  }

  /// A full pass that finds another process's pending change writes no index, and removes one that lacks what it has seen.
  @Test func aFullPassDuringAPendingChangeLeavesNoIndex() throws {
    let scratch = try ScratchLogbook()
    let folder = try scratch.dropIn(past(days: 90))
    let weight = try scratch.weighIn(days: 90)
    for days in 100...120 { try scratch.weighIn(days: days) }
    try scratch.logbook.begin(workout())
    _ = try scratch.histories()
    try scratch.editSet(of: folder)
    try scratch.edit(weight)
    try scratch.logbook.edit { $0.addSet() }
    try scratch.crashLastChange(applied: 0)
    #expect(try scratch.histories().with != scratch.histories().without)
    try scratch.logbook.snapshot().refreshIndex(at: evening, .thorough, creates: true)
    #expect(scratch.index == nil && scratch.weightIndex == nil)
    #expect(try scratch.histories().with == scratch.histories().without)
  }
}

extension ScratchLogbook {
  /// Changes a document of the pending change as another program would, in place if the file exists: the one at `place`
  /// among those whose file names start with `name`. Returns false if there is none.
  fileprivate func changePendingFromOutside(_ name: String, at place: Int = 0) throws -> Bool {
    letTimePass()
    let text = try #require(files("state").first { $0.key.hasSuffix(".pending") }?.value)
    let record = try Document.operation.decode(Array(text.utf8))
    let fitting = record.documents.filter { $0.path.fileName.hasPrefix(name) }
    guard fitting.indices.contains(place) else { return false }
    let path = "data/" + fitting[place].path.text
    let theirs = String(decoding: try #require(fitting[place].before ?? fitting[place].after), as: UTF8.self)
      .replacing(#/"(reps|value)": \d+/#) { "\"\($0.output.1)\": 17" }
      .replacing(#/"name": "[^"]+"/#, with: "\"name\": \"Theirs\"")
    if documents[path] == nil { try write(path, theirs) } else { try overwrite(path, theirs) }
    letTimePass()
    return true
  }
}
