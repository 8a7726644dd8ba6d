extension English {
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
    case .limit: "no more than so many"
    case .since: "from this day on"
    case .until: "up to this day"
    case .short: "one line, for a prompt or a bar"
    case .years: "so many years of training, 1 to 30"
    }
  }
}
