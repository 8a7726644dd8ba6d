import CommandLineKit
import Formats
import TerminalKit
import Training
import Wording

extension Commands {
  static func grow(_ words: any Words) -> GymlogCommand {
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
      let indices = try exercises(name, in: workout, context)
      let growing =
        removes ? indices : indices.filter { context.contradiction(in: workout.exercises[$0]) == nil }
      if growing.isEmpty,
        let contradiction = indices.compactMap({ context.contradiction(in: workout.exercises[$0]) }).first
      {
        throw contradiction
      }
      for index in growing { workout.exercises[index].progress = progress }
      return growing
    }
    return reply(edited, context)
  }

  /// The exercise that is named; without a name, the one in hand, or all of a routine.
  private static func exercises(_ name: String, in workout: Workout, _ context: Context) throws -> [Int] {
    if !name.isEmpty { return [try context.indexOfExercise(name, in: workout)] }
    return workout.isRoutine ? Array(workout.exercises.indices) : [try context.inHand(of: workout)]
  }

  private static func reply(_ edited: Edited<[Int]>, _ context: Context) -> Reply {
    let entries = edited.result.map { (index: $0, entry: edited.workout.exercises[$0]) }
    return Reply(
      noticed: edited.problems,
      text: { screen in
        entries.map { _, entry in
          let name = screen.painter.paint(context.name(of: entry), .strong)
          return screen.words.growth(of: name, entry.progress) + "\n"
        }.joined()
      },
      json: {
        let list = entries.map { index, entry -> JSON in
          [
            "ref": .string("\(index + 1)"), "exercise": .string(entry.name),
            "progress": entry.progress.map { .string($0.text) } ?? .null,
          ]
        }
        return [edited.target, JSON.Member(name: "exercises", value: .array(list))]
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

extension StartWords where Self: NumberWords {
  /// How an exercise grows, in a sentence.
  func growth(of exercise: String, _ progress: Progression?) -> String {
    guard let progress else { return growsNoMore(exercise) }
    if let step = progress.step, step.value.raw == 0 { return growsNoMore(exercise) }
    return grows(
      exercise, by: progress.step.map(mass), back: percent(progress.back), after: progress.failures)
  }
}
