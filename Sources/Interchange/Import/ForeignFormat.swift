import Training
import Wording

/// The contents of a column. The raw value is its name in reports of faults if the file has none.
enum ForeignColumn: String {
  case workoutNumber, start, end, clock, workout, length, workoutNote
  case exercise, category, exerciseNote, superset
  case sets, setNumber, order, type, warmUp, skipped
  case load, loadKilograms, loadPounds, loadUnit, plannedLoad, plannedLoadUnit
  case reps, repsOrTime, loadOrDistance
  case distance, distanceMetres, distanceKilometres, distanceMiles, distanceUnit
  case time, setsByTime, bodyWeight
  case rpe, note
  // In gymlog's own files only.
  case exerciseID, workoutID, setID, loadKind, rir, left, right, parts, completed, rest, tags
}

/// A format of a file: one table, with a row per set unless it says otherwise.
struct ForeignFormat: Sendable {
  let program: ForeignProgram
  /// The names of the columns, in any language and without regard to case, accents, spaces and marks.
  let columns: [ForeignColumn: [String]]
  /// The columns without which it isn't this format. Of each group one is enough.
  let required: [[ForeignColumn]]
  /// Whether the required columns have names that lifters use in tables of their own, such as Exercise and Weight.
  var hasCommonNames = false
  /// How numbers such as `1,250` are read, and dates such as 04/05/2026.
  var comma = ForeignNumber.Comma.doubtful
  var dateOrder: DateOrder?
  /// The unit of a plain number in the column of the workout's length.
  var lengthUnit = Duration.PlainUnit.seconds
  /// Whether the name of an exercise may contain the delimiter without quotes, so that the row shifts.
  var unquotedNames = false
  /// The order of the sets of a workout.
  var order = Order.asInFile
  /// Where the columns are in a header with this first row, for a format that isn't known by their names.
  var locate: (@Sendable (_ header: [String], _ first: [String]) -> [ForeignColumn: Int]?)?
  let read: @Sendable (ForeignRow) throws(LeftOutRow.Reason) -> ForeignEntry

  /// How the rows of a workout are ordered, and which rows are one workout.
  enum Order {
    case asInFile
    /// By the time of each row: the first and the last are those of the workout.
    case byClock
    /// The same, where the times have no dates of their own, so that those after midnight lie before the others.
    case byTimeOfDay
    /// The same, and hours without a set end a workout.
    case byGaps
  }

  static let all: [ForeignFormat] = [
    strong, strongByColumnOrder, hevy, fitNotes, gymBook, strongLifts, strongLiftsLegacy, fitbod, liftosaur,
    liftLog, gymlog,
  ]

  /// Where the columns are in a header with this first row; nil if it isn't this format.
  func places(in header: [String], _ first: [String]) -> [ForeignColumn: Int]? {
    if let locate { return locate(header, first) }
    let places = Self.places(of: columns, in: header)
    let isComplete = required.allSatisfy { group in group.contains { places[$0] != nil } }
    return isComplete ? places : nil
  }

  /// The name of the only required column that a header lacks, if its others can't be those of something else: at least four, and two
  /// more of the program's if theirs are names that anyone gives.
  func onlyColumnMissing(in header: [String]) -> String? {
    let places = Self.places(of: columns, in: header)
    let missing = required.filter { group in group.allSatisfy { places[$0] == nil } }
    guard missing.count == 1, required.count > 4, !hasCommonNames || places.count > required.count else {
      return nil
    }
    return columns[missing[0][0]]?.first
  }

  /// Where the columns with these names are in a header.
  static func places(of columns: [ForeignColumn: [String]], in header: [String]) -> [ForeignColumn: Int] {
    let heads = header.map { Recognition.folded($0) }
    var places: [ForeignColumn: Int] = [:]
    for (column, names) in columns {
      let index = names.firstNonNil { heads.firstIndex(of: Recognition.folded($0)) }
      if let index { places[column] = index }
    }
    return places
  }
}

/// The contents of a row: its workout, its exercise and its sets, put together by ``ForeignHistoryBuilder``.
struct ForeignEntry {
  /// The text that identifies the workout within the file.
  var key: String
  /// The workout, without exercises.
  var workout: ForeignWorkout
  /// The exercise, without sets.
  var exercise: ForeignExercise
  /// The number of the set in its exercise, if it has one: starting over, it begins the exercise again.
  var order: Int?
  /// When it was done, where rows have times of their own.
  var clock: ForeignTime?
  var sets: [ForeignSet]
  /// Further exercises, for a row that is a whole workout.
  var more: [(exercise: ForeignExercise, sets: [ForeignSet])] = []
}

extension LeftOutRow.Reason: Error {}
