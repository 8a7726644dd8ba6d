extension English {
  package var statusHelp: HelpText {
    HelpText(
      "Show where you stand and what comes next",
      ["gymlog": "the same, in one word", "gymlog status --short": "one line, for a prompt or a bar"],
      "--short prints nothing where no workout is open.")
  }

  package var listHelp: HelpText {
    HelpText(
      "List your workouts, newest first",
      [
        "gymlog list": "by month, with time, sets and volume", "gymlog list --limit 10": "the last ten",
        "gymlog list --since 2026-09-01": "from that day on",
      ],
      "On a terminal these are the last 20; --limit, --since and --until ask for others. In a pipe they are all.",
      "Volume is load × reps of all the sets that are done, without warm-ups; a pair of dumbbells counts "
        + "twice."
    )
  }

  package var showHelp: HelpText {
    HelpText(
      "Show a workout with all its sets",
      [
        "gymlog show": "the open one, or else the last", "gymlog show last-1": "the one before the last",
        "gymlog show 2026-11-20": "the one of that day",
      ])
  }
}
