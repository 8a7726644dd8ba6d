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
        help: words.shareHelp, .workout(words),
        .option(
          OptionName.output.rawValue, letter: "o", value: words.placeholder(.file),
          help: words.option(.output),
          as: .file), .flag(.force, words)
      ) { context, argument, file, force throws(Failure) in
        try share(argument, to: file == "-" ? nil : file, force: force, context)
      })
  }

  /// Shares the named workout; without a name, the open one so far, else the last one.
  private static func share(
    _ argument: WorkoutArgument?, to file: String?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let stored = try context.logbook.read { snapshot throws(Failure) in
      if argument == nil, let stored = try context.open(in: snapshot) { return stored }
      let argument = argument ?? .last
      return try context.workout(argument, in: snapshot)
    }
    guard stored.workout.doneCount > 0 else { throw Failure.noSetYet }
    let text = ShareText(context.words, name: context.name).text(stored.workout)
    guard let file else {
      return Reply(
        problems: stored.problems, text: { _ in terminalSafe(text, multiline: true) },
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

  /// Writes a text to an output file, durably.
  static func write(_ text: String, to file: String, force: Bool) throws(Failure) {
    do {
      try UserFile.write(file, Array(text.utf8), replacing: force)
    } catch {
      throw if error.alreadyExists {
        .fileExists(file)
      } else if error.isNotFound {
        .folderMissing(file)
      } else {
        .fileNotWritten(file.isEmpty ? shellWord(file) : file, error)
      }
    }
  }
}

extension Words {
  /// The page of `share`.
  var shareHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Print a workout as text to share",
        [
          "gymlog share": "the open workout, or else the last",
          "gymlog share 2026-11-20 -o leg-day.txt": "to a file",
          "gymlog --lang ca share": "in Catalan",
        ],
        "Contains only completed sets."),
      es: CommandHelp(
        "Escribe un entrenamiento como texto para enviarlo",
        [
          "gymlog share": "el abierto; si no, el último",
          "gymlog share 2026-11-20 -o pierna.txt": "en un archivo",
          "gymlog --lang en share": "en inglés",
        ],
        "Contiene solo las series hechas."),
      ca: CommandHelp(
        "Escriu un entrenament com a text per enviar-lo",
        [
          "gymlog share": "l'obert; si no, l'últim", "gymlog share 2026-11-20 -o cames.txt": "en un fitxer",
          "gymlog --lang en share": "en anglès",
        ],
        "Conté només les sèries fetes."))
  }

  /// A workout's share text was written to a file.
  func shared(_ workout: String, _ file: String) -> String {
    say(
      en: "\(workout) saved to \(file)",
      es: "\(workout): guardado en \(file)",
      ca: "\(workout): desat a \(file)")
  }
}
