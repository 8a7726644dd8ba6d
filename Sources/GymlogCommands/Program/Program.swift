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
      if let request = CompletionRequest(words) { return try complete(request) }
      return try run(line)
    } catch {
      return error.code == .brokenPipe ? .brokenPipe : complain(error, line)
    }
  }

  private func run(_ line: Line) throws(Failure) -> ExitCode {
    let (choices, unusable) = try SettingsFile.usable(in: line.folders().config)
    let words = Settings.words(line.language, choices, world.environment)
    let table = Commands.table(words)
    let (parsed, globals, unknown) = try parse(line, table, words)
    switch parsed.request {
    case .run(let command, let work):
      var context = try Context(world, choices: choices, folders: line.folders(), line: line.words, globals)
      context.require(settings: unusable)
      try unknown?.check(isExerciseIn: parsed.arguments, context)
      let reply = try context.reply { () throws(Failure) in try work(context) }
      var code = try show(reply, globals, context.words, besides: { context.problems })
      if let unusable, ![CommandName.version, .check].map(\.rawValue).contains(command) {
        complain(unusable, words, asJSON: globals.json, globals.color)
        if code == .done, !reply.isOfChange { code = unusable.code }
      }
      if !globals.json, !reply.isAboutCurrentWorkout { remindOfLeftOpen(context) }
      return code
    case .help(let topic, let options):
      let request = try HelpRequest(topic, options, table, words)
      return try show(request.reply(), globals, words)
    case .version:
      return try show(Commands.versionReply, globals, words)
    }
  }

  /// Answers a shell. Its line may be unfinished in any way, so only its language and its folder are read first.
  private func complete(_ request: CompletionRequest) throws(Failure) -> ExitCode {
    let line = Line(request.words, world)
    let choices = try SettingsFile.usable(in: line.folders().config).settings
    var globals = GlobalOptions()
    globals.language = line.language
    globals.data = earlyValue(ofOption: OptionName.data.rawValue, in: request.words)
    let context = try Context(world, choices: choices, folders: line.folders(), line: line.words, globals)
    let completer = Completer(context, Commands.table(context.words))
    try answer(request.text(completer.answer(after: request.words, typing: request.word)))
    return .done
  }

  func parse(
    _ line: Line, _ table: CommandTable<Context, Reply, Failure>, _ words: Words
  ) throws(Failure) -> (ParsedLine<Context, Reply, Failure>, GlobalOptions, UnknownCommand?) {
    let typed = try FirstWords(table, words).translated(line.words)
    do throws(UsageError) {
      do throws(UsageError) {
        let parsed = try table.parse(typed)
        return (parsed, try GlobalOptions(parsed.globals, words), nil)
      } catch {
        guard let unknown = UnknownCommand(error), let logging = unknown.logging(typed),
          let parsed = try? table.parse(logging), case .run(CommandName.log.rawValue, _) = parsed.request
        else { throw error }
        return (parsed, try GlobalOptions(parsed.globals, words), unknown)
      }
    } catch {
      throw Failure(error).offeringActivity(typed, error, table)
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

  /// Prints a text, in a pager if it is longer than the screen.
  private func show(_ text: String, canPage: Bool) throws(Failure) {
    if canPage, let page = world.page, let pager = world.pager, let height = world.terminal.height,
      text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= height
    {
      do throws(SystemError) {
        return try page(pager, text)
      } catch {
        // Without the pager, the whole text is printed.
      }
    }
    try answer(text)
  }

  /// Prints a reply as text or JSON, then the documents that couldn't be read: those of the reply and those `besides`, which
  /// rendering may be the first to read.
  private func show(
    _ reply: Reply, _ globals: GlobalOptions, _ words: Words, besides: () -> [Problem] = { [] }
  ) throws(Failure) -> ExitCode {
    let color = globals.color.allowsColor(world.environment, isTerminal: world.terminal.isTerminal)
    let screen = Screen(
      words: words, painter: Painter(color: color), width: world.terminal.width,
      glyphs: Glyphs(world.environment), height: world.terminal.height)
    if globals.json {
      let object = JSON.object([JSON.Member(name: "format", value: .int(replyFormat))] + reply.json())
      try answer(String(decoding: object.text(), as: UTF8.self))
    } else {
      let text = reply.text(screen)
      try show(
        world.showsMarks ? text : asciiSymbols(text), canPage: !reply.isOfChange && reply.afterwards == nil)
    }
    let problems = reply.problems + besides().filter { !reply.problems.contains($0) }
    let told = globals.json ? problems : Array(problems.prefix(Self.mostProblems))
    for problem in told { complain(Failure(problem), words, asJSON: globals.json, globals.color) }
    if problems.count > told.count { world.complain(words.moreProblems(problems.count - told.count)) }
    let code: ExitCode = !problems.contains(where: \.isDamage) || reply.isOfChange ? .done : .damaged
    return try reply.afterwards?(screen) ?? code
  }

  /// Mentions an open workout that was idle for hours. If it can't be read, the commands that need it say so.
  private func remindOfLeftOpen(_ context: Context) {
    guard let workout = try? context.leftOpen() else { return }
    let today = context.now.day
    let said = context.words.leftOpen(
      terminalSafe(context.words.label(workout, at: context.now)),
      context.words.since(workout.lastActivity.civil, today: today),
      end: workout.doneCount > 0 ? "gymlog finish" : "gymlog discard")
    world.complain(wrappedAroundCommands(said, width: world.errorTerminal.width).text)
  }

  func complain(_ failure: Failure, _ line: Line) -> ExitCode {
    complain(
      failure.naming(line.data), wordsOfErrors(line), asJSON: line.wantsJSON, line.color)
    return failure.code
  }

  private func complain(_ failure: Failure, _ words: Words, asJSON: Bool, _ color: ColorChoice) {
    let now = world.now()
    if asJSON { return world.complain(failure.json(words, now: now)) }
    let terminal = world.errorTerminal
    let painter = Painter(color: color.allowsColor(world.environment, isTerminal: terminal.isTerminal))
    world.complain(failure.text(words, now: now, width: terminal.width, painter))
  }
}

extension Program {
  /// The most unusable files that are named one by one, so that the output stays on the screen.
  private static let mostProblems = 10
}

extension HelpLabels {
  init(_ words: Words) {
    self.init(
      examples: words.label(.examples), usage: words.label(.usage), arguments: words.label(.parameters),
      options: words.label(.options), commands: words.label(.commands), aliases: words.label(.aliases),
      globalOptions: words.label(.globalOptions), manual: words.label(.manual), seeAlso: words.label(.seeAlso)
    )
  }
}

extension Words {
  /// The number of files that can't be used and aren't named.
  func moreProblems(_ count: Int) -> String {
    say(
      en: "\(number(count)) more files can't be used. To list all of them: gymlog check",
      es: "Otros \(number(count)) tampoco se pueden usar. Para verlos todos: gymlog check",
      ca: "Altres \(number(count)) tampoc no es poden fer servir. Per veure'ls tots: gymlog check")
  }

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
    keepFreedMemory()
    Signals.ignoreBrokenPipe()
    Signals.ignoreFileSizeLimit()
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
