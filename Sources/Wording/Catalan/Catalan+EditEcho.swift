extension Catalan {
  package func alreadySo(_ sets: String) -> String { "sense canvis: \(sets)" }
  package func removed(_ sets: String, count: Int) -> String { (count == 1 ? "treta: " : "tretes: ") + sets }
  package func exerciseRemoved(sets count: Int, done: Int) -> String {
    switch (count, done) {
    case (0, _): "exercici tret"
    case (_, 0): "exercici tret amb \(sets(count))"
    case (1, 1): "exercici tret amb 1 sèrie feta"
    case (count, count): "exercici tret amb \(sets(count)) fetes"
    default: "exercici tret amb \(sets(count)), \(number(done)) \(done == 1 ? "de feta" : "de fetes")"
    }
  }
  package func noSetsLeft(in exercise: String, command: String) -> String {
    "\(exercise) es queda sense sèries. Per treure'l també: \(command)"
  }
  package var undoBringsBack: String { "Per recuperar-ho: gymlog undo" }
  package func toDo(_ sets: String) -> String { "per fer: \(sets)" }
  package func stillToDo(_ sets: String) -> String { "encara per fer: \(sets)" }
  package var alreadyThere: String { "ja hi és, no canvia res" }
  package var alreadyThisOne: String { "ja és l'exercici, no canvia res" }
  package func noteOn(_ part: String?) -> String { part.map { "Nota a \($0)" } ?? "Nota de l'entrenament" }
  package func noteRemoved(from part: String?) -> String { noteOn(part) + " treta" }
  package func tagsNow(_ tags: String) -> String {
    tags.isEmpty ? "Ja no queden etiquetes" : "Etiquetes: \(tags)"
  }
  package func tagsAlready(_ tags: String) -> String { "Ja tenia aquestes etiquetes, no canvia res: \(tags)" }
}
