extension English {
  package var startHelp: HelpText {
    HelpText(
      "Begin a workout",
      [
        "gymlog start": "begin now", "gymlog start push": "by a routine: its name, or a part of it",
        #"gymlog start --name "Leg day""#: "with a name",
        #"gymlog start --at "yesterday 18:30""#: "write one down afterwards",
      ],
      "A routine's loads are those of the last time that the exercise was done with it, else of the last time at "
        + "all, else of the plan; where it says how it grows, the next load. Why is said beside each. --as-planned "
        + "takes the plan as it is.",
      "Whatever is proposed, you do what you like: gymlog done 6@100. A load that isn't known yet is typed with "
        + "the set: gymlog done @60kg",
      "Only one workout is open at a time. gymlog log begins one by itself where none is open.",
      "Sets of a workout begun more than 6 hours ago carry no time of their own.")
  }

  package var repeatHelp: HelpText {
    HelpText(
      "Begin a workout with the exercises and sets of a past one",
      ["gymlog repeat": "the last one", "gymlog repeat 2026-11-14": "the one of that day"],
      "The sets are planned: gymlog done ticks them off one after the other. Only sets that are done count.",
      "Loads are those of the last time that the exercise was done; --as-planned takes those of that workout."
    )
  }

  package var logHelp: HelpText {
    HelpText(
      "Write down sets that you have done",
      [
        "gymlog log full squat 10@40w 4x8@100kg": "a warm-up, then four sets of 8",
        "gymlog log bench press 8,8,6@80": "three sets with reps of their own",
        "gymlog log deadlift 5@120kg rpe8": "how hard it was",
        "gymlog 8@102.5": "one more of the exercise in hand",
      ],
      "A set is reps@load, or sets x reps@load. With a unit, 8x100kg and 100kg x 8 are the same as 8@100kg.",
      "What follows says more: w is a warm-up, d a drop set, f a set to failure; @8 after a load, rpe8 or "
        + "rir2 is how hard it was.",
      "8@bw is body weight, 8@+20 adds to it, 8@-15 is assistance. 60s or 1:30 is a time, 5km or 5km/25:00 "
        + "a distance; cardio takes either.",
      "What you leave out is as in the set before: the exercise, the load, the unit.",
      "A paused workout takes sets and stays paused. With --in, sets go into a past workout and carry no time."
    )
  }

  package var doneHelp: HelpText {
    HelpText(
      "Tick off the next planned set",
      [
        "gymlog done": "as it was planned",
        "gymlog done 7": "but with 7 reps",
        "gymlog done 7@77.5 rpe9": "with other reps and another load",
        "gymlog done .3": "a certain one: set 3 of the exercise in hand",
      ],
      "gymlog done bench 7@80 ticks off the next set of an exercise, gymlog done all the rest of the one in hand.",
      "What follows the first set is done beside the plan: gymlog done 8 10@60d is the planned set and a drop "
        + "set.",
      "The plan is kept beside what you did. A planned RPE is a goal: type the one it was.")
  }

  package var againHelp: HelpText {
    HelpText(
      "Do the last set once more",
      [
        "gymlog again": "the same again", "gymlog again 7": "the same load for 7 reps",
        "gymlog again +2.5": "with 2.5 more on the bar",
      ],
      "How hard the last one was isn't taken over: gymlog again rpe9 says it anew.")
  }

  package var editHelp: HelpText {
    HelpText(
      "Change a set and leave the rest of it as it is",
      [
        "gymlog edit 9": "the last set had 9 reps",
        "gymlog edit .2 @105": "set 2 of the exercise in hand: another load",
        "gymlog edit --in last bench.2 @105": "in the last workout",
      ],
      "Of an exercise, its planned sets are changed: gymlog edit bench @82.5")
  }

  package var addHelp: HelpText {
    HelpText(
      "Plan exercises and sets for this workout",
      [
        "gymlog add face pull": "an exercise",
        "gymlog add bench press 3x8-12@80kg": "with three sets to do",
        "gymlog add plank 3x60s": "by time",
        "gymlog add bench press --from last": "the sets of its last time",
      ],
      "A comma separates exercises: gymlog add plank 3x60s, face pull 3x15",
      "Sets of an exercise that the workout has are added to it. gymlog done ticks them off.",
      "A plan may leave room: 8-12 is a range, 5+ is five or more, 5@80% is of your 1RM, 5@rpe8 is by effort.",
      "With --from, last and last-1 count the times that the exercise was done; a date or an id is that workout's."
    )
  }

  package var swapHelp: HelpText {
    HelpText(
      "Replace an exercise and keep its sets",
      [
        "gymlog swap front squat": "instead of the exercise in hand",
        "gymlog swap bench press, push-up": "the first by the second",
      ],
      "The comma ends the name of the first exercise.")
  }

  package var moveHelp: HelpText {
    HelpText(
      "Move a set or an exercise",
      [
        "gymlog move .3 1": "set 3 to the first place",
        "gymlog move bench 1": "bench press to the beginning",
        "gymlog move .2 deadlift": "a set that belongs to deadlift",
      ])
  }

  package var removeHelp: HelpText {
    HelpText(
      "Take out sets or exercises",
      [
        "gymlog remove .3": "set 3 of the exercise in hand",
        "gymlog remove bench.2 bench.3": "several at once",
        "gymlog remove plank": "an exercise with all its sets",
      ],
      "gymlog undo brings them back.")
  }

  package var todoHelp: HelpText {
    HelpText(
      "Mark a set as not done after all",
      [
        "gymlog todo": "the set that was done last", "gymlog todo .2": "set 2 of the exercise in hand",
        "gymlog todo bench.3": "set 3 of bench press",
      ],
      "What you did becomes the plan where there was none. gymlog todo bench marks all its sets.")
  }

  package var noteHelp: HelpText {
    HelpText(
      "Put a note on the workout or on a part of it",
      [
        "gymlog note Slept badly": "on the workout",
        "gymlog note Mixed grip --on deadlift": "on an exercise",
        "gymlog note Left knee --on .2": "on a set",
        "gymlog note --on deadlift --remove": "take it off again",
      ],
      "A second note on the same thing goes on a line of its own.")
  }

  package var tagHelp: HelpText {
    HelpText(
      "Put tags on the workout, or take them off",
      [
        "gymlog tag gym heavy": "two tags", "gymlog tag heavy --remove": "one less",
        "gymlog tag gym --in last": "on the last workout",
      ])
  }

  package var pauseHelp: HelpText {
    HelpText(
      "Stop the workout's clock",
      [
        "gymlog pause": "the time until gymlog resume isn't counted",
        #"gymlog pause --at "10min ago""#: "when you forgot",
      ])
  }

  package var resumeHelp: HelpText {
    HelpText(
      "Let the workout's clock run on",
      ["gymlog resume": "after gymlog pause", "gymlog resume --at 18:55": "when you forgot"])
  }

  package var finishHelp: HelpText {
    HelpText(
      "End the workout",
      [
        "gymlog finish": "now", "gymlog finish --at 19:45": "at a time that has passed",
        "gymlog finish --for 1h10min": "after so long",
        "gymlog finish --keep-planned": "planned sets that aren't done stay",
      ],
      "Planned sets that aren't done are left out. A workout without a set that is done isn't kept. One that nobody has touched for 3 hours ends at "
        + "its last set; --at now ends it now.")
  }

  package var discardHelp: HelpText {
    HelpText(
      "Throw away the open workout",
      [
        "gymlog discard": "one without a set that is done", "gymlog discard --yes": "whatever was done in it",
      ],
      "gymlog undo brings it back.")
  }

  package var reopenHelp: HelpText {
    HelpText(
      "Open a finished workout again",
      ["gymlog reopen": "the last one", "gymlog reopen 2026-11-20": "the one of that day"],
      "For one more set, or because you finished too early. To correct something, --in does without: "
        + "gymlog edit --in last bench.2 @105")
  }
}
