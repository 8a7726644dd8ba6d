extension English {
  package var reportTitle: String { "Training report" }
  package var asTable: String { "The numbers" }
  package func reportFooter(_ day: String) -> String { "Made with gymlog, \(day)." }
  package func volumeAndTime(byMonth: Bool) -> String {
    byMonth ? "Volume and time by month" : "Volume and time by week"
  }
  package var mainLifts: String { "Your main lifts" }
  package var latestWorkouts: String { "Latest workouts" }
  package var dayHeading: String { "Day" }
  package var timeHeading: String { "Time" }
  package var muscleHeading: String { "Muscle" }
  package var shareHeading: String { "Share" }
  package var recordHeading: String { "Record" }
  package var hours: String { "Hours" }
  package func unreadInReport(_ count: Int) -> String {
    count == 1
      ? "1 document couldn't be read. These numbers leave out what is in it:"
      : "\(number(count)) documents couldn't be read. These numbers leave out what is in them:"
  }
  package func reportNeedsFile(_ command: String) -> Message {
    Message("a report goes into a file, and none is named", hint: tryTyping(command))
  }
  package func reportWritten(_ file: String) -> String { "Report written to \(file)" }
  package var reportHelp: HelpText {
    HelpText(
      "Write a report of your training to look at or print",
      [
        "gymlog report -o report.html": "the last twelve months",
        "gymlog report --since 2026-09-01 -o autumn.html": "from that day on",
        "gymlog report -o informe.html --lang es": "in Spanish",
      ],
      "The page has everything in it: calendar, volume, time, muscles, your main lifts, records and latest workouts, "
        + "each chart with its numbers behind it. It needs no network and no script.",
      "A file that is already there is replaced only with --force.")
  }
}
