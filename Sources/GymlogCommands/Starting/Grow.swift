import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func grow(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.grow.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.grow)), .words([.exercise, .growth], words), .flag(.remove, words),
        .inWorkout(words), .inRoutine(words)
      ) { context, line, removes, workout, routine in
        try grow(line, removes: removes, in: EditTarget(workout, routine: routine), context)
      })
  }

  private static func grow(
    _ line: [String], removes: Bool, in target: EditTarget, _ context: Context
  ) throws -> Reply {
    let start = line.firstIndex { $0.hasPrefix("+") } ?? line.count
    let (name, rule) = (line[..<start].joined(separator: " "), line[start...])
    if removes, !rule.isEmpty {
      throw CommandError.contradiction("--remove", rule.joined(separator: " "))
    }
    if !removes, rule.isEmpty {
      // `bench 2.5kg`, `bench -10%`: the step without its sign, or what comes after it.
      let tried = line.dropFirst().drop { $0.first.map { !$0.isNumber && $0 != "-" } ?? true }
      throw tried.isEmpty
        ? TurnError.growthMissing : .growthNotUnderstood(tried.joined(separator: " "))
    }
    let edited = try context.edit(.grow, in: target) { workout in
      let progress = removes ? workout.noGrowth : Progression(rule, unit: workout.unit)
      if !removes, progress == nil { throw TurnError.growthNotUnderstood(rule.joined(separator: " ")) }
      var grown = Grown()
      for index in try exercises(name, in: workout, context) {
        if !removes, let contradiction = context.contradiction(in: workout.exercises[index]) {
          grown.left.append((index, contradiction))
        } else {
          workout.exercises[index].progress = progress
          grown.exercises.append(index)
        }
      }
      if grown.exercises.isEmpty, let first = grown.left.first { throw first.contradiction }
      return grown
    }
    return reply(edited, context)
  }

  /// The exercise that is named; without a name, the one in hand, or all of a routine.
  private static func exercises(_ name: String, in workout: Workout, _ context: Context) throws -> [Int] {
    if !name.isEmpty { return [try context.indexOfExercise(name, in: workout)] }
    return workout.isRoutine ? Array(workout.exercises.indices) : [try context.inHand(of: workout)]
  }

  /// The exercises that grow now, or no more, by their index, and those that can't.
  private struct Grown {
    var exercises: [Int] = []
    var left: [(index: Int, contradiction: TurnError)] = []
  }

  private static func reply(_ edited: Edited<Grown>, _ context: Context) -> Reply {
    let exercises = edited.workout.exercises
    let entries = edited.result.exercises.map { (index: $0, entry: exercises[$0]) }
    let left = edited.result.left
    return Reply(
      noticed: edited.problems,
      text: { screen in
        entries.map { _, entry in
          let name = screen.painter.paint(context.name(of: entry), .strong)
          return screen.words.growth(of: name, context.countMode(of: entry), entry.progress) + "\n"
        }.joined()
          + left.flatMap { _, contradiction in
            wrapped(Complaint(contradiction, screen.words).message.text, width: screen.width)
          }.text
      },
      json: {
        let list = entries.map { index, entry -> JSON in
          [
            "ref": .string("\(index + 1)"), "exercise": .string(entry.name),
            "exerciseId": .string(entry.exercise.text),
            "progress": entry.progress.map { .string($0.text) } ?? .null,
          ]
        }
        let kept = left.map { index, _ -> JSON in
          [
            "ref": .string("\(index + 1)"), "exercise": .string(exercises[index].name),
            "exerciseId": .string(exercises[index].exercise.text),
            "by": .string(PlanBasis(of: exercises[index].sets) == .effort ? "effort" : "percent"),
          ]
        }
        return [
          edited.target, JSON.Member(name: "exercises", value: .array(list)),
          JSON.Member(name: "left", value: .array(kept)),
        ]
      })
  }
}

extension Workout {
  /// What an exercise has that doesn't grow by itself: nothing, or, where its routine would have it grow, a step of nothing.
  fileprivate var noGrowth: Progression? {
    routineProgress.map { _ in Progression(step: Mass(Thousandths(0), unit)) }
  }
}

extension Context {
  /// Why an exercise can't grow by steps: its plan follows the 1RM or the effort; nil where it can.
  func contradiction(in entry: WorkoutExercise) -> TurnError? {
    let basis = PlanBasis(of: entry.sets)
    guard basis != .lastTime else { return nil }
    return .growthContradicts(name(of: entry), plan: writer(for: entry).text(entry.sets), basis)
  }
}

extension Context {
  /// What the sets of an exercise are counted by; by the clock also where the exercise goes by distance too.
  func countMode(of entry: WorkoutExercise) -> CountMode {
    entry.sets.first { $0.type.isWork }?.countMode ?? exercise(of: entry).countMode
  }
}

extension Words {
  /// How an exercise grows, in a sentence.
  func growth(of exercise: String, _ mode: CountMode, _ progress: Progression?) -> String {
    guard let progress else { return growsNoMore(exercise) }
    if let step = progress.step, step.value.raw == 0 { return growsNoMore(exercise) }
    return grows(
      exercise, mode, by: progress.step.map(mass), back: percent(progress.back), after: progress.failures)
  }
}
