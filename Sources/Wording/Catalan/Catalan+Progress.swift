extension Catalan: ProgressWords {
  package var readingWorkouts: String { "Llegint entrenaments" }
}
