import Formats
import Logbook

/// What a command answers: one result, shown to people or to programs.
struct Reply {
  /// For people; made only when it is shown.
  let text: (Screen) -> String
  /// For programs: the members of an object with the same names in every language.
  let json: () -> [JSON.Member]
  /// Documents that couldn't be used on the way; told on standard error, and with exit code 5.
  var problems: [Problem]

  init(
    problems: [Problem] = [], text: @escaping (Screen) -> String, json: @escaping () -> [JSON.Member]
  ) {
    self.text = text
    self.json = json
    self.problems = problems
  }
}

/// The version of the JSON that commands answer; it is raised when a member goes or changes its meaning.
let replyFormat = 1
