import Training

/// The words of `log` and `add`, taken apart: an exercise, if one is named, and SETs.
struct SetPhraseLine {
  /// All the words, for errors to point at.
  let line: [String]
  /// The exercise as it was typed; nil where the line begins with SETs.
  let exercise: String?
  private let groups: [NotatedGroup]

  /// - Throws: `CommandError.notation` where the words don't end in SETs.
  init(_ line: [String], _ notation: Notation) throws(CommandError) {
    self.line = line
    do throws(SetSyntaxError) {
      let start = try notation.startOfSets(in: line) ?? line.count
      exercise = start == 0 ? nil : line[..<start].joined(separator: " ")
      groups = start == line.count ? [] : try notation.groups(in: line, from: start)
    } catch {
      throw .notation(error, words: line)
    }
  }

  /// Whether it names an exercise and no sets.
  var hasNoSets: Bool { groups.isEmpty }

  /// The sets as done, for an exercise of a workout.
  ///
  /// - Throws: `CommandError.refused` where they could mean two things, or nothing.
  func results(for workout: Workout, at index: Int, force: Bool, _ context: Context) throws(CommandError)
    -> [SetDraft]
  {
    let entry = workout.exercises[index]
    do throws(SetRefusal) {
      return try meaning(for: entry, unit: workout.unit, force: force, context).results(of: groups)
    } catch {
      throw .refused(error, words: line, exercise: entry.name)
    }
  }

  /// The sets as planned, for an exercise of a workout.
  func plans(for workout: Workout, at index: Int, force: Bool, _ context: Context) throws(CommandError)
    -> [SetDraft]
  {
    let entry = workout.exercises[index]
    do throws(SetRefusal) {
      return try meaning(for: entry, unit: workout.unit, force: force, context).plans(of: groups)
    } catch {
      throw .refused(error, words: line, exercise: entry.name)
    }
  }

  private func meaning(for entry: WorkoutExercise, unit: MassUnit, force: Bool, _ context: Context)
    -> SetMeaning
  {
    SetMeaning(
      SetContext(context.exercise(of: entry), setsToday: entry.sets, unit: unit, isForced: force))
  }
}
