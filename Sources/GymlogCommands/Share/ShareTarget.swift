import Formats
import Logbook
import System
import Wording

/// Hands a shared text to another program: the clipboard, or mail.
struct ShareTarget {
  let context: Context

  /// Copies a text: through the terminal (OSC 52), which also works over SSH; without one, with the platform's program. Returns
  /// what to print for the terminal.
  func copy(_ text: String) throws(Failure) -> String? {
    let world = context.world
    if world.terminal.isTerminal, world.environment["TERM"] != "dumb" {
      return "\u{1B}]52;c;" + String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) + "\u{07}"
    }
    for words in clipboards {
      if try run(words, Array(text.utf8), orElse: .notCopied) { return nil }
    }
    throw Failure.noClipboard
  }

  func mail(_ text: String, subject: String) throws(Failure) {
    guard try run(["xdg-email", "--utf8", "--subject", subject, "--body", text], [], orElse: .notMailed)
    else {
      throw Failure.noMailProgram
    }
  }

  /// The programs that fill the clipboard of the session that this is, the best first.
  private var clipboards: [[String]] {
    let environment = context.world.environment
    var programs: [[String]] = []
    if environment.filled("WAYLAND_DISPLAY") != nil { programs.append(["wl-copy"]) }
    if environment.filled("DISPLAY") != nil {
      programs += [["xclip", "-selection", "clipboard"], ["xsel", "--clipboard", "--input"]]
    }
    return programs + [["pbcopy"]]
  }

  /// Runs a program. False if there is no such program.
  func run(_ words: [String], _ input: [UInt8], orElse failure: Failure) throws(Failure) -> Bool {
    guard let run = context.world.runProgram else { return false }
    let status: Int
    do throws(SystemError) {
      status = try run(words, input)
    } catch {
      if error.isNotFound { return false }
      throw Failure(error)
    }
    if status != 0 { throw failure }
    return true
  }
}

extension Failure {
  /// No program that could fill the clipboard.
  fileprivate static var noClipboard: Failure {
    Failure(
      .failed,
      en: Message(
        "no clipboard program found: wl-copy, xclip, xsel or pbcopy",
        hint: "To write it to a file: gymlog share -o FILE"),
      es: Message(
        "no hay portapapeles: falta wl-copy, xclip, xsel o pbcopy",
        hint: "Para guardarlo en un archivo: gymlog share -o ARCHIVO"),
      ca: Message(
        "no hi ha porta-retalls: falta wl-copy, xclip, xsel o pbcopy",
        hint: "Per desar-ho en un fitxer: gymlog share -o FITXER"))
  }

  fileprivate static var notCopied: Failure {
    Failure(
      .failed, en: Message("the clipboard program failed: nothing was copied"),
      es: Message("el programa del portapapeles ha fallado: no se ha copiado nada"),
      ca: Message("el programa del porta-retalls ha fallat: no s'ha copiat res"))
  }

  /// No `xdg-email`.
  fileprivate static var noMailProgram: Failure {
    Failure(
      .failed,
      en: Message("xdg-email isn't installed", hint: "To copy the text instead: gymlog share --copy"),
      es: Message("no se ha encontrado xdg-email", hint: "Para copiar el texto: gymlog share --copy"),
      ca: Message("no s'ha trobat xdg-email", hint: "Per copiar el text: gymlog share --copy"))
  }

  /// `xdg-email` failed.
  fileprivate static var notMailed: Failure {
    Failure(
      .failed, en: Message("xdg-email failed: nothing was mailed"),
      es: Message("xdg-email ha fallado: no se ha enviado nada"),
      ca: Message("xdg-email ha fallat: no s'ha enviat res"))
  }
}
