extension English {
  package var workoutHeading: String { "Workout" }
  package var restLabel: String { "rest" }
  package var noteLabel: String { "note" }
}
