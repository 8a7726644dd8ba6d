import CommandLineKit
import Formats
import Logbook
import System
import TerminalKit
import Training
package import Wording

/// One run of the program: from the words of the line to what is printed and how it ends.
package struct Program {
  let world: World

  package init(_ world: World) { self.world = world }

  /// Runs a line; `words` are those after the program's name.
  package func run(_ words: [String]) -> ExitCode {
    let line = Line(words, world)
    do {
      try line.check()
      return try run(line)
    } catch let error as SystemError where error.isBrokenPipe {
      return .brokenPipe
    } catch {
      return complain(error, line)
    }
  }

  private func run(_ line: Line) throws -> ExitCode {
    let choices = try SettingsFile.read(in: line.folders().config)
    let words = Settings.language(line.language, choices.language, file: "", world.environment).value.words
    let table = Commands.table(words)
    let parsed = try table.parse(line.words)
    let globals = try GlobalOptions(parsed.globals, words)
    switch parsed.request {
    case .run(_, let work):
      let context = try Context(world, choices: choices, folders: line.folders(), globals)
      let reply = try context.reply { try work(context) }
      let code = try show(reply, globals, words, besides: { context.problems })
      if !globals.json, !reply.isAboutHand { remindOfLeftOpen(context) }
      return code
    case .help(let topic):
      return try show(Reply(page: table.page(about: topic, labels: HelpLabels(words))), globals, words)
    case .version:
      return try show(Commands.versionReply, globals, words)
    }
  }

  /// Prints an answer. What was asked for is done by then, also where the answer can't be written.
  private func answer(_ text: String) throws {
    do throws(SystemError) {
      try world.print(text)
    } catch {
      throw Failure.answerNotWritten(error)
    }
  }

  /// Prints a reply in the form that was asked for; documents that couldn't be used are told after it.
  /// So are damaged ones `besides`, where it turns out only now that somebody asks for them.
  private func show(
    _ reply: Reply, _ globals: GlobalOptions, _ words: Words, besides: () -> [Problem] = { [] }
  ) throws -> ExitCode {
    let color = globals.color.allowsColor(world.environment, isTerminal: world.terminal.isTerminal)
    let screen = Screen(
      words: words, painter: Painter(color: color), width: world.terminal.width,
      glyphs: Glyphs(world.environment))
    if globals.json {
      let object = JSON.object([JSON.Member(name: "format", value: .int(replyFormat))] + reply.json())
      try answer(String(decoding: object.text(), as: UTF8.self))
    } else {
      let text = reply.text(screen)
      try answer(world.showsMarks ? text : plainMarks(text))
    }
    let problems = reply.problems + besides().filter { !reply.problems.contains($0) }
    for problem in problems { complain(Failure(problem), words, asJSON: globals.json) }
    let code: ExitCode = problems.isEmpty || reply.isOfChange ? .done : .damaged
    return try reply.afterwards?(screen) ?? code
  }

  /// Mentions an open workout that nobody has touched for hours. What keeps it from being read is told by those who need it.
  private func remindOfLeftOpen(_ context: Context) {
    guard let workout = try? context.leftOpen() else { return }
    let today = context.now.day
    world.complain(
      context.words.leftOpen(
        terminalSafe(context.words.label(workout, at: context.now)),
        context.words.since(workout.lastTouched.civil, today: today),
        end: workout.doneCount > 0 ? "gymlog finish" : "gymlog discard") + "\n")
  }

  func complain(_ error: any Error, _ line: Line) -> ExitCode {
    let failure = Failure(any: error)
    complain(failure, line.wordsOfErrors(), asJSON: line.wantsJSON)
    return failure.code
  }

  private func complain(_ failure: Failure, _ words: Words, asJSON: Bool) {
    let now = world.now()
    world.complain(asJSON ? failure.json(words, now: now) : failure.text(words, now: now))
  }
}

extension HelpLabels {
  init(_ words: Words) {
    self.init(
      examples: words.label(.examples), usage: words.label(.usage), parameters: words.label(.parameters),
      options: words.label(.options), commands: words.label(.commands), also: words.label(.also),
      globalOptions: words.label(.globalOptions), defaultValue: words.label(.defaultValue))
  }
}

extension Words {
  /// An open workout that nobody has touched since then, and how to end it.
  func leftOpen(_ workout: String, _ since: String, end command: String) -> String {
    say(
      en: "\(workout) is still open, nothing logged \(since). To end it: \(command)",
      es: "\(workout) sigue abierto, nada apuntado \(since). Para terminarlo: \(command)",
      ca: "\(workout) encara és obert, res apuntat \(since). Per acabar-lo: \(command)")
  }
}
