extension Spanish {
  package func alsoThatDay(_ clock: String, _ name: String?) -> String {
    "También ese día, a las \(clock)" + (name.map { ", " + $0 } ?? "") + ":"
  }
  package func started(_ workout: String, _ moment: String) -> String { "\(workout): empezado \(moment)" }
  package func startedHint(_ set: String) -> String {
    "Apunta la primera serie: gymlog log sentadilla \(set)"
  }
  package var finishAfterwardsHint: String {
    "Cuando tengas todas las series apuntadas: gymlog finish --for 1h"
  }

  package func finished(_ workout: String, _ figures: String) -> String {
    "\(workout): terminado, \(figures)"
  }
  package var emptyNotSaved: String { "No has hecho ninguna serie: no se guarda nada" }
  package func plannedLeftOut(_ count: Int) -> String {
    count == 1
      ? "1 serie prevista se ha quedado sin hacer y no se guarda"
      : "\(count) series previstas se han quedado sin hacer y no se guardan"
  }
  package func endedAtLastSet(_ moment: String) -> String {
    "Termina en su última serie, \(moment). Si ha durado hasta ahora: gymlog reopen, gymlog finish --at ahora"
  }
  package func shareHint(_ ref: String) -> String { "Para compartirlo: gymlog share \(ref)" }

  package func paused(_ workout: String, _ moment: String, after elapsed: String?) -> String {
    "\(workout): en pausa \(moment)" + (elapsed.map { ", tras " + $0 } ?? "")
  }
  package var pausedHint: String { "Para seguir: gymlog resume" }
  package func resumed(_ workout: String, pause: String, elapsed: String?) -> String {
    "\(workout): sigue tras una pausa de \(pause)" + (elapsed.map { ", llevas " + $0 } ?? "")
  }

  package func discarded(_ workout: String, _ figures: String) -> String {
    "\(workout): descartado, \(figures)"
  }
  package func deleted(_ workout: String, _ figures: String) -> String { "\(workout): borrado, \(figures)" }
  package func reopened(_ workout: String, _ figures: String) -> String {
    "\(workout): abierto de nuevo, \(figures)"
  }
  package var reopenedHint: String { "Para terminarlo: gymlog finish" }
  package func toDo(_ exercises: String, _ sets: String) -> String { "Por hacer: \(exercises), \(sets)" }
  package func firstToDo(_ exercise: String, _ set: String, _ command: String) -> String {
    "Empieza con \(exercise) \(set); al acabar la serie: \(command)"
  }
  package func undone(_ command: String, _ moment: String, in workout: String?) -> String {
    "Deshecho\(workout.map { " en " + $0 } ?? ""): \(command), \(moment)"
  }
  package func shared(_ workout: String, _ file: String) -> String { "\(workout): escrito en \(file)" }
  package var undoHint: String { "gymlog undo lo recupera" }
}
