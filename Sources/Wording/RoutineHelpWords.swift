/// The pages of the commands for routines.
package protocol RoutineHelpWords {
  /// The page of `routines`.
  var routinesHelp: HelpText { get }
  /// The page of `routine show`.
  var routineShowHelp: HelpText { get }
  /// The page of `routine new`.
  var routineNewHelp: HelpText { get }
  /// The page of `routine edit`.
  var routineEditHelp: HelpText { get }
  /// The page of `routine copy`.
  var routineCopyHelp: HelpText { get }
  /// The page of `routine rename`.
  var routineRenameHelp: HelpText { get }
  /// The page of `routine delete`.
  var routineDeleteHelp: HelpText { get }
}
