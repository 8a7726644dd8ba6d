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
  let words: any Words
  /// The exercise's name in this language.
  let name: (WorkoutExercise) -> String

  package init(_ words: any Words, name: @escaping (WorkoutExercise) -> String) {
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
        result.effort.map(words.effort), set.rest.map { words.restLabel + " " + words.stopwatch($0) },
        set.note.map(noted),
      ].compactMap(\.self)
    return words.typeHeading(set.type) + " " + amount(result.amount) + load + more.map { ", " + $0 }.joined()
  }

  private func amount(_ amount: Amount) -> String {
    switch amount {
    case .reps(let reps): "\(reps)"
    case .duration(let duration): words.decimal(Thousandths(raw: duration.milliseconds)) + " s"
    case .distance(let distance, let time):
      words.distance(distance) + (time.map { " / " + words.stopwatch($0) } ?? "")
    }
  }

  /// As typed: `100 kg`, `+20 kg`, `-15 kg`. The body alone isn't written.
  private func load(_ load: Load) -> String? {
    switch load {
    case .external(let mass): words.mass(mass)
    case .added(let mass): "+" + words.mass(mass)
    case .assisted(let mass): "-" + words.mass(mass)
    case .bodyWeight: nil
    }
  }
}
