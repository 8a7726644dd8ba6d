import CommandLineKit
import Formats
import Logbook
import System
import TerminalKit
import Training
package import Wording

/// One run of the program: from the words of a line to its output and exit code.
package struct Program {
  let world: World

  package init(_ world: World) { self.world = world }

  /// Runs a line; `words` are those after the program's name.
  package func run(_ words: [String]) -> ExitCode {
    let line = Line(words, world)
    do {
      try line.check()
      return try run(line)
    } catch {
      return error.code == .brokenPipe ? .brokenPipe : complain(error, line)
    }
  }

  private func run(_ line: Line) throws(Failure) -> ExitCode {
    let choices = try SettingsFile.read(in: line.folders().config)
    let words = Settings.language(line.language, choices.language, file: "", world.environment).value.words
    let table = Commands.table(words)
    let (parsed, globals, unknown) = try parse(line, table, words)
    switch parsed.request {
    case .run(_, let work):
      let context = try Context(world, choices: choices, folders: line.folders(), line: line.words, globals)
      try unknown?.check(isExerciseIn: parsed.arguments, context)
      let reply = try context.reply { () throws(Failure) in try work(context) }
      let code = try show(reply, globals, words, besides: { context.problems })
      if !globals.json, !reply.isAboutCurrentWorkout { remindOfLeftOpen(context) }
      return code
    case .help(let topic):
      return try show(Reply(page: table.page(about: topic, labels: HelpLabels(words))), globals, words)
    case .version:
      return try show(Commands.versionReply, globals, words)
    }
  }

  private func parse(
    _ line: Line, _ table: CommandTable<Context, Reply, Failure>, _ words: Words
  ) throws(Failure) -> (ParsedLine<Context, Reply, Failure>, GlobalOptions, UnknownCommand?) {
    do throws(UsageError) {
      do throws(UsageError) {
        let parsed = try table.parse(line.words)
        return (parsed, try GlobalOptions(parsed.globals, words), nil)
      } catch {
        guard let unknown = UnknownCommand(error), let typed = unknown.logging(line.words),
          let parsed = try? table.parse(typed), case .run(CommandName.log.rawValue, _) = parsed.request
        else { throw error }
        return (parsed, try GlobalOptions(parsed.globals, words), unknown)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Prints output. A change has been made by then, even if this fails.
  private func answer(_ text: String) throws(Failure) {
    do throws(SystemError) {
      try world.print(text)
    } catch {
      throw Failure.answerNotWritten(error)
    }
  }

  /// Prints a reply as text or JSON, then the documents that couldn't be read: those of the reply and those `besides`, which
  /// rendering may be the first to read.
  private func show(
    _ reply: Reply, _ globals: GlobalOptions, _ words: Words, besides: () -> [Problem] = { [] }
  ) throws(Failure) -> ExitCode {
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

  /// Mentions an open workout that was idle for hours. If it can't be read, the commands that need it say so.
  private func remindOfLeftOpen(_ context: Context) {
    guard let workout = try? context.leftOpen() else { return }
    let today = context.now.day
    world.complain(
      context.words.leftOpen(
        terminalSafe(context.words.label(workout, at: context.now)),
        context.words.since(workout.lastActivity.civil, today: today),
        end: workout.doneCount > 0 ? "gymlog finish" : "gymlog discard") + "\n")
  }

  func complain(_ failure: Failure, _ line: Line) -> ExitCode {
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
      examples: words.label(.examples), usage: words.label(.usage), arguments: words.label(.parameters),
      options: words.label(.options), commands: words.label(.commands), aliases: words.label(.aliases),
      globalOptions: words.label(.globalOptions))
  }
}

extension Words {
  /// An open workout that was idle for hours, and how to end it.
  func leftOpen(_ workout: String, _ since: String, end command: String) -> String {
    say(
      en: "\(workout) is still open, nothing logged \(since). To end it: \(command)",
      es: "\(workout) sigue abierto, sin nada apuntado \(since). Para terminarlo: \(command)",
      ca: "\(workout) encara és obert, sense res apuntat \(since). Per acabar-lo: \(command)")
  }
}

extension Program {
  /// Runs the line that this process was started with, and exits.
  package static func main() -> Never {
    Signals.ignoreBrokenPipe()
    let program = Program(.process())
    let code: ExitCode
    do {
      code = program.run(try Arguments.read())
    } catch {
      code = program.complain(.invalidUTF8(argument: error.index), Line([], program.world))
    }
    exitProcess(code.rawValue)
  }
}
