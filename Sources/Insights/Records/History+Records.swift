package import Training

extension History {
  /// The records of an exercise, by its index. Sets and sessions in them are indices of this history.
  package func records(
    ofExercise exercise: Int, _ facts: LoadFacts, bodyWeights: BodyWeights = BodyWeights(),
    formula: MaxFormula = .standard
  ) -> ExerciseRecords {
    var scan = RecordScan(facts, formula: formula)
    scan.add(setsOf: exercise, of: self, bodyWeights)
    return scan.records()
  }
}

extension RecordScan {
  /// All sets of an exercise of a history that count, or those of its sessions before a moment.
  package mutating func add(
    setsOf exercise: Int, of history: History, _ bodyWeights: BodyWeights,
    where isIncluded: (Session) -> Bool = { _ in true }
  ) {
    let needsBody = usesBody && !bodyWeights.isEmpty
    var (session, isUsed) = (-1, false)
    // Most sets were done just so before.
    var done = SetsDone()
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
          done = SetsDone()
        }
        begin(session: session, bodyWeight: bodyWeight)
      }
      guard isUsed else { continue }
      if done.knows(set) {
        addAgain(done.moved, set: index)
      } else {
        done.learn(set, add(set.performance, set: index))
      }
    }
  }
}

/// The sets of an exercise that were done already at the same body weight, with what each moved.
private struct SetsDone {
  /// Of the set that was asked for, or learnt, last.
  private(set) var moved: RecordScan.Moved?
  private var last: Content?
  private var all: [Content: RecordScan.Moved?] = [:]

  /// Whether the same as in a set was done before; then `moved` is what it moved.
  mutating func knows(_ set: PerformedSet) -> Bool {
    let content = Content(set)
    // Straight sets stand one after the other.
    if content == last { return true }
    guard let known = all[content] else { return false }
    (last, moved) = (content, known)
    return true
  }

  mutating func learn(_ set: PerformedSet, _ moved: RecordScan.Moved?) {
    let content = Content(set)
    all[content] = .some(moved)
    (last, self.moved) = (content, moved)
  }

  /// What was done in a set, as it is packed in the history.
  private struct Content: Hashable {
    let (amount, time, load): (Int64, Int64, Int64)
    let codes: UInt32

    init(_ set: PerformedSet) { (amount, time, load, codes) = set.content }

    /// Nearly all that differ, differ in these.
    func hash(into hasher: inout Hasher) { hasher.combine(amount << 32 ^ load) }
  }
}
