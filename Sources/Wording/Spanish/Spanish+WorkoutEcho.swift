extension Spanish {
  package func started(_ name: String?, at clock: String) -> String {
    "\(name ?? "Entrenamiento"): empezado a las \(clock)"
  }
  package var startedHint: String { "Apunta la primera serie: gymlog log sentadilla 8@100kg" }
  package func finished(_ name: String?, _ figures: String) -> String {
    "\(name ?? "Entrenamiento"): terminado, \(figures)"
  }
  package var emptyNotSaved: String { "No has hecho ninguna serie: no se guarda nada" }
  package func plannedLeftOut(_ count: Int) -> String {
    count == 1
      ? "1 serie planificada se ha quedado sin hacer y no se guarda"
      : "\(count) series planificadas se han quedado sin hacer y no se guardan"
  }
  package func endedAtLastSet(_ clock: String) -> String {
    "Termina en su última serie, a las \(clock). Si ha durado hasta ahora: gymlog reopen, gymlog finish --at now"
  }
}
