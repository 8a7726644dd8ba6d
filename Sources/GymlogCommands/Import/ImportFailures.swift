import Interchange
import Training
import Wording

extension Failure {
  /// A file that can't be read as one of another program; the lines with which it can, if it only lacks something.
  static func importUnreadable(
    _ path: String, _ error: ForeignFileError, lines: [String] = []
  ) -> Failure {
    Failure(lines.isEmpty ? .failed : .usage) { words in
      let message = words.unreadable(error)
      let details = message.details + lines.map { "  " + $0 }
      return Message(path + ": " + message.text, details: details, hint: message.hint)
    }
  }

  static func importIsWebPage(_ path: String) -> Failure {
    Failure(
      .failed, en: Message("\(path): this is a web page", hint: "Download the file itself"),
      es: Message("\(path): es una página web", hint: "Descarga el archivo en sí"),
      ca: Message("\(path): és una pàgina web", hint: "Baixa el fitxer mateix"))
  }

  /// A file with a track, which another command imports.
  static func importIsTrack(_ path: String) -> Failure {
    let line = "gymlog \(CommandName.activityImport.rawValue) \(shellWord(path))"
    return Failure(.failed) { words in
      Message(
        words.say(
          en: "\(path): this is the track of a run or ride", es: "\(path): es el recorrido de una actividad",
          ca: "\(path): és el recorregut d'una activitat"), hint: words.toImportIt(line))
    }
  }

  /// Loads in a file without a unit; the lines that say which it is.
  static func importLacksUnit(_ path: String, lines: [String]) -> Failure {
    Failure(.usage) { words in
      words.say(
        en: Message("\(path) has loads without a unit", hint: "Nothing was imported"),
        es: Message("\(path) tiene pesos sin unidad", hint: "No se ha importado nada"),
        ca: Message("\(path) té pesos sense unitat", hint: "No s'ha importat res")
      ).with(details: lines.map { "  " + $0 })
    }
  }

  /// Names for which the lifter has to say the exercise.
  static func importUnresolved(_ plan: ImportPlan, _ line: ImportLine, _ context: Context) -> Failure {
    let names = plan.unresolved.map { name -> String in
      guard case .unresolved(let nearest) = name.becomes, !nearest.isEmpty else {
        return "  " + name.key.name
      }
      return "  " + name.key.name + ": "
        + nearest.prefix(3).map { "\($0.id.text) \(context.name(of: $0))" }.joined(separator: " · ")
    }
    let toWrite = ImportReply(plan: plan, line: line, context: context).resolvingLine
    return Failure(.notFound) { words in
      let next = line.map.map { words.toCompleteMap($0, line.text) } ?? words.toResolve(toWrite)
      let count = words.number(names.count)
      return words.say(
        en: Message(
          names.count == 1 ? "1 name has no clear match" : "\(count) names have no clear match",
          hint: "Nothing was imported. " + next),
        es: Message(
          names.count == 1 ? "1 ejercicio no está claro" : "\(count) ejercicios no están claros",
          hint: "No se ha importado nada. " + next),
        ca: Message(
          names.count == 1 ? "1 exercici no és clar" : "\(count) exercicis no són clars",
          hint: "No s'ha importat res. " + next)
      ).with(details: names)
    }
  }

  /// No terminal to ask on, and no `--yes`.
  static func importUnconfirmed(_ figures: String, yes: String, plan: String) -> Failure {
    Failure(.usage) { words in
      Message(
        words.say(
          en: "this would import \(figures)", es: "se importarían \(figures)", ca: "s'importarien \(figures)"),
        details: ["  " + plan], hint: words.toImport(yes))
    }
  }

  /// Another import ran while this one was prepared.
  static var importedMeanwhile: Failure {
    Failure(
      .conflict,
      en: Message(
        "another import ran meanwhile", hint: "What was imported stays. To import the rest, run it again"),
      es: Message(
        "ha habido otra importación mientras tanto",
        hint: "Lo importado se conserva. Repítela para lo que falta"),
      ca: Message(
        "hi ha hagut una altra importació mentrestant",
        hint: "El que s'ha importat es conserva. Repeteix-la per al que falta"))
  }

  /// A malformed line in the file of `--map`.
  static func mapMalformed(_ path: String, line: Int) -> Failure {
    Failure(
      .failed,
      en: Message("\(path):\(line): not a CSV row", hint: "A row is a name, a comma and an exercise"),
      es: Message(
        "\(path):\(line): no es una fila CSV", hint: "Una fila es un nombre, una coma y un ejercicio"),
      ca: Message("\(path):\(line): no és una fila CSV", hint: "Una fila és un nom, una coma i un exercici"))
  }
}

extension Words {
  /// Why a file can't be read as one of another program.
  fileprivate func unreadable(_ error: ForeignFileError) -> Message {
    let programs = ForeignProgram.allCases.map(\.title).joined(separator: ", ")
    switch error {
    case .empty:
      return Message(fileIsEmpty)
    case .tooLarge(let limit):
      let size = number(limit >> 20)
      return Message(
        say(
          en: "over \(size) MiB: too large for a training log",
          es: "ocupa más de \(size) MiB: no es un registro de entrenamientos",
          ca: "ocupa més de \(size) MiB: no és un registre d'entrenaments"))
    case .binary:
      return Message(
        say(
          en: "not a text file", es: "no es un archivo de texto", ca: "no és un fitxer de text"),
        hint: say(
          en: "Export your workouts as CSV, and unpack archives first",
          es: "Exporta los entrenamientos como CSV; si es un archivo comprimido, descomprímelo antes",
          ca: "Exporta els entrenaments com a CSV; si és un fitxer comprimit, descomprimeix-lo abans"))
    case .encoding(let line, let column):
      return Message(
        say(
          en: "line \(line), column \(column) isn't UTF-8 or UTF-16",
          es: "línea \(line), columna \(column): no es UTF-8 ni UTF-16",
          ca: "línia \(line), columna \(column): no és UTF-8 ni UTF-16"),
        hint: say(
          en: "If a spreadsheet saved it: iconv -f CP1252 -t UTF-8 FILE > new.csv",
          es: "Si lo guardó una hoja de cálculo: iconv -f CP1252 -t UTF-8 ARCHIVO > nuevo.csv",
          ca: "Si el va desar un full de càlcul: iconv -f CP1252 -t UTF-8 FITXER > nou.csv"))
    case .unknown(let header):
      return Message(
        say(
          en: "not an export from any known program",
          es: "no es la exportación de ningún programa conocido",
          ca: "no és l'exportació de cap programa conegut"),
        details: ["  " + header],
        hint: say(
          en: "gymlog can import files from \(programs)", es: "gymlog lee archivos de \(programs)",
          ca: "gymlog llegeix fitxers de \(programs)"))
    case .columnMissing(let program, let column, let header):
      return Message(
        say(
          en: "an export of \(program.title) without the column \(column)",
          es: "una exportación de \(program.title) sin la columna \(column)",
          ca: "una exportació de \(program.title) sense la columna \(column)"),
        details: ["  " + header],
        hint: say(
          en: "Export it from \(program.title) again. If the column has another name, call it \(column)",
          es: "Vuelve a exportarla de \(program.title). Si la columna tiene otro nombre, llámala \(column)",
          ca: "Torna a exportar-la de \(program.title). Si la columna té un altre nom, posa-li \(column)"))
    case .dateOrder(let example):
      return Message(
        say(
          en: "day or month first in dates such as \(example)?",
          es: "en fechas como \(example), ¿va primero el día o el mes?",
          ca: "en dates com \(example), va primer el dia o el mes?"),
        hint: say(
          en: "Nothing was imported. dmy: day first; mdy: month first",
          es: "No se ha importado nada. dmy: primero el día; mdy: el mes",
          ca: "No s'ha importat res. dmy: primer el dia; mdy: el mes"))
    case .otherProgram(let program, let header):
      return Message(
        say(
          en: "not an export of \(program.title)", es: "no es una exportación de \(program.title)",
          ca: "no és una exportació de \(program.title)"),
        details: ["  " + header])
    }
  }
}
