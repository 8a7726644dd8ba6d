extension English {
  package var lastWorkout: String { "Last workout" }
  package var nextSteps: [HelpText.Example] {
    [
      .init(command: "gymlog start", meaning: "begin a new one"),
      .init(command: "gymlog repeat last", meaning: "do the same again"),
    ]
  }
  package var emptyLogbook: String { "Your logbook is empty. A first workout goes like this:" }
  package var firstSteps: [HelpText.Example] {
    [
      .init(command: #"gymlog start --name "Leg day""#, meaning: "begin"),
      .init(command: "gymlog log squat 8@100kg", meaning: "a set: 8 reps with 100 kg"),
      .init(command: "gymlog 8@105", meaning: "one more, a little heavier"),
      .init(command: "gymlog finish", meaning: "end it"),
    ]
  }
  package var allCommands: String { "All commands: gymlog help" }
  package func leftOpenElsewhere(_ name: String?, _ since: String) -> String {
    "Left open elsewhere \(since)" + (name.map { ": " + $0 } ?? "")
  }
  package var allPlannedDone: String { "All planned sets are done" }
  package func logFirstSet(_ command: String) -> String { "Log the first set: \(command)" }
  package func earlierWorkouts(_ count: Int) -> String {
    (count == 1 ? "1 earlier workout:" : "\(number(count)) earlier workouts:")
  }
  package var noWorkoutsThen: String { "No workouts in that time" }
  package var tagsLabel: String { "Tags" }
  package var planLabel: String { "planned" }
  package var pausesLabel: String { "Paused" }
}
