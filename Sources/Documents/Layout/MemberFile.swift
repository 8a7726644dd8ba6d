package import Training

/// A document in the folder of a workout or a routine, by its file name.
package enum MemberFile: Hashable, Sendable {
  /// The document of the workout or routine itself.
  case head
  case exercise(EntityID)
  case set(EntityID)

  /// The value that the folder belongs to.
  package enum Owner: Hashable, Sendable {
    case workout, routine

    var headName: String { self == .workout ? "workout.json" : "routine.json" }
  }

  /// Nil if `name` isn't the name of a document in such a folder.
  package init?(_ name: String, of owner: Owner) {
    var name = name
    guard let file = name.withUTF8({ MemberFile(utf8: UnsafeRawBufferPointer($0), of: owner) }) else {
      return nil
    }
    self = file
  }

  /// The same for a name as UTF-8.
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

  /// The file name in the folder of an owner.
  package func name(of owner: Owner) -> String {
    switch self {
    case .head: owner.headName
    case .exercise(let id): "exercise-\(id.text).json"
    case .set(let id): "set-\(id.text).json"
    }
  }
}

/// The id in a file name that is an id and `.json`; nil for any other name.
func documentID(_ name: Substring) -> EntityID? {
  var name = name
  return name.withUTF8 { documentID(UnsafeRawBufferPointer($0), prefix: "") }
}

/// The id in a file name that is `prefix`, an id and `.json`; nil for any other name.
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
