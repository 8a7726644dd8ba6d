extension English {
  package var oneRepMaxHelp: HelpText {
    HelpText(
      "Estimate a 1RM from a set",
      [
        "gymlog 1rm 5@100kg": "by seven formulas, with the loads for 1 to 20 reps",
        "gymlog 1rm 3@100kg rpe8": "reps in reserve count",
        "gymlog 1rm pull-up 8@+20kg": "of an exercise moved with the body",
        "gymlog 1rm 5@100kg --formula wathan": "another formula first",
      ],
      "The formula is Epley's unless you choose another for good: gymlog config formula brzycki. A single is what you "
        + "lifted, by all of them.",
      "Loads are rounded to tenths, not to your plates; --json and --csv give thousandths. Of a pair of "
        + "dumbbells it is the load of one.",
      "Over 10 reps, those in reserve among them, an estimate is rough and marked with ~.",
      "With the body, what moves is your body weight, or the part of it that the exercise moves, and what is added, less "
        + "assistance. gymlog body 80kg records it.")
  }
}
