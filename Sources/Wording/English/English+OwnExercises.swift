extension English {
  package func exerciseAdded(_ name: String, _ facts: String) -> String { "\(name) added: \(facts)" }
  package func exerciseNow(_ name: String, _ facts: String) -> String { "\(name) is now: \(facts)" }
  package func exerciseUnchanged(_ name: String) -> String { "\(name) is so already: nothing was changed" }
  package var oneSide: String { "one side at a time" }
  package func howToLog(_ command: String) -> String { "To log it: \(command)" }
  package func exerciseDeleted(_ name: String, aliases: [String]) -> String {
    aliases.isEmpty ? "\(name) deleted" : "\(name) deleted, and its alias \(aliases.joined(separator: ", "))"
  }
  package var nameStays: String { "Workouts and routines that have it stay as they are" }
  package func deleteExerciseQuestion(_ name: String, workouts: Int, routines: [String]) -> String {
    "Delete \(name)\(used(workouts, routines).map { ", which is in \($0)" } ?? "")?"
  }
  package var ownMark: String { "own" }
  package func noOwnExercises(_ command: String) -> String {
    "No exercises of your own yet. To create one: \(command)"
  }

  package func aliasGiven(_ alias: String, _ exercise: String) -> String { "\(alias) stands for \(exercise)" }
  package func aliasHides(_ exercise: String) -> String { "Until now it found \(exercise)" }
  package func aliasMoved(_ alias: String, _ exercise: String, from other: String) -> String {
    "\(alias) stands for \(exercise), no longer for \(other)"
  }
  package func aliasUnchanged(_ alias: String, _ exercise: String) -> String {
    "\(alias) stands for \(exercise) already"
  }
  package func aliasRemoved(_ alias: String, _ exercise: String) -> String {
    "\(alias) no longer stands for \(exercise)"
  }
  package func aliasIsKnown(_ alias: String, _ exercise: String) -> String {
    "\(quoted(alias)) finds \(exercise), which is called so anyway"
  }
  package func noAliases(_ command: String) -> String { "No aliases yet. To give one: \(command)" }
  package var exerciseGone: String { "gone" }
}

extension English {
  package func exerciseFactsMissing(_ name: String, options: [String]) -> Message {
    Message("\(quoted(name)) needs \(options.joined(separator: " and "))")
  }
  package func nameIsOwn(_ name: String, command: String) -> Message {
    Message("you have an exercise called \(quoted(name))", hint: "To change it: \(command)")
  }
  package func nameIsAlias(_ name: String, of exercise: String, command: String) -> Message {
    Message("\(quoted(name)) is your alias of \(exercise)", hint: "To take it off: \(command)")
  }
  package func nameIsBundled(_ name: String, of exercise: String, command: String) -> Message {
    Message("gymlog has an exercise called so: \(exercise)", hint: "To have your own instead: \(command)")
  }
  package func nameReadsAsSets(_ name: String) -> Message {
    Message(
      "the end of \(quoted(name)) reads as a set, so it couldn't be logged", hint: "Choose another name")
  }
  package func nameReadsAsReference(_ name: String) -> Message {
    Message("\(quoted(name)) means something else in commands", hint: "Choose another one")
  }
  package func nameUnreadable(_ name: String) -> Message {
    Message("\(quoted(name)) has neither letters nor digits", hint: "Choose another name")
  }
  package func bundledNotEdited(_ name: String, command: String) -> Message {
    Message("\(name) comes with gymlog and stays as it is", hint: "To have your own instead: \(command)")
  }
  package func bundledNotDeleted(_ name: String, command: String) -> Message {
    Message("\(name) comes with gymlog and can't be deleted", hint: "To have your own instead: \(command)")
  }
  package func nothingToEdit(_ name: String, command: String) -> Message {
    Message("nothing is given to change \(name) to", hint: "For example: \(command)")
  }
  package func exerciseUnconfirmed(
    _ name: String, workouts: Int, routines: [String], command: String
  ) -> Message {
    Message(
      used(workouts, routines).map { "\(name) is in \($0)" } ?? "\(name) would be deleted",
      hint: "If you mean it: \(command). gymlog undo brings it back")
  }
  package func shareNotUnderstood(_ text: String) -> Message {
    Message("\(quoted(text)) is not a share of the body weight", hint: "For example: --body-weight 64%")
  }
  package func aliasReadsAsSets(_ alias: String) -> Message {
    Message(
      "\(quoted(alias)) reads as a set, so it can't be an alias", hint: "Choose another one, with letters")
  }
  package func aliasIsName(_ alias: String, of exercise: String) -> Message {
    Message("\(quoted(alias)) is the name of an exercise: \(exercise)", hint: "Choose another alias")
  }
  package func aliasTaken(_ alias: String, by exercise: String, command: String) -> Message {
    Message("\(quoted(alias)) stands for \(exercise)", hint: "To give it to the other one: \(command)")
  }
  package func aliasNotFound(_ alias: String) -> Message {
    Message("there is no alias \(quoted(alias))", hint: "To see them: gymlog exercise alias")
  }
  package func toCreateExercise(_ command: String) -> String { "To create it: \(command)" }

  private func used(_ workouts: Int, _ routines: [String]) -> String? {
    let parts =
      (workouts == 0 ? [] : [self.workouts(workouts)])
      + (routines.isEmpty
        ? [] : ["the routine\(routines.count == 1 ? "" : "s") \(routines.joined(separator: ", "))"])
    return parts.isEmpty ? nil : parts.joined(separator: " and ")
  }
}

extension English {
  package var exerciseNewHelp: HelpText {
    HelpText(
      "Create an exercise of your own",
      [
        "gymlog exercise new dumbbell stair carry --body-part core": "equipment and count are in the name",
        "gymlog exercise new cable twist row --muscle lats": "the muscle says which part of the body",
      ],
      "It is found, logged and shown like the bundled ones, which it goes before where it has the same name.",
      "What is left out is what the name says, else reps, both sides at once, and a pair where it is dumbbells."
    )
  }

  package var exerciseEditHelp: HelpText {
    HelpText(
      "Change an exercise of your own",
      [
        #"gymlog exercise edit stair carry --name "Stair Walk""#: "its name, in past workouts too",
        "gymlog exercise edit stair carry --muscle quads": "the muscle that it is for",
        "gymlog exercise edit stair carry --also none": "no others",
      ],
      "What isn't given stays. The bundled exercises stay as they are; gymlog says how to create your own from one."
    )
  }

  package var exerciseDeleteHelp: HelpText {
    HelpText(
      "Delete an exercise of your own",
      [
        "gymlog exercise delete stair carry": "says where it is used, and asks",
        "gymlog exercise delete stair carry --yes": "without asking",
      ],
      "Past workouts keep its name and its sets. gymlog undo brings it back.")
  }

  package var exerciseAliasHelp: HelpText {
    HelpText(
      "Give an exercise a short name of your own",
      [
        "gymlog exercise alias bss bulgarian split squat": "from now on: gymlog log bss 8@20kg",
        "gymlog exercise alias": "those that you have given",
        "gymlog exercise alias bss --remove": "take it off",
      ],
      "The first word is the alias; quote it if it has several. It goes before every name, and can't be an exercise's own name. --force takes it from the exercise that has it."
    )
  }
}
