import CommandLineKit
import Documents
import Formats
import Training
import Wording

typealias GymlogCommand = Command<Context, Reply, Failure>

/// The commands of gymlog; each is declared in a file of its own.
enum Commands {
  /// The table of commands, with help in a language.
  static func table(_ words: Words) -> CommandTable<Context, Reply, Failure> {
    CommandTable(
      program: "gymlog", help: words.overviewHelp,
      sections: [
        CommandSection(words.section(.train), training(words)),
        CommandSection(words.section(.review), review(words)),
        CommandSection(words.section(.manage), manage(words)),
        CommandSection(words.section(.activities), activities(words)),
        CommandSection(
          words.section(.data),
          [
            share(words), importing(words), export(words), sync(words), undo(words), redo(words),
            check(words),
          ]),
        CommandSection(
          words.section(.tools),
          [
            oneRepMax(words), trainingMax(words), body(words), config(words), completions(words), demo(words),
            help(words), version(words),
          ]),
      ],
      globals: GlobalOptions.descriptions(words), defaultCommand: CommandName.status.rawValue,
      fallback: Fallback(command: CommandName.log.rawValue) { word in
        // A word that begins with a digit can only be a set, even a mistyped one: log says what is wrong with it.
        word.utf8.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
          || "@+-".utf8.contains(word.utf8.first ?? 0) && word.utf8.dropFirst().first != nil
          || Notation(decimalComma: words.language.usesDecimalComma).reads(asSets: [word])
      },
      everyday: everyday.map(\.rawValue),
      otherNames: { CommandName.allCases.flatMap { OtherNames.of($0).names(in: words.language) } })
  }

  /// The commands on the short page of help.
  private static let everyday: [CommandName] = [
    .start, .repeat, .log, .done, .again, .add, .edit, .remove, .note, .finish, .status, .list, .history,
    .records,
    .undo,
  ]

  private static func training(_ words: Words) -> [GymlogCommand] {
    [
      start(words), `repeat`(words), log(words), done(words), again(words), add(words), edit(words),
      swap(words),
      move(words), remove(words), todo(words), skip(words), superset(words), rest(words), grow(words),
      note(words), tag(words), pause(words), resume(words), finish(words), discard(words), reopen(words),
    ]
  }

  private static func review(_ words: Words) -> [GymlogCommand] {
    [
      status(words), list(words), show(words), history(words), records(words), stats(words), maxes(words),
      progress(words), calendar(words), muscles(words), compare(words), year(words), report(words),
      tags(words),
    ]
  }

  private static func manage(_ words: Words) -> [GymlogCommand] {
    [
      delete(words), merge(words), split(words), exercises(words), exerciseShow(words), exerciseNew(words),
      exerciseEdit(words), exerciseDelete(words), exerciseAlias(words), exerciseMerge(words),
      exerciseMap(words), routines(words), routineShow(words), routineNew(words), routineEdit(words),
      routineCopy(words), routineRename(words), routineDelete(words),
    ]
  }

  private static func activities(_ words: Words) -> [GymlogCommand] {
    [
      activityAdd(words), activityImport(words), activityRecord(words), activityList(words),
      activityShow(words), activityEdit(words), activityDelete(words), activitySplits(words),
      activityCompare(words), activitySimilar(words), activityExport(words), calories(words), zones(words),
      profile(words),
    ]
  }

  private static func version(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.version.rawValue,
      declaring: .init(help: words.versionHelp) { _ in versionReply.aboutCurrentWorkout })
  }

  private static func help(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.help.rawValue,
      declaring: .showingHelp(
        value: words.placeholder(.command), parameterHelp: words.meaning(.command),
        options: HelpRequest.options(words), help: words.helpHelp))
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

/// The program's version, as in semver.org.
let gymlogVersion = "0.1.0"

/// The day of the version, in the foot of the manual's pages.
let gymlogDate = "2026-11-22"

extension CommandHelp {
  /// A page of help: a summary of less than 60 columns, lines to type with what each does, and paragraphs.
  init(_ summary: String, _ examples: KeyValuePairs<String, String>, _ details: String...) {
    self.init(
      summary, examples: examples.map { Example($0.key, $0.value) },
      details: details.joined(separator: "\n\n"))
  }
}

extension Words {
  /// The head of the overview.
  var overviewHelp: CommandHelp {
    say(
      en: CommandHelp(
        "a strength-training logbook for the command line",
        [
          #"gymlog start --name "Leg day""#: "start a workout",
          "gymlog log squat 10@40kgw 3x8@100kg": "a warm-up set and three working sets",
          "gymlog 8@102.5": "another set of the same exercise",
          "gymlog": "the current workout and what's next",
          "gymlog finish": "finish the workout",
        ],
        "A set is reps@load. For more about sets: gymlog help log",
        "All commands and options: gymlog help --all"),
      es: CommandHelp(
        "tu diario de entrenamiento de fuerza en la terminal",
        [
          #"gymlog start --name "Pierna""#: "empieza un entrenamiento",
          "gymlog log sentadilla 10@40kgw 3x8@100kg": "calentamiento y tres series efectivas",
          "gymlog 8@102.5": "otra serie del mismo ejercicio",
          "gymlog": "por dónde vas y qué toca ahora",
          "gymlog finish": "termina el entrenamiento",
        ],
        "Una serie es repeticiones@peso. Más sobre las series: gymlog help log",
        "Todos los comandos y opciones: gymlog help --all"),
      ca: CommandHelp(
        "el teu diari d'entrenament de força al terminal",
        [
          #"gymlog start --name "Cames""#: "comença un entrenament",
          "gymlog log esquat 10@40kgw 3x8@100kg": "escalfament i tres sèries efectives",
          "gymlog 8@102.5": "una altra sèrie del mateix exercici",
          "gymlog": "per on vas i què toca ara",
          "gymlog finish": "acaba l'entrenament",
        ],
        "Una sèrie és repeticions@pes. Més sobre les sèries: gymlog help log",
        "Totes les ordres i opcions: gymlog help --all"))
  }

  /// The page of `help`.
  var helpHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Show help",
        [
          "gymlog help": "the everyday commands", "gymlog help --all": "all commands",
          "gymlog help log": "one command, with examples",
          "gymlog help --man .": "write manual pages in this folder",
        ],
        "Commands also have Spanish and Catalan names: gymlog empezar, gymlog començar"),
      es: CommandHelp(
        "Muestra la ayuda",
        [
          "gymlog help": "los comandos de cada día", "gymlog help --all": "todos los comandos",
          "gymlog help log": "un comando, con ejemplos",
          "gymlog help --man .": "guarda las páginas de manual en esta carpeta",
        ],
        "Los comandos también tienen nombres en español: gymlog empezar, gymlog apuntar, gymlog acabar"),
      ca: CommandHelp(
        "Mostra l'ajuda",
        [
          "gymlog help": "les ordres de cada dia", "gymlog help --all": "totes les ordres",
          "gymlog help log": "una ordre, amb exemples",
          "gymlog help --man .": "desa les pàgines de manual en aquesta carpeta",
        ],
        "Les ordres també tenen noms en català: gymlog començar, gymlog apuntar, gymlog acabar"))
  }

  /// The page of `version`.
  var versionHelp: CommandHelp {
    say(
      en: CommandHelp("Show the version", ["gymlog version": "of the program and of the file format"]),
      es: CommandHelp("Muestra la versión", ["gymlog version": "del programa y del formato de los archivos"]),
      ca: CommandHelp("Mostra la versió", ["gymlog version": "del programa i del format dels fitxers"]))
  }

  /// The version of the file format.
  func fileFormat(_ version: Int) -> String {
    say(
      en: "file format \(version)",
      es: "formato de archivos \(version)",
      ca: "format de fitxers \(version)")
  }

  /// Amounts to type for an exercise counted this way: `60s or 1:30`.
  func examples(of mode: CountMode) -> String {
    switch mode {
    case .reps: "8"
    case .duration: either(["60s", "1:30"])
    case .distance: either(["400m", "5km"])
    }
  }
}
