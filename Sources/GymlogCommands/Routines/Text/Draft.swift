import Logbook
import System
import Training
import Wording

/// A routine's text while it is edited: a file in this device's state folder, readable by its owner only.
struct Draft {
  private let folder: Folder
  private let file: String

  init(of id: EntityID, in state: String) throws(Failure) {
    folder = try convertingErrors(Folder.makeFolders(state + "/drafts"))
    file = id.text + ".txt"
  }

  /// The maximum length of a routine's text, in bytes.
  static let limit = 1 << 20

  var path: String { folder.path(of: file) }

  /// Whether there is a rejected text from last time.
  ///
  /// - Throws: A `Failure` if the folder can't be read.
  var isKept: Bool { get throws(Failure) { try convertingErrors(folder.status(file)) != nil } }

  func write(_ text: String) throws(Failure) {
    try convertingErrors(folder.replace(file, Array(text.utf8)))
  }

  /// Reads the text; editors may have replaced the file.
  func read() throws(Failure) -> [UInt8] {
    try convertingErrors(UserFile.read(path, limit: Self.limit))
  }

  func remove() { _ = try? folder.remove(file) }
}

/// The lifter's editor: the command in `VISUAL`, else in `EDITOR`, which may have quotes. It isn't run by a shell.
struct Editor {
  let words: [String]
  let edit: @Sendable ([String]) throws(SystemError) -> Int

  var name: String { words[0] }

  /// Runs the editor on a file and returns its exit status.
  func run(_ path: String) throws(SystemError) -> Int { try edit(words + [path]) }
}

extension Context {
  /// The editor for a routine's text.
  ///
  /// - Throws: A `Failure` if none is set, or there is no terminal.
  func editor(for routine: String) throws(Failure) -> Editor {
    let line = world.environment.filled("VISUAL") ?? world.environment.filled("EDITOR") ?? ""
    let words = shellWords(line)
    guard words.first?.isEmpty == false else { throw .noEditor(routine) }
    guard let edit = world.edit else { throw .noTerminal(routine) }
    return Editor(words: words, edit: edit)
  }

  /// The text on standard input.
  func typedText() throws(Failure) -> String {
    let bytes = try convertingErrors(world.input(Draft.limit))
    guard let text = String(validating: bytes, as: UTF8.self) else { throw Failure.textNotUTF8 }
    return text
  }

  /// Runs `body`, which reads a text; its errors get the text's path and the command that reads it again.
  func naming<Result>(_ path: String?, again command: String, _ body: () throws(Failure) -> Result)
    throws(Failure) -> Result
  {
    do {
      return try body()
    } catch {
      throw error.keepingText(path, again: command)
    }
  }
}

extension Failure {
  static func noEditor(_ name: String) -> Failure {
    Failure(
      .failed,
      en: Message(
        "no editor is set",
        hint:
          "Set VISUAL or EDITOR, or edit by hand: \((Self.byHand(name).show)), then \((Self.byHand(name).edit))"
      ),
      es: Message(
        "no hay ningún editor definido",
        hint:
          "Define VISUAL o EDITOR, o hazlo a mano: \((Self.byHand(name).show)), y después \((Self.byHand(name).edit))"
      ),
      ca: Message(
        "no hi ha cap editor definit",
        hint:
          "Defineix VISUAL o EDITOR, o fes-ho a mà: \((Self.byHand(name).show)), i després \((Self.byHand(name).edit))"
      ))
  }

  static func noTerminal(_ name: String) -> Failure {
    Failure(
      .failed,
      en: Message(
        "an editor needs a terminal",
        hint: "Without one: \((Self.byHand(name).show)), then \((Self.byHand(name).edit))"),
      es: Message(
        "para un editor hace falta una terminal",
        hint: "Sin ella: \((Self.byHand(name).show)), y después \((Self.byHand(name).edit))"),
      ca: Message(
        "per a un editor cal un terminal",
        hint: "Sense terminal: \((Self.byHand(name).show)), i després \((Self.byHand(name).edit))"))
  }
}
