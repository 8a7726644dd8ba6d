import Formats
import Training

extension DocumentPath {
  /// Whether a text is a sound document of this path.
  package func reads(_ bytes: [UInt8]) -> Bool { error(in: bytes) == nil }

  /// The error that makes a text damaged as the document at this path; nil for a sound document, and for one of a newer format.
  package func damage(in bytes: [UInt8]) -> DocumentError? {
    guard let error = error(in: bytes) else { return nil }
    if case .newer = error.reason { return nil }
    return error
  }

  /// The error that makes a text unusable as the document at this path; nil if it is sound.
  package func error(in bytes: [UInt8]) -> DocumentError? {
    func error<Name, Value>(_ coding: DocumentCoding<Name, Value>, named name: Name) -> DocumentError? {
      do throws(DocumentError) {
        _ = try coding.decode(bytes, named: name, at: place)
        return nil
      } catch {
        return error
      }
    }
    func error<Value: StoredAlone>(_: Value.Type, _ id: EntityID) -> DocumentError? {
      error(Value.coding, named: id)
    }
    return switch self {
    case .logbook: error(Document.logbook, named: ())
    case .profile: error(Document.profile, named: ())
    case .activity(let folder): error(Document.activity, named: folder.id)
    case .standalone(let kind, let id): error(kind.type, id)
    case .routine(let id, .head): error(Document.routine, named: id)
    case .workout(let folder, .head): error(Document.workout, named: folder.id)
    case .routine(_, .exercise(let id)), .workout(_, .exercise(let id)): error(Document.exercise, named: id)
    case .routine(_, .set(let id)): error(Document.routineSet, named: id)
    case .workout(_, .set(let id)): error(Document.workoutSet, named: id)
    }
  }

  /// Whether a text is a JSON object whose `id` and `parent`, as far as it has them, are those of this path.
  package func isNamed(in bytes: [UInt8]) -> Bool {
    guard let root = try? JSONDocument(bytes).root, root.kind == .object else { return false }
    guard let place else { return true }
    return (root["id"]?.isText(place.id.text) ?? true)
      && (root["parent"].map { value in place.parent.map { value.isText($0.text) } ?? true } ?? true)
  }

  /// The text with the ids of this path, if it is a sound document that lacks them; nil if nothing is missing, or it can't be
  /// used.
  package func naming(_ bytes: [UInt8]) -> [UInt8]? {
    guard let place, reads(bytes), let document = try? JSONDocument(bytes) else { return nil }
    var missing: [JSON.Member] = []
    if document.root["id"] == nil { missing.append(JSON.Member(name: "id", value: .string(place.id.text))) }
    if let parent = place.parent, document.root["parent"] == nil {
      missing.append(JSON.Member(name: "parent", value: .string(parent.text)))
    }
    if missing.isEmpty { return nil }
    return document.replacing(
      with: .object(
        missing + document.root.members.map { JSON.Member(name: $0.name, value: JSON($0.value)) }),
      shape: .object([:]), style: .members)
  }
}
