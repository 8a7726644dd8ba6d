import CommandLineKit
import Formats
import Logbook
import Training
import Wording

extension Commands {
  static func log(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.log.rawValue, aliases: ["l"],
      declaring: .init(
        help: CommandHelp(words.help(.log)), .words([.exercise, .set], atLeast: 1, words), .inWorkout(words),
        .flag(.force, words)
      ) { context, line, workout, force in
        try log(TypedLine(.log, in: workout, line), in: workout, force: force, context)
      })
  }

  private static func log(
    _ line: TypedLine, in argument: WorkoutArgument?, force: Bool, _ context: Context
  ) throws -> Reply {
    try refuseSeveralExercises(line, context.notation)
    let phrase = try SetPhraseLine(line, context.notation)
    if phrase.hasNoSets { throw try context.setsMissing(for: phrase.exercise ?? "", line, in: argument) }
    let edited = try context.offeringLastTime { lastTime in
      try context.editOrBegin(
        .log, in: EditTarget(argument), beside: { (places: [SetPlace]) in places.first?.exercise }
      ) { workout in
        let index = try context.index(ofLogged: phrase.exercise, in: &workout)
        let drafts = try phrase.results(for: workout, at: index, force: force, lastTime: lastTime, context)
        return workout.append(
          drafts, to: index, at: workout.momentOfSet(at: context.now, in: index), ids: context.newID)
      }
    }
    return Reply(setsOf: edited, context)
  }

  /// `bench 8@80, row 8@60` is two lines.
  private static func refuseSeveralExercises(_ line: TypedLine, _ notation: Notation) throws(CommandError) {
    let parts = Notation.parts(of: line.words)
    guard parts.count > 1, parts.allSatisfy({ namesExerciseWithSets($0.words, notation) }) else { return }
    throw .oneExerciseEach(parts.map { line.typing($0.words.map(shellWord).joined(separator: " ")) })
  }

  private static func namesExerciseWithSets(_ words: [String], _ notation: Notation) -> Bool {
    guard let start = try? notation.startOfSets(in: words) else { return false }
    return start > 0
  }
}

extension Context {
  /// The index of the exercise that sets are logged to or planned for: the one that is named, added where it isn't there
  /// yet; else the one in hand.
  func index(ofLogged name: String?, in workout: inout Workout) throws -> Int {
    guard let name else { return try inHand(of: workout) }
    let exercise = try exercise(name, today: workout, toWrite: true)
    return workout.exercises.lastIndex { $0.exercise == exercise.id }
      ?? workout.append(exercise, id: newID())
  }

  /// The error for an exercise without sets: what to type, as it was done the last time.
  func setsMissing(for text: String, _ line: TypedLine, in argument: WorkoutArgument?) throws -> CommandError
  {
    let workout = try logbook.read { snapshot in
      try argument.map { try self.workout($0.reference, typed: $0.text, in: snapshot) } ?? snapshot.inHand()
    }?.workout
    let exercise = try exercise(text, today: workout, toWrite: true)
    let today = workout?.exercises.last { $0.exercise == exercise.id }
    if today?.plannedSets.isEmpty == false {
      return .setsMissing(
        name(of: exercise), .planned(TypedLine(.done, in: argument, []).typing(shellName(text))))
    }
    if let last = try today.flatMap({ $0.doneSets.isEmpty ? nil : $0 })
      ?? lastTime(of: exercise.id, before: workout?.start ?? now)
    {
      let sets = NotationWriter(loading: exercise.equipment.loading).text(last.doneSets.map(\.withoutEffort))
      return .setsMissing(name(of: exercise), .lastTime(line.typing(shellName(text) + " " + sets)))
    }
    let unit = workout?.unit ?? settings.unit.value
    return .setsMissing(
      name(of: exercise),
      .example(line.typing(shellName(text) + " " + NextStep.example(of: exercise, in: unit))))
  }

}

extension WorkoutSet {
  /// To be done again: how hard it was stays with the day.
  fileprivate var withoutEffort: WorkoutSet {
    var set = self
    set.result?.effort = nil
    return set
  }
}
