extension Catalan {
  package func span(from first: String?, to last: String?) -> String {
    switch (first, last) {
    case (let first?, let last?): first == last ? first : "\(first) – \(last)"
    case (let first?, nil): "des del \(first)"
    case (nil, let last?): "fins al \(last)"
    case (nil, nil): "tot"
    }
  }

  package var workoutsHeading: String { "entrenaments" }
  package var setsHeading: String { "sèries" }
  package var timesHeading: String { "reps" }
  package var perWorkout: String { "per entrenament" }
  package var setTypesHeading: String { "tipus de sèrie" }
  package var musclesHeading: String { "músculs" }
  package var exercisesHeading: String { "exercicis" }
  package var most: String { "màx." }
  package var mean: String { "mitjana" }
  package var total: String { "total" }
  package var weekHeading: String { "setmana" }
  package var monthHeading: String { "mes" }
  package var yearHeading: String { "any" }
  package func warmUps(_ count: Int) -> String {
    count == 1 ? "1 d'escalfament" : "\(number(count)) d'escalfament"
  }
  package func volumeCounts(pairsTwice: Bool) -> String {
    "Repeticions, pesos i volum van sense escalfaments. El volum és pes × repeticions; un parell de "
      + "manuelles compta " + (pairsTwice ? "doble" : "una vegada")
  }
  package func bodyInVolume(_ volume: String) -> String { "\(volume) del volum són del teu pes corporal" }
  package func bodyNotInVolume(_ sets: Int, _ command: String) -> String {
    "En \(self.sets(sets)) no se suma el teu pes corporal: no n'hi ha cap d'apuntat. Per sumar-lo: \(command)"
  }
  package var musclesCount: String {
    "Cada exercici compta per als seus músculs principals i la meitat per als altres, sense escalfaments"
  }
  package var nothingThen: String { "No hi ha res fet en aquest període" }
}
