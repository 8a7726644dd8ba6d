extension Spanish: ProgressWords {
  package var readingWorkouts: String { "Leyendo entrenamientos" }
}
