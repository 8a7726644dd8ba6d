import Documents
import Testing
import Training

@testable import Logbook

/// What becomes of documents that two devices changed, without files or git.
@Suite struct TreeMergeTests {
  private static let folder = "workouts/2026/20261121t1800-2m8d0w6k1z"
  private static let exerciseID = "20261121t1801-2m8d0w6k1z"
  private let head: DocumentPath
  private let exercise: DocumentPath
  private let set: DocumentPath
  private let other: DocumentPath

  init() throws {
    func path(_ name: String) throws -> DocumentPath { try #require(DocumentPath(Self.folder + "/" + name)) }
    head = try path("workout.json")
    exercise = try path("exercise-\(Self.exerciseID).json")
    set = try path("set-20261121t1802-2m8d0w6k1z.json")
    other = try path("set-20261121t1803-2m8d0w6k1z.json")
  }

  private func workout(_ note: String = "") -> [UInt8] {
    Array(#"{"format": 1, "start": "2026-11-21T18:00:00+01:00", "unit": "kg"\#(note)}"#.utf8)
  }

  private func squat() -> [UInt8] {
    Array(#"{"format": 1, "exercise": "4", "name": "Back Squat", "position": "1"}"#.utf8)
  }

  private func reps(_ count: Int, _ note: String = "") -> [UInt8] {
    Array(
      #"{"format": 1, "in": "\#(Self.exerciseID)", "position": "1", "result": {"reps": \#(count)}\#(note)}"#
        .utf8)
  }

  private typealias Versions = TreeMerge.Versions

  private func after(_ merge: TreeMerge, _ path: DocumentPath) -> [UInt8]?? {
    merge.steps.first { $0.path == path }.map(\.after)
  }

  @Test("One side's changes and removals are applied")
  func oneSide() {
    let merge = TreeMerge([
      set: Versions(base: reps(5), mine: reps(5), theirs: reps(6)),
      other: Versions(base: reps(5), mine: reps(5)),
    ])
    #expect(after(merge, set) == .some(reps(6)) && after(merge, other) == .some(nil))
    #expect(merge.kept.isEmpty && merge.copies.isEmpty)
  }

  @Test("A damaged version never replaces a readable one, even if only its side changed it")
  func damaged() {
    let broken = Array("{\"format\": 1, \"in".utf8)
    for mine in [reps(5), reps(6)] {
      let merge = TreeMerge([set: Versions(base: reps(5), mine: mine, theirs: broken)])
      #expect(merge.steps.isEmpty && merge.copies.map(\.bytes) == [broken])
    }
    let mended = TreeMerge([set: Versions(base: broken, mine: broken, theirs: reps(5))])
    #expect(after(mended, set) == .some(reps(5)) && mended.copies.isEmpty)
  }

  @Test("A workout that one side deleted and the other changed stays as a whole, whichever side it was")
  func deletedWorkout() {
    let here = TreeMerge([
      head: Versions(base: workout(), theirs: workout()), exercise: Versions(base: squat(), theirs: squat()),
      set: Versions(base: reps(5), theirs: reps(6)), other: Versions(base: reps(5), theirs: reps(5)),
    ])
    #expect(here.steps.map(\.after) == [squat(), reps(6), reps(5), workout()])
    #expect(here.kept == [head])
    let there = TreeMerge([
      head: Versions(base: workout(), mine: workout()), exercise: Versions(base: squat(), mine: squat()),
      set: Versions(base: reps(5), mine: reps(6)), other: Versions(base: reps(5), mine: reps(5)),
    ])
    #expect(there.steps.isEmpty && there.kept == [head])
  }

  @Test("A workout that one side deleted and the other left alone is gone")
  func deletedAlone() {
    let merge = TreeMerge([
      head: Versions(base: workout(), mine: workout()), set: Versions(base: reps(5), mine: reps(5)),
    ])
    #expect(merge.steps.allSatisfy { $0.after == nil } && merge.steps.count == 2)
  }

  @Test("A new set brings back its exercise, and only that")
  func deletedExercise() {
    let merge = TreeMerge([
      exercise: Versions(base: squat(), theirs: squat()), set: Versions(base: reps(5), theirs: reps(5)),
      other: Versions(theirs: reps(7)),
    ])
    #expect(after(merge, exercise) == .some(squat()) && after(merge, other) == .some(reps(7)))
    #expect(after(merge, set) == nil, "it stays removed")
    #expect(merge.kept == [exercise])
  }

  @Test("If both changed the same member, mine stays, and theirs becomes a conflict copy")
  func conflict() throws {
    let merge = TreeMerge([set: Versions(base: reps(5), mine: reps(6), theirs: reps(7, #", "note": "a""#))])
    #expect(
      String(decoding: (after(merge, set) ?? nil) ?? [], as: UTF8.self).contains(#"{"reps": 6}, "note": "a""#)
    )
    let copy = try #require(merge.copies.first)
    #expect(String(decoding: copy.bytes, as: UTF8.self).contains(#"{"reps": 7}"#))
    let name = try #require(copy.path.split(separator: "/").last)
    #expect(ConflictCopy.original(of: String(name), in: Self.folder) == set.text)
    #expect(DocumentPath(copy.path) == nil)
  }
}
