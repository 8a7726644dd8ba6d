import Formats
import Logbook
import Wording

/// What a command answers: one result, shown to people or to programs.
struct Reply {
  /// For people; made only when it is shown.
  let text: (Screen) -> String
  /// For programs: the members of an object with the same names in every language.
  let json: () -> [JSON.Member]
  /// Documents that couldn't be used on the way; told on standard error.
  let problems: [Problem]
  /// Whether it tells of a change that was made, so that nothing noticed beside it makes it a failure.
  let isOfChange: Bool
  /// Whether it deals with the open workout anyway, so that nobody needs to be reminded of it.
  var isAboutHand = false
  /// What is still to do once it is shown, such as waiting, and how the program ends then.
  var afterwards: ((Screen) throws -> ExitCode)?

  /// What was looked up; where documents with a part of it couldn't be used, it ends with code 5.
  init(
    problems: [Problem] = [], text: @escaping (Screen) -> String, json: @escaping () -> [JSON.Member]
  ) {
    self.text = text
    self.json = json
    self.problems = problems
    isOfChange = false
  }

  /// The same, where it deals with the open workout anyway.
  var aboutHand: Reply {
    var reply = self
    reply.isAboutHand = true
    return reply
  }

  /// What was changed. It is done, whatever was noticed beside it: a script that saw a failure would do it again.
  init(noticed: [Problem], text: @escaping (Screen) -> String, json: @escaping () -> [JSON.Member]) {
    self.text = text
    self.json = json
    problems = noticed
    isOfChange = true
  }
}

/// The version of the JSON that commands answer; it is raised when a member goes or changes its meaning.
let replyFormat = 1
