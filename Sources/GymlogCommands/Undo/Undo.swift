import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Wording

extension Commands {
  static func undo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.undo.rawValue, aliases: ["u"],
      declaring: .init(
        help: words.undoHelp, .number(words),
        .flag(
          "list",
          help: words.say(
            en: "list what can be undone, and change nothing",
            es: "lista lo que se puede deshacer, sin cambiar nada",
            ca: "llista el que es pot desfer, sense canviar res"))
      ) { context, count, lists throws(Failure) in
        if lists { return try undoList(count ?? listed, context) }
        return try reversed(context, with: ReversalWords.undone, count) { progress throws(Failure) in
          try context.logbook.storage.undo(count ?? 1, at: context.now, progress: progress)
        }
      })
  }

  static func redo(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.redo.rawValue,
      declaring: .init(help: words.redoHelp, .number(words)) { context, count throws(Failure) in
        return try reversed(context, with: ReversalWords.redone, count) { progress throws(Failure) in
          try context.logbook.storage.redo(count ?? 1, at: context.now, progress: progress)
        }
      })
  }

  /// The number of changes that are listed if no number is given.
  private static let listed = 20

  private static func reversed(
    _ context: Context, with heading: ReversalWords, _ asked: Int?,
    _ reverse: ((_ done: Int, _ all: Int) -> Void) throws(Failure) -> [Logbook.ReversedChange]
  ) throws(Failure) -> Reply {
    let changes: [ChangeDescription]
    let bar = context.world.showProgress.map { ProgressBar(heading.going(context.words), show: $0) }
    defer { bar?.end() }
    do {
      changes = try reverse { bar?.update($0, of: $1) }.map {
        ChangeDescription($0, context, .reversed, outcomes: heading.rawValue)
      }
    } catch {
      guard case .conflict(let paths) = error.logbookError else { throw error }
      throw heading == .undone ? Failure.undoConflict(paths) : Failure.redoConflict(paths)
    }
    context.noticeSideFiles()
    return Reply(
      noticed: [],
      text: { screen in
        var lines = changes.flatMap { change in
          screen.fitting { screen in
            [
              heading.text(
                screen.words, change.command, change.moment(screen.words), in: change.place(screen))
            ]
              + change.lines(screen)
          }
        }
        if let asked, changes.count < asked { lines.append(heading.noMore(screen.words, changes.count)) }
        return lines.text
      },
      json: {
        if asked == nil, changes.count == 1 { return changes[0].json }
        return JSON.members(["changes": .array(changes.map { .object($0.json) })])
      })
  }

  /// The newest changes that can be undone, each with the number to give to `undo`.
  private static func undoList(_ count: Int, _ context: Context) throws(Failure) -> Reply {
    let found = try context.logbook.storage.undoable(count + 1)
    let changes = found.prefix(count).map { ChangeDescription($0, context, .made, outcomes: "did") }
    let hasMore = found.count > count
    context.noticeSideFiles()
    return Reply(
      text: { screen in
        if changes.isEmpty { return screen.words.nothingToUndo().text.capitalised + "\n" }
        var lines: [String] = []
        for (index, change) in changes.enumerated() {
          lines += screen.fitting { change.entry(index + 1, $0) }
        }
        if hasMore {
          lines += screen.flowing(
            [
              .init(screen.words.earlierChanges),
              .init("gymlog undo \(count * 5) --list", .accent),
            ], between: " ")
        }
        return lines.text
      },
      json: {
        JSON.members(["changes": .array(changes.map { .object($0.json) }), "more": .bool(hasMore)])
      })
  }
}

/// The first line of what was undone or redone.
enum ReversalWords: String {
  case undone, redone

  func text(_ words: Words, _ command: String, _ moment: String, in place: String?) -> String {
    switch self {
    case .undone: words.undone(command, moment, in: place)
    case .redone: words.redone(command, moment, in: place)
    }
  }

  /// The label of the progress bar.
  func going(_ words: Words) -> String {
    switch self {
    case .undone: words.say(en: "Undoing", es: "Deshaciendo", ca: "Desfent")
    case .redone: words.say(en: "Redoing", es: "Rehaciendo", ca: "Refent")
    }
  }

  /// After fewer changes than were asked for.
  func noMore(_ words: Words, _ count: Int) -> String {
    let number = words.number(count)
    return switch self {
    case .undone:
      words.say(
        en: count == 1 ? "There was only 1 change to undo" : "There were only \(number) changes to undo",
        es: count == 1
          ? "Solo había 1 cambio que deshacer" : "Solo había \(number) cambios que deshacer",
        ca: count == 1 ? "Només hi havia 1 canvi per desfer" : "Només hi havia \(number) canvis per desfer")
    case .redone:
      words.say(
        en: count == 1 ? "There was only 1 change to redo" : "There were only \(number) changes to redo",
        es: count == 1 ? "Solo había 1 cambio que rehacer" : "Solo había \(number) cambios que rehacer",
        ca: count == 1 ? "Només hi havia 1 canvi per refer" : "Només hi havia \(number) canvis per refer")
    }
  }
}

extension Parameter where Value == Int? {
  fileprivate static func number(_ words: Words) -> Parameter {
    .optional(
      words.placeholder(.number), help: words.meaning(.number),
      as: ValueParser { text throws(Failure) in
        guard let number = Int(text), number > 0, number <= 100_000 else {
          let failure = Failure.numberNotUnderstood(text)
          // `undo last set`, `deshacer la última serie`
          let ofSet: Set = [
            "set", "last", "that", "this", "it", "la", "serie", "última", "sèrie", "l'última",
          ]
          let all: Set = ["all", "everything", "todo", "todos", "tot", "tots"]
          if all.contains(text) {
            throw failure.changing { message, words, _ in message.hint = words.tryTyping("gymlog undo --list")
            }
          }
          guard ofSet.contains(text) else { throw failure }
          throw failure.changing { message, words, _ in
            message.hint = words.readings(["gymlog undo", "gymlog remove ."])
          }
        }
        return number
      })
  }
}

extension Words {
  var undoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Undo the last change",
        [
          "gymlog undo": "whichever command made it; or gymlog u", "gymlog undo 3": "the last three",
          "gymlog undo --list": "what can be undone, newest first",
        ],
        """
        Run it again to undo the change before; gymlog redo brings back what was undone. A change that another program or \
        device has built on can't be undone. An import is one change. Changes of the last 90 days can be undone, \
        on the device that made them. Settings aren't covered: change them back with gymlog config.
        """),
      es: CommandHelp(
        "Deshaz el último cambio",
        [
          "gymlog undo": "sea cual sea el comando; o gymlog u", "gymlog undo 3": "los tres últimos",
          "gymlog undo --list": "lo que se puede deshacer, lo último primero",
        ],
        """
        Si lo repites, deshace el cambio anterior; gymlog redo rehace lo deshecho. Lo que otro programa o dispositivo haya \
        vuelto a cambiar no se puede deshacer. Una importación es un solo cambio. Se pueden deshacer los cambios de los \
        últimos 90 días, en el dispositivo donde se hicieron. Los ajustes no se deshacen: cámbialos con gymlog config.
        """),
      ca: CommandHelp(
        "Desfés l'últim canvi",
        [
          "gymlog undo": "sigui quina sigui l'ordre; o gymlog u", "gymlog undo 3": "els tres últims",
          "gymlog undo --list": "el que es pot desfer, l'últim primer",
        ],
        """
        Si ho repeteixes, desfà el canvi anterior; gymlog redo refà el que s'ha desfet. El que un altre programa o \
        dispositiu hagi tornat a canviar no es pot desfer. Una importació és un sol canvi. Es poden desfer els canvis dels \
        últims 90 dies, al dispositiu on es van fer. La configuració no es desfà: canvia-la amb gymlog config.
        """))
  }

  var redoHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Redo the last undone change",
        ["gymlog redo": "the last undone change", "gymlog redo 3": "the last three"],
        "You can redo until you change something else; then what was undone stays undone."),
      es: CommandHelp(
        "Rehaz lo que se deshizo",
        ["gymlog redo": "el último cambio deshecho", "gymlog redo 3": "los tres últimos"],
        "Funciona hasta que cambies otra cosa: desde entonces, lo deshecho ya no se puede rehacer."),
      ca: CommandHelp(
        "Refés el que s'ha desfet",
        ["gymlog redo": "l'últim canvi desfet", "gymlog redo 3": "els tres últims"],
        "Funciona fins que canviïs una altra cosa: des de llavors, el que s'ha desfet ja no es pot refer."))
  }

  /// A change was undone: the command that made it, when, and in which workout or routine.
  func undone(_ command: String, _ moment: String, in workout: String?) -> String {
    say(
      en: "Undid \(command) \(moment)\(workout.map { " in " + $0 } ?? "")",
      es: "Deshecho: \(command), \(moment)\(named(workout).map { " · " + $0 } ?? "")",
      ca: "Desfet: \(command), \(moment)\(named(workout).map { " · " + $0 } ?? "")")
  }

  func redone(_ command: String, _ moment: String, in workout: String?) -> String {
    say(
      en: "Redid \(command) \(moment)\(workout.map { " in " + $0 } ?? "")",
      es: "Rehecho: \(command), \(moment)\(named(workout).map { " · " + $0 } ?? "")",
      ca: "Refet: \(command), \(moment)\(named(workout).map { " · " + $0 } ?? "")")
  }

  /// The label of a workout if it has a name or a day.
  private func named(_ workout: String?) -> String? {
    workout.flatMap { $0.contains(workoutHeading) && !$0.contains("(") ? nil : $0 }
  }

  /// The hint with the command that lists more changes.
  var earlierChanges: String {
    say(en: "Earlier changes:", es: "Cambios anteriores:", ca: "Canvis anteriors:")
  }
}

extension Failure {
  /// Documents that another program or device changed after the change to undo.
  fileprivate static func undoConflict(_ paths: [String]) -> Failure {
    Failure(.conflict) { words in
      words.changedElsewhere(paths).with(
        hint: words.say(
          en: "Nothing was undone: that would also undo a newer change. To see it: gymlog show",
          es: "No se ha deshecho nada: se perdería un cambio más reciente. Míralo con gymlog show",
          ca: "No s'ha desfet res: es perdria un canvi més recent. Mira-ho amb gymlog show"))
    }
  }

  /// Documents that another program or device changed after the undoing that would be redone.
  fileprivate static func redoConflict(_ paths: [String]) -> Failure {
    Failure(.conflict) { words in
      words.changedElsewhere(paths).with(
        hint: words.say(
          en: "Nothing was redone: that would undo a newer change. To see it: gymlog show",
          es: "No se ha rehecho nada: se perdería un cambio más reciente. Míralo con gymlog show",
          ca: "No s'ha refet res: es perdria un canvi més recent. Mira-ho amb gymlog show"))
    }
  }
}
