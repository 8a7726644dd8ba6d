import Catalogue
import Logbook
import Training
import Wording

/// A routine that can be trained by: one of the lifter's own, or a ready-made one.
struct KnownRoutine {
  /// A ready-made one has its name in the lifter's language.
  var routine: Routine
  /// What it is written over; nil for a ready-made one, which can't be changed.
  var stored: StoredRoutine?
  /// Other names by which it is found: those that a ready-made one has in other languages.
  var otherNames: [String] = []
  var isReadyMade = false
  /// Documents that can't be used: of its own; for a ready-made one found by a text, of any routine, as that may be the one
  /// that was meant.
  var problems: [Problem] = []

  var names: [String] { [routine.name] + otherNames }

  /// What a change of it is written over.
  ///
  /// - Throws: `Failure.readyMade`, hindered by what can't be read
  var own: StoredRoutine {
    get throws {
      if let stored { return stored }
      let error = Failure.readyMade(routine.name)
      throw error.attaching(problems)
    }
  }

  /// What an error tells of it.
  var candidate: RoutineCandidate {
    RoutineCandidate(id: routine.id, name: routine.name, isReadyMade: isReadyMade)
  }
}

extension Context {
  /// The one list of routines: the lifter's own by name, then the ready-made ones; and documents that can't be used.
  func routines(in snapshot: Snapshot) throws -> (routines: [KnownRoutine], problems: [Problem]) {
    let (own, problems) = try snapshot.routines()
    let sorted = own.map { KnownRoutine(routine: $0.routine, stored: $0, problems: $0.problems) }.sorted {
      (FoldedText($0.routine.name).words.joined(separator: " "), $0.routine.id)
        < (FoldedText($1.routine.name).words.joined(separator: " "), $1.routine.id)
    }
    return (sorted + readyRoutines, problems)
  }

  /// The routine that a text means: its id or the beginning of it > its name > the only one with these words in its name;
  /// the lifter's own before ready-made ones, even where several of them fit.
  ///
  /// - Throws: `RoutineError` where none or several fit.
  func routine(_ text: String, in snapshot: Snapshot) throws -> KnownRoutine {
    let (routines, problems) = try routines(in: snapshot)
    do {
      var found = try Self.routine(text, among: routines)
      if found.isReadyMade { found.problems = problems }
      return found
    } catch {
      // It may be the very one that can't be read.
      throw error.attaching(problems)
    }
  }

  /// The same among given routines, of which the lifter's own come first.
  static func routine(_ text: String, among routines: [KnownRoutine]) throws(Failure) -> KnownRoutine {
    let typed = FoldedText(text)
    let ways: [(KnownRoutine) -> Bool] = [
      { isBeginning(text, of: $0.routine.id) },
      { !typed.isEmpty && $0.names.contains { FoldedText($0) == typed } },
      { $0.names.contains { FoldedText($0).contains(typed) } },
    ]
    let (own, ready) = (routines.filter { !$0.isReadyMade }, routines.filter(\.isReadyMade))
    for group in [own, ready] {
      for fits in ways {
        let found = group.filter(fits)
        if found.count == 1 { return found[0] }
        if found.isEmpty { continue }
        // A ready-made one of exactly that name may be the one that is meant.
        let exact = group.first?.isReadyMade == false ? ready.filter(ways[1]) : []
        throw .severalRoutines(text, (found + exact).map(\.candidate))
      }
    }
    throw .unknownRoutine(text, nearest: nearest(to: text, among: routines), hasAny: !routines.isEmpty)
  }

  /// From eight digits on, so that a name such as `2026` isn't taken for one.
  private static func isBeginning(_ text: String, of id: EntityID) -> Bool {
    text.utf8.count >= 8 && id.text.hasPrefix(text.lowercased())
  }
}

extension Words {
  /// No routine has such a name; the nearest names, best first.
  func unknownRoutine(_ text: String, nearest: [String]) -> Message {
    say(
      en: Message(
        "no routine is called \(quoted(text))",
        hint: [didYouMean(nearest), "See all: gymlog routines"].compactMap(\.self).joined(separator: " ")),
      es: Message(
        "ninguna rutina se llama \(quoted(text))",
        hint: [didYouMean(nearest), "Para verlas todas: gymlog routines"].compactMap(\.self)
          .joined(separator: " ")),
      ca: Message(
        "cap rutina no es diu \(quoted(text))",
        hint: [didYouMean(nearest), "Per veure-les totes: gymlog routines"].compactMap(\.self)
          .joined(separator: " ")))
  }

  /// The same where there is no routine at all.
  func noRoutinesYet(_ text: String) -> Message {
    say(
      en: Message(
        "no routine is called \(quoted(text)): there are none yet",
        hint: tryTyping("gymlog routine new push bench press 3x8@80kg, dip 3x10")),
      es: Message(
        "ninguna rutina se llama \(quoted(text)): todavía no hay ninguna",
        hint: tryTyping("gymlog routine new empuje press de banca 3x8@80kg, fondos 3x10")),
      ca: Message(
        "cap rutina no es diu \(quoted(text)): encara no n'hi ha cap",
        hint: tryTyping("gymlog routine new empenta press de banca 3x8@80kg, fons 3x10")))
  }
}

extension Failure {
  static func unknownRoutine(_ text: String, nearest: [String], hasAny: Bool) -> Failure {
    Failure(.notFound) { words in
      hasAny ? words.unknownRoutine(text, nearest: nearest) : words.noRoutinesYet(text)
    }
  }

  static func severalRoutines(_ text: String, _ candidates: [RoutineCandidate]) -> Failure {
    Failure(.notFound) { words in
      words.say(
        en: Message(
          "several routines fit \(words.quoted(text))", hint: "Type more of the name, or the id's beginning"),
        es: Message(
          "hay varias rutinas que encajan con \(words.quoted(text))",
          hint: "Escribe más del nombre, o el principio del identificador"),
        ca: Message(
          "hi ha diverses rutines que encaixen amb \(words.quoted(text))",
          hint: "Escriu més del nom, o el principi de l'identificador")
      )
      .with(details: candidates.prefix(12).map { Failure.line($0, words) })
    }
  }

  /// A ready-made routine was to be changed.
  static func readyMade(_ name: String) -> Failure {
    Failure(.conflict) { words in
      words.say(
        en: Message(
          "\(name) is ready-made and can't be changed",
          hint: "Make it your own first: \(("gymlog routine copy " + shellWord(name)))"),
        es: Message(
          "\(name) viene incluida y no se puede cambiar",
          hint: "Haz primero una copia tuya: \(("gymlog routine copy " + shellWord(name)))"),
        ca: Message(
          "\(name) ve inclosa i no es pot canviar",
          hint: "Fes-ne primer una còpia teva: \(("gymlog routine copy " + shellWord(name)))"))
    }
  }
}
