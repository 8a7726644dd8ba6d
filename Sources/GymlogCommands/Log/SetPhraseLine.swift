import Training
import Wording

/// The parsed arguments of `log`, or one part of those of `add`: an optional exercise, and SETs.
struct SetPhraseLine {
  /// The whole line, for errors to point at.
  let line: TypedLine
  /// The exercise as typed; nil if the words begin with SETs.
  private(set) var exercise: String?
  private var groups: [NotatedGroup]
  /// The SETs as typed.
  private let sets: [String]
  /// The indices of the words in the line.
  private let place: Range<Int>
  private var start: Int { place.lowerBound }

  /// - Throws: `Failure.notation` if the sets can't be read.
  init(_ line: TypedLine, _ notation: Notation) throws(Failure) {
    try self.init(line.words, from: 0, of: line, notation)
  }

  /// Parses some words of a line, the first of which has the index `start`.
  init(_ words: [String], from start: Int, of line: TypedLine, _ notation: Notation) throws(Failure) {
    (self.line, place) = (line, start..<start + words.count)
    do throws(SetSyntaxError) {
      let sets = try notation.startOfSets(in: words) ?? words.count
      var name = Array(words[..<sets]).joined(separator: " ")
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

  /// The same sets for an exercise whose name was typed elsewhere, with a type for those that have none.
  func named(_ name: String, _ type: SetType?) -> SetPhraseLine {
    var phrase = self
    phrase.exercise = name
    for index in groups.indices { phrase.groups[index].type = groups[index].type ?? type }
    return phrase
  }

  /// The line with sets after these words.
  func typing(_ sets: String) -> String {
    var words = line.words.map(shellWord)
    guard let last = place.last else { return line.typing(sets) }
    let word = line.words[last].split(separator: ",", omittingEmptySubsequences: true).joined(separator: ",")
    words[last] = shellWord(word) + " " + sets + (line.words[last].last == "," ? "," : "")
    return line.typing(words.joined(separator: " "))
  }

  /// Whether it names an exercise and no sets.
  var hasNoSets: Bool { groups.isEmpty }

  /// The sets as completed, for an exercise of a workout.
  ///
  /// - Throws: `Failure.refused` if they are ambiguous or impossible; `Failure.loadMissing` if they need a load.
  func results(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context
  ) throws(Failure) -> [SetDraft] {
    try drafts(for: workout, at: index, force: force, lastTime: lastTime, context) {
      meaning throws(SetRefusal) in try meaning.results(of: groups)
    }
  }

  /// The sets as planned, for an exercise of a workout.
  ///
  /// - Throws: as `results`.
  func plans(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context
  ) throws(Failure) -> [SetDraft] {
    try drafts(for: workout, at: index, force: force, lastTime: lastTime, context) {
      meaning throws(SetRefusal) in try meaning.plans(of: groups)
    }
  }

  /// Splits a refusal of a load that could be assistance or added load, for an assisted exercise: the refusal with the
  /// assisted reading only, and the line that adds the load to the unassisted exercise.
  private func withoutAssistance(_ refusal: SetRefusal, _ unassisted: String?) -> (SetRefusal, String?) {
    var kept = refusal
    kept.readings.removeAll { $0.contains("@+") }
    guard let unassisted, exercise != nil, start == 0,
      let added = refusal.readings.first(where: { $0.contains("@+") })
    else { return (kept, nil) }
    let before = line.words.count - sets.count
    let typed =
      [shellName(unassisted)] + line.words[before..<max(before, refusal.words.lowerBound)].map(shellWord) + [
        added
      ]
      + line.words[min(refusal.words.upperBound, line.words.count)...].map(shellWord)
    return (kept, line.typing(typed.joined(separator: " ")))
  }

  private func drafts(
    for workout: Workout, at index: Int, force: Bool, lastTime: Load?, _ context: Context,
    _ body: (SetInterpreter) throws(SetRefusal) -> [SetDraft]
  ) throws(Failure) -> [SetDraft] {
    do {
      return try context.meaning(
        of: line, for: workout.exercises[index], named: exercise, in: workout, force: force,
        lastTime: lastTime
      ) { meaning throws(SetRefusal) in
        do throws(SetRefusal) { return try body(meaning) } catch { throw error.shifted(by: start) }
      }
    } catch {
      switch error.cause as? SetError {
      case .refused(var sets)
      where sets.refusal.problem == .addedOrAssisted && context.isAssisted(workout.exercises[index]):
        (sets.refusal, sets.unassisted) = withoutAssistance(
          sets.refusal, context.nameUnassisted(of: workout.exercises[index]))
        throw Failure.refused(sets)
      case .loadMissing(var load) where exercise != nil && start == 0:
        load.unassisted = context.nameUnassisted(of: workout.exercises[index])
          .map { line.typing(([shellName($0)] + sets.map(shellWord)).joined(separator: " ")) }
        throw Failure.loadMissing(load)
      default: throw error
      }
    }
  }
}

extension SetSyntaxError {
  /// The same error with word indices for the whole line, in which the text begins at `start`.
  func shifted(by start: Int) -> SetSyntaxError {
    var error = self
    error.place.word += start
    error.words = (words.lowerBound + start)..<(words.upperBound + start)
    return error
  }
}
