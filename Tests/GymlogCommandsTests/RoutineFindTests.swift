import Catalogue
import Testing
import Training

@testable import GymlogCommands
import Wording

@Suite struct RoutineFindTests {
  private static let routines = [
    own("20261101t1000-aaaaaaaaaa", "Push A"), own("20261101t1000-bbbbbbbbbb", "Push B"),
    own("20261102t1000-cccccccccc", "Día de piernas"), own("20261103t1000-dddddddddd", "5x5"),
    ready("20260101t0000-0000000001", "Full body 5x5", ["Cuerpo entero 5x5", "Cos sencer 5x5"]),
    ready("20260101t0000-0000000002", "Push", ["Empuje", "Empenta"]),
  ]

  @Test(arguments: [
    ("push a", "Push A"), ("PUSH  B", "Push B"), ("dia", "Día de piernas"), ("piernas dia", "Día de piernas"),
    ("5x5", "5x5"), ("full", "Full body 5x5"), ("cos sencer", "Full body 5x5"), ("empenta", "Push"),
    ("20261102t", "Día de piernas"), ("20260101T0000-0000000002", "Push"),
  ])
  func oneMatchIsFound(_ text: String, _ name: String) throws {
    #expect(try Context.routine(text, among: Self.routines).routine.name == name)
  }

  @Test(arguments: [
    ("pu", ["Push A", "Push B"]),
    // Ambiguous among the lifter's own; the built-in one with exactly that name can be chosen by id.
    ("push", ["Push A", "Push B", "Push"]), ("20261101t1", ["Push A", "Push B"]),
  ])
  func severalMatchesAreListed(_ text: String, _ names: [String]) throws {
    let failure = #expect(throws: Failure.self) { try Context.routine(text, among: Self.routines) }
    let message = failure?.message(Words(.english), now: Instant(seconds: 0, offset: 0))
    #expect(failure?.code == .notFound && message?.details.count == names.count)
    for (line, name) in zip(message?.details ?? [], names) { #expect(line.contains("  " + name)) }
  }

  @Test(arguments: [("pish", ["Push"]), ("empnta", ["Push"]), ("zzz", []), ("", []), ("2026", [])])
  func withoutAMatchTheNearestAreGiven(_ text: String, _ nearest: [String]) {
    let failure = #expect(throws: Failure.self) { try Context.routine(text, among: Self.routines) }
    let message = failure?.message(Words(.english), now: Instant(seconds: 0, offset: 0))
    #expect(failure?.code == .notFound && message == Words(.english).unknownRoutine(text, nearest: nearest))
  }

  @Test func theLiftersRoutinesComeFirst() throws {
    let routines = [Self.routines[0]] + [ready("20260101t0000-0000000003", "push a", [])]
    #expect(try !Context.routine("push a", among: routines).isBuiltIn)
    #expect(try !Context.routine("push", among: routines).isBuiltIn)
  }
}

private func own(_ id: String, _ name: String) -> KnownRoutine {
  KnownRoutine(routine: Routine(id: known(id), name: name))
}

private func ready(_ id: String, _ name: String, _ others: [String]) -> KnownRoutine {
  KnownRoutine(routine: Routine(id: known(id), name: name), otherNames: others, isBuiltIn: true)
}

private func known(_ id: String) -> EntityID {
  guard let id = EntityID(id) else { preconditionFailure("\(id) is no id") }
  return id
}
