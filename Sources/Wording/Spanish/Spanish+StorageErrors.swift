extension Spanish {
  package func unwritable(_ reason: Damage) -> Message {
    Message("eso no cabe en ningún documento: " + damage(reason), hint: "No se ha cambiado nada")
  }

  package func damagedDocument(_ path: String, line: Int, column: Int, reason: Damage, stops: Bool)
    -> Message
  {
    Message(
      "\(path):\(line):\(column): \(damage(reason))",
      hint: stops
        ? "No se ha hecho nada: arregla el archivo o muévelo; todo lo demás sigue funcionando"
        : "El archivo se queda como está; todo lo demás sigue funcionando")
  }

  package func newerDocument(_ path: String, format: Int, known: Int) -> Message {
    Message(
      "\(path) tiene el formato \(format), y este gymlog llega hasta el \(known)",
      hint: "Desde aquí no se puede cambiar: instala un gymlog más nuevo")
  }

  package func changedElsewhere(_ paths: [String]) -> Message {
    Message(
      "mientras tanto alguien ha cambiado: \(paths.joined(separator: ", "))",
      hint: "No se ha escrito nada. Míralo con gymlog status y vuelve a probar")
  }

  package func busy(process: Int?, command: String?) -> Message {
    let who = [command.map { "gymlog " + $0 }, process.map { "proceso \($0)" }].compactMap { $0 }
    return Message(
      "el diario está ocupado" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
      hint: "No se ha escrito nada. Vuelve a probar en un momento")
  }

  package func diskRefused(_ path: String, _ problem: DiskProblem) -> Message {
    Message("\(path): \(reason(problem))", hint: "No ha cambiado nada" + advice(problem))
  }

  package func diskRefusedHalfway(_ path: String, _ problem: DiskProblem) -> Message {
    Message(
      "\(path): \(reason(problem))",
      hint: "El cambio está anotado, y el próximo comando lo acabará" + advice(problem))
  }

  package func answerNotWritten(_ path: String, _ problem: DiskProblem) -> Message {
    Message(
      "no se ha podido escribir la respuesta en \(path): \(reason(problem))",
      hint: "Si había algo que cambiar, está cambiado: míralo con gymlog list")
  }

  package func dataDirectory(_ path: String, _ problem: DataDirectoryProblem) -> Message {
    switch problem {
    case .missing:
      Message("la carpeta de datos \(path) no existe", hint: "Créala con mkdir, o elige otra con --data")
    case .notAFolder:
      Message("la carpeta de datos \(path) no es una carpeta", hint: "Elige otra con --data")
    case .danglingLink:
      Message(
        "la carpeta de datos \(path) es un enlace que no lleva a nada",
        hint: "Arregla el enlace, o elige otra carpeta con --data")
    }
  }

  package func noHome() -> Message {
    Message("HOME no está definida, así que no hay sitio para el diario", hint: "Elige uno con --data")
  }

  package func fileExists(_ path: String) -> Message {
    Message("\(path) ya existe", hint: "Elige otro nombre, o añade --force para reemplazarlo")
  }

  package func folderMissing(_ path: String) -> Message {
    Message("no existe la carpeta de \(path)", hint: "Créala con mkdir, o elige un archivo en otro sitio")
  }

  package var fileNotWritten: String { "No se ha escrito nada. Elige otro archivo" }

  package func dataNotKept() -> Message {
    Message(
      "la carpeta de datos no se guarda en los ajustes",
      hint: "Indícala con --data, o para toda la sesión con GYMLOG_DATA")
  }

  package var undoConflict: String {
    "No se ha deshecho nada: se perdería el cambio más reciente. Míralo con gymlog show"
  }

  package func badSettings(_ path: String, line: Int, column: Int) -> Message {
    Message(
      "\(path):\(line):\(column): no entiendo los ajustes",
      hint: "Arregla el archivo, o bórralo para empezar de cero")
  }

  private func reason(_ problem: DiskProblem) -> String {
    switch problem {
    case .full: "no queda espacio en el disco"
    case .readOnly: "el sistema de archivos es de solo lectura"
    case .permission: "no tienes permiso"
    case .folder: "es una carpeta"
    case .other(let text): text
    }
  }

  private func advice(_ problem: DiskProblem) -> String {
    switch problem {
    case .full: ". Haz sitio y vuelve a probar"
    case .readOnly, .permission: ". Con --data puedes elegir otro sitio"
    case .folder, .other: ""
    }
  }
}
