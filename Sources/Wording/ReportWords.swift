/// What the report's page says.
package protocol ReportWords {
  var reportTitle: String { get }
  /// What opens the numbers behind a chart.
  var asTable: String { get }
  /// At the end: made by gymlog, on a day.
  func reportFooter(_ day: String) -> String
  /// The heading of volume and time week by week, or month by month.
  func volumeAndTime(byMonth: Bool) -> String
  /// The heading of the exercises that were done most.
  var mainLifts: String { get }
  /// The heading of the latest workouts.
  var latestWorkouts: String { get }
  /// Headings of columns and labels of figures.
  var dayHeading: String { get }
  var timeHeading: String { get }
  var muscleHeading: String { get }
  var shareHeading: String { get }
  var recordHeading: String { get }
  var hours: String { get }
  /// So many documents couldn't be read, and the numbers leave out what is in them; a list of them follows.
  func unreadInReport(_ count: Int) -> String
  /// A report was asked for without a file; the line with one.
  func reportNeedsFile(_ command: String) -> Message
  /// What the file is that was written.
  func reportWritten(_ file: String) -> String
}

/// The page of `report`.
package protocol ReportHelpWords {
  var reportHelp: HelpText { get }
}
