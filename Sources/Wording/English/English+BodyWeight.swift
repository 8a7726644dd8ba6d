package import Training

extension English {
  package func bodyWeightRecorded(_ weight: String, _ moment: String) -> String {
    "Body weight \(weight), \(moment)"
  }
  package func bodyWeightRemoved(_ weight: String, _ moment: String) -> String {
    "Body weight \(weight), \(moment): removed"
  }
  package func changedSince(_ difference: String, _ day: String) -> String { "\(difference) since \(day)" }
  package func earlier(_ span: BodyWeightChange.Span) -> String {
    switch span {
    case .week: "a week earlier"
    case .month: "a month earlier"
    }
  }
  package func earlier(days: Int) -> String { number(days) + " days earlier" }
  package var noBodyWeightThen: String { "No body weight recorded in that time" }
  package func earlierEntries(_ count: Int) -> String {
    count == 1 ? "1 earlier entry:" : "\(number(count)) earlier entries:"
  }
}

extension English {
  package func weightNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) is not a body weight", hint: "Type it as 81.5, 81.5kg or 180lb")
  }

  package func unlikelyBodyWeight(_ weight: Mass, force command: String) -> Message {
    Message(
      "\(mass(weight)) is an unlikely body weight: expected are 20 to 400 kg",
      hint: "If it is right: \(command)")
  }

  package func noBodyWeight(_ command: String) -> Message {
    Message("no body weight is recorded yet", hint: "Record it: \(command)")
  }

  package func bodyWeightNotFound(_ text: String) -> Message {
    Message(
      "there is no body weight \(quoted(text))",
      hint: "Name its day, as 2026-11-20, or its id. " + tryTyping("gymlog body --list"))
  }

  package func severalBodyWeights(_ text: String) -> Message {
    Message("several body weights fit \(quoted(text))", hint: "Type the beginning of one's id")
  }
}

extension English {
  package var bodyHelp: HelpText {
    HelpText(
      "Record your body weight, or show it over time",
      [
        "gymlog body 81.5": "now, in your unit; or 81.5kg, 180lb",
        "gymlog body 82 --at 2026-11-14": "on another day; or --at 18:30",
        "gymlog body": "the latest, against a week and a month before",
        "gymlog body --list --since 2026-09-01": "one line for each time",
      ],
      "gymlog body --remove takes out the latest, with a date or an id that one.",
      "Exercises moved with the body count the weight of their day: the last one recorded up to it; before the first, "
        + "the first.",
      "--list shows the last 20 on a terminal, and all in a pipe. What is less than 20 or more than 400 kg wants --force."
    )
  }
}
