package import Training

/// What `gymlog.json` says about the logbook.
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
