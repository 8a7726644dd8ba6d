import CommandLineKit
import Formats
import Interchange
import Logbook
import System
import TerminalKit
import Training
import Wording

/// The options of `share`.
struct ShareOptions {
  let file: String?
  let force: Bool
  let copies: Bool
  let mails: Bool
  let isMarkdown: Bool
  let isShort: Bool
  let withNotes: Bool
  let card: String?
}

extension Parameter where Value == ShareOptions {
  static func shareOptions(_ words: Words) -> Parameter {
    .together(
      .output(words), .replacing(words),
      .flag(
        "copy",
        help: words.say(
          en: "copy it to the clipboard", es: "cópialo al portapapeles", ca: "copia-ho al porta-retalls")),
      .flag(
        "mail",
        help: words.say(
          en: "open it in your mail program", es: "ábrelo en el programa de correo",
          ca: "obre-ho al programa de correu")),
      .flag(
        "markdown",
        help: words.say(en: "as Markdown", es: "en Markdown", ca: "en Markdown")),
      .flag(
        "short",
        help: words.say(
          en: "one line per exercise, for a chat", es: "un ejercicio por línea, para un chat",
          ca: "un exercici per línia, per a un xat")),
      .flag(
        "notes",
        help: words.say(en: "with your notes", es: "con tus notas", ca: "amb les teves notes")),
      .option(
        "card", value: words.placeholder(.file),
        help: words.say(
          en: "save it as a picture, SVG or PNG", es: "guárdalo como imagen, SVG o PNG",
          ca: "desa-ho com a imatge, SVG o PNG"), as: .file),
      as: ShareOptions.init(file:force:copies:mails:isMarkdown:isShort:withNotes:card:))
  }
}

extension Commands {
  static func share(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.share.rawValue,
      declaring: .init(
        help: words.shareHelp, .workout(words),
        .shareOptions(words)
      ) { context, argument, options throws(Failure) in
        let ways = [
          options.file == nil ? nil : "-o", options.copies ? "--copy" : nil, options.mails ? "--mail" : nil,
          options.card == nil ? nil : "--card",
        ].compactMap(\.self)
        if ways.count > 1 { throw .contradiction(ways[0], ways[1]) }
        let (isMarkdown, isShort) = (options.isMarkdown, options.isShort)
        if isMarkdown && isShort { throw .contradiction("--markdown", "--short") }
        if let card = options.card {
          if isMarkdown || isShort || options.withNotes {
            throw .contradiction("--card", isMarkdown ? "--markdown" : isShort ? "--short" : "--notes")
          }
          return try self.card(
            of: workout(argument, context), asked: argument?.text, to: card, force: options.force, context)
        }
        let form: TextForm = isMarkdown ? .markdown : isShort ? .short : .long
        let shared = try shared(argument, as: form, withNotes: options.withNotes, context)
        if options.copies { return try copy(shared, context) }
        if options.mails { return try mail(shared, context) }
        return try share(shared, to: options.file == "-" ? nil : options.file, force: options.force, context)
      })
  }

  /// The named workout; without a name, the open one so far, else the last one.
  ///
  /// - Throws: `Failure.noSetYet` if no set of it is done.
  private static func workout(
    _ argument: WorkoutArgument?, _ context: Context
  ) throws(Failure) -> StoredWorkout {
    let stored = try context.logbook.read { snapshot throws(Failure) -> StoredWorkout in
      if argument == nil, let stored = try context.open(in: snapshot) { return stored }
      let argument = argument ?? .last
      return try context.workout(argument, in: snapshot)
    }
    guard stored.workout.doneCount > 0 else { throw Failure.noSetYet }
    return stored
  }

  /// A workout with its text.
  private static func shared(
    _ argument: WorkoutArgument?, as form: TextForm, withNotes: Bool, _ context: Context
  ) throws(Failure) -> SharedWorkout {
    let stored = try workout(argument, context)
    let workout = stored.workout
    let tested = context.testedSets(of: workout)
    let writer = ShareText(context.words, withNotes: withNotes, name: context.name)
    let text =
      switch form {
      case .long: writer.text(workout, tested: tested)
      case .markdown: writer.markdown(workout, tested: tested)
      case .short: short(workout, writer, tested, context)
      }
    return SharedWorkout(stored: stored, text: text)
  }

  private enum TextForm { case long, markdown, short }

  /// The short form, with the workout's duration, volume and records.
  private static func short(
    _ workout: Workout, _ writer: ShareText, _ tested: Set<SetPlace>, _ context: Context
  ) -> String {
    let volume = context.volume(of: workout)
    return writer.short(
      workout,
      figures: [
        context.elapsed(workout).map(context.words.duration),
        volume.isZero ? nil : context.words.volume(volume.mass(in: context.unit(of: workout))),
      ].compactMap(\.self), records: context.review(of: workout)?.places ?? [], tested: tested)
  }

  private static func copy(_ shared: SharedWorkout, _ context: Context) throws(Failure) -> Reply {
    let sequence = try ShareTarget(context: context).copy(shared.text)
    var reply = Reply(
      problems: shared.stored.problems,
      text: { $0.lines([$0.words.copied($0.label(shared.stored.workout, at: context.now))]) },
      json: { JSON.members(["text": .string(shared.text)]) })
    if let sequence {
      reply.afterwards = { _ throws(Failure) in
        do throws(SystemError) { try context.world.print(sequence) } catch { throw .answerNotWritten(error) }
        return shared.stored.problems.isEmpty ? .done : .damaged
      }
    }
    return reply
  }

  private static func mail(_ shared: SharedWorkout, _ context: Context) throws(Failure) -> Reply {
    let workout = shared.stored.workout
    let subject =
      (workout.name ?? context.words.workoutHeading) + ", " + context.words.dayLong(workout.start.day)
    try ShareTarget(context: context).mail(shared.text, subject: subject)
    return Reply(
      problems: shared.stored.problems,
      text: { $0.lines([$0.words.mailed($0.label(workout, at: context.now))]) },
      json: { JSON.members(["text": .string(shared.text)]) })
  }

  private static func share(
    _ shared: SharedWorkout, to file: String?, force: Bool, _ context: Context
  ) throws(Failure) -> Reply {
    let (stored, text) = (shared.stored, shared.text)
    guard let file else {
      return Reply(
        problems: stored.problems, text: { _ in terminalSafe(text, multiline: true) },
        json: { JSON.members(["text": .string(text)]) })
    }
    try write(text, to: file, force: force)
    return Reply(
      problems: stored.problems,
      text: {
        $0.lines([$0.words.shared($0.label(stored.workout, at: context.now), $0.painter.paint(file, .plain))])
      },
      json: {
        JSON.members(["file": .string(file), "text": .string(text)])
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

private struct SharedWorkout {
  let stored: StoredWorkout
  let text: String
}

extension Words {
  var shareHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Print a workout as text to share",
        [
          "gymlog share": "the current workout, else the last; -o leg-day.txt writes a file",
          "gymlog share --copy": "to the clipboard; --mail to the mail program",
          "gymlog share --card card.svg": "as a picture, SVG or PNG",
          "gymlog share --short": "one line per exercise, for a chat; records marked, no warm-ups",
        ],
        "Contains only completed sets, and your notes only with --notes. gymlog log - reads the text back in, in any of its forms."
      ),
      es: CommandHelp(
        "Escribe un entrenamiento como texto para enviarlo",
        [
          "gymlog share": "el actual; si no, el último; en un archivo con -o pierna.txt",
          "gymlog share --copy": "al portapapeles; con --mail, al correo",
          "gymlog share --card tarjeta.svg": "como imagen, también PNG",
          "gymlog share --short": "un ejercicio por línea, para un chat; con récords, sin calentamientos",
        ],
        "Contiene solo las series hechas, y tus notas solo con --notes. gymlog log - vuelve a leer el texto en cualquiera de sus formas."
      ),
      ca: CommandHelp(
        "Escriu un entrenament com a text per enviar-lo",
        [
          "gymlog share": "l'actual; si no, l'últim; en un fitxer amb -o cames.txt",
          "gymlog share --copy": "al porta-retalls; amb --mail, al correu",
          "gymlog share --card targeta.svg": "com a imatge, també PNG",
          "gymlog share --short": "un exercici per línia, per a un xat; amb rècords, sense escalfaments",
        ],
        "Conté només les sèries fetes, i les teves notes només amb --notes. gymlog log - torna a llegir el text en qualsevol de les seves formes."
      ))
  }

  func copied(_ workout: String) -> String {
    say(en: "\(workout) copied", es: "\(subject(workout)) copiado", ca: "\(subject(workout)) copiat")
  }

  func mailed(_ workout: String) -> String {
    say(
      en: "\(workout) opened in your mail program",
      es: "\(subject(workout)) abierto en tu programa de correo",
      ca: "\(subject(workout)) obert al teu programa de correu")
  }

  func shared(_ workout: String, _ file: String) -> String {
    say(
      en: "\(workout) saved to \(file)",
      es: "\(subject(workout)) guardado en \(file)",
      ca: "\(subject(workout)) desat a \(file)")
  }
}
