import CommandLineKit
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseEdit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseEdit.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.exerciseEdit)), .words([.exercise], atLeast: 1, words),
        .option(.name, .name, words), .bodyPart(words, .exerciseEdit), .equipment(words, .exerciseEdit),
        .muscles(.muscle, words), .muscles(.also, words), .countMode(words, .exerciseEdit),
        .implements(words), .sides(words), .bodyWeightShare(words), .flag(.force, words)
      ) { context, text, name, part, equipment, muscles, also, mode, implements, sides, share, force in
        let facts = ExerciseFacts(
          bodyPart: part, equipment: equipment, countMode: mode, primaryMuscles: muscles.said,
          secondaryMuscles: also.said, implements: implements, sides: sides, bodyWeightShare: share)
        let edit = ExerciseEdit(
          text: text.joined(separator: " "), name: try name.map(context.exerciseName), facts: facts,
          force: force)
        return try exerciseEdit(edit, context)
      })
  }

  private static func exerciseEdit(_ edit: ExerciseEdit, _ context: Context) throws -> Reply {
    let (exercise, isChanged) = try context.logbook.change(
      CommandName.exerciseEdit.rawValue, at: context.now
    ) { change in
      try context.checkOwnCanBeListed()
      let exercise = try context.exercise(edit.text, today: nil, toWrite: true)
      guard let stored = try context.stored(exercise, in: change.snapshot) else {
        let command = context.lineToCopy(
          exercise, as: edit.name, edit.facts, force: edit.name == nil || edit.force)
        throw CommandError.own(.bundledNotEdited(context.name(of: exercise), command: command))
      }
      let own = try edit.applied(to: stored.value, context)
      try change.save(own, over: stored)
      return (own.exercise, own != stored.value)
    }
    return Reply(
      noticed: [],
      text: { screen in
        let (words, name) = (screen.words, screen.painter.paint(exercise.name, .strong))
        guard isChanged else { return screen.lines([words.exerciseUnchanged(name)]) }
        return screen.lines(
          [words.exerciseNow(name, context.facts(of: exercise))]
            + context.muscleLines(of: exercise, words))
      },
      json: { context.json(of: exercise, isChanged: isChanged) })
  }
}

/// What is to be changed of an exercise.
private struct ExerciseEdit {
  /// How the exercise was named on the line.
  let text: String
  /// Its new name; nil where it stays.
  let name: String?
  let facts: ExerciseFacts
  let force: Bool

  func applied(to own: OwnExercise, _ context: Context) throws -> OwnExercise {
    var new = own
    if name == nil && facts.isEmpty {
      let example = "gymlog exercise edit \(context.typed(own.exercise)) --equipment barbell"
      throw CommandError.own(.nothingToEdit(own.exercise.name, command: example))
    }
    facts.apply(to: &new.exercise)
    if let name, name != own.exercise.name {
      let line =
        ["gymlog exercise edit \(context.typed(own.exercise)) --name \(shellWord(name))"] + facts.options
      let again = (line + ["--force"]).joined(separator: " ")
      try context.checkIsFree(name, for: own.exercise.id, taking: force ? nil : { _ in again })
      new.exercise.name = name
    }
    return new
  }
}
