extension English {
  package func volumeToGo(_ volume: String) -> String { "\(volume) to go" }
  package func volumeAhead(_ volume: String) -> String { "\(volume) more" }
  package var volumeReached: String { "the same" }
  package func sessions(_ count: Int) -> String {
    counted(count, none: "never done", one: "1 session", many: "sessions")
  }
  package func earlierSessions(_ count: Int) -> String {
    count == 1 ? "1 earlier session:" : "\(number(count)) earlier sessions:"
  }
  package var estimatedMax: String { "e1RM" }
  package func doneOnly(_ exercise: String, times: Int, _ reference: String) -> Message {
    Message(
      "\(exercise) was done \(times == 1 ? "once" : "\(number(times)) times") before: there is no \(reference) of it",
      hint: "last-1 is the exercise's last time but one; a day or an id, that workout")
  }

  package func notDoneThen(_ exercise: String, _ reference: String, history: String) -> Message {
    Message("\(exercise) wasn't done then: \(quoted(reference))", hint: "When it was: \(history)")
  }

  package var historyHelp: HelpText {
    HelpText(
      "Show every session of an exercise, newest first",
      [
        "gymlog history": "the exercise in hand",
        "gymlog history deadlift": "by name",
        "gymlog history deadlift --limit 5": "the last five",
      ],
      "With sets, volume and e1RM: the 1RM that the best set suggests by Epley, load × (1 + "
        + "reps/30); reps held back, by RPE or RIR, count as done.",
      "On a terminal these are the last 20; in a pipe they are all. A session's sets once more: "
        + "gymlog add deadlift --from last")
  }
}
