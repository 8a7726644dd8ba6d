/// Everything in help.
package protocol HelpWords: HelpLabelWords, OptionWords, TrainHelpWords, LookHelpWords, KeepHelpWords,
  OwnExerciseHelpWords, RoutineHelpWords, TurnHelpWords, LastTimeHelpWords, StartHelpWords,
  StrengthHelpWords, InsightHelpWords, ChartHelpWords, ReportHelpWords
{
  /// The program itself: the head of the overview.
  var overviewHelp: HelpText { get }
}

extension HelpWords {
  /// The page of a command.
  package func help(_ command: CommandName) -> HelpText {
    switch command {
    case .start: startHelp
    case .repeat: repeatHelp
    case .log: logHelp
    case .done: doneHelp
    case .again: againHelp
    case .edit: editHelp
    case .add: addHelp
    case .swap: swapHelp
    case .move: moveHelp
    case .remove: removeHelp
    case .todo: todoHelp
    case .skip: skipHelp
    case .superset: supersetHelp
    case .rest: restHelp
    case .grow: growHelp
    case .tags: tagsHelp
    case .history: historyHelp
    case .note: noteHelp
    case .tag: tagHelp
    case .pause: pauseHelp
    case .resume: resumeHelp
    case .finish: finishHelp
    case .discard: discardHelp
    case .reopen: reopenHelp
    case .status: statusHelp
    case .list: listHelp
    case .show: showHelp
    case .records: recordsHelp
    case .stats: statsHelp
    case .progress: progressHelp
    case .calendar: calendarHelp
    case .muscles: musclesHelp
    case .compare: compareHelp
    case .report: reportHelp
    case .delete: deleteHelp
    case .exercises: exercisesHelp
    case .exerciseShow: exerciseShowHelp
    case .exerciseNew: exerciseNewHelp
    case .exerciseEdit: exerciseEditHelp
    case .exerciseDelete: exerciseDeleteHelp
    case .exerciseAlias: exerciseAliasHelp
    case .routines: routinesHelp
    case .routineShow: routineShowHelp
    case .routineNew: routineNewHelp
    case .routineEdit: routineEditHelp
    case .routineCopy: routineCopyHelp
    case .routineRename: routineRenameHelp
    case .routineDelete: routineDeleteHelp
    case .share: shareHelp
    case .undo: undoHelp
    case .oneRepMax: oneRepMaxHelp
    case .body: bodyHelp
    case .max: maxHelp
    case .config: configHelp
    case .demo: demoHelp
    case .help: helpHelp
    case .version: versionHelp
    }
  }
}

/// The pages of the commands with which one trains.
package protocol TrainHelpWords {
  /// The page of `start`.
  var startHelp: HelpText { get }
  /// The page of `repeat`.
  var repeatHelp: HelpText { get }
  /// The page of `log`.
  var logHelp: HelpText { get }
  /// The page of `done`.
  var doneHelp: HelpText { get }
  /// The page of `again`.
  var againHelp: HelpText { get }
  /// The page of `edit`.
  var editHelp: HelpText { get }
  /// The page of `add`.
  var addHelp: HelpText { get }
  /// The page of `swap`.
  var swapHelp: HelpText { get }
  /// The page of `move`.
  var moveHelp: HelpText { get }
  /// The page of `remove`.
  var removeHelp: HelpText { get }
  /// The page of `todo`.
  var todoHelp: HelpText { get }
  /// The page of `note`.
  var noteHelp: HelpText { get }
  /// The page of `tag`.
  var tagHelp: HelpText { get }
  /// The page of `pause`.
  var pauseHelp: HelpText { get }
  /// The page of `resume`.
  var resumeHelp: HelpText { get }
  /// The page of `finish`.
  var finishHelp: HelpText { get }
  /// The page of `discard`.
  var discardHelp: HelpText { get }
  /// The page of `reopen`.
  var reopenHelp: HelpText { get }
}

/// The pages of the commands with which one looks at workouts.
package protocol LookHelpWords {
  /// The page of `status`.
  var statusHelp: HelpText { get }
  /// The page of `list`.
  var listHelp: HelpText { get }
  /// The page of `show`.
  var showHelp: HelpText { get }
}

/// The pages of the commands that keep and move things, and of the tools.
package protocol KeepHelpWords {
  /// The page of `delete`.
  var deleteHelp: HelpText { get }
  /// The page of `exercises`.
  var exercisesHelp: HelpText { get }
  /// The page of `exercise show`.
  var exerciseShowHelp: HelpText { get }
  /// The page of `share`.
  var shareHelp: HelpText { get }
  /// The page of `undo`.
  var undoHelp: HelpText { get }
  /// The page of `config`.
  var configHelp: HelpText { get }
  /// The page of `demo`.
  var demoHelp: HelpText { get }
  /// The page of `help`.
  var helpHelp: HelpText { get }
  /// The page of `version`.
  var versionHelp: HelpText { get }
}
