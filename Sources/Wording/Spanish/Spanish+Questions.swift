extension Spanish {
  package func discardQuestion(_ workout: String, sets: Int) -> String {
    "¿Descartar \(workout), con \(self.sets(sets))?"
  }

  package func deleteQuestion(_ workout: String, sets: Int) -> String {
    "¿Borrar \(workout), con \(self.sets(sets))?"
  }

  package var yesOrNo: String { "[s/N]" }

  package func declined() -> Message { Message("se queda como estaba") }

  package func changedWhileAsked() -> Message {
    Message("ha cambiado mientras tanto; no se ha quitado nada", hint: "Míralo y vuelve a intentarlo")
  }
}
