import Catalogue
import Logbook
import Training
import Wording

extension Context {
  /// The routines that come with the program, in the order in which they are listed.
  ///
  /// Their documents are part of the program, and tests hold them to the format: one that couldn't be used is left out.
  var builtInRoutines: [KnownRoutine] {
    let words = Language.allCases.map { ($0, BuiltInRoutineFiles.words(language: $0.rawValue)) }
    return BuiltInRoutineFiles.routines.compactMap { folder in
      guard let id = EntityID(folder.id),
        var routine = try? StoredRoutine(id, documents: folder.files)?.routine
      else { return nil }
      var names = [routine.name]
      for (language, words) in words {
        guard let own = words[folder.id] else { continue }
        names.append(own.name)
        if language == settings.language.value { (routine.name, routine.note) = (own.name, own.note) }
      }
      return KnownRoutine(
        routine: routine, otherNames: names.filter { $0 != routine.name }, isBuiltIn: true)
    }
  }
}
