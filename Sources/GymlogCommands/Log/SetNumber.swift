import Logbook
import Training
import Wording

/// A set's number at the start of a line of `log`: `.2 8@100`, `bench.2 8@100`, `set 2: 8`, `bench set 2 8`.
struct SetNumber {
  /// The words for the exercise, if any were typed.
  private let name: [String]
  private let number: Int
  /// Whether it was typed as references are, `.2`, so that warm-ups count.
  private let isReference: Bool
  /// The words after it.
  private let rest: [String]

  /// Nil for a line that begins otherwise.
  init?(_ line: [String], _ notation: Notation) {
    for place in line.indices.prefix(5)
    where !line[..<place].contains(where: { $0.contains(where: \.isNumber) }) {
      let word = line[place].hasSuffix(":") ? String(line[place].dropLast()) : line[place]
      var (name, after) = (Array(line[..<place]), place + 1)
      if place == 0, case .set(let number)? = Reference(word) {
        (self.number, isReference) = (number, true)
      } else if word.first?.isLetter == true, case .setOf(.name, let number?)? = Reference(word),
        let dot = word.lastIndex(of: ".")
      {
        name.append(String(word[..<dot]))
        (self.number, isReference) = (number, true)
      } else if SetOrdinals.isSet(word.lowercased()), after < line.count,
        let number = SetOrdinals.number(line[after].filter { !":.)=".contains($0) })
      {
        (self.number, isReference, after) = (number, false, after + 1)
      } else {
        continue
      }
      let rest = line[after...].drop { $0 == "=" || $0 == ":" }
      // `.5 mile` is half a mile.
      guard !rest.isEmpty, notation.reads(asChange: Array(rest)),
        !rest.contains(where: { SetOrdinals.isSet($0.lowercased()) }),
        !isReference || !notation.understands(["0" + line[place]] + rest)
      else { return nil }
      (self.name, self.rest) = (name, Array(rest))
      return
    }
    return nil
  }

  /// The line without the number, if it is that of the next set.
  ///
  /// - Throws: a question if the workout has that set: a change of it, or another set? `Failure.setNotFound` for one after the next.
  func removed(
    from line: TypedLine, in argument: WorkoutArgument?, _ context: Context
  ) throws(Failure) -> TypedLine {
    let next = TypedLine(line, words: name + rest)
    let workout = try context.logbook.read { snapshot throws(Failure) -> Workout? in
      if let argument { return try context.workout(argument, in: snapshot).workout }
      return try context.open(in: snapshot)?.workout
    }
    guard let workout, let index = index(in: workout, context) else { return next }
    let sets = workout.exercises[index].sets
    if !isReference, number == sets.count(where: { $0.type.isWork && $0.result != nil }) + 1 { return next }
    guard number <= sets.count else {
      if isReference, number > sets.count + 1 { throw .setNotFound(reference) }
      return next
    }
    let command = sets[number - 1].result == nil ? CommandName.done : .edit
    throw .severalReadings([
      TypedLine(command, in: argument, []).typing(
        ([shellName(reference)] + rest.map(shellWord)).joined(separator: " ")),
      next.typing(next.words.map(shellWord).joined(separator: " ")),
    ])
  }

  private var reference: String { name.joined(separator: " ") + ".\(number)" }

  private func index(in workout: Workout, _ context: Context) -> Int? {
    if name.isEmpty { return workout.currentExercise }
    return try? context.index(of: .name(name.joined(separator: " ")), in: workout)
  }
}

extension TypedLine {
  /// Asks about `2 5@100` in a workout with two exercises or more: the second of them, or a set of two reps before the others?
  func askAboutNumberOfExercise(_ context: Context) throws(Failure) {
    let rest = Array(words.dropFirst())
    guard let number = words.first.flatMap({ Int($0) }), let next = rest.first, next.first?.isNumber == true,
      next.contains(where: { "@x".contains($0) }),
      let groups = try? context.notation.groups(in: rest), groups[0].load != nil || next.contains("x"),
      let open = try context.logbook.read({ snapshot throws(Failure) in
        try context.open(in: snapshot)?.workout
      }), open.exercises.count > 1, open.exercises.indices.contains(number - 1),
      let sets = try? context.understood(self)
    else { return }
    let named = [shellName(context.name(of: open.exercises[number - 1]).lowercased())] + rest.map(quoted)
    throw .severalReadings([typing(named.joined(separator: " ")), sets])
  }
}
