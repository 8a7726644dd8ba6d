extension Catalan {
  package var workoutHeading: String { "Entrenament" }
  package var restLabel: String { "descans" }
  package var noteLabel: String { "nota" }
}
