package import Training
package import Wording

/// Writes a workout as text to share: completed sets only, in one language, readable in any.
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
  let name: (WorkoutExercise) -> String
  let isWithNotes: Bool

  /// A writer in the language of `words`; `name` gives the name of an exercise in that language. Notes are private, so they are
  /// left out unless `withNotes` asks for them.
  package init(_ words: Words, withNotes: Bool = false, name: @escaping (WorkoutExercise) -> String) {
    self.words = words
    self.name = name
    isWithNotes = withNotes
  }

  /// The text of a workout, with a line feed after each line; `tested` are the sets that a max was tested with.
  package func text(_ workout: Workout, tested: Set<SetPlace> = []) -> String {
    var lines = [
      workout.name ?? words.workoutHeading, words.dayAndSpan(workout.start, workout.end),
    ]
    if isWithNotes, let note = workout.note { lines.append(noted(note)) }
    for (index, exercise) in workout.exercises.enumerated() where exercise.sets.contains(where: \.isDone) {
      lines += ["", name(exercise)]
      if isWithNotes, let note = exercise.note { lines.append(noted(note)) }
      lines += self.lines(of: exercise, index, tested)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same in Markdown: headings for the workout and its exercises, a list of sets.
  package func markdown(_ workout: Workout, tested: Set<SetPlace>) -> String {
    var lines = [
      "## " + escaped(workout.name ?? words.workoutHeading), "",
      words.dayAndSpan(workout.start, workout.end),
    ]
    if isWithNotes, let note = workout.note { lines += ["", escaped(noted(note))] }
    for (index, exercise) in workout.exercises.enumerated() where exercise.sets.contains(where: \.isDone) {
      lines += ["", "### " + escaped(name(exercise)), ""]
      if isWithNotes, let note = exercise.note { lines += [escaped(noted(note)), ""] }
      lines += self.lines(of: exercise, index, tested).map { "- " + escaped($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text in which nothing is Markdown.
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\`*_[]<>#|~".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// A note on one line, so that the next line isn't read as part of it.
  func noted(_ note: String) -> String {
    words.noteLabel + ": " + note.split(separator: "\n").joined(separator: " / ")
  }

  /// The completed sets of the exercise at an index.
  private func lines(of exercise: WorkoutExercise, _ index: Int, _ tested: Set<SetPlace>) -> [String] {
    exercise.sets.enumerated().compactMap {
      line($1, isTested: tested.contains(SetPlace(exercise: index, set: $0)))
    }
  }

  /// `Normal 8 x 100 kg, RPE 8`, `Normal 1 x 180 kg, tested`
  private func line(_ set: WorkoutSet, isTested: Bool) -> String? {
    guard let result = set.result else { return nil }
    let more =
      [
        result.isMissed ? words.missLabel : nil, result.effort.map(words.effort),
        isTested ? words.tested : nil,
        (set.rested ?? set.rest).map { words.restLabel + " " + words.stopwatch($0) },
        isWithNotes ? set.note.map(noted) : nil,
      ].compactMap(\.self)
    return words.typeHeading(set.type) + " " + work(result) + more.map { ", " + $0 }.joined()
  }

  /// `8 x 100 kg`, `10 x 80 kg + 8 x 60 kg`, `12 + 4 + 3 x 60 kg`, `8/7 x 20 kg`. A time of `minutesFrom` seconds or more is in
  /// minutes and seconds, a shorter one in seconds.
  func work(_ result: Performance, minutesFrom least: Int = 600) -> String {
    func loaded(_ load: Load?) -> String { load.flatMap(self.load).map { " x " + $0 } ?? "" }
    let first = result.sides.map { "\($0.left)/\($0.right)" } ?? amount(result.attempted.amount, least)
    guard result.parts.contains(where: { $0.load != nil }) else {
      return result.parts.reduce(first) { $0 + " + \($1.reps)" } + loaded(result.load)
    }
    return result.parts.reduce(first + loaded(result.load)) {
      $0 + " + \($1.reps)" + loaded($1.load ?? result.load)
    }
  }

  private func amount(_ amount: Amount, _ least: Int) -> String {
    switch amount {
    case .reps(let reps): "\(reps)"
    case .duration(let duration): clock(duration, from: least)
    case .distance(let distance, let time):
      number(distance.value) + " " + distance.unit.rawValue + (time.map { " / " + clock($0) } ?? "")
    }
  }

  /// Minutes and seconds, or seconds where there is a fraction of one below a minute, or less than `least`.
  private func clock(_ duration: Duration, from least: Int = 0) -> String {
    let isWhole = duration.milliseconds % 1_000 == 0
    guard duration.seconds >= (isWhole ? least : max(least, 61)) else {
      return number(Thousandths(raw: duration.milliseconds)) + " s"
    }
    return isWhole ? words.stopwatch(duration) : NotationWriter().text(duration)
  }

  /// A load as typed: `100 kg`, `+20 kg`, `-15 kg`; nil for the body alone.
  private func load(_ load: Load) -> String? {
    switch load {
    case .external(let mass): text(mass)
    case .added(let mass): "+" + text(mass)
    case .assisted(let mass): "-" + text(mass)
    case .band(let band): words.band(band)
    case .stack(let number): words.stack(number)
    case .bodyWeight: nil
    }
  }

  private func text(_ mass: Mass) -> String { number(mass.value) + " " + mass.unit.rawValue }

  /// A number with the language's decimal separator and no grouping: `1.200` would be another number in another language.
  private func number(_ value: Thousandths) -> String { value.text(point: words.decimalSeparator) }
}
