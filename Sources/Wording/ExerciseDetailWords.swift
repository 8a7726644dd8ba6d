/// What the page of one exercise and a list of them say beside the words of the field.
package protocol ExerciseDetailWords {
  /// Above the steps of an exercise.
  var howToLabel: String { get }
  /// A muscle was searched for as if it were a name: the command that finds all that trains it.
  func allThatTrain(_ command: String) -> String
}
