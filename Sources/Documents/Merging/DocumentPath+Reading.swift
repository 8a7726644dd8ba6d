import Formats
import Training

extension DocumentPath {
  /// Whether a text is a sound document of this path.
  package func reads(_ bytes: [UInt8]) -> Bool {
    func reads<Value>(_ coding: DocumentCoding<EntityID, Value>) -> Bool {
      guard let place else { return false }
      return (try? coding.decode(bytes, at: place)) != nil
    }
    func reads<Value: StoredAlone>(_: Value.Type) -> Bool { reads(Value.coding) }
    return switch self {
    case .logbook: (try? Document.logbook.decode(bytes)) != nil
    case .profile: (try? Document.profile.decode(bytes)) != nil
    case .activity: reads(Document.activity)
    case .standalone(let kind, _): reads(kind.type)
    case .routine(_, .head): reads(Document.routine)
    case .workout(_, .head): reads(Document.workout)
    case .routine(_, .exercise), .workout(_, .exercise): reads(Document.exercise)
    case .routine(_, .set): reads(Document.routineSet)
    case .workout(_, .set): reads(Document.workoutSet)
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
