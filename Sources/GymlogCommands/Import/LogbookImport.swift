import Documents
import Formats
import Interchange
import Logbook
import TerminalKit
import Training
import Wording

/// A logbook that `export json` wrote, added to this one: every document as it was. What is here already stays as it is.
struct LogbookImport {
  private let reader: ExportedLogbookReader
  private let bytes: [UInt8]
  private let line: ImportLine
  private let context: Context
  private var path: String { line.files[0] }

  /// Nil if the text isn't an exported logbook.
  ///
  /// - Throws: if it can't be read, or options are given that only other programs' files need.
  init?(_ bytes: [UInt8], _ line: ImportLine, _ context: Context) throws(Failure) {
    guard ExportedLogbookReader.recognizes(bytes) else { return nil }
    for (option, isGiven) in [
      ("--unit", line.unit != nil), ("--time-zone", line.zone != nil), ("--map", line.map != nil),
    ] where isGiven {
      throw .optionOfOtherPrograms(option, line)
    }
    do throws(ExportedLogbookError) {
      reader = try ExportedLogbookReader(bytes)
    } catch {
      throw .importUnreadable(line.files[0], error)
    }
    (self.bytes, self.line, self.context) = (bytes, line, context)
  }

  /// What becomes of the documents.
  struct Figures {
    var (documents, workouts, sets, activities, routines, exercises, same) = (0, 0, 0, 0, 0, 0, 0)
    /// Those that are here with another content, which stays.
    var differing: [DocumentPath] = []
    var first: Day?
    var last: Day?

    mutating func count(_ path: DocumentPath, _ bytes: [UInt8], _ restored: Change.Restored) {
      switch restored {
      case .same: same += 1
      // It says only when a logbook was begun, and each has its own.
      case .differs where path == .logbook: same += 1
      case .differs: differing.append(path)
      case .added:
        documents += 1
        switch path {
        case .workout(_, .head):
          workouts += 1
          span(bytes)
        case .activity:
          activities += 1
          span(bytes)
        case .workout(_, .set): sets += 1
        case .routine(_, .head): routines += 1
        case .standalone(.customExercise, _): exercises += 1
        default: break
        }
      }
    }

    /// Adds the day of a workout or an activity to the span.
    private mutating func span(_ bytes: [UInt8]) {
      guard let head = try? JSONDocument(bytes), let text = head.root["start"]?.stringValue,
        let day = Instant(text)?.day
      else { return }
      first = min(first ?? day, day)
      last = max(last ?? day, day)
    }

    mutating func add(_ other: Figures) {
      documents += other.documents
      workouts += other.workouts
      sets += other.sets
      activities += other.activities
      routines += other.routines
      exercises += other.exercises
      same += other.same
      differing += other.differing
      first = [first, other.first].compactMap(\.self).min()
      last = [last, other.last].compactMap(\.self).max()
    }
  }

  /// Imports it, or tells what that would do.
  func reply(_ command: Import) throws(Failure) -> Reply {
    let plan = try context.logbook.read { snapshot throws(Failure) in
      var figures = Figures()
      var reader = reader
      while let (path, document) = try next(&reader) {
        figures.count(path, document, try snapshot.restoring(path, document))
      }
      return figures
    }
    if line.isDryRun { return reply(plan, isDone: false) }
    if plan.documents == 0 {
      // What an interrupted import committed is read as done. This finishes it.
      try context.logbook.change(CommandName.import.rawValue, at: context.now) { _ in }
      return reply(plan, isDone: false)
    }
    if !line.isSure {
      try command.confirm(plan.contents(context.words).joined(separator: ", ")) {
        text(plan, isDone: false, $0)
      }
    }
    return reply(try run(of: plan.documents + plan.same + plan.differing.count), isDone: true)
  }

  private func next(
    _ reader: inout ExportedLogbookReader
  ) throws(Failure) -> (path: DocumentPath, bytes: [UInt8])? {
    do throws(ExportedLogbookError) {
      return try reader.next()
    } catch {
      throw .importUnreadable(path, error)
    }
  }

  /// The most documents of one change, unless a workout has more: few enough to hold open, and to write again after a crash.
  private static let mostDocuments = 2_000

  /// Adds the documents, many in one change and all of a workout together.
  private func run(of count: Int) throws(Failure) -> Figures {
    let bar = context.world.showProgress.map { ProgressBar(context.words.importing, show: $0) }
    defer { bar?.end() }
    let group = EntityID(
      at: Instant(seconds: 0, offset: 0), hashing: [String(decoding: bytes, as: UTF8.self)]
    ).text
    var figures = Figures()
    var reader = reader
    var following = try next(&reader)
    var done = 0
    while let first = following {
      var batch = [first]
      following = try next(&reader)
      while let document = following,
        batch.count < Self.mostDocuments || document.path.folder == batch.last?.path.folder
      {
        batch.append(document)
        following = try next(&reader)
      }
      let added = try context.logbook.change(CommandName.import.rawValue, at: context.now, group: group) {
        change throws(Failure) in
        var added = Figures()
        for (path, document) in batch { added.count(path, document, try change.restore(path, document)) }
        change.leavesIndex = true
        return added
      }
      figures.add(added)
      done += batch.count
      bar?.update(done, of: count)
    }
    context.logbook.refreshIndex(at: context.now)
    return figures
  }
}

extension LogbookImport {
  private func reply(_ figures: Figures, isDone: Bool) -> Reply {
    func json() -> [JSON.Member] {
      [
        JSON.Member(name: "imported", value: .bool(isDone)),
        JSON.Member(
          name: "files",
          value: .array([
            .object([
              JSON.Member(name: "path", value: .string(path)),
              JSON.Member(name: "program", value: .string(ForeignProgram.gymlog.rawValue)),
              JSON.Member(
                name: "documentCount",
                value: .int(figures.documents + figures.same + figures.differing.count)),
            ])
          ])), JSON.Member(name: "workouts", value: .int(figures.workouts)),
        JSON.Member(name: "sets", value: .int(figures.sets)),
        JSON.Member(name: "activityCount", value: .int(figures.activities)),
        JSON.Member(name: "newDocuments", value: .int(figures.documents)),
        JSON.Member(name: "sameDocuments", value: .int(figures.same)),
        JSON.Member(
          name: "differingDocuments", value: .array(figures.differing.map { .string($0.text) })),
      ]
    }
    if isDone { return Reply(noticed: [], text: { text(figures, isDone: true, $0) }, json: json) }
    return Reply(text: { text(figures, isDone: false, $0) }, json: json)
  }

  private func text(_ figures: Figures, isDone: Bool, _ screen: Screen) -> String {
    let words = screen.words
    var lines: [String] = []
    if !isDone {
      let moment = reader.exported.map { words.exportedOn(words.dayShortWithYear($0.day)) }
      lines += screen.dotted(
        [
          .init(path, .strong), .init(ForeignProgram.gymlog.title), moment.map { .init($0) },
          .init(words.documents(figures.documents + figures.same + figures.differing.count)),
        ].compactMap(\.self))
    }
    if figures.documents > 0 {
      let counts = self.counts(figures, words)
      lines +=
        isDone
        ? wrapped(words.imported(counts.joined(separator: ", ")), width: screen.width)
        : screen.dotted(counts.map { .init($0) })
      if figures.same > 0 { lines += wrapped(words.sameDocuments(figures.same), width: screen.width) }
    } else {
      lines += wrapped(words.nothingNewInLogbook(figures.same), width: screen.width)
    }
    if !figures.differing.isEmpty {
      lines += [""] + wrapped(words.differingDocuments(figures.differing.count), width: screen.width)
      let most = 8
      lines += figures.differing.prefix(most).map { "  " + $0.text }
      if figures.differing.count > most { lines.append("  …") }
    }
    if isDone {
      lines += [words.toTakeBackImport]
    } else if line.isDryRun, figures.documents > 0 {
      lines += ["", words.toImport(line.with { $0.isDryRun = false })]
    }
    return lines.text
  }

  /// `1,536 workouts`, `38,100 sets`, `30 Dec 2020 – 14 Mar 2022`, `3 routines`
  private func counts(_ figures: Figures, _ words: Words) -> [String] {
    var counts = figures.contents(words)
    if let first = figures.first, let last = figures.last {
      let days = [first, last].map(words.dayShortWithYear)
      counts.append(first == last ? days[0] : days.joined(separator: " – "))
    }
    if figures.routines > 0 { counts.append(words.routines(figures.routines)) }
    if figures.exercises > 0 { counts.append(words.ownExercises(figures.exercises)) }
    return counts
  }
}

extension LogbookImport.Figures {
  /// `2 workouts`, `9 sets`, `1 activity`
  fileprivate func contents(_ words: Words) -> [String] {
    words.contents(workouts: workouts, sets: sets, activities: activities)
  }
}

extension Words {
  fileprivate func exportedOn(_ day: String) -> String {
    say(en: "exported on \(day)", es: "exportado el \(day)", ca: "exportat el \(day)")
  }

  fileprivate func documents(_ count: Int) -> String {
    say(
      en: number(count) + (count == 1 ? " document" : " documents"),
      es: number(count) + (count == 1 ? " documento" : " documentos"),
      ca: number(count) + (count == 1 ? " document" : " documents"))
  }

  fileprivate func ownExercises(_ count: Int) -> String {
    say(
      en: number(count) + (count == 1 ? " custom exercise" : " custom exercises"),
      es: number(count) + (count == 1 ? " ejercicio propio" : " ejercicios propios"),
      ca: number(count) + (count == 1 ? " exercici propi" : " exercicis propis"))
  }

  fileprivate func sameDocuments(_ count: Int) -> String {
    say(
      en: "Already in your logbook: \(documents(count))", es: "Ya en tu diario: \(documents(count))",
      ca: "Ja al teu diari: \(documents(count))")
  }

  fileprivate func nothingNewInLogbook(_ same: Int) -> String {
    say(
      en: "Nothing new: \(documents(same)) already in your logbook",
      es: "Nada nuevo: \(documents(same)) ya en tu diario",
      ca: "Res de nou: \(documents(same)) ja al teu diari")
  }

  /// Before the documents that aren't as in the file. They stay as they are here.
  fileprivate func differingDocuments(_ count: Int) -> String {
    say(
      en: "Different in your logbook, left unchanged: \(documents(count))",
      es: "Distintos en tu diario, donde no cambian: \(documents(count))",
      ca: "Diferents al teu diari, on no canvien: \(documents(count))")
  }
}

extension Failure {
  /// A logbook among several files.
  static func logbookBesideOthers(_ path: String, _ line: ImportLine) -> Failure {
    let alone = line.with { $0.files = [path] }
    return Failure(.usage) { words in
      words.say(
        en: Message("\(path) is a whole logbook: import it alone", hint: "To import it: \(alone)"),
        es: Message("\(path) es un diario entero: impórtalo aparte", hint: "Para importarlo: \(alone)"),
        ca: Message("\(path) és un diari sencer: importa'l a part", hint: "Per importar-lo: \(alone)"))
    }
  }

  /// An option that a logbook of gymlog's has no use for.
  fileprivate static func optionOfOtherPrograms(_ option: String, _ line: ImportLine) -> Failure {
    let path = line.files[0]
    let next = line.with { ($0.unit, $0.zone, $0.map) = (nil, nil, nil) }
    return Failure(.usage) { words in
      words.say(
        en: Message(
          "\(path) is a logbook, imported as it is: \(option) is for files of other programs",
          hint: "To import it: \(next)"),
        es: Message(
          "\(path) es un diario y se importa tal cual: \(option) es para archivos de otros programas",
          hint: "Para importarlo: \(next)"),
        ca: Message(
          "\(path) és un diari i s'importa tal com és: \(option) és per a fitxers d'altres programes",
          hint: "Per importar-lo: \(next)"))
    }
  }

  /// An exported logbook that can't be read.
  fileprivate static func importUnreadable(_ path: String, _ error: ExportedLogbookError) -> Failure {
    let place = "\(path):\(error.position.line):\(error.position.column): "
    return Failure(.failed) { words in
      let (text, hint) = words.unreadable(error.reason)
      return Message(place + text, hint: hint)
    }
  }
}

extension Words {
  fileprivate func unreadable(_ reason: ExportedLogbookError.Reason) -> (String, String?) {
    switch reason {
    case .notAnExport:
      (
        say(
          en: "not an exported logbook", es: "no es un diario exportado", ca: "no és un diari exportat"),
        nil
      )
    case .newer(let format):
      (
        say(
          en: "written by a newer gymlog (format \(format))",
          es: "es de una versión más nueva de gymlog (formato \(format))",
          ca: "és d'una versió més nova de gymlog (format \(format))"),
        say(en: "Update gymlog", es: "Actualiza gymlog", ca: "Actualitza gymlog")
      )
    case .syntax(let reason): (damage(.syntax(reason)), nil)
    case .incomplete:
      (
        say(
          en: "the file is cut off", es: "el archivo acaba antes que el diario",
          ca: "el fitxer s'acaba abans que el diari"),
        say(
          en: "Nothing was imported. Export or copy it again",
          es: "No se ha importado nada. Vuelve a exportarlo o a copiarlo",
          ca: "No s'ha importat res. Torna a exportar-lo o a copiar-lo")
      )
    case .notADocument:
      (
        say(
          en: "not a document with its path", es: "no es un documento con su ruta",
          ca: "no és un document amb el seu camí"), nil
      )
    case .repeated(let path):
      (
        say(
          en: "\(path.text) appears twice", es: "\(path.text) está dos veces",
          ca: "\(path.text) hi és dos cops"), nil
      )
    }
  }
}
