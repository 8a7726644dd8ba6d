/// The pages of the commands for the lifter's own exercises and aliases.
package protocol OwnExerciseHelpWords {
  /// The page of `exercise new`.
  var exerciseNewHelp: HelpText { get }
  /// The page of `exercise edit`.
  var exerciseEditHelp: HelpText { get }
  /// The page of `exercise delete`.
  var exerciseDeleteHelp: HelpText { get }
  /// The page of `exercise alias`.
  var exerciseAliasHelp: HelpText { get }
}
