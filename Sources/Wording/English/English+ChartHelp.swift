extension English {
  package var calendarHelp: HelpText {
    HelpText(
      "Show the days you trained as a calendar",
      [
        "gymlog calendar": "the last twelve months", "gymlog calendar 2026": "a year",
        "gymlog calendar 2026-11": "a month, with its workouts",
        "gymlog calendar --svg calendar.svg": "as a picture too",
      ],
      "The more sets on a day, the darker it is: each shade has a quarter of your days, or as near to it as days "
        + "alike allow. A week counts into a row of weeks where you trained at least once from Monday to Sunday; weeks have the numbers of ISO 8601.",
      "On a narrow terminal the calendar shows as many weeks as there is room for.")
  }

  package var progressHelp: HelpText {
    HelpText(
      "Show how an exercise goes, as a line",
      [
        "gymlog progress full squat": "the estimated 1RM of every day",
        "gymlog progress full squat --metric volume": "the volume instead",
        "gymlog progress full squat --since 2026-01-01": "from that day on",
        "gymlog progress full squat --svg squat.svg": "as a picture too",
      ],
      "Metrics: e1rm (estimated 1RM), load (the heaviest), volume (of the day), reps (the most), time (the longest), distance (the "
        + "furthest). Without --metric it is the first of these that the exercise has. Warm-ups don't count.",
      "Records are marked: better than on every day before. An estimate from more than ten reps is rough and has a ~ before it; it "
        + "never takes a record from a better-founded one.",
      "Exercises moved with the body count with the body weight of the day; record it with gymlog body 80kg. "
        + "Without EXERCISE it is the one in hand.")
  }

  package var musclesHelp: HelpText {
    HelpText(
      "Show how hard each muscle worked",
      [
        "gymlog muscles": "in the last seven days", "gymlog muscles last": "in the last workout",
        "gymlog muscles --since 2026-11-01": "from that day on",
        "gymlog muscles --svg muscles.svg": "as a picture too",
      ],
      "A set counts 1 for the main muscles of its exercise and ½ for the others; warm-ups and stretches don't count. The darker, the harder; the share is "
        + "that of all sets counted so.")
  }

  package var compareHelp: HelpText {
    HelpText(
      "Compare two workouts, months or years",
      [
        "gymlog compare last last-1": "the last two workouts",
        "gymlog compare 2026-10 2026-11": "two months", "gymlog compare 2025 2026": "two years",
        "gymlog compare 2026-11-13 2026-11-20": "the workouts of two days",
      ],
      "The earlier one stands at the left, and the change is from it to the later one. The best set of an exercise is the one with the "
        + "highest estimated 1RM; without a load, the one with the most reps, the longest or the furthest.")
  }
}
