import CommandLineKit
import Formats
import Logbook
import System
import TerminalKit
import Training
import Wording

extension Commands {
  static func routineEdit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineEdit.rawValue,
      declaring: .init(
        help: words.routineEditHelp, .routine(words), .flag(.force, words)
      ) { context, line, force in
        let fromInput = line.count > 1 && line.last == "-"
        let name = routineName(fromInput ? line.dropLast() : line)
        let stored = try context.logbook.read { try context.ownRoutine(name, in: $0) }
        let edit = RoutineEdit(context: context, stored: stored, name: name, force: force)
        return try fromInput ? edit.fromInput() : edit.inEditor()
      })
  }
}

/// A routine that is changed as a text. Nobody else waits while it is edited: if another hand changes it meanwhile, that is a
/// conflict, and the text is kept.
struct RoutineEdit {
  let context: Context
  let stored: StoredRoutine
  /// As it was typed.
  let name: String
  let force: Bool

  func fromInput() throws -> Reply {
    let text = try context.typedText()
    return try context.naming(nil, again: "") { try take(text) }
  }

  func inEditor() throws -> Reply {
    let editor = try context.editor(for: stored.routine.name)
    let draft = try Draft(of: stored.routine.id, in: context.settings.state)
    let text = context.text(of: stored.routine, explained: true)
    // What was refused is opened again, with the reasons in it.
    let isNew = try !draft.isKept
    if isNew { try draft.write(text) }
    let status: Int
    do {
      status = try editor.run(draft.path)
    } catch {
      if isNew { draft.remove() }
      throw Failure.editorNotStarted(editor.name, error)
    }
    // An editor that takes its file away leaves all as it was.
    guard try draft.isKept else {
      return Reply(edited: stored.routine, from: stored.routine, problems: stored.problems, context)
    }
    let again = "gymlog routine edit " + shellWord(name)
    let bytes = try context.naming(draft.path, again: again) { try draft.read() }
    let edited = String(validating: bytes, as: UTF8.self).map { Remarks.removed(from: $0) }
    let isSame = edited == text
    if isSame { draft.remove() }
    let reply = try context.naming(isSame ? nil : draft.path, again: again) {
      guard status == 0 else { throw Failure.editorFailed(editor.name, status: status) }
      guard let edited else { throw Failure.textNotUTF8 }
      do {
        return try take(edited)
      } catch let failure as Failure where failure.cause is LastExerciseOfRoutine {
        draft.remove()
        throw failure
      } catch {
        try draft.write(Remarks.added(to: edited, by: error, context))
        throw error
      }
    }
    draft.remove()
    return reply
  }

  /// Takes a text over.
  private func take(_ text: String) throws -> Reply {
    let old = stored.routine
    let new = try RoutineReader(context, force: force).routine(from: text, over: old)
    if new != old {
      try context.logbook.change(CommandName.routineEdit.rawValue, at: context.now) { change in
        try context.checkIsFree(new.name, except: old.id, in: change.snapshot)
        try change.save(new, over: stored)
      }
    }
    return Reply(edited: new, from: old, problems: stored.problems, context)
  }
}

extension Reply {
  /// The answer to a routine that was changed as a text: the lines that are others now, without an ending that says nothing.
  init(edited new: Routine, from old: Routine, problems: [Problem], _ context: Context) {
    self.init(
      noticed: problems,
      text: { screen in
        guard new != old else { return terminalSafe(screen.words.routineUnchanged(old.name)) + "\n" }
        let writer = RoutineTextWriter(context: context)
        let lines = changes(from: writer.lines(of: old), to: writer.lines(of: new)).map { change in
          screen.painter.paint(change.text, change.isNew ? .good : .warning)
        }
        return ([terminalSafe(screen.words.routineChanged(old.name))] + lines).text
      },
      json: {
        [JSON.Member(name: "changed", value: .bool(new != old))]
          + RoutineJSON(context: context, known: KnownRoutine(routine: new), last: nil).members
      })
  }
}

/// Lines that went, each before the one in its place, and lines that came: `- Dip: 3x10`, `+ Dip: 3x12`.
func changes(from old: [String], to new: [String]) -> [(text: String, isNew: Bool)] {
  var changes: [(text: String, isNew: Bool)] = []
  var next = 0
  func drop(upTo end: Int) {
    for line in old[min(next, end)..<end] where !line.isEmpty { changes.append(("- " + line, false)) }
    next = max(next, end)
  }
  for (line, origin) in zip(new, alignment(of: new, with: old)) {
    if let origin { drop(upTo: origin) }
    if let origin, old[origin] == line {
      next = origin + 1
      continue
    }
    if let origin { drop(upTo: origin + 1) }
    if !line.isEmpty { changes.append(("+ " + line, true)) }
  }
  drop(upTo: old.count)
  return changes
}

extension Words {
  /// The page of `routine edit`.
  var routineEditHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Change a routine as a text in your editor",
        [
          "gymlog routine edit push a": "in the editor of VISUAL or EDITOR",
          "gymlog routine edit push a -": "the text comes from standard input",
        ],
        "A line is an exercise with its sets. A text that can't be read changes nothing and is kept: the "
          + "error says where.",
        "Single changes need no editor: add, edit, swap, move, remove, note and tag take --routine."),
      es: CommandHelp(
        "Cambia una rutina como texto en tu editor",
        [
          "gymlog routine edit empuje a": "en el editor de VISUAL o EDITOR",
          "gymlog routine edit empuje a -": "el texto viene por la entrada estándar",
        ],
        "Cada línea es un ejercicio con sus series. Un texto que no se entiende no cambia nada y se guarda: el "
          + "error dice dónde.",
        "Para un solo cambio no hace falta editor: add, edit, swap, move, remove, note y tag aceptan --routine."
      ),
      ca: CommandHelp(
        "Canvia una rutina com a text al teu editor",
        [
          "gymlog routine edit empenta a": "a l'editor de VISUAL o EDITOR",
          "gymlog routine edit empenta a -": "el text ve per l'entrada estàndard",
        ],
        "Cada línia és un exercici amb les seves sèries. Un text que no s'entén no canvia res i es guarda: "
          + "l'error diu on.",
        "Per a un sol canvi no cal editor: add, edit, swap, move, remove, note i tag accepten --routine."))
  }

  /// A routine's text was taken over; what changed follows.
  func routineChanged(_ name: String) -> String {
    say(en: "\(name) changed:", es: "\(name) cambia:", ca: "\(name) canvia:")
  }

  /// A routine's text was as before.
  func routineUnchanged(_ name: String) -> String {
    say(
      en: "\(name) is as it was, nothing changed",
      es: "\(name) está como estaba, no cambia nada",
      ca: "\(name) és com era, no canvia res")
  }
}
