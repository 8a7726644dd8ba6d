import TerminalKit
import Training
import Wording

extension Screen {
  /// Whether there is room for little: on a phone, or beside another window.
  var isNarrow: Bool { width.map { $0 < 60 } ?? false }
}

extension SetsEcho {
  /// The reply on a narrow screen. The first line says what was understood, cut where it must be: first the volume, then the
  /// name. The second has the one thing worth knowing: a record, else the next planned set, else the same set last time.
  func narrowLines(
    _ places: [SetPlace], _ broken: BrokenRecords?, comesNext: Bool, _ screen: Screen
  ) -> [String] {
    let width = screen.width ?? .max
    let record = broken?.line(context, screen)
    let second =
      record ?? (comesNext ? next(screen).first : besidePlan(places, screen))
      ?? lastTimeLine(beside: places, screen)
    return [narrowLine(places, screen)] + [second.map { truncated($0, to: width) }].compactMap(\.self)
  }

  /// The sets as understood, on one line; below the name if there is no room beside it.
  func narrowLine(_ places: [SetPlace], _ screen: Screen) -> String {
    guard let first = places.first else { return "" }
    let name = terminalSafe(context.name(of: workout.exercises[first.exercise]))
    let sets = sets(places)
    let figure = figure(places)
    let room = (screen.width ?? .max) - displayWidth(of: sets)
    // Too little room for a name beside the sets.
    if room < 8, let width = screen.width {
      let lines = wrapped(sets, width: width, indent: " ", hanging: "  ")
      return ([screen.painter.paint(truncated(name, to: width), .strong)] + lines).joined(separator: "\n")
    }
    let fits = displayWidth(of: name) + displayWidth(of: figure) <= room
    let shown = truncated(name, to: max(8, room))
    return screen.painter.paint(shown, .strong) + sets + (fits ? figure : "")
  }

  /// The counterparts of sets when their exercise was last done: `last, 14 Nov: 3x8@80kg`; nil without any.
  private func lastTimeLine(beside places: [SetPlace], _ screen: Screen) -> String? {
    guard let lastTime, let first = places.first else { return nil }
    let entry = workout.exercises[first.exercise]
    let sets = places.compactMap { lastTime.set(beside: $0.set, of: entry.sets) }
    if sets.isEmpty { return nil }
    let day = screen.words.dayRelative(lastTime.start.day, today: context.now.day)
    return screen.words.last(day) + ": " + context.writer(for: lastTime.entry).text(sets)
  }
}
