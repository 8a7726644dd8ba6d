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
  var name = String(name)
  return name.withUTF8 { bytes in
    let (prefix, suffix) = (prefix.utf8, ".json".utf8)
    guard
      bytes.count > prefix.count + suffix.count, bytes.starts(with: prefix),
      bytes.suffix(suffix.count).elementsEqual(suffix)
    else { return nil }
    let id = bytes[prefix.count..<bytes.count - suffix.count]
    return EntityID(String(decoding: id, as: UTF8.self))
  }
}
