package import Formats
package import Training

/// The kinds of documents in Format.md. `Kinds/` has their members.
package enum Document {
  /// The member `result` of a set.
  package static func result(_ performance: Performance) -> JSON { Performance.codec.write(performance) }
}

/// The major versions of the format.
package enum DocumentVersion {
  /// The version that this program writes, and the only one that it reads.
  ///
  /// When there is a second version, each step from one to the next is a pure function over the older document's
  /// JSON, which ``DocumentCoding`` applies before it reads the members.
  package static let current = 1
}

/// The facts about the logbook in `gymlog.json`.
package struct LogbookDocument: Hashable, Sendable {
  /// When the logbook was created, if known.
  package var created: Instant?

  package init(created: Instant? = nil) { self.created = created }
}

extension Document {
  /// `gymlog.json`: the logbook.
  package static let logbook = DocumentCoding<Void, LogbookDocument>(
    blank: { LogbookDocument() }, name: { _ in }
  ) { logbook, members in
    members.optional("created", &logbook.created, .instant)
  }
}
