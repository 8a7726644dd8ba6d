/// What is asked on a terminal before something goes that somebody may miss, and what is said where the answer isn't yes.
package protocol QuestionWords {
  /// The open workout would be thrown away, with so many sets that were done.
  func discardQuestion(_ workout: String, sets: Int) -> String
  /// A past workout would be deleted, with so many sets that were done.
  func deleteQuestion(_ workout: String, sets: Int) -> String
  /// What may be answered: stands after a question, the default in a capital letter.
  var yesOrNo: String { get }
  /// The answer was not yes.
  func declined() -> Message
  /// What was asked about has changed before the answer came.
  func changedWhileAsked() -> Message
}
