extension English {
  package var recordsHelp: HelpText {
    HelpText(
      "Show your personal records",
      [
        "gymlog records bench press": "of one exercise, with the best load for 1 to 12 reps",
        "gymlog records": "of the exercise in hand; without one, the latest of all",
        "gymlog records --all": "of all exercises, also with one in hand",
        "gymlog records --since 2026-09-01": "those broken since that day",
      ],
      "Records are held in: heaviest load, most reps at a load, estimated 1RM, volume of a set and of a workout, most reps "
        + "without a load, longest time (of sets without a distance), furthest distance, fastest time over a distance.",
      "Warm-ups never count, a tie is no record, and less assistance is better. The first time is where to begin from, not a "
        + "record. Reps at a load count for lighter loads too. An e1RM from more than 10 reps is rough and marked ~; it never "
        + "takes the record from a heavier set. All is computed from your sets each time: what you remove or edit leaves no "
        + "record behind.")
  }

  package var statsHelp: HelpText {
    HelpText(
      "Show what your training comes to",
      [
        "gymlog stats --since 2026-09-01": "workouts, time, sets, reps, volume; exercises and muscles",
        "gymlog stats --by month": "a line a month; week (from Monday) and year go too",
        "gymlog stats full squat --by year": "of one exercise alone",
        "gymlog stats --tag gym": "of workouts with a tag",
      ],
      "Sets are all that are done; reps, loads and volume leave out warm-ups. Volume is load × reps, and so is the total of a load; "
        + "a pair of dumbbells counts twice, or once after gymlog config dumbbells one.",
      "Where you move your body, its weight of that day counts, as gymlog body has it; without one the added load alone. "
        + "Muscles count the sets and volume of exercises that they are the main muscles of, and half of others'."
    )
  }
}
