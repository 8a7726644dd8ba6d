/// The commands that have a page of help; the raw value is what is typed.
enum CommandName: String, CaseIterable, Hashable, Sendable {
  case start, `repeat`, log, done, again, edit, add, swap, move, remove, todo, skip, superset, rest, grow,
    note, tag
  case pause, resume, finish, discard, reopen
  case status, list, show, history, records, stats, max, tags
  case progress, calendar, muscles, compare, report
  case delete, exercises
  case exerciseShow = "exercise show"
  case exerciseNew = "exercise new"
  case exerciseEdit = "exercise edit"
  case exerciseDelete = "exercise delete"
  case exerciseAlias = "exercise alias"
  case routines
  case routineShow = "routine show"
  case routineNew = "routine new"
  case routineEdit = "routine edit"
  case routineCopy = "routine copy"
  case routineRename = "routine rename"
  case routineDelete = "routine delete"
  case share, undo
  case oneRepMax = "1rm"
  case body
  case config, demo, help, version
}

/// The options that commands have; what is typed is the command line's own.
enum OptionName: String, CaseIterable, Hashable, Sendable {
  case data, lang, json, color, help, version
  case name, at, unit, `in`, `for`, yes, force, output, on, remove, unset
  case muscle, equipment, limit, since, until, short
  case bodyPart = "body-part"
  case countMode = "count-mode"
  case also, implements, sides, mine
  case bodyWeight = "body-weight"
  case years
  case routine, from, text, tag
  /// Of `rest`.
  case wait, skip, after
  case asPlanned = "as-planned"
  case keepPlanned = "keep-planned"
  case formula, csv, list, all
  case by, exercise
  case metric, svg
}

/// What stands for a value in usage lines.
enum Placeholder: String, CaseIterable, Hashable, Sendable {
  case exercise, set, ref, change, time, duration, workout, text, name, tag, file, directory
  case unit, language, muscle, bodyPart, equipment, countMode, number, date, when, command, setting, value,
    position, alias, sides, percent, routine, growth, formula, weight, span, period, metric, side,
    otherSide
}

/// The groups of commands in the overview.
enum HelpSection: String, CaseIterable, Hashable, Sendable {
  case train, look, keep, move, tools
}

/// The headings of a page of help.
enum HelpLabel: String, CaseIterable, Hashable, Sendable {
  case usage, examples, parameters, options, commands, globalOptions
  /// Above the other names of a command.
  case also
  /// Before the value that holds where an option is left out.
  case defaultValue
}
