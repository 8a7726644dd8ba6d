package import Training

extension English {
  package func timeNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) is not a time",
      hint: #"Type it as 18:30, "yesterday 18:30", 2026-11-20T18:30 or "20min ago""#)
  }

  package func durationNotUnderstood(_ text: String) -> Message {
    Message(
      "\(quoted(text)) is not a duration", hint: wholeNumberHint(text) ?? "Type it as 90s, 45min or 1h10min")
  }

  package func durationUnclear(_ text: String, _ readings: [String]) -> Message {
    Message("\(quoted(text)) could be \(either(readings))", hint: "Type the one you mean")
  }

  package func lengthOutOfRange(_ text: String) -> Message {
    Message(
      "a setting takes a time from 1s to 240h, not \(quoted(text))", hint: "Type it as 90s, 45min or 3h")
  }

  package func spanBackwards(since: Day, until: Day) -> Message {
    Message(
      "the span ends on \(until.text), before it starts on \(since.text)",
      hint: "Give an --until that isn't before --since")
  }

  package func dayNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) is not a day", hint: "Type it as 2026-11-20")
  }

  package func timeInFuture(_ text: String) -> Message {
    Message("\(text) is still to come", hint: "Give a time that has passed, or none for now")
  }

  package func startInFuture(_ day: Day) -> Message {
    Message("\(day.text) is still to come", hint: "Give a day that has passed, or today")
  }

  package func endBeforeStart(end: CivilTime, start: CivilTime, today: Day) -> Message {
    Message(
      "the end, \(moment(end, today: today)), comes before the start, \(moment(start, today: today))",
      hint: "Give a later time with --at, or how long it took with --for")
  }

  package func endBeforeLastSet(end: CivilTime, lastSet: CivilTime, today: Day) -> Message {
    Message(
      "the last set was done \(moment(lastSet, today: today)), after the end \(moment(end, today: today))",
      hint: "Give a later time with --at")
  }
}
