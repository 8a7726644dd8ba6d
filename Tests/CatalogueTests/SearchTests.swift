import Testing
import TextMatching
import Training

@testable import Catalogue

@Suite("Search")
struct SearchTests {
  private let catalogue = Catalogue.bundled

  @Test func withoutFiltersEveryExerciseIsListedByName() throws {
    let hits = catalogue.search()
    #expect(hits.count == CatalogueTable.exercises.rows.count)
    let names = hits.map { folded($0.exercise.name) }
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    #expect(hits.allSatisfy { !$0.isWholeName && $0.muscleRole == nil })
  }

  @Test(arguments: BodyPart.allCases)
  func everyBodyPartHasExercises(_ bodyPart: BodyPart) {
    let hits = catalogue.search(bodyPart: bodyPart)
    #expect(!hits.isEmpty)
    #expect(hits.allSatisfy { $0.exercise.bodyPart == bodyPart })
  }

  @Test(arguments: Equipment.allCases)
  func allEquipmentHasExercises(_ equipment: Equipment) {
    let hits = catalogue.search(equipment: equipment)
    #expect(!hits.isEmpty)
    #expect(hits.allSatisfy { $0.exercise.equipment == equipment })
  }

  @Test(arguments: CountMode.allCases)
  func everyCountModeHasExercises(_ countMode: CountMode) {
    let hits = catalogue.search(countMode: countMode)
    #expect(!hits.isEmpty)
    #expect(hits.allSatisfy { $0.exercise.countMode == countMode })
  }

  @Test(
    "Primary muscles come before secondary ones, common exercises before rare ones",
    arguments: Muscle.allCases)
  func muscles(_ muscle: Muscle) {
    let hits = catalogue.search(muscles: [muscle])
    #expect(hits.contains { $0.muscleRole == .primary })
    let roles = hits.map(\.muscleRole)
    #expect(roles.drop { $0 == .primary }.allSatisfy { $0 == .secondary })
    for hit in hits {
      let isPrimary = hit.exercise.primaryMuscles.contains(muscle)
      #expect(hit.muscleRole == (isPrimary ? .primary : .secondary))
      #expect(isPrimary || hit.exercise.secondaryMuscles.contains(muscle))
    }
    let primary = hits.prefix { $0.muscleRole == .primary }.compactMap { Int($0.exercise.id.text) }
    #expect(primary == primary.sorted())
  }

  @Test func everyExerciseForTheMuscleIsFound() {
    let expected = catalogue.search().filter {
      $0.exercise.primaryMuscles.contains(.lats) || $0.exercise.secondaryMuscles.contains(.lats)
    }
    #expect(Set(catalogue.search(muscles: [.lats]).map(\.exercise)) == Set(expected.map(\.exercise)))
  }

  @Test func wholeNamesComeBeforeParts() {
    let hits = catalogue.search(text: "deadlift")
    #expect(hits.first?.exercise.name == "Deadlift")
    #expect(hits.first?.isWholeName == true)
    #expect(hits.dropFirst().allSatisfy { !$0.isWholeName })
    #expect(hits.count > 5)
    #expect(hits.contains { $0.exercise.name == "Romanian Deadlift" })
  }

  @Test func filtersCombine() {
    let hits = catalogue.search(text: "press", muscles: [.chest], equipment: .dumbbell, countMode: .reps)
    #expect(hits.contains { $0.exercise.name == "Dumbbell Bench Press" })
    #expect(
      hits.allSatisfy {
        $0.exercise.equipment == .dumbbell && $0.muscleRole != nil
          && ([$0.exercise.name] + $0.exercise.aliases).contains { $0.lowercased().contains("press") }
      })
    #expect(catalogue.search(text: "press", bodyPart: .neck).isEmpty)
  }

  @Test(
    "What gyms say finds the usual one first",
    arguments: [
      ("jalón en polea alta", "18"), ("curl con barra recta", "16"), ("salt a la corda", "312"),
      ("laterales", "24"),
      ("encogimiento de hombros", "120"), ("bíceps martillo", "208"), ("gatzonetes", "4"),
      ("isquiotibiales sentado", "23"),
      ("remada al mentó", "121"), ("tirón al rostro", "27"), ("Sternum Pull up (Gironda)", "996"),
    ])
  func gymWords(_ text: String, _ id: String) {
    #expect(catalogue.search(text: text).first?.exercise.id.text == id)
  }

  @Test(
    "The opposite movement is no typo",
    arguments: [
      "Hip Adduction (Band)", "adduction", "aducción de cadera", "adducció", "aductores", "adductors",
    ])
  func opposites(_ text: String) {
    let hits = catalogue.search(text: text)
    #expect(!hits.isEmpty)
    #expect(hits.allSatisfy { $0.exercise.primaryMuscles.contains(.adductors) })
  }

  @Test(
    "Adduction and abduction are different, each with its own typos",
    arguments: [
      ("abduction", "adduction", false), ("abduccion", "aduccion", false), ("aductores", "abductores", false),
      ("aductores", "adductores", true), ("abducton", "abduction", true), ("adducton", "adduction", true),
    ])
  func oppositeWords(_ one: String, _ other: String, _ isTypo: Bool) {
    let (letters, others) = (Array(one.utf8), Array(other.utf8))
    let isEdit = isOneEdit(letters.span, of: others.span)
    #expect(isEdit == isTypo)
  }

  @Test func typosAreForgivenIfNothingElseMatches() {
    #expect(catalogue.search(text: "deadlfit").first?.exercise.name == "Deadlift")
    #expect(catalogue.search(text: "t-bar rwo").first?.exercise.name == "T-Bar Row")
    #expect(catalogue.search(text: "xyzzy").isEmpty)
    #expect(catalogue.search(text: "  ").isEmpty)
  }

  @Test func accentsAndLanguagesDoNotMatter() {
    #expect(catalogue.search(text: "jalon").contains { $0.exercise.name == "Lat Pulldown" })
    #expect(catalogue.search(text: "peso muerto").first?.exercise.name == "Deadlift")
  }

  @Test("Sorted by name in the lifter's language", arguments: ["es", "ca"])
  func localOrder(_ language: String) throws {
    let hits = catalogue.search(language: language)
    let names = hits.map { folded(catalogue.name(of: $0.exercise.id, language: language) ?? "") }
    #expect(names.count > 20)
    #expect(zip(names, names.dropFirst()).allSatisfy { $0.lexicographicallyPrecedes($1) })
    #expect(hits != catalogue.search())
  }

  @Test func customExercisesAreListed() throws {
    let mine = try own("Zercher Carry", equipment: .strongman, primary: [.quads])
    let catalogue = Catalogue(own: [mine])
    #expect(catalogue.search().count == Catalogue.bundled.search().count + 1)
    #expect(catalogue.search(text: "zercher carry").first == .init(exercise: mine, isWholeName: true))
    #expect(catalogue.search(muscles: [.quads], equipment: .strongman).contains { $0.exercise == mine })
    #expect(!catalogue.search(muscles: [.lats]).contains { $0.exercise == mine })
  }
}
