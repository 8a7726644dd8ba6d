extension Catalan {
  package func alsoThatDay(_ clock: String, _ name: String?) -> String {
    "També aquell dia, a les \(clock)" + (name.map { ", " + $0 } ?? "") + ":"
  }
  package func started(_ workout: String, _ moment: String) -> String { "\(workout): començat \(moment)" }
  package func startedHint(_ set: String) -> String { "Apunta la primera sèrie: gymlog log esquat \(set)" }
  package var finishAfterwardsHint: String {
    "Quan tinguis totes les sèries apuntades: gymlog finish --for 1h"
  }

  package func finished(_ workout: String, _ figures: String) -> String { "\(workout): acabat, \(figures)" }
  package var emptyNotSaved: String { "No has fet cap sèrie: no es desa res" }
  package func plannedLeftOut(_ count: Int) -> String {
    count == 1
      ? "1 sèrie prevista s'ha quedat sense fer i no es desa"
      : "\(count) sèries previstes s'han quedat sense fer i no es desen"
  }
  package func endedAtLastSet(_ moment: String) -> String {
    "Acaba a l'última sèrie, \(moment). Si ha durat fins ara: gymlog reopen, gymlog finish --at ara"
  }
  package func shareHint(_ ref: String) -> String { "Per compartir-lo: gymlog share \(ref)" }

  package func paused(_ workout: String, _ moment: String, after elapsed: String?) -> String {
    "\(workout): en pausa \(moment)" + (elapsed.map { ", després " + Self.of($0) } ?? "")
  }
  package var pausedHint: String { "Per continuar: gymlog resume" }
  package func resumed(_ workout: String, pause: String, elapsed: String?) -> String {
    "\(workout): continua després d'una pausa \(Self.of(pause))" + (elapsed.map { ", portes " + $0 } ?? "")
  }

  package func discarded(_ workout: String, _ figures: String) -> String {
    "\(workout): descartat, \(figures)"
  }
  package func deleted(_ workout: String, _ figures: String) -> String { "\(workout): esborrat, \(figures)" }
  package func reopened(_ workout: String, _ figures: String) -> String {
    "\(workout): obert un altre cop, \(figures)"
  }
  package var reopenedHint: String { "Per acabar-lo: gymlog finish" }
  package func toDo(_ exercises: String, _ sets: String) -> String { "Per fer: \(exercises), \(sets)" }
  package func firstToDo(_ exercise: String, _ set: String, _ command: String) -> String {
    "Comença amb \(exercise) \(set); en acabar la sèrie: \(command)"
  }
  package func undone(_ command: String, _ moment: String, in workout: String?) -> String {
    "Desfet\(workout.map { " a " + $0 } ?? ""): \(command), \(moment)"
  }
  package func shared(_ workout: String, _ file: String) -> String { "\(workout): escrit a \(file)" }
  package var undoHint: String { "gymlog undo el recupera" }
}
