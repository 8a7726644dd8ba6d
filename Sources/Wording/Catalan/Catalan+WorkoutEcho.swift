extension Catalan {
  package func started(_ name: String?, at clock: String) -> String {
    "\(name ?? "Entrenament"): començat a les \(clock)"
  }
  package var startedHint: String { "Apunta la primera sèrie: gymlog log esquat 8@100kg" }
  package func finished(_ name: String?, _ figures: String) -> String {
    "\(name ?? "Entrenament"): acabat, \(figures)"
  }
  package var emptyNotSaved: String { "No has fet cap sèrie: no es desa res" }
  package func plannedLeftOut(_ count: Int) -> String {
    count == 1
      ? "1 sèrie planificada s'ha quedat sense fer i no es desa"
      : "\(count) sèries planificades s'han quedat sense fer i no es desen"
  }
  package func endedAtLastSet(_ clock: String) -> String {
    "Acaba en l'última sèrie, a les \(clock). Si ha durat fins ara: gymlog reopen, gymlog finish --at now"
  }
}
