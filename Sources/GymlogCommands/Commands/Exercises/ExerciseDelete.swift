import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func exerciseDelete(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.exerciseDelete.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.exerciseDelete)), .words([.exercise], atLeast: 1, words),
        .flag(.yes, words)
      ) { context, text, isSure in
        try exerciseDelete(text.joined(separator: " "), isSure: isSure, context)
      })
  }

  private static func exerciseDelete(_ text: String, isSure: Bool, _ context: Context) throws -> Reply {
    let removal = try context.change(.exerciseDelete, isSure: isSure) { snapshot in
      try ExerciseRemoval(of: text, in: snapshot, context)
    } question: { removal in
      removal.question(context)
    } _: { removal, change in
      if removal.uses.isNone {
        change.delete(removal.exercise)
      } else {
        // What it was done for was counted by what it is.
        var kept = removal.exercise.value
        kept.isDeleted = true
        try change.save(kept, over: removal.exercise)
      }
      for alias in removal.aliases { change.delete(alias) }
      return removal
    }
    let exercise = removal.exercise.value.exercise
    return Reply(
      noticed: removal.uses.problems,
      text: { screen in
        let words = screen.words
        let name = screen.painter.paint(exercise.name, .strong)
        return screen.lines([
          words.exerciseDeleted(name, aliases: removal.aliases.map { terminalSafe($0.value.alias) }),
          removal.uses.isNone ? nil : words.nameStays, words.undoHint,
        ])
      },
      json: {
        context.json(of: exercise) + [
          JSON.Member(name: "workouts", value: .int(removal.uses.workouts)),
          JSON.Member(name: "routines", value: .strings(removal.uses.routines)),
          JSON.Member(name: "aliases", value: .strings(removal.aliases.map(\.value.alias))),
        ]
      })
  }
}

/// An exercise that is to go, with its aliases, and where it is used.
private struct ExerciseRemoval: Equatable, Sendable {
  let exercise: StoredDocument<OwnExercise>
  let aliases: [StoredDocument<OwnAlias>]
  let uses: ExerciseUses

  init(of text: String, in snapshot: Snapshot, _ context: Context) throws {
    try context.checkOwnCanBeListed()
    let named = try context.exercise(text, today: nil, toWrite: true)
    guard let stored = try context.stored(named, in: snapshot) else {
      throw CommandError.own(
        .bundledNotDeleted(context.name(of: named), command: context.lineToCopy(named, force: true)))
    }
    exercise = stored
    aliases = try snapshot.aliases().documents.filter { $0.value.exercise == named.id }
    uses = try snapshot.uses(of: named.id)
  }

  func question(_ context: Context) -> Question {
    let own = exercise.value.exercise
    let command = "gymlog exercise delete \(context.typed(own)) --yes"
    return Question(
      text: context.words.deleteExerciseQuestion(
        own.name, workouts: uses.workouts, routines: uses.routines),
      otherwise: .own(
        .unconfirmed(own.name, workouts: uses.workouts, routines: uses.routines, command: command)))
  }
}
