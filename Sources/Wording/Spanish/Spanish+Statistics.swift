extension Spanish {
  package func span(from first: String?, to last: String?) -> String {
    switch (first, last) {
    case (let first?, let last?): first == last ? first : "\(first) – \(last)"
    case (let first?, nil): "desde el \(first)"
    case (nil, let last?): "hasta el \(last)"
    case (nil, nil): "todo"
    }
  }

  package var workoutsHeading: String { "entrenamientos" }
  package var setsHeading: String { "series" }
  package var timesHeading: String { "reps" }
  package var perWorkout: String { "por entrenamiento" }
  package var setTypesHeading: String { "tipos de serie" }
  package var musclesHeading: String { "músculos" }
  package var exercisesHeading: String { "ejercicios" }
  package var most: String { "máx." }
  package var mean: String { "media" }
  package var total: String { "total" }
  package var weekHeading: String { "semana" }
  package var monthHeading: String { "mes" }
  package var yearHeading: String { "año" }
  package func warmUps(_ count: Int) -> String {
    count == 1 ? "1 de ellas de calentamiento" : "\(number(count)) de ellas de calentamiento"
  }
  package func volumeCounts(pairsTwice: Bool) -> String {
    "Repeticiones, pesos y volumen van sin calentamientos. El volumen es peso × repeticiones; un par de "
      + "mancuernas cuenta " + (pairsTwice ? "doble" : "una vez")
  }
  package func bodyInVolume(_ volume: String) -> String { "\(volume) del volumen son de tu peso corporal" }
  package func bodyNotInVolume(_ sets: Int, _ command: String) -> String {
    "En \(self.sets(sets)) no se suma tu peso corporal: no hay ninguno apuntado. Para sumarlo: \(command)"
  }
  package var musclesCount: String {
    "Cada ejercicio cuenta para sus músculos principales y la mitad para los demás, sin calentamientos"
  }
  package var nothingThen: String { "No hay nada hecho en ese periodo" }
}
