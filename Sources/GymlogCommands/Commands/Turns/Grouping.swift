import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func superset(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.superset.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.superset)), .words([.exercise], words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, removes, workout, routine in
        let target = try EditTarget(workout, routine: routine)
        let names = Notation.parts(of: line).map { $0.words.joined(separator: " ") }.filter { !$0.isEmpty }
        return try removes
          ? ungroup(names, in: target, context) : group(names, in: target, context)
      })
  }

  /// The exercises that a line names, and the workout's exercises before.
  private struct Grouped {
    var members: [Int]
    var before: [WorkoutExercise]
  }

  private static func group(
    _ names: [String], in target: EditTarget, _ context: Context
  ) throws -> Reply {
    if names.count < 2 { throw TurnError.supersetOfOne }
    let edited = try context.editOrBegin(.superset, in: target) { workout in
      var members: [Int] = []
      for name in names {
        let index = try exercise(name, in: &workout, context)
        if !members.contains(index) { members.append(index) }
      }
      if members.count < 2 { throw TurnError.supersetOfOne }
      let before = workout.exercises
      if workout.superset(of: members[0]) != members.sorted() { workout.exercises.group(members) }
      return Grouped(members: members.sorted(), before: before)
    }
    return reply(edited, context) { screen in
      let (before, workout) = (edited.result.before, edited.workout)
      let isNew = before.supersets != workout.supersets
      let members = listed(edited.result.members, of: workout, context, screen)
      return isNew ? screen.words.supersetOf(members) : screen.words.supersetAlready(members)
    }
  }

  /// One that the workout has, by number or name; else one that is added.
  private static func exercise(_ name: String, in workout: inout Workout, _ context: Context) throws -> Int {
    if case .number? = ExerciseReference(name) { return try context.indexOfExercise(name, in: workout) }
    return try context.index(ofLogged: name, in: &workout)
  }

  private static func ungroup(
    _ names: [String], in target: EditTarget, _ context: Context
  ) throws -> Reply {
    let edited = try context.edit(.superset, in: target) { workout in
      var members: [Int] = []
      if names.isEmpty {
        let index = try context.inHand(of: workout)
        members = workout.superset(of: index) ?? [index]
      } else {
        members = try names.map { try context.indexOfExercise($0, in: workout) }
      }
      let before = workout.exercises
      if let alone = members.first(where: { workout.superset(of: $0) == nil }) {
        throw TurnError.notInSuperset(context.name(of: before[alone]))
      }
      workout.exercises.ungroup(members)
      return Grouped(members: members, before: before)
    }
    return reply(edited, context) { _ in nil }
  }

  /// What `says` makes of it, then the exercises that are in no superset any more, then what comes next.
  private static func reply(
    _ edited: Edited<Grouped>, _ context: Context, says: @escaping (Screen) -> String?
  ) -> Reply {
    let (workout, before) = (edited.workout, edited.result.before)
    let left = before.supersets.joined().filter { workout.superset(of: $0) == nil }.sorted()
    let echo = SetsEcho(context: context, workout: workout)
    return Reply(
      noticed: edited.problems,
      text: { screen in
        let names = left.map { screen.painter.paint(context.name(of: workout.exercises[$0]), .strong) }
        let isPlanned = !workout.isRoutine && workout.places.contains { !workout[$0].isDone }
        let said = [says(screen), names.isEmpty ? nil : screen.words.byItself(names)].compactMap(\.self)
        let next = isPlanned ? echo.next(screen) : []
        return (said + echo.notices(began: edited.began, screen) + next).text
      },
      json: {
        let isChanged = before.map(\.superset) != workout.exercises.map(\.superset)
        return [
          edited.target,
          JSON.Member(name: "began", value: .bool(edited.began)),
          JSON.Member(
            name: "supersets",
            value: .array(workout.supersets.map { members in .strings(members.map { "\($0 + 1)" }) })),
          JSON.Member(name: "changed", value: .bool(isChanged)), echo.nextMember,
        ]
      })
  }

  private static func listed(
    _ members: [Int], of workout: Workout, _ context: Context, _ screen: Screen
  ) -> String {
    members.map { index in
      "\(index + 1) " + screen.painter.paint(context.name(of: workout.exercises[index]), .strong)
    }.joined(separator: " + ")
  }
}
