import System
import Testing
import Training
import Wording

@testable import GymlogCommands

@Suite struct ExerciseFactsTests {
  private func exercise(_ name: String, _ facts: ExerciseFacts) throws -> Exercise {
    let id = EntityID(at: Instant(seconds: 0, offset: 0), random: 0)
    return try facts.exercise(name, id: id, Words(.english))
  }

  @Test func missingFactsAreDerivedFromTheName() throws {
    let carry = try exercise("Kettlebell Zercher Carry", ExerciseFacts(bodyPart: .waist))
    #expect(carry.equipment == .kettlebell)
    #expect(carry.countMode == .distance)
    let hold = try exercise(
      "Single-Leg Wall Hold", ExerciseFacts(equipment: .bodyWeight, primaryMuscles: [.quads]))
    #expect(hold.countMode == .duration)
    #expect(hold.sides == .one)
    #expect(hold.bodyPart == .upperLegs)
    #expect(hold.bodyWeightShare == Thousandths(raw: 880))
    let curl = try exercise("Curl con mancuernas", ExerciseFacts(bodyPart: .upperArms))
    #expect(curl.equipment == .dumbbell)
    #expect(curl.implements == 2)
    #expect(curl.countMode == .reps)
  }

  @Test func givenFactsOverrideTheName() throws {
    var facts = ExerciseFacts(bodyPart: .back, equipment: .cable, countMode: .reps)
    facts.implements = 1
    facts.sides = .both
    let exercise = try exercise("Unilateral Dumbbell Hold", facts)
    #expect(ExerciseFacts(of: exercise).equipment == .cable)
    #expect(exercise.countMode == .reps)
    #expect(exercise.sides == .both)
    #expect(exercise.bodyWeightShare == Thousandths(0))
  }

  @Test func factsThatCannotBeDerivedAreRequired() {
    let failure = #expect(throws: Failure.self) { try exercise("Thing", ExerciseFacts()) }
    let message = failure?.message(Words(.english), now: Instant(seconds: 0, offset: 0))
    #expect(failure?.code == .usage && message?.text.contains("Thing") == true)
    let options = message?.details.filter { $0.hasPrefix("  --") } ?? []
    #expect(options.count == 2 && options[0].hasPrefix("  --body-part ") && options[0].contains("chest"))
    #expect(options.last?.hasPrefix("  --equipment ") == true)
  }

  @Test func aMuscleIsPrimaryOrSecondary() throws {
    let facts = ExerciseFacts(
      equipment: .barbell, primaryMuscles: [.lats, .lats], secondaryMuscles: [.biceps, .lats, .biceps])
    let row = try exercise("Row", facts)
    #expect(row.primaryMuscles == [.lats])
    #expect(row.secondaryMuscles == [.biceps])
  }

  @Test(arguments: [
    ("8", true), ("drill 21s", true), ("drill 8x100", true), ("8,5@100", true), ("drill 3x8@80kg d", true),
    ("45 degree row", false), ("bss", false), ("21s drill", false),
  ])
  func namesThatEndLikeSetsAreRecognised(_ name: String, _ reads: Bool) {
    #expect(name.readsAsSetsAtItsEnd == reads)
  }

  @Test func aShareIsShownInPercent() {
    #expect(Thousandths(raw: 640).percent == "64%")
    #expect(Thousandths(raw: 125).percent == "12.5%")
    #expect(Thousandths(1).percent == "100%")
  }
}

/// Folders of custom exercises and aliases that can't be read.
@Suite struct UnreadableOwnTests {
  @Test(arguments: [
    "exercise alias zc deadlift --force", "exercise alias zc --remove", "exercise edit deadlift --sides one",
    "exercise delete deadlift --yes", "exercise new kwyjibo --muscle abs --equipment barbell",
  ])
  func nothingIsChangedIfAFolderIsUnreadable(_ line: String) throws {
    for folder in ["exercises", "aliases"] {
      let machine = try TestMachine()
      #expect(machine.run(["exercise", "alias", "bss", "deadlift"]).code == .done)
      let data = try Folder.open(machine.home + "/.local/share/gymlog")
      if folder == "aliases" {
        for name in try #require(try data.openFolder(folder)).names() {
          _ = try data.openFolder(folder)?.remove(name)
        }
        _ = try data.removeFolder(folder)
      }
      // A file in place of a folder can't be listed even by root.
      try data.replace(folder, [])
      let outcome = machine.run(line.split(separator: " ").map(String.init))
      #expect(outcome.code == .damaged || outcome.code == .inputOutput, "\(line): \(outcome.errors)")
      #expect(outcome.errors.contains(folder))
    }
  }
}
