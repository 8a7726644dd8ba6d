extension English {
  package func unknownExercise(_ text: String, nearest: [String]) -> Message {
    Message(
      "no exercise is called \(quoted(text))", hint: didYouMean(nearest) ?? tryTyping("gymlog exercises"))
  }

  package func severalExercises(_ text: String) -> Message {
    Message("several exercises fit \(quoted(text))", hint: "Type more of the name, or its id as id:32")
  }

  package func noExerciseFits() -> Message {
    Message("no exercise is all of that", hint: "Leave something out, or see all: gymlog exercises")
  }

  package func exerciseNotInWorkout(_ text: String, add: String?) -> Message {
    Message(
      "\(quoted(text)) is not in this workout",
      hint: add.map { tryTyping("gymlog status", $0) } ?? tryTyping("gymlog status"))
  }

  package func exerciseNeeded(by command: CommandName) -> Message {
    Message("no exercise is in hand", hint: "Name one: gymlog \(command.rawValue) deadlift")
  }

  package func noExerciseInHand() -> Message {
    Message("no exercise is in hand yet", hint: "Name one: gymlog log squat 8@100kg")
  }

  package func setNotFound(_ ref: String) -> Message {
    Message("there is no set \(ref)", hint: "See the sets and their numbers: gymlog status")
  }

  package func noSetYet() -> Message {
    Message("no set has been done yet", hint: "Log the first: gymlog log squat 8@100kg")
  }

  package func nothingPlanned(in exercise: String?) -> Message {
    Message(
      exercise.map { "\($0) has no planned sets left" } ?? "no planned sets are left",
      hint: "Log another set, or type gymlog finish")
  }

  package func setsMissing(for exercise: String) -> Message { Message("no set is given for \(exercise)") }

  package func oneExerciseEach() -> Message {
    Message("log takes one exercise at a time", hint: "Type a line for each")
  }

  package func exerciseMissing() -> Message {
    Message("an exercise is missing beside a comma", hint: tryTyping("gymlog add bench press 3x8, row 3x10"))
  }

  package func setAlreadyDone(_ ref: String, edit command: String) -> Message {
    Message("set \(ref) is done already", hint: "To change it: \(command)")
  }

  package func exerciseAlreadyInWorkout(_ exercise: String, add: String) -> Message {
    Message(
      "\(exercise) is there already",
      hint: "Give the sets to plan: \(add)")
  }
}
