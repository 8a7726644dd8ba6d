/// The commands; the raw value is what is typed.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case start, `repeat`, log, done, again, edit, add, swap, move, remove, todo, skip, superset, rest, grow,
    note, tag
  case pause, resume, finish, discard, reopen
  case status, list, show, history, records, stats, max, tags
  case progress, calendar, muscles, compare, year, report
  case delete, merge, split, exercises
  case exerciseShow = "exercise show"
  case exerciseNew = "exercise new"
  case exerciseEdit = "exercise edit"
  case exerciseDelete = "exercise delete"
  case exerciseAlias = "exercise alias"
  case exerciseMerge = "exercise merge"
  case exerciseMap = "exercise map"
  case routines
  case routineShow = "routine show"
  case routineNew = "routine new"
  case routineEdit = "routine edit"
  case routineCopy = "routine copy"
  case routineRename = "routine rename"
  case routineDelete = "routine delete"
  case activityAdd = "activity add"
  case activityImport = "activity import"
  case activityRecord = "activity record"
  case activityList = "activity list"
  case activityShow = "activity show"
  case activityEdit = "activity edit"
  case activityDelete = "activity delete"
  case activitySplits = "activity splits"
  case activityCompare = "activity compare"
  case activitySimilar = "activity similar"
  case activityExport = "activity export"
  case calories, zones, profile
  case share, `import`, export, sync, undo, redo, check
  case oneRepMax = "1rm"
  case trainingMax = "tm"
  case body
  case config, completions, demo, help, version
}

/// The placeholders for values in usage lines.
enum Placeholder: String, CaseIterable, Hashable, Sendable {
  case exercise, set, ref, change, time, duration, workout, text, name, tag, file, directory
  case unit, language, muscle, bodyPart, equipment, countMode, number, date, when, command, setting, value,
    position, alias, sides, percent, routine, growth, formula, weight, span, period, metric, side,
    otherSide, otherWorkout, shell, format, program, zone, version, activity, sport, distance, year,
    order
}

/// The groups of commands in the overview.
enum HelpSection: String, CaseIterable, Hashable, Sendable {
  case train, review, manage, activities, data, tools
}

/// The headings of a page of help.
enum HelpLabel: String, CaseIterable, Hashable, Sendable {
  case usage, examples, parameters, options, commands, globalOptions
  /// Above a command's other names.
  case aliases
  /// The headings of the pages for `man`.
  case manual, seeAlso
}
