import TerminalKit
import Training
import Wording

/// Why an exercise of the lifter's own can't be created, changed or deleted, and why an alias can't be given. Exercises go by
/// the names that they are shown by, commands are whole lines.
enum OwnExerciseError: Error, Equatable {
  /// Options that a new exercise can't do without, each with what it may be.
  case factsMissing(String, [MissingFact])
  case nameIsOwn(String, command: String)
  case nameIsAlias(String, of: String, command: String)
  case nameIsBundled(String, of: String, command: String)
  case nameReadsAsSets(String)
  /// A name or an alias by which the exercise couldn't be reached.
  case nameReadsAsReference(String)
  case nameUnreadable(String)
  case bundledNotEdited(String, command: String)
  case bundledNotDeleted(String, command: String)
  case nothingToEdit(String, command: String)
  case unconfirmed(String, workouts: Int, routines: [String], command: String)
  case shareNotUnderstood(String)
  case aliasReadsAsSets(String)
  case aliasIsName(String, of: String)
  case aliasTaken(String, by: String, command: String)
  case aliasNotFound(String)
}

/// An option that is missing, and what it may be.
struct MissingFact: Equatable, Sendable {
  let option: OptionName
  let choices: [String]
}

extension Complaint {
  init(_ error: OwnExerciseError, _ words: Words) {
    switch error {
    case .factsMissing(let name, let facts):
      self.init(
        words.exerciseFactsMissing(name, options: facts.map { "--" + $0.option.rawValue }),
        details: facts.flatMap { fact in
          wrapped(
            "--" + fact.option.rawValue + " " + fact.choices.joined(separator: ", "), width: 80, indent: "  ",
            hanging: "    ")
        }, .usage)
    case .nameIsOwn(let name, let command): self.init(words.nameIsOwn(name, command: command), .conflict)
    case .nameIsAlias(let name, let exercise, let command):
      self.init(words.nameIsAlias(name, of: exercise, command: command), .conflict)
    case .nameIsBundled(let name, let exercise, let command):
      self.init(words.nameIsBundled(name, of: exercise, command: command), .conflict)
    case .nameReadsAsSets(let name): self.init(words.nameReadsAsSets(name), .usage)
    case .nameReadsAsReference(let name): self.init(words.nameReadsAsReference(name), .usage)
    case .nameUnreadable(let name): self.init(words.nameUnreadable(name), .usage)
    case .bundledNotEdited(let name, let command):
      self.init(words.bundledNotEdited(name, command: command), .failed)
    case .bundledNotDeleted(let name, let command):
      self.init(words.bundledNotDeleted(name, command: command), .failed)
    case .nothingToEdit(let name, let command): self.init(words.nothingToEdit(name, command: command), .usage)
    case .unconfirmed(let name, let workouts, let routines, let command):
      self.init(
        words.exerciseUnconfirmed(name, workouts: workouts, routines: routines, command: command), .usage)
    case .shareNotUnderstood(let text): self.init(words.shareNotUnderstood(text), .usage)
    case .aliasReadsAsSets(let alias): self.init(words.aliasReadsAsSets(alias), .usage)
    case .aliasIsName(let alias, let exercise): self.init(words.aliasIsName(alias, of: exercise), .conflict)
    case .aliasTaken(let alias, let exercise, let command):
      self.init(words.aliasTaken(alias, by: exercise, command: command), .conflict)
    case .aliasNotFound(let alias): self.init(words.aliasNotFound(alias), .notFound)
    }
  }

  /// The names nearest to one that nobody has, and how to create an exercise of that name, of which some facts may be known.
  init(unknownExercise text: String, nearest: [String], _ facts: ExerciseFacts, _ words: Words) {
    let message = words.unknownExercise(text, nearest: nearest)
    self.init(message, .notFound)
    guard let command = facts.lineToCreate(text) else { return }
    details = message.hint.map { [$0] } ?? []
    self.message.hint = words.toCreateExercise(command)
  }
}
