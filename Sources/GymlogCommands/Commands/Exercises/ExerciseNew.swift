import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseNew(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseNew.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.exerciseNew)), .words([.name], atLeast: 1, words),
        .bodyPart(words, .exerciseNew), .equipment(words, .exerciseNew), .muscles(.muscle, words),
        .muscles(.also, words), .countMode(words, .exerciseNew), .implements(words), .sides(words),
        .bodyWeightShare(words), .flag(.force, words)
      ) { context, name, part, equipment, muscles, also, mode, implements, sides, share, force in
        let facts = ExerciseFacts(
          bodyPart: part, equipment: equipment, countMode: mode, primaryMuscles: muscles.said,
          secondaryMuscles: also.said, implements: implements, sides: sides, bodyWeightShare: share)
        return try exerciseNew(name.joined(separator: " "), facts, force: force, context)
      })
  }

  private static func exerciseNew(
    _ text: String, _ facts: ExerciseFacts, force: Bool, _ context: Context
  ) throws -> Reply {
    let name = try context.exerciseName(text)
    let own = try context.logbook.change(CommandName.exerciseNew.rawValue, at: context.now) { change in
      try context.checkOwnCanBeListed()
      let id = context.newID()
      // A name that is taken is told before what is missing: perhaps no exercise is needed.
      let taking = { bundled in context.lineToCopy(bundled, as: name, facts, force: true) }
      try context.checkIsFree(name, for: ExerciseID(id), taking: force ? nil : taking)
      let exercise = try OwnExerciseError.wrapped { () throws(OwnExerciseError) in
        try facts.exercise(name, id: id, context.words)
      }
      let own = OwnExercise(id: id, exercise)
      try change.save(own)
      return own
    }
    return Reply(
      noticed: [],
      text: { screen in
        let (words, exercise) = (screen.words, own.exercise)
        let example =
          "gymlog log \(context.typed(exercise)) "
          + NextStep.example(of: exercise, in: context.settings.unit.value)
        return screen.lines(
          [words.exerciseAdded(screen.painter.paint(exercise.name, .strong), context.facts(of: exercise))]
            + context.muscleLines(of: exercise, words) + [words.howToLog(example)])
      },
      json: { context.json(of: own.exercise, isChanged: true) })
  }
}

extension OwnExerciseError {
  /// Runs a body, and passes its error on as one of the commands'.
  static func wrapped<Result>(
    _ body: () throws(OwnExerciseError) -> Result
  ) throws(CommandError) -> Result {
    do {
      return try body()
    } catch {
      throw .own(error)
    }
  }
}

extension Context {
  /// An exercise's name as it is typed, before sets too: in quotes where a shell or the program would take its words for
  /// something else.
  func typed(_ exercise: Exercise) -> String {
    let name = name(of: exercise).lowercased()
    let isPlain =
      name.allSatisfy { $0 == " " || shellWord(String($0)) == String($0) } && name.endsWhereSetsBegin
    return isPlain ? name : shellWord(name)
  }

  /// An exercise of the lifter's own for programs, after a change.
  func json(of exercise: Exercise, isChanged: Bool) -> [JSON.Member] {
    json(of: exercise) + [
      JSON.Member(name: "sides", value: .string(exercise.sides.rawValue)),
      JSON.Member(name: "bodyWeightShare", value: .decimal(exercise.bodyWeightShare.raw, scale: 3)),
      JSON.Member(name: "changed", value: .bool(isChanged)),
    ]
  }
}
