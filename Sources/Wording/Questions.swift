import Training

extension Words {
  /// The open workout would be thrown away, with so many sets that were done.
  package func discardQuestion(_ workout: String, sets: Int) -> String {
    say(
      en: "Discard \(workout), with \(self.sets(sets))?",
      es: "¿Descartar \(workout), con \(self.sets(sets))?",
      ca: "Vols descartar \(workout), amb \(self.sets(sets))?")
  }

  /// A past workout would be deleted, with so many sets that were done.
  package func deleteQuestion(_ workout: String, sets: Int) -> String {
    say(
      en: "Delete \(workout), with \(self.sets(sets))?",
      es: "¿Borrar \(workout), con \(self.sets(sets))?",
      ca: "Vols esborrar \(workout), amb \(self.sets(sets))?")
  }

  /// What may be answered: stands after a question, the default in a capital letter.
  package var yesOrNo: String { say(en: "[y/N]", es: "[s/N]", ca: "[s/N]") }

  /// The answer was not yes.
  package func declined() -> Message {
    say(
      en: Message("left as it was"),
      es: Message("se queda como estaba"),
      ca: Message("es queda com estava"))
  }

  /// What was asked about has changed before the answer came.
  package func changedWhileAsked() -> Message {
    say(
      en: Message("it has changed in the meantime; nothing was removed", hint: "Look at it, and try again"),
      es: Message("ha cambiado mientras tanto; no se ha quitado nada", hint: "Míralo y vuelve a intentarlo"),
      ca: Message("ha canviat mentrestant; no s'ha tret res", hint: "Mira-t'ho i torna-ho a provar"))
  }
}
