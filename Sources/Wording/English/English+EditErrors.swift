package import Training

extension English {
  package func noneToEdit(in exercise: String, instead command: String?) -> Message {
    Message(
      "\(exercise) has no sets left to do",
      hint: command.map { "Its last set: " + $0 } ?? tryTyping("gymlog status"))
  }

  package func differentCounts(
    _ exercise: String, _ mode: CountMode, _ other: String, _ otherMode: CountMode
  ) -> Message {
    Message(
      "\(exercise) is counted \(countMode(mode)), \(other) \(countMode(otherMode)): sets can't go from one to the other",
      hint: "Log the sets anew, and take out the old ones with gymlog remove")
  }

  package func positionNotFound(_ position: String, last: Int) -> Message {
    Message(
      "there is no position \(position)", hint: last == 1 ? "There is only 1" : "They go from 1 to \(last)")
  }

  package func noNote(on part: String?) -> Message { Message("there is no note on \(part ?? "the workout")") }
}
