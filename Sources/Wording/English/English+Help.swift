extension English {
  package var overviewHelp: HelpText {
    HelpText(
      "a strength-training logbook for the shell",
      [
        #"gymlog start --name "Leg day""#: "begin a workout",
        "gymlog log squat 10@40kgw 3x8@100kg": "a warm-up set and three working sets",
        "gymlog 8@102.5": "one more set of the same exercise",
        "gymlog": "where you stand and what comes next",
        "gymlog finish": "end the workout",
      ],
      "A set is reps@load. How sets are written: gymlog help log",
      "Everything is kept in plain files of your own, one JSON document for each set.")
  }
}
