import TerminalKit
import Training
import Wording

/// Workouts, newest first, grouped by the month in which they started.
struct ListScreen {
  let context: Context
  let list: WorkoutList
  let screen: Screen
  private let volumes: [EntityID: Volume]

  init(context: Context, list: WorkoutList, screen: Screen) {
    (self.context, self.list, self.screen) = (context, list, screen)
    volumes = context.volumes(of: list.workouts)
  }

  private var words: Words { screen.words }

  var lines: [String] {
    let entries = screen.isNarrow ? list.workouts.map(twoLines) : table.map { [$0] }
    var lines: [String] = []
    var month: YearMonth?
    for (workout, entry) in zip(list.workouts, entries) {
      let own = YearMonth(workout.start.day)
      if own != month {
        lines += (month == nil ? [] : [""]) + [heading(own, workout.start.day)]
        month = own
      }
      lines += entry
    }
    return lines
  }

  private func heading(_ month: YearMonth, _ day: Day) -> String {
    screen.painter.paint(words.monthHeading(Month(of: day), year: month.year), .strong) + " · "
      + words.workouts(list.months[month] ?? 0)
  }

  private var table: [String] {
    var table = Table([.left, .right, .left, .left(shrinkingTo: 8), .right, .right, .right, .left])
    for workout in list.workouts {
      table.add(
        [
          .init(weekday(workout)), .init("\(workout.start.day.day)"), .init(clock(workout), .faint),
          name(workout),
        ] + figures(workout).map { .init($0) } + [state(workout)])
    }
    return table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
  }

  /// The name above, the figures below.
  private func twoLines(_ workout: Workout) -> [String] {
    let title = [Table.Cell(day(workout)), name(workout), state(workout)]
    var table = Table([.left, .left(shrinkingTo: 8), .left])
    table.add(title)
    return table.lines(width: screen.width.map { $0 - 1 }, screen.painter).map { " " + $0 }
      + screen.narrowed(by: 3).dotted(figures(workout).map { .init($0, .faint) }).map { "   " + $0 }
  }

  /// A workout as text: its day and name, and its figures.
  func texts(_ workout: Workout) -> (title: String, figures: String) {
    (
      day(workout) + " · " + name(workout).text,
      figures(workout).filter { !$0.isEmpty }.joined(separator: " · ")
    )
  }

  private func day(_ workout: Workout) -> String {
    weekday(workout) + " \(workout.start.day.day) " + clock(workout)
  }

  private func weekday(_ workout: Workout) -> String { words.weekdayShort(Weekday(of: workout.start.day)) }

  private func clock(_ workout: Workout) -> String { words.clock(workout.start.civil) }

  private func name(_ workout: Workout) -> Table.Cell {
    if let name = workout.name { return .init(name, .strong) }
    let names = workout.exercises.map(context.name(of:))
    let rest = names.count > 3 ? " +\(names.count - 3)" : ""
    return .init(names.prefix(3).joined(separator: ", ") + rest)
  }

  /// Time, sets, volume.
  private func figures(_ workout: Workout) -> [String] {
    let volume = volumes[workout.id] ?? Volume()
    return [
      context.elapsed(workout).map(words.duration) ?? "", words.sets(workout.counted),
      volume.isZero ? "" : words.volume(volume.mass(in: context.settings.unit.value)),
    ]
  }

  private func state(_ workout: Workout) -> Table.Cell {
    workout.isOpen ? .init(workout.openPause == nil ? words.open : words.paused, .accent) : ""
  }
}
