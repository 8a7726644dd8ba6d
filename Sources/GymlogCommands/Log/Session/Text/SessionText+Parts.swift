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

    /// Whether it says that the day had no workout: `17/11 Descanso`.
    var isRest: Bool { lines.isEmpty && heading?.name.map(SessionText.isRest) == true }

    /// With `Week 2` and the name below it, or above it, as one name.
    var joiningWeek: Part {
      var part = self
      if let name = heading?.name, PaperLine(line, name).isWeekOfPlan {
        part.lines.insert(PaperLine(line, name), at: 0)
      }
      guard part.lines.count > 2, part.lines[0].isWeekOfPlan != part.lines[1].isWeekOfPlan,
        part.lines[..<2].allSatisfy(WorkoutTitle.isWhole)
      else { return self }
      let names = part.lines[..<2].map { SessionHeading.title($0.typed) }
      part.lines[..<2] = [PaperLine(part.lines[0].number, names.joined(separator: " "))]
      part.heading?.name = nil
      return part
    }

    /// Whether nothing stands below the day but a name, if anything: `Legs`.
    var hasNoExercise: Bool {
      lines.isEmpty || heading != nil && lines.count == 1 && WorkoutTitle.isWhole(lines[0])
    }
  }

  /// The days of the text, in order, without those that had no workout.
  var parts: [Part] { days.filter { !$0.isRest } }

  /// The lines that hold nothing that a workout keeps, each with its number: `Rest day`.
  var leftOut: [(line: Int, typed: String)] {
    withoutSets + days.filter(\.isRest).map { ($0.line, $0.typed) }
  }

  private var days: [Part] {
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
    return parts.filter { $0.heading != nil || !$0.lines.isEmpty }
  }
}
