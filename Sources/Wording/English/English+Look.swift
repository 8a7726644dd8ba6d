package import Training

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
  package func nothingLogged(_ since: String) -> String { "Nothing logged \(since)" }
  package func logFirstSet(_ command: String) -> String { "Log the first set: \(command)" }
  package func earlierWorkouts(_ count: Int) -> String {
    (count == 1 ? "1 earlier workout:" : "\(number(count)) earlier workouts:")
  }
  package var noWorkoutsThen: String { "No workouts in that time" }
  package var tagsLabel: String { "Tags" }
  package var planLabel: String { "planned" }
  package var pausesLabel: String { "Paused" }

  package func trainedMost(_ muscle: String) -> String { "Main muscle: \(muscle)" }
  package func trainedToo(_ muscle: String) -> String { "Also works: \(muscle)" }
  package func moreExercises(_ count: Int) -> String {
    "\(number(count)) more. Search: gymlog exercises squat, or with --muscle, --body-part, --equipment. All: gymlog exercises | less"
  }
  package var mainMusclesLabel: String { "muscles" }
  package var otherMusclesLabel: String { "other muscles" }
  package func loading(_ loading: Loading, implements: Int, pairsTwice: Bool, amount: String) -> String {
    switch loading {
    case .external where implements == 1: "the whole weight: \(amount)@100kg"
    case .external:
      "the weight of one of the two: \(amount)@20kg is 20 kg in each hand, and volume counts "
        + (pairsTwice ? "both" : "one")
    case .bodyWeight: "your body; \(amount)@+20kg adds to it, \(amount)@-15kg takes off"
    case .added: "what is added to your body: \(amount)@20kg"
    case .assisted: "the help that takes weight off: \(amount)@15kg is 15 kg of help"
    case .unloaded: ""
    }
  }
  package var sidesLabel: String { "sides" }
  package var oneSideAtATime: String { "one after the other; log the reps of one" }
  package func fileFormat(_ version: Int) -> String { "file format \(version)" }
  package var otherNamesLabel: String { "also called" }
}
