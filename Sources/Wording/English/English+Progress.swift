extension English: ProgressWords {
  package var readingWorkouts: String { "Reading workouts" }
}
