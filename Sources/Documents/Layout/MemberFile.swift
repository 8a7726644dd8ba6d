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
  package init?(_ name: String, of owner: Owner) {
    var name = name
    guard let file = name.withUTF8({ MemberFile(utf8: UnsafeRawBufferPointer($0), of: owner) }) else {
      return nil
    }
    self = file
  }

  /// The same of a name's bytes.
  package init?(utf8 name: UnsafeRawBufferPointer, of owner: Owner) {
    if name.elementsEqual(owner.headName.utf8) {
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
func documentID(_ name: Substring) -> EntityID? {
  var name = name
  return name.withUTF8 { documentID(UnsafeRawBufferPointer($0), prefix: "") }
}

private func documentID(_ name: UnsafeRawBufferPointer, prefix: StaticString) -> EntityID? {
  let suffix: StaticString = ".json"
  let id = prefix.utf8CodeUnitCount..<max(prefix.utf8CodeUnitCount, name.count - suffix.utf8CodeUnitCount)
  guard name.count > prefix.utf8CodeUnitCount + suffix.utf8CodeUnitCount,
    isEqual(name[..<id.lowerBound], prefix), isEqual(name[id.upperBound...], suffix)
  else { return nil }
  return EntityID(String(decoding: name[id], as: UTF8.self))
}

private func isEqual(_ bytes: Slice<UnsafeRawBufferPointer>, _ word: StaticString) -> Bool {
  bytes.count == word.utf8CodeUnitCount
    && zip(bytes, UnsafeBufferPointer(start: word.utf8Start, count: bytes.count)).allSatisfy { $0 == $1 }
}
