import Catalogue
import CommandLineKit
import Logbook
import Training
import Wording

/// An available routine: one of the lifter's own or a built-in one.
struct KnownRoutine {
  /// The routine; a built-in one has its name in the lifter's language.
  var routine: Routine
  /// The stored routine; nil for a built-in one, which can't be changed.
  var stored: StoredRoutine?
  /// Other names that find it: a built-in routine's names in other languages.
  var otherNames: [String] = []
  var isBuiltIn = false
  /// Its unusable documents. For a built-in routine found by a text, those of any routine: one of them may be the
  /// routine that was meant.
  var problems: [Problem] = []

  var names: [String] { [routine.name] + otherNames }

  /// The stored routine, to change.
  ///
  /// - Throws: `Failure.builtIn`, with the documents that couldn't be read
  var own: StoredRoutine {
    get throws(Failure) {
      if let stored { return stored }
      let error = Failure.builtIn(routine.name)
      throw error.attaching(problems, isDamage: true)
    }
  }

  /// `  20261121t1830-7kq2m4xd9a  Push A`
  fileprivate func line(_ words: Words) -> String {
    "  " + routine.id.text + "  " + routine.name + (isBuiltIn ? " (\(words.builtIn))" : "")
  }
}

extension Context {
  /// All routines, the lifter's own by name, then the built-in ones; and the documents that can't be used.
  func routines(in snapshot: Snapshot) throws(Failure) -> (routines: [KnownRoutine], problems: [Problem]) {
    let (own, problems) = try snapshot.routines()
    let sorted = own.map { KnownRoutine(routine: $0.routine, stored: $0, problems: $0.problems) }.sorted {
      (FoldedName($0.routine.name).words.joined(separator: " "), $0.routine.id)
        < (FoldedName($1.routine.name).words.joined(separator: " "), $1.routine.id)
    }
    return (sorted + builtInRoutines, problems)
  }

  /// The routine that a text means. In order of precedence: its id or the beginning of it, its name, words of its name.
  /// The lifter's own come before built-in ones, even if several of them match.
  ///
  /// - Throws: `Failure.unknownRoutine` or `Failure.severalRoutines` if none or several match.
  func routine(_ text: String, in snapshot: Snapshot) throws(Failure) -> KnownRoutine {
    let (routines, problems) = try routines(in: snapshot)
    do {
      var found = try Self.routine(text, among: routines)
      if found.isBuiltIn { found.problems = problems }
      return found
    } catch {
      // The one that can't be read may be the one that was meant.
      throw error.attaching(problems, isDamage: true)
    }
  }

  /// Finds the routine that a text means among given routines.
  static func routine(_ text: String, among routines: [KnownRoutine]) throws(Failure) -> KnownRoutine {
    let typed = FoldedName(text)
    let ways: [(KnownRoutine) -> Bool] = [
      { isBeginning(text, of: $0.routine.id) },
      { !typed.isEmpty && $0.names.contains { FoldedName($0) == typed } },
      { $0.names.contains { FoldedName($0).contains(typed) } },
    ]
    let (own, builtIn) = (routines.filter { !$0.isBuiltIn }, routines.filter(\.isBuiltIn))
    for group in [own, builtIn] {
      for fits in ways {
        let found = group.filter(fits)
        if found.count == 1 { return found[0] }
        if found.isEmpty { continue }
        // A built-in routine of exactly that name may be the one that is meant.
        let exact = group.first?.isBuiltIn == false ? builtIn.filter(ways[1]) : []
        throw .severalRoutines(text, found + exact)
      }
    }
    throw .unknownRoutine(text, nearest: nearest(to: text, among: routines), hasAny: !routines.isEmpty)
  }

  /// Whether a text of at least eight characters begins an id: a name such as `2026` is too short to be taken for one.
  private static func isBeginning(_ text: String, of id: EntityID) -> Bool {
    text.utf8.count >= 8 && id.text.hasPrefix(text.lowercased())
  }
}

extension Words {
  /// No routine has such a name. `nearest` are the closest names, best first.
  func unknownRoutine(_ text: String, nearest: [String]) -> Message {
    Message(
      say(
        en: "no routine matches \(quoted(text))", es: "ninguna rutina coincide con \(quoted(text))",
        ca: "cap rutina no coincideix amb \(quoted(text))"),
      hint: [didYouMean(nearest), toSeeAllRoutines].compactMap(\.self).joined(separator: " "))
  }

  var toSeeAllRoutines: String {
    say(
      en: "To see all: gymlog routines", es: "Para verlas todas: gymlog routines",
      ca: "Per veure-les totes: gymlog routines")
  }

  func noRoutinesYet(_ text: String) -> Message {
    say(
      en: Message(
        "no routine matches \(quoted(text)): there are no routines yet",
        hint: tryTyping("gymlog routine new push bench press 3x8@\(example(kg: 80, lb: 185)), dip 3x10")),
      es: Message(
        "ninguna rutina coincide con \(quoted(text)): todavía no hay ninguna",
        hint: tryTyping(
          "gymlog routine new empuje press de banca 3x8@\(example(kg: 80, lb: 185)), fondos 3x10")),
      ca: Message(
        "cap rutina no coincideix amb \(quoted(text)): encara no n'hi ha cap",
        hint: tryTyping(
          "gymlog routine new empenta press de banca 3x8@\(example(kg: 80, lb: 185)), fons 3x10")))
  }
}

extension Failure {
  static func unknownRoutine(_ text: String, nearest: [String], hasAny: Bool) -> Failure {
    Failure(.notFound) { words in
      hasAny ? words.unknownRoutine(text, nearest: nearest) : words.noRoutinesYet(text)
    }
  }

  static func severalRoutines(_ text: String, _ candidates: [KnownRoutine]) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "\(quoted(text)) matches several routines",
          hint: "Type more of the name, or the start of the id"),
        es: Message(
          "varias rutinas coinciden con \(quoted(text))",
          hint: "Escribe algo más del nombre, o el principio del id"),
        ca: Message(
          "hi ha més d'una rutina que coincideix amb \(quoted(text))",
          hint: "Escriu una mica més del nom, o el principi de l'id")
      )
      .with(details: candidates.prefix(12).map { $0.line(words) })
    }
  }

  /// A built-in routine can't be changed.
  static func builtIn(_ name: String) -> Failure {
    Failure(
      .conflict,
      en: Message(
        "\(name) is built in and can't be edited",
        hint: "To make your own copy: gymlog routine copy \(shellWord(name))"),
      es: Message(
        "\(name) es una rutina incluida y no se puede cambiar",
        hint: "Para hacer una copia propia: gymlog routine copy \(shellWord(name))"),
      ca: Message(
        "\(name) és una rutina inclosa i no es pot canviar",
        hint: "Per fer-ne una còpia pròpia: gymlog routine copy \(shellWord(name))"))
  }
}

extension Context {
  /// The names of the routines closest to a name that matches none, best first.
  static func nearest(to text: String, among routines: [KnownRoutine]) -> [String] {
    let names = routines.flatMap { known in known.names.map { (name: $0, shown: known.routine.name) } }
    let nearest = Suggestions.nearest(to: text, among: names) { $0.name }
    return nearest.map(\.shown).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
