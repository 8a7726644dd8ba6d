/// Everything in help.
package protocol HelpWords: HelpLabelWords, OptionWords, TrainHelpWords, LookHelpWords, KeepHelpWords {
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
    case .delete: deleteHelp
    case .exercises: exercisesHelp
    case .exerciseShow: exerciseShowHelp
    case .share: shareHelp
    case .undo: undoHelp
    case .config: configHelp
    case .demo: demoHelp
    case .help: helpHelp
    case .version: versionHelp
    }
  }
}

/// The pages of the commands with which one trains.
package protocol TrainHelpWords {
  var startHelp: HelpText { get }
  var repeatHelp: HelpText { get }
  var logHelp: HelpText { get }
  var doneHelp: HelpText { get }
  var againHelp: HelpText { get }
  var editHelp: HelpText { get }
  var addHelp: HelpText { get }
  var swapHelp: HelpText { get }
  var moveHelp: HelpText { get }
  var removeHelp: HelpText { get }
  var todoHelp: HelpText { get }
  var noteHelp: HelpText { get }
  var tagHelp: HelpText { get }
  var pauseHelp: HelpText { get }
  var resumeHelp: HelpText { get }
  var finishHelp: HelpText { get }
  var discardHelp: HelpText { get }
  var reopenHelp: HelpText { get }
}

/// The pages of the commands with which one looks at workouts.
package protocol LookHelpWords {
  var statusHelp: HelpText { get }
  var listHelp: HelpText { get }
  var showHelp: HelpText { get }
}

/// The pages of the commands that keep and move things, and of the tools.
package protocol KeepHelpWords {
  var deleteHelp: HelpText { get }
  var exercisesHelp: HelpText { get }
  var exerciseShowHelp: HelpText { get }
  var shareHelp: HelpText { get }
  var undoHelp: HelpText { get }
  var configHelp: HelpText { get }
  var demoHelp: HelpText { get }
  var helpHelp: HelpText { get }
  var versionHelp: HelpText { get }
}
