package import Training

/// Where a document belongs: the ids in its path, which it repeats in its members `id` and `parent`.
package struct DocumentPlace: Hashable, Sendable {
  /// The document's own id.
  package let id: EntityID
  /// The id of the workout or routine in whose folder the document is; nil for a document that is no part of one.
  package let parent: EntityID?

  package init(_ id: EntityID, in parent: EntityID? = nil) {
    self.id = id
    self.parent = parent
  }
}

extension DocumentPath {
  /// Where the document belongs; nil for `gymlog.json` and `profile.json`, which have no id.
  package var place: DocumentPlace? {
    switch self {
    case .logbook, .profile: nil
    case .activity(let folder): DocumentPlace(folder.id)
    case .standalone(_, let id): DocumentPlace(id)
    case .routine(let id, let file): file.place(in: id)
    case .workout(let folder, let file): file.place(in: folder.id)
    }
  }
}

extension MemberFile {
  /// Where the document belongs in the folder of the workout or routine `owner`.
  package func place(in owner: EntityID) -> DocumentPlace {
    switch self {
    case .head: DocumentPlace(owner)
    case .exercise(let id), .set(let id): DocumentPlace(id, in: owner)
    }
  }
}
