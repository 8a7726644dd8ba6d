import Logbook
import TerminalKit
import Training
import Wording

/// What somebody has to say yes to before it is done.
struct Question: Sendable {
  /// How it is asked on a terminal.
  let text: String
  /// What is said where there is nobody to ask: it names the option that says yes.
  let otherwise: any Error

  init(text: String, otherwise: CommandError) { (self.text, self.otherwise) = (text, otherwise) }

  init(text: String, otherwise: RoutineError) { (self.text, self.otherwise) = (text, otherwise) }
}

extension Context {
  /// Asks on the terminal, where only a yes is one.
  ///
  /// - Throws: the question's own error where there is nobody to ask; `CommandError.declined` for any other answer.
  func confirm(_ question: Question) throws {
    guard !isForPrograms, let ask = world.ask else { throw question.otherwise }
    let answer = try ask(terminalSafe(question.text) + " " + words.yesOrNo + " ")
    guard let answer, Recognition.isYes(answer) else { throw CommandError.declined }
  }

  /// Makes a change that takes something away, once somebody has said yes to it: with `--yes`, or asked on the terminal.
  ///
  /// `subject` finds what is to go; `question` answers nil for what goes without a word. Nobody is asked while the lock is
  /// held: the answer counts for what was found before it, and where that is something else afterwards, nothing is done.
  func change<Subject: Equatable & Sendable, Result>(
    _ command: CommandName, isSure: Bool, subject: (Snapshot) throws -> Subject,
    question: (Subject) -> Question?, _ body: (Subject, inout Change) throws -> Result
  ) throws -> Result {
    func attempt(sureOf agreed: Subject?) throws -> Result {
      try logbook.change(command.rawValue, at: now) { change in
        let found = try subject(change.snapshot)
        if let agreed, agreed != found { throw CommandError.changedWhileAsked }
        if agreed == nil, !isSure, let question = question(found) {
          throw Unanswered(subject: found, question: question)
        }
        return try body(found, &change)
      }
    }
    do {
      return try attempt(sureOf: nil)
    } catch let unanswered as Unanswered<Subject> {
      try confirm(unanswered.question)
      return try attempt(sureOf: unanswered.subject)
    }
  }
}

/// A change that stopped for a question; it leaves the lock on its way out.
private struct Unanswered<Subject: Sendable>: Error {
  let subject: Subject
  let question: Question
}
