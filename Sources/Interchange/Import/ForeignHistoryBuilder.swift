import Training

/// Puts the rows of a file together.
struct ForeignHistoryBuilder {
  private(set) var history: ForeignHistory
  /// The places of the workouts in `history`.
  private var places: [String: Int] = [:]
  private var identities: [String: Int] = [:]
  /// The numbers of the first and last set of each exercise, for each workout.
  private var orders: [[(first: Int?, last: Int?)]] = []
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

  mutating func add(_ entry: ForeignEntry, _ line: Int) {
    guard !entry.sets.isEmpty else {
      keepNote(of: entry)
      return leaveOut(line, entry.exercise.note == nil ? .empty : .note)
    }
    history.rows += 1
    let place = place(of: entry)
    history.workouts[place].complete(from: entry.workout)
    put(entry, in: place)
    for (exercise, sets) in entry.more {
      var next = entry
      (next.exercise, next.sets) = (exercise, sets)
      put(next, in: place)
    }
  }

  private mutating func put(_ entry: ForeignEntry, in place: Int) {
    let exercise = exercise(of: entry, in: place)
    var sets = entry.sets
    if let time = entry.exercise.timeInName {
      for index in sets.indices { sets[index].take(time) }
    }
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

  /// The place of the exercise to which a row belongs: the last one, unless its name is another or its sets start over. In a
  /// superset whose rows alternate, it is the exercise whose sets the row continues.
  private mutating func exercise(of entry: ForeignEntry, in place: Int) -> Int {
    let indices = history.workouts[place].exercises.indices
    if let order = entry.order, entry.exercise.superset != nil,
      let index = indices.suffix(Self.mostAlternating).last(where: {
        orders[place][$0].last == order - 1 && isSame(entry, at: $0, in: place)
      })
    {
      orders[place][index].last = order
      return index
    }
    if let last = indices.last, isSame(entry, at: last, in: place) {
      let (first, order) = (orders[place][last].first, entry.order)
      let startsOver = order.map { order in first.map { order <= $0 } ?? false } ?? false
      if !startsOver {
        orders[place][last] = (first ?? order, order ?? orders[place][last].last)
        return last
      }
    }
    var exercise = entry.exercise
    if let note = notes.removeValue(forKey: NotePlace(entry)) { exercise.note = note }
    history.workouts[place].exercises.append(exercise)
    orders[place].append((entry.order, entry.order))
    return indices.count
  }

  private func isSame(_ entry: ForeignEntry, at index: Int, in place: Int) -> Bool {
    history.workouts[place].exercises[index].name == entry.exercise.name
      && history.workouts[place].exercises[index].superset == entry.exercise.superset
  }

  /// The number of exercises before a row of a superset to look at: more than any superset has, so that the time stays in
  /// proportion to the file.
  private static let mostAlternating = 100

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
    orders.append([])
    places[entry.key] = history.workouts.count - 1
    return history.workouts.count - 1
  }
}

extension ForeignWorkout {
  /// Takes over what only a later row of the workout says.
  fileprivate mutating func complete(from other: ForeignWorkout) {
    if let longer = other.length, length.map({ $0.duration < longer.duration }) ?? true { length = longer }
    if name == nil { name = other.name }
    if note == nil { note = other.note }
  }
}

extension ForeignExercise {
  /// The time at the end of its name: "Plank 1:00".
  fileprivate var timeInName: Duration? {
    guard name.utf8.contains(UInt8(ascii: ":")), let space = name.lastIndex(of: " ") else { return nil }
    let last = String(name[name.index(after: space)...])
    return last.utf8.contains(UInt8(ascii: ":")) ? Duration(foreign: last, .seconds) : nil
  }
}

extension ForeignSet {
  /// Takes the time that its exercise's name says, if it is counted as done once.
  fileprivate mutating func take(_ time: Duration) {
    guard reps == 1, self.time == nil, distance == nil, original == nil else { return }
    (reps, self.time) = (nil, time)
  }
}
