import Training

/// The words of `log`, or a part of those of `add`, taken apart: an exercise, if one is named, and SETs.
struct SetPhraseLine {
  /// The whole line, for errors to point at.
  let line: TypedLine
  /// The exercise as it was typed; nil where the words begin with SETs.
  let exercise: String?
  private let groups: [NotatedGroup]
  /// The SETs as they were typed.
  private let sets: [String]
  /// The index of the first word among those of the line.
  private let start: Int

  /// - Throws: `CommandError.notation` where the words don't end in SETs.
  init(_ line: TypedLine, _ notation: Notation) throws(CommandError) {
    try self.init(line.words, from: 0, of: line, notation)
  }

  /// Some words of a line, of which the first has the index `start`.
  init(_ words: [String], from start: Int, of line: TypedLine, _ notation: Notation) throws(CommandError) {
    (self.line, self.start) = (line, start)
    do throws(SetSyntaxError) {
      let sets = try notation.startOfSets(in: words) ?? words.count
      var name = words[..<sets].joined(separator: " ")
      if name.last == "," {
        name.removeLast()
        // `8@80, 8@70`: sets, and a comma that doesn't belong there.
        if notation.reads(asSets: [name]) { _ = try notation.groups(in: words) }
      }
      exercise = sets == 0 ? nil : name
      groups = sets == words.count ? [] : try notation.groups(in: words, from: sets)
      self.sets = Array(words[sets...])
    } catch {
      throw .notation(error.shifted(by: start), words: line.words, command: line.command)
    }
  }

  /// Whether it names an exercise and no sets.
  var hasNoSets: Bool { groups.isEmpty }

  /// The sets as done, for an exercise of a workout.
  ///
  /// - Throws: `CommandError.refused` where they could mean two things, or nothing; `LoadWanted` for want of a load.
  func results(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context
  ) throws -> [SetDraft] {
    try drafts(for: workout, at: index, force: force, lastTime: lastTime, context) {
      meaning throws(SetRefusal) in try meaning.results(of: groups)
    }
  }

  /// The sets as planned, for an exercise of a workout.
  ///
  /// - Throws: as `results`.
  func plans(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context
  ) throws -> [SetDraft] {
    try drafts(for: workout, at: index, force: force, lastTime: lastTime, context) {
      meaning throws(SetRefusal) in try meaning.plans(of: groups)
    }
  }

  private func drafts(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context,
    _ body: (SetMeaning) throws(SetRefusal) -> [SetDraft]
  ) throws -> [SetDraft] {
    do {
      return try context.meaning(
        of: line, for: workout.exercises[index], in: workout, force: force, lastTime: lastTime
      ) { meaning throws(SetRefusal) in
        do throws(SetRefusal) { return try body(meaning) } catch { throw error.shifted(by: start) }
      }
    } catch var want as LoadWanted {
      if exercise != nil, start == 0 {
        want.unassisted = context.nameUnassisted(of: workout.exercises[index])
          .map { line.typing(([shellName($0)] + sets.map(shellWord)).joined(separator: " ")) }
      }
      throw want
    }
  }
}

extension SetSyntaxError {
  /// The same with the words counted from the first one of the line, where the text begins at another.
  func shifted(by start: Int) -> SetSyntaxError {
    var error = self
    error.place.word += start
    error.words = (words.lowerBound + start)..<(words.upperBound + start)
    return error
  }
}
