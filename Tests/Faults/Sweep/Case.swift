/// A command that changes something, and what has been done before it. Each command that writes has its line here.
struct Case {
  var name: String
  var before: [String]
  var command: String

  /// What comes after each fault: it must work whatever the state is, and finish what was left.
  static let next = "log deadlift 1@1kg"

  private static let planned = ["start --unit kg", "add deadlift 3x5@100kg"]
  private static let logged = ["start --unit kg", "log deadlift 5@100kg 6@110kg"]
  /// Of another day, so that its place among others doesn't hang on chance.
  private static let finished = [
    "start --unit kg --at 2024-05-01T10:00", "log deadlift 5@100kg 6@110kg", "finish --for 1h",
  ]

  static let all = [
    Case(name: "the first set of all", before: [], command: "log deadlift 5@100kg"),
    Case(name: "start", before: [], command: "start --unit kg --name Legs"),
    Case(name: "one set", before: logged, command: "log deadlift 4@120kg"),
    Case(name: "four sets of a new exercise", before: logged, command: "log bench press 4x8@80kg"),
    Case(name: "done", before: planned, command: "done"),
    Case(name: "again", before: logged, command: "again +2.5"),
    Case(name: "edit", before: logged, command: "edit .1 7@90kg"),
    Case(name: "add", before: logged, command: "add bench press 3x8@80kg"),
    Case(name: "swap", before: logged, command: "swap deadlift, bench press"),
    Case(name: "move", before: logged, command: "move .2 1"),
    Case(name: "remove a set", before: logged, command: "remove .1"),
    Case(name: "remove an exercise", before: logged, command: "remove deadlift"),
    Case(name: "todo", before: planned + ["done"], command: "todo .1"),
    Case(name: "note", before: logged, command: "note Slept badly"),
    Case(name: "tag", before: logged, command: "tag heavy"),
    Case(name: "pause", before: logged, command: "pause"),
    Case(name: "resume", before: logged + ["pause"], command: "resume"),
    Case(name: "finish", before: logged, command: "finish"),
    Case(name: "discard", before: logged, command: "discard --yes"),
    Case(name: "reopen", before: finished, command: "reopen last"),
    Case(name: "delete", before: finished, command: "delete last --yes"),
    Case(name: "repeat", before: finished, command: "repeat last"),
    Case(name: "undo", before: logged, command: "undo"),
  ]
}
