extension English {
  package func routineKey(_ key: RoutineKey) -> String {
    switch key {
    case .name: "name"
    case .tags: "tags"
    case .unit: "unit"
    case .progress: "progress"
    case .note: "note"
    case .superset: "superset"
    case .rest: "rest"
    case .after: "after"
    case .skipped: "skipped"
    }
  }

  package var routineTextHelp: [String] {
    [
      "An exercise is a line: its name, a colon, its sets as in gymlog add.",
      "After bars: | rest 2min | after 3min (before the next exercise) | superset a | +2.5kg (how it grows)",
      "Below it, note: is a note on it, .2 rest 3min and .2 note: are for its second set.",
      "An exercise goes with its line, and moves with it. Lines that begin with this sign don't count.",
    ]
  }

  package func unknownRoutineOption(_ text: String) -> Message {
    Message(
      "\(quoted(text)) is not understood here",
      hint: "Known are: rest 2min, after 3min, superset a, +2.5kg, skipped")
  }

  package func repeatedInRoutineText(_ key: RoutineKey, line: Int) -> Message {
    Message("\(quoted(routineKey(key))) stands in line \(number(line)) already", hint: "Keep one of the two")
  }

  package func headerBelowExercise(_ key: RoutineKey) -> Message {
    Message("\(quoted(routineKey(key))) belongs above the exercises", hint: "Only note: stands below one")
  }

  package func noExerciseAbove() -> Message {
    Message("no exercise stands above this set", hint: "Put the line below its exercise")
  }

  package func setMissingInText(_ set: Int, sets: Int) -> Message {
    Message("there is no set .\(set)", hint: "The exercise has \(self.sets(sets))")
  }

  package func nameMissingInText() -> Message {
    Message(
      "the text doesn't name the routine", hint: "Begin it with name: push, or type gymlog routine new push -"
    )
  }

  package func textWithoutExercises() -> Message {
    Message("no line of the text is an exercise", hint: "For example: Bench Press: 3x8@80kg")
  }

  package func unitUnknown(_ text: String) -> Message {
    Message("\(quoted(text)) is no unit", hint: "It is kg or lb")
  }

  package func progressUnreadable(_ text: String) -> Message {
    Message(
      "\(quoted(text)) doesn't say how a plan grows",
      hint: "For example: +2.5kg, or +5lb -15% 3x for a step back")
  }

  package func textNotUTF8() -> Message { Message("the text is not UTF-8", hint: "Save it as UTF-8") }

  package func textKept(_ path: String, command: String) -> String {
    "Nothing has changed. The text is kept in \(path); to go on with it: \(command)"
  }

  package func routineChanged(_ name: String) -> String { "\(name) changed:" }
  package func routineUnchanged(_ name: String) -> String { "\(name) is as it was, nothing changed" }

  package func noEditor(_ show: String, _ edit: String) -> Message {
    Message("no editor is chosen", hint: "Set VISUAL or EDITOR, or do it by hand: \(show), then \(edit)")
  }

  package func noTerminalToEdit(_ show: String, _ edit: String) -> Message {
    Message("an editor needs a terminal", hint: "Without one: \(show), then \(edit)")
  }

  package func editorFailed(_ editor: String, status: Int) -> Message {
    Message("the editor \(editor) ended with error \(number(status))", hint: "Nothing has changed")
  }

  package var lookAtEditor: String { "Look at VISUAL and EDITOR" }
}
