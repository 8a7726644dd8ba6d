import Training
import Wording

/// Exercises of a shared text that the catalogue doesn't have, such as the lifter's own in a new logbook.
extension Context {
  /// Their folded names, each with whether the body is part of its loads. A name stands below a blank line, above a set as `share` writes
  /// it.
  func unknownNames(in parts: [SessionText.Part], _ shared: [String: ExerciseID]?) -> [String: Bool] {
    guard let shared else { return [:] }
    var sets: [String: [PaperLine]] = [:]
    for part in parts {
      var name: String?
      for (index, line) in part.lines.enumerated() {
        if line.isBelowBlank || index == 0 {
          let below = part.lines[(index + 1)...].first { $0.note == nil || !$0.words.isEmpty }
          let folded = Recognition.folded(line.typed)
          let isName = line.type == nil && !line.words.isEmpty && below?.isLabelledSet == true
          name = isName && shared[folded] == nil ? folded : nil
        } else if line.isLabelledSet, let name {
          sets[name, default: []].append(line)
        }
      }
    }
    return sets.mapValues { $0.contains(where: \.hasSignedLoad) || $0.allSatisfy(\.isOfBareReps) }
  }
}

extension PaperLine {
  /// Whether its load is added or assistance: `8 x +10 kg`.
  fileprivate var hasSignedLoad: Bool {
    typed.split(separator: " ").contains {
      ($0.hasPrefix("+") || $0.hasPrefix("-")) && $0.dropFirst().first?.isNumber == true
    }
  }

  /// Whether it is reps without a load: `Normal 6, RPE 8`.
  fileprivate var isOfBareReps: Bool {
    let work = typed.prefix { $0 != "," }.split(separator: " ").drop { $0.first?.isNumber != true }
    return work.allSatisfy { $0 == "+" || $0.allSatisfy { $0.isNumber || $0 == "/" } }
  }
}

extension SetPhraseLine {
  /// The sets as completed, for an exercise known only by whether the body is part of its loads.
  ///
  /// - Throws: `Failure.refused` if they are ambiguous or impossible.
  func results(onBody: Bool, unit: MassUnit) throws(Failure) -> [SetDraft] {
    var known = SetContext(
      countMode: groups.first?.amounts.first?.countMode ?? .reps, loading: onBody ? .bodyWeight : .external,
      unit: unit, isForced: true, acceptsTimeAndDistance: true, isLoadOptional: true)
    (known.takesBand, known.takesStack) = (true, true)
    known.isOneSided = groups.contains { $0.sides != nil }
    do throws(SetRefusal) {
      return try SetInterpreter(known).results(of: groups)
    } catch {
      throw .refused(RefusedSets(refusal: error, words: line.words, exercise: exercise ?? ""))
    }
  }
}
