extension English {
  package func label(_ label: HelpLabel) -> String {
    switch label {
    case .usage: "Usage"
    case .examples: "Examples"
    case .parameters: "Words"
    case .options: "Options"
    case .commands: "Commands"
    case .globalOptions: "Options of every command"
    case .also: "Also"
    }
  }

  package func section(_ section: HelpSection) -> String {
    switch section {
    case .train: "Train"
    case .look: "Look"
    case .keep: "Keep"
    case .move: "Move"
    case .tools: "Tools"
    }
  }

  package func placeholder(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise: "EXERCISE"
    case .set: "SET"
    case .ref: "REF"
    case .change: "CHANGE"
    case .time: "TIME"
    case .duration: "DURATION"
    case .workout: "WORKOUT"
    case .text: "TEXT"
    case .name: "NAME"
    case .tag: "TAG"
    case .file: "FILE"
    case .directory: "DIR"
    case .unit: "UNIT"
    case .language: "LANGUAGE"
    case .muscle: "MUSCLE"
    case .bodyPart: "BODYPART"
    case .equipment: "EQUIPMENT"
    case .countMode: "COUNT"
    case .number: "NUMBER"
    case .date: "DATE"
    case .when: "WHEN"
    case .command: "COMMAND"
    case .setting: "SETTING"
    case .value: "VALUE"
    case .span: "SPAN"
    case .position: "POSITION"
    case .alias: "ALIAS"
    case .sides: "SIDES"
    case .percent: "PERCENT"
    case .routine: "ROUTINE"
    case .growth: "GROWTH"
    case .formula: "FORMULA"
    case .weight: "WEIGHT"
    case .period: "PERIOD"
    case .metric: "METRIC"
    case .side: "A"
    case .otherSide: "B"
    }
  }

  package func meaning(_ placeholder: Placeholder) -> String {
    switch placeholder {
    case .exercise: "its name, a part of it, or id:32"
    case .set: "reps@load: 8@100kg, 3x8@100kg, 60s"
    case .ref: "bench.2 is a set, .2 one of the exercise in hand, bench an exercise"
    case .change: "what is different: 9, @105, 9@105, rpe8, +2.5"
    case .time: "18:30, yesterday 18:30, 2026-11-20 18:30, 20min ago"
    case .duration: "90s, 45min, 1h10min"
    case .workout: "last, last-1, today, a date, or an id's beginning"
    case .text: "any text; in quotes if it has marks like ' or ?"
    case .name: "any name; quote it where it has spaces"
    case .tag: "one word"
    case .file: "a path; - is standard output"
    case .directory: "a folder"
    case .unit: "kg or lb"
    case .language: "en, es or ca"
    case .muscle: "quads, lats, biceps …"
    case .bodyPart: "chest, back, thighs …"
    case .equipment: "barbell, dumbbells, cable …"
    case .countMode: "reps, duration or distance"
    case .number: "a whole number"
    case .date: "2026-11-20"
    case .when: "auto, always or never"
    case .command: "a command's name"
    case .setting: "unit, language, rest, rest-after, left-open, formula or data"
    case .value: "what it is to be from now on"
    case .span: "week, month or year"
    case .position: "its new place: 1 is the first"
    case .alias: "a short name, in one word or in quotes"
    case .sides: "both or one"
    case .percent: "0% to 100%"
    case .routine: "its name, a part of it, or its id's beginning"
    case .growth: "+2.5kg, + for the next load; then -15% and 3x, see below"
    case .formula: "epley, brzycki, lombardi, lander, mayhew, oconner or wathan"
    case .weight: "81.5, 81.5kg, 180lb"
    case .period: "a year or a month: 2026, 2026-11"
    case .metric: "e1rm, load, volume, reps, time or distance"
    case .side: "a workout, a month or a year: last, 2026-11, 2026"
    case .otherSide: "what it is compared with"
    }
  }
}
