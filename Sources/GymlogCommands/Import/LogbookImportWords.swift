import Documents
import Formats
import Interchange
import Logbook
import Wording

extension Words {
  func exportedOn(_ day: String) -> String {
    say(en: "exported on \(day)", es: "exportado el \(day)", ca: "exportat el \(day)")
  }

  func documents(_ count: Int) -> String {
    counted(
      count, en: ("document", "documents"), es: ("documento", "documentos"), ca: ("document", "documents"))
  }

  func ownExercises(_ count: Int) -> String {
    counted(
      count, en: ("custom exercise", "custom exercises"), es: ("ejercicio propio", "ejercicios propios"),
      ca: ("exercici propi", "exercicis propis"))
  }

  func sameDocuments(_ count: Int) -> String {
    say(
      en: "Already in your logbook: \(documents(count))", es: "Ya en tu diario: \(documents(count))",
      ca: "Ja al teu diari: \(documents(count))")
  }

  /// The heading of documents that differ from those in the file and stay as they are here.
  func differingDocuments(_ count: Int) -> String {
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
      Message(
        words.say(
          en: "\(path) is a whole logbook: import it by itself",
          es: "\(path) es un diario entero: impórtalo aparte",
          ca: "\(path) és un diari sencer: importa'l a part"), hint: words.toImportIt(alone))
    }
  }

  /// An option that a logbook of gymlog's has no use for.
  static func optionOfOtherPrograms(_ option: String, _ line: ImportLine) -> Failure {
    let path = line.files[0]
    let next = line.with { ($0.unit, $0.dates, $0.zone, $0.map) = (nil, nil, nil, nil) }
    return Failure(.usage) { words in
      Message(
        words.say(
          en: "\(path) is a logbook, imported as it is: \(option) is for files of other programs",
          es: "\(path) es un diario y se importa tal cual: \(option) es para archivos de otros programas",
          ca: "\(path) és un diari i s'importa tal com és: \(option) és per a fitxers d'altres programes"),
        hint: words.toImportIt(next))
    }
  }

  /// An exported logbook that can't be read.
  static func importUnreadable(_ path: String, _ error: ExportedLogbookError) -> Failure {
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
    case .unreadable:
      (
        say(
          en: "the file can't be read to its end", es: "el archivo no se puede leer hasta el final",
          ca: "el fitxer no es pot llegir fins al final"), nil
      )
    case .incomplete:
      (
        say(
          en: "the file is cut off", es: "el archivo está cortado",
          ca: "el fitxer està tallat"),
        say(
          en: "Nothing was imported. Export or copy it again",
          es: "No se ha importado nada. Vuelve a exportarlo o a copiarlo",
          ca: "No s'ha importat res. Torna a exportar-lo o a copiar-lo")
      )
    case .notADocument:
      (
        say(
          en: "expected a document with its path", es: "se esperaba un documento con su ruta",
          ca: "s'esperava un document amb el seu camí"), nil
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
