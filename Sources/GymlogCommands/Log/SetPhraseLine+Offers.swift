import Catalogue
import CommandLineKit
import Training
import Wording

/// The lines that are offered in place of one whose exercise isn't clear.
extension SetPhraseLine {
  /// The exercises that its sets suit best: holds don't have reps with a load, and stretches don't either unless they were named.
  func suited(_ exercises: [Exercise], stretches: Bool) -> [Exercise] {
    guard groups.allSatisfy({ $0.amounts[0].countMode == .reps }) else { return exercises }
    let isLoaded = groups.count > 1 || groups.contains { $0.load != nil }
    let suited = exercises.filter {
      (stretches || !$0.isStretchOrDrill) && !(isLoaded && $0.countMode == .duration)
    }
    return suited.isEmpty ? exercises : suited
  }

  /// The exercises nearest to a name. The one whose whole name it begins with, `bench joker single`, comes first, and of the others
  /// only those with one of the words that follow it.
  func offered(_ nearest: [Exercise], for name: String, _ context: Context) -> [Exercise] {
    let words = name.split(separator: " ")
    guard let catalogue = try? context.exercises.catalogue() else { return nearest }
    for count in words.indices.dropFirst().reversed() {
      guard let whole = catalogue.exercise(named: words[..<count].joined(separator: " ")) else { continue }
      let more = words[count...].map { Recognition.folded($0) }
      return [whole]
        + nearest.filter { other in
          let names = [other.name, context.name(of: other)].flatMap { name in
            name.split { !$0.isLetter }.map { Recognition.folded($0) }
          }
          return other.id != whole.id
            && more.contains { !Suggestions.nearest(to: $0, among: names).isEmpty }
        }
    }
    return nearest
  }

  /// The line with the load of each percentage; nil if one isn't known.
  func withLoads(_ shares: [Thousandths: Load]) -> String? {
    var typed: [String] = []
    for word in line.words {
      let parts = word.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
      let number = String(parts[0].reversed().prefix { $0.isNumber || $0 == "." }.reversed())
      guard parts.count == 2, let percent = Thousandths(number) else {
        typed.append(word)
        continue
      }
      guard case .external(let mass)? = shares[percent] else { return nil }
      typed.append(parts[0].dropLast(number.count) + NotationWriter().text(mass) + parts[1])
    }
    return line.typing(typed.map(line.quoted).joined(separator: " "))
  }

  /// Whether what was read as the name has a figure that the sets would lose, as in `db snatch 22.5 5/5 x 4`. The height in
  /// `box jump 60cm 5x5` isn't theirs.
  var losesFigureOfName: Bool {
    exercise?.split(separator: " ").dropFirst().contains { word in
      word.first?.isNumber == true
        && !["cm", "in", "inch", "\"", "''"].contains(word.drop { $0.isNumber || $0 == "." }.lowercased())
    } == true
  }

  /// The next set of the current exercise in place of `subo a 25`.
  func loadAlone(in workout: Workout) -> String? {
    guard let last = exercise?.lowercased().split(separator: " ").last, ["a", "to"].contains(last),
      groups.count == 1, groups[0].isBare, case .exactly(.reps(let number)) = groups[0].amounts[0],
      let current = workout.currentExercise, let done = workout.exercises[current].doneSets.last?.result,
      case .reps(let reps) = done.amount, case .external(let before)? = done.load
    else { return nil }
    return line.typing("\(reps)@" + NotationWriter().text(Mass(Thousandths(number), before.unit)))
  }

  /// The line with each exercise in place of the name that can have these sets, and with what they mean for it: those that can
  /// last so long, or all.
  func lines(for exercises: some Sequence<Exercise>, in workout: Workout, _ context: Context) -> [String] {
    // `rodillo 1 h 200 w`: power, which only cardio has.
    let exercises = endsInPower ? exercises.filter { $0.bodyPart == .cardio } : Array(exercises)
    let usual = isCardio ? lines(for: exercises, force: false, in: workout, context) : []
    return usual.isEmpty ? lines(for: exercises, force: true, in: workout, context) : usual
  }

  /// Whether a number and a `w` follow a time, which can only be watts.
  private var endsInPower: Bool {
    guard groups.count > 1, let last = groups.last, last.type == .warmUp, last.load == nil else {
      return false
    }
    guard case .exactly(.reps(let watts)) = last.amounts[0], watts > 50 else { return false }
    return groups.dropLast().allSatisfy { $0.amounts[0].countMode == .duration }
  }

  private func lines(
    for exercises: some Sequence<Exercise>, force: Bool, in workout: Workout, _ context: Context
  ) -> [String] {
    exercises.compactMap { exercise in
      guard let sets = text(for: exercise, force: force, in: workout, context) else { return nil }
      let name = name(of: exercise, with: sets, in: workout, context)
      let words = line.words.map(shellWord)
      let comma = place.last.map { line.words[$0].last == "," } ?? false
      let typed =
        words[..<place.lowerBound] + [shellName(name), sets + (comma ? "," : "")] + words[place.upperBound...]
      return line.typing(typed.joined(separator: " "))
    }
  }

  /// The sets as they are written for an exercise, in their likeliest meaning; as typed if they only lack a load. Nil if it can't have
  /// them.
  func text(
    for exercise: Exercise, force: Bool = true, in workout: Workout, _ context: Context
  ) -> String? {
    var workout = workout
    let index =
      workout.exercises.lastIndex { $0.exercise == exercise.id }
      ?? workout.append(exercise, id: workout.id)
    return withLoad(of: exercise).text(at: index, force: force, in: workout, context, tries: 3)
  }

  /// Whether it is sets of reps and their load: `3x12 50`, `3x12@50`.
  var isCountedWithLoad: Bool {
    guard let first = groups.first, first.isCounted else { return false }
    return groups.count == 1 ? first.load != nil : groups.count == 2 && first.load == nil && groups[1].isBare
  }

  /// These sets with the number after them as their load, where the exercise has one: `3x15 14`.
  private func withLoad(of exercise: Exercise) -> SetPhraseLine {
    guard exercise.equipment.loading == .external, groups.count == 2, groups[0].isCounted,
      groups[0].load == nil, groups[1].isBare, case .exactly(.reps(let number)) = groups[1].amounts[0]
    else { return self }
    var loaded = self
    loaded.groups.removeLast()
    loaded.groups[0].load = .plain(NotatedMass(Thousandths(number)))
    return loaded
  }

  private func text(
    at index: Int, force: Bool, in workout: Workout, _ context: Context, tries: Int
  ) -> String? {
    func text(force: Bool) throws(Failure) -> String {
      let drafts = try context.offeringLastTime { lastTime throws(Failure) in
        try line.isLog
          ? results(for: workout, at: index, force: force, lastTime: lastTime, context)
          : plans(for: workout, at: index, force: force, lastTime: lastTime, context)
      }
      return NotationWriter().text(drafts)
    }
    do {
      return try text(force: false)
    } catch {
      let start = place.upperBound - sets.count
      var words = sets
      if words.last?.last == "," { words[words.count - 1].removeLast() }
      let refusal: SetRefusal? =
        switch error.cause as? SetError {
        case .refused(let refused): refused.refusal
        case .loadMissing(let missing): missing.refusal
        case .unreadable, nil: nil
        }
      guard let refusal else { return nil }
      switch refusal.problem {
      case .countMode: return nil
      // A load from nowhere is no reading; whether it is one set, and whose the load is, is asked once the exercise is clear.
      case .noLoad, .partsOrSets, .loadOfWhich: return words.map(shellWord).joined(separator: " ")
      // `455 @8.5`, `60 70 80 x5`: 60 reps or more are hardly meant.
      case .tooManyReps: return nil
      case .unusual, .manySets, .tooHeavy, .tooFast: return force ? try? text(force: true) : nil
      default: break
      }
      guard let reading = refusal.readings.first, tries > 0 else { return nil }
      let asked = (refusal.words.lowerBound - start)..<(refusal.words.upperBound - start)
      words.replaceSubrange(
        asked.clamped(to: words.indices), with: reading.split(separator: " ").map(String.init))
      let meant = try? SetPhraseLine(words, from: 0, of: line, context.notation, nameWords: 0)
      return meant?.text(at: index, force: force, in: workout, context, tries: tries - 1)
    }
  }

  /// The name of an exercise as it can be typed here: with its id if the name alone would be asked about again.
  private func name(
    of exercise: Exercise, with sets: String, in workout: Workout, _ context: Context
  ) -> String {
    let name = context.name(of: exercise).lowercased()
    let groups = try? context.notation.groups(in: sets.split(separator: " ").map(String.init))
    let lookup = context.lookup(
      in: workout, sets: groups.map { TypedSets($0) }, toWrite: true, isLogged: line.isLog)
    let found = try? context.exercise(name, in: lookup)
    return found?.id == exercise.id ? name : "id:" + exercise.id.text + " " + name
  }
}
