import Training
import Wording

/// Lines that are nothing but a time.
extension SessionReader {
  /// Gives a distance above its time: `Row 3 x 500m`, then `1:52`, `1:50` and `1:51`. Returns whether the line says such a time.
  ///
  /// - Throws: `Failure` if it isn't clear which distance is meant, or below reps, which have no time
  func takesTime(
    _ line: PaperLine, below places: [SetPlace], before rest: ArraySlice<PaperLine>, in workout: inout Workout
  ) throws(Failure) -> Bool {
    // Below a name, it is that exercise's.
    guard shared == nil, let first = places.first, workout.exercises.last?.sets.isEmpty == false else {
      return false
    }
    if saysSplits(line, of: workout[places[places.count - 1]]) { throw .splits(line.typed) }
    guard let time = time(alone: line) else { return false }
    let open = places.filter { place in
      if case .distance(_, nil)? = workout[place].result?.amount { true } else { false }
    }
    guard let place = open.first, case .distance(let distance, _)? = workout[place].result?.amount else {
      let isOfReps =
        if case .reps? = workout[first].result?.amount { time.seconds >= 60 } else { false }
      if isOfReps { throw .timeBelowReps(line.typed) }
      return false
    }
    guard open.count == 1 + rest.prefix(while: { self.time(alone: $0) != nil }).count else {
      throw .timeOfWhichDistance(line.typed)
    }
    workout[place].result?.amount = .distance(distance, time)
    return true
  }

  /// Asks about `Time: 22:30` and `Finish: 18:05`, unless a distance above has no time yet.
  func askAboutTime(_ line: PaperLine, below places: [SetPlace], in workout: Workout) throws(Failure) {
    guard SessionHeading.isTime(line.typed, in: context.words.language) else { return }
    if time(alone: line) != nil, let last = places.last,
      case .distance(_, nil)? = workout[last].result?.amount
    {
      return
    }
    throw .timeOfWhat(line.typed)
  }

  /// Whether a line has only times, perhaps called splits, below a distance that has its time.
  private func saysSplits(_ line: PaperLine, of set: WorkoutSet) -> Bool {
    guard case .distance(_, _?)? = set.result?.amount else { return false }
    let words =
      LogLine.splits.contains(Recognition.folded(line.words.first ?? ""))
      ? line.words.dropFirst() : line.words[...]
    let times = words.flatMap { $0.split(separator: ",") }
    return !times.isEmpty
      && times.allSatisfy { $0.contains(":") && $0.allSatisfy { $0.isNumber || ":.".contains($0) } }
  }

  /// The time of a line that has nothing else, or only the word for it.
  private func time(alone line: PaperLine) -> Duration? {
    let isLabelled = SessionHeading.times.contains(Recognition.folded(line.words.first ?? ""))
    let words = isLabelled ? Array(line.words.dropFirst()) : line.words
    guard isLabelled || words.count == 1 && words[0].contains(":"), line.note == nil, line.type == nil,
      let groups = try? context.notation.groups(in: words), groups.count == 1, case let group = groups[0],
      group.isBare,
      case .exactly(.duration(let time)) = group.amounts[0]
    else { return nil }
    return time
  }
}

extension Failure {
  /// A time that may be of the workout, or of what stands above it.
  fileprivate static func timeOfWhat(_ text: String) -> Failure {
    Failure(.usage) { words, now in
      let times = words.clock(now.adding(seconds: -3_600).civil) + "-" + words.clock(now.civil)
      let heading = words.dayShort(now.day) + " " + times
      let detail = words.say(
        en: "If it is the workout's, write its times at the top: \(heading)",
        es: "Si es la del entrenamiento, escribe sus horas al principio: \(heading)",
        ca: "Si és la de l'entrenament, escriu-ne les hores al començament: \(heading)")
      return Message(
        words.say(
          en: "\(words.quoted(text)): the time of what?", es: "\(words.quoted(text)): ¿la hora de qué?",
          ca: "\(words.quoted(text)): l'hora de què?"),
        details: [detail], hint: words.asNote(words.noteLabel + ": " + text))
    }
  }

  /// A time below several distances, any of which it may belong to.
  fileprivate static func timeOfWhichDistance(_ text: String) -> Failure {
    Failure(.usage) { words in
      let text = words.quoted(text)
      return words.say(
        en: Message("\(text): the time of which set?", hint: "Write each distance with its time: 500m/1:52"),
        es: Message(
          "\(text): ¿el tiempo de qué serie?", hint: "Escribe cada distancia con su tiempo: 500m/1:52"),
        ca: Message(
          "\(text): el temps de quina sèrie?", hint: "Escriu cada distància amb el seu temps: 500m/1:52"))
    }
  }

  /// The times of parts of a distance, below the whole.
  fileprivate static func splits(_ text: String) -> Failure {
    Failure(.usage) { words in
      let hint = words.asNote(words.noteLabel + ": " + text)
      let text = words.quoted(text)
      return words.say(
        en: Message("sets can't record splits: \(text)", hint: hint),
        es: Message("los parciales no se guardan con la serie: \(text)", hint: hint),
        ca: Message("els parcials no es desen amb la sèrie: \(text)", hint: hint))
    }
  }

  /// A time below reps, most likely that of all of them.
  fileprivate static func timeBelowReps(_ text: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.quoted(text) + ": " + words.repsOrTime, hint: words.asNote(words.noteLabel + ": " + text))
    }
  }
}
