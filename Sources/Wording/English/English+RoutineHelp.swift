extension English {
  package var routinesHelp: HelpText {
    HelpText(
      "List routines, your own and ready-made ones",
      [
        "gymlog routines": "all of them", "gymlog routines push": "by name",
        "gymlog routines --tag gym": "with a tag",
      ],
      "The one to do next is marked: of your own routines that share the first tag with the one you did "
        + "last, the one that comes after it. Without tags, all your own ones take turns.")
  }

  package var routineShowHelp: HelpText {
    HelpText(
      "Show a routine with its exercises and sets",
      [
        "gymlog routine show push a": "by name, or a part of it",
        "gymlog routine show push a --text": "as a text to edit, or to give to gymlog routine new",
      ])
  }

  package var routineNewHelp: HelpText {
    HelpText(
      "Make a routine",
      [
        "gymlog routine new push bench press 10@40w 3x8@80kg, dip 3x10": "with its exercises",
        "gymlog routine new push a, bench press 3x8-12, dip 3x10": "a comma ends a name of several words",
        "gymlog routine new legs --from last": "from what you did in a workout",
        "gymlog routine new legs -": "from a text on standard input",
      ],
      "Sets are written as in gymlog add. A text is written as gymlog routine show --text gives it.")
  }

  package var routineEditHelp: HelpText {
    HelpText(
      "Change a routine as a text in your editor",
      [
        "gymlog routine edit push a": "in the editor of VISUAL or EDITOR",
        "gymlog routine edit push a -": "the text comes from standard input",
      ],
      "A line is an exercise with its sets. A text that can't be read changes nothing and is kept: the "
        + "error says where.",
      "Single changes need no editor: add, edit, swap, move, remove, note and tag take --routine.")
  }

  package var routineCopyHelp: HelpText {
    HelpText(
      "Copy a routine under another name",
      [
        "gymlog routine copy push a, push b": "a comma between the names",
        #"gymlog routine copy "Push A" "Push B""#: "or both in quotes",
      ],
      "A ready-made routine can be copied without a new name; the copy is yours, and comes first from then on."
    )
  }

  package var routineRenameHelp: HelpText {
    HelpText(
      "Give a routine another name",
      [
        "gymlog routine rename push a, push monday": "a comma between the names",
        #"gymlog routine rename "Push A" "Push B""#: "or both in quotes",
      ])
  }

  package var routineDeleteHelp: HelpText {
    HelpText(
      "Delete a routine",
      ["gymlog routine delete push a --yes": "without a question"],
      "Workouts that were begun from it stay. gymlog undo brings it back.")
  }
}
