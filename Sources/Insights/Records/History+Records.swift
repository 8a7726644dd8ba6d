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
    let sets = history.sets(ofExercise: exercise)
    for place in sets.indices {
      let index = sets.setIndex(place)
      let set = history.sets[index]
      guard set.type.isWork else { continue }
      if Int(set.session) != session {
        session = Int(set.session)
        let facts = history.sessions[session]
        isUsed = isIncluded(facts)
        if isUsed { begin(session: session, bodyWeight: needsBody ? bodyWeights.weight(on: facts.day) : nil) }
      }
      if isUsed { add(set.performance, set: index) }
    }
  }
}
