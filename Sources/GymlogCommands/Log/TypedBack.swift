import Logbook
import Training
import Wording

/// The lines offered after an error of `log`, which should work when they are typed.
extension Context {
  /// The error with those of its readings that would be taken. A reading that leaves something else to be corrected, in only one
  /// way, is offered corrected: `225/5 235/5 245/5`.
  func completed(_ failure: Failure, of line: TypedLine) -> Failure {
    completed(failure, of: LogLine(line, self)) { line throws(Failure) in try understood(line) }
  }

  /// The same with `understood`, which gives the meaning of a line where it stands; `isLabelled` if the line is written anew,
  /// without what stood before it.
  func completed(
    _ failure: Failure, of log: LogLine, isLabelled: Bool = false, _ understood: Trial
  ) -> Failure {
    let line = log.typed
    guard let question = OfferedReadings(failure), !question.readings.isEmpty else {
      return loose(failure, log, understood) ?? failure
    }
    if question.isOfRange {
      // `14-8 16-6`: what is left can't be read either.
      let isDeadEnd = question.readings.contains { reading in
        isUnreadable(TypedLine(line, words: question.words(reading)), understood)
      }
      return loose(failure, log, understood) ?? (isDeadEnd ? question.offering([]) : failure)
    }
    var lines: [String] = []
    for reading in question.readings {
      let words = question.words(reading)
      guard let typed = typedBack(words, line, understood) else { continue }
      // The same line would ask itself again.
      if typed.joined() == line.words.joined(), isUnclear(TypedLine(line, words: typed), understood) {
        continue
      }
      let text =
        (isLabelled ? try? understood(TypedLine(line, words: typed)) : nil)
        ?? (typed == words
          ? question.line(reading) : line.typing(typed.map(line.quoted).joined(separator: " ")))
      if !lines.contains(text) { lines.append(text) }
    }
    if lines == question.readings.map(question.line) { return failure }
    let offer = question.offering(lines)
    return lines.isEmpty
      ? loose(offer, log, understood) ?? example(question, offer, line, understood) ?? offer : offer
  }

  private func isUnclear(_ line: TypedLine, _ understood: Trial) -> Bool { (try? understood(line)) == nil }

  /// The failure with an example of its first reading, if nothing but a load is missing in that: `hammer curl 12L 11R`.
  private func example(
    _ question: OfferedReadings, _ failure: Failure, _ line: TypedLine, _ understood: Trial
  ) -> Failure? {
    guard let reading = question.readings.first else { return nil }
    var words = question.words(reading)
    do throws(Failure) {
      _ = try understood(TypedLine(line, words: words))
      return nil
    } catch {
      guard let unit = error.missingLoad?.unit else { return nil }
      words[words.count - 1] += "@" + NotationWriter().text(NextStep.exampleMass(in: unit))
      guard let example = try? understood(TypedLine(line, words: words)) else { return nil }
      return failure.changing { message, words, _ in message.hint = words.forExample(example) }
    }
  }

  private func isUnreadable(_ line: TypedLine, _ understood: Trial) -> Bool {
    do throws(Failure) {
      _ = try understood(line)
      return false
    } catch {
      if case .unreadable? = error.cause as? SetError { return true }
      return error.cause is ExerciseLookupError
    }
  }

  /// Reads a line without keeping it, and gives it back with its sets as they would be written.
  typealias Trial = (TypedLine) throws(Failure) -> String

  /// The refusal of sets in a loose form, with lines that would be taken, instead of a failure that offers none, or one for a part
  /// of the sets; nil if there are none either.
  private func loose(_ failure: Failure, _ log: LogLine, _ understood: Trial) -> Failure? {
    let command = log.typed.command
    let message = failure.message(settings.language.value.words, now: now)
    let offersOnPaper =
      OfferedReadings(failure).map { !$0.readings.isEmpty } ?? !(failure.cause is ExerciseLookupError)
    let offersAll = command.isEmpty ? offersOnPaper : message.offers(command)
    let isWhole = offersAll && !log.hasNumberInName && !failure.isOfWordsBesideSets
    do throws(Failure) {
      let loose = try log.looseSets(
        ifMarked: isWhole && OfferedReadings(failure)?.isOfRange != true, understood)
      if let loose { return loose }
      guard !isWhole, let turned = try log.withLastNameFirst() else { return nil }
      return offering(turned, of: log, understood)
    } catch {
      return nil
    }
  }

  /// The offer for the line with its exercise first.
  private func offering(_ turned: TypedLine, of log: LogLine, _ understood: Trial) -> Failure {
    do throws(Failure) {
      let written = try understood(turned)
      // Sets as they are written leave out the rest.
      let isRested = turned.words.contains { Recognition.isRestLabel($0) }
      return .listUnclear(
        log.line.words.joined(separator: " "),
        [isRested ? turned.typing(turned.words.map(turned.quoted).joined(separator: " ")) : written])
    } catch {
      // What ends in an exercise ends in no remark.
      return completed(error, of: LogLine(turned, self), understood)
    }
  }

  /// The words of a line that would be taken or asked about, after corrections that leave no choice; nil if there is no such line.
  func typedBack(_ words: [String], _ line: TypedLine) -> [String]? {
    typedBack(words, line) { line throws(Failure) in try understood(line) }
  }

  private func typedBack(_ words: [String], _ line: TypedLine, _ understood: Trial) -> [String]? {
    var words = words
    if !line.command.isEmpty, (try? changeOfLastSet(namedIn: TypedLine(line, words: words))) != nil {
      return words
    }
    for _ in 0..<8 {
      do throws(Failure) {
        _ = try understood(TypedLine(line, words: words))
        return words
      } catch {
        // Another question, which offers lines of its own.
        if error.cause is OfferedLines { return words }
        guard let question = OfferedReadings(error), !question.isDoubt else { return nil }
        if question.isDoubtOfLoad || question.isOfLoad || question.readings.count > 1 { return words }
        guard let first = question.readings.first else { return nil }
        words = question.words(first)
      }
    }
    return nil
  }

  /// A line of `log` with its sets as they would be written.
  func understood(_ line: TypedLine) throws(Failure) -> String {
    var trial = self
    trial.isTrial = true
    return try trial.written(line)
  }

  private func written(_ line: TypedLine) throws(Failure) -> String {
    let phrases = try LogLine(line, self).phrases()
    let open = try logbook.read { snapshot throws(Failure) in try self.open(in: snapshot)?.workout }
    var workout = open ?? Workout(id: newID(), start: now, unit: settings.unit.value)
    let typed = try phrases.map { phrase throws(Failure) -> String in
      let index = try phrase.exercise(in: &workout, self)
      let drafts = try phrase.results(for: workout, at: index, force: false, lastTime: nil, self)
      _ = workout.append(drafts, to: index, at: nil, ids: newID)
      let sets = writer(for: workout.exercises[index]).text(drafts)
      return (phrase.exercise.map { shellName($0) + " " } ?? "") + sets
    }
    return line.typing(typed.joined(separator: ", "))
  }
}

extension Failure {
  /// Whether the load of sets isn't likely, which may be what is meant all the same.
  var isDoubtOfLoad: Bool { OfferedReadings(self)?.isDoubtOfLoad == true }

  /// Whether the reps or times of sets aren't likely, which `--force` takes.
  var isDoubtOfAmount: Bool { OfferedReadings(self)?.isDoubt == true }
}

/// The readings of a refusal, and the words that they replace.
private struct OfferedReadings {
  private let cause: SetError
  private let typed: [String]
  private let command: String?
  private let place: Range<Int>
  let readings: [String]
  /// Whether sets were understood, but their reps or times aren't likely. An unlikely load may be what is meant.
  private(set) var isDoubt = false
  private(set) var isDoubtOfLoad = false
  /// Whether numbers with a dash between them were read as a range.
  private(set) var isOfRange = false

  init?(_ failure: Failure) {
    guard let cause = failure.cause as? SetError else { return nil }
    self.cause = cause
    switch cause {
    case .unreadable(let error, let words, let command):
      (typed, place, readings, self.command) = (words, error.words, error.readings, command)
      isOfRange = error.problem == .emptyRange
    case .refused(let sets):
      (typed, place, readings, command) = (
        sets.words, sets.refusal.words, sets.refusal.readings, sets.command
      )
      isDoubt = sets.refusal.problem.isDoubtOfAmount
      isDoubtOfLoad = sets.refusal.problem.isDoubtOfLoad
      isOfRange = sets.refusal.problem == .planOnly
    case .loadMissing(let load):
      (typed, place, readings, command) = (
        load.line.words, load.refusal.words, load.refusal.problem == .noLoad ? [] : load.refusal.readings,
        load.line.command
      )
    }
    guard place.upperBound <= typed.count else { return nil }
  }

  /// Whether a load is missing, or what may be one.
  var isOfLoad: Bool { if case .loadMissing = cause { !readings.isEmpty } else { false } }

  /// The words with a reading in place of what it replaces.
  func words(_ reading: String) -> [String] {
    var pieces = reading.split(separator: " ").map(String.init)
    // A comma between exercises is at the end of a word.
    if !place.isEmpty, typed[place.upperBound - 1].hasSuffix(","), place.upperBound < typed.count,
      !pieces.isEmpty
    {
      pieces[pieces.count - 1] += ","
    }
    return Array(typed[..<place.lowerBound]) + pieces + typed[place.upperBound...]
  }

  func line(_ reading: String) -> String { Failure.typed([reading], place, typed, command)[0] }

  /// The failure with these lines instead of its readings.
  func offering(_ lines: [String]) -> Failure {
    switch cause {
    case .unreadable(let error, let words, let command):
      return .notation(error, words: words, command: command, offering: lines)
    case .refused(var sets):
      sets.lines = lines
      return .refused(sets)
    case .loadMissing(let load): return .loadMissing(load)
    }
  }
}

extension SetRefusal.Problem {
  /// Whether `--force` accepts these reps or times.
  fileprivate var isDoubtOfAmount: Bool {
    switch self {
    case .tooManyReps, .manySets, .tooFast, .unusual(.moreReps), .unusual(.longer): true
    case .unusual(.beyondAnybody(let set)): if case .reps = set.amount { false } else { true }
    default: false
    }
  }

  /// Whether `--force` takes sets with such a load.
  fileprivate var isDoubtOfLoad: Bool {
    switch self {
    case .tooHeavy, .zeroLoad, .unusual: !isDoubtOfAmount
    default: false
    }
  }
}
