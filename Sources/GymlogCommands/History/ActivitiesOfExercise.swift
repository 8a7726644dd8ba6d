import Formats
import Logbook
import TerminalKit
import Training

/// The activities that count as an exercise, as runs do as Running: in `history`, in place of sets or beside them.
struct ActivitiesOfExercise {
  let exercise: Exercise
  /// Ordered by their starts.
  let activities: [Activity]
  let period: DayRange
  let scale: DistanceScale

  private var found: [Activity] { activities.filter { period.contains($0.start.day) }.reversed() }

  /// The list of the activities, for an exercise without sets.
  func reply(_ limit: Int?, _ format: TableFormat?, problems: [Problem], _ context: Context) -> Reply {
    let found = found
    let shown = Array(found.prefix(limit ?? .max))
    let table = ReportTable.activities(shown, scale, context)
    if let format { return Reply(problems: problems, table, as: format) }
    return Reply(
      problems: problems,
      text: { screen in
        let title = screen.dotted([
          .init(context.name(of: exercise), .strong), .init(screen.words.activities(found.count)),
        ])
        return
          (title
          + (shown.isEmpty ? [] : screen.lines(table, isNarrow: screen.isNarrow, shrinkingTo: 12))
          + (shown.count < found.count ? hint(screen) : [])).text
      },
      json: {
        JSON.members([
          "exercise": .string(exercise.name), "exerciseId": .string(exercise.id.text), "sessions": .array([]),
          "tested": .array([]), "activities": .array(shown.map { .object($0.json) }),
          "more": .int(found.count - shown.count),
        ])
      })
  }

  /// The line that lists them, if there are any.
  func hint(_ screen: Screen) -> [String] {
    guard !found.isEmpty, let sport = CardioSet.sport(of: exercise.id) else { return [] }
    let line =
      "gymlog \(CommandName.activityList.rawValue) --sport \(sport.rawValue)" + period.options
    return [""] + wrappedAroundCommands(screen.words.forItsActivities(line), width: screen.width)
  }
}
