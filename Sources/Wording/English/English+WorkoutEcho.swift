extension English {
  package func started(_ name: String?, at clock: String) -> String {
    "\(name ?? "Workout") started at \(clock)"
  }
  package var startedHint: String { "Log the first set: gymlog log squat 8@100kg" }
  package func finished(_ name: String?, _ figures: String) -> String {
    "\(name ?? "Workout") finished: \(figures)"
  }
  package var emptyNotSaved: String { "Nothing was done, so nothing is saved" }
  package func plannedLeftOut(_ count: Int) -> String {
    count == 1
      ? "1 planned set was not done and is left out" : "\(count) planned sets were not done and are left out"
  }
  package func endedAtLastSet(_ clock: String) -> String {
    "Ended at its last set, \(clock). If it went on until now: gymlog reopen, gymlog finish --at now"
  }
}
