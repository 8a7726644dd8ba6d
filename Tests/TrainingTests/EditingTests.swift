import TestSupport
import Testing
import Training

private let interpreter = SetInterpreter(SetContext(countMode: .reps, loading: .external, unit: .kilograms))

private func change(_ text: String) throws -> NotatedChange {
  try Notation(decimalComma: false).change(in: [text])
}

@Test func editingChangesWhatIsNamed() throws {
  var workout = try sample(["Bench": "8@80 (8@80) (8@80)", "Row": "8@50"])
  try workout.edit(workout.plannedPlaces(of: 0), by: change("@82.5"), interpreter)
  #expect(outline(workout) == ["Bench: 8@80kg (8@82.5kg) (8@82.5kg)", "Row: 8@50kg"])
  try workout.edit(workout.donePlaces(of: 0), by: change("+2.5"), interpreter)
  #expect(outline(workout)[0] == "Bench: 8@82.5kg (8@82.5kg) (8@82.5kg)")
}

@Test func aRefusedEditChangesNoneOfTheSets() throws {
  var workout = try sample(["Bench": "(8@80) (8@2.5)"])
  let before = workout
  #expect(throws: SetRefusal.self) {
    try workout.edit(workout.plannedPlaces(of: 0), by: change("-5"), interpreter)
  }
  #expect(workout == before)
}

@Test func removingTakesSetsAndExercises() throws {
  var workout = try sample(["Bench": "8@80 7@80 6@80", "Row": "8@50", "Squat": "5@100"])
  workout.remove(
    sets: [SetPlace(exercise: 0, set: 0), SetPlace(exercise: 0, set: 2), SetPlace(exercise: 1, set: 0)],
    exercises: [2])
  #expect(outline(workout) == ["Bench: 7@80kg", "Row:"])
}

@Test func aSupersetOfOneIsNone() throws {
  var workout = try sample(["Bench": "8@80", "Row": "8@50", "Curl": "8@20", "Squat": "5@100"])
  for index in 0...2 { workout.exercises[index].superset = "a" }
  workout.remove(sets: [], exercises: [0])
  #expect(workout.exercises.map(\.superset) == ["a", "a", nil])
  workout.remove(sets: [], exercises: [1])
  #expect(workout.exercises.map(\.superset) == [nil, nil])
}

@Test func notDoneAfterAll() throws {
  var workout = try sample(["Bench": "8@80 (7@80) 6@80"])
  let plan = Target(.exactly(.reps(10)))
  workout.exercises[0].sets[2].plan = plan
  workout.markToDo(workout.places)
  #expect(outline(workout) == ["Bench: (8@80kg) (7@80kg) (10)"])
  #expect(workout.exercises[0].sets.allSatisfy { $0.completed == nil || $0.isDone })
  let once = workout
  workout.markToDo(workout.places)
  #expect(workout == once)
}

@Test(arguments: [(0, 2, "2 3 1"), (2, 0, "3 1 2"), (1, 1, "1 2 3"), (0, 1, "2 1 3"), (2, 1, "1 3 2")])
func aMoveRewritesOneSet(source: Int, target: Int, order: String) throws {
  var workout = try sample(["Bench": "1@80 2@80 3@80"])
  // Unevenly spaced, so that respacing would show.
  for (index, text) in ["1", "1.2", "5"].enumerated() {
    workout.exercises[0].sets[index].position = try #require(Position(text))
  }
  let before = Set(workout.exercises[0].sets)
  workout.exercises[0].sets.move(from: source, to: target)
  let after = workout.exercises[0].sets
  #expect(after.map { NotationWriter().text($0).prefix(1) }.joined(separator: " ") == order)
  #expect(after == after.sorted { $0.position < $1.position })
  #expect(before.symmetricDifference(after).count == (source == target ? 0 : 2))
}

@Test func withoutRoomTheNeighboursMoveOn() throws {
  var workout = try sample(["Bench": "1@80 2@80 3@80 4@80"])
  for (index, text) in ["1", "1", "1.5", "7"].enumerated() {
    workout.exercises[0].sets[index].position = try #require(Position(text))
  }
  workout.exercises[0].sets.move(from: 3, to: 1)
  let after = workout.exercises[0].sets
  #expect(after.map { NotationWriter().text($0).prefix(1) } == ["1", "4", "2", "3"])
  #expect(zip(after, after.dropFirst()).allSatisfy { $0.position < $1.position })
}

@Test(arguments: [7]) func manyMovesKeepTheirOrder(seed: UInt64) throws {
  var random = SeededRandom(seed)
  var sets = try sample(["Bench": "1@80 2@80 3@80 4@80 5@80 6@80"]).exercises[0].sets
  for _ in 0..<2_000 {
    let (source, target) = (random.int(0...5), random.int(0...5))
    let moved = sets[source].id
    var expected = sets.map(\.id)
    expected.remove(at: source)
    expected.insert(moved, at: target)
    sets.move(from: source, to: target)
    #expect(sets.map(\.id) == expected)
    #expect(zip(sets, sets.dropFirst()).allSatisfy { $0.position < $1.position })
    #expect(sets.allSatisfy { Position($0.position.text) == $0.position })
  }
}

@Test func aSetGoesToTheEndOfAnotherExercise() throws {
  var workout = try sample(["Bench": "8@80 7@80", "Row": "8@50"])
  let place = workout.move(SetPlace(exercise: 0, set: 0), toEndOf: 1)
  #expect(place == SetPlace(exercise: 1, set: 1))
  #expect(outline(workout) == ["Bench: 7@80kg", "Row: 8@50kg 8@80kg"])
  let again = workout.move(SetPlace(exercise: 1, set: 0), toEndOf: 1)
  #expect(again == SetPlace(exercise: 1, set: 1))
  #expect(outline(workout)[1] == "Row: 8@80kg 8@50kg")
}

@Test func tagsAreUnique() throws {
  var workout = try sample([:])
  workout.addTags(["gym", "Heavy", "GYM", "heavy"])
  #expect(workout.tags == ["gym", "Heavy"])
  let removed = [workout.removeTag("heavy"), workout.removeTag("heavy")]
  #expect(removed == [true, false])
  #expect(workout.tags == ["gym"])
}

@Test(arguments: [".", ".2", "bench.2", "bench.", "1.2", "bench", "1", "full squat.3"])
func referencesAreWrittenAsTyped(text: String) throws {
  #expect(try #require(Reference(text)).text == text)
}
