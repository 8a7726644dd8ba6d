extension Catalan {
  package func unwritable(_ reason: Damage) -> Message {
    Message("això no cap en cap document: " + damage(reason), hint: "No s'ha canviat res")
  }

  package func damagedDocument(_ path: String, line: Int, column: Int, reason: Damage, stops: Bool)
    -> Message
  {
    Message(
      "\(path):\(line):\(column): \(damage(reason))",
      hint: stops
        ? "No s'ha fet res: arregla el fitxer o mou-lo; tota la resta continua funcionant"
        : "El fitxer es queda com està; tota la resta continua funcionant")
  }

  package func newerDocument(_ path: String, format: Int, known: Int) -> Message {
    Message(
      "\(path) té el format \(format), i aquest gymlog arriba fins al \(known)",
      hint: "Des d'aquí no es pot canviar: instal·la un gymlog més nou")
  }

  package func changedElsewhere(_ paths: [String]) -> Message {
    Message(
      "mentrestant algú ha canviat: \(paths.joined(separator: ", "))",
      hint: "No s'ha escrit res. Mira-ho amb gymlog status i torna-ho a provar")
  }

  package func busy(process: Int?, command: String?) -> Message {
    let who = [command.map { "gymlog " + $0 }, process.map { "procés \($0)" }].compactMap { $0 }
    return Message(
      "el diari està ocupat" + (who.isEmpty ? "" : ": " + who.joined(separator: ", ")),
      hint: "No s'ha escrit res. Torna-ho a provar d'aquí a un moment")
  }

  package func diskRefused(_ path: String, _ problem: DiskProblem) -> Message {
    Message("\(path): \(reason(problem))", hint: "No ha canviat res" + advice(problem))
  }

  package func diskRefusedHalfway(_ path: String, _ problem: DiskProblem) -> Message {
    Message(
      "\(path): \(reason(problem))",
      hint: "El canvi està anotat, i la pròxima ordre l'acabarà" + advice(problem))
  }

  package func answerNotWritten(_ path: String, _ problem: DiskProblem) -> Message {
    Message(
      "no s'ha pogut escriure la resposta a \(path): \(reason(problem))",
      hint: "Si hi havia res a canviar, ja està canviat: mira-ho amb gymlog list")
  }

  package func dataDirectory(_ path: String, _ problem: DataDirectoryProblem) -> Message {
    switch problem {
    case .missing:
      Message(
        "la carpeta de dades \(path) no existeix", hint: "Crea-la amb mkdir, o tria'n una altra amb --data"
      )
    case .notAFolder:
      Message("la carpeta de dades \(path) no és una carpeta", hint: "Tria'n una altra amb --data")
    case .danglingLink:
      Message(
        "la carpeta de dades \(path) és un enllaç que no porta enlloc",
        hint: "Arregla l'enllaç, o tria una altra carpeta amb --data")
    }
  }

  package func noHome() -> Message {
    Message("HOME no està definida, o sigui que no hi ha lloc per al diari", hint: "Tria'n un amb --data")
  }

  package func fileExists(_ path: String) -> Message {
    Message("\(path) ja existeix", hint: "Tria un altre nom, o afegeix --force per substituir-lo")
  }

  package func folderMissing(_ path: String) -> Message {
    Message("no existeix la carpeta de \(path)", hint: "Crea-la amb mkdir, o tria un fitxer en un altre lloc")
  }

  package var fileNotWritten: String { "No s'ha escrit res. Tria un altre fitxer" }

  package func dataNotKept() -> Message {
    Message(
      "la carpeta de dades no es desa als ajustos",
      hint: "Indica-la amb --data, o per a tota la sessió amb GYMLOG_DATA")
  }

  package var undoConflict: String {
    "No s'ha desfet res: es perdria el canvi més recent. Mira-ho amb gymlog show"
  }

  package func badSettings(_ path: String, line: Int, column: Int) -> Message {
    Message(
      "\(path):\(line):\(column): no entenc els ajustos",
      hint: "Arregla el fitxer, o esborra'l per començar de zero")
  }

  private func reason(_ problem: DiskProblem) -> String {
    switch problem {
    case .full: "no queda espai al disc"
    case .readOnly: "el sistema de fitxers és només de lectura"
    case .permission: "no tens permís"
    case .folder: "és una carpeta"
    case .other(let text): text
    }
  }

  private func advice(_ problem: DiskProblem) -> String {
    switch problem {
    case .full: ". Fes lloc i torna-ho a provar"
    case .readOnly, .permission: ". Amb --data pots triar un altre lloc"
    case .folder, .other: ""
    }
  }
}
