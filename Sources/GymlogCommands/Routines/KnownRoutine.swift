import Catalogue
import Logbook
import Training

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
  /// - Throws: `RoutineError.readyMade`, hindered by what can't be read
  var own: StoredRoutine {
    get throws {
      if let stored { return stored }
      let error = RoutineError.readyMade(routine.name)
      throw hindered(error, by: problems)
    }
  }

  /// What an error tells of it.
  var candidate: RoutineError.Candidate {
    RoutineError.Candidate(id: routine.id, name: routine.name, isReadyMade: isReadyMade)
  }
}

extension Context {
  /// The one list of routines: the lifter's own by name, then the ready-made ones; and documents that can't be used.
  func routines(in snapshot: Snapshot) throws -> (routines: [KnownRoutine], problems: [Problem]) {
    let (own, problems) = try snapshot.routines()
    let sorted = own.map { KnownRoutine(routine: $0.routine, stored: $0, problems: $0.problems) }.sorted {
      (FoldedName($0.routine.name).words.joined(separator: " "), $0.routine.id)
        < (FoldedName($1.routine.name).words.joined(separator: " "), $1.routine.id)
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
      throw hindered(error, by: problems)
    }
  }

  /// The same among given routines, of which the lifter's own come first.
  static func routine(_ text: String, among routines: [KnownRoutine]) throws(RoutineError) -> KnownRoutine {
    let typed = FoldedName(text)
    let ways: [(KnownRoutine) -> Bool] = [
      { isBeginning(text, of: $0.routine.id) },
      { !typed.isEmpty && $0.names.contains { FoldedName($0) == typed } },
      { $0.names.contains { FoldedName($0).contains(typed) } },
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
