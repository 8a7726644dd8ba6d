import CommandLineKit
import Formats
import Interchange
import Logbook
import System
import TerminalKit
import Training
import Wording

extension Commands {
  static func share(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.share.rawValue,
      declaring: .init(
        help: CommandHelp(words.help(.share)), .workout(words),
        .option(
          OptionName.output.rawValue, letter: "o", value: words.placeholder(.file),
          help: words.option(.output),
          as: .file), .flag(.force, words)
      ) { context, argument, file, force in
        try share(argument, to: file == "-" ? nil : file, force: force, context)
      })
  }

  /// The workout that is named; else the one in hand as far as it goes; else the last.
  private static func share(
    _ argument: WorkoutArgument?, to file: String?, force: Bool, _ context: Context
  ) throws -> Reply {
    let stored = try context.logbook.read { snapshot in
      if argument == nil, let stored = try context.open(in: snapshot) { return stored }
      let argument = argument ?? .last
      return try context.workout(argument.reference, typed: argument.text, in: snapshot)
    }
    guard stored.workout.doneCount > 0 else { throw CommandError.noSetYet }
    let text = ShareText(context.words, name: context.name).text(stored.workout)
    guard let file else {
      return Reply(
        problems: stored.problems, text: { _ in text },
        json: { [JSON.Member(name: "text", value: .string(text))] })
    }
    try write(text, to: file, force: force)
    return Reply(
      problems: stored.problems,
      text: {
        $0.lines([$0.words.shared($0.label(stored.workout, at: context.now), $0.painter.paint(file, .plain))])
      },
      json: {
        [
          JSON.Member(name: "file", value: .string(file)), JSON.Member(name: "text", value: .string(text)),
        ]
      })
  }

  /// Writes a text into a file that the lifter named, durably.
  static func write(_ text: String, to file: String, force: Bool) throws(CommandError) {
    do {
      try UserFile.write(file, Array(text.utf8), replacing: force)
    } catch {
      throw if error.alreadyExists {
        .fileExists(file)
      } else if error.isNotFound {
        .folderMissing(file)
      } else {
        .fileNotWritten(file.isEmpty ? shellWord(file) : file, DiskProblem(error))
      }
    }
  }
}
