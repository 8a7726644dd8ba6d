import Documents
import Formats
import Training

/// Merges two histories of a logbook: decides what becomes of each document that one of them changed. It reads and writes no
/// file.
///
/// A document is merged with the one at its own path only, never with one that looks like it. What one side deleted and the other
/// changed stays, with everything it needs to be seen: a set with its exercise, and a workout as a whole.
struct TreeMerge {
  /// A document in the last version that both sides had, in mine, and in theirs; nil for none.
  struct Versions {
    var base: [UInt8]?
    var mine: [UInt8]?
    var theirs: [UInt8]?
  }

  /// A document to write, or to remove.
  struct Step {
    let path: DocumentPath
    let before: [UInt8]?
    let after: [UInt8]?
  }

  /// The documents that differ from mine.
  private(set) var steps: [Step] = []
  /// Theirs of the documents in which both sides changed the same members, or that are damaged, by path. Mine stays in its place.
  private(set) var copies: [(path: String, bytes: [UInt8])] = []
  /// The workouts, routines and other documents that one side deleted and the other changed.
  private(set) var kept: [DocumentPath] = []
  /// The number of documents that both sides changed and that could be merged.
  private(set) var mergedCount = 0

  /// Merges the documents that one side changed. In the folder of a workout or routine in which theirs changed something, `changed`
  /// has all that mine changed, too.
  init(_ changed: [DocumentPath: Versions]) {
    var folders: [String: [DocumentPath]] = [:]
    for path in changed.keys.sorted(by: { $0.text < $1.text }) {
      folders[path.folder, default: []].append(path)
    }
    for (_, paths) in folders.sorted(by: { $0.key < $1.key }) { merge(paths, changed) }
  }

  private mutating func merge(_ paths: [DocumentPath], _ changed: [DocumentPath: Versions]) {
    var versions = changed.filter { paths.contains($0.key) }
    undoDeletion(of: paths, in: &versions, by: \.mine, against: \.theirs)
    undoDeletion(of: paths, in: &versions, by: \.theirs, against: \.mine)
    var results: [DocumentPath: [UInt8]?] = [:]
    for path in paths { results.updateValue(versions[path].flatMap { result(path, $0) }, forKey: path) }
    // A set that stays needs its exercise.
    for path in paths where path.isSet {
      guard case .some(.some(let text)) = results[path], let exercise = path.exercise(in: text) else {
        continue
      }
      guard case .some(.none) = results[exercise], let versions = versions[exercise] else { continue }
      results.updateValue(versions.mine ?? versions.theirs ?? versions.base, forKey: exercise)
      if !kept.contains(exercise) { kept.append(exercise) }
    }
    for path in paths {
      let (before, after) = (changed[path]?.mine, results[path].flatMap(\.self))
      if before != after { steps.append(Step(path: path, before: before, after: after)) }
    }
  }

  /// Restores what one side deleted in a folder, if it deleted the workout or routine and the other side changed something in it.
  private mutating func undoDeletion(
    of paths: [DocumentPath], in versions: inout [DocumentPath: Versions],
    by deleting: WritableKeyPath<Versions, [UInt8]?>, against changing: KeyPath<Versions, [UInt8]?>
  ) {
    guard let head = paths.first(where: \.isHead), let own = versions[head], own.base != nil,
      own[keyPath: deleting] == nil
    else { return }
    let isChanged = versions.values.contains {
      $0[keyPath: changing] != nil && $0[keyPath: changing] != $0.base
    }
    guard isChanged, own[keyPath: changing] != nil else { return }
    for path in paths {
      guard var own = versions[path], own[keyPath: deleting] == nil else { continue }
      own[keyPath: deleting] = own.base
      versions[path] = own
    }
    kept.append(head)
  }

  private mutating func result(_ path: DocumentPath, _ versions: Versions) -> [UInt8]? {
    let (base, mine, theirs) = (versions.base, versions.mine, versions.theirs)
    if mine == theirs || theirs == base { return mine }
    // A version that can be read isn't replaced by one that can't.
    if let mine, let theirs, path.reads(mine), path.damage(in: theirs) != nil {
      copies.append((ConflictCopy.path(of: theirs, beside: path.text), theirs))
      return mine
    }
    if mine == base { return theirs }
    guard let mine, let theirs else {
      kept.append(path)
      return mine ?? theirs
    }
    switch DocumentMerge.merge(base: base, mine: mine, theirs: theirs, at: path) {
    case .merged(let text):
      mergedCount += 1
      return text
    case .conflict(let mine, let theirs, _):
      copies.append((ConflictCopy.path(of: theirs, beside: path.text), theirs))
      return mine
    }
  }
}

extension DocumentPath {
  /// Whether it is the document of a workout or routine itself.
  package var isHead: Bool {
    switch self {
    case .routine(_, .head), .workout(_, .head): true
    default: false
    }
  }

  /// Whether it is a set.
  fileprivate var isSet: Bool {
    switch self {
    case .routine(_, .set), .workout(_, .set): true
    default: false
    }
  }

  /// The document of the workout or routine that it belongs to; nil for others.
  var head: DocumentPath? {
    switch self {
    case .routine(let routine, _): .routine(routine, .head)
    case .workout(let folder, _): .workout(folder, .head)
    default: nil
    }
  }

  /// The exercise that a set of this path belongs to; nil if its text doesn't say.
  func exercise(in text: [UInt8]) -> DocumentPath? {
    guard let value = (try? JSONDocument(text))?.root["in"]?.stringValue, let id = EntityID(value) else {
      return nil
    }
    return switch self {
    case .routine(let routine, _): .routine(routine, .exercise(id))
    case .workout(let folder, _): .workout(folder, .exercise(id))
    default: nil
    }
  }
}
