import System
import Training
import Wording

/// Why git failed, as far as its complaint tells.
enum GitTrouble: Equatable {
  /// Another git has locked the repository, or left its lock when it was killed.
  case locked(String)
  /// A signal ended git.
  case signal(Int)
  case diskFull
  /// The other repository wants a key or a password, or doesn't allow what is asked for.
  case refused
  case offline
  /// There is no repository at the address.
  case noRepository
  /// The other repository has checked out the branch to push to.
  case checkedOut
  case other

  /// Texts that git writes in English, in the order in which a line decides.
  private static let signs: [(trouble: GitTrouble, texts: [String])] = [
    (.diskFull, ["No space left on device", "Disk quota exceeded"]),
    (
      .refused,
      [
        "Permission denied", "Authentication failed", "could not read Username", "could not read Password",
        "Host key verification failed", "The requested URL returned error: 403",
      ]
    ),
    (
      .offline,
      [
        "Could not resolve host", "unable to look up", "Connection refused", "Connection timed out",
        "Operation timed out", "Network is unreachable", "No route to host", "Failed to connect",
        "Couldn't connect to server",
      ]
    ),
    (.checkedOut, ["refusing to update checked out branch", "branch is currently checked out"]),
    (
      .noRepository,
      ["does not appear to be a git repository", "Repository not found", "not found\n"]
    ),
  ]

  /// Reads what git wrote. `path` is the data directory.
  init(_ output: ChildProcess.Output, in path: String) {
    let text = String(decoding: output.text + output.errors, as: UTF8.self)
    if let signal = output.signal {
      self = .signal(signal)
    } else if let lock = Self.lock(named: text, in: path) {
      self = .locked(lock)
    } else {
      self = Self.signs.first { sign in sign.texts.contains { text.contains($0) } }?.trouble ?? .other
    }
  }

  /// The path of the lock that git complains about: `Unable to create '/gym/.git/index.lock': File exists`, or
  /// `could not lock config file .git/config: File exists`. Not one of the other repository.
  private static func lock(named text: String, in path: String) -> String? {
    for line in text.split(separator: "\n") where !line.hasPrefix("remote:") {
      guard let end = line.firstRange(of: ": File exists")?.lowerBound else { continue }
      let complaint = line[..<end]
      var name: Substring?
      if let start = complaint.firstRange(of: "Unable to create '")?.upperBound, complaint.hasSuffix(".lock'")
      {
        name = complaint[start...].dropLast()
      } else if let start = complaint.firstRange(of: "could not lock config file ")?.upperBound {
        name = complaint[start...] + ".lock"
      }
      if let name { return name.hasPrefix("/") ? String(name) : path + "/" + name }
    }
    return nil
  }
}

extension Failure {
  /// git failed, and wrote `output`. `path` is the data directory.
  static func git(_ output: ChildProcess.Output, in path: String) -> Failure {
    let trouble = GitTrouble(output, in: path)
    // ssh ends its lines with CR LF.
    let lines = String(decoding: output.errors, as: UTF8.self).split(whereSeparator: \.isNewline).map(
      String.init)
    switch trouble {
    case .locked(let lock): return .gitLocked(lock, age: age(of: lock))
    default: return Failure(.failed) { words in words.git(trouble, in: path).with(details: lines) }
    }
  }

  /// The time since a file was written.
  private static func age(of path: String) -> Duration {
    let (folder, name) = splitPath(path)
    guard let status = try? Folder.open(folder).status(name) else { return Duration(seconds: 0) }
    return Duration(seconds: max(0, Int(SystemClock.now().seconds - status.modified / 1_000_000_000)))
  }

  /// A lock keeps git from working.
  static func gitLocked(_ path: String, age: Duration) -> Failure {
    // Even the first commit of a large logbook takes less.
    let isNew = age < Duration(seconds: 600)
    let command = "rm " + shellWord(path)
    return Failure(.failed) { words in
      let duration = words.duration(age)
      return words.say(
        en: Message(
          "git is locked: \(path)",
          details: [
            isNew
              ? "git may still be running: try again in a moment"
              : "The lock is \(duration) old, so the git that made it was probably killed"
          ],
          hint: "If git isn't running: \(command)"),
        es: Message(
          "git está bloqueado: \(path)",
          details: [
            isNew
              ? "Puede que git siga en marcha: repítelo dentro de un momento"
              : "El bloqueo es de hace \(duration): seguramente ese git se interrumpió"
          ],
          hint: "Si git no está en marcha: \(command)"),
        ca: Message(
          "git està bloquejat: \(path)",
          details: [
            isNew
              ? "Pot ser que git encara estigui en marxa: torna-ho a provar d'aquí a un moment"
              : "El bloqueig és de fa \(duration): segurament aquell git es va interrompre"
          ],
          hint: "Si git no està en marxa: \(command)"))
    }
  }
}

extension Words {
  /// What keeps git from syncing, and what to do.
  fileprivate func git(_ trouble: GitTrouble, in path: String) -> Message {
    let later = say(
      en: "Nothing is lost. Once it's fixed: gymlog sync",
      es: "No se ha perdido nada. Cuando esté resuelto: gymlog sync",
      ca: "No s'ha perdut res. Quan estigui resolt: gymlog sync")
    let address = "git -C \(shellWord(path)) remote set-url origin URL"
    switch trouble {
    case .locked, .other:
      return Message(say(en: "git failed", es: "git ha fallado", ca: "git ha fallat"), hint: later)
    case .signal(let number):
      let signal = Signals.name(of: number).map { "\(number) (\($0))" } ?? "\(number)"
      return Message(
        say(
          en: "git was ended by signal \(signal)", es: "la señal \(signal) ha parado git",
          ca: "el senyal \(signal) ha aturat git"), hint: later)
    case .diskFull:
      return Message(
        say(
          en: "git failed: the disk is full", es: "git ha fallado: el disco está lleno",
          ca: "git ha fallat: el disc és ple"),
        hint: say(
          en: "Nothing is lost. Once there is space: gymlog sync",
          es: "No se ha perdido nada. Cuando haya espacio: gymlog sync",
          ca: "No s'ha perdut res. Quan hi hagi espai: gymlog sync"))
    case .refused:
      return Message(
        say(
          en: "the git repository refused access", es: "el repositorio git ha denegado el acceso",
          ca: "el repositori git ha denegat l'accés"),
        hint: say(
          en: "To see which key or password it wants: git -C \(shellWord(path)) fetch",
          es: "Para ver qué clave o contraseña pide: git -C \(shellWord(path)) fetch",
          ca: "Per veure quina clau o contrasenya demana: git -C \(shellWord(path)) fetch"))
    case .offline:
      return Message(
        say(
          en: "no connection to the git repository", es: "no hay conexión con el repositorio git",
          ca: "no hi ha connexió amb el repositori git"),
        hint: say(
          en: "Nothing is lost. Once you're online: gymlog sync",
          es: "No se ha perdido nada. Cuando haya conexión: gymlog sync",
          ca: "No s'ha perdut res. Quan hi hagi connexió: gymlog sync"))
    case .noRepository:
      return Message(
        say(
          en: "there is no git repository at this address", es: "en esa dirección no hay un repositorio git",
          ca: "en aquesta adreça no hi ha cap repositori git"),
        hint: say(
          en: "To change the address: \(address)", es: "Para cambiar la dirección: \(address)",
          ca: "Per canviar l'adreça: \(address)"))
    case .checkedOut:
      return Message(
        say(
          en: "the other repository has files checked out, so git can't push to it",
          es: "el otro repositorio tiene copia de trabajo (no es bare) y no acepta cambios",
          ca: "l'altre repositori té còpia de treball (no és bare) i no accepta canvis"),
        hint: say(
          en: "Make an empty one with git init --bare, then: \(address)",
          es: "Crea uno vacío con git init --bare y luego: \(address)",
          ca: "Crea'n un de buit amb git init --bare i després: \(address)"))
    }
  }
}
