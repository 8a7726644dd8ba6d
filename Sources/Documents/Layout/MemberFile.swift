package import Training

/// What a file in the folder of a workout or of a routine is, by its name.
package enum MemberFile: Hashable, Sendable {
  /// The workout or the routine itself.
  case head
  case exercise(EntityID)
  case set(EntityID)

  /// Which folders files are named for.
  package enum Owner: Hashable, Sendable {
    case workout, routine

    var headName: String { self == .workout ? "workout.json" : "routine.json" }
  }

  /// Nil for names that aren't documents of such a folder.
  package init?(_ name: some StringProtocol, of owner: Owner) {
    if name.utf8.elementsEqual(owner.headName.utf8) {
      self = .head
    } else if let id = documentID(name, prefix: "set-") {
      self = .set(id)
    } else if let id = documentID(name, prefix: "exercise-") {
      self = .exercise(id)
    } else {
      return nil
    }
  }

  package func name(of owner: Owner) -> String {
    switch self {
    case .head: owner.headName
    case .exercise(let id): "exercise-\(id.text).json"
    case .set(let id): "set-\(id.text).json"
    }
  }
}

/// The id in a file name that is `prefix`, an id and `.json`; nil for any other.
func documentID(_ name: some StringProtocol, prefix: String = "") -> EntityID? {
  let bytes = name.utf8
  let suffix = ".json"
  guard
    bytes.count > prefix.utf8.count + suffix.utf8.count, bytes.starts(with: prefix.utf8),
    bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  else { return nil }
  let start = bytes.index(bytes.startIndex, offsetBy: prefix.utf8.count)
  let end = bytes.index(bytes.endIndex, offsetBy: -suffix.utf8.count)
  return EntityID(name[start..<end])
}
