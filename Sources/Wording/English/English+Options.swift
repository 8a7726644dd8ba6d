extension English {
  package func exerciseFact(_ option: OptionName) -> String {
    switch option {
    case .bodyPart: "the part of the body it is filed under"
    case .equipment: "what it is done with"
    case .muscle: "a muscle it is done for; give it once for each"
    case .countMode: "how its sets are counted: reps, duration or distance"
    default: self.option(option)
    }
  }

  package func option(_ option: OptionName) -> String {
    switch option {
    case .data: "keep the logbook in this folder"
    case .lang: "speak this language"
    case .json: "answer in JSON, for programs"
    case .color: "when to use colours"
    case .help: "show help"
    case .version: "show the version"
    case .name: "give it a name"
    case .at: "when it was: 18:30, yesterday 18:30, 20min ago"
    case .unit: "the unit of loads that have none: kg or lb"
    case .in: "work on a past workout instead of the open one"
    case .for: "how long it took: 1h10min"
    case .yes: "don't ask"
    case .force: "do it even so"
    case .output: "write into this file"
    case .on: "the set or exercise that it belongs to"
    case .remove: "take off instead of putting on"
    case .unset: "forget the choice"
    case .muscle: "only exercises for this muscle"
    case .bodyPart: "only exercises for this part of the body"
    case .equipment: "only exercises with this equipment"
    case .countMode: "only exercises counted so: reps, duration or distance"
    case .also: "a muscle that works too; give it once for each"
    case .implements: "2 where a set is done with two of the load, like a pair of dumbbells"
    case .sides: "one: one side after the other, reps are those of one"
    case .bodyWeight: "how much of the body weight is lifted with it: 64%"
    case .mine: "only exercises of your own"
    case .limit: "no more than so many"
    case .since: "from this day on"
    case .until: "up to this day"
    case .short: "one line, for a prompt or a bar"
    case .asPlanned: "take the loads as the plan has them"
    case .keepPlanned: "keep planned sets that are not done"
    case .wait: "wait until it is over, and ring"
    case .skip: "end the one under way"
    case .after: "the rest before another exercise"
    case .by: "a line for each week, month or year"
    case .exercise: "only this exercise"
    case .years: "so many years of training, 1 to 30"
    case .routine: "change a routine instead of the open workout"
    case .from: "the workout to take it from: last, last-1, a date"
    case .text: "as a text that can be edited and read back"
    case .tag: "only what has this tag"
    case .formula: "how to estimate: epley, brzycki, lombardi, lander, mayhew …"
    case .csv: "answer as CSV, for spreadsheets"
    case .list: "list what there is, newest first"
    case .all: "of all exercises"
    case .metric: "what to measure by: e1rm, load, volume, reps …"
    case .svg: "draw it as a picture into this file too"
    }
  }
}
