import Training

/// Puts the rows of a file together.
struct ForeignHistoryBuilder {
  private(set) var history: ForeignHistory
  /// The places of the workouts in `history`.
  private var places: [String: Int] = [:]
  private var identities: [String: Int] = [:]
  /// The number of the first set of each workout's last exercise.
  private var firstOrders: [Int: Int] = [:]
  /// The notes of exercises that have no set yet.
  private var notes: [NotePlace: String] = [:]

  private struct NotePlace: Hashable {
    var workout: String
    var exercise: String

    init(_ entry: ForeignEntry) { (workout, exercise) = (entry.key, entry.exercise.name) }
  }

  init(_ program: ForeignProgram) { history = ForeignHistory(program: program) }

  /// Adds a row that gives no set.
  mutating func leaveOut(_ line: Int, _ reason: LeftOutRow.Reason) {
    history.rows += 1
    history.leftOut.append(LeftOutRow(line: line, reason))
  }

  /// Adds what a row says.
  mutating func add(_ entry: ForeignEntry, _ line: Int) {
    guard !entry.sets.isEmpty else {
      keepNote(of: entry)
      return leaveOut(line, .empty)
    }
    history.rows += 1
    let place = place(of: entry)
    history.workouts[place].complete(from: entry.workout)
    let last = history.workouts[place].exercises.last
    let startsOver = entry.order.map { order in firstOrders[place].map { order <= $0 } ?? false } ?? false
    if last?.name != entry.exercise.name || last?.superset != entry.exercise.superset || startsOver {
      history.workouts[place].exercises.append(entry.exercise)
      firstOrders[place] = nil
      if let note = notes.removeValue(forKey: NotePlace(entry)) {
        history.workouts[place].exercises[history.workouts[place].exercises.count - 1].note = note
      }
    }
    if firstOrders[place] == nil { firstOrders[place] = entry.order }
    let exercise = history.workouts[place].exercises.count - 1
    var sets = entry.sets
    if let note = entry.exercise.note {
      let known = history.workouts[place].exercises[exercise].note
      if known == nil {
        history.workouts[place].exercises[exercise].note = note
      } else if known != note, sets[0].note == nil {
        sets[0].note = note
      }
    }
    history.workouts[place].exercises[exercise].sets += sets
  }

  /// Keeps the note of a row that has nothing else, for the exercise before or after it.
  private mutating func keepNote(of entry: ForeignEntry) {
    guard let note = entry.exercise.note else { return }
    if let place = places[entry.key], let last = history.workouts[place].exercises.indices.last,
      history.workouts[place].exercises[last].name == entry.exercise.name
    {
      let known = history.workouts[place].exercises[last].note
      if known == nil { history.workouts[place].exercises[last].note = note }
    } else {
      notes[NotePlace(entry)] = note
    }
  }

  private mutating func place(of entry: ForeignEntry) -> Int {
    if let place = places[entry.key] { return place }
    var workout = entry.workout
    let count = identities[workout.identity, default: 0] + 1
    identities[workout.identity] = count
    if count > 1 { workout.identity += " (\(count))" }
    history.workouts.append(workout)
    places[entry.key] = history.workouts.count - 1
    return history.workouts.count - 1
  }
}

extension ForeignWorkout {
  /// Takes over what only a later row of the workout says.
  fileprivate mutating func complete(from other: ForeignWorkout) {
    if length == nil { length = other.length }
    if name == nil { name = other.name }
    if note == nil { note = other.note }
  }
}
