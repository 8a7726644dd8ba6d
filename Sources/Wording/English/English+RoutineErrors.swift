extension English {
  package func unknownRoutine(_ text: String, nearest: [String]) -> Message {
    Message(
      "no routine is called \(quoted(text))",
      hint: [didYouMean(nearest), "See all: gymlog routines"].compactMap(\.self).joined(separator: " "))
  }

  package func noRoutinesYet(_ text: String) -> Message {
    Message(
      "no routine is called \(quoted(text)): there are none yet",
      hint: tryTyping("gymlog routine new push bench press 3x8@80kg, dip 3x10"))
  }

  package func severalRoutines(_ text: String) -> Message {
    Message("several routines fit \(quoted(text))", hint: "Type more of the name, or the id's beginning")
  }

  package func noRoutineFits() -> Message {
    Message("no routine fits", hint: "See all: gymlog routines")
  }

  package func routineNameUnclear() -> Message {
    Message("where does the name end?", hint: "Type one of these")
  }

  package var readyMade: String { "ready-made" }

  package func routineNameInUse(_ name: String, edit command: String) -> Message {
    Message(
      "a routine is called \(quoted(name)) already", hint: "Take another name, or change that one: \(command)"
    )
  }

  package func routineIsReadyMade(_ name: String, copy command: String) -> Message {
    Message("\(name) is ready-made and can't be changed", hint: "Make it your own first: \(command)")
  }

  package func routineWithoutExercises(_ command: String) -> Message {
    Message(
      "a routine needs at least one exercise", hint: tryTyping(command + " bench press 3x8@80kg, dip 3x10"))
  }

  package func exerciseAsRoutineName(_ exercise: String, named command: String) -> Message {
    Message("\(exercise) is an exercise: the routine needs a name before it", hint: tryTyping(command))
  }

  package func twoRoutineNamesNeeded(_ example: String) -> Message {
    Message("two names are needed", hint: "Put a comma between them: \(example)")
  }

  package func routineUnconfirmed(_ name: String, command: String) -> Message {
    Message("the routine \(name) would go", hint: "If you mean it: \(command). gymlog undo brings it back")
  }

  package func exerciseNotInRoutine(_ text: String, _ routine: String, show command: String) -> Message {
    Message("\(quoted(text)) is not in the routine \(routine)", hint: "See what is: \(command)")
  }

  package func exerciseAlreadyInRoutine(_ exercise: String, _ routine: String, show command: String)
    -> Message
  {
    Message("\(quoted(exercise)) is in the routine \(routine) already", hint: "See its sets: \(command)")
  }

  package func setNotInRoutine(_ ref: String, _ routine: String, show command: String) -> Message {
    Message("the routine \(routine) has no set \(ref)", hint: "See the sets and their numbers: \(command)")
  }

  package func exerciseNeeded(in routine: String, show command: String) -> Message {
    Message("in a routine the exercise must be named", hint: "See the exercises of \(routine): \(command)")
  }

  package func noSetsInRoutine(_ exercise: String, add command: String) -> Message {
    Message("\(quoted(exercise)) has no sets in this routine", hint: "Add some: \(command)")
  }

  package func lastExercise(of routine: String, delete command: String) -> Message {
    Message("nothing would be left of the routine \(routine)", hint: "To delete it: \(command)")
  }
}
