extension English {
  package var deleteHelp: HelpText {
    HelpText(
      "Delete a workout",
      ["gymlog delete last --yes": "the last one", "gymlog delete 2026-11-20 --yes": "the one of that day"],
      "gymlog undo brings it back.")
  }

  package var exercisesHelp: HelpText {
    HelpText(
      "List and search exercises",
      [
        "gymlog exercises": "all of them", "gymlog exercises squat": "by name",
        "gymlog exercises --muscle glutes --equipment barbell": "by what they train, and with what",
      ],
      "A name is found whatever its accents and the order of its words, in English, Spanish and Catalan, and with one typo. Muscles, parts of the body and equipment are understood in the three languages, too.",
      "Without anything to search for, a terminal shows the first 40, and a pipe gets them all.")
  }

  package var exerciseShowHelp: HelpText {
    HelpText(
      "Show an exercise: muscles, how to do it, last time",
      [
        "gymlog exercise show": "the one in hand", "gymlog exercise show deadlift": "by name",
        "gymlog exercise show id:32": "by id",
      ],
      "Where there is colour, the muscles are drawn on a body from the front and from the back.")
  }

  package var shareHelp: HelpText {
    HelpText(
      "Write a workout as a text to send to somebody",
      [
        "gymlog share": "the open one, else the last",
        "gymlog share 2026-11-20 -o leg-day.txt": "into a file",
        "gymlog --lang ca share": "in Catalan",
      ],
      "Only sets that are done are in it.")
  }

  package var undoHelp: HelpText {
    HelpText(
      "Take back the last change",
      ["gymlog undo": "whatever the command was", "gymlog u": "the same, shorter"],
      "Once more takes back the change before. A change that somebody else has built on since is not taken back."
    )
  }

  package var configHelp: HelpText {
    HelpText(
      "Show settings and where they come from, or change one",
      [
        "gymlog config": "all of them", "gymlog config unit lb": "loads without a unit are pounds",
        "gymlog config language ca": "gymlog speaks Catalan",
        "gymlog config language --unset": "it speaks as the system does",
      ])
  }

  package var demoHelp: HelpText {
    HelpText(
      "A made-up year of training, and a tour",
      [
        "gymlog demo": "in a scratch logbook",
        "gymlog demo --years 10": "ten years of it",
        "gymlog demo --data ./demo": "in a folder that is new or empty",
      ],
      "The tour logs a workout in the scratch logbook and shares it as a text. Your own logbook isn't touched."
    )
  }

  package var helpHelp: HelpText {
    HelpText(
      "Show help", ["gymlog help": "all commands", "gymlog help log": "one command, with examples"])
  }

  package var versionHelp: HelpText {
    HelpText("Show the version", ["gymlog version": "of the program and of the file format"])
  }
}
