package import Training

extension English {
  package var oneRepMax: String { "1RM" }
  package var tenRepMax: String { "10RM" }
  package var repsHeading: String { "reps" }
  package var addedHeading: String { "added" }

  package func possibleReps(_ possible: Thousandths, done: Int) -> String {
    "\(decimal(possible)) reps possible: \(done) done, the rest in reserve"
  }

  package var exactSingle: String { "A single isn't estimated: it is what you lifted" }
  package func roughMark(over reps: Int) -> String {
    "~ is rough: the formulas are good for up to \(reps) reps"
  }

  package func movedWithBody(_ moved: String, body: String, share: Thousandths) -> String {
    let part = share == Thousandths(1) ? "" : percent(Thousandths(raw: share.raw * 100)) + " of "
    return "\(moved) moved, with \(part)your body weight of \(body)"
  }

  package func bodyNotCounted(_ command: String) -> String {
    "Your body isn't counted: no body weight is recorded. To count it: \(command)"
  }

  package func loadsBy(_ formula: String) -> String { "Loads by \(formula)" }
}

extension English {
  package func setToEstimateNeeded(_ example: String, max command: String) -> Message {
    Message(
      "a 1RM is estimated from a set", hint: "For example: \(example). The maxima of an exercise: \(command)")
  }

  package func loadToEstimateNeeded(_ example: String) -> Message {
    Message("a 1RM is estimated from reps and a load, and the load is missing", hint: forExample(example))
  }

  package func oneNumberOfReps(_ example: String) -> Message {
    Message("a 1RM is estimated from the reps that were done: one number", hint: forExample(example))
  }

  package func repsToEstimateNeeded(_ example: String) -> Message {
    Message("a 1RM is estimated from reps, not from a time or a distance", hint: forExample(example))
  }

  package func oneSetToEstimate(_ example: String) -> Message {
    Message("a 1RM is estimated from one set, and these are several", hint: "The first of them: \(example)")
  }

  package func percentToEstimate(_ example: String) -> Message {
    Message("a percentage is already one of the 1RM: the load is needed", hint: forExample(example))
  }

  package func noRepToEstimate() -> Message {
    Message("without a rep there is nothing to estimate from", hint: forExample("gymlog 1rm 5@100kg"))
  }

  package func noValueForReps(_ reps: Thousandths, _ formulas: [String], instead example: String) -> Message {
    let names = Self.listed(formulas) { _ in "and" }
    return Message(
      "there is no value for \(decimal(reps)) reps by \(names)",
      hint: "A formula that has one, though a rough one: \(example)")
  }

  package func nothingMoved() -> Message {
    Message("with so much assistance no load is left to estimate from")
  }

  package func bodyWeightNeeded(_ command: String) -> Message {
    Message("your body weight is needed, and none is recorded", hint: "Record it: \(command)")
  }
}
