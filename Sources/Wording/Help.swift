import Training

extension Words {
  /// The program itself: the head of the overview.
  package var overviewHelp: HelpText {
    say(
      en: HelpText(
        "a strength-training logbook for the shell",
        [
          #"gymlog start --name "Leg day""#: "begin a workout",
          "gymlog log squat 10@40kgw 3x8@100kg": "a warm-up set and three working sets",
          "gymlog 8@102.5": "one more set of the same exercise",
          "gymlog": "where you stand and what comes next",
          "gymlog finish": "end the workout",
        ],
        "A set is reps@load. How sets are written: gymlog help log",
        "Everything is kept in plain files of your own, one JSON document for each set."),
      es: HelpText(
        "tu diario de entrenamiento de fuerza en la terminal",
        [
          #"gymlog start --name "Pierna""#: "empieza un entrenamiento",
          "gymlog log sentadilla 10@40kgw 3x8@100kg": "calentamiento y tres efectivas",
          "gymlog 8@102.5": "otra serie del mismo ejercicio",
          "gymlog": "por dónde vas y qué toca ahora",
          "gymlog finish": "termina el entrenamiento",
        ],
        "Una serie es repeticiones@peso. Cómo se escriben las series: gymlog help log",
        "Todo se guarda en archivos de texto tuyos, un documento JSON por serie."),
      ca: HelpText(
        "el teu diari d'entrenament de força al terminal",
        [
          #"gymlog start --name "Cames""#: "comença un entrenament",
          "gymlog log esquat 10@40kgw 3x8@100kg": "una d'escalfament i tres d'efectives",
          "gymlog 8@102.5": "una altra sèrie del mateix exercici",
          "gymlog": "per on vas i què toca ara",
          "gymlog finish": "acaba l'entrenament",
        ],
        "Una sèrie és repeticions@pes. Com s'escriuen les sèries: gymlog help log",
        "Tot es desa en fitxers de text teus, un document JSON per sèrie."))
  }

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
