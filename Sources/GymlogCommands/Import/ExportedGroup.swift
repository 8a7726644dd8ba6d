import Documents
import Interchange
import Logbook
import Training
import Wording

/// Documents of an exported logbook that are restored together: all those of a workout, or a single one.
struct ExportedGroup {
  let entries: [ExportedLogbookReader.Entry]

  /// The folder of the workout; nil if the group isn't one.
  var folder: WorkoutFolder? { entries.first?.path.workoutFolder }

  /// The bytes of files beside the documents.
  var fileSize: Int { entries.reduce(0) { $0 + ($1.file?.count ?? 0) } }

  /// The workout; nil if the group isn't one, or its own document can't be read.
  var workout: Workout? {
    guard let folder else { return nil }
    let documents = Dictionary(entries.map { ($0.path.fileName, $0.bytes) }) { first, _ in first }
    return (try? StoredWorkout(folder, documents: documents))?.workout
  }

  /// The exercises that aren't in the logbook while sets of theirs are, with their other sets: the logbook has those sets in another
  /// exercise, such as one that the table of sets brought, which doesn't know the exercise's id.
  func elsewhere(in snapshot: Snapshot) throws(Failure) -> Set<DocumentPath> {
    let head = entries.first { if case .workout(_, .head) = $0.path { true } else { false } }
    guard folder != nil, let head, try snapshot.restoring(head.path, head.bytes) != .added else { return [] }
    var sets: [EntityID: [DocumentPath]] = [:]
    var present: Set<EntityID> = []
    var missing: [(id: EntityID, path: DocumentPath)] = []
    for entry in entries {
      guard case .workout(let folder, let file) = entry.path else { continue }
      let isMissing = try snapshot.restoring(entry.path, entry.bytes) == .added
      switch file {
      case .exercise(let id): if isMissing { missing.append((id, entry.path)) }
      case .set(let id):
        let place = DocumentPlace(id, in: folder.id)
        guard let set = try? Document.workoutSet.decode(entry.bytes, at: place) else { continue }
        if isMissing {
          sets[set.exercise, default: []].append(entry.path)
        } else {
          present.insert(set.exercise)
        }
      case .head: break
      }
    }
    return Set(missing.filter { present.contains($0.id) }.flatMap { [$0.path] + (sets[$0.id] ?? []) })
  }
}

struct ExportedGroups {
  private var reader: ExportedLogbookReader
  private let path: String
  private var following: ExportedLogbookReader.Entry?

  /// `path` is that of the file, for errors.
  init(_ reader: ExportedLogbookReader, _ path: String) throws(Failure) {
    (self.reader, self.path) = (reader, path)
    following = try read()
  }

  /// The next group; nil after the last one.
  mutating func next() throws(Failure) -> ExportedGroup? {
    guard let first = following else { return nil }
    var entries = [first]
    following = try read()
    while let next = following, let folder = next.path.workoutFolder, folder == first.path.workoutFolder {
      entries.append(next)
      following = try read()
    }
    return ExportedGroup(entries: entries)
  }

  private mutating func read() throws(Failure) -> ExportedLogbookReader.Entry? {
    do throws(ExportedLogbookError) {
      return try reader.next()
    } catch {
      throw .importUnreadable(path, error)
    }
  }
}
