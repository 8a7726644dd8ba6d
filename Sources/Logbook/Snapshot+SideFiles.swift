package import Documents
package import Wording

/// Problems with files beside the documents: with `gymlog.json`, once it has been read, and copies from other devices.
final class HeaderCheck {
  var isRead = false
  var problem: Problem?
  /// The copies of documents that were met beside them.
  var copies: [Problem] = []
  /// The own documents of workouts and routines that weren't there, though others of their folders were.
  var missing: [Problem] = []
}

extension Snapshot {
  /// The files beside the documents that can't be used: `gymlog.json`, pending records and the pointer to the current workout.
  ///
  /// They are left out of what is read.
  package func sideProblems() -> [Problem] {
    pendingProblems + [headerProblem(), pointer.problem].compactMap(\.self) + header.copies + header.missing
  }

  /// The workouts and routines that were met without their own document, so that nothing of them can be shown.
  package var missingDocuments: [Problem] { header.missing }

  /// Whether a workout was met without its own document.
  func isMissing(_ folder: WorkoutFolder) -> Bool {
    let path = DocumentPath.workout(folder, .head).text
    return header.missing.contains { $0.path == path }
  }

  /// Notes that the own document of a workout or routine is missing.
  func noteMissing(_ path: DocumentPath) {
    let problem = Problem(path: path.text, reason: .missing)
    if !header.missing.contains(problem) { header.missing.append(problem) }
  }

  /// Notes the copies from other devices among the names in a folder.
  func noteCopies(among names: [String], in folder: String) {
    for name in names {
      guard let original = ConflictCopy.original(of: name, in: folder) else { continue }
      let path = folder.isEmpty ? name : folder + "/" + name
      let problem = Problem(path: path, reason: .conflictCopy(of: original))
      if !header.copies.contains(problem) { header.copies.append(problem) }
    }
  }

  /// Notes the copies from other devices beside documents of a kind that are read over an index.
  ///
  /// - Throws: `LogbookError.system` if the folder can't be listed.
  package func noteCopies(of kind: StandaloneKind) throws(Failure) {
    noteCopies(among: try names(in: kind.rawValue), in: kind.rawValue)
  }

  /// The problem of `gymlog.json`; nil if there is none. Reads it only once.
  private func headerProblem() -> Problem? {
    if !header.isRead {
      header.isRead = true
      header.problem = tree == nil ? nil : (try? readHeader())?.problem
    }
    return header.problem
  }

  /// Reads `gymlog.json`: whether there is one, and what is wrong with it.
  ///
  /// - Throws: `LogbookError.system` if it can't be read for a reason other than what it is.
  func readHeader() throws(Failure) -> (exists: Bool, problem: Problem?) {
    header.isRead = true
    header.problem = nil
    let path = DocumentPath.logbook
    let bytes: [UInt8]?
    do {
      bytes = try self.bytes(path)
    } catch {
      guard case .system(let system) = error.logbookError, system.isUnusableFile else { throw error }
      header.problem = Problem(path: path.text, reason: .system(system))
      return (true, header.problem)
    }
    guard let bytes else { return (false, nil) }
    do throws(DocumentError) {
      _ = try Document.logbook.decode(bytes)
    } catch {
      header.problem = Problem(path: path.text, reason: .document(error))
    }
    return (true, header.problem)
  }
}
