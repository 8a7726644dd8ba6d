import Catalogue
import CommandLineKit
import Interchange
import Logbook
import System
import TerminalKit
import Tracks
import Training
import Wording

extension Commands {
  static func importing(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.import.rawValue,
      declaring: .init(
        help: words.importHelp,
        .words(
          words.placeholder(.file), atLeast: 1,
          help: words.say(
            en: "a file from gymlog or another program, or notes; - is standard input",
            es: "archivo de gymlog, de otro programa o notas; - es la entrada estándar",
            ca: "fitxer de gymlog, d'altres programes o notes; - és l'entrada estàndard"),
          completedBy: .file),
        .option(
          "from", value: words.placeholder(.program),
          help: words.say(
            en: "the program that wrote it, if it isn't recognised",
            es: "el programa que lo creó, si no se reconoce solo",
            ca: "el programa que el va crear, si no es reconeix sol"),
          as: .choices(ForeignProgram.self)),
        .option(
          "unit", value: words.placeholder(.unit),
          help: words.say(
            en: "unit for loads that have none in the file",
            es: "la unidad de los pesos, si no consta en el archivo",
            ca: "la unitat dels pesos, si no consta al fitxer"),
          as: .choices(MassUnit.self)),
        .option(
          "dates", value: words.placeholder(.order),
          help: words.say(
            en: "day or month first, if the file doesn't make it clear: dmy or mdy",
            es: "día o mes primero, si el archivo no lo deja claro: dmy o mdy",
            ca: "dia o mes primer, si el fitxer no ho deixa clar: dmy o mdy"),
          as: .choices(DateOrder.self)),
        .option(
          "time-zone", value: words.placeholder(.zone),
          help: words.say(
            en: "where you trained: Europe/Madrid, +01:00; otherwise this device's zone",
            es: "dónde entrenabas: Europe/Madrid, +01:00; si no, la zona del equipo",
            ca: "on entrenaves: Europe/Madrid, +01:00; si no, la zona del dispositiu")),
        .flag(
          "dry-run",
          help: words.say(
            en: "show what would be imported, and stop",
            es: "muestra qué se importaría, sin importar nada",
            ca: "mostra què s'importaria, sense importar res")),
        .option(
          "map", value: words.placeholder(.file),
          help: words.say(
            en: "CSV file that matches names to exercises",
            es: "archivo CSV con el ejercicio de cada nombre",
            ca: "fitxer CSV amb l'exercici de cada nom"),
          completedBy: .file),
        .flag(.yes, words)
      ) { context, files, program, unit, dates, zone, isDryRun, map, isSure throws(Failure) in
        let zone = try zone.map { text throws(Failure) in
          try ImportZone(text, context.world.environment)
        }
        let line = ImportLine(
          files: files, program: program, unit: unit, dates: dates, zone: zone, isDryRun: isDryRun, map: map,
          isSure: isSure
        )
        return try Import(line, context).reply()
      })
  }
}

/// A typed line of `import`.
struct ImportLine {
  var files: [String]
  var program: ForeignProgram?
  var unit: MassUnit?
  var dates: DateOrder?
  var zone: ImportZone?
  var isDryRun: Bool
  var map: String?
  var isSure: Bool

  /// The line as it can be typed.
  var text: String {
    var parts = ["gymlog import"] + files.map(shellWord)
    if let program { parts += ["--from", program.rawValue] }
    if let unit { parts += ["--unit", unit.rawValue] }
    if let dates { parts += ["--dates", dates.rawValue] }
    if let zone { parts += ["--time-zone", shellWord(zone.text)] }
    if isDryRun { parts.append("--dry-run") }
    if let map { parts += ["--map", shellWord(map)] }
    if isSure { parts.append("--yes") }
    return parts.joined(separator: " ")
  }

  func with(_ change: (inout ImportLine) -> Void) -> String {
    var line = self
    change(&line)
    return line.text
  }
}

/// One run of `import`.
struct Import {
  let line: ImportLine
  let context: Context

  init(_ line: ImportLine, _ context: Context) { (self.line, self.context) = (line, context) }

  private var words: Words { context.words }

  func reply() throws(Failure) -> Reply {
    if line.files.count == 1, line.program == nil || line.program == .gymlog {
      if let logbook = try LogbookImport(try pieces(of: line.files[0]), line, context) {
        return try logbook.reply(self)
      }
      let bytes = try bytes(of: line.files[0])
      if let logbook = try LogbookImport(ExportedLogbookText(bytes), line, context) {
        return try logbook.reply(self)
      }
      return try reply(for: [try source(line.files[0], bytes)])
    }
    return try reply(
      for: try line.files.map { path throws(Failure) in try source(path, try bytes(of: path)) })
  }

  private func reply(for sources: [ImportPlan.Source]) throws(Failure) -> Reply {
    if line.unit == nil, let source = sources.first(where: \.history.lacksUnit) {
      throw .importLacksUnit(
        source.path, lines: MassUnit.allCases.map { unit in line.with { $0.unit = unit } })
    }
    var (plan, ledger) = try plan(of: sources, [:])
    if !plan.unresolved.isEmpty, !line.isDryRun, !line.isSure {
      let questions = NameQuestions(plan: plan, line: line, context: context)
      if let answers = try questions.answers() { (plan, ledger) = try self.plan(of: sources, answers) }
    }
    let told = ImportReply(plan: plan, line: line, context: context)
    if line.isDryRun {
      let isWritten = try writeMap(of: plan)
      return told.reply(.planned(mapWritten: isWritten ? line.map : nil))
    }
    if !plan.unresolved.isEmpty { throw .importUnresolved(plan, line, context) }
    if plan.workouts.isEmpty {
      // What an interrupted import committed is read as done. This finishes it.
      if plan.known + plan.knownDeleted > 0 {
        try context.logbook.change(CommandName.import.rawValue, at: context.now) { _ in }
      }
      return told.reply(.nothingNew)
    }
    if !line.isSure {
      try confirm(words.contents(of: plan).joined(separator: ", ")) {
        told.text(.planned(mapWritten: nil), $0)
      }
    }
    var run = ImportRun(plan: plan, ledger: ledger, context: context)
    try run.run()
    return told.reply(.imported)
  }

  /// A file that is read piece by piece; no text if it can't be.
  private func pieces(of path: String) throws(Failure) -> ExportedLogbookText {
    guard path != "-", let file = try convertingErrors(ReadableFile(path)) else {
      return ExportedLogbookText([])
    }
    return ExportedLogbookText { try? file.read(at: $0, count: 1 << 16) }
  }

  private func bytes(of path: String) throws(Failure) -> [UInt8] {
    do throws(SystemError) {
      return path == "-"
        ? try context.world.input(ForeignFile.sizeLimit)
        : try UserFile.read(path, limit: ForeignFile.sizeLimit)
    } catch {
      throw error.isTooLarge
        ? .importUnreadable(path, .tooLarge(limit: ForeignFile.sizeLimit)) : Failure(.system(error))
    }
  }

  private func source(_ path: String, _ bytes: [UInt8]) throws(Failure) -> ImportPlan.Source {
    if ExportedLogbookReader.recognizes(bytes) { throw .logbookBesideOthers(path, line) }
    if OtherContent(bytes) == .html { throw .importIsWebPage(path) }
    do throws(ForeignFileError) {
      let history = try ForeignFile.read(
        bytes, as: line.program, unit: line.unit, dates: line.dates, today: context.now.day)
      return ImportPlan.Source(path: path, history: history)
    } catch {
      if case .dateOrder = error {
        throw .importUnreadable(
          path, error, lines: DateOrder.allCases.map { order in line.with { $0.dates = order } })
      }
      if case .columnMissing = error { throw .importUnreadable(path, error) }
      if TrackReading(bytes).format != nil { throw .importIsTrack(path) }
      if line.program == nil || line.program == .gymlog {
        do throws(Failure) {
          if let history = try sessions(in: bytes, of: path) {
            return ImportPlan.Source(path: path, history: history, isText: true)
          }
        } catch let failure {
          if !isTable(error) { throw failure }
        }
      }
      throw .importUnreadable(path, error)
    }
  }

  /// Whether a file that no program's reader takes has the header of a table, so that its lines aren't notes.
  private func isTable(_ error: ForeignFileError) -> Bool {
    guard case .unknown(let header) = error else { return false }
    return header.split(separator: ",").contains { Recognition.folded($0) == "date" }
  }

  /// Makes the plan. `answers` are the exercises that the lifter chose for names.
  private func plan(
    of sources: [ImportPlan.Source], _ answers: [ImportedName.Key: ImportedExercise]
  ) throws(Failure) -> (ImportPlan, ImportLedger) {
    try context.logbook.read { snapshot throws(Failure) in
      let ledger = try ImportLedger(in: snapshot)
      var plan = try self.plan(of: sources, answers, ledger)
      if line.unit != nil { plan.compareUnits(snapshot) }
      try plan.leaveOutGone { folder throws(Failure) in try snapshot.header(folder) != nil }
      try plan.leaveOutPresent(snapshot)
      try plan.leaveOutBodyWeights(snapshot, at: context.now)
      return (plan, ledger)
    }
  }

  private func plan(
    of sources: [ImportPlan.Source], _ answers: [ImportedName.Key: ImportedExercise], _ ledger: ImportLedger
  ) throws(Failure) -> ImportPlan {
    let unit = line.unit ?? context.settings.unit.value
    let settings = ImportSettings(
      unit: unit, now: context.now,
      offset: { [line, context] civil in
        line.zone?.offset(civil) ?? context.world.offsets(civil).first ?? context.now.offset
      })
    let map = try line.map.map { path throws(Failure) in try ImportMap(path, isOptional: line.isDryRun) }
    let catalogue = try context.exercises.catalogue()
    let matcher = ImportNameResolver(catalogue, unit: unit)
    var names: [ImportedName] = []
    var found = ImportPlan.names(in: sources)
    for (program, ofProgram) in Dictionary(grouping: found, by: \.key.program) {
      guard let weights = matcher.ownWeights(in: ofProgram.map { ($0.key.name, $0.evidence) }) else {
        continue
      }
      for index in found.indices where found[index].key.program == program {
        found[index].evidence.ownWeights = weights
      }
    }
    let conventions = Dictionary(grouping: found.map(\.key), by: \.program).map {
      ($0, NameConventions($0, names: $1.map(\.name)))
    }
    let ofProgram = Dictionary(conventions) { first, _ in first }
    // Files of two programs may have the same new name.
    var created: [String: ImportedExercise] = [:]
    for (key, evidence) in found {
      var becomes: ImportedExercise
      if let said = answers[key] {
        becomes = said
      } else if let said = try map?.answer(for: key, evidence, context) {
        becomes = said
      } else if let before = ledger.exercises[key.program.rawValue]?[key.name],
        let exercise = catalogue.exercise(id: before)
      {
        becomes = .known(exercise, .before)
      } else if let original = evidence.exercise, let exercise = catalogue.exercise(id: original) {
        becomes = .known(exercise, .name)
      } else {
        becomes = matcher.find(key.name, evidence, ofProgram[key.program] ?? NameConventions())
      }
      if case .new(let own) = becomes {
        let name = Recognition.folded(own.exercise.name)
        becomes = created[name] ?? becomes
        created[name] = becomes
      }
      names.append(ImportedName(key: key, evidence: evidence, becomes: becomes))
    }
    return ImportPlan(sources, names, ledger, settings)
  }

  /// Shows the plan and asks, on a terminal. `figures` are what would be imported, for the error without one.
  func confirm(
    _ figures: String, plan: (Screen) -> String
  ) throws(Failure) {
    let words = context.words
    let question = Question(
      text: words.importQuestion,
      nonInteractiveError: .importUnconfirmed(
        figures, yes: line.with { $0.isSure = true }, plan: line.with { $0.isDryRun = true }))
    if !context.isForPrograms, context.world.ask != nil {
      let color = context.color.allowsColor(
        context.world.environment, isTerminal: context.world.terminal.isTerminal)
      let screen = Screen(
        words: words, painter: Painter(color: color), width: context.world.terminal.width,
        glyphs: Glyphs(context.world.environment))
      try convertingErrors(context.world.print(plan(screen) + "\n"))
    }
    try context.confirm(question)
  }

  /// Writes the file of `--map` for the lifter to fill in, if there is none yet. Whether it did.
  private func writeMap(of plan: ImportPlan) throws(Failure) -> Bool {
    guard let path = line.map, try !ImportMap.exists(path) else { return false }
    do throws(SystemError) {
      try UserFile.write(path, ImportMap.template(plan.names, context), replacing: false)
    } catch {
      throw .fileNotWritten(path, error)
    }
    return true
  }
}
