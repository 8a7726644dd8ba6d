import Formats
import Logbook

/// What a command answers: one result, shown to people or to programs.
struct Reply {
  /// For people; made only when it is shown.
  let text: (Screen) -> String
  /// For programs: the members of an object with the same names in every language.
  let json: () -> [JSON.Member]
  /// Documents that couldn't be used on the way; told on standard error.
  let problems: [Problem]
  /// How the program ends.
  let code: ExitCode

  /// What was looked up; where documents with a part of it couldn't be used, it ends with code 5.
  init(
    problems: [Problem] = [], text: @escaping (Screen) -> String, json: @escaping () -> [JSON.Member]
  ) {
    self.text = text
    self.json = json
    self.problems = problems
    code = problems.isEmpty ? .done : .damaged
  }

  /// What was changed. It is done, whatever was noticed beside it: a script that saw a failure would do it again.
  init(noticed: [Problem], text: @escaping (Screen) -> String, json: @escaping () -> [JSON.Member]) {
    self.text = text
    self.json = json
    problems = noticed
    code = .done
  }
}

/// The version of the JSON that commands answer; it is raised when a member goes or changes its meaning.
let replyFormat = 1
