import Logbook
import TerminalKit
import Wording

/// A question to confirm before a change.
struct Question: Sendable {
  /// The question, as asked on a terminal.
  let text: String
  /// The failure without a terminal; it names the option that confirms.
  let nonInteractiveError: Failure
}

extension Context {
  /// Asks on the terminal.
  ///
  /// - Throws: the question's own failure without a terminal; `Failure.declined` for any answer but yes.
  func confirm(_ question: Question) throws(Failure) {
    guard !isForPrograms, let ask = world.ask else { throw question.nonInteractiveError }
    let asked = wrapped(question.text + " " + words.yesOrNo, width: world.errorTerminal.width)
    let answer = try convertingErrors(ask(asked.joined(separator: "\n") + " "))
    guard let answer, Recognition.isYes(answer) else { throw Failure.declined }
  }

  /// Makes a change that removes something, once it is confirmed by `--yes` or on the terminal.
  ///
  /// `subject` finds what to remove; `question` returns nil if it needs no confirmation. The lock isn't held while the question
  /// is asked: the answer is for the subject found before, and if another one is found afterwards, nothing is changed.
  func change<Subject: Equatable & Sendable, Result>(
    _ command: CommandName, isSure: Bool, subject: (Snapshot) throws(Failure) -> Subject,
    question: (Subject) -> Question?, _ body: (Subject, inout Change) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    func attempt(sureOf agreed: Subject?) throws(Failure) -> Result {
      try logbook.change(command.rawValue, at: now) { change throws(Failure) in
        let found = try subject(change.snapshot)
        if let agreed, agreed != found { throw Failure.changedWhileAsked }
        if agreed == nil, !isSure, let question = question(found) {
          // Thrown to release the lock before the question is asked.
          var unanswered = question.nonInteractiveError
          unanswered.cause = Unanswered(subject: found, question: question)
          throw unanswered
        }
        return try body(found, &change)
      }
    }
    do {
      return try attempt(sureOf: nil)
    } catch {
      guard let unanswered = error.cause as? Unanswered<Subject> else { throw error }
      try confirm(unanswered.question)
      return try attempt(sureOf: unanswered.subject)
    }
  }
}

/// The question that a change stopped for.
private struct Unanswered<Subject: Sendable>: Error {
  let subject: Subject
  let question: Question
}

extension Words {
  /// The possible answers, after a question; the default is the capital letter.
  var yesOrNo: String { say(en: "[y/N]", es: "[s/N]", ca: "[s/N]") }
}

extension Failure {
  /// The confirmation was declined.
  static var declined: Failure {
    Failure(.failed) { words in
      words.say(
        en: Message("cancelled, nothing changed"),
        es: Message("cancelado, sin cambios"),
        ca: Message("cancel·lat, sense canvis"))
    }
  }

  /// The subject changed while the question was asked.
  static var changedWhileAsked: Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message(
          "the logbook changed meanwhile; nothing was removed", hint: "Check it and try again"),
        es: Message(
          "ha cambiado mientras respondías; no se ha quitado nada", hint: "Míralo y vuelve a intentarlo"),
        ca: Message(
          "ha canviat mentre responies; no s'ha eliminat res", hint: "Mira-t'ho i torna-ho a provar"))
    }
  }
}
