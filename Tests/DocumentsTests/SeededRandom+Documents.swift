import Documents
import TestSupport
import Training

/// Values within the limits of the format, including the limits.
extension SeededRandom {
  mutating func text(extra: [Unicode.Scalar] = []) -> String {
    // No braces, by which a test finds objects.
    let scalars: [Unicode.Scalar] = [
      "a", "Z", "0", "\"", "\\", "/", "é", "e", "\u{301}", "€", "\u{1F3CB}", "\u{202E}", "\u{10FFFF}",
    ]
    var text = String.UnicodeScalarView()
    for _ in 0..<int(1...12) { text.append((scalars + extra)[int(0...scalars.count + extra.count - 1)]) }
    return String(text)
  }

  mutating func name() -> String { text(extra: [" ", "\u{2028}"]) }
  mutating func note() -> String { text(extra: [" ", "\n"]) }

  mutating func tags() -> [String] {
    var tags: [String] = []
    for tag in list({ $0.text() }) where !tags.contains(tag) { tags.append(tag) }
    return tags
  }

  mutating func instant() -> Instant {
    // The years 1 to 9999.
    Instant(seconds: int(-62_135_500_000...253_402_200_000), offset: int(-18 * 60...18 * 60) * 60)
  }

  mutating func recent() -> Instant {
    Instant(seconds: int(1_500_000_000...1_800_000_000), offset: int(-12...14) * 3_600)
  }

  mutating func position() -> Position {
    var position = Position.first
    for _ in 0..<int(0...20) {
      position = (int(0...1) == 0 ? Position.between(nil, position) : position.next) ?? position
    }
    return position
  }

  mutating func exerciseID() -> ExerciseID {
    ExerciseID(String(int(1...999_999_999))).flatMap { int(0...1) == 0 ? nil : $0 } ?? ExerciseID(id())
  }

  mutating func target() -> Target {
    let from = int(0...9_999)
    let amounts: [TargetAmount] = [
      .exactly(amount()), .repRange(from, int(from + 1...10_000)), .repsOrMore(from),
    ]
    let loads: [TargetLoad?] = [nil, .load(anyLoad()), .percent(Thousandths(raw: int(1...200_000)))]
    var target = Target(amounts[int(0...2)], at: loads[int(0...2)], effort: effort())
    if case .exactly(.reps(1...)) = target.amount, int(0...3) == 0 { target.parts = parts() }
    return target
  }
}

extension SeededRandom {
  mutating func set(ofRoutine: Bool = false) -> SetDocument {
    let result = ofRoutine ? nil : maybe { $0.performance() }
    let set = WorkoutSet(
      id: id(), position: position(), type: any(), plan: result == nil ? target() : maybe { $0.target() },
      result: result, completed: result == nil ? nil : maybe { $0.instant() }, rest: maybe { $0.duration() },
      rested: maybe { $0.duration() }, note: maybe { $0.note() })
    return SetDocument(in: id(), set)
  }

  mutating func exercise() -> WorkoutExercise {
    WorkoutExercise(
      id: id(), position: position(), exercise: exerciseID(), name: name(), note: maybe { $0.note() },
      superset: maybe { $0.text() }, rest: maybe { $0.duration() },
      restAfter: maybe { $0.duration() }, progress: maybe { $0.progress() }, isSkipped: int(0...1) == 0)
  }

  mutating func progress() -> Progression {
    Progression(
      step: maybe { Mass($0.decimal(), $0.any()) }, misses: int(1...10),
      drop: Thousandths(raw: int(1...99_999)))
  }

  mutating func workout() -> Workout {
    let start = recent()
    let pauses = list { generator in
      let start = generator.recent()
      return Workout.Pause(start: start, end: generator.maybe { start.adding(seconds: $0.int(0...9_999)) })
    }
    let origins: [Workout.Origin?] = [nil, .workout(id()), .routine(name())]
    return Workout(
      id: id(), name: maybe { $0.name() }, start: start,
      end: maybe { Instant(seconds: start.seconds + $0.int(0...9_999), offset: $0.int(-12...14) * 3_600) },
      pauses: pauses, unit: any(), note: maybe { $0.note() }, tags: tags(), origin: origins[int(0...2)],
      choice: maybe { Workout.Choice($0.id(), after: $0.maybe { $0.id() }) })
  }

  mutating func ownExercise() -> CustomExercise {
    let id = id()
    let exercise = Exercise(
      id: ExerciseID(id), name: name(), bodyPart: any(), equipment: any(), countMode: any(),
      primaryMuscles: list { $0.any() }, secondaryMuscles: list { $0.any() }, implements: int(1...2),
      sides: any(), bodyWeightShare: Thousandths(raw: int(0...1_000)))
    return CustomExercise(
      id: id, exercise, aliases: list { $0.name() }, note: maybe { $0.note() }, isDeleted: int(0...1) == 0)
  }

  mutating func alias() -> ExerciseAlias {
    ExerciseAlias(id: id(), alias: name(), exercise: exerciseID(), name: name())
  }

  mutating func routine() -> Routine {
    Routine(
      id: id(), name: name(), unit: maybe { $0.any() }, note: maybe { $0.note() }, tags: tags(),
      progress: maybe { $0.progress() })
  }

  mutating func max() -> TestedMax {
    TestedMax(id: id(), exercise: exerciseID(), name: name(), kind: any(), load: load(), at: instant())
  }

  mutating func trainingMax() -> TrainingMax {
    TrainingMax(id: id(), exercise: exerciseID(), name: name(), load: load(), at: instant())
  }

  mutating func bodyWeight() -> BodyWeight {
    BodyWeight(id: id(), weight: Mass(decimal(1), any()), at: instant())
  }

  mutating func importRecord() -> ImportRecord {
    ImportRecord(
      id: id(), source: "strong",
      workouts: (0..<int(0...3)).map { number in
        ImportRecord.Workout(
          identity: "2026-11-21 18:30:0\(number)", workout: id(),
          exercises: (0..<int(0...3)).map { _ in
            ImportRecord.Exercise(name: "Squat (Barbell)", exercise: ExerciseID(id()), sets: int(0...20))
          })
      })
  }

  mutating func path() -> DocumentPath {
    let folder = WorkoutFolder(start: recent(), id: id())
    let paths: [DocumentPath] =
      [
        .logbook, .routine(id(), .head), .routine(id(), .exercise(id())), .routine(id(), .set(id())),
        .workout(folder, .head), .workout(folder, .exercise(id())), .workout(folder, .set(id())),
        .activity(folder), .profile,
      ] + StandaloneKind.allCases.map { .standalone($0, id()) }
    return paths[int(0...paths.count - 1)]
  }

  mutating func operation() -> OperationRecord {
    let hand = maybe { generator in
      OperationRecord.CurrentWorkoutChange(
        before: generator.maybe { WorkoutFolder(start: $0.recent(), id: $0.id()) },
        after: generator.maybe { WorkoutFolder(start: $0.recent(), id: $0.id()) })
    }
    let changes = list { generator in
      OperationRecord.Change(
        path: generator.path(), before: generator.maybe { bytes($0.note()) },
        after: generator.maybe { bytes($0.note()) })
    }
    return OperationRecord(
      command: name(), time: instant(), undoes: maybe { $0.int(1...99_999_999) },
      redoes: maybe { $0.int(1...99_999_999) },
      also: maybe { generator in generator.list { $0.int(1...99_999_999) } }, group: maybe { $0.name() },
      currentWorkout: hand, documents: changes)
  }
}
