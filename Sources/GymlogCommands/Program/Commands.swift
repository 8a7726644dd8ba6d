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
      program: "gymlog", help: words.overviewHelp,
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
      declaring: .init(help: words.versionHelp) { _ in versionReply.aboutHand })
  }

  private static func help(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.help.rawValue,
      declaring: .showingHelp(
        value: words.placeholder(.command), parameterHelp: words.meaning(.command),
        help: words.helpHelp))
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
  /// A page of help: one line of less than 60 columns, lines to type with what each does, and paragraphs.
  init(_ summary: String, _ examples: KeyValuePairs<String, String>, _ details: String...) {
    self.init(
      summary, examples: examples.map { Example($0.key, $0.value) },
      details: details.joined(separator: "\n\n"))
  }
}

extension Words {
  /// The program itself: the head of the overview.
  var overviewHelp: CommandHelp {
    say(
      en: CommandHelp(
        "a strength-training logbook for the shell",
        [
          #"gymlog start --name "Leg day""#: "begin a workout",
          "gymlog log squat 10@40kgw 3x8@100kg": "a warm-up set and three working sets",
          "gymlog 8@102.5": "one more set of the same exercise",
          "gymlog": "where you stand and what comes next",
          "gymlog finish": "end the workout",
        ],
        "A set is reps@load. How sets are written: gymlog help log",
        "Everything is kept in plain files of your own, one JSON document for each set."),
      es: CommandHelp(
        "tu diario de entrenamiento de fuerza en la terminal",
        [
          #"gymlog start --name "Pierna""#: "empieza un entrenamiento",
          "gymlog log sentadilla 10@40kgw 3x8@100kg": "calentamiento y tres efectivas",
          "gymlog 8@102.5": "otra serie del mismo ejercicio",
          "gymlog": "por dónde vas y qué toca ahora",
          "gymlog finish": "termina el entrenamiento",
        ],
        "Una serie es repeticiones@peso. Cómo se escriben las series: gymlog help log",
        "Todo se guarda en archivos de texto tuyos, un documento JSON por serie."),
      ca: CommandHelp(
        "el teu diari d'entrenament de força al terminal",
        [
          #"gymlog start --name "Cames""#: "comença un entrenament",
          "gymlog log esquat 10@40kgw 3x8@100kg": "una d'escalfament i tres d'efectives",
          "gymlog 8@102.5": "una altra sèrie del mateix exercici",
          "gymlog": "per on vas i què toca ara",
          "gymlog finish": "acaba l'entrenament",
        ],
        "Una sèrie és repeticions@pes. Com s'escriuen les sèries: gymlog help log",
        "Tot es desa en fitxers de text teus, un document JSON per sèrie."))
  }

  /// The page of `help`.
  var helpHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show help", ["gymlog help": "all commands", "gymlog help log": "one command, with examples"]),
      es: CommandHelp(
        "Muestra la ayuda",
        ["gymlog help": "todos los comandos", "gymlog help log": "un comando, con ejemplos"]),
      ca: CommandHelp(
        "Mostra l'ajuda", ["gymlog help": "totes les ordres", "gymlog help log": "una ordre, amb exemples"]))
  }

  /// The page of `version`.
  var versionHelp: CommandHelp {
    say(
      en: CommandHelp("Show the version", ["gymlog version": "of the program and of the file format"]),
      es: CommandHelp("Muestra la versión", ["gymlog version": "del programa y del formato de los archivos"]),
      ca: CommandHelp("Mostra la versió", ["gymlog version": "del programa i del format dels fitxers"]))
  }

  /// The version of the format in which files are written.
  func fileFormat(_ version: Int) -> String {
    say(
      en: "file format \(version)",
      es: "formato de archivos \(version)",
      ca: "format de fitxers \(version)")
  }

  /// Amounts as an exercise of this kind has them: `60s or 1:30`.
  func examples(of mode: CountMode) -> String {
    switch mode {
    case .reps: "8"
    case .duration: either(["60s", "1:30"])
    case .distance: either(["400m", "5km"])
    }
  }
}
