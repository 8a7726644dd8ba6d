/// What is said in statistics. Headings stand in lower case.
package protocol StatisticsWords {
  /// The span that is told of: all, from a day, up to a day, or from one to another.
  func span(from first: String?, to last: String?) -> String
  /// The heading of counts of workouts, sets and reps in a table.
  var workoutsHeading: String { get }
  var setsHeading: String { get }
  var timesHeading: String { get }
  /// Averages for one workout.
  var perWorkout: String { get }
  /// The heading of the shares of set types.
  var setTypesHeading: String { get }
  var musclesHeading: String { get }
  var exercisesHeading: String { get }
  /// The most, the mean and the sum of something.
  var most: String { get }
  var mean: String { get }
  var total: String { get }
  /// The heading of weeks, months and years.
  var weekHeading: String { get }
  var monthHeading: String { get }
  var yearHeading: String { get }
  /// Sets of so many that are not warm-ups: `of them 12 warm-ups`.
  func warmUps(_ count: Int) -> String
  /// What volume counts: without warm-ups, pairs of dumbbells twice or once.
  func volumeCounts(pairsTwice: Bool) -> String
  /// How much of the volume is the lifter's own body.
  func bodyInVolume(_ volume: String) -> String
  /// So many sets were moved with the body and no body weight is recorded; the command that records one.
  func bodyNotInVolume(_ sets: Int, _ command: String) -> String
  /// What sets and volume of a muscle count.
  var musclesCount: String { get }
  /// Nothing was done in the time that was asked for.
  var nothingThen: String { get }
}
