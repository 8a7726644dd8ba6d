extension Spanish {
  package var workoutHeading: String { "Entrenamiento" }
  package var restLabel: String { "descanso" }
  package var noteLabel: String { "nota" }
}
