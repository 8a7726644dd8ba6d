package import Training

extension English {
  package func grown(by step: String, insteadOf asked: String?, _ mode: CountMode, since day: String)
    -> String
  {
    "+\(step)\(asked.map { " (+\($0) can't be loaded)" } ?? ""): \(allDone(mode)) \(day)"
  }
  package func reachedAll(_ mode: CountMode, since day: String) -> String {
    "\(allDone(mode)) \(day), the load stays"
  }
  package func sameLoadUntil(reps: Int) -> String { "same load until all sets reach \(reps)" }
  package func failed(_ mode: CountMode, times: Int, of limit: Int, since day: String) -> String {
    "\(missed(mode)) \(day), same again (\(times) of \(limit))"
  }
  package func incomplete(_ done: Int, of all: Int, since day: String) -> String {
    "\(done) of \(all) sets done \(day), same again"
  }
  package func nothingLighter(times: Int, since day: String) -> String {
    "missed \(times) times in a row, same again: there is nothing lighter"
  }
  package func steppedBack(by step: String, times: Int) -> String {
    "-\(step): missed \(times == 1 ? "once" : "\(times) times in a row")"
  }
  package func percentOf(_ percent: String, max: String, withBody: Bool, isTested: Bool) -> String {
    "\(percent) of \(max)\(withBody ? " with the body" : ""), \(isTested ? "tested" : "estimated")"
  }
  package var maxUnknown: String { "percent of a 1RM that isn't known yet" }
  package func byEffort(since day: String) -> String { "by the effort of \(day)" }
  package func effortUnknown(since day: String) -> String { "as on \(day), no effort noted" }
  package func convertedLoad(_ load: String) -> String { "from \(load)" }
  package var loadOpen: String { "no load yet" }
  package func plannedKept(_ count: Int) -> String {
    count == 1
      ? "1 planned set was not done and stays"
      : "\(count) planned sets were not done and stay"
  }
  package func grows(
    _ exercise: String, _ mode: CountMode, by step: String?, back: String, after failures: Int
  ) -> String {
    "\(exercise): \(step.map { "+" + $0 } ?? "the next load")"
      + " when all sets reach their \(goal(mode))"
      + ", \(back) less after \(failures == 1 ? "1 failed time" : "\(failures) failed times")"
  }
  package func growsNoMore(_ exercise: String) -> String { "\(exercise) doesn't grow by itself" }

  private func goal(_ mode: CountMode) -> String {
    switch mode {
    case .reps: "reps"
    case .duration: "time"
    case .distance: "distance"
    }
  }
  private func allDone(_ mode: CountMode) -> String {
    mode == .reps ? "all reps done" : "\(goal(mode)) reached"
  }
  private func missed(_ mode: CountMode) -> String {
    mode == .reps ? "reps missed" : "\(goal(mode)) not reached"
  }

  package var growHelp: HelpText {
    HelpText(
      "Say how an exercise grows from one time to the next",
      [
        "gymlog grow bench +2.5kg --routine push": "when all sets reach their reps",
        "gymlog grow bench + --routine push": "the next load that there is",
        "gymlog grow bench +2.5kg -15% 3x": "15% less after 3 failed times",
        "gymlog grow bench --remove": "it stays as it is",
      ],
      "gymlog start then proposes the next load and says why. All sets reached their reps, of "
        + "8-12 the 12: more; one missed its reps: the same again; twice in a row: 10% less. What "
        + "is proposed can be loaded: with plates of 25, 20, 15, 10, 5, 2.5 and 1.25 kg on a bar of "
        + "20 kg, or their like in pounds.",
      "A range such as 3x8-12 grows by itself; 5@80% follows your 1RM, 3x5@rpe8 what the last "
        + "effort allows. +0kg keeps a range from growing. Without an exercise: the one in hand, or "
        + "all of a routine.")
  }
}
