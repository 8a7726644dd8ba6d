import CommandLineKit
import Training
import Wording

extension Commands {
  static func move(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.move.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.move)), .words([.ref, .position], atLeast: 2, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, workout, routine in
        let target = try EditTarget(workout, routine: routine)
        let move = try MoveLine(line, context)
        let edited = try context.edit(.move, in: target) { try perform(move, in: &$0, context) }
        return Reply(moved: edited, context)
      })
  }

  private static func perform(_ move: MoveLine, in workout: inout Workout, _ context: Context) throws -> Moved
  {
    switch (move.reference, move.target) {
    case (.exercise(let exercise), let target):
      let index = try context.index(of: exercise, in: workout)
      let new = try position(target, upTo: workout.exercises.count)
      workout.exercises.move(from: index, to: new)
      return .exercise(from: index, to: new)
    case (let reference, .position(let text)):
      let place = try context.place(of: reference, typed: reference.text, in: workout)
      let new = try position(.position(text), upTo: workout.exercises[place.exercise].sets.count)
      workout.exercises[place.exercise].sets.move(from: place.set, to: new)
      return .set(from: place, to: SetPlace(exercise: place.exercise, set: new))
    case (let reference, .exercise(let text)):
      let place = try context.place(of: reference, typed: reference.text, in: workout)
      let target = try context.indexOfExercise(text, in: workout)
      try context.checkCounting(
        of: [workout[place]], of: workout.exercises[place.exercise],
        in: context.exercise(of: workout.exercises[target]))
      let end = workout.exercises[target].sets.count - 1
      if place == SetPlace(exercise: target, set: end) { return .set(from: place, to: place) }
      return .set(from: place, to: workout.move(place, toEndOf: target))
    }
  }

  private static func position(_ target: MoveLine.Target, upTo last: Int) throws(CommandError) -> Int {
    switch target {
    case .position(let text):
      guard let number = Int(text), (1...last).contains(number) else {
        throw .positionNotFound(text, last: last)
      }
      return number - 1
    case .exercise(let text): throw .positionNotFound("\"" + text + "\"", last: last)
    }
  }
}

/// The words of `move`, taken apart: what is moved, and where to.
struct MoveLine {
  let reference: Reference
  let target: Target

  enum Target {
    /// A number, as it was typed.
    case position(String)
    case exercise(String)
  }

  /// A word that points at a set ends the REF, and so does one that ends in a comma; otherwise the last word is the
  /// position.
  init(_ line: [String], _ context: Context) throws {
    let end = line.firstIndex { $0.last == "," || Self.endsInSet($0) } ?? line.count - 2
    guard end + 1 < line.count else {
      throw UsageError.missingParameter(
        context.words.placeholder(.position), command: CommandName.move.rawValue)
    }
    reference = try context.reference(line[...end])
    let rest = line[(end + 1)...].joined(separator: " ")
    target = rest.utf8.allSatisfy { (48...57).contains($0) } ? .position(rest) : .exercise(rest)
  }

  private static func endsInSet(_ word: String) -> Bool {
    switch Reference(word) {
    case .lastSet, .set, .setOf: true
    case .exercise, nil: false
    }
  }
}
