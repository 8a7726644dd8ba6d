import Training
import Wording

/// The times of a workout on lines of their own below its day.
extension SessionHeading {
  /// Takes the times of `Time: 18:00-19:10` and `6:15pm - 7:20pm` directly below the day, and of `Start 5:30pm` and `finished 7:40pm`
  /// anywhere below it. False for other lines, for what is known already, and for what may be the time of a run: `Time: 22:30`.
  mutating func takesTimes(
    _ text: String, isDirectlyBelow: Bool, isBelowDistance: Bool, in language: Language
  ) -> Bool {
    guard end == nil, unread == nil, doubt.isEmpty else { return false }
    let words = text.split(separator: " ").map(String.init)
    let label = words.prefix { !$0.contains(where: \.isNumber) }
    let name = Recognition.folded(label.joined()).filter { $0.isLetter }
    let kind = Self.kinds.first { $0.names.contains(name) }?.kind
    let (times, rest) = HeadingTimes.split(kind == nil ? words : Array(words[label.count...]), language)
    guard rest.isEmpty, times.length == nil, times.doubt.isEmpty, let time = times.start else { return false }
    let hasHalf = ["am", "pm"].contains { text.lowercased().hasSuffix($0) }
    if kind == .end {
      // Without a start, the length isn't known.
      guard let start, times.end == nil, hasHalf || !isBelowDistance,
        (1..<6 * 60).contains((time - start + 24 * 60) % (24 * 60))
      else {
        return false
      }
      end = time
      return true
    }
    guard start == nil, kind == .start || isDirectlyBelow, kind != .any || times.end != nil || hasHalf else {
      return false
    }
    (start, end) = (time, times.end)
    return true
  }

  /// Takes the length of `Time: 60 min` directly below the day, and of `Duration: 1:15` anywhere below it, where it isn't that of a
  /// distance; false for other lines, and where the end is known.
  mutating func takesLength(_ text: String, isDirectlyBelow: Bool, isBelowDistance: Bool) -> Bool {
    guard end == nil, let (length, isOfWorkout) = Self.length(in: text),
      isDirectlyBelow || isOfWorkout && !isBelowDistance
    else { return false }
    end = ((start ?? Self.noon) + length.seconds / 60) % (24 * 60)
    return true
  }

  /// The length of a workout that a line is, `Time: 60 min`, `Total time 1:05`, `Duración: 65`, and whether its label is that of a length
  /// only. `Time: 18:30` is none.
  static func length(in text: String) -> (length: Duration, isOfWorkout: Bool)? {
    guard let figure = text.firstIndex(where: \.isNumber),
      case let label = text[..<figure], case let name = Recognition.folded(label.filter { $0 != ":" }),
      let typed = TypedLength(text[figure...])
    else { return nil }
    let length: Duration
    switch typed {
    case .exactly(let exact) where totals.contains(name) || name == "total" || label.contains(":"):
      length = exact
    case .colon(let hours, let minutes) where totals.contains(name):
      length = Duration(seconds: hours * 3_600 + minutes * 60)
    case .number(let minutes) where totals.contains(name):
      length = Duration(milliseconds: minutes.raw * 60)
    default: return nil
    }
    guard totals.contains(name) || name == "total" || times.contains(name) else { return nil }
    return (60..<5 * 3_600).contains(length.seconds) ? (length, totals.contains(name)) : nil
  }

  private static let totals: Set = [
    "totaltime", "workouttime", "duration", "totalduration", "length", "tiempototal", "duracion",
    "duraciontotal", "tempstotal", "durada", "duradatotal",
  ]
  /// What may also stand before the time of a set, `Time: 22:30` below a distance.
  static let times: Set = ["time", "tiempo", "temps"]

  /// Whether a line gives a time that may be of the workout or of what stands above it: `Time: 22:30`, `Finish: 22:30`.
  static func isTime(_ text: String, in language: Language) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let label = words.prefix { !$0.contains(where: \.isNumber) }
    let name = Recognition.folded(label.joined()).filter { $0.isLetter }
    guard kinds.contains(where: { $0.names.contains(name) }) || totals.contains(name) || times.contains(name)
    else { return false }
    return HeadingTimes.split(Array(words[label.count...]), language).rest.isEmpty
      || TypedLength(words[label.count...].joined(separator: " ")) != nil
  }

  /// The start and the sets of `18:00 squat 3x5 185` directly below the day; nil for other lines, such as `18:00 row 4km`, which say how
  /// long the sets took.
  static func startOfSets(_ text: String, in language: Language) -> (start: Int, sets: String)? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count > 2, HeadingTimes.isTime(words[0]), words[1].first?.isLetter == true,
      case let figures = words.dropFirst(2).filter({ $0.contains(where: \.isNumber) }), !figures.isEmpty,
      figures.allSatisfy({ $0.allSatisfy { $0.isNumber || "x×@.,".contains($0) } }),
      figures.contains(where: { SetWord.isCountedReps($0) || $0.contains("@") }),
      case let (times, rest) = HeadingTimes.split([words[0]], language), rest.isEmpty, times.doubt.isEmpty,
      let start = times.start, times.end == nil
    else { return nil }
    return (start, words.dropFirst().joined(separator: " "))
  }

  private enum Kind { case start, end, any }

  private static let kinds: [(kind: Kind, names: Set<String>)] = [
    (
      .start,
      [
        "start", "started", "starttime", "begin", "began", "hora", "horas", "horario", "hores", "horari",
        "inicio", "empece", "empezado", "horainicio",
        "horadeinicio", "comienzo", "inici", "comencat", "horainici", "horadinici", "comencament",
      ]
    ),
    (
      .end,
      [
        "end", "ended", "endtime", "finish", "finished", "finishtime", "fin", "final",
        "termine",
        "terminado", "acabe", "acabado", "horafin", "horadefin", "fi", "acabat", "horafi", "horafinal",
      ]
    ),
    (.any, ["time", "times"]),
  ]
}
