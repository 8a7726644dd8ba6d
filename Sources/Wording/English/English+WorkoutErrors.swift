package import Training

extension English {
  package func noWorkoutOpen() -> Message {
    Message("no workout is open", hint: tryTyping("gymlog start", "gymlog repeat last"))
  }

  package func workoutAlreadyOpen(_ name: String?, since start: CivilTime, today: Day) -> Message {
    Message(
      "a workout is open already, \(since(start, today: today))\(name.map { ": " + $0 } ?? "")",
      hint: "End it with gymlog finish, or drop it with gymlog discard")
  }

  package func workoutStillOpen(_ ref: String) -> Message {
    Message("workout \(ref) is still open", hint: tryTyping("gymlog status"))
  }

  package func workoutNotFound(_ ref: String) -> Message {
    Message("there is no workout \(quoted(ref))", hint: tryTyping("gymlog list"))
  }

  package func severalWorkouts(_ ref: String) -> Message {
    Message("several workouts fit \(quoted(ref))", hint: "Type more of the date or of the id")
  }

  package func noWorkoutsYet() -> Message {
    Message("there are no workouts yet", hint: "Begin the first: gymlog start")
  }

  package func alreadyPaused(since start: CivilTime, today: Day) -> Message {
    Message("the workout has been paused \(since(start, today: today))", hint: tryTyping("gymlog resume"))
  }

  package func notPaused(since start: CivilTime, today: Day) -> Message {
    Message(
      "the workout is not paused: it has been running \(since(start, today: today))",
      hint: tryTyping("gymlog status"))
  }

  package func endNeeded(start: CivilTime, today: Day) -> Message {
    Message(
      "this workout began \(moment(start, today: today)): when did it end?",
      hint: "Type gymlog finish --for 1h, or --at and the time")
  }

  package func pauseBeforeLast(pause: CivilTime, last: CivilTime, today: Day) -> Message {
    Message(
      "the pause, \(moment(pause, today: today)), comes before what was done last, "
        + moment(last, today: today), hint: "Give a later time with --at")
  }

  package func resumeBeforePause(resume: CivilTime, pause: CivilTime, today: Day) -> Message {
    Message(
      "the pause began \(moment(pause, today: today)), after its end \(moment(resume, today: today))",
      hint: "Give a later time with --at")
  }

  package func unconfirmed(_ workout: String, sets: Int, command: String) -> Message {
    Message(
      "\(self.sets(sets)) would go with \(workout)",
      hint: "If you mean it: \(command). gymlog undo brings it back")
  }

  package var inHandDamaged: String {
    "The file is left as it is. Mend it, or begin another workout with gymlog start"
  }

  package func nothingToUndo() -> Message { Message("there is nothing to undo") }
}
