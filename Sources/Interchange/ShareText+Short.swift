package import Training
import Wording

extension ShareText {
  /// A workout for a chat: a head line, and a line for each exercise with its working sets. `log -` reads it again.
  ///
  /// ```
  /// Push · 20 Nov 2026, 18:30 · 54 min · 6,240 kg
  /// Bench Press: 4 × 8 × 100 kg ★ · 8 × 90 kg RPE 8
  /// ```
  ///
  /// - Parameters:
  ///   - workout: the workout
  ///   - figures: what the head line says after the start: the duration, then the volume
  ///   - records: the places of the sets that broke a record, which a star marks
  ///   - tested: the places of the sets that a max was tested with
  /// - Returns: the text, with a line feed after each line
  package func short(_ workout: Workout, figures: [String], records: Set<SetPlace>, tested: Set<SetPlace>)
    -> String
  {
    let start = workout.start.civil
    let head =
      [workout.name, words.dayShortWithYear(start.day) + ", " + words.clock(start)].compactMap(\.self)
      + figures
    var lines = [head.joined(separator: Self.separator)]
    if isWithNotes, let note = workout.note { lines.append(noted(note)) }
    for (index, exercise) in workout.exercises.enumerated() {
      let sets = exercise.sets.enumerated().filter { $0.element.isDone && $0.element.type.isWork }
      if sets.isEmpty { continue }
      let groups = groups(
        sets.map { number, set in
          let place = SetPlace(exercise: index, set: number)
          return (set, records.contains(place), tested.contains(place))
        })
      lines.append(name(exercise) + ": " + groups.joined(separator: Self.separator))
      if isWithNotes {
        lines += ([exercise.note] + sets.map(\.element.note)).compactMap { $0.map(noted) }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A completed set as in the short form: `8 × 100 kg RPE 8`. Empty if it isn't done.
  package func short(_ set: WorkoutSet) -> String {
    set.result.map { short($0, set.type, saysBody: false) } ?? ""
  }

  /// The text between the parts of a line of the short form. A comma could belong to a number.
  private static let separator = " · "

  /// Sets in order, equal neighbours as one group: `4 × 8 × 100 kg ★`.
  private func groups(_ sets: [(set: WorkoutSet, isRecord: Bool, isTested: Bool)]) -> [String] {
    // Sets with parts or sides have no count in the notation.
    var groups: [(text: String, count: Int, isRecord: Bool, counts: Bool)] = []
    var hasLoad = false
    for (set, isRecord, isTested) in sets {
      guard let result = set.result else { continue }
      // A set without a load would take the one before it when it is read.
      let isBare = result.load == nil || result.load == .bodyWeight
      let text =
        short(result, set.type, saysBody: isBare && hasLoad) + (isTested ? " " + words.tested : "")
      hasLoad = hasLoad || !isBare
      if let last = groups.last, last.text == text, last.counts {
        groups[groups.count - 1].count += 1
        groups[groups.count - 1].isRecord = last.isRecord || isRecord
      } else {
        groups.append((text, 1, isRecord, result.parts.isEmpty && result.sides == nil && !result.isMissed))
      }
    }
    return groups.map { ($0.count > 1 ? "\($0.count) × " : "") + $0.text + ($0.isRecord ? " ★" : "") }
  }

  /// `8 × 100 kg RPE 8`
  private func short(_ result: Performance, _ type: SetType, saysBody: Bool) -> String {
    let written = work(result, minutesFrom: 60).split(separator: " ").map { $0 == "x" ? "×" : $0 }
      .joined(separator: " ")
    let mark = type == .warmUp ? nil : type.letters
    return
      ([written + (saysBody ? " × bw" : "")]
      + [result.effort.map(words.effort), mark, result.isMissed ? words.missLabel : nil].compactMap(\.self))
      .joined(separator: " ")
  }
}
