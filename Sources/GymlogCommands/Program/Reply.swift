import Formats
import Logbook
import Wording

/// The result of a command, as text or as JSON.
struct Reply {
  /// The text; made only when it is shown.
  private(set) var text: (Screen) -> String
  /// The members of the JSON object, with the same names in every language.
  private(set) var json: () -> [JSON.Member]
  /// Documents that couldn't be read; reported on standard error.
  let problems: [Problem]
  /// Whether it reports a change, so that `problems` don't make it a failure.
  let isOfChange: Bool
  /// Whether it is about the open workout, so that no reminder of it is needed.
  var isAboutCurrentWorkout = false
  /// Work left to do once it is shown, such as waiting; returns the exit code.
  var afterwards: ((Screen) throws(Failure) -> ExitCode)?

  /// A reply that looked something up; with `problems` it exits with code 5.
  init(
    problems: [Problem] = [], text: @escaping (Screen) -> String, json: @escaping () -> [JSON.Member]
  ) {
    self.text = text
    self.json = json
    self.problems = problems
    isOfChange = false
  }

  /// The same reply, marked as being about the open workout.
  var aboutCurrentWorkout: Reply {
    var reply = self
    reply.isAboutCurrentWorkout = true
    return reply
  }

  /// The same reply with more lines and members.
  func adding(_ members: [JSON.Member], lines: @escaping (Screen) -> [String]) -> Reply {
    var reply = self
    reply.text = { [text] screen in text(screen) + lines(screen).text }
    reply.json = { [json] in json() + members }
    return reply
  }

  /// A reply that reports a change. It exits with 0 whatever was noticed: a script that saw a failure would repeat the change.
  init(noticed: [Problem], text: @escaping (Screen) -> String, json: @escaping () -> [JSON.Member]) {
    self.text = text
    self.json = json
    problems = noticed
    isOfChange = true
  }
}

/// The version of the JSON output; it is raised when a member is removed or changes its meaning.
let replyFormat = 1
