import Wording

extension SessionText {
  /// The lines of a day.
  struct Part: Equatable {
    /// Nil for lines before any day.
    var heading: SessionHeading?
    var line: Int
    /// The heading as typed.
    var typed: String
    var lines: [PaperLine]
    /// Whether it is a workout of its own. A day without a time that is today means the workout of now.
    var isPast: Bool
  }

  /// The days of the text, in order.
  var parts: [Part] {
    var parts: [Part] = []
    for item in items {
      switch item {
      case .day(let heading, let line, let typed):
        let isNow = heading.day == today && heading.start == nil
        parts.append(Part(heading: heading, line: line, typed: typed, lines: [], isPast: !isNow))
      case .line(let line):
        if parts.isEmpty {
          parts.append(Part(heading: nil, line: line.number, typed: "", lines: [], isPast: false))
        }
        parts[parts.count - 1].lines.append(line)
      }
    }
    for index in parts.indices where parts[index].lines.allSatisfy(\.isMarked) { parts[index].lines = [] }
    // 17/11 Descanso
    return parts.filter { part in
      guard part.lines.isEmpty else { return true }
      guard let heading = part.heading else { return false }
      return heading.name.map { !Self.isRest($0) } ?? true
    }
  }
}
