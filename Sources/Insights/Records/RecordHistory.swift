package import Training

extension RecordEntry {
  /// The amount of the record: a mass in a unit, reps, seconds or metres.
  package func amount(in unit: MassUnit) -> Thousandths {
    switch (kind, performance.amount) {
    case (.e1rm, _), (.setVolume, _), (.sessionVolume, _): mass(in: unit).value
    case (.heaviestLoad, _): performance.load?.signed(in: unit) ?? Thousandths(0)
    case (.furthestDistance, .distance(let distance, _)): Thousandths(raw: distance.millimetres)
    case (.longestHold, _), (.fastest, _): Thousandths(raw: duration.milliseconds)
    case (.repsAtLoad, _), (.reps, _), (.furthestDistance, _): Thousandths(reps)
    }
  }

  /// The amount of a set that competes with it; nil if none does.
  fileprivate func amount(of set: Performance, in unit: MassUnit) -> Thousandths? {
    if set.isMissed || set.load?.isUnweighed == true { return nil }
    let isAsLoaded = set.load.map(RecordQuantity.load) ?? .zero >= rung
    switch (kind, set.amount) {
    case (.heaviestLoad, _):
      return set.load.flatMap { $0.isOnBody == performance.load?.isOnBody ? $0.signed(in: unit) : nil }
    case (.repsAtLoad, .reps(let reps)), (.reps, .reps(let reps)):
      return isAsLoaded ? Thousandths(reps) : nil
    case (.longestHold, .duration(let time)): return isAsLoaded ? Thousandths(raw: time.milliseconds) : nil
    case (.furthestDistance, .distance(let distance, _)): return Thousandths(raw: distance.millimetres)
    case (.fastest, let amount):
      guard let pace = Pace(amount), pace.millimetres >= millimetres else { return nil }
      return Thousandths(raw: pace.time(over: millimetres).milliseconds)
    default: return nil
    }
  }
}

extension History {
  /// The best of each day before one, oldest first, in what a record is of: loads, reps at its load or more, times over its distance.
  /// Rough estimates are left out. Nil for the volume of a set.
  package func values(
    of mark: RecordEntry, exercise index: Int, _ exercise: Exercise, bodyWeights: BodyWeights,
    formula: MaxFormula, in unit: MassUnit, before day: Day
  ) -> [Thousandths]? {
    let metric: ProgressMetric? =
      switch mark.kind {
      case .e1rm: .e1rm
      case .sessionVolume: .volume
      default: nil
      }
    if let metric {
      return progress(
        ofExercise: index, by: metric, exercise, bodyWeights: bodyWeights, formula: formula, in: unit,
        breaks: []
      ).points.filter { $0.day < day && !$0.isRough }.map(\.value)
    }
    if mark.kind == .setVolume { return nil }
    var days: [(day: Day, value: Thousandths)] = []
    for set in workSets(ofExercise: index) {
      let done = self.day(of: set)
      guard done < day, let value = mark.amount(of: performance(set), in: unit) else { continue }
      if let last = days.last, last.day == done {
        days[days.count - 1].value = mark.kind == .fastest ? min(last.value, value) : max(last.value, value)
      } else {
        days.append((done, value))
      }
    }
    return days.map(\.value)
  }
}
