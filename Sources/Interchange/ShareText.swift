package import Training
package import Wording

/// A workout as text to send to a friend: completed sets only, in one language, and read again in any.
///
/// ```
/// Entrenament
/// dimarts, 17 de maig de 2022, 11:57 – 12:48
///
/// Full Squat
/// Escalfament 10 x 40 kg
/// Normal 8 x 100 kg, RPE 8
/// ```
package struct ShareText {
  let words: Words
  /// The exercise's name in this language.
  let name: (WorkoutExercise) -> String

  package init(_ words: Words, name: @escaping (WorkoutExercise) -> String) {
    self.words = words
    self.name = name
  }

  /// The text, with a line end after each line.
  package func text(_ workout: Workout) -> String {
    var lines = [
      workout.name ?? words.workoutHeading, words.dayAndSpan(workout.start.civil, workout.end?.civil),
    ]
    if let note = workout.note { lines.append(noted(note)) }
    for exercise in workout.exercises where exercise.sets.contains(where: \.isDone) {
      lines += ["", name(exercise)]
      if let note = exercise.note { lines.append(noted(note)) }
      lines += exercise.doneSets.compactMap(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A note's lines on one, so that what follows isn't taken for a part of it.
  private func noted(_ note: String) -> String {
    words.noteLabel + ": " + note.split(separator: "\n").joined(separator: " / ")
  }

  /// `Normal 8 x 100 kg, RPE 8`
  private func line(_ set: WorkoutSet) -> String? {
    guard let result = set.result else { return nil }
    let load = result.load.flatMap(load).map { " x " + $0 } ?? ""
    let more =
      [
        result.effort.map(words.effort),
        (set.rested ?? set.rest).map { words.restLabel + " " + words.stopwatch($0) }, set.note.map(noted),
      ].compactMap(\.self)
    return words.typeHeading(set.type) + " " + amount(result.amount) + load + more.map { ", " + $0 }.joined()
  }

  private func amount(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): "\(reps)"
    case .duration(let duration): text(duration)
    case .distance(let distance, let time):
      number(distance.value) + " " + distance.unit.rawValue + (time.map { " / " + words.stopwatch($0) } ?? "")
    }
  }

  /// Seconds, as sets are timed; from ten minutes on as a clock shows them.
  private func text(_ duration: Duration) -> String {
    if duration.seconds >= 600, duration.milliseconds % 1_000 == 0 { return words.stopwatch(duration) }
    return number(Thousandths(raw: duration.milliseconds)) + " s"
  }

  /// As typed: `100 kg`, `+20 kg`, `-15 kg`. The body alone isn't written.
  private func load(_ load: Load) -> String? {
    switch load {
    case .external(let mass): text(mass)
    case .added(let mass): "+" + text(mass)
    case .assisted(let mass): "-" + text(mass)
    case .bodyWeight: nil
    }
  }

  private func text(_ mass: Mass) -> String { number(mass.value) + " " + mass.unit.rawValue }

  /// With the language's decimals and without groups of digits: `1.200` would be another number to a reader of another
  /// language.
  private func number(_ value: Thousandths) -> String { value.text(point: words.decimalSeparator) }
}
