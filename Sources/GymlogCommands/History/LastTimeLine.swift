import TerminalKit
import Training
import Wording

/// The last session of an exercise on one line, with its volume compared with today's:
/// `Last time, 14 Nov: 10@40kg w 3x8@80kg | 1,920 kg, 640 kg to go`.
struct LastTimeLine {
  let context: Context
  let last: PastSession
  /// The exercise today, in its workout.
  let today: WorkoutExercise
  let workout: Workout

  func lines(_ screen: Screen) -> [String] {
    let sets = context.writer(for: last.entry).text(last.sets)
    let words = screen.words
    let text = words.lastTime(on: day(words)) + ": " + sets + figures(words)
    return wrapped(text, width: screen.width, hanging: "  ").map { screen.painter.paint($0, .faint) }
  }

  /// The heading of its column: `last, 14 Nov`.
  func heading(_ words: Words) -> String { words.last(day(words)) }

  private func day(_ words: Words) -> String { words.dayRelative(last.start.day, today: context.now.day) }

  /// Today's volume compared with the last session's: ` 1,280 kg, 640 kg to go`; empty if that had none.
  func volumes(_ screen: Screen) -> [String] {
    guard last.volume(in: unit, context).value.raw > 0 else { return [] }
    let volume = screen.words.volume(volume)
    return [" " + screen.painter.paint(volume + ", " + comparison(screen.words), .faint)]
  }

  private var unit: MassUnit { context.unit(of: workout) }

  private var volume: Mass { context.volume(of: today, on: workout.start.day).mass(in: unit) }

  private func figures(_ words: Words) -> String {
    let volume = last.volume(in: unit, context)
    return volume.value.raw == 0 ? "" : " | " + words.volume(volume) + ", " + comparison(words)
  }

  /// Today's volume compared with the last session's: `640 kg to go`.
  func comparison(_ words: Words) -> String {
    let (before, now) = (last.volume(in: unit, context), volume)
    let difference = Mass(Thousandths(raw: abs(now.value.raw - before.value.raw)), unit)
    if difference.value.raw == 0 { return words.volumeReached }
    return now.isGreater(than: before)
      ? words.volumeAhead(words.volume(difference)) : words.volumeToGo(words.volume(difference))
  }
}

extension Words {
  /// The label of the sets of the last session: `Last time, 14 Nov`.
  func lastTime(on day: String) -> String {
    say(en: "Last time, \(day)", es: "Última vez, \(day)", ca: "Última vegada, \(day)")
  }

  /// The volume still missing to the last session's.
  func volumeToGo(_ volume: String) -> String {
    say(en: "\(volume) to go", es: "faltan \(volume) de volumen", ca: "falten \(volume) de volum")
  }

  /// The volume above the last session's.
  func volumeAhead(_ volume: String) -> String {
    say(en: "\(volume) more", es: "llevas \(volume) más", ca: "portes \(volume) més")
  }

  /// The same volume as in the last session.
  var volumeReached: String { say(en: "the same", es: "igual", ca: "igual") }
}
