extension English {
  package func unknownExercise(_ text: String, nearest: [String]) -> Message {
    Message(
      "no exercise is called \(quoted(text))", hint: didYouMean(nearest) ?? tryTyping("gymlog exercises"))
  }

  package func severalExercises(_ text: String) -> Message {
    Message("several exercises fit \(quoted(text))", hint: "Type more of the name, or its id as id:32")
  }

  package func exerciseNotInWorkout(_ text: String) -> Message {
    Message("\(quoted(text)) is not in this workout", hint: tryTyping("gymlog status", "gymlog add \(text)"))
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
}
