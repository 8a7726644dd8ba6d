import CommandLineKit
import Documents
import Formats
import Training
import Wording

typealias GymlogCommand = Command<Context, Reply>

/// All that gymlog can be asked to do. Each command has a file of its own.
enum Commands {
  /// The table of commands, in a language.
  static func table(_ words: Words) -> CommandTable<Context, Reply> {
    CommandTable(
      program: "gymlog", help: CommandHelp(words.overviewHelp),
      sections: [
        CommandSection(words.section(.train), training(words)),
        CommandSection(
          words.section(.look),
          [
            status(words), list(words), show(words), history(words), records(words), stats(words),
            maxima(words),
          ] + charts(words) + [tags(words)]),
        CommandSection(
          words.section(.keep),
          [
            delete(words), exercises(words), exerciseShow(words), exerciseNew(words),
            exerciseEdit(words), exerciseDelete(words), exerciseAlias(words),
          ] + routines(of: words)),
        CommandSection(words.section(.move), [share(words), undo(words)]),
        CommandSection(
          words.section(.tools),
          [oneRepMax(words), body(words), config(words), demo(words), help(words), version(words)]),
      ],
      globals: GlobalOptions.descriptions(words), bare: CommandName.status.rawValue,
      fallback: Fallback(command: CommandName.log.rawValue) { word in
        // A word that begins with a digit is nothing else, even where it is mistyped: log says what is wrong.
        word.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
          || Notation(decimalComma: words.decimalSeparator == ",").reads(asSets: [word])
      })
  }

  private static func charts(_ words: Words) -> [GymlogCommand] {
    [progress(words), calendar(words), muscles(words), compare(words), report(words)]
  }

  private static func training(_ words: Words) -> [GymlogCommand] {
    [
      start(words), `repeat`(words), log(words), done(words), again(words), add(words), edit(words),
      swap(words),
      move(words), remove(words), todo(words), skip(words), superset(words), rest(words), grow(words),
      note(words),
      tag(words), pause(words), resume(words),
      finish(words), discard(words), reopen(words),
    ]
  }

  private static func version(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.version.rawValue,
      declaring: .init(help: CommandHelp(words.help(.version))) { _ in versionReply.aboutHand })
  }

  private static func help(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.help.rawValue,
      declaring: .showingHelp(
        value: words.placeholder(.command), parameterHelp: words.meaning(.command),
        help: CommandHelp(words.help(.help))))
  }

  static var versionReply: Reply {
    Reply(
      text: { "gymlog \(gymlogVersion), \($0.words.fileFormat(DocumentVersion.current))\n" },
      json: {
        [
          JSON.Member(name: "version", value: .string(gymlogVersion)),
          JSON.Member(name: "fileFormat", value: .int(DocumentVersion.current)),
        ]
      })
  }
}

/// The program's version, by semver.org.
let gymlogVersion = "0.1.0"

extension CommandHelp {
  init(_ text: HelpText) {
    self.init(
      text.summary, examples: text.examples.map { Example($0.command, $0.meaning) },
      details: text.details.joined(separator: "\n\n"))
  }
}
