import CommandLineKit
import Formats
import Training
import Wording

extension Commands {
  static func done(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.done.rawValue, aliases: ["d"],
      declaring: .init(
        help: CommandHelp(words.help(.done)), .words([.ref, .change, .set], words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force in
        try done(TypedLine(.done, in: workout, line), in: workout, force: force, context)
      })
  }

  private static func done(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws -> Reply {
    let line = try DoneLine(line, context.notation)
    let edited = try context.offeringLastTime { lastTime in
      try context.edit(
        .done, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
      ) {
        workout in
        let first = try context.placeToDo(line, in: workout, EditTarget(argument))
        guard line.isAll else {
          return try context.complete(first, line, in: &workout, force: force, lastTime: lastTime)
        }
        return try context.completeAll(from: first, in: &workout, argument, lastTime: lastTime)
      }
    }
    return Reply(setsOf: edited, comesNext: true, context)
  }
}

extension Context {
  /// The place of the planned set that the words point at: the next one, the next of an exercise, or a certain one.
  fileprivate func placeToDo(
    _ line: DoneLine, in workout: Workout, _ target: EditTarget
  ) throws -> SetPlace {
    guard let (reference, text) = line.reference else {
      guard let next = workout.nextPlanned else { throw CommandError.nothingPlanned(in: nil) }
      return next
    }
    if case .exercise(let exercise) = reference {
      let index = try index(of: exercise, in: workout)
      guard let next = workout.nextPlanned(of: index) else {
        throw CommandError.nothingPlanned(in: name(of: workout.exercises[index]))
      }
      return next
    }
    let place = try place(of: reference, typed: text, in: workout)
    if workout[place].isDone || line.isAll {
      if line.isAll { throw CommandError.setNotFound(text + " all") }
      // Without a change, what was done: pasted as it stands, it alters nothing.
      let change =
        line.change == nil
        ? writer(for: workout.exercises[place.exercise]).text(workout[place])
        : line.line.words[line.changeWords].map(shellWord).joined(separator: " ")
      throw CommandError.setAlreadyDone(text, edit: "gymlog edit \(shellWord(text)) \(change)" + target.typed)
    }
    return place
  }

  fileprivate func complete(
    _ place: SetPlace, _ line: DoneLine, in workout: inout Workout, force: Bool, lastTime: Load?
  ) throws -> [SetPlace] {
    let set = workout[place]
    let drafts = try meaning(
      of: line.line, for: workout.exercises[place.exercise], in: workout, force: force, lastTime: lastTime
    ) { meaning throws(SetRefusal) in
      do throws(SetRefusal) {
        return try meaning.done(set, with: line.change, line.groups)
      } catch {
        throw line.placed(error)
      }
    }
    return workout.complete(
      place, with: drafts, at: workout.momentOfSet(at: now, in: place.exercise), ids: newID)
  }

  /// All planned sets of an exercise, each as planned.
  fileprivate func completeAll(
    from first: SetPlace, in workout: inout Workout, _ argument: WorkoutArgument?, lastTime: Load?
  ) throws -> [SetPlace] {
    let planned = workout.exercises[first.exercise].sets.indices
      .map { SetPlace(exercise: first.exercise, set: $0) }.filter { !workout[$0].isDone }
    for place in planned {
      let line = TypedLine(.done, in: argument, ["\(place.exercise + 1).\(place.set + 1)"])
      let set = workout[place]
      let drafts = try meaning(
        of: line, for: workout.exercises[place.exercise], in: workout, force: true, lastTime: lastTime
      ) { meaning throws(SetRefusal) in
        do throws(SetRefusal) { return try meaning.done(set, with: nil, []) } catch {
          throw error.shifted(by: 1)
        }
      }
      workout.complete(place, with: drafts, at: workout.momentOfSet(at: now, in: place.exercise), ids: newID)
    }
    return planned
  }
}

extension DoneLine {
  /// A refusal with its place in the line: of groups, where they stand; of a change, that of the change.
  fileprivate func placed(_ refusal: SetRefusal) -> SetRefusal {
    refusal.words.isEmpty
      ? refusal.standing(in: changeWords) : refusal.shifted(by: changeWords.lowerBound)
  }
}
