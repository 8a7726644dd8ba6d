import CommandLineKit
import Formats
import Logbook
import TerminalKit
import Training
import Wording

extension Commands {
  static func routineEdit(_ words: Words) -> GymlogCommand {
    Command(
      CommandName.routineEdit.rawValue,
      declaring: .init(
        help: words.routineEditHelp, .routine(words), .flag(.force, words)
      ) { context, line, force throws(Failure) in
        let fromInput = line.count > 1 && line.last == "-"
        let name = routineName(fromInput ? line.dropLast() : line)
        let stored = try context.logbook.read { snapshot throws(Failure) in
          try context.ownRoutine(name, in: snapshot)
        }
        let edit = RoutineEdit(context: context, stored: stored, name: name, force: force)
        return try fromInput ? edit.fromInput() : edit.inEditor()
      })
  }
}

/// Edits a routine as text. The logbook isn't locked meanwhile: if another program changes the routine, that is a conflict,
/// and the text is kept.
struct RoutineEdit {
  let context: Context
  let stored: StoredRoutine
  /// The name as typed.
  let name: String
  let force: Bool

  func fromInput() throws(Failure) -> Reply {
    let text = try context.typedText()
    return try context.naming(nil, again: "") { () throws(Failure) in try take(text) }
  }

  func inEditor() throws(Failure) -> Reply {
    let editor = try context.editor(for: stored.routine.name)
    let draft = try Draft(of: stored.routine.id, in: context.settings.state)
    let text = context.text(of: stored.routine, explained: true)
    // A rejected text is opened again, with the errors in it.
    let isNew = try !draft.isKept
    if isNew { try draft.write(text) }
    let status: Int
    do {
      status = try editor.run(draft.path)
    } catch {
      if isNew { draft.remove() }
      throw Failure.editorNotStarted(editor.name, error)
    }
    // If the editor removed the file, nothing changes.
    guard try draft.isKept else {
      return Reply(edited: stored.routine, from: stored.routine, problems: stored.problems, context)
    }
    let again = "gymlog routine edit " + shellWord(name)
    let bytes = try context.naming(draft.path, again: again) { () throws(Failure) in try draft.read() }
    let edited = String(validating: bytes, as: UTF8.self).map { Remarks.removed(from: $0) }
    let isSame = edited == text
    if isSame { draft.remove() }
    let reply = try context.naming(isSame ? nil : draft.path, again: again) { () throws(Failure) in
      guard status == 0 else { throw Failure.editorFailed(editor.name, status: status) }
      guard let edited else { throw Failure.textNotUTF8 }
      do throws(Failure) {
        return try take(edited)
      } catch {
        if error.cause is LastExerciseOfRoutine {
          draft.remove()
          throw error
        }
        try draft.write(Remarks.added(to: edited, by: error, context))
        throw error
      }
    }
    draft.remove()
    return reply
  }

  /// Saves the routine that a text describes.
  private func take(_ text: String) throws(Failure) -> Reply {
    let old = stored.routine
    let new = try RoutineReader(context, force: force).routine(from: text, over: old)
    if new != old {
      try context.logbook.change(CommandName.routineEdit.rawValue, at: context.now) {
        change throws(Failure) in
        try context.checkIsFree(new.name, except: old.id, in: change.snapshot)
        try change.save(new, over: stored)
      }
    }
    return Reply(edited: new, from: old, problems: stored.problems, context)
  }
}

extension Reply {
  /// The answer to an edited routine: the lines that changed.
  init(edited new: Routine, from old: Routine, problems: [Problem], _ context: Context) {
    self.init(
      noticed: problems,
      text: { screen in
        guard new != old else { return terminalSafe(screen.words.unchanged(name: old.name)) + "\n" }
        let writer = RoutineTextWriter(context: context)
        let lines = changes(from: writer.lines(of: old), to: writer.lines(of: new)).map { change in
          screen.painter.paint(change.text, change.isNew ? .good : .warning)
        }
        return ([terminalSafe(screen.words.routineChanged(old.name))] + lines).text
      },
      json: {
        JSON.members(["changed": .bool(new != old)])
          + RoutineJSON(context: context, known: KnownRoutine(routine: new), last: nil).members
      })
  }
}

/// Removed lines, each before the one that replaces it, and added lines: `- Dip: 3x10`, `+ Dip: 3x12`.
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
  var routineEditHelp: CommandHelp {
    say(
      en: CommandHelp(
        "Edit a routine in your editor",
        [
          "gymlog routine edit push a": "in the editor set in VISUAL or EDITOR",
          "gymlog routine edit push a -": "from standard input",
        ],
        "Each line is an exercise with its sets. If the text has mistakes, the routine isn't changed: the "
          + "error says where they are, and your text is saved.",
        "For a single change, use add, edit, swap, move, remove, superset, rest, grow, note or tag with --routine."
      ),
      es: CommandHelp(
        "Edita una rutina en tu editor",
        [
          "gymlog routine edit empuje a": "en el editor definido en VISUAL o EDITOR",
          "gymlog routine edit empuje a -": "desde la entrada estándar",
        ],
        "Cada línea es un ejercicio con sus series. Si el texto tiene errores, la rutina no cambia: se "
          + "indica dónde están y el texto se guarda.",
        "Para un solo cambio no hace falta editor: usa add, edit, swap, move, remove, note o tag con --routine."
      ),
      ca: CommandHelp(
        "Edita una rutina al teu editor",
        [
          "gymlog routine edit empenta a": "a l'editor definit a VISUAL o EDITOR",
          "gymlog routine edit empenta a -": "des de l'entrada estàndard",
        ],
        "Cada línia és un exercici amb les seves sèries. Si el text té errors, la rutina no canvia: s'indica "
          + "on són i el text es desa.",
        "Per a un sol canvi no cal cap editor: fes servir add, edit, swap, move, remove, note o tag amb --routine."
      ))
  }

  func routineChanged(_ name: String) -> String {
    say(en: "\(name) changed:", es: "\(name): cambios", ca: "\(name): canvis")
  }

  func unchanged(name: String) -> String {
    say(en: "\(name) unchanged", es: "\(name): sin cambios", ca: "\(name): sense canvis")
  }
}
