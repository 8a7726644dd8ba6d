package import Training

extension English {
  package var tested: String { "tested" }
  package var estimated: String { "estimated" }
  package func tested(_ kind: String) -> String { "tested \(kind)" }
  package func estimated(_ kind: String) -> String { "estimated \(kind)" }
  package var estimatedFrom: String { "from" }
  package func from(_ set: String, on day: String) -> String { "from \(set), \(day)" }
  package func by(_ formula: String) -> String { "by \(formula)" }
  package func testedMax(_ kind: String, _ load: String, _ moment: String) -> String {
    "tested \(kind) \(load), \(moment)"
  }
  package func testedMaxRemoved(_ kind: String, _ load: String, _ moment: String) -> String {
    "tested \(kind) \(load), \(moment): removed"
  }
  package var addedToTheBody: String { "Loads are what is added to your body; less than 0 is assistance" }
  package var noMaxThen: String { "No maxima in that time" }
  package func earlierMaxima(_ count: Int) -> String {
    count == 1 ? "1 earlier:" : "\(number(count)) earlier:"
  }
  package func moreMaxima(_ count: Int) -> String {
    count == 1 ? "1 more exercise:" : "\(number(count)) more exercises:"
  }
  package func noMaximaYet(_ command: String) -> String {
    "No exercise has a maximum yet. It is estimated from the sets that you log; to record a tested one: \(command)"
  }
}

extension English {
  package func otherRepsTested(one: String, ten: String, estimate command: String) -> Message {
    Message(
      "a tested maximum is a 1RM or a 10RM",
      hint: "Type \(either([one, ten])). What other reps come to: \(command)")
  }

  package func loadTested(_ example: String) -> Message {
    Message("a tested maximum needs a load", hint: forExample(example))
  }

  package func bodyTested(_ exercise: String, example: String) -> Message {
    Message("the load of \(quoted(exercise)) is a weight, not your body", hint: forExample(example))
  }

  package func reserveTested(estimate command: String) -> Message {
    Message("a tested maximum leaves no reps in reserve", hint: "What this comes to: \(command)")
  }

  package func neverDone(_ exercise: String, record command: String) -> Message {
    Message("\(quoted(exercise)) was never done", hint: "To record a maximum that you tested: \(command)")
  }

  package func noMaxWithoutReps(_ exercise: String, _ mode: CountMode) -> Message {
    Message("\(quoted(exercise)) is counted \(countMode(mode)): it has no 1RM")
  }

  package func nothingToEstimateFrom(_ exercise: String, record command: String) -> Message {
    Message(
      "no set of \(quoted(exercise)) has a load to estimate a 1RM from",
      hint: "To record a maximum that you tested: \(command)")
  }

  package func noTestedMax(_ exercise: String, show command: String) -> Message {
    Message("no such tested maximum of \(quoted(exercise)) is recorded", hint: tryTyping(command))
  }
}

extension English {
  package var maxHelp: HelpText {
    HelpText(
      "Show or record the maxima of an exercise",
      [
        "gymlog max full squat": "1RM and 10RM over time, tested and estimated apart",
        "gymlog max full squat 1@140kg": "you tested your 1RM; 10@105kg is a 10RM",
        "gymlog max full squat 1@140kg --at 2026-11-14": "on another day",
        "gymlog max": "of the exercise in hand, else of all",
      ],
      "Estimates are by Epley, unless gymlog config formula names another, from the best set of each day, warm-ups left "
        + "out; sets of more than 10 reps only where there is no other, marked with ~. The present one, in the second line, "
        + "is the best of the twelve weeks up to the last time.",
      "Up to 12 days are shown one by one, more as the best of each month; --since, --until and --limit choose others, and "
        + "--json and --csv give every day. Loads are rounded to tenths, and of a pair of dumbbells that of one.",
      "With the body, the numbers are what is added to your body weight of that day.",
      "gymlog max full squat --remove takes out the newest tested one; --at DATE, or the set, one of that day or of that load. "
        + "gymlog max --all shows all exercises.")
  }
}
