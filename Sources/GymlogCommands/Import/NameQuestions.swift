import Logbook
import TerminalKit
import Training
import Wording

/// Asks on a terminal which exercise each name is that the plan leaves open.
struct NameQuestions {
  let plan: ImportPlan
  let line: ImportLine
  let context: Context

  /// The most exercises that are proposed for a name, each with its number.
  private static let mostProposals = 9

  /// The lifter's answers for the names; nil without a terminal. A name without an answer stays open.
  func answers() throws(Failure) -> [ImportedName.Key: ImportedExercise]? {
    guard !context.isForPrograms, let ask = context.world.ask else { return nil }
    let words = context.words
    let names = plan.unresolved
    let told = ImportReply(plan: plan, line: line, context: context)
    var answers: [ImportedName.Key: ImportedExercise] = [:]
    try say(wrapped(words.namesToResolve(names.count), width: width))
    for name in names {
      var proposals: [Exercise] = []
      if case .unresolved(let nearest) = name.becomes {
        proposals = Array(nearest.prefix(Self.mostProposals))
      }
      try say(
        [""] + wrapped(told.figures(of: name, words), width: width)
          + proposals.enumerated().map { "  \($0.offset + 1)  \(terminalSafe(context.name(of: $0.element)))" }
      )
      while true {
        let typed = try convertingErrors(ask(words.nameQuestion + " "))
        guard let typed else { throw Failure.declined }
        let answer = typed.split(separator: " ").joined(separator: " ")
        if answer.isEmpty { break }
        do throws(Failure) {
          answers[name.key] = try read(answer, name, proposals)
          break
        } catch {
          let painter = Painter(color: false)
          try say(
            error.text(words, now: context.now, width: width, painter).split(separator: "\n").map(String.init)
          )
        }
      }
    }
    try say([""])
    return answers
  }

  private var width: Int? { context.world.terminal.width }

  private func say(_ lines: [String]) throws(Failure) {
    try convertingErrors(context.world.print(lines.text))
  }

  /// The meaning of an answer: a proposal's number, an exercise's name or id, `new` or `-`.
  private func read(
    _ answer: String, _ name: ImportedName, _ proposals: [Exercise]
  ) throws(Failure) -> ImportedExercise {
    if answer == "-" { return .leftOut }
    if answer == "+" { return try ImportedExercise(newFor: name.key, name.evidence, context) }
    if let number = Int(answer) {
      guard proposals.indices.contains(number - 1) else {
        throw .proposalMissing(number)
      }
      return .known(proposals[number - 1], .map)
    }
    return .known(try context.exercise(answer, today: nil, toWrite: true), .map)
  }
}

extension Words {
  /// The heading of the questions: how they can be answered.
  fileprivate func namesToResolve(_ count: Int) -> String {
    let many = number(count)
    return say(
      en:
        "\(count == 1 ? "1 exercise isn't" : "\(many) exercises aren't") clear. For each, type a number from the list or the name "
        + "of an exercise; + creates one, - leaves its sets out, Enter decides later.",
      es:
        "\(count == 1 ? "1 ejercicio no está claro" : "\(many) ejercicios no están claros"). Para cada uno, escribe un número de la "
        + "lista o el nombre de un ejercicio; + crea uno nuevo, - deja fuera sus series, Intro lo deja para luego.",
      ca:
        "\(count == 1 ? "1 exercici no és clar" : "\(many) exercicis no són clars"). Per a cadascun, escriu un número de la llista o "
        + "el nom d'un exercici; + en crea un de nou, - deixa fora les sèries, Retorn el deixa per a després."
    )
  }

  fileprivate var nameQuestion: String { say(en: "Exercise?", es: "¿Ejercicio?", ca: "Exercici?") }
}

extension Failure {
  /// A number that isn't in the list.
  fileprivate static func proposalMissing(_ number: Int) -> Failure {
    Failure(.usage) { words in
      let id = "id:\(number)"
      return words.say(
        en: Message(
          "\(words.number(number)) isn't in the list",
          hint: "Type \(id) if you mean gymlog's exercise \(words.number(number))"),
        es: Message(
          "\(words.number(number)) no está en la lista",
          hint: "Escribe \(id) si es el ejercicio \(words.number(number)) de gymlog"),
        ca: Message(
          "\(words.number(number)) no és a la llista",
          hint: "Escriu \(id) si és l'exercici \(words.number(number)) de gymlog"))
    }
  }
}
