extension Catalan {
  package func discardQuestion(_ workout: String, sets: Int) -> String {
    "Vols descartar \(workout), amb \(self.sets(sets))?"
  }

  package func deleteQuestion(_ workout: String, sets: Int) -> String {
    "Vols esborrar \(workout), amb \(self.sets(sets))?"
  }

  package var yesOrNo: String { "[s/N]" }

  package func declined() -> Message { Message("es queda com estava") }

  package func changedWhileAsked() -> Message {
    Message("ha canviat mentrestant; no s'ha tret res", hint: "Mira-t'ho i torna-ho a provar")
  }
}
