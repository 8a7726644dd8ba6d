import Logbook
import System
import Wording

extension Failure {
  /// Output that couldn't be written. It says that a change was made all the same. A closed pipe isn't worth a message.
  static func answerNotWritten(_ error: SystemError) -> Failure {
    Failure(error.isBrokenPipe ? .brokenPipe : .inputOutput) {
      $0.answerNotWritten(error.path, DiskProblem(error))
    }
  }

  /// The current workout can't be read.
  static func currentWorkoutDamaged(_ problem: Problem) -> Failure {
    Failure(problem).changing { message, words, _ in message.hint = words.currentWorkoutDamaged }
  }

  /// An output file that couldn't be written.
  static func fileNotWritten(_ path: String, _ error: SystemError) -> Failure {
    Failure(.inputOutput) { words in
      words.diskRefused(path, DiskProblem(error)).with(
        hint: words.say(
          en: "Nothing was written. Choose another file",
          es: "No se ha guardado nada. Elige otro archivo",
          ca: "No s'ha desat res. Tria un altre fitxer"))
    }
  }

  /// The failure with documents that couldn't be read as details. What wasn't found may be in one of them, so its exit code
  /// becomes that of damage.
  func attaching(_ problems: [Problem], isDamage: Bool = false) -> Failure {
    if problems.isEmpty { return self }
    let becomesDamage = isDamage || code == .notFound || code == .failed
    return changing(becomesDamage ? .damaged : nil) { message, words, now in
      message.details += problems.map { Failure($0).message(words, now: now).text }
    }
  }

  /// Whether it is about the request, not about the disk.
  var isOfRequest: Bool { code == .notFound || code == .usage || code == .conflict || code == .failed }
}

extension Words {
  /// The output couldn't be written; a change was made all the same.
  func answerNotWritten(_ path: String, _ problem: DiskProblem) -> Message {
    say(
      en: Message(
        "couldn't write the output to \(path): \(reason(problem))",
        hint: "Any change was still made. To check: gymlog list"),
      es: Message(
        "no se ha podido escribir el resultado en \(path): \(reason(problem))",
        hint: "Si había algún cambio, está hecho. Para comprobarlo: gymlog list"),
      ca: Message(
        "no s'ha pogut escriure el resultat a \(path): \(reason(problem))",
        hint: "Si hi havia cap canvi, està fet. Per comprovar-ho: gymlog list"))
  }
}
