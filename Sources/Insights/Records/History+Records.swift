package import Training

extension History {
  /// The records of the exercise with this index, in the unit that they are shown in. Their set and session numbers are indices of this history.
  package func records(
    ofExercise exercise: Int, _ facts: LoadFacts, bodyWeights: BodyWeights = BodyWeights(),
    formula: MaxFormula = .standard, in unit: MassUnit = .kilograms
  ) -> ExerciseRecords {
    var scan = RecordScan(facts, formula: formula, in: unit)
    scan.add(setsOf: exercise, of: self, bodyWeights)
    return scan.records()
  }
}

extension RecordScan {
  /// Adds the working sets of an exercise, by its index in a history. `isIncluded` picks the sessions.
  package mutating func add(
    setsOf exercise: Int, of history: History, _ bodyWeights: BodyWeights,
    where isIncluded: (Session) -> Bool = { _ in true }
  ) {
    let needsBody = usesBody && !bodyWeights.isEmpty
    var (session, isUsed) = (-1, false)
    // Most sets repeat an earlier one.
    var known = SeenSets()
    var bodyWeight: Mass?
    let sets = history.sets(ofExercise: exercise)
    for place in sets.indices {
      let index = sets.setIndex(place)
      let set = history.sets[index]
      guard set.type.isWork else { continue }
      if Int(set.session) != session {
        session = Int(set.session)
        let facts = history.sessions[session]
        isUsed = isIncluded(facts)
        guard isUsed else { continue }
        if needsBody, bodyWeights.weight(on: facts.day) != bodyWeight {
          bodyWeight = bodyWeights.weight(on: facts.day)
          known = SeenSets()
        }
        begin(session: session, bodyWeight: bodyWeight)
      }
      guard isUsed else { continue }
      if known.contains(set) {
        addAgain(known.moved, set: index)
      } else {
        known.insert(set, add(history.performance(set), set: index))
      }
    }
  }
}

/// The different sets of an exercise so far at one body weight, with what each moved.
private struct SeenSets {
  /// The load moved by the set that was last found or inserted.
  private(set) var moved: RecordScan.MovedSet?
  private var last: Content?
  private var all: [Content: RecordScan.MovedSet?] = [:]

  /// Whether a set has the result of an earlier one; `moved` is then what that one moved.
  mutating func contains(_ set: PerformedSet) -> Bool {
    let content = Content(set)
    // Straight sets follow each other.
    if content == last { return true }
    guard let known = all[content] else { return false }
    (last, moved) = (content, known)
    return true
  }

  mutating func insert(_ set: PerformedSet, _ moved: RecordScan.MovedSet?) {
    let content = Content(set)
    all[content] = .some(moved)
    (last, self.moved) = (content, moved)
  }

  /// A set's result as it is packed in the history.
  private struct Content: Hashable {
    let (amount, time, load): (Int64, Int64, Int64)
    let codes: UInt64

    init(_ set: PerformedSet) { (amount, time, load, codes) = set.content }

    /// Sets that differ mostly differ in these two.
    func hash(into hasher: inout Hasher) { hasher.combine(amount << 32 ^ load) }
  }
}
