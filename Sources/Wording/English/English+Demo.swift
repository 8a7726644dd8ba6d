extension English {
  package func demoDay(_ day: DemoDay) -> String {
    switch day {
    case .fullBodyA: "Full body A"
    case .fullBodyB: "Full body B"
    case .squat: "Squat day"
    case .bench: "Bench day"
    case .deadlift: "Deadlift day"
    case .press: "Press day"
    case .conditioning: "Arms and conditioning"
    }
  }

  package func demoNote(_ note: DemoNote) -> String {
    switch note {
    case .sleptBadly: "Slept badly."
    case .feltStrong: "Everything felt light today."
    case .shortOnTime: "Short on time, left the last exercises out."
    case .crowded: "Gym was packed, waited for the rack."
    case .backAgain: "First session back, taking it easy."
    case .missedReps: "The last rep wasn't there."
    }
  }

  package var deloadTag: String { "deload" }

  package func demoMade(_ figures: String, since day: String) -> String {
    "A scratch logbook with a made-up history: \(figures), from \(day) until today. Your own logbook isn't touched."
  }

  package func tour(_ step: TourStep) -> String {
    switch step {
    case .list: "How the last weeks went:"
    case .progress: "And the squat, over the year:"
    case .start: "Now an hour in the gym, in fast motion. Begin a workout:"
    case .logSquat: "The first exercise: a warm-up set, then four sets of eight."
    case .logDeadlift: "The next one. Sets can be told how hard they were, here RPE\u{A0}8."
    case .status: "Where you stand, at any time:"
    case .finish: "That's it for today:"
    case .share: "And a text to send to a friend:"
    }
  }

  package var tourName: String { "Leg day" }
  package var tourSquat: String { "full squat" }
  package var tourDeadlift: String { "deadlift" }
  package var demoLookAround: String {
    "The scratch logbook stays, so that you can look around. To use it in this shell:"
  }
  package var demoRemove: String { "Throw it away:" }
  package var demoBegin: String { "And begin your own, in a new shell:" }

  package func demoNotEmpty(_ folder: String) -> Message {
    Message("\(folder) is not empty", hint: "Name a new folder with --data, or leave it out")
  }
}
