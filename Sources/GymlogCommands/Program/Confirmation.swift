import Logbook
import TerminalKit
import Training
import Wording

/// What somebody has to say yes to before it is done.
struct Question: Sendable {
  /// How it is asked on a terminal.
  let text: String
  /// What is said where there is nobody to ask: it names the option that says yes.
  let otherwise: Failure
}

extension Context {
  /// Asks on the terminal, where only a yes is one.
  ///
  /// - Throws: the question's own error where there is nobody to ask; `Failure.declined` for any other answer.
  func confirm(_ question: Question) throws {
    guard !isForPrograms, let ask = world.ask else { throw question.otherwise }
    let answer = try ask(terminalSafe(question.text) + " " + words.yesOrNo + " ")
    guard let answer, Recognition.isYes(answer) else { throw Failure.declined }
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
        if let agreed, agreed != found { throw Failure.changedWhileAsked }
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

extension Words {
  /// What may be answered: stands after a question, the default in a capital letter.
  var yesOrNo: String { say(en: "[y/N]", es: "[s/N]", ca: "[s/N]") }
}

extension Failure {
  /// Somebody was asked, and didn't say yes.
  static var declined: Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("left as it was"),
        es: Message("se queda como estaba"),
        ca: Message("es queda com estava"))
    }
  }

  /// What somebody said yes to isn't any more what it was when they were asked.
  static var changedWhileAsked: Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message("it has changed in the meantime; nothing was removed", hint: "Look at it, and try again"),
        es: Message(
          "ha cambiado mientras tanto; no se ha quitado nada", hint: "Míralo y vuelve a intentarlo"),
        ca: Message("ha canviat mentrestant; no s'ha tret res", hint: "Mira-t'ho i torna-ho a provar"))
    }
  }
}
