extension English {
  package func discardQuestion(_ workout: String, sets: Int) -> String {
    "Discard \(workout), with \(self.sets(sets))?"
  }

  package func deleteQuestion(_ workout: String, sets: Int) -> String {
    "Delete \(workout), with \(self.sets(sets))?"
  }

  package var yesOrNo: String { "[y/N]" }

  package func declined() -> Message { Message("left as it was") }

  package func changedWhileAsked() -> Message {
    Message("it has changed in the meantime; nothing was removed", hint: "Look at it, and try again")
  }
}
